ronin = Path of Destiny: Ronin

## Simboli, colori, lati

symbol = { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
    [cup] tazza
   *[inactive] simbolo inattivo
  }
    .sign = { $symbol ->
        [exploration] il simbolo esplorazione
        [combat] il simbolo combattimento
        [magic] il simbolo magia
        [diplomacy] il simbolo diplomazia
        [cup] la tazza
       *[inactive] il simbolo inattivo
      }
    .any-sign = { $symbol ->
        [exploration] simboli esplorazione
        [combat] simboli combattimento
        [magic] simboli magia
        [diplomacy] simboli diplomazia
        [cup] tazze
       *[inactive] simboli inattivi
      }
# Dopo «carta» e dopo un numero di carte: così non serve accordare.
colour = { $colour ->
    [blue] di colore blu
    [green] di colore verde
    [red] di colore rosso
    [pink] di colore rosa
   *[yellow] di colore giallo
  }

## Che cosa fanno le carte: una condizione e un risultato

effect = { $when }: { $then }.
when-lose = Perdi 1 simbolo { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  }
when-lose-up-to-3 = Perdi 1, 2 o 3 simboli { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[inactive] inattivi
  }
when-colour-at-least = Hai { $at_least } o più carte { $colour ->
    [blue] blu
    [green] verdi
    [red] rosse
    [pink] rosa
   *[yellow] gialle
  }
when-colour-exactly = Hai esattamente { $exactly ->
    [one] 1 carta { $colour ->
        [blue] blu
        [green] verde
        [red] rossa
        [pink] rosa
       *[yellow] gialla
      }
   *[other] { $exactly } carte { $colour ->
       [blue] blu
       [green] verdi
       [red] rosse
       [pink] rosa
      *[yellow] gialle
     }
  }
when-colour-up-to = Hai 1, 2 o 3 carte { $colour ->
    [blue] blu
    [green] verdi
    [red] rosse
    [pink] rosa
   *[yellow] gialle
  }
when-partner-colour = Un partner a tua scelta ha 1, 2 o 3 carte { $colour ->
    [blue] blu
    [green] verdi
    [red] rosse
    [pink] rosa
   *[yellow] gialle
  }
when-inactive-exactly = Hai esattamente { $exactly ->
    [one] 1 simbolo inattivo
   *[other] { $exactly } simboli inattivi
  }
when-inactive-at-least = Hai { $at_least } o più simboli inattivi

gain-path = guadagna { $amount ->
    [level] 1, 2 o 3 segnalini
    [one] 1 segnalino
   *[other] { $amount } segnalini
  } del simbolo attivo { $path ->
    [left] sinistro
   *[right] destro
  }
gain-both-active = guadagna 1 segnalino di ogni simbolo attivo
gain-symbol = guadagna { $amount ->
    [level] 1, 2 o 3 segnalini
    [one] 1 segnalino
   *[other] { $amount } segnalini
  } { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  }
gain-set = guadagna 1 segnalino { $first ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  }, 1 { $second ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  } e 1 { $third ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  }
gain-partnership-both = guadagna 1 punto intesa su ciascuno dei tuoi tracciati
gain-partnership-one = guadagna { $amount ->
    [level] 1, 2 o 3 punti intesa
    [one] 1 punto intesa
   *[other] { $amount } punti intesa
  } su un solo tracciato

## Che cosa danno plance e abilità

gain-xp = guadagna { $amount } PE
gain-vp = guadagna { $amount } PV
draw = pesca { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  } dal mazzo principale
partner-ability = acquisisci una carta della { $number ->
    [1] 1ª
   *[3] 3ª
  } abilità del tuo partner
gain-any-active = guadagna { $amount ->
    [one] 1 segnalino di un simbolo attivo
   *[other] { $amount } segnalini di simboli attivi
  } a tua scelta
gain-one-active = scegli un simbolo attivo e guadagnane { $amount ->
    [one] 1 segnalino
   *[other] { $amount } segnalini
  }
either = { $one }, oppure { $other }
refresh-one = rendi di nuovo disponibile 1 tua abilità usata
by-threshold-active-symbols-in-hand = mostra la mano: guadagna { $reward } per almeno { $bounds } simboli attivi sulle tue carte in mano
by-threshold-unlocked-abilities = guadagna { $reward } per { $bounds } abilità sbloccate
by-threshold-total-xp = guadagna { $reward } per almeno { $bounds } PE
by-threshold-own-colour = guadagna { $reward } per almeno { $bounds } carte { $colour ->
    [blue] blu
    [green] verdi
    [red] rosse
    [pink] rosa
   *[yellow] gialle
  } nella tua linea temporale
reward-vp = { $amounts } PV
reward-xp = { $amounts } PE
reward-any-active = { $amounts } segnalini di simboli attivi a tua scelta

ability = { $window ->
    [start_of_taking] All'inizio della fase 1
    [taking] Nella fase 1, prima di prendere le carte
    [start_of_playing] All'inizio della fase 2
    [resolving] Nella fase 2, quando applichi l'effetto di una carta giocata
    [start_of_tea] All'inizio della fase 3
   *[tea] Nella fase 3, prima dei tuoi effetti tè
  }: { $what }.
ability-ignore-loss = ignora la perdita di { $amount ->
    [one] 1 simbolo
   *[other] { $amount } simboli
  }
ability-max-result = prendine il risultato massimo, qualunque sia la condizione
ability-raise-level = se è a livelli e si applica, conta { $by ->
    [one] 1 livello
   *[other] { $by } livelli
  } in più, fino al livello 3
ability-swap-market = scambia fra loro 2 carte qualsiasi del mercato
ability-trade-with-market = scambia 1 carta della tua mano con 1 carta del mercato
ability-replace-pair = scarta 1 coppia del mercato e mettine una nuova al suo posto
ability-uncover = togli { $up_to ->
    [one] 1 segnalino simbolo perso
   *[other] fino a { $up_to } segnalini simbolo perso
  } dalla tua linea temporale
ability-replay = applica di nuovo l'effetto standard di 1 carta della tua linea temporale
ability-exchange-tokens = trasforma { $up_to ->
    [one] 1 segnalino inattivo in 1 segnalino di un simbolo attivo
   *[other] fino a { $up_to } segnalini inattivi in segnalini di simboli attivi
  } a tua scelta

## La carta letta ad alta voce

card-line = Carta { $colour }; { $symbols }{ $cup ->
    [none] {""}
    [left] ; tazza rivolta a sinistra
   *[right] ; tazza rivolta a destra
  }
card-no-symbols = nessun simbolo
card-standard = Effetto: { $text }
card-tea = Tè: { $text }
card-plain = Nessun effetto.

## Domande

ask-hero = Scegli l'eroe che guiderai
ask-board = Scegli la plancia intesa fra te e { $about }
ask-place = Scegli dove va la tua pedina e prendi due carte
ask-ability = Vuoi usare un'abilità adesso?
ask-effect_ability = Sta per applicarsi «{ $about }». Vuoi usare un'abilità?
ask-left_card = Scegli la prima carta da giocare, a faccia in giù
ask-right_card = Scegli la seconda carta da giocare, a faccia in giù
ask-partner = «{ $about }»: scegli un partner
ask-track = Scegli con quale partner cresce la tua intesa
ask-loss = «{ $about }»: scegli un simbolo da perdere
ask-active_symbol = Scegli un simbolo attivo da guadagnare
ask-bonus = «{ $about }»: scegli il tuo bonus
ask-refresh = Scegli un'abilità usata da rendere di nuovo disponibile
ask-cup = Scegli quale tazza coprire
ask-kept_card = Scegli una carta della tua linea temporale da conservare per il prossimo capitolo
ask-objective = Scegli il simbolo inattivo da contare sulle tue carte in mano
ask-market_card = Scegli una carta del mercato da scambiare
ask-wanted_card = Scegli la carta del mercato che vuoi
ask-given_card = Scegli la carta della mano da dare in cambio di «{ $about }»
ask-slot = Scegli la coppia da scartare
ask-uncover = Scegli un segnalino simbolo perso da togliere
ask-exchange = Scegli un segnalino da trasformare
ask-repeat = Scegli la carta il cui effetto si applica di nuovo

## Scelte

ro-choose-hero = Guida { $hero }
ro-choose-board = Disponi «{ $board }»
ro-take-pair = Slot { $slot }: prendi «{ $left }» e «{ $right }»{ $xp ->
    [0] {""}
   *[other] {" "}(+1 PE)
  }
ro-take-top = Posizione di testa: prendi alla cieca 2 carte dal mazzo principale
ro-use-ability = Usa «{ $ability }»{ $card ->
    [0] {""}
   *[other] {" "}(carta abilità)
  }
ro-pass = No, vai avanti
ro-play-card = Gioca «{ $card }»
ro-keep-card = Conserva «{ $card }»
ro-give-card = Dai «{ $card }»
ro-cover-cup = Copri la tazza di «{ $card }»
ro-repeat-card = Applica di nuovo «{ $card }»
ro-market-card = { $card }
ro-replace-pair = Sostituisci la coppia dello slot { $slot }
ro-lose-token = Scarta 1 segnalino { symbol }
ro-lose-on-card = Copri { symbol.sign } su «{ $card }»
ro-uncover = Scopri { symbol.sign } su «{ $card }»
ro-choose-partner = { $hero }, alla tua { $side ->
    [left] sinistra
   *[right] destra
  }
ro-choose-symbol = { $symbol ->
    [exploration] Esplorazione
    [combat] Combattimento
    [magic] Magia
   *[diplomacy] Diplomazia
  }
ro-exchange-token = Trasforma 1 segnalino { symbol } in 1 segnalino { $into ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
   *[diplomacy] diplomazia
  }
ro-choose-branch = { $what }
ro-refresh-ability = { $ability }

## Perché no

refusal-unknown_intent = Niente in questo gioco si chiama «{ $intent }».
refusal-not_offered = «{ $intent }» non è fra le scelte possibili; qui { $offered ->
    [one] ce n'è 1
   *[other] ce ne sono { $offered }
  }.
refusal-wrong_moment = Non è il momento di { verb-phrase }: la domanda è un'altra.
refusal-not_asked_now = Il posto { $seat } non può { verb-phrase } adesso: stanno decidendo altri.
verb-phrase = { $verb ->
    [hero] scegliere un eroe
    [board] scegliere una plancia intesa
    [take] prendere carte
    [use] usare un'abilità
    [pass] passare
    [play] giocare carte
    [keep] conservare una carta
    [give] dare una carta
    [market] indicare una carta del mercato
    [replace] sostituire una coppia
    [repeat] applicare di nuovo una carta
    [cup] coprire una tazza
    [lose] perdere un simbolo
    [uncover] scoprire un simbolo
    [exchange] trasformare un segnalino
    [partner] scegliere un partner
    [symbol] scegliere un simbolo
    [bonus] scegliere un bonus
   *[refresh] rendere di nuovo disponibile un'abilità
  }
refusal-no_such_slot = Lo slot { $slot } non c'è: il mercato di questo tavolo ha { $slots } slot.
refusal-slot_taken = Lo slot { $slot } è già preso in questo turno: c'è { $thing }.
refusal-slot_of_top_position = A questo tavolo la coppia dello slot { $slot } spetta a chi va per primo alla posizione di testa.
refusal-slot_empty = Nello slot { $slot } non c'è nessuna coppia.
refusal-already_laid = «{ $thing }» è già a faccia in giù.
refusal-not_in_hand = «{ $thing }» non è nella tua mano di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
refusal-not_in_timeline = «{ $thing }» non è nella tua linea temporale di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
refusal-already_kept = «{ $thing }» è già fra le carte conservate.
refusal-no_standard_effect = «{ $thing }» non ha un effetto standard.
refusal-no_fitting_cup = «{ $thing }» non ha tazze scoperte rivolte verso questo partner.
refusal-already_picked = «{ $thing }» è già la prima carta scelta; scegline un'altra con cui scambiarla.
refusal-not_in_market = «{ $thing }» non è nel mercato.
refusal-ability_used = L'abilità «{ $thing }» è già usata: ognuna funziona una volta a partita.
refusal-ability_not_acquired = Non hai la carta abilità «{ $thing }».
refusal-ability_not_yours = «{ $thing }» è l'abilità di un altro eroe.
refusal-ability_locked = «{ $thing }» si sblocca a { $step } PE; ne hai { $xp }.
refusal-ability_window = «{ $thing }» è per un altro momento del turno.
refusal-ability_useless = «{ $thing }» adesso non cambierebbe nulla.
refusal-ability_unused = «{ $thing }» non è fra le tue abilità usate.
refusal-symbol_does_not_fit = «{ $about }» non chiede { symbol.any-sign }.
refusal-no_token = Non hai segnalini { symbol }.
refusal-out_of_scope = «{ $thing }» viene dopo «{ $about }», che vede solo sé stessa e ciò che la precede.
refusal-symbol_covered = Su «{ $thing }» non c'è nessun simbolo { symbol } scoperto.
refusal-nothing_covered = Su «{ $thing }» non c'è nulla di simile da scoprire.
refusal-partner_condition = { $thing } non soddisfa la condizione.
refusal-symbol_is_active = In questo capitolo { symbol.sign } è attivo; l'obiettivo conta un simbolo inattivo.
refusal-symbol_is_inactive = In questo capitolo { symbol.sign } non è attivo.
refusal-branch_impossible = L'opzione { $branch } di questo bonus adesso non si può eseguire.
refusal-no_inactive_token = Non hai segnalini { symbol } inattivi da trasformare.
refusal-hero_not_offered = Non stai guardando la plancia di { $thing }.
refusal-board_not_offered = Non stai guardando la plancia «{ $thing }».

## Che cosa succede

# Le frasi con due carte riconoscono questa parola e tacciono la seconda.
no-card = nulla
seat-number = Posto { $seat }
event-chapter_card_drawn = La carta capitolo è «{ $chapter }».
event-pair_dealt = Nello slot { $slot }: «{ $left }»{ $right ->
    [nulla] {""}
   *[other] {" "}e «{ $right }»
  }.
event-first_chooser_drawn = Comincia a scegliere { $seat }.
event-hero_chosen = { $seat } guida { $hero }.
event-automa_seated = Un Automa guida { $hero }.
event-board_laid = Fra { $seat } e { $partner } c'è la plancia intesa «{ $board }».
event-initiative_formed = L'ordine di iniziativa è: { $order }.
event-active_symbols_laid = Capitolo { $chapter }: a sinistra { $left ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $left }
  }, a destra { $right ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $right }
  }.
event-pair_discarded = Il mercato perde «{ $left }»{ $right ->
    [nulla] {""}
   *[other] {" "}e «{ $right }»
  }.
event-deck_reshuffled = La pila degli scarti diventa un nuovo mazzo principale di { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }.
event-pair_taken = { $seat } prende dallo slot { $slot } «{ $left }»{ $right ->
    [nulla] {""}
   *[other] {" "}e «{ $right }»
  }.
event-top_taken = { $seat } va alla posizione di testa.
event-cards_drawn = { $seat } pesca: { $cards }.
event-cards_drawn_hidden = { $seat } pesca { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }.
event-cards_played = { $seat } gioca «{ $left }»{ $right ->
    [nulla] {""}
   *[other] {" "}e «{ $right }»
  }.
event-effect_applied = { $seat } applica «{ $card }».
event-effect_skipped = { $seat } non soddisfa la condizione di «{ $card }».
event-symbols_gained = { $seat } guadagna { $amount ->
    [one] 1 segnalino
   *[other] { $amount } segnalini
  } { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $symbol }
  }.
event-token_lost = { $seat } scarta 1 segnalino { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $symbol }
  }.
event-symbol_covered = { $seat } copre il simbolo { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $symbol }
  } su «{ $card }».
event-cover_removed = { $seat } toglie da «{ $card }» un segnalino simbolo perso.
event-tokens_exchanged = { $seat } trasforma 1 segnalino { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $symbol }
  } in 1 segnalino { $into ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $into }
  }.
event-cups_paired = { $seat } e { $partner } si passano la tazza { $pairs ->
    [one] una volta
   *[other] { $pairs } volte
  }.
event-partnership_gained = L'intesa fra { $seat } e { $partner } arriva alla casella { $step }.
event-bonus_reached = { $seat } riceve il bonus della casella { $step }.
event-xp_gained = { $seat } guadagna { $amount } PE.
event-golden_started = { $seat } raggiunge 20 PE; parte l'indicatore dorato.
event-vp_gained = { $seat } guadagna { $amount } PV.
event-lap_completed = { $seat } completa il { $laps ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] { $laps }º
  } giro del tracciato PV, che vale 30 PV.
event-ability_unlocked = { $seat } sblocca «{ $ability }».
event-ability_acquired = { $seat } acquisisce «{ $ability }» da { $partner }.
event-ability_used = { $seat } usa «{ $ability }».
event-ability_refreshed = { $seat } può usare di nuovo «{ $ability }».
event-market_swapped = { $seat } scambia «{ $one }» con «{ $other }» nel mercato.
event-card_traded = { $seat } dà al mercato «{ $given }» e prende «{ $taken }».
event-pair_replaced = { $seat } fa sostituire la coppia dello slot { $slot }.
event-hand_shown = { $seat } mostra: { $cards }.
event-turn_ended = Il turno { $turn } del capitolo { $chapter } è finito.
event-chapter_scored = { $seat } segna per il capitolo { $xp } PE e { $vp } PV.
event-tokens_discarded = Tutti i segnalini tornano nella scorta comune.
event-cards_kept = { $seat } conserva: { $cards }.
event-objective_scored = { $seat } segna { $vp } PV per le carte in mano con il simbolo { $symbol ->
    [exploration] esplorazione
    [combat] combattimento
    [magic] magia
    [diplomacy] diplomazia
   *[other] { $symbol }
  }.
event-experience_scored = { $seat } segna { $vp } PV per l'esperienza.
event-partnership_scored = { $seat } segna { $vp } PV per il tracciato intesa più basso.
event-match_ended = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
  }
