## Talia główna: niebieskie

ro-action-001 = W górę zamarzniętej rzeki
    .flavour = Lód starcza za drogę. Pod nim coś dotrzymuje ci kroku i za każdym stąpnięciem puka, raz i grzecznie.
ro-action-002 = Igni na deszczu
    .flavour = Olej syczy, chwyta, gaśnie. Na jeden oddech każde z was widzi, jak wielkie jest to drugie.
ro-action-003 = Czarka strażniczki studni
    .flavour = Nabiera wody, a potem każe ci powiedzieć studni, jak się nazywasz. Studnia odpowiada pierwsza.
ro-action-004 = Prom pełen mieczy
    .flavour = Sześć mieczy, jedna łódź. Stoi umowa: najpierw wylewanie wody, kłótnia dopiero na drugim brzegu.
ro-action-005 = Dzwony pod jeziorem
    .flavour = Zatopiona świątynia dzwoni dwa razy na deszcz. Wieś liczy na głos i nie daje ci dojść do słowa.
ro-action-006 = Zejście pod jaz
    .flavour = Opróżniasz kieszenie na brzegu: mapa, flet, karteczka z modlitwą. Tam na dole przydadzą się obie ręce.
ro-action-007 = Jedna zapalona latarnia
    .flavour = Jedno światło znaczy, że przemytnicy chcą rozmawiać. Drugie znaczyłoby, że mają gości.
ro-action-008 = Zapaśnik z szuwarów
    .flavour = Kłania się przed walką. Odkłaniasz się i patrzysz, jak woda wylewa mu się z głowy.
ro-action-009 = Urok na odpływ
    .flavour = Węzeł na sznurku, trzy muszle, trochę śliny. Handlarki ryb się śmieją, póki morze nie zrobi kroku w tył.
ro-action-010 = Klinga w lodzie
    .flavour = Rozbijasz jezioro swoim dobrym mieczem. Rybak wypływa. Miecz nie.
ro-action-011 = Słowa zostają na brzegu
    .flavour = Z tym przewoźnikiem nie ma gadania, więc idziesz w bród. Koło południa rozumiesz, o co się kłócił.
ro-action-012 = Lampy na mgłę
    .flavour = Każdy spalony amulet oświetla czterdzieści kroków. Liczysz amulety, potem kroki do portu.
ro-action-013 = Śnieg gotowany dwa razy
    .flavour = Sosnowe igły, słyszysz obok: te osłodzą dzbanek, a tamte go uśpią.
ro-action-014 = Chodzący czajnik
    .flavour = Ostatnim amuletem rozplatasz klątwę. Nagle wszyscy mają ciepłą herbatę, a czajnik jest już tylko czajnikiem.
ro-action-015 = Dwie łodzie, jeden pomost
    .flavour = Obie załogi mówią, że cuma jest ich. Stawiasz imbryk na spornej desce i nalewasz na dwoje.
ro-action-016 = Zasypana chata
    .flavour = Cztery dni, jeden dach. Co nie idzie do pieca, tym uczysz się dzielić.

## Talia główna: zielone

ro-action-017 = Lisie ognie w bambusach
    .flavour = Niebieskie światła idą na dwóch nogach i coś między sobą niosą. Zwalniają, żeby łatwiej było iść za nimi.
ro-action-018 = Skrót drwali
    .flavour = Pokazują ci ścieżkę. Proszą tylko, żeby im potem powiedzieć, czy ona nadal gdzieś wychodzi.
ro-action-019 = Ślady wokół chaty
    .flavour = Cztery palce, potem pięć, potem sandały. W środku ktoś ostrzy motykę i śpiewa, fałszując.
ro-action-020 = Krzyczący korzeń
    .flavour = Ciągniesz, korzeń wrzeszczy, a z gąszczu coś mu odwrzaskuje, o wiele niższym głosem.
ro-action-021 = Między czerwonymi bramami
    .flavour = Jedna brama, żeby wejść, druga, żeby wyjść. Las między nimi jest starszy od obu.
ro-action-022 = Ryż za drogę
    .flavour = Ryż, który niosła twoja kompania, kupuje suchy kąt, drogę i długą opowieść o borsuku.
ro-action-023 = Zaklęcie wydane na linę
    .flavour = Na dziś koniec czarów. Jest za to most, jest świadek, a pod mostem jeden rozzłoszczony troll.
ro-action-024 = Sam na sam z bambusem
    .flavour = Między pędami nie ma miejsca na szeroki zamach. To, co nadchodzi, też już to wie.
ro-action-025 = Dno torby
    .flavour = Ogarki, ręka lalki, dług na piśmie. Sołtyska sortuje, kiwa głową i otwiera bramę.
ro-action-026 = Gaj pamięta
    .flavour = Drzewa znają cię z lata. Od tamtej pory przysunęły się do siebie, żeby o tym pogadać.
ro-action-027 = Dość gadania
    .flavour = Matka bandyty wciąż za niego przeprasza, kiedy pierwsza strzała przebija papierową ściankę.
ro-action-028 = Miecze na kołku
    .flavour = Z każdym ostrzem zawieszonym na kołku jeszcze jedna poduszka przysuwa się do twojej.
ro-action-029 = Dziś już ani kroku
    .flavour = Składasz mapę i siadasz. Ktoś robi ci miejsce. Droga na dworze idzie dalej bez ciebie.
ro-action-030 = Zioła, o które nikt nie prosił
    .flavour = Krwawnik, bylica, coś włochatego. Wszystko idzie do jednego garnka i nikt nie chce pić pierwszy.
ro-action-031 = Uzdrowicielka twardo się targuje
    .flavour = Za kubek żąda amuletu z twojego pasa. Gorączka na sienniku obok domaga się trzech kubków.
ro-action-032 = Posłanie z mchu
    .flavour = Jedna noc tutaj i śnisz. Po trzech sen wypytuje o twoich bliskich, po imieniu.

## Talia główna: czerwone

ro-action-033 = Dwa cięcia, jeden oddech
    .flavour = Pierwsze było dla lampionu. Jest ciemno, a światła potrzebuje tylko jedno z was.
ro-action-034 = Kapliczka bez drogi
    .flavour = Wchodzisz spalonymi schodami. Sznur od dzwonu jest nowy, wilgotny i trochę ciepły.
ro-action-035 = Warunki na barykadzie
    .flavour = Buntownicy chcą wina dla zakładników. Wchodzisz tam we własnej osobie, z dzbanami.
ro-action-036 = Podziwianie klonów
    .flavour = Goście pana zachwycają się liśćmi. Ty jedynym drzewem, na którym nie chce usiąść żaden ptak.
ro-action-037 = Popioły dwóch rodów
    .flavour = Dwie rodziny, jeden pożar, żadnych ciał. Grabisz tak długo, aż grabie wracają z grzebieniem.
ro-action-038 = Spal papierową lalkę
    .flavour = Miała zabrać czyjąś chorobę. Odchodzi kawałek, po czym pyta o drogę.
ro-action-039 = Deszcz w świąteczną noc
    .flavour = Im bardziej leje, tym więcej ludzi pod jednym dachem i tym więcej ci opowiadają.
ro-action-040 = Lżejszy tobołek
    .flavour = Każda niepotrzebna rzecz zostawiona na górze to mila do przodu. Harfy ci żal.
ro-action-041 = Cynobrowa pieczęć
    .flavour = Przy dwóch czerwonych stemplach urzędnik musi słuchać. Przy jednym tylko współczuje.
ro-action-042 = Łyk medyczki
    .flavour = Medyczka czuje truciznę. Jedna kropla, mówi. Ktoś przy tym stole się wahał.
ro-action-043 = Ścieżka zamyka się za tobą
    .flavour = Oddajesz drogę powrotną. Pod cynobrowymi bramami medalion zaczyna nucić melodię.
ro-action-044 = Przysięgi na węglach
    .flavour = Żadne dwie obietnice nie dymią tak samo. Kapłan czyta twoje na głos i nie podnosi wzroku.
ro-action-045 = Kartofle w żarze
    .flavour = Słomiany kapelusz obok ciebie też się pali, ale nikt nie chce psuć wieczoru.
ro-action-046 = Złoto w pęknięciu
    .flavour = Garncarz bierze w zapłacie twój drugi miecz. Misa ze złotym szwem krąży i nikt o tym nie mówi.
ro-action-047 = Kwiaty nie w porę
    .flavour = Dwie różowe gałązki w jesiennej izbie. Gospodyni czeka, który z gości zrozumie.
ro-action-048 = Dług demona oni
    .flavour = Bije się tak chętnie, jak dobrze karmili go kiedyś twoi. Potem chce rozmawiać o ryżu.

## Talia główna: różowe

ro-action-049 = Wiersz pod drzwiami
    .flavour = Siedemnaście sylab, wszystkie uprzejme. Karczmarz czyta dwa razy i po cichu rygluje okno.
ro-action-050 = Zaułek papierowych parasoli
    .flavour = Schnie czterdzieści parasoli. Z trzydziestu dziewięciu kapie. Dobywasz broni, zanim ten suchy podskoczy.
ro-action-051 = Drugi cień tancerki
    .flavour = Ona w lewo. Cień w prawo, z nożem, a publiczność płacze nad tym pięknem.
ro-action-052 = Znajomości w jeden dzień
    .flavour = Ktoś obcy oprowadza cię po mieście za rękaw. O zmierzchu znasz wujów całego miasta.
ro-action-053 = Płatki pod prąd
    .flavour = Kwiaty płyną w górę rzeki, ku dwóm pniakom. Idziesz za nimi, skoro nikt inny nie chce patrzeć.
ro-action-054 = Lustro od przyjaciół
    .flavour = W twojej twarzy nic nie widzi. Najwyraźniej całe lata patrzyło na morze.
ro-action-055 = Pierwszeństwo na moście
    .flavour = Ustępujesz czempionowi. Przechodząc za nim, widzisz, co czekało na pierwszego.
ro-action-056 = Maska za drobiazgi
    .flavour = Snycerz bierze wszystko, z czego nie masz pożytku. Maska ma pożytek z ciebie.
ro-action-057 = Pomylone podarki
    .flavour = Grzebień dla generała, grot strzały dla panny młodej. Pod wieczór oboje ci dziękują.
ro-action-058 = Jedyne kwitnące drzewo
    .flavour = Jest dwunasty miesiąc. Siedzisz pod nim, aż samo się wytłumaczy.
ro-action-059 = Szkoła fechtunku się kłania
    .flavour = Każdy uczeń, którego nie uderzysz, składa ukłon. Zajmuje to całe popołudnie i warto.
ro-action-060 = Niech rozstrzygnie wachlarz
    .flavour = Rzucasz, a on mówi, dokąd nie iść. Wykreślasz drogę za drogą.
ro-action-061 = Zapasy w herbaciarni
    .flavour = Zakłady płaci się tym, co leży pod ręką. Przegrany nalewa i chwali: oszukujesz przepięknie.
ro-action-062 = Niewypowiedziany komplement
    .flavour = Masz go na końcu języka. Pozwalasz, by stara wdowa powiedziała go pierwsza, o kimś innym.
ro-action-063 = Jedna czerwona nić
    .flavour = Biegnie od twojej czarki pod trzema parawanami. Kto jest na drugim końcu, ciągnie do siebie.
ro-action-064 = Pochód lalek
    .flavour = Idą całą noc, od najmniejszej. Gdzie któraś się kłania, otwierają się drzwi. Czyjś koksownik płonie już dla ciebie.

## Talia główna: żółte

ro-action-065 = Kurz po jeźdźcach
    .flavour = Dziewięć koni, ośmiu jeźdźców. Dziewiąte siodło znajdujesz w rowie, zapięte i wciąż ciepłe.
ro-action-066 = Zeznanie stracha na wróble
    .flavour = Wszystko widział, twierdzi, i zanim powie więcej, chce dostać kapelusz.
ro-action-067 = Lampiony nad ryżowiskiem
    .flavour = To nie świetliki, cokolwiek mówi wieś. Świetliki nie piszą po wodzie.
ro-action-068 = Rogatka w południe
    .flavour = Dziesięć miedziaków od mnicha, dwadzieścia od miecza. Nagle czujesz powołanie.
ro-action-069 = Wrony na szubienicy
    .flavour = Spierają się o ostatnie słowa wisielca. On je cierpliwie poprawia.
ro-action-070 = Droga na licytacji
    .flavour = Stawiasz swoją dalszą drogę. Wygrywasz kłótnię, ducha i miejsce między starszymi.
ro-action-071 = Za jesienią
    .flavour = Gdzie klon poczerwieniał, tam ktoś jest w domu i chce gadać. Spieszysz na południe, od chaty do chaty.
ro-action-072 = Dzień młócki
    .flavour = Chwytasz cep. Plewy, kurz, stare urazy: wszystko to leci, a co zostaje, da się zjeść.
ro-action-073 = Targ różności
    .flavour = Za dwie rzeczy nikomu niepotrzebne kupujesz jedną, której ktoś się wstydzi. Handlujesz po cichu.
ro-action-074 = Powróz dwa razy pleciony
    .flavour = Jeden splot odstrasza szczury. Drugi odstrasza to, przed czym uciekały.
ro-action-075 = Krótkie pożegnania
    .flavour = Każde słowo oszczędzone przy bramie to jedno pole za tobą, zanim przyjdzie upał.
ro-action-076 = Dwa słomiane kapelusze
    .flavour = Dwaj łowcy nagród pod jednym drzewem. Mają jeden rysunek na spółkę, a na nim wyglądasz korzystnie.
ro-action-077 = Woda z trzech wsi
    .flavour = Każda smakuje inaczej, przysięgają ci. Próbujesz. Kiedy wschodzi księżyc, spór trwa nadal.
ro-action-078 = Mile nieprzebyte
    .flavour = Każdą milę, której dziś nie przejdziesz, para staruszków wypełnia następną historią.
ro-action-079 = Dwoje gości za dużo
    .flavour = Sześć czarek, czworo pijących. Gospodarz nalewa do sześciu i nie patrzy na koniec maty.
ro-action-080 = Ze skrzynią panny młodej
    .flavour = Pod drągiem ty się pocisz, reszta śpiewa. Przy każdej bramie pytają, które z was bierze ślub.

## Karty początkowe: Vesemir

ro-start-vesemir-1 = Warta o świcie
    .flavour = Wstajesz przed kogutami. O brzasku wiesz, kto tędy przeszedł i kto kulał.
ro-start-vesemir-2 = Co umieją uczniowie
    .flavour = Dzięki tobie biją mocniej niż ty. Dziś to oszczędza twoje kolana.
ro-start-vesemir-3 = Dwa zioła, trzeciego nie
    .flavour = Przepis jest starszy niż warownia. Dodaj cokolwiek i masz zupę.
ro-start-vesemir-4 = Cudze drewno na opał
    .flavour = Świeżo ścięte, dymi. Płaczecie we dwoje i żadne nie musi się tłumaczyć.
ro-start-vesemir-5 = Powolny bród
    .flavour = Ty wiesz, gdzie są kamienie. Młodym pozwalasz się dowiedzieć.

## Karty początkowe: Geralt

ro-start-geralt-1 = Srebro w słomie
    .flavour = Drugi miecz niesiesz owinięty jak wędkę. Nikt nie pyta, co tym łowisz.
ro-start-geralt-2 = Stare kroki, nowy grunt
    .flavour = Piruet, półobrót, cięcie. Śnieg to tylko podłoga, która się kłóci.
ro-start-geralt-3 = Gorzkie flakoniki
    .flavour = Wypijasz resztki tego, czego nie da się sprzedać. Ciemność szarzeje, potem się wyostrza.
ro-start-geralt-4 = Zapłata nienazwana
    .flavour = Kładziesz miecz obok miski. Teraz wieś może zapytać o to, o co naprawdę chce zapytać.
ro-start-geralt-5 = Płotka jest pierwsza
    .flavour = Klacz stoi już przy korycie i już ma wybaczoną rzepę.

## Karty początkowe: Yennefer

ro-start-yennefer-1 = Piorun, ale grzecznie
    .flavour = Dwa razy prosisz kapitana. Pogoda podsłuchuje i na trzeci raz nie czeka.
ro-start-yennefer-2 = Nitka po nitce
    .flavour = Prujesz jedno zaklęcie, by zacerować drugie. Boli jak włosy wyrywane po jednym.
ro-start-yennefer-3 = Drzwi, które zamykasz
    .flavour = Jeden portal trzeba puścić. W ciszy możesz wreszcie zważyć, co jest tutaj.
ro-start-yennefer-4 = Perfumowane zaproszenie
    .flavour = Kółka poetyckie cię nudzą. Idziesz, bo ktoś, kogo lubisz, już się tam nudzi.
ro-start-yennefer-5 = List posypany piaskiem
    .flavour = Piszesz sześć linijek, pięć palisz. Szósta to adres.

## Karty początkowe: Jaskier

ro-start-dandelion-1 = Lutnia z nowymi strunami
    .flavour = Tutejszy jedwab, tutejszy strój. Gra twoje pieśni, jakby znała tych, o których są.
ro-start-dandelion-2 = Ballada o przyjaźni
    .flavour = W twojej wersji wilk jest większy, a bambus wyższy. Drzwi otwierają się przed drugą zwrotką.
ro-start-dandelion-3 = Wachlarzem po twarzy
    .flavour = Należy ci się. Masz za to współczucie całej sali, a ono warte jest więcej niż sala.
ro-start-dandelion-4 = Przegadana noc
    .flavour = Im więcej mówisz, tym więcej nalewają. O świcie jest przyjaźń, a głosu nie ma.
ro-start-dandelion-5 = Zła droga, dobra kolacja
    .flavour = W południe drogi już nie ma. Wieczorem nazywasz to planem.

## Karty początkowe: Triss

ro-start-triss-1 = Okład i cierpliwość
    .flavour = Pytasz staruszka o matkę. Nim skończy opowiadać, po czyraku nie ma śladu.
ro-start-triss-2 = Ogród na dachu
    .flavour = Każda doniczka, którą podlewasz, ręczy za kogoś na ulicy w dole.
ro-start-triss-3 = Zostaje żar
    .flavour = Cios puszczasz wolno. Jego żar zatrzymujesz.
ro-start-triss-4 = Z głębi kredensu
    .flavour = Suszona śliwka, stary miód, szczypta z zakazanego słoja. Proszą o przepis.
ro-start-triss-5 = Obchód w deszczu
    .flavour = Dziewięcioro chorych, jeden parasol. Przy czwartym łóżku oddajesz parasol.

## Karty początkowe: Ciri

ro-start-ciri-1 = Przez ryżowe tarasy
    .flavour = W biegu to tylko schody. Pościg za tobą odkrywa błoto.
ro-start-ciri-2 = Pierwszy krok za bramę
    .flavour = Strażnik jeszcze ziewa, a ty jesteś już kropką. Kropki nie płacą myta.
ro-start-ciri-3 = Mgnienie po mgnieniu
    .flavour = Skok kosztuje trochę ciepła. Lądujesz ze śniegiem na ramieniu, a jeden but ląduje gdzie indziej.
ro-start-ciri-4 = Klacz prowadzona za uzdę
    .flavour = Idziesz pieszo i dajesz się dogonić. Okazuje się, że reszta ma tyle do powiedzenia.
ro-start-ciri-5 = Kości z przewoźnikami
    .flavour = Dają ci wygrywać, aż spostrzegą, że to ty im na to pozwalasz.

## Karty początkowe: Yuki-onna

ro-start-yuki-onna-1 = Śladów brak
    .flavour = Przekraczasz przełęcz przed śniegiem i czekasz na niego na szczycie.
ro-start-yuki-onna-2 = Głębsza zima
    .flavour = Gdzie jest woda, tam może cię być więcej. Staw też się liczy.
ro-start-yuki-onna-3 = Brak słowa na ciepło
    .flavour = Przestajesz tłumaczyć. Bambus gnie się pod bielą i wszystko jest zrozumiałe.
ro-start-yuki-onna-4 = Herbata trzymana do chłodu
    .flavour = Szron schodzi z dłoni jak rękawiczki. Udają, że nie widzą, jak znika para.
ro-start-yuki-onna-5 = Czerwone jagody na śniegu
    .flavour = Myśliwy bierze je za krew, a twoją litość za słabość. Tylko jagody są twoje.

## Postacie

ro-hero-vesemir = Vesemir
    .motto = Najpierw załataj dach. Potem legenda.
ro-hero-geralt = Geralt
    .motto = Ktoś musi czytać tropy.
ro-hero-yennefer = Yennefer
    .motto = Proś mnie ładnie albo proś szybko.
ro-hero-dandelion = Jaskier
    .motto = Wszystko to prawda, oprócz rymów.
ro-hero-triss = Triss
    .motto = Najpierw zagotuj wodę. Cuda potem.
ro-hero-ciri = Ciri
    .motto = Gdziekolwiek to jest, właśnie stamtąd wracam.
ro-hero-yuki-onna = Yuki-onna
    .motto = Zostaw drzwi otwarte, a lampę zgaszoną.

## Umiejętności

ro-hero-vesemir-1 = Szturchnięcie w łokieć
ro-hero-vesemir-2 = Miejsce przy ogniu
ro-hero-vesemir-3 = Dłuższa droga
ro-hero-vesemir-4 = Lekcje blizn
ro-hero-geralt-1 = Trening
ro-hero-geralt-2 = Osełka i milczenie
ro-hero-geralt-3 = Wiedźmińska forma
ro-hero-geralt-4 = Zapłacone co do grosza
ro-hero-yennefer-1 = Czerpanie energii
ro-hero-yennefer-2 = Ogień w obu dłoniach
ro-hero-yennefer-3 = Najkrótsze drzwi
ro-hero-yennefer-4 = Burza przed kolacją
ro-hero-dandelion-1 = Rym na wszystko
ro-hero-dandelion-2 = Plotki na śniadanie
ro-hero-dandelion-3 = Bis
ro-hero-dandelion-4 = Refren znany wszystkim
ro-hero-triss-1 = Czysty bandaż
ro-hero-triss-2 = Lekarstwo na dwoje
ro-hero-triss-3 = Żar do rana
ro-hero-triss-4 = Pole w płomieniach
ro-hero-ciri-1 = Szybkie palce
ro-hero-ciri-2 = Ta sama chwila dwa razy
ro-hero-ciri-3 = Krok w bok
ro-hero-ciri-4 = Wszystkie drogi naraz
ro-hero-yuki-onna-1 = Biała zamieć
ro-hero-yuki-onna-2 = Co niesie wiatr
ro-hero-yuki-onna-3 = Odwilż
ro-hero-yuki-onna-4 = Długi zimny oddech

## Karty rozdziałów

ro-chapter-1 = Śnieg, który pukał
    .flavour = Trzy noce z rzędu coś puka do ostatniego domu na przełęczy. Czwartej nocy nie ma już kto pytać, kto tam.
ro-chapter-2 = Solny trakt
    .flavour = Karawany z solą już nie przychodzą. Sól owszem: każdy świt zastaje białą linię w poprzek drogi, coraz dalej od morza.
ro-chapter-3 = Dzwon dla utopionych
    .flavour = W jedną noc rzeka zmienia koryto i zabiera świątynię. W dzwon nadal ktoś bije, i zawsze o właściwej porze.
ro-chapter-4 = Wzgórze oddaje dary
    .flavour = Co wiosnę wieś kładzie u wydrążonego wzgórza ryż i jedwab. Tego roku zawiniątka wracają, równo złożone i jeszcze ciepłe.
ro-chapter-5 = Herbata u zmarłego pana
    .flavour = Dziewięćdziesiąt dni po śmierci pan wciąż przyjmuje o zmierzchu. Herbata wyborna, goście wychodzą szczuplejsi, a nikt nie chce być nieuprzejmy.
ro-chapter-6 = Ostatnia ciepła droga
    .flavour = Liście poczerwieniały tylko po jednej stronie drogi. Idziesz drugą i słuchasz tego, co idzie równo z tobą.

## Planszetki partnerstwa

ro-board-a = Wspólna droga
ro-board-1b = Bród roztopów
ro-board-2b = Bambusowy most
ro-board-3b = Klonowe schody
ro-board-4b = Brama kwiatów
ro-board-5b = Mila lampionów
