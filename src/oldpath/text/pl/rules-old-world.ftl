### Słowa tego pliku, zawsze te same
### - map = mapa; location = obszar; terrain = teren (las, góry, woda); wild symbol = symbol dowolnego terenu; connection = połączenie; school = szkoła
### - location token = żeton obszaru; monster token = żeton potwora; trail token = żeton tropu; trail quest = zadanie tropienia
### - score token = żeton reputacji; trophy track = tor reputacji; top space = najwyższe pole; Tavern Closed token = żeton zamkniętej karczmy
### - attribute = atrybut (Atak, Obrona, Alchemia, Zdolność specjalna); level = poziom; value = wartość; witcher level = poziom wiedźmina
### - shield = tarcza; specialty (what a school can do) = zdolność szkoły
### - action card = karta akcji; starting card = karta startowa; cost-0 card = karta o koszcie 0; shared action deck = wspólna talia akcji
### - action row = rząd akcji; slot = miejsce; shared action discard = wspólny stos odrzuconych kart akcji
### - personal deck = własna talia; discard pile = stos kart odrzuconych; hand = ręka; discard = odrzucić; trash = usunąć z gry
### - potion = eliksir; equipment = ekwipunek; companion = towarzysz; monster section = sekcja potworów; extra stack = dodatkowy stos
### - exploration = eksploracja; city deck = talia miasta; wilds deck = talia dzikich ostępów; option = opcja; result = skutek; quest = zadanie; event = zdarzenie
### - witcher fight = walka z wiedźminem; monster fight = walka z potworem; attacker = atakujący; defender = obrońca; Life Pool = talia wytrzymałości
### - fight turn = tura walki; combo = kombinacja; extension = przedłużenie; Charge = Szarża; Bite = Ugryzienie; monster player = gracz prowadzący potwora
### - knocked out = powalony; defeated = pokonany; driven away = odpędzony; full defeat = klęska; fatigue = zmęczenie; meditation = medytacja
### - monster trophy, witcher trophy, attribute trophy = trofeum potwora, wiedźmina, atrybutu; gold = sztuki złota; active player = aktywny gracz

## Elementy gry

OW-001 = Gra jest dla jednej do pięciu osób; każda z pięciu szkół ma dokładnie jeden zestaw gracza, więc nikt nie dzieli szkoły z kimś innym.
OW-002 = W pudełku są jedna plansza, jeden żeton zamkniętej karczmy, jedna karta pomocy solo i dziesięć kart pomocy, pięć o akcjach i pięć o walce; każdy gracz dostaje po jednej z obu rodzajów.
OW-003 = Wspólną talię akcji tworzy 90 kart akcji; 50 kart startowych jest osobno i nigdy do niej nie należy.
OW-004 = W pudełku jest 28 kart eliksirów i dobierają z nich wszyscy gracze.
OW-005 = Karty eksploracji tworzą dwie osobne talie: 36 kart miasta i 36 kart dzikich ostępów.
OW-006 = Jest osiem trofeów atrybutów, po dwa egzemplarze dla Ataku, Obrony, Alchemii i Zdolności specjalnej.
OW-007 = Jest 56 kart zdarzeń, a każda ma na rewersie własny numer.
OW-008 = Są dwa komplety po pięć kości do pokera, a każda kość ma sześć ścianek z liczbami od 1 do 6.
OW-009 = W pudełku jest 35 żetonów złota, ale bank nie ma dna: zawsze może wypłacić tyle, ile trzeba.
OW-010 = Liczba sztuk złota oznacza zawsze łączną wartość, a kolor czy wygląd monet nie ma znaczenia.
OW-011 = Jest 18 żetonów obszarów, po sześć na każdy z trzech terenów: las, góry i wodę.
OW-012 = Z 28 kart potworów dziesięć ma poziom I, dwanaście II, a sześć III; na jednej stronie są wytrzymałość i zdolność potwora, na drugiej opis walki i zdolność trofeum.
OW-013 = Jest 28 żetonów potworów i każdy z nich odpowiada jednej karcie potwora.
OW-014 = Dwadzieścia kart walki potworów tworzy jedną talię dla wszystkich potworów, a każda karta daje do wyboru dwa ataki: Szarżę i Ugryzienie.
OW-015 = Zestaw szkoły to planszetka z zapasowymi żetonami imion, figurka z kolorową podstawką, żeton reputacji, pięć znaczników atrybutów i poziomu wiedźmina, znacznik tarczy i cztery trofea wiedźmina.
OW-016 = W każdym zestawie jest też dziesięć startowych kart akcji z symbolem szkoły w prawym górnym rogu.

## Przygotowanie gry dla dowolnej liczby graczy

OW-017 = W pierwszej grze niech będzie was najwyżej troje, a czworo lub pięcioro dopiero, gdy wszyscy znają zasady; tłumacz kolejno podstawy, turę, walkę i akcje obszarów.
OW-018 = Przygotowanie rzędu akcji zacznij od potasowania wszystkich 90 kart akcji: zakryte tworzą wspólną talię akcji.
OW-019 = Potem odkrywaj po jednej karty z wierzchu wspólnej talii akcji, aż pojawią się trzy z nadrukowanym kosztem 0.
OW-020 = Te trzy karty o koszcie 0 połóż odkryte, w losowej kolejności, na trzech skrajnych prawych miejscach rzędu akcji.
OW-021 = Wszystkie inne odkryte po drodze karty wracają do wspólnej talii akcji; przetasuj ją i połóż zakrytą na jej polu na planszy.
OW-022 = Następnie odkryj trzy karty z wierzchu wspólnej talii akcji, bez względu na koszt, i zapełnij nimi w losowej kolejności trzy skrajne lewe miejsca.
OW-023 = Rząd akcji ma zawsze sześć miejsc na odkryte karty, a w trakcie gry uzupełnia się go tak, by na każdym leżała karta.
OW-024 = Potasuj wszystkie karty eliksirów i połóż je zakryte obok planszy jako talię eliksirów.
OW-025 = Talii zdarzeń nigdy nie tasuj: leży zakryta w kolejności rosnących numerów, które widać na rewersach.
OW-026 = Talię miasta i talię dzikich ostępów potasuj osobno i połóż każdą zakrytą na jej własnym polu.
OW-027 = Planszę połóż na środku stołu, a obok niej całe złoto, czyli bank, i oba komplety kości.
OW-028 = Posortuj żetony obszarów na stosy lasu, gór i wody, potasuj każdy stos osobno i trzymaj je zakryte obok planszy.
OW-029 = Zanim pojawią się potwory, odkryj wierzchni żeton każdego stosu terenu i połóż go w sekcji potworów, na miejscu tego terenu.
OW-030 = Posortuj karty potworów według poziomu na trzy stosy, I, II i III, stroną z wytrzymałością i zdolnością ku górze.
OW-031 = Żetony potworów podziel według poziomu na trzy stosy, potasuj każdy osobno i zostaw je zakryte.
OW-032 = W grze dla trzech, czterech lub pięciu osób weź trzy żetony potworów poziomu I i połóż je losowo, wciąż zakryte, po jednym przy każdym odkrytym żetonie obszaru w sekcji potworów.
OW-033 = W grze dla dwóch osób weź dwa żetony potworów poziomu I i jeden poziomu II zamiast trzech poziomu I.
OW-034 = W grze dla dwóch osób najpierw ustalcie, kto zaczyna: póki wszystkie żetony potworów są zakryte, pierwszy gracz wybiera teren dla żetonu poziomu II, a żetony poziomu I trafiają losowo na dwa pozostałe.
OW-035 = Gdy wszystkie trzy żetony potworów mają już swój teren, odkryj je.
OW-036 = Potem przenieś każdy żeton potwora na to miejsce mapy, które wskazuje jego żeton obszaru; symbol terenu musi pozostać widoczny.
OW-037 = Weź z odpowiedniego stosu kartę każdego potwora i połóż ją w sekcji potworów, tuż pod jego żetonem obszaru.
OW-038 = Potasuj 20 kart walki potworów i połóż je obok planszy jako zakrytą talię.
OW-039 = W grze dla co najmniej dwóch osób sekcja potworów ma zawsze trzy miejsca, lasu, gór i wody, a na każdym leżą jeden żeton obszaru i jeden potwór.
OW-040 = Pierwszym graczem zostaje osoba, która ostatnio czytała książkę o wiedźminie, albo wybieracie ją losowo lub w inny dowolny sposób.
OW-041 = Planszetki wybiera się pojedynczo, w kierunku przeciwnym do ruchu wskazówek zegara: zaczyna osoba po prawej stronie pierwszego gracza, a on sam wybiera ostatni.
OW-042 = Przy twoim wyborze tasuje się zakryte wszystkie wolne planszetki; dobierz dwie, jedną zachowaj, a drugą zwróć, żeby mogła trafić do następnego gracza.
OW-043 = W grze dla pięciu osób pierwszy gracz nie wybiera i dostaje jedyną planszetkę, która została.
OW-044 = Zasada opcjonalna: planszetki można rozdać w każdy inny sposób, na jaki zgodzą się wszyscy gracze.
OW-045 = Żeton reputacji połóż na najniższym polu toru reputacji; to pole oznacza 0.
OW-046 = Swoją figurkę postaw na mapie, na obszarze własnej szkoły.
OW-047 = Połóż po jednym znaczniku na poziomie 1 każdego z czterech torów atrybutów i na poziomie 1 toru poziomu wiedźmina.
OW-048 = Zachowaj tyle trofeów swojego wiedźmina, ilu masz rywali, od jednego przy dwóch graczach do czterech przy pięciu, zakryte pod górną krawędzią planszetki; resztę odłóż do pudełka.
OW-049 = Na początku gry twój znacznik tarczy stoi na 1.
OW-050 = Potasuj swoje dziesięć kart startowych i połóż je zakryte po lewej stronie planszetki jako własną talię.
OW-051 = W grze dla dwóch osób gracze, w kolejności tur, zaczynają z 3 i 5 kartami oraz z 2 i 4 sztukami złota.
OW-052 = W grze dla trzech osób gracze, w kolejności tur, zaczynają z 3, 4 i 5 kartami oraz z 2, 4 i 6 sztukami złota.
OW-053 = W grze dla czterech osób gracze, w kolejności tur, zaczynają z 2, 3, 4 i 5 kartami oraz z 4, 5, 6 i 7 sztukami złota.
OW-054 = W grze dla pięciu osób gracze, w kolejności tur, zaczynają z 2, 3, 4, 4 i 5 kartami oraz z 5, 5, 5, 7 i 7 sztukami złota.
OW-055 = Karty na początek dobierz z własnej potasowanej talii dziesięciu kart, a początkowe złoto weź z banku.
OW-056 = Nikt nie zaczyna z eliksirami, trofeami, żetonami tropu, zadaniami ani ekwipunkiem; tylko dodatkowy poziom Alchemii, w grze dla czterech lub pięciu osób, daje eliksir przed pierwszą turą.
OW-057 = Zestawy szkół, którymi nikt nie gra, wracają do pudełka.
OW-058 = W grze dla dwóch lub trzech osób dostępne jest po jednym trofeum każdego atrybutu, razem cztery karty; pozostałe cztery egzemplarze odłóż do pudełka.
OW-059 = W grze dla czterech lub pięciu osób dostępne jest wszystkie osiem trofeów atrybutów, po dwa na atrybut.

## Dodatkowe przygotowanie dla czterech i pięciu osób

OW-060 = W grze dla czterech lub pięciu osób po zwykłym przygotowaniu, a przed pierwszą turą, wykonuje się jeszcze dwa kroki.
OW-061 = Przy czterech graczach połóż zakryty obok sekcji potworów jeden losowy żeton potwora poziomu I, a przy pięciu dwa: to dodatkowy stos.
OW-062 = Każdy gracz podnosi o jeden poziom dowolny atrybut, także Zdolność specjalną; wybiera się po kolei, od pierwszego gracza, zgodnie z ruchem wskazówek zegara.
OW-063 = Ten dodatkowy poziom działa jak zwykle, czyli Obrona daje 1 punkt tarczy, a Alchemia wierzchni eliksir; poziomu wiedźmina nigdy nie podnosi, bo trzy atrybuty są wciąż na poziomie 1.

## Cel gry, złota zasada, zasady opcjonalne

OW-064 = Wygrywasz natychmiast, w środku tury, gdy twój żeton reputacji dojdzie do 4, najwyższego pola toru, zwykle z czwartym trofeum; liczy się tor, a nie karty, więc remisu nie ma.
OW-065 = Trofea mają tylko trzy źródła: przede wszystkim pokonane potwory, a poza tym wygrana walka z wiedźminem, którą ty zaczynasz, i medytacja z atrybutem na poziomie 5.
OW-066 = Gdy tekst karty jest sprzeczny z którąś z zasad, rację ma karta.
OW-067 = Gdy gracze nie zgadzają się, jak działa efekt, wybierają wykładnię najlepszą dla opowieści; przy tym stole rozstrzygają zamiast tego stałe orzeczenia.
OW-068 = Trzy zasady są opcjonalne: dowolny rozdział planszetek, dowolny wybór pierwszego gracza i tury zachodzące na siebie.

## Karty akcji, własna talia, odrzucanie i usuwanie z gry

OW-069 = Zaczynasz z własną talią dziesięciu kart, a talie różnych szkół różnią się od siebie.
OW-070 = Za każdym razem, gdy zagrywasz kartę akcji, użyj jej albo do ruchu, albo w walce, jak wolisz, nigdy do obu naraz.
OW-071 = W fazie III możesz też odrzucać karty akcji z ręki, żeby zapłacić za nową kartę.
OW-072 = Każda karta akcji ma w lewym dolnym rogu symbol terenu, który służy do ruchu: las, góry, wodę albo symbol dowolnego terenu.
OW-073 = Na każdej karcie wspólnej talii akcji jest nazwa, a w prawym dolnym rogu koszt.
OW-074 = Lewa górna część karty akcji mówi, co karta robi, gdy atakujesz; karta może też mieć przedłużenia, do których dokłada się następne.
OW-075 = Kolor wyznacza pięć rodzajów kart akcji: niebieskie szybkie ataki, czerwone silne ataki, zielone uniki, żółte Znaki obronne i fioletowe Znaki ofensywne.
OW-076 = Własną talię możesz przejrzeć tylko wtedy, gdy dopada cię zmęczenie, gdy pozwala na to efekt karty albo gdy nie jesteś ani aktywnym graczem, ani stroną walki.
OW-077 = Po każdym przejrzeniu własnej talii potasuj ją i odłóż zakrytą.
OW-078 = Własna talia leży zawsze zakryta, a stos kart odrzuconych zawsze odkryty, po lewej stronie talii.
OW-079 = Karta, którą odrzucasz, trafia odkryta na twój stos kart odrzuconych.
OW-080 = Karta usunięta z gry wraca do pudełka i w tej grze już się nie pojawi.
OW-081 = Gdy masz usunąć z gry kilka kart, usuń dokładnie tyle, ani mniej, ani więcej; mogą być tego samego rodzaju lub różnych.
OW-082 = Każdą kartę do usunięcia z gry bierzesz, jak chcesz, z ręki, z talii albo ze stosu kart odrzuconych, chyba że efekt mówi inaczej.
OW-083 = Poza walką, i nigdy w jej trakcie, gdy masz dobrać kartę, a własna talia jest pusta, natychmiast potasuj stos kart odrzuconych w nową talię i dobieraj dalej.
OW-084 = W walce i poza nią możesz mieć na ręce najwyżej siedem kart: z siedmioma pomijasz dalsze dobieranie i ta część efektu przepada.
OW-085 = Gdy dobierasz kilka kart, przerwij w chwili, gdy masz ich siedem; reszta dobierania przepada.
OW-479 = Karty startowe mają nadrukowany koszt 0, więc przy wymianie liczą się jako karty o koszcie 0, choć nikt nie może ich kupić.
OW-480 = Karty odrzucane razem kładziesz na stos w kolejności, którą wybierasz; odrzucane pojedynczo, jak przy obrażeniach, leżą tak, jak przyszły, ostatnia na wierzchu.

## Atrybuty, tarcza, poziom wiedźmina

OW-086 = Każdy wiedźmin ma cztery atrybuty: Atak, Obronę i Alchemię, takie same we wszystkich szkołach, oraz Zdolność specjalną, w każdej szkole inną.
OW-087 = Poziomy atrybutów sięgają od 1 do 5 i tak samo poziom wiedźmina.
OW-088 = Na końcu każdej swojej tury walki dobierasz karty według wartości Ataku: na poziomach od 1 do 5 to 1, 2, 3, 4 i 4.
OW-089 = Tarcza może sięgać najwyżej wartości twojej Obrony: na poziomach od 1 do 5 to 1, 2, 3, 4 i 4.
OW-090 = Za każdym razem, gdy twoja Obrona rośnie o poziom, tarcza od razu rośnie o 1, chyba że Obrona wchodzi na poziom 5.
OW-091 = Gdy Obrona rośnie z poziomu 4 na 5, nie dostajesz dodatkowego punktu tarczy, nawet jeśli tarcza jest w tej chwili niższa niż 4.
OW-092 = W jednej walce możesz użyć tylu eliksirów, ile wynosi wartość twojej Alchemii: na poziomach od 1 do 5 to 1, 2, 3, 4 i 4.
OW-093 = Za każdym razem, gdy twoja Alchemia rośnie o poziom, od razu bierzesz wierzchnią kartę talii eliksirów; obowiązuje limit czterech eliksirów.
OW-094 = Poziom Zdolności specjalnej określa, jak silna jest w walce zdolność twojej szkoły.
OW-095 = Tarcza nigdy nie przekracza wartości twojej Obrony, a wszystko, co podniosłoby ją wyżej, przepada.
OW-096 = Jeśli atak lub zdolność potwora, eksploracja albo zdarzenie obniży twoją Obronę i tarcza jest teraz wyższa niż jej nowa wartość, obniż tarczę do tej wartości.
OW-097 = Cokolwiek obniża twoją tarczę, nigdy nie spadnie ona poniżej 0.
OW-098 = Gdy tylko każdy z czterech atrybutów jest co najmniej o poziom wyższy niż poziom wiedźmina, ten rośnie o jeden, natychmiast, cokolwiek się właśnie dzieje.
OW-099 = Gdy osiągasz poziom wiedźmina II lub III, od razu dobierz jedną kartę z własnej talii, a podczas walki z talii wytrzymałości.
OW-100 = Gdy osiągasz poziom wiedźmina IV lub V, od razu dobierz dwie karty z własnej talii, a podczas walki z talii wytrzymałości.
OW-101 = Poziom wiedźmina nigdy nie spada, nawet gdy wszystkie twoje atrybuty są od niego niższe.
OW-102 = Atrybutu, który doszedł do poziomu 5, nie obniży już żaden efekt.
OW-103 = Żaden efekt nie może obniżyć twojego atrybutu poniżej poziomu 1.
OW-470 = Wartość Ataku, Obrony i Alchemii, 1, 2, 3, 4 i 4 na poziomach od 1 do 5, wyznacza dobieranie, limit tarczy i eliksirów w walce; dla poziomu wiedźmina, cen i granic treningu, testów i obrażeń od atrybutu liczy się poziom.
OW-471 = Tor tarczy zaczyna się od 0 i kończy na 4, a dalej tarcza nigdy nie sięga.

## Plansza, obszary, tereny

OW-104 = Na mapie jest 19 obszarów: 18 z własnym żetonem obszaru i szczególny obszar 0.
OW-105 = Każdy z 18 zwykłych obszarów ma jeden teren: las, góry albo wodę.
OW-106 = Obszar ma na mapie nazwę i numer; żeton obszaru podaje oba na awersie, a teren na rewersie.
OW-107 = Każdy obszar ma dokładnie jedną akcję obszaru, pokazaną obok niego na mapie.
OW-108 = Dwa obszary są połączone, gdy narysowana trasa prowadzi wprost z jednego do drugiego; jedna zapłata starcza na jedno połączenie, a żadnego obszaru nie można przeskoczyć.
OW-109 = Niektóre połączenia to szlaki wodne; używasz ich tak samo jak dróg.
OW-110 = Na planszy są części, które przypominają o fazach I, II i III, a także mapa, sekcja potworów, rząd akcji, talie i tor reputacji.
OW-111 = Obszar 0, Behelt Nar, Szkoła Mantikory, leży na wschodzie, nie ma żetonu obszaru i liczy się jako każdy teren, więc dojdziesz tam z dowolną jedną kartą.
OW-112 = Z obszarem 0 nie wiąże się nigdy żaden potwór, żaden trop ani żadne zadanie.
OW-113 = Mimo to obszar 0 ma akcję obszaru i każdy wiedźmin może tam z niej skorzystać.
OW-114 = Wiedźmin ze Szkoły Mantikory pochodzi z dodatku i w podstawowej grze go nie ma.

## Żetony obszarów

OW-115 = Nieużywane żetony obszarów leżą zakryte w trzech stosach swoich terenów.
OW-116 = Odkryty żeton obszaru w sekcji potworów wskazuje miejsce potwora, na karcie zadania miejsce zadania; na twojej planszetce, odkryty z 1 sztuką złota, to zadanie tropienia, a zakryty to żeton tropu.
OW-117 = Żeton tropu dotyczy potwora, który zajmuje teraz teren z jego rewersu, i oddajesz go, gdy ten potwór zostaje zastąpiony.
OW-118 = Póki stos terenu jest pusty, nie dostaniesz zadania tropienia ani żetonu tropu jego potwora, ale reszta efektu, na przykład 1 sztuka złota, nadal działa.
OW-119 = Jeśli stos terenu, którego wymaga zadanie, jest pusty, dobierz losowy żeton innego terenu i zadanie dzieje się na tym obszarze.
OW-120 = Jeśli wszystkie trzy stosy są puste, nie możesz wziąć zadania, a jego karta eksploracji opuszcza grę.

## Eliksiry poza walką

OW-121 = Nieużyte eliksiry leżą odkryte przy twojej planszetce, najwyżej cztery bez względu na poziom Alchemii, chyba że tekst karty zmienia ten limit.
OW-122 = Jeśli masz więcej niż cztery eliksiry, od razu odrzuć tyle, żeby zostały cztery; wybierasz, które, i możesz odrzucić także nowy.
OW-481 = Każdy eliksir, który oddajesz, trafia na wspólny stos odrzuconych eliksirów: użyty, zapłacony, utracony czy nadliczbowy.

## Przebieg tury

OW-123 = Twoja tura ma trzy fazy, zawsze w tej kolejności: I, ruch i akcje; II, walka, medytacja lub eksploracja; III, karty akcji.
OW-124 = Gracze rozgrywają całe tury jeden po drugim, zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.
OW-125 = Opcjonalnie, za zgodą wszystkich, doświadczeni gracze mogą pozwolić, by następna osoba zaczęła fazę I, gdy aktywny gracz kończy fazę III, jeśli ich decyzje od siebie nie zależą.

## Faza I: ruch

OW-126 = Faza I to pętla trzech kroków: najpierw ruch, potem akcje na obszarze, a na koniec decyzja, czy zacząć od nowa, czy przejść do fazy II.
OW-127 = Możesz pominąć fazę I w całości i zacząć turę od fazy II.
OW-128 = Faza I musi się zacząć od ruchu: dopóki go nie wykonasz, na obszarze, z którego zaczynasz, nie ma dla ciebie akcji, pokera ani zadań.
OW-129 = Zwykły ruch: odrzuć z ręki jedną kartę, której symbol terenu zgadza się z terenem połączonego obszaru, i idź tam; kartę i cel wybierasz ty.
OW-130 = Zamiast tego możesz odrzucić z ręki dwie dowolne karty, bez względu na symbole, i przejść na połączony obszar o dowolnym terenie.
OW-131 = Możesz też odrzucić z ręki jedną dowolną kartę, zapłacić do banku 1 sztukę złota i przejść na połączony obszar o dowolnym terenie.
OW-132 = Jedna karta z symbolem dowolnego terenu wystarcza, by przejść na połączony obszar, jakikolwiek ma teren.
OW-133 = Gdy inny efekt wymaga karty z określonym symbolem terenu, symbol dowolnego terenu też się nadaje.
OW-134 = Zanim zrobisz coś na obszarze, możesz wykonać dowolnie wiele ruchów z rzędu, ale płacisz za każdy.
OW-135 = Na jednym obszarze może stać dowolnie wiele figurek i potworów; ani rywale, ani potwory u celu nigdy nie zagradzają ci drogi.
OW-136 = Wejście na obszar z potworem nie zmusza cię do walki i nie zatrzymuje cię w drodze.
OW-137 = Karty użyte do ruchu odkładasz na swój stos kart odrzuconych.

## Faza I: akcje na obszarze

OW-138 = Na obszarze, na który prowadzi twój ruch, możesz w dowolnej kolejności skorzystać z akcji obszaru, grać w kościanego pokera z obecnymi wiedźminami i rozwiązywać zadania.
OW-139 = Akcje obszarów, poker i zadania są dobrowolne: każdą z tych rzeczy możesz pominąć.
OW-140 = Z akcji każdego obszaru korzystasz najwyżej raz na turę, nawet jeśli odejdziesz i wrócisz; dwa różne obszary z tym samym symbolem można wykorzystać oba.
OW-141 = Inni wiedźmini ani potwór na twoim obszarze nie przeszkadzają ci skorzystać z akcji obszaru.
OW-142 = Żeby skorzystać z akcji lub zagrać w pokera tam, gdzie zaczyna się twoja tura, musisz najpierw odejść i wrócić w tej samej turze, płacąc za każdy ruch.
OW-143 = W swojej turze możesz rozpocząć pokera z każdym innym wiedźminem najwyżej raz.
OW-144 = Akcja obszaru nie wyklucza pokera z obecnym tam wiedźminem; kolejność jest dowolna.
OW-145 = Wiedźmina, z którym grasz w tej turze w pokera, nie możesz zaatakować w fazie II tej samej tury; innych na tym obszarze możesz.
OW-146 = Po akcjach, jeśli masz jeszcze karty na ręce, wybierz: kolejny ruch i dalszy ciąg fazy I albo faza II z kartami, które ci zostały.
OW-147 = Gdy nie masz już kart na ręce, musisz przejść do fazy II, gdy tylko zrobisz na obszarze wszystko, co chcesz.

## Kościany poker między wiedźminami

OW-148 = W kościanego pokera grasz z innym wiedźminem na twoim obszarze; jeśli jest ich kilku, wybierasz jednego.
OW-149 = Wybrany przez ciebie wiedźmin nie może odmówić gry w pokera.
OW-150 = Obie strony muszą mieć co najmniej 1 sztukę złota: wiedźmin bez złota nie może ani rozpocząć pokera, ani zostać do niego wybrany.
OW-151 = Przed rzutami najpierw obie strony wkładają do puli po 1 własnej sztuce złota, a potem bank dokłada 1, co razem daje 3.
OW-152 = W kroku 3 obie strony rzucają naraz swoimi pięcioma kośćmi.
OW-153 = W kroku 4 gracz nieaktywny, znając oba rzuty, może raz przerzucić kości.
OW-154 = W kroku 5 aktywny gracz, znając ostateczny wynik rywala, może raz przerzucić kości.
OW-155 = Przerzucając, wybierz dowolną liczbę własnych kości, choćby żadnej, i rzuć nimi razem jeden raz; nowy wynik musisz zachować.
OW-156 = W kroku 6 porównuje się oba układy i wygrywa ten o wyższym numerze.
OW-157 = W pokerze układ 1, najsłabszy, to para: dwie jednakowe kości.
OW-158 = W pokerze układ 2 to dwie pary, każda o innej wartości.
OW-159 = W pokerze układ 3 to trójka: trzy jednakowe kości.
OW-160 = W pokerze układ 4 to mały strit: wartości 1, 2, 3, 4 i 5.
OW-161 = W pokerze układ 5 to duży strit: wartości 2, 3, 4, 5 i 6.
OW-162 = W pokerze układ 6 to full: trzy kości jednej wartości i dwie innej.
OW-163 = W pokerze układ 7 to kareta: cztery jednakowe kości.
OW-164 = W pokerze układ 8, najsilniejszy, to poker: wszystkie kości jednakowe.
OW-165 = Przy takich samych układach porównuje się wartości w układzie, zaczynając od najwyższej, nigdy sumę kości: przy dwóch parach najpierw wyższą parę, potem niższą.
OW-166 = Przy dwóch fullach porównuje się najpierw trójki, a dopiero potem pary.
OW-167 = Gdy i układy są równe, porównuje się najwyższą kość spoza układu, potem następną i tak dalej; wynik bez żadnej pary jest najsłabszy i porównuje się go tak samo.
OW-168 = Gdy wszystko jest równe, jak przy dwóch jednakowych stritach, wygrywa aktywny gracz, bo to jego tura i on rozpoczął grę.
OW-169 = Zwycięzca kościanego pokera bierze całą pulę 3 sztuk złota.

## Faza II: wybór

OW-170 = Do fazy II możesz przejść w każdej chwili fazy I, którą uznasz za dobrą.
OW-171 = W fazie II musisz zrobić dokładnie jedno z tego, na co pozwalają ci zasady: walkę, medytację albo eksplorację.
OW-172 = Po tym wyborze nie ma już w tej turze ruchu ani żadnej innej czynności fazy I.
OW-173 = W swojej turze możesz stoczyć najwyżej jedną walkę: albo z wiedźminem, albo z potworem.
OW-174 = Faza II odbywa się na obszarze, na którym stoi twoja figurka, nawet jeśli w tej turze nie było ruchu.
OW-175 = Możesz zaatakować dowolnego wiedźmina na swoim obszarze, a wybrany nie może odmówić walki.
OW-176 = Walki z innym wiedźminem nie można rozpocząć na obszarze szkoły wiedźmińskiej, także na obszarze 0.
OW-177 = Walki z innym wiedźminem nie można rozpocząć na obszarze, na którym leży żeton zamkniętej karczmy.
OW-178 = Możesz walczyć z potworem, którego żeton leży na twoim obszarze.

## Medytacja

OW-179 = Medytować możesz tylko wtedy, gdy co najmniej jeden z twoich atrybutów ma poziom 5.
OW-180 = Medytować nad atrybutem możesz tylko wtedy, gdy jego trofeum jest jeszcze dostępne.
OW-181 = Nie możesz medytować nad atrybutem, którego trofeum już masz: nikt nie ma dwóch takich samych trofeów.
OW-182 = Jedna medytacja daje jedno trofeum atrybutu, który spełnia wszystkie warunki; jeśli jest ich kilka, wybierasz.
OW-183 = W kroku 1 medytacji weź kartę trofeum z puli i połóż ją odkrytą przy swojej planszetce.
OW-184 = W kroku 2 medytacji przesuń żeton reputacji o jedno pole w górę i rozpatrz zmęczenie, chyba że żeton doszedłby do najwyższego pola.
OW-185 = W kroku 3 medytacji przejdź do fazy III.
OW-186 = Jeśli medytacja miałaby przesunąć żeton reputacji z 3 na najwyższe pole, żeton zostaje, a zmęczenia nie ma; kartę i tak bierzesz, możesz używać jej zdolności, a gra toczy się dalej.
OW-187 = Grę może zakończyć tylko trofeum zdobyte w walce, nigdy medytacja: nawet cztery karty trofeów nie dają wygranej, póki żeton reputacji stoi na 3.

## Eksploracja

OW-188 = Eksploracja nie ma żadnych wymagań, więc w fazie II możesz ją wybrać zawsze.
OW-189 = Ty wybierasz, którą talię eksplorujesz na swoim obszarze: miasta czy dzikich ostępów.
OW-190 = Najpierw gracz po twojej prawej dobiera wierzchnią kartę tej talii, a potem czyta na głos wstęp i obie opcje, ale nic ze skutków.
OW-191 = W kroku 3 eksploracji wybierasz jedną opcję, nie znając żadnego ze skutków.
OW-192 = Ujawnia się tylko skutek wybranej opcji; drugi pozostaje tajemnicą.
OW-193 = Po rozpatrzeniu karta eksploracji wraca do pudełka, chyba że staje się zadaniem albo każe się zachować.
OW-194 = Karta eksploracji ma trzy części: wstęp z dwiema opcjami, skutek A i skutek B; w każdym skutku jest opowieść oraz koszt, efekt albo jedno i drugie.
OW-195 = Jeśli przy opcji stoi cena w złocie, a ty tyle nie masz, nie możesz jej wybrać; strata złota ukryta w skutku nigdy nie blokuje wyboru.
OW-196 = Wszystkie efekty karty eksploracji, dobre i złe, dotyczą tylko ciebie, aktywnego gracza, chyba że jej własny tekst wymienia kogoś innego.
OW-197 = Niektóre karty pozwalają wziąć z rzędu odkrytą kartę akcji o podanym nadrukowanym koszcie; jeśli pasuje kilka, wybierasz, a karta trafia na twój stos kart odrzuconych.
OW-198 = Jeśli w rzędzie nie ma karty o tym koszcie, odkrywaj po kolei wspólną talię akcji: pierwsza pasująca trafia na twój stos kart odrzuconych, pozostałe odkryte na wspólny stos odrzuconych.
OW-199 = Niektóre karty dają trop: wybierz teren, weź wierzchni żeton jego stosu i zachowaj go jako gotowy żeton tropu, a nie zadanie tropienia.
OW-200 = Skutek jest zadaniem tylko wtedy, gdy ma słowo kluczowe zadania; każdy inny skutek jest natychmiastowy i wykonujesz go od razu.
OW-201 = Jeśli części efektu nie da się zyskać albo stracić, wykonaj z niego tyle, ile się da.
OW-472 = Cenę obok siebie mają tylko cztery opcje: miasto 12 B (1), miasto 26 A (3), miasto 32 B (2) i dzikie ostępy 13 B (1); inne straty złota są w skutkach i płacisz, ile możesz.
OW-473 = Gdy karta eksploracji i wszystko, co z niej wynikło, jest rozpatrzone, tura przechodzi do fazy III, chyba że tekst karty kieruje cię gdzie indziej.

## Zadania

OW-202 = Kartę, która staje się zadaniem, połóż odkrytą po prawej stronie planszetki; leży tam, aż rozwiążesz zadanie.
OW-203 = Jeśli zadanie wymienia obszar, rozwiązujesz je, idąc tam kiedykolwiek później.
OW-204 = Jeśli zadanie wymienia teren, biorąc je, dobierz losowy żeton obszaru tego terenu i połóż go odkrytego na karcie: to obszar zadania.
OW-205 = Pomijanie zadań nic nie kosztuje; te, których nie uda się rozwiązać do końca gry, po prostu odrzuca się bez efektu.
OW-206 = Możesz mieć naraz dowolną liczbę zadań i nie musisz kończyć jednego, żeby wziąć następne.
OW-207 = Zadania rozwiązujesz w fazie I własnej tury, w kroku 2, wśród akcji na obszarze.
OW-208 = Na obszar zadania musisz wejść ruchem w tej turze, więc jeśli na nim zaczynasz, odejdź i wróć; rozwiązanie może wymagać dodatkowej zapłaty.
OW-209 = Nawet jeśli jesteś na miejscu i stać cię na zapłatę, sam wybór, czy rozwiązać zadanie, należy do ciebie.
OW-210 = Zadanie może mieć własny koszt, który musisz zapłacić, żeby je rozwiązać.
OW-211 = Gdy rozwiązujesz zadanie, gracz po twojej prawej znajduje w talii zdarzeń kartę o numerze podanym na zadaniu.
OW-212 = Po rozwiązaniu zadania usuń z gry jego kartę eksploracji, a żeton obszaru, jeśli na niej leżał, wtasuj z powrotem do jego stosu.
OW-213 = Gdy potwory się zmieniają, żetony obszarów na kartach zadań zostają na swoich miejscach.

## Karty zdarzeń

OW-214 = Karta zdarzenia jest jednego z czterech rodzajów: wstęp z dwiema opcjami, wstęp z testem rzutu kością, wstęp z krótką walką albo ekwipunek lub towarzysz.
OW-215 = Jeśli zdarzenie ma wstęp, czyta się go na głos razem z opcjami, gdy są; potem aktywny gracz wybiera opcję, wykonuje test albo rozgrywa krótką walkę.
OW-216 = Jeśli zdarzenie to ekwipunek lub towarzysz, trzymaj kartę przy planszetce do końca gry, chyba że sama mówi inaczej.
OW-217 = Kto szuka zdarzenia o danym numerze, nie może czytać tekstów innych zdarzeń.
OW-218 = Specjalny symbol z numerem na karcie eksploracji lub zdarzenia znaczy: weź kartę zdarzenia o tym numerze; jedno zdarzenie może więc prowadzić do następnych.
OW-219 = Zdarzenie może mieć efekt trwały, który działa także po jego zakończeniu.
OW-220 = Wszystkie efekty zdarzenia dotyczą tylko aktywnego gracza, chyba że jego własny tekst wymienia innego gracza.

## Faza III: karty akcji

OW-221 = Faza III ma trzy kroki, zawsze w tej kolejności: odrzucanie, dobieranie, zdobycie karty.
OW-222 = W kroku 1 fazy III odrzuć z ręki tyle kart, ile chcesz.
OW-223 = Na koniec kroku 1 możesz mieć najwyżej trzy karty: jeśli masz więcej, wybierz i odrzuć tyle, by zostały trzy lub mniej.
OW-224 = W kroku 2 fazy III dobieraj z własnej talii, aż będziesz mieć na ręce trzy karty.
OW-225 = W kroku 3 fazy III wybierz jedną z sześciu odkrytych kart akcji, zapłać jej koszt i weź ją.
OW-226 = W kroku 3 musisz wziąć dokładnie jedną kartę, nawet jeśli żadnej nie chcesz i nawet po przegranej walce, chyba że na żadną cię nie stać.
OW-227 = Koszt karty to liczba wybranych przez ciebie kart z ręki, które musisz odrzucić na własny stos kart odrzuconych.
OW-228 = Na skrajnym prawym miejscu rzędu akcji karta kosztuje o 1 mniej.
OW-229 = Obniżony koszt nigdy nie spada poniżej 0, a dalsze obniżki się pomija.
OW-230 = Na każdym z dwóch skrajnych lewych miejsc rzędu akcji karta kosztuje o 1 więcej.
OW-231 = Trzy środkowe miejsca rzędu akcji nie zmieniają kosztu.
OW-232 = Karta zdobyta w fazie III trafia na rękę, a nie na stos kart odrzuconych.
OW-233 = Po zakupie przesuń pozostałe karty rzędu w prawo, by zamknąć lukę, a skrajne lewe miejsce zapełnij wierzchnią kartą wspólnej talii akcji.
OW-234 = Jeśli nic innego nie działa, kończysz fazę III z tyloma kartami, ile daje trzy minus zapłacony koszt plus jedna zdobyta.
OW-235 = Rada na zakupy: karty o wyższym koszcie są zwykle silniejsze.
OW-236 = Efekty mogą zmienić na jedną turę liczbę kart, do której dobierasz w kroku 2 fazy III, na przykład o jedną więcej albo o jedną mniej.
OW-474 = Kilka takich zmian w jednej turze się sumuje, przegrana walka to jedna karta mniej, a wynik nie spada poniżej 0; karta, która ustala liczbę, jak Zgnilec, unieważnia sumę.

## Walka: zasady ogólne

OW-237 = W każdej walce, z wiedźminem czy z potworem, atakujący i obrońca zachowują karty na ręce: na początku niczego się nie odrzuca.
OW-238 = Na początku walki nie dobiera się kart, chyba że mówi tak zasada lub efekt.
OW-239 = Każdy wiedźmin w walce tasuje razem stos kart odrzuconych i własną talię: zakryte są jego talią wytrzymałości.
OW-240 = Karty na ręce nie należą do talii wytrzymałości.
OW-241 = Liczba kart w talii wytrzymałości to zdrowie, jakie zostało twojemu wiedźminowi.
OW-242 = Wiedźmin jest powalony, gdy jego talia wytrzymałości jest pusta, a ostatnia karta z ręki odrzucona lub zagrana.
OW-243 = Gdy wiedźmin zostaje powalony, przeciwnik natychmiast wygrywa walkę.
OW-244 = Zagrane karty najpierw się rozpatruje: dopiero po rozpatrzeniu kombinacji sprawdza się, czy zagranie ostatniej karty powala twojego wiedźmina.
OW-245 = Jeśli w tej samej turze walki obie strony tracą ostatnią kartę, ta, której zagrana karta lub karty to sprawiły, nie jest powalona i wygrywa.
OW-246 = Nawet gdy potwór powali twojego wiedźmina, możesz jeszcze dostać nagrodę za odpędzenie potwora.

## Walka z wiedźminem

OW-247 = Pierwszą turę walki rozgrywa atakujący, czyli aktywny gracz; potem tury walki idą na przemian.
OW-248 = Walka z wiedźminem kończy się w chwili, gdy jeden z dwóch wiedźminów zostaje powalony.
OW-249 = Po walce z wiedźminem połóż żeton zamkniętej karczmy na obszarze, na którym się odbyła.
OW-250 = Żeton zamkniętej karczmy leży tam i wyklucza kolejną walkę z wiedźminem, dopóki nie odbędzie się ona na innym obszarze; wtedy przenosi się na tamten obszar.
OW-251 = Na początku żeton zamkniętej karczmy leży poza mapą i przed pierwszą walką z wiedźminem niczego nie zabrania.
OW-252 = Żeton zamkniętej karczmy zabrania tylko walk z wiedźminem: walka z potworem, poker, zadania i akcja obszaru odbywają się tam jak zwykle.
OW-253 = W walce z wiedźminem obie strony rozgrywają takie same tury walki i w swoich turach mogą używać eliksirów, zdolności szkoły, trofeów i ekwipunku.

## Walka z wiedźminem: zakłady

OW-254 = Zakładać się można tylko o walkę z wiedźminem i tylko przed nią.
OW-255 = Każdy gracz, który nie bierze udziału w walce, może postawić jeden zakład.
OW-256 = Zakład to dokładnie 1 własna sztuka złota na polu „wygra atakujący” albo „wygra obrońca” twojej planszetki, jak wybierzesz; bez złota się nie założysz.
OW-257 = Żeby się założyć, nie musisz mieć figurki na obszarze walki.
OW-258 = Zakład jest zawsze dobrowolny: możesz nie stawiać niczego.
OW-259 = W grze dla dwóch osób zakładów nie ma, bo nie ma kto się założyć.
OW-260 = Zakładasz się z bankiem, nigdy z innym graczem.

## Tura walki wiedźmina

OW-261 = Tura walki ma cztery kroki, w tej kolejności: eliksiry, zdolność szkoły i efekty kart; budowanie kombinacji; rozpatrzenie kombinacji; uzupełnienie ręki.

## Tura walki, krok 1: eliksiry, zdolność szkoły, efekty

OW-262 = W kroku 1 swojej tury walki możesz użyć jednego lub kilku eliksirów.
OW-263 = W ciągu całej walki możesz użyć tylu eliksirów, ile wynosi obecna wartość twojej Alchemii: na poziomach od 1 do 5 to 1, 2, 3, 4 i 4.
OW-264 = Użyty eliksir zakryj; trzymasz go u siebie do końca walki, a potem trafia na wspólny stos odrzuconych eliksirów.
OW-265 = W kroku 1 możesz użyć zdolności swojej szkoły, tak jak pozwala jej opis.
OW-266 = W kroku 1 możesz korzystać z efektów ekwipunku, towarzyszy, trofeów i podobnych kart.
OW-267 = W kroku 1 możesz użyć każdego efektu, chyba że jego tekst podaje inną chwilę.
OW-268 = Takich efektów możesz używać dowolnie wiele razy i w dowolnej kolejności, chyba że karta lub zdolność mówi inaczej, na przykład „raz na walkę”.
OW-269 = Użycie tych efektów jest dobrowolne, poza zdolnością Niedźwiedzia, która działa sama.
OW-270 = Wszystkie te efekty są częścią twojego ataku i mogą uruchomić to, co zależy od jego wyniku.
OW-482 = Obrażenia z efektu kroku 1 zadaje się od razu, przed kombinacją, i mogą zakończyć walkę: wiedźmin traci tarczę, talię wytrzymałości, potem rękę, a potwór talię wytrzymałości.

## Tura walki, krok 2: budowanie kombinacji

OW-271 = Kombinacja to jedna lub więcej połączonych kart akcji, które zagrywasz z ręki w tej turze.
OW-272 = Pierwszą kartą kombinacji może być dowolna karta z twojej ręki.
OW-273 = Każdą następną kartę kładziesz na poprzedniej, a jej kolor musi pasować do przedłużenia karty tuż pod nią; wcześniejsze karty kombinacji nie mają znaczenia.
OW-274 = Możesz dokładać karty tak długo, jak masz je na ręce i którąś da się połączyć.
OW-275 = Możesz przestać po dowolnej karcie: nie musisz zagrywać wszystkich kart ani najdłuższej możliwej kombinacji.
OW-276 = Jedna karta to też kombinacja, tyle że złożona z jednej karty.
OW-277 = Jeśli masz na ręce choć jedną kartę, musisz zagrać kombinację z co najmniej jednej karty.
OW-278 = Dołożona karta korzysta tylko z jednego przedłużenia karty pod spodem, wybranego przez ciebie, gdy pasuje kilka; inne przedłużenia tej karty i ich efekty się pomija.
OW-279 = Niczego na kartach nie rozpatruje się, zanim wyłożysz całą kombinację.
OW-280 = Każda karta akcji ma jeden kolor; większość kart, choć nie wszystkie, ma jedno lub więcej przedłużeń.

## Tura walki, krok 3: rozpatrzenie kombinacji

OW-281 = Kombinację rozpatruje się zawsze w tej kolejności: najpierw obrażenia, potem tarcza, na końcu efekty specjalne.
OW-282 = Policz wszystkie widoczne, aktywne ikony obrażeń w kombinacji: tyle obrażeń otrzymuje przeciwnik.
OW-283 = Ikona na przedłużeniu jest aktywna tylko wtedy, gdy przez to przedłużenie dołożono kartę kombinacji.
OW-284 = U potwora każdy punkt obrażeń odrzuca wierzchnią kartę jego talii wytrzymałości.
OW-285 = Wiedźmin przyjmuje obrażenia zawsze w tej kolejności: tarcza, talia wytrzymałości, ręka.
OW-286 = Póki twoja tarcza jest wyższa niż 0, każdy punkt obrażeń obniża ją o 1.
OW-287 = Gdy tarcza stoi na 0, każdy dalszy punkt obrażeń odrzuca wierzchnią kartę twojej talii wytrzymałości na twój stos kart odrzuconych.
OW-288 = Gdy twoja talia wytrzymałości jest pusta, za każdy dalszy punkt obrażeń odrzucasz z ręki jedną wybraną przez siebie kartę.
OW-289 = Gdy na ręce nie ma już żadnej karty, wiedźmin jest natychmiast powalony, a przeciwnik wygrywa.
OW-290 = Po zadaniu wszystkich obrażeń policz widoczne, aktywne ikony tarczy w kombinacji i o tyle podnieś własną tarczę.
OW-291 = Po obrażeniach i tarczy rozpatrz efekty specjalne kombinacji, jeśli jakieś są.
OW-292 = „Weź wierzchnią odrzuconą” daje ci na rękę wierzchnią kartę twojego stosu kart odrzuconych; kart rozpatrywanej kombinacji jeszcze tam nie ma i nie można ich wziąć.
OW-293 = „Weź tę kartę z powrotem” zwraca ci na rękę kartę z tym symbolem; pozostałe karty kombinacji trafią na stos kart odrzuconych.
OW-294 = „Dobierz więcej” albo „dobierz mniej” zmienia liczbę kart, które dobierasz w kroku 4.
OW-295 = Efekt specjalny z przedłużenia rozpatruje się tylko wtedy, gdy to przedłużenie zostało użyte w tej kombinacji.

## Tura walki, krok 4: uzupełnienie ręki

OW-296 = Na końcu każdej swojej tury walki dobierasz karty z talii wytrzymałości.
OW-297 = Dobierz tyle kart, ile wynosi wartość Ataku, bez względu na to, ile masz, plus lub minus zmiany z kombinacji tej tury, eliksirów i innych efektów; osobne dobrania się do tego nie liczą.
OW-298 = Jeśli wychodzi 0 kart lub mniej, nie dobierasz żadnej i nie ma za to innej kary.
OW-299 = Gdy talia wytrzymałości się skończy, przestań dobierać: w walce stosu kart odrzuconych nigdy się do niej nie wtasowuje.
OW-300 = Po dobraniu wszystkie karty kombinacji trafiają na twój stos kart odrzuconych w kolejności zagrania, pierwsza najniżej, ostatnia na wierzch.

## Walka z potworem: przygotowanie

OW-301 = Przez całą walkę potworem kieruje gracz po prawej stronie aktywnego gracza; to gracz prowadzący potwora.
OW-302 = Przed walką, zanim nastąpi cokolwiek innego, czyta się na głos zdolność potwora; jej tekst mówi, kiedy działa.
OW-303 = Następnie gracz prowadzący potwora dobiera tyle kart walki potworów, ile wynosi jego wytrzymałość, tasuje je i kładzie zakryte jako talię wytrzymałości potwora.
OW-304 = Dopiero potem aktywny gracz tworzy swoją talię wytrzymałości według zasad ogólnych.
OW-305 = Odrzucone karty walki potworów leżą odkryte obok talii wytrzymałości potwora.
OW-306 = W turze potwora odkrywa się wierzchnią kartę jego talii wytrzymałości, więc każdy atak kosztuje potwora także 1 punkt wytrzymałości.
OW-307 = Każdy gracz może w dowolnej chwili policzyć karty w talii wytrzymałości potwora, ale nie może ich oglądać ani zmieniać ich kolejności.
OW-308 = Jeśli aktywny gracz ma żeton tropu tego potwora, pierwszą turę walki rozgrywa wiedźmin; w przeciwnym razie potwór.
OW-309 = Skorzystanie z tej przewagi nie zużywa żetonu tropu: oddajesz go dopiero, gdy potwór zostaje zastąpiony.
OW-310 = Odtąd wiedźmin i potwór rozgrywają tury walki na przemian, aż wiedźmin zostanie powalony albo potwór pobity.
OW-311 = Każda walka z potworem zaczyna się od jego pełnej wytrzymałości, ktokolwiek walczy i nawet po wcześniejszej klęsce.

## Walka z potworem: tura potwora

OW-312 = Atak, Szarżę lub Ugryzienie, wybiera się i ogłasza przed odkryciem karty; w pierwszej turze potwora wybiera gracz, który go prowadzi.
OW-313 = Potem odkrywa się wierzchnią kartę talii wytrzymałości potwora i działa ta połowa, która odpowiada ogłoszonemu atakowi.
OW-314 = W kolejnych turach potwora wybór przechodzi z gracza na gracza przeciwnie do ruchu wskazówek zegara, z pominięciem aktywnego; przy dwóch graczach zawsze wybiera ten jeden rywal.
OW-315 = Choć wybór ataku krąży wokół stołu, potwora prowadzi wciąż ten sam gracz.
OW-316 = Obrażenia od potwora wiedźmin przyjmuje w tej samej kolejności co od wiedźmina: tarcza, talia wytrzymałości, ręka.
OW-317 = Niektóre obrażenia zależą od poziomu potwora: z trzech liczb poziom I bierze pierwszą, II drugą, a III trzecią.
OW-318 = Przy losowym odrzuceniu potasuj rękę, a gracz prowadzący potwora w ciemno wybiera 1, 2 lub 3 karty na twój stos kart odrzuconych, zależnie od poziomu potwora: I, II lub III.
OW-319 = Jeśli na losowe odrzucenie masz za mało kart, odrzuć całą rękę, a brakujące z wierzchu talii wytrzymałości; tarcza tu nie pomaga, bo to nie obrażenia.
OW-320 = Jeśli atak każe usunąć z gry kartę z ręki, aktywny gracz usuwa jedną, którą sam wybiera.
OW-321 = Jeśli masz wtedy pustą rękę, odkrywa się i usuwa z gry wierzchnią kartę twojej talii wytrzymałości.
OW-322 = Jeśli atak obniża atrybut, przesuń jego znacznik o jeden w dół, ale nie poniżej poziomu 1, a z poziomu 5 wcale.
OW-323 = Jedna połowa karty walki potwora może łączyć kilka efektów, na przykład obrażenia i usunięcie karty z gry.
OW-483 = Karta walki potwora ma Szarżę w górnej połowie, a Ugryzienie w dolnej; losowe odrzucenie i usunięcie z gry należą do Szarży, obniżenie atrybutu do Ugryzienia.

## Walka z potworem: koniec walki

OW-324 = Walka się kończy, gdy zdrowie jednej strony wyczerpią obrażenia lub zagranie ostatniej karty, a druga strona ma jeszcze karty; ta druga wygrywa.
OW-325 = Walka z potworem ma trzy zakończenia: potwór pokonany albo wiedźmin powalony, a wtedy potwór odpędzony, jeśli została mu najwyżej 1 karta, lub klęska, jeśli 2 albo więcej.
OW-326 = Jeśli talia wytrzymałości potwora jest pusta, a wiedźmin nie jest powalony, potwór jest pokonany, także gdy ostatnią kartę odkryto jako atak.

## Walka z potworem: potwór pokonany

OW-327 = Gdy pokonasz potwora, najpierw weź jego kartę i 2 sztuki złota z banku.
OW-328 = Po drugie odwróć kartę pokonanego potwora; jej opis walki można przeczytać na głos.
OW-329 = Po trzecie za pokonanego potwora przesuń żeton reputacji o jedno pole w górę i rozpatrz zmęczenie; najwyższe pole to natychmiastowa wygrana.
OW-330 = Po czwarte wsuń kartę pokonanego potwora pod planszetkę tak, by było widać zdolność trofeum.
OW-331 = Liczba trofeów potworów nie ma limitu: każdy pokonany potwór daje jedno.

## Walka z potworem: nowy potwór

OW-332 = Po krokach trofeum za pokonanego potwora musi pojawić się nowy, ale nie w grze solo i nie wtedy, gdy trofeum właśnie dało wygraną.
OW-333 = Po pierwsze dobierz żeton potwora o poziom wyższy niż pokonany: po poziomie I poziom II, po poziomie II poziom III.
OW-334 = Po pokonaniu potwora poziomu III dobierz kolejny żeton poziomu III.
OW-335 = Jeśli stos potrzebnego poziomu jest pusty, potasuj w nowy stos żetony wszystkich odpędzonych potworów tego poziomu i dobierz z niego; może wrócić nawet ten dopiero co odpędzony.
OW-336 = Po drugie żeton pokonanego potwora wraca na dobre do pudełka, bo jego karta jest już trofeum.
OW-337 = W drugim kroku, przed dobraniem nowego, żeton obszaru pokonanego lub odpędzonego potwora wtasuj zakryty do jego stosu, więc może wyjść znowu.
OW-338 = W drugim kroku wtasuj do stosu także żetony tropu i zadania tropienia wszystkich graczy dotyczące pokonanego lub odpędzonego potwora; złoto z zadania tropienia wraca do banku.
OW-339 = Po trzecie dobierz żeton obszaru tego samego terenu i połóż go odkryty na zwolnionym miejscu sekcji potworów.
OW-340 = Po czwarte połóż nowy żeton potwora na obszarze mapy, który wskazuje ten żeton obszaru; po piąte na tym miejscu sekcji potworów połóż kartę nowego potwora.

## Walka z potworem: dodatkowy stos dla czterech i pięciu osób

OW-341 = W grze dla czterech lub pięciu osób po pokonaniu potwora poziomu I wchodzi zamiast żetonu poziomu II wierzchni żeton dodatkowego stosu, póki jakiś tam jest.
OW-342 = Odpędzenie potwora nie rusza dodatkowego stosu: następcę dobiera się ze zwykłego stosu tego samego poziomu.
OW-343 = Gdy dodatkowy stos jest pusty, nowe potwory pojawiają się jak zwykle.

## Walka z potworem: potwór odpędzony

OW-344 = Odpędzasz potwora, gdy twój wiedźmin jest powalony, ale w talii wytrzymałości potwora została najwyżej 1 karta.
OW-345 = Za odpędzenie potwora zyskujesz najpierw 2 sztuki złota.
OW-346 = Po drugie karta odpędzonego potwora zostaje odrzucona, a jego żeton dołącza do odpędzonych żetonów tego poziomu.
OW-347 = Po trzecie za odpędzenie potwora kładziesz na swój stos kart odrzuconych kartę akcji o koszcie 0.
OW-348 = Potem wchodzi nowy potwór jak po pokonaniu: żeton obszaru, żetony tropu i zadania tropienia wracają, dobiera się obszar tego samego terenu, ale żeton potwora jest tego samego poziomu.
OW-349 = Odpędzenie potwora nie daje trofeum, nie przesuwa żetonu na torze reputacji i nie powoduje zmęczenia.
OW-350 = Odpędzenie potwora nie uszczupla fazy III: dobierasz jak zwykle do trzech kart.

## Walka z potworem: klęska i porządki po walce

OW-351 = Klęska jest wtedy, gdy twój wiedźmin jest powalony, a potworowi zostały dwie karty lub więcej.
OW-352 = Po klęsce najpierw weź żeton tropu terenu tego potwora, jeśli jeszcze takiego nie masz, a stos nie jest pusty.
OW-353 = Po drugie po klęsce kładziesz na swój stos kart odrzuconych kartę akcji o koszcie 0.
OW-354 = Po trzecie po klęsce dobierasz w fazie III, tylko tej tury, do dwóch kart zamiast do trzech.
OW-355 = Po klęsce potwór zostaje tam, gdzie jest.
OW-356 = Po każdej walce z potworem, jakkolwiek się skończyła, najpierw potasuj wszystkie karty walki potworów z powrotem w jedną talię.
OW-357 = Po drugie po każdej walce z potworem potasuj razem talię wytrzymałości, stos kart odrzuconych i rękę w nową własną talię; ręka jest teraz pusta.
OW-358 = Po trzecie po każdej walce z potworem podnieś tarczę do wartości Obrony.
OW-359 = Po porządkach, które następują po walce z potworem, tura przechodzi do fazy III.
OW-360 = Atrybuty obniżone w walce takie pozostają: nic ich potem nie przywraca.
OW-477 = Zdolność potwora działa dokładnie wtedy, gdy mówi jej tekst; „pierwsza tura” to pierwsza tura walki wymienionej strony, ktokolwiek zaczyna walkę.
OW-478 = Walkę z potworem możesz rozpocząć na każdym obszarze z potworem, także w szkole i tam, gdzie leży żeton zamkniętej karczmy.

## Walka z potworem: karta o koszcie 0 na stos kart odrzuconych

OW-361 = Kartę o koszcie 0 dostajesz, gdy odpędzasz potwora, gdy potwór zada ci klęskę i gdy pokona cię inny wiedźmin.
OW-362 = Kartę o koszcie 0 bierzesz z rzędu akcji i wybierasz, jeśli jest ich kilka; liczy się tylko nadrukowany koszt 0, bez zmian wynikających z miejsca.
OW-363 = Karta o koszcie 0 trafia na wierzch twojego stosu kart odrzuconych, nie na rękę, i nic nie kosztuje.
OW-364 = Po wzięciu z rzędu karty o koszcie 0 uzupełnij go jak zwykle: karty przesuwają się w prawo, a nowa wchodzi z lewej.
OW-365 = Jeśli w rzędzie nie ma karty o koszcie 0, odkrywaj po jednej karty wspólnej talii akcji, aż taka się pojawi, i połóż ją na swoim stosie kart odrzuconych.
OW-366 = Inne karty odkryte przy tym szukaniu trafiają obok planszy na wspólny stos odrzuconych kart akcji, a rząd się nie zmienia.
OW-367 = Kartę o koszcie 0 dostajesz przed tasowaniem po walce, więc znajdzie się w twojej nowej talii.

## Walka z wiedźminem: wynik

OW-368 = Walkę z wiedźminem wygrywa atakujący albo obrońca, bez remisu i bez ucieczki; przegrany, kimkolwiek jest, kładzie na swój stos kart odrzuconych kartę o koszcie 0.
OW-369 = Jeśli atakujesz i wygrywasz, weź jedno trofeum wiedźmina należące do pokonanego.
OW-370 = Jeśli masz już trofeum tego wiedźmina, pomiń wszystkie kroki trofeum: bez karty, bez ruchu na torze, bez zmęczenia; złoto i karta o koszcie 0 dla przegranego zostają.
OW-371 = Odwróć zdobyte trofeum wiedźmina; jego opis walki można przeczytać na głos.
OW-372 = Za zdobyte trofeum wiedźmina przesuń żeton reputacji o jedno pole w górę i rozpatrz zmęczenie.
OW-373 = Zdobyte trofeum wiedźmina wsuń pod planszetkę tak, by było widać jego zdolność.
OW-374 = Możesz mieć najwyżej jedno trofeum każdej z pozostałych szkół.
OW-375 = Obrońca, który wygrywa walkę z wiedźminem, nie bierze trofeum.
OW-376 = Przegrywając walkę z wiedźminem, zachowujesz wszystkie zdobyte wcześniej trofea, a żetonu reputacji żadna zasada nigdy nie cofa.
OW-377 = Trofeum wiedźmina ma u góry opis walki, a poniżej zdolność.
OW-378 = Zwycięzca walki z wiedźminem, atakujący czy obrońca, zyskuje złoto zależnie od pozycji przegranego na torze reputacji: 1, 2, 3 lub 3 sztuki na polu 0, 1, 2 lub 3.
OW-379 = Po walce z wiedźminem obaj wiedźmini, bez względu na wynik, podnoszą tarcze do wartości swojej Obrony i tasują talię, stos kart odrzuconych i rękę w nową własną talię.
OW-380 = Obrońca nie ma fazy III, ale dobiera od razu: cztery karty po wygranej, trzy po przegranej.
OW-381 = Atakujący, który wygrał, przechodzi do fazy III i dobiera jak zwykle do trzech kart.
OW-382 = Atakujący, który przegrał, dobiera w fazie III, tylko tej tury, do dwóch kart zamiast do trzech.

## Walka z wiedźminem: rozliczenie zakładów

OW-383 = Jeśli stawiasz na przegranego, twoja 1 sztuka złota trafia do banku.
OW-384 = Jeśli stawiasz na zwycięzcę, odzyskujesz swoje złoto i zyskujesz z banku tyle, ile zyskał zwycięzca walki.
OW-385 = Zakłady rozlicza się po walce; jeśli nikt się nie założył, ten krok się pomija.
OW-475 = Po walce z wiedźminem następują: trofeum atakującego, jeśli wygrał, które może zakończyć grę, złoto zwycięzcy, karta o koszcie 0, tarcze i nowe talie, dobranie obrońcy, zakłady i żeton karczmy, potem faza III.
OW-476 = Także po walce z wiedźminem użyte eliksiry obu stron, atakującego i obrońcy, trafiają na stos odrzuconych eliksirów.

## Trofea, tor reputacji i zmęczenie

OW-386 = Gdy zdobywasz dowolne trofeum, rób dokładnie w tej kolejności: przeczytaj górny tekst, przesuń żeton reputacji o pole w górę, rozpatrz zmęczenie, wsuń kartę pod planszetkę.
OW-387 = Jeśli tym ruchem dochodzisz do najwyższego pola, natychmiast wygrywasz grę, a zmęczenie i wsuwanie karty nie mają już znaczenia.
OW-388 = Zmęczenie każe usunąć z gry tyle twoich kart akcji, ile podaje tor przy osiągniętym właśnie polu: 1, 2 lub 3 na polu 1, 2 lub 3, a na polu 4 żadnej.
OW-389 = Zmęczenie za pierwsze trofeum, gdy żeton reputacji idzie z 0 na 1, to jedna karta.
OW-390 = Przy zmęczeniu przejrzyj wszystkie swoje karty akcji, w talii, na stosie kart odrzuconych i na ręce, i wybierz te, które usuwasz z gry.
OW-391 = Po zmęczeniu potasuj wszystkie pozostałe karty akcji w jedną nową własną talię.
OW-392 = Zdobyte trofea trzymaj tak, by każdy mógł przeczytać ich zdolności.
OW-393 = Od chwili zdobycia trofeum możesz używać jego zdolności, tak jak mówi jej tekst.
OW-394 = Tor reputacji biegnie od 0 na dole do 4 na górze.

## Zdolności szkół

OW-395 = Zdolności swojej szkoły możesz użyć raz w każdej walce.
OW-396 = Zdolność szkoły ma siłę tylko obecnego poziomu twojej Zdolności specjalnej: po jego podniesieniu wersji z niższego poziomu już nie użyjesz.
OW-397 = Zdolności szkół działają tak samo przeciw wiedźminom i potworom; talia wytrzymałości potwora liczy się jako „talia przeciwnika”.

## Zdolności szkół: Żmija, zatruta stal

OW-398 = Żmija: możesz użyć zdolności, gdy przez twój atak przeciwnik odrzuca co najmniej jedną kartę.
OW-399 = Żmija: weź z wierzchu talii przeciwnika tyle kart, ile daje twój poziom, i obejrzyj je.
OW-400 = Żmija: od poziomu 2 Zdolności specjalnej musisz potem odrzucić tyle z tych kart, ile podaje twój poziom; wybierasz, które.
OW-401 = Żmija: pozostałe karty odłóż na wierzch talii przeciwnika w kolejności, którą wybierzesz.

## Zdolności szkół: Niedźwiedź, zbroja

OW-402 = Niedźwiedź: zdolność działa sama, gdy w twojej turze walki tarcza wynosi 0; sprawdza się to na początku tury i po każdej zmianie tarczy w jej trakcie.
OW-403 = Niedźwiedź: dobierz z talii wytrzymałości tyle kart, ile daje twój poziom.
OW-404 = Niedźwiedź: od poziomu 2 Zdolności specjalnej najpierw podnieś tarczę o tyle, ile daje twój poziom, a potem dobierz karty.
OW-405 = Niedźwiedź: na poziomie 3 Zdolności specjalnej tarcza rośnie o 1, a ty dobierasz dwie karty.

## Zdolności szkół: Kot, szybkość

OW-406 = Kot: możesz użyć zdolności tylko w swojej pierwszej turze walki.
OW-407 = Kot: weź z wierzchu swojej talii wytrzymałości tyle kart, ile daje twój poziom, i obejrzyj je.
OW-408 = Kot: na poziomach 1, 4 i 5 Zdolności specjalnej wszystkie te karty trafiają na twoją rękę.
OW-409 = Kot: na poziomach 2 i 3 odłóż na wierzch talii wytrzymałości tyle kart, ile podaje twój poziom, wybierając karty i kolejność, a resztę weź na rękę.

## Zdolności szkół: Gryf, magia

OW-410 = Gryf: możesz wziąć na rękę wierzchnią kartę stosu kart odrzuconych; wtedy odrzuć z ręki tyle wybranych kart, ile podaje twój poziom: 0, 1 lub 2.
OW-411 = Gryf: na poziomach 4 i 5 Zdolności specjalnej przeglądasz stos kart odrzuconych i zamiast wierzchniej bierzesz z niego jedną dowolną kartę.

## Zdolności szkół: Wilk, szermierka

OW-412 = Wilk: możesz użyć zdolności, gdy zagrywasz kombinację z trzech lub więcej kart.
OW-413 = Wilk: zdolność zadaje tyle dodatkowych obrażeń, ile daje twój poziom.
OW-414 = Wilk: od poziomu 2 Zdolności specjalnej dobierasz też tyle dodatkowych kart, ile daje twój poziom.

## Zdolności szkół: liczby według poziomu

OW-484 = Żmija na poziomach od 1 do 5 Zdolności specjalnej: oglądasz 3, 2, 4, 4 i 4 karty, a odrzucasz z nich 0, 1, 1, 2 i 2.
OW-485 = Niedźwiedź na poziomach od 1 do 5 Zdolności specjalnej: zyskujesz 0, 1, 1, 2 i 2 punkty tarczy, a dobierasz 1, 1, 2, 2 i 2 karty.
OW-486 = Kot na poziomach od 1 do 5 Zdolności specjalnej: oglądasz 1, 3, 3, 3 i 3 karty, a zachowujesz z nich 1, 1, 2, 3 i 3.

## Akcje obszarów: trening atrybutu

OW-415 = Obszar treningowy wymienia jeden atrybut; możesz go podnieść za darmo o jeden poziom, jeśli obecny poziom jest równy poziomowi wiedźmina albo niższy.
OW-416 = Jeśli ten atrybut jest już wyższy niż twój poziom wiedźmina, akcja obszaru treningowego nic nie daje.
OW-417 = Cztery obszary trenują po jednym atrybucie: Ban Ard (4) Alchemię, Cidaris (5) Obronę, Glenmore (12) twoją własną Zdolność specjalną, a Ard Modron (18) Atak.

## Akcje obszarów: eliksir

OW-418 = W Cintrze (9), Beauclair (11) i Dhuwod (16) możesz wziąć wierzchnią kartę talii eliksirów; jeśli masz ich wtedy więcej niż cztery, od razu odrzuć nadmiar.

## Akcje obszarów: poker z miejscowymi

OW-419 = W Novigradzie (6) i w Loc Ichaer (14) akcją obszaru może być kościany poker z miejscowymi.
OW-420 = Przeciw miejscowym stawiasz 1 sztukę złota, a bank dokłada 2, więc pula wynosi 3; bez złota nie zagrasz.
OW-421 = Za miejscowych rzuca kośćmi gracz po prawej stronie aktywnego gracza i on też decyduje o ich przerzucie.
OW-422 = Jeśli pobijesz miejscowych, bierzesz całe 3 sztuki złota; jeśli wygrają miejscowi, złoto wraca do banku.
OW-423 = Poza tym jest jak w pokerze z wiedźminem: rzut równoczesny, przerzut najpierw miejscowych, potem twój, te same układy, a pełny remis dla ciebie.
OW-424 = Po pokerze z miejscowymi nadal możesz zaatakować każdego, bo nie grasz w nim z żadnym wiedźminem.

## Akcje obszarów: wymiana karty

OW-425 = W Vengerbergu (8) usuń z gry jedną kartę z ręki i weź jedną z sześciu kart rzędu akcji; obie wybierasz ty.
OW-426 = Przy wymianie brana karta może kosztować mniej, tyle samo albo najwyżej o 1 więcej niż usunięta; liczą się nadrukowane koszty, miejsca w rzędzie nie, i nic więcej nie płacisz.
OW-427 = Karta wzięta przy wymianie trafia od razu na twoją rękę.
OW-428 = Po wymianie rząd akcji uzupełnia się jak zwykle.

## Akcje obszarów: szkoła wiedźmińska

OW-429 = W szkole wybierasz do treningu Atak, Obronę albo Alchemię; szkoły to Kaer Seren (1, Gryf), Kaer Morhen (3, Wilk), Haern Caduch (10, Niedźwiedź), Gorthur Gvaed (15, Żmija), Stygga (17, Kot) i obszar 0 (Mantikora).
OW-430 = We własnej szkole możesz zamiast tego trenować swoją Zdolność specjalną.
OW-431 = Zdolności innych szkół nie można nauczyć się nigdy, za żadną cenę.
OW-432 = Trening w szkole kosztuje tyle sztuk złota, ile wynosi obecny poziom atrybutu plus 1: 2 na poziom 2, 3 na poziom 3, 4 na poziom 4, 5 na poziom 5.
OW-433 = Atrybut trenowany w szkole rośnie dokładnie o jeden poziom.
OW-434 = Jeśli nie masz dość złota na dany atrybut, nie możesz go trenować.
OW-435 = Poziom wiedźmina nie ogranicza treningu w szkole, a atrybuty możesz rozwijać tak nierówno, jak chcesz.
OW-488 = Jedna wizyta w szkole podnosi raz jeden atrybut; z tej samej szkoły nie skorzystasz dwa razy w turze, ale z dwóch różnych możesz.

## Akcje obszarów: pogłoski o potworze

OW-436 = W Hengfors (2) i w Doldeth (13) zyskujesz najpierw 1 sztukę złota.
OW-437 = Potem możesz zacząć zadanie tropienia: wybierz potwora w grze, dla którego nie masz ani żetonu tropu, ani zadania tropienia, i weź wierzchni żeton stosu jego terenu.
OW-438 = Żeton zadania tropienia nie może wskazywać obszaru, na którym stoisz: jeśli wskazuje, weź inny, a ten wtasuj z powrotem.
OW-439 = Połóż ten żeton na planszetce stroną z obszarem ku górze, a na nim 1 sztukę złota z banku: to twoje zadanie tropienia.
OW-440 = Gdy tylko wejdziesz na obszar swojego zadania tropienia, w ramach tego ruchu i bez innych kosztów, weź złoto i odwróć żeton: to już twój żeton tropu.
OW-487 = Zadania tropienia nie mają własnego limitu i nie zajmują fazy II; takie, którego nigdy nie ukończysz, nic nie kosztuje.

## Akcje obszarów: jałmużna i świeży rząd

OW-441 = W Wyzimie (7), jeśli nie masz ani sztuki złota, zyskujesz 1.
OW-442 = W Wyzimie możesz też, bez względu na to, ile masz złota, usunąć z gry jedną lub dwie wybrane karty rzędu akcji albo żadnej.
OW-443 = Potem pozostałe karty rzędu przesuwają się w prawo, a wolne miejsca zapełnia się ze wspólnej talii akcji.

## Gra solo

OW-444 = W grze solo weź kartę pomocy solo, przygotuj grę jak dla dwóch lub trzech osób i stosuj zwykłe zasady, tylko z poniższymi zmianami.
OW-445 = Grę solo zaczynasz z 3 sztukami złota i pięcioma kartami na ręce.
OW-446 = W grze solo weź po jednym żetonie potwora z poziomów I, II i III zamiast trzech poziomu I; tereny nadal przydziela się losowo.
OW-447 = W grze solo potasuj jeden komplet czterech trofeów atrybutów, jedno losowe połóż odkryte obok planszy, a resztę odłóż do pudełka.
OW-448 = W grze solo nie ma rywali, więc nie ma trofeów wiedźminów, walk z wiedźminem, zakładów ani pokera z wiedźminami.
OW-449 = Grę solo wygrywasz, zdobywając cztery trofea: trzech potworów, z poziomów I, II i III, oraz jedno trofeum atrybutu.
OW-450 = W grze solo trofeum atrybutu nie może być ostatnie: póki go nie masz, ostatniego potwora nie można pokonać ani nawet zacząć z nim walki.
OW-451 = W grze solo licz swoje tury, razem z tą zwycięską: ich liczba decyduje o wyniku.
OW-452 = W grze solo wszystkie akcje obszarów działają jak zwykle, oprócz kościanego pokera.
OW-453 = W pokerze solo zapłać 1 sztukę złota, rzuć pięcioma kośćmi, raz przerzuć dowolne z nich, jeśli chcesz, i sprawdź wypłatę; nikt nie rzuca przeciw tobie.
OW-454 = Poker solo wypłaca, bez zwrotu stawki: za parę lub słabszy wynik 0, dwie pary 1, trójkę 2, każdy strit 3, fulla 4, karetę 5, pokera 6 sztuk złota.
OW-455 = W grze solo karty eksploracji i zdarzeń czytasz bez pomocy: zasłaniaj skutki, póki nie wybierzesz, a niewybranego nie czytaj.
OW-456 = W grze solo przed odkryciem każdej karty potwora rzuć kością na atak: 1 do 3 to Szarża, 4 do 6 to Ugryzienie.
OW-457 = W grze solo po pokonaniu potwora nie pojawia się nowy.
OW-458 = W grze solo po odpędzeniu potwora jak zwykle pojawia się nowy, tego samego poziomu.
OW-459 = W grze solo odpędzony potwór nie liczy się jako pokonany.
OW-460 = W grze solo, jeśli w fazie III bierzesz kartę z innego miejsca niż skrajne prawe, na koniec fazy karta ze skrajnego prawego trafia na wspólny stos odrzuconych kart akcji.
OW-461 = Gra solo kończy się natychmiast, gdy masz wszystkie cztery trofea.
OW-462 = Wynik solo za 13 tur lub więcej, najniższy: przyzwoity początek, z każdym dniem lepiej, ale do wielkich jeszcze daleko.
OW-463 = Wynik solo za 11 lub 12 tur: wiedźmin, na którym można polegać i który zwykle wraca z trofeum, choć są lepsi.
OW-464 = Wynik solo za 9 lub 10 tur: prawdziwa zawodowa robota i imię, o którym zaczyna się mówić, choć do mistrzostwa jeszcze kawał drogi.
OW-465 = Wynik solo za 7 lub 8 tur: tak rodzi się legenda, której ufają ludzie i której boją się potwory.
OW-466 = Wynik solo za 6 tur lub mniej, najwyższy: żywa legenda z pieśni bardów i chluba całej szkoły.
OW-467 = W grze solo im mniej tur, tym lepiej, a każda liczba należy tylko do jednego przedziału: 13 i więcej, 11 lub 12, 9 lub 10, 7 lub 8, do 6.

## Koniec gry

OW-468 = Nikt nigdy nie odpada z gry: powalenie oznacza tylko przegraną w tej walce.
OW-469 = Ani w grze wieloosobowej, ani w grze solo nie ma limitu rund czy tur; w grze solo tury wpływają tylko na wynik.
