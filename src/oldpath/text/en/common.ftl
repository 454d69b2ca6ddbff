## Words that every game needs

list-and = { $head } and { $last }

## Refusals of the table itself

refusal-unknown_game = There is no game called “{ $game }”. There are: { $known }.
refusal-wrong_seats = { $seats } seats cannot play this game: it takes { $least } to { $most } seats.
refusal-wrong_seed = “{ $seed }” is no seed: a seed is a whole number.
refusal-wrong_chance = “{ $chance }” is no source of chance.
refusal-unknown_option = There is no table option “{ $option }”. There are: { $known }.
refusal-wrong_option = The option “{ $option }” cannot be “{ $value }”. It can be: { $known }.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-match_over = The match is over; nothing more can be decided.
refusal-not_asked = Seat { $seat } has nothing to decide now. The table waits for seat { $waiting }.
refusal-stale_ask = Question { $number } has been answered already; the open one is { $now }.
refusal-not_an_option = “{ $option }” is not one of the options.
refusal-nothing_to_undo = Seat { $seat } has no answer that could be taken back.
refusal-information_horizon = Something was revealed or drawn since seat { $seat } answered: it cannot be taken back alone.
refusal-others_have_acted = Others have answered since seat { $seat } did: it cannot be taken back alone.
