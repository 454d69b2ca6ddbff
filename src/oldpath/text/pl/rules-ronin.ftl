## Charakter gry, cel, rozmowy przy stole

RO-001 = Ronin to gra rywalizacyjna dla jednej do pięciu osób; każdy gracz prowadzi jedną postać.
RO-002 = W opowieści wszystkie postacie są jedną drużyną, ale wygrywa jeden gracz: zwycięstwem nikt się nie dzieli.
RO-003 = Ronin jest grą samodzielną; nigdy nie dokładaj elementów Ścieżki Przeznaczenia ani jej dodatków.
RO-004 = Wygrywa gracz, który po punktacji końcowej ma najwięcej punktów zwycięstwa (PZ).
RO-005 = Sąsiedzi mogą otwarcie mówić o kartach, które chcą zagrać, żeby ich efekty partnerstwa do siebie pasowały.
RO-006 = Żadna obietnica nie wiąże: partner może zapowiedzieć jedno, a zagrać co innego, i nikt nie zmusi go do dotrzymania słowa.
RO-007 = O zwycięstwie decydują tylko PZ, a rozdziały dają je za ten aktywny symbol, którego masz mniej: dbaj o równowagę obu.

## Elementy gry

RO-008 = Na planszy głównej są pola rynku, talia główna, stos kart odrzuconych, tor inicjatywy, karty aktywnych symboli, tor tur i tor PZ.
RO-009 = Jeden znacznik tury odlicza tury.
RO-010 = W pudełku jest pięć znaczników partnerstwa, po jednym na każdy tor partnerstwa.
RO-011 = Talia główna liczy 80 kart akcji w pięciu kolorach.
RO-012 = Jest sześć kart rozdziałów; rewers każdej podaje początkową inicjatywę.
RO-013 = Jest jeden żeton dodatkowego doświadczenia.
RO-014 = Jest pięć dwustronnych planszetek partnerstwa: strona A jest symetryczna, strona B asymetryczna.
RO-015 = Karta pomocy streszcza przebieg rozdziału i koniec gry.
RO-016 = Są cztery karty aktywnych symboli, zadrukowane po obu stronach.
RO-017 = Wspólna pula zawiera 40 żetonów eksploracji.
RO-018 = Wspólna pula zawiera 40 żetonów walki.
RO-019 = Wspólna pula zawiera 40 żetonów magii.
RO-020 = Wspólna pula zawiera 40 żetonów dyplomacji.
RO-021 = Wspólna pula zawiera 30 żetonów utraconych symboli.
RO-022 = Do wyboru jest siedem postaci, każda z własnym zestawem: Vesemir, Geralt, Yennefer, Jaskier, Triss, Ciri i Yuki-onna.
RO-023 = Zestaw postaci: planszetka gracza, tekturowa figurka, figurka, zwykły i złoty znacznik PD, znacznik PZ, cztery znaczniki umiejętności, cztery karty umiejętności, pięć początkowych kart akcji.
RO-024 = 35 początkowych kart akcji, po pięć na postać, nie należy do tamtych 80; przy przygotowaniu gry nie wtasowuje się ich do talii głównej.
RO-025 = Cztery karty umiejętności postaci to dwa egzemplarze 1. umiejętności i dwa egzemplarze 3.; umiejętności 2 i 4 kart nie mają.

## Symbole i żetony

RO-026 = Są tylko cztery symbole: eksploracja, walka, magia i dyplomacja.
RO-027 = Większość symboli masz z zagranych kart akcji; efekty kart, umiejętności i premie dają kolejne w postaci żetonów.
RO-028 = Symbol na karcie twojej osi czasu i żeton symbolu w twoim zapasie liczą się tak samo przy wszystkich efektach i w całej punktacji.
RO-029 = Gdy zyskujesz symbol, połóż jego żeton na lewo od swojej osi czasu; te żetony to twój zapas.
RO-030 = Gdy tracisz symbol, wybierz: odrzuć pasujący żeton z zapasu albo zasłoń pasujący symbol na osi czasu żetonem utraconego symbolu.
RO-031 = Symbol zasłonięty żetonem utraconego symbolu pomijaj przy warunkach, dalszych utratach, parach czarek i całej punktacji.
RO-032 = Każdy żeton utraconego symbolu zasłania tylko jeden symbol; pozostałe symbole tej karty nadal się liczą.
RO-033 = Karta z zasłoniętymi symbolami zostaje na osi czasu i zachowuje kolor, więc nadal spełnia warunki dotyczące koloru.
RO-034 = Odrzucony żeton symbolu wraca do wspólnej puli.
RO-035 = Żetony nigdy się nie kończą: pusta pula nie wstrzymuje zyskania ani utraty żadnego symbolu.

## Karta rozdziałów; symbole aktywne i nieaktywne

RO-036 = Karta rozdziałów pokazuje lewy i prawy symbol aktywny każdego z trzech rozdziałów, a pod nimi symbole celu dodatkowego.
RO-037 = W każdej grze używa się jednej karty rozdziałów: jej rewers ustala początkową inicjatywę, a awers służy we wszystkich trzech rozdziałach.
RO-038 = Na planszy głównej zawsze leżą karty aktywnych symboli zgodne z parą bieżącego rozdziału.
RO-039 = W każdym rozdziale aktywne są dokładnie dwa symbole.
RO-040 = Aktywne symbole na zagranych kartach i żetonach dają na koniec rozdziału punkty doświadczenia (PD) i PZ, więc je zbieraj.
RO-041 = Dwa symbole, które nie są aktywne, są w tym rozdziale nieaktywne.
RO-042 = Na koniec rozdziału nieaktywne symbole nie są nic warte, ale mogą z nich korzystać efekty kart i umiejętności.
RO-043 = Lewa ścieżka, z jasnym drogowskazem, to lewy aktywny symbol rozdziału; prawa ścieżka, z ciemnym drogowskazem, to prawy.
RO-044 = Czy symbol jest aktywny, sprawdza się w chwili rozpatrywania efektu lub punktacji, więc między rozdziałami może się to zmienić.
RO-045 = Lewy i prawy aktywny symbol rozdziału nigdy nie są tym samym symbolem.
RO-046 = Symbole celu dodatkowego, u dołu karty rozdziałów, to dwa symbole nieaktywne w rozdziale III.
RO-047 = Cztery dwustronne karty aktywnych symboli pozwalają pokazać każdy z czterech symboli na lewym lub na prawym miejscu.

## Planszetka gracza

RO-048 = Na planszetce gracza znajdziesz imię, wizerunek i umiejętności swojej postaci oraz tor PD z PZ, które daje na koniec gry.
RO-049 = Każda postać ma cztery umiejętności, o numerach od 1 do 4, od lewej do prawej.
RO-050 = Umiejętność zostaje odblokowana, gdy twój znacznik PD dociera do jej stopnia.
RO-051 = Tor PD biegnie od stopnia 0 do stopnia 20; pole pod nim przyjmuje zwykły znacznik, gdy ten skończy drogę.
RO-052 = Dopóki nie jest potrzebny, złoty znacznik czeka na własnym polu, na prawo od toru PD.

## Budowa karty akcji

RO-053 = Na karcie akcji szukaj symboli, obrazka, koloru, efektu standardowego z warunkiem i rezultatem, efektu herbaty i czarki.
RO-054 = Większość kart akcji ma symbole w lewym górnym rogu, ale niektóre nie mają żadnych.
RO-055 = Symbole na karcie mogą być w tym rozdziale aktywne lub nieaktywne.
RO-056 = Wiele kart akcji ma efekt, ale karta może też nie mieć żadnego.
RO-057 = Efekty dające punkty partnerstwa mają znak herbaty; rozpatruje się je w kroku 3, a nie w kroku 2.
RO-058 = Każda czarka na karcie jest skierowana ku jednemu sąsiadowi, lewemu albo prawemu.
RO-059 = Każda karta akcji ma jeden z pięciu kolorów: niebieski, zielony, czerwony, różowy lub żółty.

## Planszetki partnerstwa

RO-060 = Planszetka partnerstwa leży między dwoma sąsiednimi miejscami przy stole, należy do obu i czyni sąsiadów partnerami.
RO-061 = Tor partnerstwa pokazuje, jak daleko zaszła współpraca dwóch partnerów: podczas gry daje od razu premie, a na jej koniec PZ.
RO-062 = Po torze partnerstwa przesuwa się jeden znacznik partnerstwa; zaczyna na czajniczku, czyli na stopniu 0.
RO-063 = Za czajniczkiem tor partnerstwa ma 24 ponumerowane stopnie, a obok nich dwanaście etykiet PZ, od 1 do 12.
RO-064 = Strona A jest symetryczna; strona B asymetryczna: każda para partnerów ma inne premie, ale w parze są one zawsze wspólne.
RO-065 = Na stronie A wszystkie planszetki partnerstwa mają jednakowe premie.
RO-066 = Przed grą wszyscy razem wybierają jedną stronę dla wszystkich planszetek partnerstwa; na pierwszą grę najlepsza jest strona A.
RO-067 = Pięć planszetek partnerstwa nosi numery od 1 do 5, a ich strony litery A i B.
RO-068 = Strona A oraz strona B planszetki 1 mają po dziesięć premii: sześć z tekstem, jedną prostą 2 i trzy proste 1.

## Planszetki partnerstwa: premie strony A

RO-069 = Strona A, stopień 3: każdy z partnerów sam decyduje, czy pozyskuje kartę 1. umiejętności drugiego, czy zyskuje 2 PD.
RO-070 = Strona A: zyskaj dwa żetony aktywnych symboli; każdy wybierasz swobodnie, mogą być jednakowe lub różne.
RO-071 = Strona A: pokaż rękę i weź 1, 2 lub 3 PZ przy co najmniej 0, 2 lub 4 aktywnych symbolach na ręce albo weź 3 PD.
RO-072 = Przy premii za pokazanie ręki licz symbole, nie karty: karta z dwoma aktywnymi symbolami dodaje dwa.
RO-073 = Strona A: wybierz jeden aktywny symbol i zyskaj dwa jego żetony; nie wolno łączyć dwóch rodzajów.
RO-074 = Strona A: wybierz, czy dobierasz na rękę jedną kartę z talii głównej, czy zyskujesz 2 PD.
RO-075 = Strona A, stopień 10: każdy z partnerów sam decyduje, czy pozyskuje kartę 3. umiejętności drugiego, czy zyskuje 3 PD.
RO-076 = Strona A ma też cztery proste premie: jedna daje 2 PD, a trzy dają po 1 PZ.

## Planszetki partnerstwa: premie strony B

RO-077 = Planszetka 1, strona B: pozyskujesz kartę 1. umiejętności partnera; niczego innego w zamian wziąć nie można.
RO-078 = Planszetka 1, strona B: przy 2, 3 lub 4 odblokowanych umiejętnościach na planszetce gracza zyskaj 1, 2 lub 3 dowolne aktywne symbole.
RO-079 = Planszetka 1, strona B: zyskaj 1, 2 lub 3 PZ, jeśli masz łącznie co najmniej 16, 20 lub 24 PD; poniżej nic.
RO-080 = Planszetka 1, strona B: wskaż jeden z aktywnych symboli i zyskaj dwa jego żetony.
RO-081 = Planszetka 1, strona B: zyskaj 1, 2, 4 lub 6 PD przy 0, 1, 2 lub co najmniej 3 niebieskich kartach na swojej osi czasu.
RO-082 = Planszetka 1, strona B: jedna wybrana użyta umiejętność, z twojej planszetki lub pozyskanej karty umiejętności, znów jest dostępna; bez użytej nic się nie dzieje.
RO-083 = Planszetka 1, strona B, ma też cztery proste premie: trzy dają po 1 PZ, a jedna daje 2 PD.

## Przygotowanie gry

RO-084 = Przygotuj po kolei: planszę główną, kartę rozdziałów, karty akcji, żeton dodatkowego doświadczenia, żetony symboli, postacie, planszetki partnerstwa, a na końcu elementy każdego gracza.
RO-085 = Przed każdym graczem zostaw dość miejsca na planszetkę gracza i rosnącą oś czasu.
RO-086 = Potasuj sześć kart rozdziałów i połóż jedną, wylosowaną, obok planszy głównej.
RO-087 = Wyłóż na planszę główną karty aktywnych symboli rozdziału I.
RO-088 = Na początku gry znacznik tury stoi na pierwszym polu toru tur.
RO-089 = Po wyborze postaci ustaw wszystkie figurki według rewersu karty rozdziałów: najwyższa wartość na górze, najbliżej kart aktywnych symboli, reszta poniżej.
RO-090 = Na torze inicjatywy stoją tylko postacie biorące udział w grze, także postacie Autom; nieobecne nie zostawiają luk.
RO-091 = Potasuj wszystkie karty akcji talii głównej i połóż je zakryte na polu talii.
RO-092 = Na dostępnych polach rynku połóż odkryte pary kart z talii głównej, zaczynając od pola najbliższego talii.
RO-093 = Przy jednym, dwóch lub trzech graczach używa się czterech pól rynku.
RO-094 = Przy czterech lub pięciu graczach używa się pięciu pól rynku.
RO-095 = Połóż żeton dodatkowego doświadczenia przy najniższym dostępnym polu rynku: polu 4 do trzech graczy, polu 5 przy czterech lub pięciu.
RO-096 = Wszystkie żetony symboli i żetony utraconych symboli trzymaj przy planszy głównej jako wspólną pulę.
RO-097 = Pierwsza wybiera osoba, która jako ostatnia czytała mangę „Wiedźmin: Ronin”; przy tym stole wybiera osoba wylosowana lub uzgodniona.
RO-098 = Gracze wybierają postacie po kolei, zgodnie z ruchem wskazówek zegara od osoby wybierającej jako pierwsza.
RO-099 = Planszetki gracza miesza się zakryte; każdy w swojej kolejce ogląda dwie, jedną zachowuje, a drugą zwraca.
RO-100 = Zwróconą planszetkę gracza miesza się z resztą przed następnym losowaniem, więc może pojawić się znowu.
RO-101 = Po wyborze postaci weź wszystkie elementy jej zestawu.
RO-102 = Kolejno w lewo, od osoby wybierającej jako pierwsza, każdy zachowuje jedną z dwóch zaproponowanych planszetek partnerstwa, wspólną z lewym sąsiadem; na stronie A tego wyboru nie ma.
RO-103 = Krąg się zamyka, gdy ostatni gracz wybiera planszetkę partnerstwa wspólną z osobą wybierającą jako pierwsza.
RO-104 = Przy pięciu graczach piąta para sąsiadów po prostu dostaje ostatnią pozostałą planszetkę partnerstwa.
RO-105 = Na każdym używanym torze partnerstwa stawia się jeden znacznik partnerstwa, na stopniu 0.
RO-106 = Postaw zwykły znacznik PD na stopniu 0 toru PD, a złoty znacznik na jego polu po prawej.
RO-107 = Połóż jeden znacznik umiejętności, stroną aktywną do góry, na skrajnej lewej umiejętności, gotowej od początku; trzy pozostałe leżą obok planszetki.
RO-108 = Postaw swój znacznik PZ na polu 0 toru PZ.
RO-109 = Zaczynasz z pięcioma początkowymi kartami akcji swojej postaci na ręce.
RO-110 = Cztery karty umiejętności każdej postaci połóż zakryte przy planszy głównej; czekają tam, aż rozdadzą je premie partnerstwa.
RO-111 = Nigdy nie masz kart umiejętności własnej postaci, bo są przeznaczone dla twoich sąsiadów.

## Przygotowanie gry według liczby graczy

RO-112 = Pięciu graczy: pięć miejsc przy stole, pięć planszetek partnerstwa i pięć pól rynku, żeton dodatkowego doświadczenia przy polu 5, bez Automy.
RO-113 = Czterech graczy: cztery miejsca przy stole, cztery planszetki partnerstwa i pięć pól rynku, żeton dodatkowego doświadczenia przy polu 5, bez Automy.
RO-114 = Trzech graczy: trzy miejsca przy stole, trzy planszetki partnerstwa i cztery pola rynku, żeton dodatkowego doświadczenia przy polu 4, bez Automy.
RO-115 = Dwóch graczy: Automa na trzecim miejscu, planszetka partnerstwa między każdymi dwoma miejscami, cztery pola rynku, żeton dodatkowego doświadczenia przy polu 4.
RO-116 = Jeden gracz: po jednej Automie z każdej strony, z każdą jedna planszetka partnerstwa, między nimi żadnej, cztery pola rynku, żeton dodatkowego doświadczenia przy polu 4.
RO-117 = Bez względu na liczbę graczy każdy człowiek przy stole ma dwóch partnerów i dwa tory partnerstwa.
RO-118 = Twój lewy sąsiad to następne miejsce zgodnie z ruchem wskazówek zegara, a prawy sąsiad to następne w kierunku przeciwnym.

## Budowa rozdziału i tury

RO-119 = Gra ma trzy rozdziały po trzy tury, razem dziewięć tur.
RO-120 = Tura ma zawsze te same trzy kroki: dobieranie kart, potem zagrywanie kart, potem ceremonię herbaty.
RO-121 = W rozdziale leżą gotowe karty aktywnych symboli, rozgrywa się trzy tury, potem następuje punktacja, porządkowanie i przygotowanie następnego rozdziału.
RO-122 = Żaden krok nie zaczyna się, dopóki wszyscy uczestnicy nie ukończą poprzedniego.
RO-123 = Po ceremonii herbaty znacznik tury przechodzi o jedno pole w prawo i zaczyna się nowa tura.
RO-124 = Rozdział kończy się wraz z końcem swojej trzeciej tury.
RO-125 = Po punktacji rozdziału przygotowuje się następny, chyba że znacznik tury jest już na końcu toru: wtedy następuje punktacja końcowa.
RO-126 = Tor tur ma więc dziewięć pól, a tura 9 to trzecia tura rozdziału III.
RO-127 = Kolejność inicjatywy zmienia się tylko wtedy, gdy figurki wracają z rynku po kroku 1; obowiązuje do końca następnego kroku 1.

## Krok 1: dobieranie kart: odświeżanie rynku

RO-128 = Rynek odświeża się sam, bez żadnej decyzji graczy.
RO-129 = W pierwszej turze gry nie ma odświeżenia: rynek zostaje taki, jaki jest po przygotowaniu gry.
RO-130 = Każda tura po pierwszej zaczyna się od odświeżenia, także pierwsze tury rozdziałów II i III.
RO-131 = Odświeżenie zaczyna się od najwyższej pary, najbliższej talii głównej: odłóż ją odkrytą na stos kart odrzuconych.
RO-132 = Najwyższa para to ta, która leży na rynku najwyżej, obojętnie na którym polu; jeśli żadnej nie ma, niczego się nie odrzuca.
RO-133 = Następnie wszystkie pary pozostałe na rynku przesuwają się na wyższe pola, bez zmiany kolejności.
RO-134 = Na koniec ujawnia się nowe karty z talii głównej, aż na każdym dostępnym polu rynku znów leży para.
RO-135 = Uzupełnianie zaczyna się od pustego pola najbliższego talii głównej i postępuje w dół.
RO-136 = Gdy para się przesuwa, jej dwie karty pozostają razem.

## Krok 1: dobieranie kart: wybór

RO-137 = Uczestnicy dobierają karty jeden po drugim w kolejności inicjatywy, od góry toru inicjatywy w dół.
RO-138 = W swojej kolejce w kroku 1 przesuń figurkę obok dowolnej dostępnej pary i weź obie jej karty na rękę.
RO-139 = Dobierania nie można pominąć: w każdym kroku 1 każdy gracz dostaje dokładnie dwie karty.
RO-140 = Poza górną pozycją każdą parę może w danej turze wziąć tylko jeden uczestnik.
RO-141 = W tej samej turze na górną pozycję, obok talii głównej, może pójść dowolna liczba graczy.
RO-142 = Każda nowa figurka na górnej pozycji staje poniżej tych, które są tam wcześniej.
RO-143 = Gdy twoja figurka idzie na górną pozycję, dobierasz dwie wierzchnie karty z talii głównej.
RO-144 = Górna pozycja to osobne miejsce nad polem 1, bez odkrytej pary: karty bierze się w ciemno, a parę z pola 1 nadal bierze tylko jeden uczestnik.
RO-145 = Górna pozycja mieści dowolną liczbę figurek, więc każdy gracz zawsze ma dokąd pójść.
RO-146 = Karty wzięte z rynku znają wszyscy, ale karty dobrane z talii głównej znasz tylko ty.
RO-147 = Gdy stawiasz figurkę na najniższym dostępnym polu rynku, przy żetonie dodatkowego doświadczenia, od razu zyskujesz 1 PD.
RO-148 = Ten PD należy się tylko za najniższe pole rynku: ostatnie miejsce z innego pola lub z górnej pozycji nic nie daje.
RO-149 = Żetonu dodatkowego doświadczenia nigdy się nie zabiera, więc jego 1 PD jest do wzięcia we wszystkich dziewięciu turach.
RO-150 = Wybór najniższego pola rynku ma swoją cenę: w następnej kolejności inicjatywy jesteś na końcu.

## Krok 1: dobieranie kart: nowa inicjatywa i pusta talia

RO-151 = Gdy wszyscy mają już karty, figurki wracają na tor inicjatywy w nowej kolejności.
RO-152 = Nową kolejność otwierają figurki z górnej pozycji, w kolejności przybycia; po nich idą te z pola 1, pola 2 i tak dalej.
RO-153 = Od razu następuje krok 2, już według nowej kolejności inicjatywy.
RO-154 = Gdy tylko talia główna się wyczerpie, w dowolnej chwili, potasuj stos kart odrzuconych: to nowa talia główna.
RO-155 = Jeśli talia główna wyczerpie się w trakcie dobierania lub uzupełniania, potasuj stos kart odrzuconych i dokończ przerwaną czynność.
RO-156 = Gdy puste są i talia główna, i stos kart odrzuconych, dobierz tylko tyle, ile się da; następna odrzucona karta zaczyna nową talię główną.
RO-157 = Wszyscy uczestnicy mają jeden stos kart odrzuconych, więc odrzucone karty początkowe mogą później trafić do talii głównej.
RO-158 = Nie ma limitu kart na ręce: zwykle masz siedem kart po kroku 1 i pięć po kroku 2 oraz te dobrane dzięki premiom.

## Krok 2: zagrywanie kart

RO-159 = Wszyscy gracze równocześnie i w tajemnicy wybierają z ręki dokładnie dwie karty akcji.
RO-160 = Połóż swoje dwie karty zakryte, w kolejności, w jakiej dołączą do twojej osi czasu, i zaczekaj na innych.
RO-161 = Gdy wszyscy są gotowi, wszystkie wybrane karty ujawnia się naraz i dokłada do osi czasu.
RO-162 = Gdy twoje karty leżą już zakryte, nie możesz zmienić ani kart, ani ich kolejności.
RO-163 = Nowe karty idą na prawy koniec twojej osi czasu, pierwsza na lewo od drugiej.
RO-164 = Po ujawnieniu efekty standardowe rozpatruje po kolei każdy uczestnik, w kolejności inicjatywy.
RO-165 = Twoje dwie nowe karty rozpatruje się jedną po drugiej, zaczynając od lewej.
RO-166 = Każdy uczestnik kończy obie swoje karty, zanim zacznie następny.
RO-167 = W kroku 2 efekty herbaty i czarki nie działają.
RO-168 = Efekt standardowy działa tylko wtedy, gdy jego karta jest zagrywana; karty z wcześniejszych tur nie działają ponownie.
RO-169 = Gdy efekty standardowe wszystkich graczy są rozpatrzone, gra przechodzi do kroku 3.

## Jak działają efekty

RO-170 = Efekt bierze pod uwagę własną kartę, wcześniejsze karty twojej osi czasu i wszystkie żetony w twoim zapasie.
RO-171 = Symbole na karcie mogą spełnić warunek tej samej karty albo za niego zapłacić.
RO-172 = Efekt nie widzi kart leżących na prawo od własnej, więc lewa karta tury pomija prawą.
RO-173 = Prawa karta tury widzi lewą, a także żetony, które lewa właśnie przyniosła.
RO-174 = Rezultat efektu dostajesz tylko wtedy, gdy spełniony jest jego warunek.
RO-175 = Warunki są dwojakie: posiadanie pewnych symboli lub kart danego koloru albo utrata pewnych symboli.
RO-176 = Efektu nie możesz odmówić: jeśli da się go rozpatrzyć, trzeba to zrobić.
RO-177 = Rozpatruj efekt w największym możliwym stopniu: jeśli masz dwa symbole, by zapłacić za efekt 1/2/3, musisz zapłacić oba.
RO-178 = Efekt stopniowany, oznaczony 1/2/3, daje rezultat tego poziomu, do którego sięga jego warunek, nigdy powyżej poziomu 3.
RO-179 = Poziom równa się liczbie, którą masz do dyspozycji, najwyżej trzem; jeśli nie masz nic, nic się nie dzieje.
RO-180 = Pomijając stopniowanie, rozpatrywany efekt działa tylko raz, choćby jego warunek był spełniony wielokrotnie.
RO-181 = Jeśli warunek wymaga dokładnej liczby, za dużo nie spełnia go tak samo jak za mało.
RO-182 = Jeśli efekt kosztuje cię symbol, decydujesz, który pasujący symbol oddajesz: żeton czy symbol na karcie.
RO-183 = Płać tylko żetonami albo symbolami z tej karty i kart wcześniejszych; symbolami późniejszej karty płacić nie można.
RO-184 = Najpierw tracisz symbole, potem zyskujesz rezultat, więc nowymi żetonami z efektu nie można za niego zapłacić.
RO-185 = Gdy tracisz symbole nieaktywne, możesz łączyć oba ich rodzaje, a także odrzucać żetony i zasłaniać symbole na kartach.
RO-186 = Efekty rozpatruje się w całości, więc czasem tracisz symbole, które wolisz zatrzymać, ale nadal wybierasz spośród pasujących.
RO-187 = Jeśli nie możesz spełnić warunku, pomiń efekt bez żadnej kary; jego karta zostaje na twojej osi czasu.
RO-188 = Pominięty efekt przepada; nie można go zachować na później.

## Krok 3: ceremonia herbaty

RO-189 = W ceremonii herbaty uczestnicy działają w kolejności inicjatywy, od góry w dół.
RO-190 = W swojej kolejce w kroku 3 najpierw rozpatrz efekty herbaty kart akcji zagranych w tej turze.
RO-191 = Po swoich efektach herbaty sprawdź pary czarek z partnerami.
RO-192 = Każdy uczestnik rozpatruje swoje efekty herbaty, a potem sprawdza czarki, zanim zacznie następny.
RO-193 = Efekty herbaty rozpatrujesz od lewej do prawej, więc w nowym rozdziale zachowane karty wyprzedzają dwie nowe karty tury.
RO-194 = Efekty herbaty kart zachowanych z poprzedniego rozdziału rozpatruje się w turze 1 nowego rozdziału.
RO-195 = Oprócz takich zachowanych kart żadna karta z wcześniejszych tur nie powtarza swojego efektu herbaty.
RO-196 = Efekty herbaty podlegają tym samym zasadom co inne: warunki, brak odmowy, pełne rozpatrzenie i to, które karty widzą.
RO-197 = Każdy punkt partnerstwa przesuwa znacznik toru partnerstwa o jeden stopień w górę.
RO-198 = Zgodnie ze swoim tekstem efekt dodaje punkty partnerstwa na jednym z twoich torów partnerstwa albo na obu.
RO-199 = Jeden z efektów herbaty każe ci utracić jeden symbol eksploracji, a potem zyskać po 1 punkcie partnerstwa na każdym z dwóch twoich torów.
RO-200 = Inny efekt herbaty: wybierz partnera; wasz wspólny tor zyskuje 1 punkt partnerstwa za każdą niebieską kartę na jego osi czasu, najwyżej 3.
RO-201 = Gdy warunek patrzy na oś czasu partnera, liczy się na niej każda karta, nawet zagrana przez niego w tej turze.
RO-202 = Koniec kroku 3 przesuwa znacznik tury.

## Czarki

RO-203 = Dwaj partnerzy mają parę czarek, gdy każdy ma w dowolnym miejscu osi czasu czarkę skierowaną ku drugiemu.
RO-204 = Każda para to jedna czarka skierowana w prawo i jedna skierowana w lewo.
RO-205 = Twoja czarka skierowana w prawo łączy się z czarką prawego sąsiada skierowaną w lewo, a twoja skierowana w lewo z czarką lewego sąsiada skierowaną w prawo.
RO-206 = Czarki z tej tury i z wcześniejszych tur mogą tworzyć pary, gdziekolwiek leżą na osiach czasu.
RO-207 = Czarka pod żetonem utraconego symbolu nie liczy się do par.
RO-208 = Za każdą parę obaj partnerzy zasłaniają swoją czarkę żetonem utraconego symbolu, a ich wspólny znacznik partnerstwa idzie dwa stopnie w górę.
RO-209 = Para czarek jest warta łącznie 2 punkty partnerstwa na wspólnym torze, a nie po 2 dla każdego z partnerów.
RO-210 = Samotna czarka nie jest jeszcze nic warta, ale czeka gotowa na późniejsze tury rozdziału.
RO-211 = Partnerzy nie mogą zostawić żadnej pary czarek nierozpatrzonej.
RO-212 = W jednej turze możesz rozpatrzyć kilka par, z oboma partnerami albo więcej niż jedną z tym samym.
RO-213 = Ty i partner tworzycie tyle par, ile niezasłoniętych, zwróconych ku sobie czarek ma ten z was, kto ma ich mniej; rozpatrujecie wszystkie.
RO-214 = Jeśli masz więcej pasujących czarek, niż trzeba do par, wybierasz, które z nich zostaną zasłonięte.
RO-215 = Zasłonięta czarka nie tworzy w tym rozdziale żadnej innej pary.
RO-216 = Czarki nie są symbolami: nigdy nie są aktywne ani nieaktywne i nie można nimi zapłacić za żaden efekt.
RO-217 = Parę rozpatruje się, gdy tylko pierwszy z dwóch jej właścicieli sprawdza czarki, bez względu na to, czy drugi działa wcześniej, czy później.
RO-218 = Porządkowanie usuwa wszystkie żetony utraconych symboli, więc czarki na zachowanej karcie można w następnym rozdziale użyć znowu.

## Punkty partnerstwa i premie

RO-219 = Gdy znacznik partnerstwa się przesuwa, obaj partnerzy otrzymują premie z każdego mijanego stopnia i ze stopnia, na którym staje.
RO-220 = Premię dostają obaj partnerzy, bez względu na to, kto z nich przesuwa znacznik partnerstwa.
RO-221 = Premie partnerstwa otrzymujesz natychmiast.
RO-222 = Gdy premia daje dwie możliwości, każdy z partnerów decyduje sam, a ich wybory mogą się różnić.
RO-223 = Premie z kilku stopni rozpatruje się od najniższego w górę; na każdym stopniu pierwszy jest partner wyżej w kolejności inicjatywy.
RO-224 = Znaczniki partnerstwa nigdy się nie cofają, więc każdy stopień daje premię raz na grę na każdym torze.
RO-225 = Premię bez wyboru otrzymuje się automatycznie, na tyle, na ile da się ją wykonać.
RO-226 = Jeśli jedna z możliwości premii jest niewykonalna, dostajesz drugą; niewykonalna premia bez innej możliwości przepada.
RO-227 = Aktywne symbole wymienione w premii to symbole bieżącego rozdziału, nawet jeśli zaraz potem następuje jego punktacja.
RO-228 = Symbole zyskane z premii to żetony w twoim zapasie, więc liczą się w punktacji rozdziału.
RO-229 = Znacznik partnerstwa zatrzymuje się na stopniu 24, a dalsze punkty partnerstwa przepadają.
RO-230 = PD z premii partnerstwa mogą od razu odblokować umiejętność.
RO-231 = Na niektórych stopniach, takich jak 3 i 10 na stronie A, partnerzy mogą pozyskać nawzajem swoje umiejętności.

## Doświadczenie i punkty zwycięstwa podczas gry

RO-232 = Każdy zyskany PD przesuwa twój znacznik PD o jeden stopień toru.
RO-233 = Gdy twój znacznik PD osiąga lub mija stopień umiejętności, połóż na niej znacznik umiejętności stroną aktywną do góry; możesz już jej użyć.
RO-234 = Jeśli za jednym razem mijasz kilka stopni umiejętności, odblokowujesz wszystkie te umiejętności.
RO-235 = Gdy osiągasz stopień 20, zwykły znacznik schodzi pod tor PD, a złoty znacznik staje na stopniu 0.
RO-236 = Odtąd do końca gry wszystkie twoje PD liczy złoty znacznik.
RO-237 = Złoty znacznik nie odblokowuje umiejętności; daje PZ na koniec gry.
RO-238 = Jeśli za jednym razem przekraczasz 20 PD, złoty znacznik przesuwa się o resztę.
RO-239 = Na stopniu 20 złoty znacznik się zatrzymuje i nie zyskujesz więcej PD: łącznie najwyżej 40.
RO-240 = Ilekroć zyskujesz PZ, twój znacznik PZ od razu przesuwa się o tyle pól.
RO-241 = Twój 30. PZ przenosi znacznik z powrotem na 0; gra toczy się dalej, a do twojej sumy końcowej dochodzi 30.
RO-242 = PZ ponad 30 liczy się dalej od 0, a każde pełne okrążenie toru jest warte 30 PZ.
RO-243 = Pola toru PZ biegną od 0 do 29.

## Umiejętności

RO-244 = Zaczynasz grę z jedną dostępną umiejętnością, skrajną lewą na swojej planszetce.
RO-245 = Każdej umiejętności możesz użyć raz na grę.
RO-246 = Każda umiejętność mówi, kiedy można jej użyć.
RO-247 = Nigdy nie musisz używać umiejętności; decyduje o tym ten, do kogo należy.
RO-248 = Po użyciu umiejętności odwróć jej znacznik na stronę nieaktywną.
RO-249 = Gdy kilka osób może użyć umiejętności naraz, pyta się wszystkie w kolejności inicjatywy; kto pasuje, może dostać pytanie ponownie po kolejnym użyciu.
RO-250 = Umiejętności, których kolejność ma znaczenie, używa się w kolejności inicjatywy.
RO-251 = Możesz użyć umiejętności w tym samym kroku, w którym ją odblokowujesz, jeśli jej chwila jeszcze trwa.
RO-252 = „Trening”, 1. umiejętność, pozwala ci pominąć utratę jednego symbolu przy rozpatrywaniu efektu zagranej karty w kroku 2.
RO-253 = Przy „Treningu” pojedyncza utrata nic nie kosztuje, a każdy poziom utraty stopniowanej kosztuje o jeden symbol mniej, nadal najwyżej do poziomu 3.
RO-254 = „Wiedźmińska forma”, 3. umiejętność na krok 2, pozwala ci pominąć warunek efektu zagranej karty i wziąć jego najwyższy rezultat.
RO-255 = „Wiedźmińska forma” oszczędza ci każdej utraty i podnosi rezultat stopniowany do poziomu 3, ale tylko przy efekcie standardowym.
RO-256 = „Czerpanie energii”, 1. umiejętność, pozwala ci w kroku 1, przed dobraniem kart, zamienić miejscami dwie dowolne karty rynku.
RO-257 = Umiejętności „Czerpanie energii” użyj w swojej kolejce dobierania kart, przed ruchem figurki; zamień dwie pojedyncze karty, w jednej parze lub między parami.
RO-258 = Gdy pozyskujesz umiejętność partnera, weź jej kartę umiejętności i połóż odkrytą obok swojej planszetki, gotową do użycia.
RO-259 = Po użyciu pozyskanej karty umiejętności zakryj ją.
RO-260 = Pozyskana karta umiejętności to dodatkowa umiejętność: użyjesz jej raz, gdy pozwala na to jej tekst, nawet jeśli masz też własną taką samą.
RO-261 = Gdy pozyskujesz umiejętność partnera, partner niczego nie traci i nadal może jej używać.
RO-262 = Za odblokowane licz tylko umiejętności własnej planszetki, nigdy pozyskane karty umiejętności.
RO-263 = Możesz wziąć kartę 3. umiejętności partnera, nawet jeśli partner nie ma jej jeszcze odblokowanej.
RO-264 = Na drugie użycie pozwala tylko premia z planszetki 1, strony B, która czyni użytą umiejętność znów dostępną.

## Koniec rozdziału: punktacja

RO-265 = Gdy kończy się trzecia tura rozdziału, każdy gracz zdobywa PD i PZ.
RO-266 = Każdy gracz liczy oba aktywne symbole osobno, łącznie na kartach swojej osi czasu i żetonach zapasu.
RO-267 = Twój symbol główny to ten aktywny symbol, którego masz więcej; u innych graczy może być inny.
RO-268 = Na koniec rozdziału każdy twój symbol główny daje ci 1 PD.
RO-269 = Potem każdy twój symbol drugiego aktywnego rodzaju daje ci 1 PZ.
RO-270 = Jeśli masz po równo obu aktywnych symboli, zdobywasz tę liczbę jako PD i tak samo jako PZ.
RO-271 = Jeśli nie masz drugiego aktywnego symbolu, zdobywasz 0 PZ; bez żadnego aktywnego symbolu nie zdobywasz nic.
RO-272 = Punktacja rozdziału nic nie daje za symbole nieaktywne.
RO-273 = Symbole zasłonięte żetonami utraconych symboli nie wchodzą do punktacji rozdziału.
RO-274 = W punktacji rozdziału najpierw są PD, potem PZ.
RO-275 = Symboli na kartach na twojej ręce nie liczy się w punktacji rozdziału.
RO-276 = PD z punktacji rozdziału mogą odblokować umiejętności na następny rozdział.
RO-277 = Przed punktacją końcową rozdział III punktuje się tak jak pozostałe.

## Koniec rozdziału: porządkowanie i przygotowanie

RO-278 = Po rozdziałach I i II wszyscy odrzucają wszystkie żetony symboli ze swojego zapasu i wszystkie żetony utraconych symboli.
RO-279 = Potem wszyscy gracze w tajemnicy wybierają karty, które zachowują, i ujawniają je równocześnie.
RO-280 = Po rozdziale I zachowaj jedną wybraną kartę osi czasu i odrzuć resztę.
RO-281 = Karta zachowana po rozdziale I jest pierwszą kartą twojej osi czasu w rozdziale II.
RO-282 = Po rozdziale II zachowaj dwie wybrane karty osi czasu i odrzuć resztę.
RO-283 = Po rozdziale II możesz odrzucić kartę zachowaną po rozdziale I.
RO-284 = Dwie zachowane karty otwierają twoją oś czasu w rozdziale III, w kolejności, którą wybierasz.
RO-285 = Karty musisz zachować, i to tylko ze swojej osi czasu; ręka pozostaje bez zmian.
RO-286 = Wszystkie niezachowane karty osi czasu trafiają na stos kart odrzuconych.
RO-287 = Na początku nowego rozdziału wszystkie symbole na zachowanych kartach są niezasłonięte.
RO-288 = Efekt standardowy zachowanej karty rozpatruje się od razu, jeśli się da, przy nowych aktywnych symbolach i bez umiejętności z kroku 2.
RO-289 = Efektów zachowanych kart też nie można odmówić: pierwsza karta widzi tylko siebie, druga widzi obie.
RO-290 = Efekt herbaty zachowanej karty czeka do najbliższej ceremonii herbaty.
RO-291 = Karty aktywnych symboli następnego rozdziału zastępują dotychczasowe.
RO-292 = Punktacja; usunięcie żetonów; wybór i ujawnienie zachowanych kart; zmiana aktywnych symboli; efekty standardowe zachowanych kart w kolejności inicjatywy, lewa karta pierwsza; początek tury 1.
RO-293 = Żetony, które przynoszą zachowane karty, należą do nowego rozdziału i zostają w twoim zapasie.
RO-294 = Między rozdziałami nie zmienia się nic więcej: ręka, PD, PZ, umiejętności, karty umiejętności, tory partnerstwa i inicjatywa zostają takie same.
RO-295 = Podczas punktacji oś czasu gracza liczy sześć kart w rozdziale I, siedem w rozdziale II i osiem w rozdziale III.

## Koniec gry

RO-296 = Po rozdziale III niczego się nie odrzuca: wszyscy zachowują rękę, oś czasu i żetony.
RO-297 = W punktacji końcowej najpierw rozlicza się cel dodatkowy, potem PZ za doświadczenie, potem PZ za partnerstwo, a na końcu wskazuje zwycięzcę.
RO-298 = Cel dodatkowy: wybierz symbol nieaktywny w rozdziale III, pokaż rękę i zdobądź 1 PZ za każdą kartę na ręce z tym symbolem.
RO-299 = Cel dodatkowy liczy karty, nie symbole: karta z wybranym symbolem dwa razy jest warta 1 PZ.
RO-300 = Kilku graczy może wybrać do celu dodatkowego ten sam symbol, bez wpływu na siebie nawzajem.
RO-301 = Do celu dodatkowego nie liczą się karty na osi czasu ani żetony w zapasie.
RO-302 = Zdobywasz PZ wydrukowane przy ostatnim stopniu, do którego dotarł twój złoty znacznik; stopień 0 nic nie jest wart.
RO-303 = Jeśli przez całą grę nie osiągasz 20 PD, nie zdobywasz PZ za doświadczenie.
RO-304 = Porównaj znaczniki na swoich dwóch torach partnerstwa: liczy się dla ciebie tylko niższy.
RO-305 = Ten niższy znacznik daje ci PZ z najdalszej etykiety PZ, do której doszedł.
RO-306 = Jeśli oba twoje znaczniki partnerstwa stoją równo, ich wspólną wartość zdobywasz tylko raz.
RO-307 = Znacznik partnerstwa, który nie dotarł do pierwszej etykiety PZ, daje 0 PZ.
RO-308 = Twój wyższy tor partnerstwa nic ci nie daje, choć dla twojego partnera może być tym niższym.
RO-309 = Twoja suma końcowa to pole twojego znacznika PZ plus 30 PZ za każde pełne okrążenie.
RO-310 = Wygrywa gracz, którego suma końcowa PZ jest najwyższa.
RO-311 = Jeśli kilku graczy remisuje o zwycięstwo, wygrywa ten z nich, kto stoi wyżej na torze inicjatywy.
RO-312 = Remis rozstrzyga kolejność inicjatywy ustalona w kroku 1 tury 9, czyli ostatniej.
RO-313 = Żadne dwie figurki nie dzielą miejsca na torze inicjatywy, więc zwycięzca jest zawsze dokładnie jeden.

## Automa: zasady wspólne

RO-314 = W grze jednej lub dwóch osób biorą udział Automy jako wyimaginowani rywale.
RO-315 = Automa nigdy nie może wygrać, ale zajmuje miejsca na planszy i gra kartami.
RO-316 = Automa potrzebuje jednej planszetki gracza, jednej tekturowej figurki i czterech kart umiejętności swojej postaci.
RO-317 = Gdy gracze mają już postacie, dla każdej Automy wybiera się jedną planszetkę gracza.
RO-318 = Jeśli gracze nie uzgodnią postaci dla Automy, jej planszetkę gracza losuje się z pozostałych.
RO-319 = Planszetki partnerstwa wykłada się tak, jakby każda Automa miała własne miejsce przy stole.
RO-320 = Automa nie dostaje znaczników umiejętności, nie odblokowuje umiejętności i żadnej nie używa.
RO-321 = Pierwsze miejsce Automy na torze inicjatywy ustala karta rozdziałów, jak dla każdej figurki.
RO-322 = Automy nigdy nie zdobywają PZ, więc nie stawiają znacznika na torze PZ.
RO-323 = Automa nie ma ręki, a jej pięć początkowych kart akcji wraca do pudełka.
RO-324 = Gracze mogą pozyskać cztery karty umiejętności Automy, które leżą zakryte przy planszy głównej.
RO-325 = Automa nie ma znaczników PD i nie zyskuje PD.
RO-326 = W kolejności inicjatywy Automa dobiera karty, zagrywa je na swoją oś czasu i zyskuje punkty partnerstwa.
RO-327 = Spośród wszystkich dostępnych par Automa wybiera przede wszystkim tę, która ma najwięcej aktywnych symboli.
RO-328 = Jeśli kilka par remisuje, Automa bierze tę z wyższego pola rynku.
RO-329 = Jeśli żadna dostępna karta rynku nie ma aktywnego symbolu, Automa idzie na górną pozycję i bierze dwie wierzchnie karty talii głównej.
RO-330 = Automa sumuje symbole aktywne w tym rozdziale na obu kartach każdej jeszcze wolnej pary; czarki i znaki herbaty się nie liczą.
RO-331 = Para wzięta przez Automę znika; na górnej pozycji Automa staje poniżej wcześniejszych figurek; jej nowa inicjatywa podlega zwykłym zasadom.
RO-332 = PD z najniższego pola rynku nie jest dla Autom: Automa, która tam staje, nic nie zyskuje.
RO-333 = Automa zagrywa obie swoje karty na oś czasu w kroku 1, zaraz po ich wzięciu.
RO-334 = Gdy karty zagrywa Automa, pomija się ich efekty.
RO-335 = Gracze widzą więc dwie nowe karty Automy, zanim w kroku 2 wybiorą własne.
RO-336 = Z kart wziętych przez Automę pierwsza wchodzi na jej oś czasu lewa karta pary albo ta dobrana jako pierwsza.
RO-337 = Uważaj, w którą stronę skierowane są czarki Automy: jej czarka skierowana w prawo wskazuje następne miejsce w kierunku przeciwnym do ruchu wskazówek zegara.
RO-338 = W kroku 3, w kolejności inicjatywy, Automa pomija treść efektów herbaty z tej tury: każdy daje 1 punkt partnerstwa na każdym torze wspólnym z graczami.
RO-339 = Jeśli obie karty wzięte przez Automę w tej turze mają efekty herbaty, każdy wspólny tor zyskuje 2 punkty partnerstwa.
RO-340 = Automy i gracze tworzą pary czarek według zwykłych zasad.
RO-341 = Samotna czarka Automy nic nie daje, dopóki sąsiad, ku któremu jest skierowana, nie ma pasującej; wtedy przynosi 2 punkty partnerstwa na ich wspólnym torze.
RO-342 = Na torze wspólnym z Automą każdą premię otrzymuje gracz, a Automa nie dostaje żadnej.
RO-343 = Automy liczą się jako partnerzy: gdy twój efekt patrzy na oś czasu partnera, możesz wybrać Automę i policzyć jej karty.
RO-344 = Na koniec rozdziału Automa nic nie zdobywa.
RO-345 = Automy nie zachowują kart między rozdziałami; każda odrzuca całą swoją oś czasu.
RO-346 = Żetony utraconych symboli na kartach Automy usuwa się razem z jej osią czasu.

## Automa: dwóch graczy

RO-347 = Przy dwóch graczach przyjmuje się, że Automa siedzi między nimi i z każdym ma wspólną planszetkę partnerstwa.
RO-348 = Dwaj gracze mają też planszetkę partnerstwa między sobą.
RO-349 = Na stronie B każdy gracz wybiera planszetkę partnerstwa wspólną z Automą, a planszetka między graczami jest losowa.
RO-350 = Trzy miejsca tworzą krąg, zgodnie z ruchem wskazówek zegara: pierwszy gracz, drugi gracz, Automa; każde sąsiaduje więc z oboma pozostałymi.
RO-351 = Z dwóch graczy wygrywa ten, kto ma więcej PZ; przy remisie ten, kto stoi wyżej na torze inicjatywy.

## Automa: gra solo

RO-352 = Grając solo, spotykasz dwie Automy: jedna siedzi po lewej, druga po prawej.
RO-353 = W grze solo wybierasz dwie planszetki partnerstwa, po jednej na każdą stronę; Automy nie mają wspólnej między sobą.
RO-354 = Przed grą solo wybierz poziom trudności; ustala on początkowe punkty partnerstwa na obu twoich torach.
RO-355 = Lato, poziom łatwy, zaczyna oba tory od 4 punktów partnerstwa i daje każdą premię ze stopni od 1 do 4.
RO-356 = Jesień, poziom normalny, zaczyna oba tory od 2 punktów partnerstwa.
RO-357 = Zima, poziom trudny, zaczyna oba tory od 0.
RO-358 = Lato na stronie A mija stopień 3 dwa razy: dla każdego toru wybierz kartę 1. umiejętności tej Automy albo 2 PD.
RO-359 = Jesień też daje każdą premię wydrukowaną na stopniach 1 i 2; strona A nie ma tam żadnej.
RO-360 = W grze solo premie początkowe przypadają między przygotowaniem gry a turą 1, najpierw lewy tor, potem prawy, przy aktywnych symbolach rozdziału I.
RO-361 = W grze solo każda Automa dzieli z tobą tylko jeden tor, więc każdy jej efekt herbaty daje tam 1 punkt partnerstwa.
RO-362 = Dwie Automy, których czarki są skierowane ku sobie, nie tworzą pary, a te czarki zostają niezasłonięte.
RO-363 = Do zwycięstwa w grze solo trzeba co najmniej 35 PZ; z mniejszą liczbą przegrywasz.
RO-364 = W punktacji końcowej gry solo porównaj dwa tory partnerstwa wspólne z Automami.

## Warunki na kartach akcji

RO-365 = Warunek może żądać utraty jednego symbolu pokazanego rodzaju, na przykład eksploracji.
RO-366 = Warunek stopniowany może żądać utraty jednego, dwóch lub trzech symboli pokazanego rodzaju, na przykład eksploracji.
RO-367 = Warunek stopniowany może żądać utraty jednego, dwóch lub trzech symboli nieaktywnych.
RO-368 = Warunek może wymagać na twojej osi czasu dwóch lub więcej kart danego koloru, na przykład czerwonego.
RO-369 = Warunek stopniowany może liczyć jedną, dwie lub trzy karty danego koloru na osi czasu jednego partnera, którego wybierasz.
RO-370 = Warunek może wymagać na twojej osi czasu dokładnie jednej karty danego koloru, na przykład zielonego.
RO-371 = Warunek może wymagać na twojej osi czasu dokładnie dwóch kart danego koloru, na przykład czerwonego.
RO-372 = Warunek stopniowany może liczyć jedną, dwie lub trzy karty danego koloru, na przykład zielonego, na twojej własnej osi czasu.
RO-373 = Warunek może wymagać dokładnie dwóch symboli nieaktywnych.
RO-374 = Warunek może wymagać dwóch lub więcej symboli nieaktywnych.
RO-375 = Karta właściwego koloru sama liczy się do własnego warunku.
RO-376 = Gdy warunek liczy kolor kart partnera, patrz na całą jego oś czasu; więcej niż trzy karty nadal dają poziom 3.
RO-377 = Wybierz dowolnego partnera i rozpatrz efekt w pełni dla niego; jeśli warunek spełnia tylko jeden partner, wybierz właśnie jego.
RO-378 = Warunki posiadania symboli nieaktywnych liczą żetony w twoim zapasie oraz niezasłonięte symbole na samej karcie i na kartach wcześniejszych.
RO-379 = Przy warunkach dotyczących symboli nieaktywnych dodaj do siebie oba nieaktywne rodzaje.
RO-380 = Warunek, który wymaga tylko posiadania czegoś, niczego ci nie zabiera.

## Rezultaty na kartach akcji

RO-381 = Rezultat może dać ci po 1 punkcie partnerstwa na każdym z dwóch twoich torów.
RO-382 = Rezultat stopniowany może dać 1, 2 lub 3 punkty partnerstwa, zależnie od poziomu, na jednym wybranym torze.
RO-383 = Rezultat stopniowany może dać jeden, dwa lub trzy żetony aktywnego symbolu lewej ścieżki, zależnie od poziomu.
RO-384 = Rezultat stopniowany może dać jeden, dwa lub trzy żetony aktywnego symbolu prawej ścieżki, zależnie od poziomu.
RO-385 = Rezultat może dać dokładnie dwa żetony, oba aktywnego symbolu lewej ścieżki.
RO-386 = Rezultat może dać dokładnie dwa żetony, oba aktywnego symbolu prawej ścieżki.
RO-387 = Rezultat może dać po jednym żetonie każdego aktywnego symbolu.
RO-388 = Rezultat może dać dwa żetony pokazanego symbolu, na przykład walki.
RO-389 = Rezultat stopniowany może dać jeden, dwa lub trzy żetony pokazanego symbolu, zależnie od poziomu.
RO-390 = Rezultat może dać pokazany zestaw żetonów, na przykład jeden eksploracji, jeden magii i jeden walki.
RO-391 = Tylko efekty herbaty dają w rezultacie punkty partnerstwa; wszystkie inne rezultaty należą do efektów standardowych.
RO-392 = Stopniowane punkty partnerstwa, liczone z kart wybranego partnera, idą na tor wspólny z tym partnerem.
RO-393 = Rezultaty wymieniające symbol mogą dać ci symbol nieaktywny w tym rozdziale.
RO-394 = Rezultat stopniowany zawsze idzie w parze z warunkiem stopniowanym, a niestopniowany z niestopniowanym.

## Informacje tajne i jawne

RO-395 = Ręce pozostają tajne do rozliczenia celu dodatkowego, chyba że pokazujesz swoją dla premii strony A.
RO-396 = Karty wybrane w kroku 2 i karty wybrane do zachowania pozostają tajne, aż wszystkie ujawni się razem.
RO-397 = Każdy może oglądać rynek, osie czasu, żetony, tory, inicjatywę, umiejętności i odkryty stos kart odrzuconych.
RO-398 = Talia główna leży zakryta i nikt nie zna kolejności jej kart.

## Krok 1: dobieranie kart: wybór (ciąg dalszy)

RO-399 = Automa na najniższym polu rynku blokuje je na tę turę i nikt nie zyskuje wtedy jego PD.

## Automa: zasady wspólne (ciąg dalszy)

RO-400 = Automa nie ma zachowanych kart, więc zaczyna rozdział bez efektów standardowych do rozpatrzenia i bez czekających efektów herbaty.
RO-401 = W każdym rozdziale oś czasu Automy ma dwie karty po turze 1, cztery po turze 2 i sześć po turze 3.
RO-402 = Jeśli Automa ma więcej pasujących czarek, niż trzeba do jej par, zasłania się te niezasłonięte, które leżą najbardziej na lewo.
RO-403 = Czarka Automy łączy się ze zwróconą ku niej czarką wskazanego sąsiada, gdy tylko jedno z nich sprawdza czarki; premie dostaje gracz.
