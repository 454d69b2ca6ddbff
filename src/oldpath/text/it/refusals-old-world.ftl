### Perché qualcosa nel «Vecchio Mondo» non è permesso. I nomi arrivano così come sono;
### attributi, terreni e mazzi sono parole nude (combat, forest, city) fra cui le frasi scelgono.

refusal-ow_wrong_moment = Non è il momento di { ow-verb-phrase }: la domanda è un'altra.
refusal-ow_not_asked_now = Il posto { $seat } non può { ow-verb-phrase } adesso: stanno decidendo altri.
ow-verb-phrase = { $verb ->
    [go] muovere
    [go-on] andare avanti
    [act] usare l'azione di un luogo
    [dice-with] giocare a poker di dadi
    [quest] risolvere una missione
    [pay] pagare un movimento
    [pay-gold] pagare un movimento
    [pay-two] pagare un movimento
    [ferry] pagare un movimento
    [ride] pagare un movimento
    [fight] affrontare un mostro
    [attack-witcher] attaccare un witcher
    [meditate] meditare
    [explore] esplorare
    [gold-instead] prendere oro invece di esplorare
    [option] scegliere un'opzione di un evento
    [either] scegliere fra due effetti
    [attribute] alzare un attributo
    [trail] scegliere una traccia
    [give-up] rinunciare a una pozione
    [discard] scartare una carta
    [trash] eliminare una carta
    [take] prendere una carta
    [return] rimettere una carta nel mazzo vita
    [keep] prendere in mano una carta guardata
    [put-back] rimettere una carta in cima a un mazzo
    [buy] guadagnare una carta della fila azioni
    [stop] smettere
    [pass] passare
    [play] giocare una carta
    [use] usare questo
    [attack] scegliere l'attacco del mostro
    [bet] scommettere
    [reroll] rilanciare dadi
    [keep-dice] tenere i dadi
    [school] scegliere una scuola
   *[other] fare questo
}
refusal-ow_not_offered = Qui non si può { ow-verb-phrase }; { $offered ->
    [one] c'è 1 altra cosa
   *[other] ci sono altre { $offered } cose
} da scegliere.
refusal-ow_yourself = Il posto { $other } è il tuo.
refusal-ow_already_here = Il luogo in cui ti trovi è già { $place }.
refusal-ow_not_connected = Nessun percorso unisce direttamente { $here } e { $place }.
refusal-ow_cannot_pay_move = Non puoi pagare il movimento verso { $place }: serve una carta del suo terreno, una carta e 1 moneta d'oro, o due carte. In mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}; monete d'oro: { $gold }.
refusal-ow_move_first = In questo turno non c'è ancora stato un tuo movimento: finché non te ne vai e torni, qui ({ $place }) non si può fare nulla.
refusal-ow_action_used = L'azione di { $place } è già usata in questo turno.
refusal-ow_no_stake = La gente del posto ({ $place }) vuole vedere 1 moneta d'oro sul tavolo, e tu non ne hai.
refusal-ow_nothing_to_trade = Nessuna carta della fila azioni costa abbastanza poco da prenderla qui ({ $place }) in cambio di una carta della tua mano.
refusal-ow_no_lesson = Qui ({ $place }) non c'è nulla da imparare: non ti basta l'oro (ne hai { $gold }), o padroneggi già tutto.
refusal-ow_not_here = Il witcher del posto { $other } non è nel tuo luogo.
refusal-ow_diced_already = In questo turno hai già giocato a dadi con il witcher del posto { $other }.
refusal-ow_no_gold_for_dice = Per il poker di dadi serve 1 moneta d'oro per parte; una delle due parti ne ha { $gold }.
refusal-ow_no_such_quest = «{ $quest }» non è fra le tue missioni.
refusal-ow_quest_elsewhere = «{ $quest }» si risolve in un altro luogo: { $place }.
refusal-ow_quest_at_school = «{ $quest }» si risolve in una delle cinque scuole dei witcher.
refusal-ow_quest_price = Risolvere «{ $quest }» costa { $price ->
    [one] 1 moneta d'oro
   *[other] { $price } monete d'oro
}; ne hai { $gold }.
refusal-ow_not_in_hand = «{ $card }» non è nella tua mano di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
refusal-ow_wrong_terrain = «{ $card }» non mostra il terreno di { $place }.
refusal-ow_right_terrain = «{ $card }» mostra il terreno di { $place }: basta da sola a pagare il movimento.
refusal-ow_no_ride = Non hai nulla che ti porti gratis verso { $place }.
refusal-ow_no_gold = Basterebbero una carta e 1 moneta d'oro; hai { $gold ->
    [one] 1 moneta d'oro
   *[other] { $gold } monete d'oro
}.
refusal-ow_no_second_card = Basterebbero due carte; in mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
refusal-ow_monster_elsewhere = Questo mostro non è nel tuo luogo: { $monster }.
refusal-ow_toll = Per affrontare questo mostro ({ $monster }) devi scartare { $potions ->
    [one] 1 pozione non usata
   *[other] { $potions } pozioni non usate
}, e ne hai troppo poche.
refusal-ow_meditate_first = È l'ultimo mostro ({ $monster }): prima di affrontarlo devi avere il trofeo attributo.
refusal-ow_no_fights_at_schools = I witcher non si scontrano fra loro nel luogo di una scuola, e { $place } lo è.
refusal-ow_tavern_closed = La taverna di { $place } è chiusa: qui c'è stato l'ultimo scontro tra witcher.
refusal-ow_diced_with_target = In questo turno hai giocato a dadi con il witcher del posto { $other }, quindi non puoi attaccarlo.
refusal-ow_not_at_top = Per meditare serve un attributo a livello 5; { ow-attribute.art } è a livello { $level }.
refusal-ow_trophy_owned = Hai già il trofeo { ow-attribute }; nessuno ne ha due identici.
refusal-ow_trophy_gone = Il trofeo { ow-attribute } non è più disponibile, qualunque sia il tuo livello ({ $level }).
refusal-ow_exploration_barred = Una carta ti vieta di esplorare in questo turno, anche il mazzo { $deck ->
    [city] città
   *[wilds] regioni selvagge
}.
refusal-ow_deck_empty = Nel mazzo { $deck ->
    [city] città
   *[wilds] regioni selvagge
} non ci sono più carte.
refusal-ow_option_price = Questa opzione costa { $price ->
    [one] 1 moneta d'oro
   *[other] { $price } monete d'oro
}; ne hai { $gold }.
refusal-ow_at_top = Un tuo attributo, { ow-attribute.art }, è già al livello più alto, { $level }.
refusal-ow_foreign_specialty = La tua Specialità, ora a livello { $level }, la insegna solo la tua scuola.
refusal-ow_lesson_price = Addestrare { ow-attribute.art } qui costa { $price ->
    [one] 1 moneta d'oro
   *[other] { $price } monete d'oro
}; ne hai { $gold }.
refusal-ow_not_lowest = Un altro attributo è più in basso del livello { $level }, dove sta { ow-attribute.art }; oppure è proprio questo che è appena salito.
refusal-ow_trail_owned = Hai già una traccia del mostro { $terrain ->
    [forest] della foresta
    [mountain] della montagna
   *[water] dell'acqua
}, o la stai cercando.
refusal-ow_no_token = Nella pila { $terrain ->
    [forest] della foresta
    [mountain] della montagna
   *[water] dell'acqua
} non ci sono segnalini adatti.
refusal-ow_no_such_monster = Sulla mappa non c'è nessun mostro { $terrain ->
    [forest] della foresta
    [mountain] della montagna
   *[water] dell'acqua
}.
refusal-ow_no_such_potion = Non hai questa pozione non usata: { $potion }.
refusal-ow_nothing_cheap_enough = Nessuna carta della fila azioni costa al massimo 1 in più di «{ $card }».
refusal-ow_not_in_row = «{ $card }» non è nella fila azioni.
refusal-ow_not_looked_at = «{ $card }» non è fra le carte che puoi scegliere qui.
refusal-ow_not_yours = «{ $card }» non è nella tua mano, né nel mazzo, né nella pila degli scarti.
refusal-ow_not_in_discard = «{ $card }» non è nella tua pila degli scarti.
refusal-ow_wrong_cost = «{ $card }» ha costo { $cost }, che qui non va bene.
refusal-ow_too_dear = «{ $card }» costa, dove si trova, { $cost ->
    [one] 1 carta
   *[other] { $cost } carte
}; in mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
refusal-ow_too_many_cards = In mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} e ne puoi tenere al massimo { $limit }.
refusal-ow_must_play = In mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}: devi giocare una combo di almeno una carta.
refusal-ow_does_not_link = «{ $card }» non ha il colore di nessuna estensione di «{ $beneath }».
refusal-ow_choose_link = «{ $card }» corrisponde a più estensioni: di' quale, per esempio la prima.
refusal-ow_thing_not_yours = Questo non ce l'hai: { $thing }.
refusal-ow_no_more_potions = La tua Alchimia permette { $limit ->
    [one] 1 pozione
   *[other] { $limit } pozioni
} per scontro, o il mostro ne permette meno; questa deve aspettare: { $thing }.
refusal-ow_thing_used = Questo è già usato: { $thing }.
refusal-ow_condition_fails = La condizione ora non è soddisfatta: { $thing }.
refusal-ow_other_window = È per un altro momento dello scontro: { $thing }.
refusal-ow_board_not_offered = Non stai guardando la plancia di questa scuola: { $school }.
refusal-ow_no_such_dice = I tuoi dadi non mostrano { $faces }.
