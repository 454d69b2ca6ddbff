## Stary Świat w terminalu: gra w skrócie

term-help-places = wszystkie obszary mapy: akcja, połączenia, kto i co tam jest; albo jeden obszar
term-help-map = szkic mapy; places mówi to samo słowami
term-help-odds = szanse następnego dobrania, kości i ataku potwora; odds dice wypisuje wszystkie układy
term-ow-aim = Gra w skrócie: tura ma trzy fazy. W fazie I idziesz, płacąc kartami z ręki, i używasz akcji obszarów. W fazie II walczysz z potworem albo wiedźminem, medytujesz lub eksplorujesz i słuchasz opowieści. W fazie III dobierasz do trzech kart i zdobywasz jedną z rzędu akcji. Każde trofeum to jedno pole toru reputacji; wygrywa, kto pierwszy dojdzie do 4. W grze solo liczą się tury.
term-ow-legend = Karty: [N] niebieska, [C] czerwona, [Z] zielona, [Ż] żółta, [F] fioletowa. W walce karta może leżeć na innej, jeśli tamta ma przedłużenie w jej kolorze; twoja talia i stos kart odrzuconych to twoja wytrzymałość, a ręka także.
term-ow-letter = { $colour ->
    [blue] N
    [red] C
    [green] Z
    [yellow] Ż
   *[purple] F
  }
term-ow-school = Szkoła: { $school }
term-ow-trophy = { $kind ->
    [school] { $trophy }
   *[attribute] { $trophy }
  }
term-ow-title = { $school ->
    [none] { $who }{ $kind ->
        [you] {" "}(ty)
       *[other] {""}
      }
   *[other] { $who } ({ $school }{ $kind ->
        [you] , ty
       *[other] {""}
      })
  }
term-ow-you = ty

## Co jest wydrukowane

term-ow-card = { $card }: { $face }
term-ow-named = { $thing }: { $does }
term-ow-copies = { $thing } ({ $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  })
term-ow-starting-card = Karta startowa tych szkół: { $schools }.
term-ow-starting-cards = Karty startowe: { $cards }.
term-ow-monster = { $monster }, poziom { $level }, wytrzymałość { $life }
term-ow-gives-trophy = Trofeum: { $does }
term-ow-trophy-had = masz je już; do wygrania jest tylko złoto.
term-ow-home = Siedziba: { $place }.
term-ow-values = Wartości Ataku, Obrony i Alchemii na poziomach od 1 do 5: { $values }.
term-ow-not-seen-yet = To część opowieści, której nikt jeszcze nie usłyszał.
term-ow-place = { $number } { $place } ({ ow-terrain })
term-ow-place-action = Akcja: { $action }.
term-ow-roads = Połączenia: { $places }.
term-ow-action = { $kind ->
    [train] { ow-attribute } +1 za darmo, dopóki poziom nie przewyższa poziomu wiedźmina
    [potion] dobierz eliksir
    [poker] zagraj za 1 sztukę złota w kości z miejscowymi
    [rumours] zdobądź 1 sztukę złota; możesz wziąć zadanie tropienia
    [alms] jeśli nie masz złota, zdobądź 1 sztukę; możesz usunąć z gry do 2 kart rzędu akcji
   *[trade] usuń z gry kartę z ręki i weź z rzędu akcji kartę droższą najwyżej o 1
  }
term-ow-action-short = { $kind ->
    [train] { ow-attribute } +1
    [potion] eliksir
    [poker] kości z miejscowymi
    [rumours] 1 sztuka złota, może i zadanie tropienia
    [alms] jałmużna i przebieranie w rzędzie akcji
    [trade] wymiana karty
   *[school] { $school ->
        [none] szkoła bez wiedźminów
       *[other] szkoła: { $school }
      }
  }
term-ow-action-school = { $school ->
    [none] szkoła bez wiedźminów: płatna nauka Ataku, Obrony lub Alchemii
   *[other] szkoła ({ $school }): płatna nauka Ataku, Obrony lub Alchemii, a dla jej wiedźmina także Zdolności specjalnej
  }
term-ow-action-used = { $action } (w tej turze użyta)

## Mapa

term-ow-places = Obszary według numerów
term-ow-place-entry = { $place }: { $action }. Połączenia: { $places }.
term-ow-here = Tutaj: { $who }.
term-ow-monster-here = Potwór: { $monster }.
term-ow-tavern-closed = Karczma jest zamknięta: nie można tu zaatakować wiedźmina.
term-ow-quest-here = Tu kończy się twoje zadanie „{ $quest }”.
term-ow-trail-quest-here = Tu kończy się twoje zadanie tropienia: 1 sztuka złota i trop.
term-ow-far = { $moves ->
    [one] 1 ruch stąd.
    [few] { $moves } ruchy stąd.
    [many] { $moves } ruchów stąd.
   *[other] { $moves } ruchu stąd.
  }
term-ow-fare = Za drogę możesz zapłacić tak: { $ways }.
term-ow-ride-free-move = nic, dzięki trwałej karcie, raz w tej turze
term-ow-ride-any-card = jedna dowolna karta, dzięki trwałej karcie, raz w tej turze
term-ow-fare-gold = 1 sztuka złota i dowolna karta
term-ow-fare-two = dwie dowolne karty
term-ow-monsters = Potwory:
term-ow-monster-at = { $monster }; obszar { $place }{ $moves ->
    [-1] .
    [0] , czyli tutaj.
    [one] , 1 ruch stąd.
    [few] , { $moves } ruchy stąd.
    [many] , { $moves } ruchów stąd.
   *[other] , { $moves } ruchu stąd.
  }
term-ow-sketch = Szkic mapy
term-ow-sketch-legend = W nawiasie teren: L las, G góry, W woda, * dowolny. ! potwór i jego poziom, ? twoje zadanie. Polecenie places mówi to słowami.
term-ow-terrain-letter = { $terrain ->
    [forest] L
    [mountain] G
    [water] W
   *[wild] *
  }

## Stół

term-ow-moment = { $phase ->
    [Setup] Przygotowanie gry
    [PhaseOne] Tura { $turn }, { $who }, faza I: ruch i akcje
    [PhaseTwo] Tura { $turn }, { $who }, faza II: walka, medytacja albo eksploracja
    [PhaseThree] Tura { $turn }, { $who }, faza III: karty
    [Turn] Tura { $turn }, { $who }
   *[Over] Koniec gry
  }
term-ow-track-name = Tor reputacji
term-ow-score = { $who } { $score }
term-ow-track = Tor reputacji, do { $top }: { $scores }.{ $pace ->
    [living-legend] {" "}Wygrana w tej turze: żywa legenda.
    [legend-in-the-making] {" "}Wygrana w tej turze: legenda, która się rodzi.
    [professional] {" "}Wygrana w tej turze: prawdziwa zawodowa robota.
    [reliable] {" "}Wygrana w tej turze: solidna wiedźmińska robota.
    [beginner] {" "}Wygrana od tej tury: przyzwoity początek.
   *[none] {""}
  }
term-ow-goods = { $who }: sztuki złota { $gold }, tarcza { $shield } z { $limit }.
term-ow-levels = Poziom wiedźmina { $witcher }. Atak { $combat } (dobieranie w turze walki: { $draws }), Obrona { $defense } (tarcza do { $limit }), Alchemia { $alchemy } (eliksiry na walkę: { $potions }), Zdolność specjalna { $specialty }.
term-ow-at = Obszar { $place }: { $action }.
term-ow-any-school = dowolna szkoła wiedźminów
term-ow-quest = Zadanie „{ $quest }”: { $place }{ $price ->
    [0] {""}
   *[other] , cena w złocie: { $price }
  }{ $moves ->
    [-1] .
    [0] , czyli tutaj.
    [one] , 1 ruch stąd.
    [few] , { $moves } ruchy stąd.
    [many] , { $moves } ruchów stąd.
   *[other] , { $moves } ruchu stąd.
  }
term-ow-trail-quest = Zadanie tropienia ({ ow-terrain }): { $place }{ $moves ->
    [-1] .
    [0] , czyli tutaj.
    [one] , 1 ruch stąd.
    [few] , { $moves } ruchy stąd.
    [many] , { $moves } ruchów stąd.
   *[other] , { $moves } ruchu stąd.
  }
term-ow-trails = Tropy potworów, według terenu: { $terrains }.
term-ow-potions = { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
  }: { $potions }.
term-ow-keepsakes = Trwałe karty: { $keepsakes }.
term-ow-specialty = { $state ->
    [ready] Zdolność szkoły, gotowa.
   *[used] Zdolność szkoły, w tej walce już użyta.
  } { $does }
term-ow-hand = Na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }:
term-ow-hand-count = Na ręce { $count ->
    [0] nie ma kart
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
term-ow-hand-known = Na ręce { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }. Znane wszystkim: { $cards }.
term-ow-deck = { $kind ->
    [pool] Talia wytrzymałości
   *[deck] Talia
  }: { $deck }, stos kart odrzuconych: { $discard }{ $top ->
    [none] .
   *[other] , na wierzchu { $top }.
  }
term-ow-discard = Stos kart odrzuconych, ostatnia leży na wierzchu: { $cards }.
term-ow-deck-cards = Twoja talia, bez kolejności: { $cards }.
term-ow-row = Rząd akcji, ceny w kartach z ręki:{ $cards }
term-ow-row-brief = { $card } { $price }
term-ow-row-entry = Cena { $price }. { $card }
term-ow-row-deck = We wspólnej talii { $count ->
    [one] została 1 karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
  }.
term-ow-brief = { $who }: { $place }; sztuki złota { $gold }; tarcza { $shield }; poziom wiedźmina { $witcher }, atrybuty { $levels }; karty na ręce { $hand }; eliksiry { $potions }; trofea { $trophies }.
term-ow-trophies-left = Trofea atrybutów do zdobycia: { $trophies }.
term-ow-piles = Zostało: karty akcji { $actions }, eliksiry { $potions }, eksploracje miasta { $city }, dzikich ostępów { $wilds }.
term-ow-dice = Kości ({ $who }): { $faces }; { $hand }.

## Co daje odpowiedź

term-ow-place-fact = { $place }: { $action }.
term-ow-own-life = Stajesz do walki tak: talia wytrzymałości { $pool }, na ręce { $hand }, tarcza { $shield }.
term-ow-price = Cena: { $free ->
    [1] nic, dzięki karcie.
   *[0] { $price ->
        [0] nic
        [one] 1 karta z ręki
        [few] { $price } karty z ręki
        [many] { $price } kart z ręki
       *[other] { $price } karty z ręki
      } (miejsce { $slot }{ $by ->
        [-1] : o 1 mniej
        [0] {""}
       *[other] : o { $by } więcej
      }).
  }
term-ow-next-phase = Potem faza II: eksploracja{ $monster ->
    [none] {""}
   *[other] {" "}albo walka: { $monster }
  }{ $others ->
    [none] {""}
   *[other] ; tutaj też: { $others }
  }{ $meditates ->
    [0] {""}
   *[other] ; a może medytacja
  }.
term-ow-explore = Leży tam jeszcze { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
term-ow-raises = Z poziomu { $level } na { $higher }{ $price ->
    [0] {""}
   *[other] , cena w złocie: { $price }
  }. { $gives }
term-ow-gives = { $attribute ->
    [combat] Karty dobierane na koniec tury walki: { $now }, potem { $then }.
    [defense] Najwyższa tarcza: { $now }, potem { $then }.
   *[alchemy] Eliksiry, których wolno użyć w walce: { $now }, potem { $then }.
  }
term-ow-owed = { $kind ->
    [payment] Karty do zapłacenia: jeszcze { $count }.
    [damage] Obrażenia do przyjęcia: jeszcze { $count }.
    [attribute] Razem razy: { $count }.
    [potion] Eliksiry do oddania: { $count }.
    [weed] Najwyżej { $count }.
   *[other] Karty do oddania: { $count }.
  }
term-ow-damage-order = Tarcza i talia wytrzymałości są już puste: każde obrażenie to karta z ręki, którą wybierasz.
term-ow-then-fare = Karty, którymi płacisz, trafiają na twój stos kart odrzuconych.
term-ow-then-hard_terrain = Na dwóch pozostałych terenach staną potwory poziomu I; nikt jeszcze nie wie, jakie.
term-ow-then-school = Figurka zaczyna w siedzibie szkoły, z dziesięcioma kartami startowymi.
term-ow-then-leave = Potem dobierasz do 3; kartami, które zostają, płacisz też za zdobywaną kartę.
term-ow-then-gain = Trafia na rękę; płaci się innymi kartami z ręki.
term-ow-then-wanted = Trafia na rękę.
term-ow-then-row_card = Trafia na twój stos kart odrzuconych.
term-ow-then-bet = Zakład na zwycięzcę wraca i przynosi tyle złota, ile zdobywa zwycięzca.
term-ow-then-half = Polecenie odds pokaże, co może zrobić każdy z ataków.
term-ow-then-reroll = Polecenie odds pokaże najlepsze przerzuty.

## Walki

term-ow-fight = Walka: { $who } przeciw: { $foe }. Tura walki { $count }: { $turn }
term-ow-life = { $who }: tarcza { $shield } z { $limit }, talia wytrzymałości { $pool }, karty na ręce { $hand }; eliksiry, których wolno jeszcze użyć: { $potions }.
term-ow-beast-life = { $monster }, poziom { $level }: wytrzymałość { $life } z { $full }.
term-ow-bet = { $who } stawia 1 sztukę złota; na zwycięstwo: { $on }.
term-ow-announced = Atak potwora: { $half ->
    [charge] Szarża
   *[bite] Ugryzienie
  }.
term-ow-die-chooses = Następny atak potwora wybiera kość: od 1 do 3 Szarża, od 4 do 6 Ugryzienie.
term-ow-chooser = Następny atak potwora wybiera { $who }.
term-ow-revealed = Odkryta: { $card }. { $halves }
term-ow-half = { $half ->
    [charge] Szarża
   *[bite] Ugryzienie
  }: { $does }.
term-ow-combo = Kombinacja, ostatnia karta leży na wierzchu:
term-ow-combo-card = { $number }. { $card }: { $icons }{ $link ->
    [none] {""}
   *[other] ; połączenie daje: { $link }
  }. Symbole dotąd: obrażenia { $damage }, tarcza { $shield }, dobieranie { $draw }.
term-ow-outcome = { $kind ->
    [short] Razem: obrażenia { $damage }; tarcza { $shield }.
    [monster] Razem: obrażenia { $damage }, potworowi zostaje { $left }; twoja tarcza { $shield }; karty dobrane na koniec tury: { $draw }.
   *[witcher] Razem: obrażenia { $damage }; twoja tarcza { $shield }; karty dobrane na koniec tury: { $draw }.
  }
term-ow-could-follow = Dalej pasuje: { $cards }.

## Opowieści

term-ow-reads = { $who } czyta „{ $story }”
term-ow-decides = { $who } decyduje: { $option }
term-ow-effect = [{ $does }]

## Szanse

term-ow-odds-draw = Następne dobranie; w twojej talii { $count ->
    [one] jest 1 karta
    [few] są { $count } karty
    [many] jest { $count } kart
   *[other] jest { $count } karty
  }
term-ow-odds-top = Znasz wierzchnią kartę: { $card }.
term-ow-odds-empty = { $kind ->
    [fight] Twoja talia wytrzymałości jest pusta; nic się nie dobiera.
   *[turn] Twoja talia jest pusta; najpierw tasuje się stos kart odrzuconych.
  }
term-ow-odds-kinds = { $kind ->
    [colour] Według koloru
   *[terrain] Według terenu
  }: jako następna karta oraz co najmniej jedna wśród następnych (ich liczba: { $drawn }):
term-ow-odds-kind = { $what }, { $count } z { $among }: { $next }%, { $chance }%
term-ow-odds-reshuffled = Ze stosu kart odrzuconych, po przetasowaniu: { $count }.
term-ow-odds-attack = Następny atak potwora; kart, które mogą leżeć na wierzchu: { $count }
term-ow-odds-half = { $half ->
    [charge] Szarża
   *[bite] Ugryzienie
  }: obrażenia średnio { $average }; { $damage }.
term-ow-odds-points = { $points }: { $chance }%
term-ow-odds-beside = { $kind ->
    [random] odrzucasz losowe karty z ręki ({ $cards }): { $chance }%
    [trash] usuwasz z gry kartę z ręki: { $chance }%
   *[lowers] spada atrybut: { $chance }%
  }
term-ow-odds-dice = Jeden rzut pięcioma kośćmi
term-ow-odds-hand = { $hand }: { $chance }%{ $pays ->
    [-1] {""}
   *[other] ; wypłata w złocie: { $pays }
  }
term-ow-odds-throw = Przerzut kości
term-ow-odds-ways = { $kind ->
    [pay] Najlepsze możliwości według złota, które dają średnio:
    [win] Najlepsze możliwości według szansy na wygraną:
   *[now] Najlepsze możliwości według szansy na przewagę, zanim przerzuci druga strona:
  }
term-ow-odds-way = { $number }. { $faces ->
    [none] nic nie przerzucać
   *[other] przerzucić { $faces }
  }: { $chance }{ $kind ->
    [pay] {" "}szt. złota
   *[other] %
  }
term-ow-dice-hand = { $hand ->
    [nothing] nic
    [pair] para
    [two-pairs] dwie pary
    [three] trójka
    [small-straight] mały strit
    [large-straight] duży strit
    [full-house] full
    [four] kareta
   *[five] poker
  }

## Koniec

term-ow-final = Tor reputacji na koniec
term-ow-final-place = { $who }: { $score } z { $top }
term-ow-solo-turns = Gra trwała { $turns ->
    [one] 1 turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }
term-ow-bands = Solo: ile jest warta wygrana w której turze:
term-ow-band = Od { $least } do { $most } tur: { $band ->
    [living-legend] żywa legenda
    [legend-in-the-making] legenda, która się rodzi
    [professional] prawdziwa zawodowa robota
   *[reliable] solidna wiedźmińska robota
  }
term-ow-band-last = { $least } tur lub więcej: przyzwoity początek
term-ow-deeds = { $who }: droga na pole { $score }
term-ow-step = { $score }, w turze { $turn }: { $deed }
term-ow-beaten-monster = wygrana walka z potworem ({ $monster })
term-ow-beaten-witcher = wygrana walka z wiedźminem ({ $who })
term-ow-meditated = medytacja ({ $trophy })
term-ow-record = Atrybuty { $levels }; sztuki złota { $gold }; opowieści { $stories }, ukończone zadania { $quests }; własne walki { $fights }, z nich przegrane { $lost }.
