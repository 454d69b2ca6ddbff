## Слова, потрібні кожній грі

list-and = { $head } і { $last }

## Відмови самого столу

refusal-unknown_game = Гри «{ $game }» немає. Є такі: { $known }.
refusal-wrong_seats = Кількість місць «{ $seats }» не підходить: їх має бути від { $least } до { $most }.
refusal-wrong_seed = «{ $seed }» не годиться на зерно: зерно — це ціле число.
refusal-wrong_chance = «{ $chance }» не є джерелом випадковості.
refusal-unknown_option = Параметра столу «{ $option }» немає. Є такі: { $known }.
refusal-wrong_option = Параметр «{ $option }» не може мати значення «{ $value }». Можливі значення: { $known }.
refusal-no_such_seat = За цим столом немає місця { $seat }.
refusal-match_over = Партію завершено; вирішувати більше нічого.
refusal-not_asked = Місце { $seat } зараз нічого не вирішує. Стіл чекає на інші місця: { $waiting }.
refusal-stale_ask = На запитання { $number } відповідь уже є; зараз відкрите запитання { $now }.
refusal-not_an_option = «{ $option }» немає серед варіантів.
refusal-nothing_to_undo = Місце { $seat } не має відповіді, яку можна скасувати.
refusal-information_horizon = Після відповіді місця { $seat } щось відкрито або добрано: саму її вже не скасувати.
refusal-others_have_acted = Після відповіді місця { $seat } відповіли й інші: саму її вже не скасувати.
ronin = Шлях призначення: Ронін
