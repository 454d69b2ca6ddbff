## Il Vecchio Mondo al terminale: il gioco in breve

term-help-places = tutti i luoghi della mappa: azione, collegamenti, chi e che cosa c'è; oppure un luogo solo
term-help-map = uno schizzo della mappa; places lo dice a parole
term-help-odds = le probabilità della prossima pesca, dei dadi e dell'attacco del mostro; odds dice elenca tutte le mani
term-ow-aim = Il gioco in breve: un turno ha tre fasi. Nella fase I muovi, pagando con carte della mano, e usi le azioni dei luoghi. Nella fase II affronti un mostro o un witcher, mediti, oppure esplori e ascolti una storia. Nella fase III peschi fino a tre carte e ne guadagni una della fila azioni. Ogni trofeo vale una casella del tracciato trofei; vince chi arriva per primo a 4. In solitario contano i turni.
term-ow-legend = Carte: [B] blu, [R] rossa, [V] verde, [G] gialla, [L] viola. In uno scontro una carta può seguirne un'altra che abbia un'estensione del suo colore; il tuo mazzo e i tuoi scarti sono la tua vita, e anche la mano lo è.
term-ow-letter = { $colour ->
    [blue] B
    [red] R
    [green] V
    [yellow] G
   *[purple] L
  }
term-ow-school = Scuola: { $school }
term-ow-trophy = { $kind ->
    [school] { $trophy }
   *[attribute] { $trophy }
  }
term-ow-title = { $school ->
    [none] { $who }{ $kind ->
        [you] {" "}(tu)
       *[other] {""}
      }
   *[other] { $who } ({ $school }{ $kind ->
        [you] , tu
       *[other] {""}
      })
  }
term-ow-you = tu

## Che cosa c'è stampato

term-ow-card = { $card }: { $face }
term-ow-named = { $thing }: { $does }
term-ow-copies = { $thing } ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
  })
term-ow-starting-card = Carta iniziale di queste scuole: { $schools }.
term-ow-starting-cards = Carte iniziali: { $cards }.
term-ow-monster = { $monster }, livello { $level }, vita { $life }
term-ow-gives-trophy = Trofeo: { $does }
term-ow-trophy-had = ce l'hai già; puoi vincere solo oro.
term-ow-home = Sede: { $place }.
term-ow-values = Valori di Combattimento, Difesa e Alchimia ai livelli da 1 a 5: { $values }.
term-ow-not-seen-yet = Fa parte di una storia che nessuno ha ancora ascoltato.
term-ow-place = { $number } { $place } ({ ow-terrain })
term-ow-place-action = Azione: { $action }.
term-ow-roads = Collegamenti: { $places }.
term-ow-action = { $kind ->
    [train] { ow-attribute } +1 gratis, finché il livello non supera il livello witcher
    [potion] pesca una pozione
    [poker] gioca ai dadi con la gente del posto, per 1 moneta d'oro
    [rumours] guadagna 1 moneta d'oro; puoi prendere una missione traccia
    [alms] se non hai oro, guadagna 1 moneta; puoi eliminare fino a 2 carte della fila azioni
   *[trade] elimina una carta della mano e prendine una della fila azioni che costi al massimo 1 in più
  }
term-ow-action-short = { $kind ->
    [train] { ow-attribute } +1
    [potion] una pozione
    [poker] dadi con la gente del posto
    [rumours] 1 moneta d'oro, forse una missione traccia
    [alms] elemosina e pulizia della fila azioni
    [trade] scambio di una carta
   *[school] { $school ->
        [none] una scuola senza witcher
       *[other] scuola: { $school }
      }
  }
term-ow-action-school = { $school ->
    [none] una scuola senza witcher: lezioni a pagamento di Combattimento, Difesa o Alchimia
   *[other] scuola ({ $school }): lezioni a pagamento di Combattimento, Difesa o Alchimia, per il suo witcher anche di Specialità
  }
term-ow-action-used = { $action } (già usata in questo turno)

## La mappa

term-ow-places = I luoghi per numero
term-ow-place-entry = { $place }: { $action }. Collegamenti: { $places }.
term-ow-here = Qui: { $who }.
term-ow-monster-here = Mostro: { $monster }.
term-ow-tavern-closed = La taverna è chiusa: qui non si può attaccare nessun witcher.
term-ow-quest-here = Qui finisce la tua missione «{ $quest }».
term-ow-trail-quest-here = Qui finisce la tua missione traccia: 1 moneta d'oro e la traccia.
term-ow-far = { $moves ->
    [one] A 1 passo da qui.
   *[other] A { $moves } passi da qui.
  }
term-ow-fare = Per il movimento puoi pagare così: { $ways }.
term-ow-ride-free-move = niente, grazie a una carta duratura, una volta in questo turno
term-ow-ride-any-card = una carta qualsiasi, grazie a una carta duratura, una volta in questo turno
term-ow-fare-gold = 1 moneta d'oro e una carta qualsiasi
term-ow-fare-two = due carte qualsiasi
term-ow-monsters = Mostri:
term-ow-monster-at = { $monster }; luogo: { $place }{ $moves ->
    [-1] .
    [0] , cioè qui.
    [one] , a 1 passo da qui.
   *[other] , a { $moves } passi da qui.
  }
term-ow-sketch = Schizzo della mappa
term-ow-sketch-legend = Tra parentesi il terreno: F foresta, M montagna, A acqua, * qualsiasi. ! un mostro e il suo livello, ? una tua missione. Il comando places lo dice a parole.
term-ow-terrain-letter = { $terrain ->
    [forest] F
    [mountain] M
    [water] A
   *[wild] *
  }

## Il tavolo

term-ow-moment = { $phase ->
    [Setup] Preparazione
    [PhaseOne] Turno { $turn }, { $who }, fase I: movimento e azioni
    [PhaseTwo] Turno { $turn }, { $who }, fase II: scontro, meditazione o esplorazione
    [PhaseThree] Turno { $turn }, { $who }, fase III: carte
    [Turn] Turno { $turn }, { $who }
   *[Over] La partita è finita
  }
term-ow-track-name = Tracciato trofei
term-ow-score = { $who } { $score }
term-ow-track = Tracciato trofei, fino a { $top }: { $scores }.{ $pace ->
    [living-legend] {" "}Vittoria in questo turno: una leggenda vivente.
    [legend-in-the-making] {" "}Vittoria in questo turno: nasce una leggenda.
    [professional] {" "}Vittoria in questo turno: un lavoro da vero professionista.
    [reliable] {" "}Vittoria in questo turno: un lavoro affidabile.
    [beginner] {" "}Vittoria da qui in poi: un inizio decoroso.
   *[none] {""}
  }
term-ow-goods = { $who }: oro { $gold }, scudo { $shield } su { $limit }.
term-ow-levels = Livello witcher { $witcher }. Combattimento { $combat } (carte pescate per turno di scontro: { $draws }), Difesa { $defense } (scudo fino a { $limit }), Alchimia { $alchemy } (pozioni per scontro: { $potions }), Specialità { $specialty }.
term-ow-at = Luogo: { $place }; { $action }.
term-ow-any-school = una scuola witcher qualsiasi
term-ow-quest = Missione «{ $quest }»: { $place }{ $price ->
    [0] {""}
   *[other] , prezzo in oro: { $price }
  }{ $moves ->
    [-1] .
    [0] , cioè qui.
    [one] , a 1 passo da qui.
   *[other] , a { $moves } passi da qui.
  }
term-ow-trail-quest = Missione traccia ({ ow-terrain }): { $place }{ $moves ->
    [-1] .
    [0] , cioè qui.
    [one] , a 1 passo da qui.
   *[other] , a { $moves } passi da qui.
  }
term-ow-trails = Tracce dei mostri, per terreno: { $terrains }.
term-ow-potions = { $count ->
    [one] 1 pozione
   *[other] { $count } pozioni
  }: { $potions }.
term-ow-keepsakes = Carte durature: { $keepsakes }.
term-ow-specialty = { $state ->
    [ready] Specialità della scuola, pronta.
   *[used] Specialità della scuola, già usata in questo scontro.
  } { $does }
term-ow-hand = In mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }:
term-ow-hand-count = In mano { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
  }.
term-ow-hand-known = In mano { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }. Note a tutti: { $cards }.
term-ow-deck = { $kind ->
    [pool] Mazzo vita
   *[deck] Mazzo
  }: { $deck }, scarti: { $discard }{ $top ->
    [none] .
   *[other] , in cima { $top }.
  }
term-ow-discard = Pila degli scarti, l'ultima è in cima: { $cards }.
term-ow-deck-cards = Il tuo mazzo, senza ordine: { $cards }.
term-ow-row = Fila azioni, con i prezzi in carte della mano:{ $cards }
term-ow-row-brief = { $card } { $price }
term-ow-row-entry = Prezzo { $price }. { $card }
term-ow-row-deck = Nel mazzo azioni { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
  }.
term-ow-brief = { $who }: { $place }; oro { $gold }; scudo { $shield }; livello witcher { $witcher }, attributi { $levels }; carte in mano { $hand }; pozioni { $potions }; trofei { $trophies }.
term-ow-trophies-left = Trofei attributo ancora disponibili: { $trophies }.
term-ow-piles = Restano: carte azione { $actions }, pozioni { $potions }, esplorazioni della città { $city }, delle regioni selvagge { $wilds }.
term-ow-dice = Dadi ({ $who }): { $faces }; { $hand }.

## Che cosa porta una risposta

term-ow-place-fact = { $place }: { $action }.
term-ow-own-life = Allo scontro arrivi così: mazzo vita { $pool }, in mano { $hand }, scudo { $shield }.
term-ow-price = Prezzo: { $free ->
    [1] niente, grazie a una carta.
   *[0] { $price ->
        [0] niente
        [one] 1 carta della mano
       *[other] { $price } carte della mano
      } (slot { $slot }{ $by ->
        [-1] : 1 in meno
        [0] {""}
       *[other] : { $by } in più
      }).
  }
term-ow-next-phase = Poi la fase II: esplorazione{ $monster ->
    [none] {""}
   *[other] {" "}o scontro: { $monster }
  }{ $others ->
    [none] {""}
   *[other] ; qui anche: { $others }
  }{ $meditates ->
    [0] {""}
   *[other] ; o forse meditazione
  }.
term-ow-explore = Lì { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
  }.
term-ow-raises = Dal livello { $level } al { $higher }{ $price ->
    [0] {""}
   *[other] , prezzo in oro: { $price }
  }. { $gives }
term-ow-gives = { $attribute ->
    [combat] Carte pescate alla fine di un turno di scontro: { $now }, poi { $then }.
    [defense] Scudo massimo: { $now }, poi { $then }.
   *[alchemy] Pozioni che puoi usare in uno scontro: { $now }, poi { $then }.
  }
term-ow-owed = { $kind ->
    [payment] Carte ancora da pagare: { $count }.
    [damage] Danni ancora da subire: { $count }.
    [attribute] Volte in tutto: { $count }.
    [potion] Pozioni da cedere: { $count }.
    [weed] Al massimo { $count }.
   *[other] Carte da cedere: { $count }.
  }
term-ow-damage-order = Scudo e mazzo vita sono esauriti: ogni danno costa una carta della mano a tua scelta.
term-ow-then-fare = Le carte con cui paghi vanno nella tua pila degli scarti.
term-ow-then-hard_terrain = Negli altri due terreni appaiono mostri di livello I; nessuno sa ancora quali.
term-ow-then-school = La miniatura comincia nella sede, con dieci carte iniziali.
term-ow-then-leave = Poi peschi fino a 3; con le carte che restano paghi anche la carta che guadagni.
term-ow-then-gain = Va in mano; il prezzo si paga con altre carte della mano.
term-ow-then-wanted = Va in mano.
term-ow-then-row_card = Va nella tua pila degli scarti.
term-ow-then-bet = Una scommessa su chi vince torna indietro con tanto oro quanto ne guadagna chi vince.
term-ow-then-half = Il comando odds mostra che cosa può fare ciascun attacco.
term-ow-then-reroll = Il comando odds mostra i rilanci migliori.

## Scontri

term-ow-fight = Scontro: { $who } contro: { $foe }. Turno di scontro { $count }: { $turn }
term-ow-life = { $who }: scudo { $shield } su { $limit }, mazzo vita { $pool }, carte in mano { $hand }; pozioni che si possono ancora usare: { $potions }.
term-ow-beast-life = { $monster }, livello { $level }: vita { $life } su { $full }.
term-ow-bet = { $who } scommette 1 moneta d'oro; vittoria di: { $on }.
term-ow-announced = Attacco del mostro: { $half ->
    [charge] Carica
   *[bite] Azzanna
  }.
term-ow-die-chooses = Il prossimo attacco del mostro lo sceglie un dado: da 1 a 3 Carica, da 4 a 6 Azzanna.
term-ow-chooser = Il prossimo attacco del mostro lo sceglie { $who }.
term-ow-revealed = Rivelata: { $card }. { $halves }
term-ow-half = { $half ->
    [charge] Carica
   *[bite] Azzanna
  }: { $does }.
term-ow-combo = Combo, l'ultima carta è in cima:
term-ow-combo-card = { $number }. { $card }: { $icons }{ $link ->
    [none] {""}
   *[other] ; il collegamento aggiunge: { $link }
  }. Simboli finora: danni { $damage }, scudo { $shield }, pesca { $draw }.
term-ow-outcome = { $kind ->
    [short] In tutto: danni { $damage }; scudo { $shield }.
    [monster] In tutto: danni { $damage }, al mostro resta { $left }; il tuo scudo { $shield }; carte pescate alla fine del turno: { $draw }.
   *[witcher] In tutto: danni { $damage }; il tuo scudo { $shield }; carte pescate alla fine del turno: { $draw }.
  }
term-ow-could-follow = Può seguire: { $cards }.

## Storie

term-ow-reads = { $who } legge «{ $story }»
term-ow-decides = { $who } decide: { $option }
term-ow-effect = [{ $does }]

## Probabilità

term-ow-odds-draw = La prossima pesca; nel tuo mazzo { $count ->
    [one] c'è 1 carta
   *[other] ci sono { $count } carte
  }
term-ow-odds-top = Conosci la prima carta: { $card }.
term-ow-odds-empty = { $kind ->
    [fight] Il tuo mazzo vita è vuoto; non si pesca niente.
   *[turn] Il tuo mazzo è vuoto; prima si mescolano gli scarti.
  }
term-ow-odds-kinds = { $kind ->
    [colour] Per colore
   *[terrain] Per terreno
  }: come prossima carta, e almeno una tra le prossime ({ $drawn }):
term-ow-odds-kind = { $what }, { $count } su { $among }: { $next }%, { $chance }%
term-ow-odds-reshuffled = Dalla pila degli scarti, rimescolata: { $count }.
term-ow-odds-attack = Il prossimo attacco del mostro; carte che possono stare in cima: { $count }
term-ow-odds-half = { $half ->
    [charge] Carica
   *[bite] Azzanna
  }: danni in media { $average }; { $damage }.
term-ow-odds-points = { $points }: { $chance }%
term-ow-odds-beside = { $kind ->
    [random] scarti carte a caso della mano ({ $cards }): { $chance }%
    [trash] elimini una carta della mano: { $chance }%
   *[lowers] scende un attributo: { $chance }%
  }
term-ow-odds-dice = Un lancio di cinque dadi
term-ow-odds-hand = { $hand }: { $chance }%{ $pays ->
    [-1] {""}
   *[other] ; paga in oro: { $pays }
  }
term-ow-odds-throw = Rilanciare i dadi
term-ow-odds-ways = { $kind ->
    [pay] Le opzioni migliori, per l'oro che danno in media:
    [win] Le opzioni migliori, per la probabilità di vincere:
   *[now] Le opzioni migliori, per la probabilità di stare davanti prima che rilanci l'altra parte:
  }
term-ow-odds-way = { $number }. { $faces ->
    [none] tenere tutti i dadi
   *[other] rilanciare { $faces }
  }: { $chance }{ $kind ->
    [pay] {" "}monete d'oro
   *[other] %
  }
term-ow-dice-hand = { $hand ->
    [nothing] niente
    [pair] coppia
    [two-pairs] doppia coppia
    [three] tris
    [small-straight] scala minore
    [large-straight] scala maggiore
    [full-house] full
    [four] poker
   *[five] cinquina
  }

## La fine

term-ow-final = Il tracciato trofei alla fine
term-ow-final-place = { $who }: { $score } su { $top }
term-ow-solo-turns = La partita è durata { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
  }
term-ow-bands = In solitario: quanto vale la vittoria in quale turno:
term-ow-band = Da { $least } a { $most } turni: { $band ->
    [living-legend] una leggenda vivente
    [legend-in-the-making] nasce una leggenda
    [professional] un lavoro da vero professionista
   *[reliable] un lavoro affidabile
  }
term-ow-band-last = { $least } turni o più: un inizio decoroso
term-ow-deeds = { $who }: la strada fino a { $score }
term-ow-step = { $score }, turno { $turn }: { $deed }
term-ow-beaten-monster = vittoria sul mostro ({ $monster })
term-ow-beaten-witcher = vittoria sul witcher ({ $who })
term-ow-meditated = meditazione ({ $trophy })
term-ow-record = Attributi { $levels }; oro { $gold }; storie { $stories }, missioni concluse { $quests }; scontri iniziati { $fights }, di cui persi { $lost }.
