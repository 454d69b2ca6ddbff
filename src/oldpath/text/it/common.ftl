## Parole che servono a ogni gioco

list-and = { $head } e { $last }

## Ciò che il tavolo stesso rifiuta

refusal-unknown_game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
refusal-wrong_seats = «{ $seats }» non è un numero di posti per questo gioco: ne servono da { $least } a { $most }.
refusal-wrong_seed = «{ $seed }» non è un seme: un seme è un numero intero.
refusal-wrong_chance = «{ $chance }» non è una fonte di casualità.
refusal-unknown_option = Questo tavolo non ha l'opzione «{ $option }». Ha: { $known }.
refusal-wrong_option = L'opzione «{ $option }» non può essere «{ $value }». Può essere: { $known }.
refusal-no_such_seat = A questo tavolo non c'è un posto { $seat }.
refusal-match_over = La partita è finita; non c'è più nulla da decidere.
refusal-not_asked = Il posto { $seat } non ha niente da decidere adesso. Il tavolo aspetta: posto { $waiting }.
refusal-stale_ask = La domanda { $number } ha già una risposta; quella aperta è la { $now }.
refusal-not_an_option = «{ $option }» non è fra le scelte possibili.
refusal-nothing_to_undo = Il posto { $seat } non ha risposte da ritirare.
refusal-information_horizon = Dopo la risposta del posto { $seat } si è rivelato o pescato qualcosa: non si può ritirarla da soli.
refusal-others_have_acted = Dopo la risposta del posto { $seat } hanno risposto altri: non si può ritirarla da soli.
