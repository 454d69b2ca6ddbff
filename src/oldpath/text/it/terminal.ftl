## Il client da terminale: aprire un tavolo

term-welcome = { $game }. Programma non ufficiale, senza legami con i titolari dei diritti.{ $people ->
    [0] {""}
   *[other] {" "}Scrivi help per il gioco in breve e tutti i comandi.
  }
term-which-game = Quale gioco? Scrivine il numero o il nome.
term-how-many-players = Quanti giocatori, da { $least } a { $most }? Invio da solo vale { $usual }.
term-how-many-people = Di questi, quante persone a questa tastiera, da { $least } a { $most }? Gli altri posti vanno ai bot. Invio da solo vale { $usual }.
term-usual = Invio da solo vale { $usual }.
term-number-please = Serve un numero da { $least } a { $most }.
term-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }. { $hint }
term-unknown-language = Lingua «{ $word }»: le lingue che si possono scegliere sono { $known }.
term-width-refused = Le righe non possono essere larghe { $width } colonne: la larghezza va da { $least } a { $most }.
term-too-many-people = { $people } persone non possono dividersi { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
  }.
term-too-many-bots = Troppi bot ({ $bots }): { $free ->
    [0] per loro non restano posti
    [one] per loro resta 1 posto
   *[other] per loro restano { $free } posti
  }.
term-too-many-names = Troppi nomi ({ $names }): a questo tavolo { $seats ->
    [one] c'è 1 posto
   *[other] ci sono { $seats } posti
  }.

## Conservare le partite

term-unwritable = Le partite non si possono conservare in { $file }: { $why }. Indica un'altra cartella con OLDPATH_HOME, o un file con --save.
term-unsaved = Non si riesce a salvare la partita in { $file }: { $why }. Il file resta com'era prima dell'ultima risposta.
term-kept-elsewhere = { $file } è cambiato dopo l'ultima risposta: questa partita si gioca anche altrove. Questa risposta non è salvata e non si sovrascrive nulla.
term-unreadable = La partita in { $file } non si può riprendere: { $why }.
term-not-free = { $file } esiste già, e qui non si sovrascrive nulla. Indica un altro file.
term-saved = Partita salvata in { $file }.
term-resume-with = Per riprenderla: { $command }
term-no-copy = Non si riesce a conservare una copia in { $file }: { $why }. La partita è comunque al sicuro.
term-copied = Ora c'è una copia in { $file }; la partita continua nel suo file.
term-resumed = La partita riprende da { $file }.
term-saved-games = { $games ->
    [nessuno] Non ci sono partite salvate.
   *[other] Partite salvate, dalla più recente: { $games }. Scrivi resume e un nome.
  }
term-record = La partita è registrata in { $file }.
term-no-screen = Lo schermo o la tastiera non rispondono: { $why }. Ogni risposta data è salvata.
term-no-stdin = Non c'è tastiera: l'ingresso è chiuso.
term-no-stdout = Non c'è schermo: l'uscita è chiusa.
term-our-mistake = L'errore è del programma, non tuo: { $why }

## Giocare

# Le frasi al femminile riconoscono questa parola e la accordano.
term-none = nessuno
term-quoted = «{ $words }»
term-seat = Posto { $number }
term-story = Che cosa è successo:
term-player = { $who } (posto { $seat })
term-question = { $who }, tocca a te. { $ask }{ $ends ->
    [0] .
   *[other] {""}
  } ({ $rule })
term-chosen = Scelta: { $label }.
term-hand-over = La tastiera passa a: { $who }. Premi Invio.
term-undone = La tua ultima risposta è ritirata.
term-auto-passed = Si passa senza chiedere (auto è attivo): { $question }
term-several = «{ $words }» può voler dire più cose: { $found }.
term-not-understood = «{ $words }» non è né una scelta né un comando. { $near ->
    [none] Scrivi un numero da 1 a { $most }, oppure help.
   *[other] Intendi { $near }? Altrimenti scrivi un numero da 1 a { $most }, oppure help.
  }
term-usage = Si scrive così: { $usage }

## Comandi

term-why-instead = Che cosa puoi fare: { $can }{ $more ->
    [0] .
    [one] ; c'è un'altra scelta.
   *[other] ; ci sono altre { $more } scelte.
  }
term-why-unknown = Qui niente si chiama «{ $words }». Prova: why 1, oppure why e quello che vorresti fare, per esempio why play e il nome di una carta.
term-no-such-seat = A questo tavolo non c'è «{ $words }». Ci sono { $seats }.
term-no-such-card = Nella scatola non c'è niente che si chiami «{ $words }».
term-no-such-rule = Nessuna regola parla di «{ $words }».
term-more-rules = { $more ->
    [one] C'è 1 altra regola
   *[other] Ci sono altre { $more } regole
  }: una parola in più restringe la ricerca.
term-hint = Un bot { $level } sceglierebbe { $number }: { $label }.
term-width = Le righe sono larghe { $now } colonne. Scrivi width e un numero da { $least } a { $most }.
term-width-set = Ora le righe sono larghe { $now } colonne.
term-auto = { $state ->
    [on] Auto è attivo: i momenti per usare un'abilità si passano senza chiedere{ $stops ->
        [none] {""}
       *[other] , tranne che per { $stops }
      }.
   *[off] Auto non è attivo: ti si chiede di ogni abilità che potresti usare.
  }

## Aiuto; le parole dei comandi restano inglesi

term-help-title = Che cosa puoi scrivere
term-help-answers = Per rispondere: il numero della scelta (da 1 a { $most }), il suo testo, o una parte del testo che nessun'altra ha. Invio da solo ripete la domanda.
term-help-undo = ritira la tua ultima risposta, se da allora non si è rivelato nulla
term-help-why = che cosa fa una scelta e per quale regola, o perché una cosa non si può fare e che cosa invece sì
term-help-log = le ultime N cose successe
term-help-view = tutto il tavolo, o un posto per nome o numero; view me mostra il tuo
term-help-card = tutto quello che c'è stampato su una carta o su qualsiasi altra cosa della scatola
term-help-rule = una regola con il suo codice, o le regole che parlano di qualcosa
term-help-hint = che cosa farebbe un bot al posto tuo
term-help-save = dove si conserva la partita; con FILE, ne mette lì una copia
term-help-resume = continua un'altra partita salvata; da solo, elenca quelle che ci sono
term-help-lang = cambia lingua
term-help-width = adatta le righe a N colonne
term-help-auto = passa senza chiedere i momenti per usare un'abilità, tranne per le abilità nominate
term-help-help = questo elenco
term-help-quit = esci; ogni risposta è già salvata

## La fine

term-winner = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono { $winners }.
  }
term-ended-most_points = Decide il maggior numero di punti vittoria.
term-ended-tie_by_initiative = Gli stessi punti ha { $others }; nell'ultimo ordine di iniziativa sta più in alto { $winners }, e questo decide.
term-ended-solo_won = Hai raggiunto i 35 punti vittoria che servono in solitario.
term-ended-solo_lost = In solitario servono 35 punti vittoria.
term-rules-used = Questa partita ha usato { $used } regole su { $all }.

## Ronin

term-ronin-aim = Il gioco in breve: tre capitoli di tre turni. In ogni turno prendi due carte, ne giochi due e c'è la cerimonia del tè con i tuoi due vicini. Alla fine di un capitolo conta i tuoi due simboli attivi, sulle carte della linea temporale e fra i segnalini: il numero maggiore sono i tuoi PE, il minore i tuoi PV. I PE sbloccano abilità e, oltre i 20, a fine partita valgono PV. Gli effetti tè e le coppie di tazze fanno salire l'intesa con i tuoi vicini; il bonus di ogni casella va a entrambi, e a fine partita il più basso dei tuoi due tracciati vale PV. Vince chi ha più PV; in solitario ne servono 35.
term-ronin-legend = Carte: [B] blu, [V] verdi, [R] rosse, [Rs] rosa, [G] gialle; l'asterisco segna un simbolo attivo in questo capitolo.
term-ronin-letter = { $colour ->
    [blue] B
    [green] V
    [red] R
    [pink] Rs
   *[yellow] G
  }
term-ronin-covered = { $what } (sotto un segnalino)
term-ronin-cup = { $side ->
    [left] tazza rivolta a sinistra
   *[right] tazza rivolta a destra
  }
term-ronin-title = { $hero ->
    [none] { $who }{ $kind ->
        [you] {" "}(tu)
        [automa] {" "}(Automa)
       *[player] {""}
      }
   *[other] { $who } ({ $hero }{ $kind ->
        [you] , tu
        [automa] , Automa
       *[player] {""}
      })
  }
term-ronin-moment = { $phase ->
    [Setup] Preparazione
    [TakingCards] Capitolo { $chapter } di 3, turno { $turn } di 3, fase 1: prendere le carte
    [PlayingCards] Capitolo { $chapter } di 3, turno { $turn } di 3, fase 2: giocare le carte
    [TeaCeremony] Capitolo { $chapter } di 3, turno { $turn } di 3, fase 3: cerimonia del tè
    [EndOfChapter] Fra un capitolo e l'altro
    [FinalScoring] Conteggio finale
   *[Over] La partita è finita
  }
term-ronin-active = Simboli attivi, segnati con *: a sinistra { $left }, a destra { $right }.
term-ronin-pair = capitolo { $chapter } { $left } { $right ->
    [esplorazione] ed
   *[other] e
  } { $right }
term-ronin-pairs = Simboli attivi: { $pairs }.
term-ronin-order = Ordine di iniziativa: { $order }.
term-ronin-points = { $who }: { $xp } PE, { $vp } PV; segnalini: { $tokens }.
term-ronin-count = { $count } { $symbol }
term-ronin-symbols = Simboli, su carte e segnalini: { $symbols }.
term-ronin-automa = { $who }.
term-ronin-abilities = Abilità disponibili: { $ready ->
    [nessuno] nessuna
   *[other] { $ready }
  }. Usate: { $used ->
    [nessuno] nessuna
   *[other] { $used }
  }.
term-ronin-ready = Disponibile: { $ability }. { $text }
term-ronin-used = Usata: { $ability }. { $text }
term-ronin-ability-card = { $ability } (carta abilità)
term-ronin-hand = { $count ->
    [0] Mano vuota.
    [one] Mano, 1 carta: { $cards }
   *[other] Mano, { $count } carte: { $cards }
  }
term-ronin-hand-count = { $count ->
    [0] Mano vuota.
    [one] 1 carta in mano.
   *[other] { $count } carte in mano.
  }
term-ronin-hand-known = { $count ->
    [0] Mano vuota.
    [one] Mano, 1 carta.
   *[other] Mano, { $count } carte.
  } Note a tutti: { $cards ->
    [nessuno] nessuna
   *[other] { $cards }
  }.
term-ronin-laid = A faccia in giù davanti a te: { $cards }.
term-ronin-timeline = Linea temporale, da sinistra a destra:
term-ronin-timeline-empty = Linea temporale: vuota.
term-ronin-market = Mercato ({ $piles }):
term-ronin-market-piles = Mercato: { $piles }.
term-ronin-piles = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
  } nel mazzo principale, { $discard } nella pila degli scarti
term-ronin-slot = Slot { $slot }:{ $cards }
term-ronin-slot-taken = Slot { $slot }: preso da { $who }.
term-ronin-top = Posizione di testa: { $who }.
term-ronin-lowest = Lo slot più basso: subito 1 PE, e l'ultimo posto nel nuovo ordine.
term-ronin-top-place = Davanti allo slot 1 nel nuovo ordine, dietro a chi è già lì.
term-ronin-discard = Pila degli scarti: { $cards ->
    [nessuno] vuota
   *[other] { $cards }
  }.
term-ronin-others = Gli altri posti:
term-ronin-side = { $side ->
    [left] A sinistra
   *[right] A destra
  }
term-ronin-track = Tracciato intesa «{ $board }»: casella { $step } di { $length }.
term-ronin-coming = Prossimo bonus alla casella { $step }: { $text }.
term-ronin-gives = { $text }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
  }
term-ronin-colours = Carte nella linea temporale: { $colours ->
    [nessuno] nessuna
   *[other] { $colours }
  }.
term-ronin-colour-count = { $count ->
    [one] { $count } { $colour ->
        [blue] blu
        [green] verde
        [red] rossa
        [pink] rosa
       *[yellow] gialla
      }
   *[other] { $count } { $colour ->
       [blue] blu
       [green] verdi
       [red] rosse
       [pink] rosa
      *[yellow] gialle
     }
  }
term-ronin-cups = { $count ->
    [one] 1 tazza rivolta
   *[other] { $count } tazze rivolte
  } verso di te.
term-ronin-on-cards = { $count ->
    [0] Su nessuna carta in mano.
    [one] Su 1 carta in mano: { $cards }.
   *[other] Su { $count } carte in mano: { $cards }.
  }
term-ronin-starting-card = Carta iniziale di { $hero }.
term-ronin-starting-cards = Carte iniziali: { $cards }.
term-ronin-ability = { $ability }: { $text }
term-ronin-unlocks = { $step ->
    [0] Dall'inizio
   *[other] Da { $step } PE in poi
  }: { $ability }. { $text }
term-ronin-ability-of = { $ability }, { $number }ª abilità di { $hero }
term-ronin-bonus = Casella { $step }: { $text }
term-ronin-board = { $board }, lato { $side }
term-ronin-worth = casella { $step }: { $vp } PV
term-ronin-labels = A fine partita, se è il più basso dei tuoi due tracciati: { $steps }.
term-ronin-golden = L'indicatore dorato, oltre i 20 PE, a fine partita: { $steps }.
term-ronin-starting-order = Iniziativa iniziale: { $heroes }.
term-ronin-settled = Plance intesa: lato { $side }.{ $season ->
    [summer] {" "}Stagione: estate (facile).
    [autumn] {" "}Stagione: autunno (normale).
    [winter] {" "}Stagione: inverno (difficile).
   *[none] {""}
  }

## Ronin: che cosa decide un tavolo nuovo

term-ronin-option-side = Quale lato delle plance intesa?
term-ronin-side-A = Lato A: tutte le plance danno lo stesso. Consigliato per la prima partita.
term-ronin-side-B = Lato B: ogni plancia è diversa, e la scelta è tua.
term-ronin-option-season = Quanto dev'essere dura la strada?
term-ronin-season-autumn = Autunno, normale: le due intese partono dalla casella 2.
term-ronin-season-summer = Estate, facile: partono dalla casella 4, con i bonus lungo la via.
term-ronin-season-winter = Inverno, difficile: partono dalla casella 0.

## Ronin: che cosa segue da una risposta

term-ronin-then-hero = Le sue cinque carte iniziali sono la tua mano, e la sua 1ª abilità è tua dall'inizio.
term-ronin-then-board = Sta fra voi per tutta la partita; ciò che danno le sue caselle va a entrambi.
term-ronin-then-place = Le carte vanno nella tua mano. Dalla fase 2 agisce per prima la posizione di testa, poi lo slot 1 e così via.
term-ronin-then-ability = Ogni abilità funziona una volta a partita.
term-ronin-then-effect_ability = Ogni abilità funziona una volta a partita.
term-ronin-then-left_card = Entra per prima nella tua linea temporale: il suo effetto non vede la seconda carta. Le carte di tutti si rivelano insieme.
term-ronin-then-right_card = Entra per seconda nella tua linea temporale. Quando tutti hanno scelto, le carte si rivelano e non si cambiano più.
term-ronin-then-kept_card = Dopo il capitolo 1 conservi una carta, dopo il capitolo 2 due, nell'ordine in cui le scegli. Con loro comincia la tua prossima linea temporale, e i loro effetti standard si applicano subito; le altre carte si scartano.
term-ronin-then-objective = Ogni carta in mano che lo porta vale 1 PV; tutti vedono la tua mano.
term-ronin-bonus-with = Casella { $step } della tua intesa con { $who }.
term-ronin-then-bonus = Lo ricevi subito; il partner sceglie per conto suo.
term-ronin-then-loss = Perdi un simbolo alla volta, quanti ne servono; solo poi l'effetto dà qualcosa.
term-ronin-then-track = I punti intesa vanno sul tracciato che condividi con quel vicino.
term-ronin-then-cup = Una tazza coperta non fa altre coppie in questo capitolo.

## Ronin: da dove vengono i punti

term-ronin-final = Punteggio finale
term-ronin-place = { $place }. { $who }: { $vp } PV
term-ronin-total = { $who }: { $vp } PV
term-ronin-score-chapter = Capitolo { $chapter }: { $vp } PV (e { $xp } PE).
term-ronin-score-objective = Obiettivo aggiuntivo, { $symbol }: { $vp } PV.
term-ronin-score-experience = Esperienza, { $golden ->
    [-1] 20 PE non raggiunti
   *[other] indicatore dorato su { $golden }
  }: { $vp } PV.
term-ronin-score-partnership = Tracciato intesa più basso, con { $who } alla casella { $step }: { $vp } PV.
term-ronin-score-play = Bonus e abilità durante la partita: { $vp } PV.
