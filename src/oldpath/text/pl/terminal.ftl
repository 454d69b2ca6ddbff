## Klient w terminalu: otwieranie stołu

term-welcome = { $game }. Program nieoficjalny, niezwiązany z właścicielami praw.{ $people ->
    [0] {""}
   *[other] {" "}Skrót gry i polecenia wypisuje help.
  }
term-which-game = Która gra? Wpisz jej numer lub nazwę.
term-how-many-players = Ilu graczy, od { $least } do { $most }? Sam Enter oznacza { $usual }.
term-how-many-people = Ile osób gra przy tej klawiaturze, od { $least } do { $most }? Pozostałe miejsca zajmują boty. Sam Enter oznacza { $usual }.
term-usual = Sam Enter oznacza { $usual }.
term-number-please = Wpisz liczbę od { $least } do { $most }.
term-unknown-game = Nie ma gry „{ $game }”. Są: { $known }. { $hint }
term-unknown-language = Nie ma tu języka „{ $word }”. Są: { $known }.
term-width-refused = Szerokość wiersza nie może wynosić { $width }: dozwolone jest od { $least } do { $most } kolumn.
term-too-many-people = Tyle osób ({ $people }) nie usiądzie na { $seats ->
    [one] 1 miejscu
    [few] { $seats } miejscach
    [many] { $seats } miejscach
   *[other] { $seats } miejsca
  }.
term-too-many-bots = Za dużo botów ({ $bots }): { $free ->
    [0] nie zostaje dla nich żadne miejsce
    [one] zostaje dla nich 1 miejsce
    [few] zostają dla nich { $free } miejsca
    [many] zostaje dla nich { $free } miejsc
   *[other] zostaje dla nich { $free } miejsca
  }.
term-too-many-names = Za dużo imion ({ $names }): przy tym stole { $seats ->
    [one] jest 1 miejsce
    [few] są { $seats } miejsca
    [many] jest { $seats } miejsc
   *[other] jest { $seats } miejsca
  }.

## Przechowywanie gier

term-unwritable = W { $file } nie można przechowywać gier: { $why }. Wskaż inny folder w OLDPATH_HOME albo plik po --save.
term-unsaved = Nie udało się zapisać gry w { $file }: { $why }. Plik jest taki jak przed ostatnią odpowiedzią.
term-kept-elsewhere = { $file } jest już inny niż po ostatniej odpowiedzi: ktoś gra w tę samą grę także gdzie indziej. Tej odpowiedzi nie ma w zapisie i niczego się nie nadpisuje.
term-unreadable = Nie da się wznowić gry z { $file }: { $why }.
term-not-free = { $file } już istnieje, a niczego się nie nadpisuje. Wskaż inny plik.
term-saved = Gra jest zapisana w { $file }.
term-resume-with = Wznowienie gry: { $command }
term-no-copy = Nie udało się zachować kopii w { $file }: { $why }. Sama gra jest bezpieczna.
term-copied = Kopia leży w { $file }; gra toczy się dalej we własnym pliku.
term-resumed = Grasz dalej: { $file }.
term-saved-games = Zapisane gry, od najnowszej: { $games }. Wpisz resume i nazwę.
term-record = Pełny zapis gry leży w { $file }.
term-no-screen = Nie ma dostępu do ekranu lub klawiatury: { $why }. Każda podana odpowiedź jest zapisana.
term-no-stdin = Nie ma klawiatury: wejście jest zamknięte.
term-no-stdout = Nie ma ekranu: wyjście jest zamknięte.
term-our-mistake = To błąd programu, nie twój: { $why }

## W trakcie gry

term-none = brak
term-quoted = „{ $words }”
term-seat = Miejsce { $number }
term-story = Co się wydarzyło:
term-player = { $who } (miejsce { $seat })
term-question = { $who } decyduje. { $ask }{ $ends ->
    [0] .
   *[other] {""}
  } ({ $rule })
term-chosen = Wybór: { $label }.
term-hand-over = Klawiaturę przejmuje { $who }. Naciśnij Enter.
term-undone = Twoja ostatnia odpowiedź jest cofnięta.
term-auto-passed = Pominięte bez pytania (auto jest włączone): { $question }
term-several = „{ $words }” pasuje do kilku: { $found }.
term-not-understood = „{ $words }” nie jest ani możliwością do wyboru, ani poleceniem. { $near ->
    [none] Wpisz liczbę od 1 do { $most } albo help.
   *[other] Czy chodzi o { $near }? Jeśli nie, wpisz liczbę od 1 do { $most } albo help.
  }
term-usage = Pisze się to tak: { $usage }

## Polecenia

term-why-instead = Do wyboru: { $can }{ $more ->
    [0] .
    [one] ; i jeszcze 1 możliwość.
    [few] ; i jeszcze { $more } możliwości.
    [many] ; i jeszcze { $more } możliwości.
   *[other] ; i jeszcze { $more } możliwości.
  }
term-why-unknown = Nic tu nie nazywa się „{ $words }”. Spróbuj: why 1 albo why i to, co chcesz zrobić, na przykład why play i nazwa karty.
term-no-such-seat = Przy tym stole nie ma nikogo takiego jak „{ $words }”. Siedzą tu: { $seats }.
term-no-such-card = Nic w pudełku nie nazywa się „{ $words }”.
term-no-such-rule = W żadnej zasadzie nie ma „{ $words }”.
term-more-rules = I jeszcze { $more ->
    [one] 1 zasada
    [few] { $more } zasady
    [many] { $more } zasad
   *[other] { $more } zasady
  }; dodatkowe słowo zawęzi wynik.
term-hint = Bot „{ $level }” wybrałby { $number }: { $label }.
term-width = Szerokość wiersza w kolumnach: { $now }. Wpisz width i liczbę od { $least } do { $most }.
term-width-set = Szerokość wiersza w kolumnach: teraz { $now }.
term-auto = { $state ->
    [on] Auto jest włączone: pytania o umiejętności są pomijane{ $stops ->
        [none] {""}
       *[other] , z wyjątkiem: { $stops }
      }.
   *[off] Auto jest wyłączone: program pyta o każdą umiejętność, której możesz użyć.
  }

## Pomoc; same słowa poleceń pozostają angielskie

term-help-title = Co można wpisać
term-help-answers = Odpowiedź to numer możliwości (od 1 do { $most }), jej treść albo taki fragment treści, którego nie ma żadna inna. Sam Enter powtarza pytanie.
term-help-undo = cofa twoją ostatnią odpowiedź, dopóki nic się po niej nie ujawniło
term-help-why = co daje dana możliwość i na mocy której zasady albo dlaczego czegoś nie można i co można zamiast tego
term-help-log = N ostatnich zdarzeń
term-help-view = cały stół albo jedno miejsce według imienia lub numeru; view me pokazuje twoje
term-help-card = wszystko, co jest na karcie lub innej rzeczy z pudełka
term-help-rule = zasada o danym numerze albo te, w których mowa o danej rzeczy
term-help-hint = co na twoim miejscu robi bot
term-help-save = gdzie leży gra; z nazwą FILE zachowuje tam kopię
term-help-resume = przejście do innej zapisanej gry; bez nazwy wypisuje zapisane gry
term-help-lang = zmiana języka
term-help-width = dopasowanie wierszy do N kolumn
term-help-auto = pomijanie pytań o umiejętności, z wyjątkiem wymienionych
term-help-help = ta lista
term-help-quit = wyjście; każda odpowiedź jest już zapisana

## Koniec

term-winner = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $winners }.
    [few] Wygrywają { $winners }.
    [many] Wygrywają { $winners }.
   *[other] Wygrywają { $winners }.
  }
term-ended-most_points = Najwięcej punktów zwycięstwa.
term-ended-tie_by_initiative = Tyle samo punktów ma { $others }; w ostatniej kolejności inicjatywy wyżej stoi { $winners } i to rozstrzyga.
term-ended-solo_won = Masz 35 punktów zwycięstwa, których wymaga gra solo.
term-ended-solo_lost = Gra solo wymaga 35 punktów zwycięstwa.
term-rules-used = Zasady użyte w tej grze: { $used } z { $all }.

## Ronin

term-ronin-aim = Gra w skrócie: trzy rozdziały po trzy tury. W każdej turze dobierasz dwie karty, zagrywasz dwie, a potem jest ceremonia herbaty z dwojgiem sąsiadów. Na koniec rozdziału policz oba swoje aktywne symbole, na kartach osi czasu i wśród żetonów: większa liczba to twoje PD, mniejsza to twoje PZ. PD odblokowują umiejętności, a powyżej 20 są na koniec gry warte PZ. Efekty herbaty i pary czarek przesuwają znaczniki partnerstwa, wspólne z sąsiadami; premię każdego stopnia dostaje każde z was, a niższy z twoich dwóch torów jest na koniec gry wart PZ. Wygrywa, kto ma najwięcej PZ; w grze solo trzeba ich 35.
term-ronin-legend = Karty: [N] niebieska, [Z] zielona, [C] czerwona, [R] różowa, [Ż] żółta; gwiazdka oznacza symbol aktywny w tym rozdziale.
term-ronin-letter = { $colour ->
    [blue] N
    [green] Z
    [red] C
    [pink] R
   *[yellow] Ż
  }
term-ronin-covered = { $what } (zasłonięta)
term-ronin-cup = { $side ->
    [left] czarka w lewo
   *[right] czarka w prawo
  }
term-ronin-title = { $hero ->
    [none] { $who }{ $kind ->
        [you] {" "}(ty)
        [automa] {" "}(Automa)
       *[player] {""}
      }
   *[other] { $who } ({ $hero }{ $kind ->
        [you] , ty
        [automa] , Automa
       *[player] {""}
      })
  }
term-ronin-moment = { $phase ->
    [Setup] Przygotowanie gry
    [TakingCards] Rozdział { $chapter } z 3, tura { $turn } z 3, krok 1: dobieranie kart
    [PlayingCards] Rozdział { $chapter } z 3, tura { $turn } z 3, krok 2: zagrywanie kart
    [TeaCeremony] Rozdział { $chapter } z 3, tura { $turn } z 3, krok 3: ceremonia herbaty
    [EndOfChapter] Między rozdziałami
    [FinalScoring] Punktacja końcowa
   *[Over] Koniec gry
  }
term-ronin-active = Aktywne symbole, oznaczone *: po lewej { $left }, po prawej { $right }.
term-ronin-pair = rozdział { $chapter } – { $left } i { $right }
term-ronin-pairs = Aktywne symbole: { $pairs }.
term-ronin-order = Kolejność: { $order }.
term-ronin-points = { $who }: { $xp } PD, { $vp } PZ; żetony: { $tokens }.
term-ronin-count = { $symbol } { $count }
term-ronin-symbols = Symbole, na kartach i jako żetony: { $symbols }.
term-ronin-automa = { $who }.
term-ronin-abilities = Umiejętności gotowe: { $ready }. Użyte: { $used }.
term-ronin-ready = Gotowa: { $ability }. { $text }
term-ronin-used = Użyta: { $ability }. { $text }
term-ronin-ability-card = { $ability } (karta umiejętności)
term-ronin-hand = Na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }: { $cards }
term-ronin-hand-count = Na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
term-ronin-hand-known = Na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }. Znane wszystkim: { $cards }.
term-ronin-laid = Przed tobą, zakryte: { $cards }.
term-ronin-timeline = Oś czasu, od lewej do prawej:
term-ronin-timeline-empty = Oś czasu: pusta.
term-ronin-market = Rynek ({ $piles }):
term-ronin-market-piles = Rynek – { $piles }.
term-ronin-piles = talia główna: { $deck }, karty odrzucone: { $discard }
term-ronin-slot = Pole { $slot }:{ $cards }
term-ronin-slot-taken = Pole { $slot }: zajęte, stoi tam { $who }.
term-ronin-top = Górna pozycja: { $who }.
term-ronin-lowest = Najniższe pole: od razu 1 PD i ostatnie miejsce w nowej kolejności.
term-ronin-top-place = W nowej kolejności przed polem 1, za tymi, którzy już tam stoją.
term-ronin-discard = Karty odrzucone: { $cards }.
term-ronin-others = Reszta stołu:
term-ronin-side = { $side ->
    [left] Po lewej
   *[right] Po prawej
  }
term-ronin-track = „{ $board }”: stopień { $step } z { $length }.
term-ronin-coming = Dalej, na stopniu { $step }: { $text }.
term-ronin-gives = { $text }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
  }
term-ronin-colours = Karty na osi czasu: { $colours }.
term-ronin-colour-count = { $count ->
    [one] { $count } { $colour ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
        [pink] różowa
       *[yellow] żółta
      }
    [few] { $count } { $colour ->
        [blue] niebieskie
        [green] zielone
        [red] czerwone
        [pink] różowe
       *[yellow] żółte
      }
   *[many] { $count } { $colour ->
       [blue] niebieskich
       [green] zielonych
       [red] czerwonych
       [pink] różowych
      *[yellow] żółtych
     }
  }
term-ronin-cups = { $count ->
    [one] 1 czarka
    [few] { $count } czarki
    [many] { $count } czarek
   *[other] { $count } czarki
  } w twoją stronę.
term-ronin-on-cards = { $count ->
    [0] Na żadnej karcie z ręki.
    [one] Na 1 karcie z ręki: { $cards }.
   *[other] Na { $count } kartach z ręki: { $cards }.
  }
term-ronin-starting-card = Karta początkowa postaci: { $hero }.
term-ronin-starting-cards = Karty początkowe: { $cards }.
term-ronin-ability = { $ability }: { $text }
term-ronin-unlocks = { $step ->
    [0] Od początku
   *[other] Od { $step } PD
  }: { $ability }. { $text }
term-ronin-ability-of = { $ability } ({ $hero }, umiejętność { $number })
term-ronin-bonus = Stopień { $step }: { $text }
term-ronin-board = { $board }, strona { $side }
term-ronin-worth = stopień { $step }: { $vp } PZ
term-ronin-labels = Na koniec gry, jeśli to niższy z twoich dwóch torów: { $steps }.
term-ronin-golden = Złoty znacznik, powyżej 20 PD, na koniec gry: { $steps }.
term-ronin-starting-order = Kolejność początkowa: { $heroes }.
term-ronin-settled = Planszetki partnerstwa: strona { $side }.{ $season ->
    [summer] {" "}Pora roku: lato (łatwa).
    [autumn] {" "}Pora roku: jesień (zwykła).
    [winter] {" "}Pora roku: zima (trudna).
   *[none] {""}
  }

## Ronin: co ustala nowy stół

term-ronin-option-side = Która strona planszetek partnerstwa?
term-ronin-side-A = Strona A: wszystkie planszetki dają to samo. Polecana na pierwszą grę.
term-ronin-side-B = Strona B: każda planszetka jest inna, a wybór należy do ciebie.
term-ronin-option-season = Jak trudna ma być droga?
term-ronin-season-autumn = Jesień, zwykła: oba partnerstwa zaczynają na stopniu 2.
term-ronin-season-summer = Lato, łatwa: oba zaczynają na stopniu 4, z premiami po drodze.
term-ronin-season-winter = Zima, trudna: oba zaczynają na stopniu 0.

## Ronin: co wynika z odpowiedzi

term-ronin-then-hero = Pięć kart początkowych tej postaci to twoja ręka, a jej pierwsza umiejętność jest twoja od początku gry.
term-ronin-then-board = Leży między wami przez całą grę; to, co dają jej stopnie, zyskuje każde z was.
term-ronin-then-place = Karty idą na twoją rękę. Od kroku 2 najpierw działa górna pozycja, potem pole 1 i tak dalej w dół.
term-ronin-then-ability = Każda umiejętność działa raz na grę.
term-ronin-then-effect_ability = Każda umiejętność działa raz na grę.
term-ronin-then-left_card = Wchodzi na oś czasu jako pierwsza, więc jej efekt nie widzi drugiej karty. Wszyscy ujawniają karty równocześnie.
term-ronin-then-right_card = Wchodzi na oś czasu jako druga. Po wyborze wszystkich graczy karty się ujawnia i nic już się nie zmieni.
term-ronin-then-kept_card = Po rozdziale 1 zachowujesz jedną kartę, po rozdziale 2 dwie, w kolejności wyboru. Od nich zaczyna się twoja następna oś czasu, a ich efekty standardowe działają od razu; pozostałe karty odrzucasz.
term-ronin-then-objective = Każda karta na ręce z tym symbolem daje 1 PZ; twoją rękę widzą wszyscy.
term-ronin-bonus-with = Stopień { $step } twojego partnerstwa; wspólny tor ma z tobą { $who }.
term-ronin-then-bonus = Otrzymujesz ją od razu; partner wybiera osobno.
term-ronin-then-loss = Tracisz po jednym, tyle, ile trzeba; dopiero potem efekt coś daje.
term-ronin-then-track = Punkty partnerstwa idą na tor wspólny z tym sąsiadem.
term-ronin-then-cup = Zasłonięta czarka nie tworzy w tym rozdziale więcej par.

## Ronin: skąd są punkty

term-ronin-final = Wynik końcowy
term-ronin-place = { $place }. { $who }: { $vp } PZ
term-ronin-total = { $who }: { $vp } PZ
term-ronin-score-chapter = Rozdział { $chapter }: { $vp } PZ (oraz { $xp } PD).
term-ronin-score-objective = Cel dodatkowy, { $symbol }: { $vp } PZ.
term-ronin-score-experience = Doświadczenie, { $golden ->
    [-1] bez 20 PD
   *[other] złoty znacznik na { $golden }
  }: { $vp } PZ.
term-ronin-score-partnership = Niższe partnerstwo ({ $who }, stopień { $step }): { $vp } PZ.
term-ronin-score-play = Premie i umiejętności w trakcie gry: { $vp } PZ.
