## Słowa potrzebne każdej grze

list-and = { $head } i { $last }

## Czego sam stół nie dopuszcza

refusal-unknown_game = Nie ma gry „{ $game }”. Są: { $known }.
refusal-wrong_seats = Liczba miejsc { $seats } nie pasuje do tej gry: może ich być od { $least } do { $most }.
refusal-wrong_seed = „{ $seed }” nie jest ziarnem losowania: musi to być liczba całkowita.
refusal-wrong_chance = „{ $chance }” nie jest źródłem losowości.
refusal-unknown_option = Ten stół nie zna opcji „{ $option }”. Zna te: { $known }.
refusal-wrong_option = Opcja „{ $option }” nie przyjmuje wartości „{ $value }”. Przyjmuje: { $known }.
refusal-no_such_seat = Przy tym stole nie ma miejsca { $seat }.
refusal-match_over = Gra jest skończona; nie ma już o czym decydować.
refusal-not_asked = Miejsce { $seat } nie ma teraz o czym decydować. Stół czeka na miejsce: { $waiting }.
refusal-stale_ask = Na pytanie { $number } jest już odpowiedź; otwarte jest teraz pytanie { $now }.
refusal-not_an_option = „{ $option }” nie należy do możliwości do wyboru.
refusal-nothing_to_undo = Miejsce { $seat } nie ma odpowiedzi, którą można cofnąć.
refusal-information_horizon = Po odpowiedzi z miejsca { $seat } coś zostało ujawnione lub dobrane: nie można jej cofnąć w pojedynkę.
refusal-others_have_acted = Po odpowiedzi z miejsca { $seat } są już odpowiedzi innych: nie można jej cofnąć w pojedynkę.
