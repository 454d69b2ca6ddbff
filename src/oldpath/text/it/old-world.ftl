old-world = The Witcher: Il Vecchio Mondo

## Colori, attributi, terreni

ow-colour = { $colour ->
    [blue] blu
    [red] rossa
    [green] verde
    [yellow] gialla
   *[purple] viola
  }
    .card = { $colour ->
        [blue] blu
        [red] rossa
        [green] verde
        [yellow] gialla
       *[purple] viola
      }
    .plural = { $colour ->
        [blue] blu
        [red] rosse
        [green] verdi
        [yellow] gialle
       *[purple] viola
      }
ow-attribute = { $attribute ->
    [combat] Combattimento
    [defense] Difesa
    [alchemy] Alchimia
   *[specialty] Specialità
  }
    .art = { $attribute ->
        [combat] il Combattimento
        [defense] la Difesa
        [alchemy] l'Alchimia
       *[specialty] la Specialità
      }
ow-terrain = { $terrain ->
    [forest] foresta
    [mountain] montagna
    [water] acqua
   *[wild] qualsiasi terreno
  }
ow-or = { $head } o { $last }

## Cosa c'è su una carta azione

ow-icon-damage = { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
  }
ow-icon-shield = scudo +{ $amount }
ow-icon-draw = { $sign ->
    [plus] carte da pescare +{ $amount }
   *[minus] carte da pescare −{ $amount }
  }
ow-icon-top = prendi la prima carta della tua pila degli scarti
ow-icon-back = questa carta torna in mano
ow-icon-none = nessun effetto
ow-link = { ow-colour }: { $icons }
ow-face = { ow-colour }, { ow-terrain }, costo { $cost }; { $icons }{ $count ->
    [0] {""}
   *[other] ; poi { $links }
  }
ow-card-line = { ow-colour }; { ow-terrain }; costo { $cost }
ow-card-link = se la prossima è { $link }

## Quando si può usare qualcosa, e cosa succede da sé

ow-power = { $uses ->
    [fight] una volta per scontro,{" "}
    [turn] una volta per turno,{" "}
   *[card] {""}
  }{ $window ->
    [before_pool] prima di formare il tuo mazzo vita
    [before_their_first_turn] prima del primo turno di scontro dell'avversario
    [own_turn] nel tuo turno di scontro
    [own_first_turn] nel tuo primo turno di scontro
    [shield_gone] appena lo scudo è a 0 nel tuo turno di scontro
    [combo_done] quando la tua combo è completa
    [they_discarded] quando l'avversario scarta carte per il tuo attacco
    [you_discarded] quando scarti carte per l'attacco dell'avversario
    [specialty_used] dopo aver usato la tua specialità
   *[revealed] quando è rivelata la carta del mostro
  }{ $when }, { $does }
ow-moment = { $at ->
    [before_pool] prima di formare il tuo mazzo vita
    [after_pool] dopo aver formato il tuo mazzo vita
    [after_its_first_turn] alla fine del primo turno di scontro del mostro
    [defeated] quando sconfiggi questo mostro
   *[after_defeat] dopo aver sconfitto un mostro
  }{ $when }, { $does }
ow-provided = , se { $when }
ow-for-cost = { $cost } e in cambio { $does }
ow-by-specialty = { $does }, secondo il livello di Specialità
ow-nothing = niente

ow-when-hand = { $bound ->
    [none] non hai carte in mano
    [least] hai in mano almeno { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
   *[most] hai in mano al massimo { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
  }
ow-when-deck = { $bound ->
    [none] il tuo mazzo vita è vuoto
    [least] il tuo mazzo vita ha almeno { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
   *[most] il tuo mazzo vita ha al massimo { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
  }
ow-when-discard-pile = { $bound ->
    [none] la tua pila degli scarti è vuota
    [least] la tua pila degli scarti ha almeno { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
   *[most] la tua pila degli scarti ha al massimo { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
  }
ow-when-shield = { $bound ->
    [none] il tuo scudo è a 0
    [least] il tuo scudo è almeno a { $count }
   *[most] il tuo scudo è al massimo a { $count }
  }
ow-when-gold = { $bound ->
    [none] non hai oro
    [least] hai almeno { $count ->
        [one] 1 moneta d'oro
       *[other] { $count } monete d'oro
      }
   *[most] hai al massimo { $count ->
        [one] 1 moneta d'oro
       *[other] { $count } monete d'oro
      }
  }
ow-when-potions = { $bound ->
    [none] non hai pozioni
    [least] hai almeno { $count ->
        [one] 1 pozione
       *[other] { $count } pozioni
      }
   *[most] hai al massimo { $count ->
        [one] 1 pozione
       *[other] { $count } pozioni
      }
  }
ow-when-trophies = { $bound ->
    [none] non hai trofei
    [least] hai almeno { $count ->
        [one] 1 trofeo
       *[other] { $count } trofei
      }
   *[most] hai al massimo { $count ->
        [one] 1 trofeo
       *[other] { $count } trofei
      }
  }
ow-when-combo = { $bound ->
    [none] è vuota
    [least] ha almeno { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
   *[most] ha al massimo { $count ->
        [one] 1 carta
       *[other] { $count } carte
      }
  }
ow-when-combo-shows = ha una carta { ow-colour }
ow-when-no-trail = non hai un segnalino traccia di questo mostro
ow-when-first-combo-against-monster = è la tua prima in uno scontro con un mostro

## Cosa fanno le carte

ow-gain-gold = guadagna { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }
ow-lose-gold = perdi { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }
ow-draw-potions = pesca { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
  }
ow-potions-up-to = pesca pozioni fino ad averne { $count }{ $over_limit ->
    [0] {""}
   *[1] , anche oltre il limite
  }
ow-lose-potions = scarta { $count ->
    [one] 1 pozione non usata
   *[other] { $count } pozioni non usate
  }
ow-lose-all-potions = scarta tutte le pozioni non usate
ow-lose-shield = abbassa lo scudo di { $by }
ow-set-shield = abbassa lo scudo a { $to }
ow-refill-shield = alza lo scudo fino al valore della Difesa
ow-raise-shield = alza lo scudo di { $by }
ow-raise = alza { ow-attribute.art } di 1 livello
ow-lower = abbassa { ow-attribute.art } di 1 livello
ow-raise-lowest = alza di 1 livello { $count ->
    [one] il tuo attributo più basso
   *[other] i tuoi { $count } attributi più bassi
  }
ow-raise-any = alza di 1 livello un attributo qualsiasi
ow-draw-cards = pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
ow-discard-cards = scarta dalla mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
ow-trash-cards = elimina { $count ->
    [one] 1 tua carta
   *[other] { $count } tue carte
  }
ow-take-card = metti sulla tua pila degli scarti { $cost ->
    [any] una carta qualsiasi
   *[other] una carta di costo { $cost }
  } della fila azioni
ow-phase-three = pesca nella fase III { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
  } in { $sign ->
    [plus] più
   *[minus] meno
  }
ow-free-card = prendi gratis la carta della fase III
ow-take-trail = prendi un segnalino traccia a scelta
ow-take-every-trail = prendi un segnalino traccia per ogni mostro sulla mappa
ow-move = muovi gratis in un luogo collegato, di cui puoi usare l'azione
ow-go-to-phase-three = vai alla fase III
ow-no-exploration = non esplorare in questo turno
ow-event = risolvi l'evento { $number }
ow-take-quest = questa carta diventa una tua missione: { $where ->
    [place] nel luogo { $place }
    [forest] in un luogo di foresta a caso
    [mountain] in un luogo di montagna a caso
    [water] in un luogo di acqua a caso
    [own] nella tua scuola
   *[any] in una scuola qualsiasi
  }{ $price ->
    [0] {""}
    [one] , per 1 moneta d'oro
   *[other] , per { $price } monete d'oro
  }, risolvi l'evento { $event }
ow-keep-card = conserva questa carta
ow-lose-keepsake = togli dal gioco «{ $thing }»
ow-school-guest = nella tua scuola pesca 2 pozioni e alza di 1 livello un attributo qualsiasi; in un'altra guadagna 4 monete d'oro e vai alla fase III, e il witcher di quella scuola prende un segnalino traccia per ognuno dei tuoi e alza di 1 livello un attributo qualsiasi
ow-die = lancia un dado. { $ranges }
ow-test = lancia un dado e aggiungi il doppio del tuo livello di { ow-attribute }. { $ranges }
ow-by-level = { $of ->
    [alchemy] decide il tuo livello di Alchimia
   *[witcher] decide il tuo livello witcher
  }. { $ranges }
ow-short-fight = scontro breve: abbassa lo scudo { $shield ->
    [all] a 0
   *[other] di { $shield }
  }, pesca { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
  } e gioca una sola combo; decidono i suoi danni. { $ranges }
ow-range = { $range }: { $what }
ow-range-open = { $from } o più
ow-if = se { $when }, { $does }; altrimenti { $otherwise }
ow-either = { $first } oppure { $second }
ow-beat-the-hand = lancia cinque dadi, con un rilancio; se la tua mano batte { $hand }, { $does }
ow-damage = infliggi { $points ->
    [one] 1 danno
   *[other] { $points } danni
  }
ow-take-damage = subisci { $points ->
    [one] 1 danno
   *[other] { $points } danni
  }
ow-add-damage = infliggi { $points ->
    [one] 1 danno
   *[other] { $points } danni
  } in più
ow-change-draw = pesca alla fine di questo turno { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
  } in { $sign ->
    [plus] più
   *[minus] meno
  }
ow-single-card-combo = gioca in questo turno una combo di una sola carta
ow-extra-card = aggiungi alla combo ancora 1 carta della mano, che non deve corrispondere
ow-take-top = prendi in mano la prima carta della tua pila degli scarti
ow-return-to-deck = mescola nel tuo mazzo vita { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } della tua pila degli scarti
ow-search-their-deck = guarda { $look ->
    [one] la prima carta
   *[other] le prime { $look } carte
  } del mazzo vita dell'avversario, scartane { $discard } e rimetti il resto in cima
ow-choose-half = scegli Carica o Azzanna
ow-discard-from-deck = scarta dal tuo mazzo vita { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } a scelta e mescolalo
ow-discard-at-random = scarta dalla mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } a caso
ow-lower-for-fight = abbassa { ow-attribute.art } di 1 livello per questo scontro
ow-lose-shield-per-card = abbassa lo scudo di { $by } per ogni carta che hai in mano
ow-fix-phase-three = nella fase III di questo turno pesca solo fino a { $to ->
    [one] 1 carta
   *[other] { $to } carte
  }, qualunque altra cosa lo cambi

## Specialità

ow-venomous-steel = guarda { $look ->
    [one] la prima carta
   *[other] le prime { $look } carte
  } del mazzo vita dell'avversario{ $discard ->
    [0] {" "}e rimettile
   *[other] , scartane { $discard } e rimetti il resto
  } in cima nell'ordine che vuoi
ow-armor = { $shield ->
    [0] {""}
   *[other] alza lo scudo di { $shield } e{" "}
  }pesca { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
  }
ow-speed = { $rest ->
    [0] prendi in mano { $look ->
        [one] la prima carta
       *[other] le prime { $look } carte
      } del tuo mazzo vita
   *[other] guarda le prime { $look } carte del tuo mazzo vita, prendine { $keep } in mano e rimettine { $rest } in cima nell'ordine che vuoi
  }
ow-magic = prendi in mano { $which ->
    [top] la prima carta della tua pila degli scarti
    [any] una carta qualsiasi della tua pila degli scarti
   *[from] la prima carta della tua pila degli scarti (dal livello { $any_from } una qualsiasi)
  }{ $discard ->
    [0] {""}
    [one] , poi scarta dalla mano 1 carta
   *[other] , poi scarta dalla mano { $discard } carte
  }
ow-swordsmanship = infliggi { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
  } in più{ $draw ->
    [0] {""}
    [one] {" "}e pesca 1 carta
   *[other] {" "}e pesca { $draw } carte
  }

## Cosa fanno le carte durevoli

ow-passive-potion-limit = puoi tenere fino a { $count ->
    [one] 1 pozione non usata
   *[other] { $count } pozioni non usate
  }
ow-passive-colour-deals = ogni carta { ow-colour } della tua combo infligge { $by ->
    [one] 1 danno
   *[other] { $by } danni
  } in più
ow-passive-colour-shields = ogni carta { ow-colour } che giochi in uno scontro alza il tuo scudo di { $by }
ow-passive-first-against-monsters = contro i mostri il primo turno di scontro è sempre tuo
ow-passive-gold-on-entering = ogni volta che raggiungi { $places }, guadagna { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }
ow-passive-free-move = una volta per turno muovi gratis in un luogo collegato: { ow-terrain }
ow-passive-any-card = una volta per turno muovi con una carta qualsiasi in un luogo collegato: { ow-terrain }
ow-passive-training-discount = il tuo prossimo addestramento in una scuola costa { $by ->
    [one] 1 moneta d'oro
   *[other] { $by } monete d'oro
  } in meno, ma almeno { $at_least }; poi questa carta è consumata
ow-passive-next-exploration = al posto della tua prossima esplorazione risolvi l'evento { $event }; poi questa carta è consumata
ow-passive-gold-for-exploration = al posto della tua prossima esplorazione puoi guadagnare { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }; poi questa carta è consumata
ow-passive-monsters-first-damage-less = nel suo primo turno di scontro un mostro ti infligge { $by ->
    [one] 1 danno
   *[other] { $by } danni
  } in meno

## Cosa fanno i mostri

ow-passive-toll = per cominciare questo scontro scarta senza effetto { $potions ->
    [one] 1 pozione non usata
   *[other] { $potions } pozioni non usate
  }
ow-passive-worse-half-first = nel suo primo turno di scontro il mostro fa l'attacco che ti costa più carte
ow-passive-first-damage-at-most = nel tuo primo turno di scontro infliggi al massimo { $points ->
    [one] 1 danno
   *[other] { $points } danni
  }
ow-passive-no-first-damage-without-trail = nel tuo primo turno di scontro, senza un segnalino traccia di questo mostro, non infliggi danni
ow-passive-first-draw-without-combat = nel tuo primo turno di scontro, quando peschi, il Combattimento vale 0
ow-passive-draw-less-without = dopo una combo senza carte { ow-colour.plural }, pesca alla fine del turno { $by ->
    [one] 1 carta
   *[other] { $by } carte
  } in meno
ow-passive-draw-less = alla fine di ogni tuo turno di scontro pesca { $by ->
    [one] 1 carta
   *[other] { $by } carte
  } in meno, ma almeno { $at_least }
ow-passive-powerless = le carte { ow-colour.plural } non hanno effetto; possono comunque estendere una combo
ow-passive-first-damage-from-hand = per i danni del primo turno di scontro del mostro scarta prima carte dalla mano
ow-passive-snatches = ogni volta che il mostro infligge danni, ne infligge { $by } in meno e tu scarti dalla mano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a caso
ow-passive-random-first-card = nel tuo primo turno di scontro la prima carta della combo è presa a caso dalla tua mano
ow-passive-shield-rises-at-most = in ogni tuo turno di scontro lo scudo può salire in tutto di { $points }
ow-passive-potions-at-most = in questo scontro puoi usare al massimo { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
  }
ow-passive-colour-costs-shield = una combo con una carta { ow-colour.card } abbassa il tuo scudo di { $by }
ow-passive-colours-deal-less = una combo con una carta { $colours } infligge { $by ->
    [one] 1 danno
   *[other] { $by } danni
  } in meno
ow-passive-last-cards-hit-harder = finché il mazzo vita del mostro ha al massimo { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }, i suoi attacchi infliggono { $by ->
    [one] 1 danno
   *[other] { $by } danni
  } in più

## Carte scontro dei mostri

ow-fight-card-face = Carica: { $charge }; Azzanna: { $bite }
ow-half-damage = { $points ->
    [one] 1 danno
   *[other] { $points } danni
  }
ow-half-equal = danni pari al tuo livello di { ow-attribute }
ow-half-random = scarta dalla mano { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } a caso
ow-half-trash = elimina { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } dalla mano
ow-half-lowers = { ow-attribute } −1

## Domande

ask-school = Scegli la tua scuola
ask-hard_terrain = Scegli il terreno del mostro di livello II
ask-attribute = Scegli un attributo da alzare di 1 livello
ask-travel = Fase I: muovi, fai qualcosa qui o vai alla fase II
ask-fare = Scegli come paghi il movimento verso { $about }
ask-destination = Scegli dove muovi gratis
ask-action = Vuoi usare l'azione di questo luogo?
ask-lesson = Scegli che cosa impari qui; costa in oro il livello dell'attributo più 1
ask-rumour = Scegli, dal suo terreno, il mostro di cui chiedi notizie
ask-weed = Scegli una carta della fila azioni da eliminare
ask-given = Scegli una carta della mano da eliminare in cambio di una della fila azioni
ask-wanted = Scegli la carta della fila azioni che prendi
ask-deed = Fase II: scegli che cosa fai
ask-story_option = «{ $about }»: scegli che cosa fai
ask-trail = Scegli il terreno del tuo segnalino traccia
ask-potion = Scegli una pozione non usata da scartare
ask-discard = Scegli una carta della mano da scartare
ask-trash = Scegli una carta da eliminare
ask-row_card = Scegli una carta della fila azioni per la tua pila degli scarti
ask-either = Scegli uno di due effetti
ask-returned = Scegli una carta degli scarti da mescolare nel tuo mazzo vita
ask-deck_card = Scegli una carta del tuo mazzo vita da scartare
ask-taken_back = Scegli una carta degli scarti da prendere in mano
ask-half = Scegli come attacca il mostro
ask-reroll = Scegli i dadi da rilanciare, una volta sola
ask-power = Scegli qualcosa da usare, o vai avanti
ask-combo_card = Scegli la prossima carta della tua combo
ask-extra_card = Scegli ancora una carta per la combo; non deve corrispondere
ask-damage = Subisci danni: scegli una carta della mano da scartare
ask-looked_discard = Scegli quale di queste carte scartare
ask-looked_keep = Scegli quale di queste carte prendere in mano
ask-looked_back = Scegli quale carta torna ora sul mazzo; l'ultima sta in cima
ask-leave = Fase III: scegli una carta della mano da scartare; ne possono restare al massimo 3
ask-gain = Fase III: scegli la carta della fila azioni che guadagni
ask-payment = Scegli una carta della mano da scartare per pagare
ask-bet = Scegli la tua scommessa su questo scontro

## Opzioni

ow-pass = No, vai avanti
ow-stop = Basta così
ow-go-on = Vai avanti
ow-attribute-combat = Combattimento
ow-attribute-defense = Difesa
ow-attribute-alchemy = Alchimia
ow-attribute-specialty = Specialità
ow-trail-forest = Foresta
ow-trail-mountain = Montagna
ow-trail-water = Acqua
ow-explore-city = Esplora la città
ow-explore-wilds = Esplora le regioni selvagge
ow-attack-charge = Carica
ow-attack-bite = Azzanna
ow-option = { $words }{ $price ->
    [0] {""}
   *[other] {" "}(prezzo in oro: { $price })
  }
ow-option-a = La prima opzione{ $price ->
    [0] {""}
   *[other] {" "}(prezzo in oro: { $price })
  }
ow-option-b = La seconda opzione{ $price ->
    [0] {""}
   *[other] {" "}(prezzo in oro: { $price })
  }
ow-either-option = { $does }
ow-keep-dice = Tieni tutti i dadi
ow-meditate-combat = Medita per il trofeo Combattimento
ow-meditate-defense = Medita per il trofeo Difesa
ow-meditate-alchemy = Medita per il trofeo Alchimia
ow-meditate-specialty = Medita per il trofeo Specialità
ow-gold-instead = Guadagna oro invece di esplorare
ow-ride = Cavalca fin là gratis
ow-bet-attacker = Scommetti 1 moneta d'oro sull'attaccante
ow-bet-defender = Scommetti 1 moneta d'oro sul difensore
ow-bet-none = Non scommettere
ow-act = Usa l'azione di questo luogo
ow-dice-with = Gioca a poker di dadi con il posto { $number }
ow-attack-witcher = Attacca il witcher del posto { $number }
ow-reroll = Rilancia { $faces }
ow-go = Raggiungi { $thing }
ow-fight = Affronta: { $thing }
ow-quest = Risolvi la missione «{ $thing }»
ow-school = Scuola: { $thing }
ow-give-up = Scarta la pozione: { $thing }
ow-use = Usa { $thing }: { $does }
ow-discard = Scarta { $thing } ({ $face })
ow-trash = Elimina { $thing } ({ $face })
ow-take = Prendi { $thing } ({ $face })
ow-buy = Guadagna { $thing } ({ $face })
ow-return = Restituisci al mazzo { $thing } ({ $face })
ow-keep = Prendi in mano { $thing } ({ $face })
ow-put-back = Rimetti in cima { $thing } ({ $face })
ow-play = Gioca { $thing } ({ $face })
ow-play-linked = Gioca con l'estensione { $link } { $thing } ({ $face })
ow-pay = Paga con { $thing } ({ $face })
ow-pay-gold = Paga con 1 moneta d'oro e { $thing } ({ $face })
ow-pay-two = Paga con due carte, una delle quali { $thing } ({ $face })
ow-ferry = Paga con una carta qualsiasi grazie a una carta durevole: { $thing } ({ $face })

## Che cosa succede

ow-locals = la gente del posto
ow-the-monster = il mostro
ow-told-cards_drawn = { $seat } pesca: { $cards }.
ow-told-cards_drawn_hidden = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.
ow-told-card_discarded = { $seat } scarta { $card }.
ow-told-card_trashed = { $seat } elimina { $card }.
ow-told-card_gained = { $seat } { $to_hand ->
    [yes] prende in mano { $card }
   *[no] mette sulla pila degli scarti { $card }
  }.
ow-told-card_returned = { $seat } riprende in mano { $card }.
ow-told-deck_shuffled = { $seat } mescola un nuovo mazzo.
ow-told-row_filled = Nuove nella fila azioni: { $cards }.
ow-told-row_trashed = { $seat } toglie dalla fila azioni { $card }.
ow-told-cards_revealed = Rivelate cercando una carta, e scartate: { $cards }.
ow-told-gold_gained = { $seat } guadagna { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }.
ow-told-gold_lost = { $seat } dà alla banca { $amount ->
    [one] 1 moneta d'oro
   *[other] { $amount } monete d'oro
  }.
ow-told-potions_drawn = { $seat } pesca { $count ->
    [one] una pozione
   *[other] delle pozioni
  }: { $potions }.
ow-told-potion_lost = { $seat } scarta una pozione: { $potion }.
ow-told-shield_changed = { $seat }: lo scudo { $sign ->
    [plus] sale
   *[minus] scende
  } di { $amount }, a { $shield }.
ow-told-attribute_changed = { $seat }: { ow-attribute } { $up ->
    [yes] sale
   *[no] scende
  } a livello { $level }.
ow-told-witcher_level_reached = { $seat } raggiunge il livello witcher { $level }.
ow-told-moved = { $seat } raggiunge { $place }.
ow-told-trail_taken = { $seat } prende un segnalino traccia ({ ow-terrain }).
ow-told-trail_quest_taken = { $seat } comincia una missione traccia ({ ow-terrain }): { $place }.
ow-told-trails_returned = Segnalini e missioni traccia tornano nella loro pila ({ ow-terrain }).
ow-told-quest_taken = { $seat } prende la missione «{ $story }»; luogo: { $place }.
ow-told-quest_taken_any_school = { $seat } prende la missione «{ $story }», da risolvere in una scuola qualsiasi.
ow-told-quest_ended = { $seat } conclude la missione «{ $story }».
ow-told-keepsake_gained = { $seat } ora ha: { $keepsake }.
ow-told-keepsake_lost = { $seat } non ha più: { $keepsake }.
ow-told-score_raised = { $seat } sale alla casella { $score } del tracciato trofei.
ow-told-monster_placed = Appare un mostro ({ $place }): { $monster }.
ow-told-monster_left = { $defeated ->
    [yes] Mostro sconfitto
   *[no] Mostro scacciato
  }: { $monster }.
ow-told-school_chosen = { $seat } appartiene alla scuola: { $school }.
ow-told-die_rolled = { $seat } lancia un dado: { $face }.
ow-told-story_begun = { $seat } legge «{ $story }». { $words }
ow-told-story_chosen = { $seat } decide: { $option } { $words }
ow-told-story_decided = { $seat } decide: { $option }
ow-told-story_told = { $words }
ow-told-story_awaited = «{ $story }» fa il suo corso.
ow-told-dice_thrown = Lancio di dadi ({ $roller }): { $faces }.
ow-told-dice_won = Vince ai dadi { $winner }.
ow-told-turn_began = Turno { $turn }: { $seat }.
ow-told-power_used = { $seat } usa { $power }.
ow-told-life_lost = Il mostro perde { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } del suo mazzo vita; { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
  }.
ow-told-knocked_out = K.O.: { $side }.
ow-told-fight_began = { $seat } attacca: { $defender }.
ow-told-fight_turn_began = Turno di scontro: { $side }.
ow-told-combo_played = { $seat } gioca { $cards }: danni { $damage }, scudo { $shield }.
ow-told-attack_announced = { $chooser } sceglie l'attacco del mostro: { $half ->
    [charge] Carica
   *[bite] Azzanna
  }.
ow-told-attack_announced_by_itself = Il mostro attacca: { $half ->
    [charge] Carica
   *[bite] Azzanna
  }.
ow-told-attack_revealed = Il mostro rivela: { $card }; { $left ->
    [one] gli resta 1 carta
   *[other] gli restano { $left } carte
  }.
ow-told-fight_ended = { $outcome ->
    [defeated] { $seat } sconfigge il mostro.
    [driven_away] { $seat } va K.O., ma scaccia il mostro.
    [full_defeat] { $seat } subisce una sconfitta completa.
    [attacker_won] { $seat } attacca e vince lo scontro.
   *[defender_won] { $seat } attacca e perde lo scontro.
  }
ow-told-bet_placed = { $seat } scommette 1 moneta d'oro su { $on }.
ow-told-tavern_closed = La taverna di { $place } ora è chiusa.
ow-told-match_ended = { $seat } arriva in cima al tracciato trofei e vince.

## Come va a finire

term-ended-four_trophies = Prima cima del tracciato trofei raggiunta.
term-ended-solo_living_legend = Una leggenda vivente: i bardi ti cantano, e la tua scuola è celebre.
term-ended-solo_legend_in_the_making = Nasce una leggenda: i mostri ti temono, e la gente si fida di te.
term-ended-solo_professional = Un lavoro da vero professionista: il tuo nome comincia a girare, ma la maestria è ancora lontana.
term-ended-solo_reliable = Un lavoro affidabile: di solito il trofeo c'è, anche se altri fanno meglio.
term-ended-solo_beginner = Un inizio decoroso: ogni settimana meglio, ma i grandi sono ancora lontani.
