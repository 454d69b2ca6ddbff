old-world = Wiedźmin: Stary Świat

## Kolory, atrybuty, tereny

ow-colour = { $colour ->
    [blue] niebieska
    [red] czerwona
    [green] zielona
    [yellow] żółta
   *[purple] fioletowa
  }
    .card = { $colour ->
        [blue] niebieską
        [red] czerwoną
        [green] zieloną
        [yellow] żółtą
       *[purple] fioletową
      }
    .gen = { $colour ->
        [blue] niebieskiej
        [red] czerwonej
        [green] zielonej
        [yellow] żółtej
       *[purple] fioletowej
      }
    .plural = { $colour ->
        [blue] niebieskie
        [red] czerwone
        [green] zielone
        [yellow] żółte
       *[purple] fioletowe
      }
ow-attribute = { $attribute ->
    [combat] Atak
    [defense] Obrona
    [alchemy] Alchemia
   *[specialty] Zdolność specjalna
  }
    .gen = { $attribute ->
        [combat] Ataku
        [defense] Obrony
        [alchemy] Alchemii
       *[specialty] Zdolności specjalnej
      }
    .acc = { $attribute ->
        [combat] Atak
        [defense] Obronę
        [alchemy] Alchemię
       *[specialty] Zdolność specjalną
      }
ow-terrain = { $terrain ->
    [forest] las
    [mountain] góry
    [water] woda
   *[wild] dowolny teren
  }
ow-or = { $head } lub { $last }

## Co widać na karcie akcji

ow-icon-damage = { $amount ->
    [one] 1 obrażenie
    [few] { $amount } obrażenia
    [many] { $amount } obrażeń
   *[other] { $amount } obrażenia
  }
ow-icon-shield = tarcza +{ $amount }
ow-icon-draw = { $sign ->
    [plus] dobranie +{ $amount }
   *[minus] dobranie −{ $amount }
  }
ow-icon-top = weź wierzchnią kartę swojego stosu kart odrzuconych
ow-icon-back = ta karta wraca na rękę
ow-icon-none = bez efektu
ow-link = { ow-colour }: { $icons }
ow-face = { ow-colour }, { ow-terrain }, koszt { $cost }; { $icons }{ $count ->
    [0] {""}
   *[other] ; potem { $links }
  }
ow-card-line = { ow-colour }; { ow-terrain }; koszt { $cost }
ow-card-link = jeśli następna jest { $link }

## Kiedy można czegoś użyć i co dzieje się samo

ow-power = { $uses ->
    [fight] raz na walkę,{" "}
    [turn] raz na turę,{" "}
   *[card] {""}
  }{ $window ->
    [before_pool] zanim utworzysz talię wytrzymałości
    [before_their_first_turn] przed pierwszą turą walki przeciwnika
    [own_turn] w swojej turze walki
    [own_first_turn] w swojej pierwszej turze walki
    [shield_gone] gdy tylko w twojej turze walki tarcza spadnie do 0
    [combo_done] gdy twoja kombinacja jest gotowa
    [they_discarded] gdy przez twój atak przeciwnik odrzuci karty
    [you_discarded] gdy przez atak przeciwnika odrzucisz karty
    [specialty_used] po użyciu zdolności szkoły
   *[revealed] gdy odkryta jest karta potwora
  }{ $when }: { $does }
ow-moment = { $at ->
    [before_pool] zanim utworzysz talię wytrzymałości
    [after_pool] gdy utworzysz talię wytrzymałości
    [after_its_first_turn] na końcu pierwszej tury walki potwora
    [defeated] gdy pokonasz tego potwora
   *[after_defeat] po pokonaniu potwora
  }{ $when }: { $does }
ow-provided = , jeśli { $when }
ow-for-cost = { $cost } i w zamian { $does }
ow-by-specialty = { $does }, według poziomu Zdolności specjalnej
ow-nothing = nic

ow-when-hand = { $bound ->
    [none] nie masz kart na ręce
    [least] masz na ręce co najmniej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
   *[most] masz na ręce najwyżej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
  }
ow-when-deck = { $bound ->
    [none] twoja talia wytrzymałości jest pusta
    [least] twoja talia wytrzymałości liczy co najmniej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
   *[most] twoja talia wytrzymałości liczy najwyżej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
  }
ow-when-discard-pile = { $bound ->
    [none] twój stos kart odrzuconych jest pusty
    [least] twój stos kart odrzuconych liczy co najmniej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
   *[most] twój stos kart odrzuconych liczy najwyżej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
  }
ow-when-shield = { $bound ->
    [none] twoja tarcza wynosi 0
    [least] twoja tarcza wynosi co najmniej { $count }
   *[most] twoja tarcza wynosi najwyżej { $count }
  }
ow-when-gold = { $bound ->
    [none] nie masz złota
    [least] masz co najmniej { $count ->
        [one] 1 sztukę złota
        [few] { $count } sztuki złota
        [many] { $count } sztuk złota
       *[other] { $count } sztuki złota
      }
   *[most] masz najwyżej { $count ->
        [one] 1 sztukę złota
        [few] { $count } sztuki złota
        [many] { $count } sztuk złota
       *[other] { $count } sztuki złota
      }
  }
ow-when-potions = { $bound ->
    [none] nie masz eliksirów
    [least] masz co najmniej { $count ->
        [one] 1 eliksir
        [few] { $count } eliksiry
        [many] { $count } eliksirów
       *[other] { $count } eliksiru
      }
   *[most] masz najwyżej { $count ->
        [one] 1 eliksir
        [few] { $count } eliksiry
        [many] { $count } eliksirów
       *[other] { $count } eliksiru
      }
  }
ow-when-trophies = { $bound ->
    [none] nie masz żadnego trofeum
    [least] masz co najmniej { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
        [many] { $count } trofeów
       *[other] { $count } trofeum
      }
   *[most] masz najwyżej { $count ->
        [one] 1 trofeum
        [few] { $count } trofea
        [many] { $count } trofeów
       *[other] { $count } trofeum
      }
  }
ow-when-combo = { $bound ->
    [none] nie ma w niej żadnej karty
    [least] liczy co najmniej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
   *[most] liczy najwyżej { $count ->
        [one] 1 kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
      }
  }
ow-when-combo-shows = jest w niej { ow-colour } karta
ow-when-no-trail = nie masz żetonu tropu tego potwora
ow-when-first-combo-against-monster = jest pierwsza w walce z potworem

## Co robią karty

ow-gain-gold = zyskaj { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }
ow-lose-gold = strać { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }
ow-draw-potions = dobierz { $count ->
    [one] 1 eliksir
    [few] { $count } eliksiry
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
  }
ow-potions-up-to = uzupełnij eliksiry do { $count }{ $over_limit ->
    [0] {""}
   *[1] , nawet ponad limit
  }
ow-lose-potions = odrzuć { $count ->
    [one] 1 nieużyty eliksir
    [few] { $count } nieużyte eliksiry
    [many] { $count } nieużytych eliksirów
   *[other] { $count } nieużytego eliksiru
  }
ow-lose-all-potions = odrzuć wszystkie nieużyte eliksiry
ow-lose-shield = obniż tarczę o { $by }
ow-set-shield = obniż tarczę do { $to }
ow-refill-shield = podnieś tarczę do wartości Obrony
ow-raise-shield = podnieś tarczę o { $by }
ow-raise = podnieś { ow-attribute.acc } o 1 poziom
ow-lower = obniż { ow-attribute.acc } o 1 poziom
ow-raise-lowest = podnieś o 1 poziom { $count ->
    [one] swój najniższy atrybut
    [few] { $count } swoje najniższe atrybuty
    [many] { $count } swoich najniższych atrybutów
   *[other] { $count } swojego najniższego atrybutu
  }
ow-raise-any = podnieś dowolny atrybut o 1 poziom
ow-draw-cards = dobierz { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
ow-discard-cards = odrzuć z ręki { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
ow-trash-cards = usuń z gry { $count ->
    [one] 1 swoją kartę
    [few] { $count } swoje karty
    [many] { $count } swoich kart
   *[other] { $count } swojej karty
  }
ow-take-card = połóż na swoim stosie kart odrzuconych { $cost ->
    [any] dowolną kartę
   *[other] kartę o koszcie { $cost }
  } z rzędu akcji
ow-phase-three = dobierz w fazie III o { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
  } { $sign ->
    [plus] więcej
   *[minus] mniej
  }
ow-free-card = weź w fazie III kartę za darmo
ow-take-trail = weź dowolny żeton tropu
ow-take-every-trail = weź żeton tropu każdego potwora na mapie
ow-move = przejdź za darmo na połączony obszar, którego akcji możesz użyć
ow-go-to-phase-three = przejdź do fazy III
ow-no-exploration = nie eksploruj w tej turze
ow-event = rozpatrz zdarzenie { $number }
ow-take-quest = ta karta staje się twoim zadaniem: { $where ->
    [place] na obszarze { $place }
    [forest] na losowym obszarze lasu
    [mountain] na losowym obszarze gór
    [water] na losowym obszarze wody
    [own] w swojej szkole
   *[any] w dowolnej szkole
  }{ $price ->
    [0] {""}
    [one] , za 1 sztukę złota,
    [few] , za { $price } sztuki złota,
    [many] , za { $price } sztuk złota,
   *[other] , za { $price } sztuki złota,
  } rozpatrz zdarzenie { $event }
ow-keep-card = zachowaj tę kartę
ow-lose-keepsake = usuń z gry kartę „{ $thing }”
ow-school-guest = w swojej szkole dobierz 2 eliksiry i podnieś dowolny atrybut o 1 poziom; w innej szkole zyskaj 4 sztuki złota i przejdź do fazy III, a wiedźmin tej szkoły bierze żeton tropu za każdy twój i podnosi dowolny atrybut o 1 poziom
ow-die = rzuć kością. { $ranges }
ow-test = rzuć kością i dodaj podwójny poziom { ow-attribute.gen }. { $ranges }
ow-by-level = { $of ->
    [alchemy] decyduje twój poziom Alchemii
   *[witcher] decyduje twój poziom wiedźmina
  }. { $ranges }
ow-short-fight = krótka walka: obniż tarczę { $shield ->
    [all] do 0
   *[other] o { $shield }
  }, dobierz { $draw ->
    [one] 1 kartę
    [few] { $draw } karty
    [many] { $draw } kart
   *[other] { $draw } karty
  } i zagraj jedną kombinację; decydują jej obrażenia. { $ranges }
ow-range = { $range }: { $what }
ow-range-open = { $from } lub więcej
ow-if = jeśli { $when }, { $does }; w przeciwnym razie { $otherwise }
ow-either = { $first } albo { $second }
ow-beat-the-hand = rzuć pięcioma kośćmi, z jednym przerzutem; jeśli twój układ jest wyższy niż { $hand }, { $does }
ow-damage = zadaj { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
    [many] { $points } obrażeń
   *[other] { $points } obrażenia
  }
ow-take-damage = przyjmij { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
    [many] { $points } obrażeń
   *[other] { $points } obrażenia
  }
ow-add-damage = zadaj o { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
    [many] { $points } obrażeń
   *[other] { $points } obrażenia
  } więcej
ow-change-draw = dobierz na końcu tej tury o { $amount ->
    [one] 1 kartę
    [few] { $amount } karty
    [many] { $amount } kart
   *[other] { $amount } karty
  } { $sign ->
    [plus] więcej
   *[minus] mniej
  }
ow-single-card-combo = zagraj w tej turze kombinację z tylko jednej karty
ow-extra-card = dołóż do kombinacji jeszcze 1 kartę z ręki, która nie musi pasować
ow-take-top = weź na rękę wierzchnią kartę swojego stosu kart odrzuconych
ow-return-to-deck = wtasuj do talii wytrzymałości { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  } ze swojego stosu kart odrzuconych
ow-search-their-deck = obejrzyj { $look ->
    [one] wierzchnią kartę
    [few] { $look } wierzchnie karty
    [many] { $look } wierzchnich kart
   *[other] { $look } wierzchniej karty
  } talii wytrzymałości przeciwnika, odrzuć { $discard }, a resztę odłóż na wierzch
ow-choose-half = wybierz Szarżę albo Ugryzienie
ow-discard-from-deck = odrzuć ze swojej talii wytrzymałości { $count ->
    [one] 1 wybraną kartę
    [few] { $count } wybrane karty
    [many] { $count } wybranych kart
   *[other] { $count } wybranej karty
  } i potasuj ją
ow-discard-at-random = odrzuć losowo z ręki { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
ow-lower-for-fight = obniż { ow-attribute.acc } o 1 poziom na czas tej walki
ow-lose-shield-per-card = obniż tarczę o { $by } za każdą kartę na ręce
ow-fix-phase-three = w fazie III tej tury dobieraj tylko do { $to ->
    [one] 1 karty
    [few] { $to } kart
    [many] { $to } kart
   *[other] { $to } karty
  }, bez względu na inne zmiany

## Zdolności szkół

ow-venomous-steel = obejrzyj { $look ->
    [one] wierzchnią kartę
    [few] { $look } wierzchnie karty
    [many] { $look } wierzchnich kart
   *[other] { $look } wierzchnich kart
  } talii wytrzymałości przeciwnika{ $discard ->
    [0] {" "}i odłóż je
   *[other] , odrzuć { $discard }, a resztę odłóż
  } na wierzch w dowolnej kolejności
ow-armor = { $shield ->
    [0] {""}
   *[other] podnieś tarczę o { $shield } i{" "}
  }dobierz { $draw ->
    [one] 1 kartę
    [few] { $draw } karty
    [many] { $draw } kart
   *[other] { $draw } kart
  }
ow-speed = { $rest ->
    [0] weź na rękę { $look ->
        [one] wierzchnią kartę
        [few] { $look } wierzchnie karty
        [many] { $look } wierzchnich kart
       *[other] { $look } wierzchnich kart
      } swojej talii wytrzymałości
   *[other] obejrzyj wierzchnie karty swojej talii wytrzymałości ({ $look }), weź { $keep } na rękę i odłóż { $rest } na wierzch w dowolnej kolejności
  }
ow-magic = weź na rękę { $which ->
    [top] wierzchnią kartę swojego stosu kart odrzuconych
    [any] dowolną kartę swojego stosu kart odrzuconych
   *[from] wierzchnią kartę swojego stosu kart odrzuconych (od poziomu { $any_from } dowolną)
  }{ $discard ->
    [0] {""}
    [one] , a potem odrzuć z ręki 1 kartę
    [few] , a potem odrzuć z ręki { $discard } karty
    [many] , a potem odrzuć z ręki { $discard } kart
   *[other] , a potem odrzuć z ręki { $discard } kart
  }
ow-swordsmanship = zadaj o { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażeń
  } więcej{ $draw ->
    [0] {""}
    [one] {" "}i dobierz 1 kartę
    [few] {" "}i dobierz { $draw } karty
    [many] {" "}i dobierz { $draw } kart
   *[other] {" "}i dobierz { $draw } kart
  }

## Co robią trwałe karty

ow-passive-potion-limit = możesz trzymać najwyżej { $count ->
    [one] 1 nieużyty eliksir
    [few] { $count } nieużyte eliksiry
    [many] { $count } nieużytych eliksirów
   *[other] { $count } nieużytego eliksiru
  }
ow-passive-colour-deals = każda { ow-colour } karta w twojej kombinacji zadaje o { $by ->
    [one] 1 obrażenie
    [few] { $by } obrażenia
    [many] { $by } obrażeń
   *[other] { $by } obrażenia
  } więcej
ow-passive-colour-shields = każda { ow-colour } karta zagrana przez ciebie w walce podnosi twoją tarczę o { $by }
ow-passive-first-against-monsters = w walkach z potworami pierwsza tura walki jest zawsze twoja
ow-passive-gold-on-entering = zawsze, gdy wchodzisz na obszar { $places }, zyskaj { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }
ow-passive-free-move = raz na turę przejdź za darmo na połączony obszar: { ow-terrain }
ow-passive-any-card = raz na turę przejdź za dowolną jedną kartę na połączony obszar: { ow-terrain }
ow-passive-training-discount = za następny trening w szkole płacisz o { $by ->
    [one] 1 sztukę złota
    [few] { $by } sztuki złota
    [many] { $by } sztuk złota
   *[other] { $by } sztuki złota
  } mniej, ale co najmniej { $at_least }; potem ta karta przepada
ow-passive-next-exploration = zamiast następnej eksploracji rozpatrz zdarzenie { $event }; potem ta karta przepada
ow-passive-gold-for-exploration = zamiast następnej eksploracji możesz zyskać { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }; potem ta karta przepada
ow-passive-monsters-first-damage-less = w pierwszej turze walki potwór zadaje ci o { $by ->
    [one] 1 obrażenie
    [few] { $by } obrażenia
    [many] { $by } obrażeń
   *[other] { $by } obrażenia
  } mniej

## Co robią potwory

ow-passive-toll = aby zacząć tę walkę, odrzuć bez efektu { $potions ->
    [one] 1 nieużyty eliksir
    [few] { $potions } nieużyte eliksiry
    [many] { $potions } nieużytych eliksirów
   *[other] { $potions } nieużytego eliksiru
  }
ow-passive-worse-half-first = w swojej pierwszej turze walki potwór wykonuje ten atak, który kosztuje cię więcej kart
ow-passive-first-damage-at-most = w swojej pierwszej turze walki zadajesz najwyżej { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
    [many] { $points } obrażeń
   *[other] { $points } obrażenia
  }
ow-passive-no-first-damage-without-trail = w swojej pierwszej turze walki bez żetonu tropu tego potwora nie zadajesz obrażeń
ow-passive-first-draw-without-combat = w twojej pierwszej turze walki Atak liczy się przy dobieraniu jako 0
ow-passive-draw-less-without = po kombinacji bez { ow-colour.gen } karty dobierasz na końcu tury o { $by ->
    [one] 1 kartę
    [few] { $by } karty
    [many] { $by } kart
   *[other] { $by } karty
  } mniej
ow-passive-draw-less = na końcu każdej swojej tury walki dobierasz o { $by ->
    [one] 1 kartę
    [few] { $by } karty
    [many] { $by } kart
   *[other] { $by } karty
  } mniej, ale co najmniej { $at_least }
ow-passive-powerless = { ow-colour.plural } karty nie mają efektu; nadal mogą przedłużać kombinację
ow-passive-first-damage-from-hand = za obrażenia z pierwszej tury walki potwora odrzucasz najpierw karty z ręki
ow-passive-snatches = zawsze, gdy potwór zadaje obrażenia, zadaje ich o { $by } mniej, a ty odrzucasz losowo z ręki { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }
ow-passive-random-first-card = w twojej pierwszej turze walki pierwsza karta kombinacji jest losowana z twojej ręki
ow-passive-shield-rises-at-most = w każdej twojej turze walki tarcza może wzrosnąć łącznie o { $points }
ow-passive-potions-at-most = w tej walce możesz użyć najwyżej { $count ->
    [one] 1 eliksiru
    [few] { $count } eliksirów
    [many] { $count } eliksirów
   *[other] { $count } eliksiru
  }
ow-passive-colour-costs-shield = kombinacja z { ow-colour.card } kartą obniża twoją tarczę o { $by }
ow-passive-colours-deal-less = kombinacja z { $colours } kartą zadaje o { $by ->
    [one] 1 obrażenie
    [few] { $by } obrażenia
    [many] { $by } obrażeń
   *[other] { $by } obrażenia
  } mniej
ow-passive-last-cards-hit-harder = gdy potwór ma jeszcze najwyżej { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }, jego ataki zadają o { $by ->
    [one] 1 obrażenie
    [few] { $by } obrażenia
    [many] { $by } obrażeń
   *[other] { $by } obrażenia
  } więcej

## Karty walki potworów

ow-fight-card-face = Szarża: { $charge }; Ugryzienie: { $bite }
ow-half-damage = { $points ->
    [one] 1 obrażenie
    [few] { $points } obrażenia
    [many] { $points } obrażeń
   *[other] { $points } obrażeń
  }
ow-half-equal = obrażenia równe twojemu poziomowi { ow-attribute.gen }
ow-half-random = odrzuć losowo z ręki { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
  }
ow-half-trash = usuń z gry { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } z ręki
ow-half-lowers = { ow-attribute } −1

## Pytania

ask-school = Wybierz swoją szkołę
ask-hard_terrain = Wybierz teren potwora poziomu II
ask-attribute = Wybierz atrybut, który podnosisz o 1 poziom
ask-travel = Faza I: idź dalej, zrób coś tutaj albo przejdź do fazy II
ask-fare = Wybierz, czym płacisz za drogę; cel: { $about }
ask-destination = Wybierz, dokąd idziesz za darmo
ask-action = Czy używasz akcji tego obszaru?
ask-lesson = Wybierz, czego się tu uczysz; cena w złocie to poziom atrybutu plus 1
ask-rumour = Wybierz po terenie potwora, o którego pytasz
ask-weed = Wybierz kartę rzędu akcji, którą usuwasz z gry
ask-given = Wybierz z ręki kartę, którą usuwasz z gry w zamian za kartę rzędu akcji
ask-wanted = Wybierz kartę rzędu akcji, którą bierzesz
ask-deed = Faza II: wybierz, co robisz
ask-story_option = „{ $about }”: wybierz, co robisz
ask-trail = Wybierz teren swojego żetonu tropu
ask-potion = Wybierz nieużyty eliksir do odrzucenia
ask-discard = Wybierz z ręki kartę do odrzucenia
ask-trash = Wybierz kartę, którą usuwasz z gry
ask-row_card = Wybierz z rzędu akcji kartę na swój stos kart odrzuconych
ask-either = Wybierz jeden z dwóch efektów
ask-returned = Wybierz ze stosu kart odrzuconych kartę, którą wtasujesz do talii wytrzymałości
ask-deck_card = Wybierz ze swojej talii wytrzymałości kartę do odrzucenia
ask-taken_back = Wybierz ze stosu kart odrzuconych kartę, którą bierzesz na rękę
ask-half = Wybierz, jak atakuje potwór
ask-reroll = Wybierz kości do jedynego przerzutu
ask-power = Wybierz, czego używasz, albo graj dalej
ask-combo_card = Wybierz następną kartę kombinacji
ask-extra_card = Wybierz jeszcze jedną kartę do kombinacji; nie musi pasować
ask-damage = Przyjmujesz obrażenia: wybierz z ręki kartę do odrzucenia
ask-looked_discard = Wybierz, którą z tych kart odrzucasz
ask-looked_keep = Wybierz, którą z tych kart bierzesz na rękę
ask-looked_back = Wybierz, która karta wraca teraz; ostatnia leży na wierzchu
ask-leave = Faza III: wybierz z ręki kartę do odrzucenia; zostać mogą najwyżej 3
ask-gain = Faza III: wybierz kartę rzędu akcji, którą zdobywasz
ask-payment = Wybierz z ręki kartę, którą odrzucasz jako zapłatę
ask-bet = Wybierz swój zakład w tej walce

## Możliwości

ow-pass = Nie, graj dalej
ow-stop = To wszystko
ow-go-on = Graj dalej
ow-attribute-combat = Atak
ow-attribute-defense = Obrona
ow-attribute-alchemy = Alchemia
ow-attribute-specialty = Zdolność specjalna
ow-trail-forest = Las
ow-trail-mountain = Góry
ow-trail-water = Woda
ow-explore-city = Eksploruj miasto
ow-explore-wilds = Eksploruj dzikie ostępy
ow-attack-charge = Szarża
ow-attack-bite = Ugryzienie
ow-option = { $words }{ $price ->
    [0] {""}
   *[other] {" "}(cena w złocie: { $price })
  }
ow-option-a = Pierwsza opcja{ $price ->
    [0] {""}
   *[other] {" "}(cena w złocie: { $price })
  }
ow-option-b = Druga opcja{ $price ->
    [0] {""}
   *[other] {" "}(cena w złocie: { $price })
  }
ow-either-option = { $does }
ow-keep-dice = Zostaw wszystkie kości
ow-meditate-combat = Medytuj: trofeum Ataku
ow-meditate-defense = Medytuj: trofeum Obrony
ow-meditate-alchemy = Medytuj: trofeum Alchemii
ow-meditate-specialty = Medytuj: trofeum Zdolności specjalnej
ow-gold-instead = Zyskaj złoto zamiast eksplorować
ow-ride = Jedź tam za darmo
ow-bet-attacker = Postaw 1 sztukę złota na atakującego
ow-bet-defender = Postaw 1 sztukę złota na obrońcę
ow-bet-none = Nie zakładaj się
ow-act = Użyj akcji tego obszaru
ow-dice-with = Zagraj w kościanego pokera z miejscem { $number }
ow-attack-witcher = Zaatakuj wiedźmina z miejsca { $number }
ow-reroll = Przerzuć { $faces }
ow-go = Idź na obszar: { $thing }
ow-fight = Walcz: { $thing }
ow-quest = Rozwiąż zadanie „{ $thing }”
ow-school = Szkoła: { $thing }
ow-give-up = Odrzuć eliksir: { $thing }
ow-use = Użyj: { $thing }. Efekt: { $does }
ow-discard = Odrzuć: { $thing } ({ $face })
ow-trash = Usuń z gry: { $thing } ({ $face })
ow-take = Weź: { $thing } ({ $face })
ow-buy = Zdobądź: { $thing } ({ $face })
ow-return = Przywróć: { $thing } ({ $face })
ow-keep = Weź na rękę: { $thing } ({ $face })
ow-put-back = Odłóż na wierzch: { $thing } ({ $face })
ow-play = Zagraj: { $thing } ({ $face })
ow-play-linked = Zagraj przez przedłużenie { $link }: { $thing } ({ $face })
ow-pay = Zapłać kartą: { $thing } ({ $face })
ow-pay-gold = Zapłać 1 sztuką złota i kartą: { $thing } ({ $face })
ow-pay-two = Zapłać dwiema kartami, w tym: { $thing } ({ $face })
ow-ferry = Zapłać dowolną kartą dzięki trwałej karcie: { $thing } ({ $face })

## Co się dzieje

ow-locals = miejscowi
ow-the-monster = potwór
ow-told-cards_drawn = { $seat } dobiera: { $cards }.
ow-told-cards_drawn_hidden = { $seat } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
ow-told-card_discarded = { $seat } odrzuca: { $card }.
ow-told-card_trashed = { $seat } usuwa z gry: { $card }.
ow-told-card_gained = { $seat } { $to_hand ->
    [yes] bierze na rękę
   *[no] kładzie na stosie kart odrzuconych
  }: { $card }.
ow-told-card_returned = { $seat } bierze z powrotem na rękę: { $card }.
ow-told-deck_shuffled = { $seat } tasuje nową talię.
ow-told-row_filled = Nowe w rzędzie akcji: { $cards }.
ow-told-row_trashed = { $seat } usuwa z rzędu akcji: { $card }.
ow-told-cards_revealed = Odkryte w poszukiwaniu karty i odrzucone: { $cards }.
ow-told-gold_gained = { $seat } zyskuje { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }.
ow-told-gold_lost = { $seat } oddaje do banku { $amount ->
    [one] 1 sztukę złota
    [few] { $amount } sztuki złota
    [many] { $amount } sztuk złota
   *[other] { $amount } sztuki złota
  }.
ow-told-potions_drawn = { $seat } dobiera { $count ->
    [one] eliksir
    [few] eliksiry
    [many] eliksiry
   *[other] eliksiry
  }: { $potions }.
ow-told-potion_lost = { $seat } odrzuca eliksir: { $potion }.
ow-told-shield_changed = { $seat }: tarcza { $sign ->
    [plus] rośnie
   *[minus] spada
  } o { $amount }, do { $shield }.
ow-told-attribute_changed = { $seat }: { ow-attribute } { $up ->
    [yes] rośnie
   *[no] spada
  } do poziomu { $level }.
ow-told-witcher_level_reached = { $seat } osiąga poziom wiedźmina { $level }.
ow-told-moved = { $seat } idzie na obszar: { $place }.
ow-told-trail_taken = { $seat } bierze żeton tropu ({ ow-terrain }).
ow-told-trail_quest_taken = { $seat } zaczyna zadanie tropienia ({ ow-terrain }): { $place }.
ow-told-trails_returned = Żetony tropu i zadania tropienia wracają na swój stos ({ ow-terrain }).
ow-told-quest_taken = { $seat } bierze zadanie „{ $story }”; obszar: { $place }.
ow-told-quest_taken_any_school = { $seat } bierze zadanie „{ $story }”; rozwiąże je w dowolnej szkole.
ow-told-quest_ended = { $seat } kończy zadanie „{ $story }”.
ow-told-keepsake_gained = { $seat } otrzymuje: { $keepsake }.
ow-told-keepsake_lost = { $seat } traci: { $keepsake }.
ow-told-score_raised = { $seat } wchodzi na pole { $score } toru reputacji.
ow-told-monster_placed = Na obszarze { $place } pojawia się potwór: { $monster }.
ow-told-monster_left = { $defeated ->
    [yes] Potwór pokonany
   *[no] Potwór odpędzony
  }: { $monster }.
ow-told-school_chosen = { $seat } należy do szkoły: { $school }.
ow-told-die_rolled = { $seat } rzuca kością: { $face }.
ow-told-story_begun = { $seat } czyta „{ $story }”. { $words }
ow-told-story_chosen = { $seat } wybiera: { $option } { $words }
ow-told-story_decided = { $seat } wybiera: { $option }
ow-told-story_told = { $words }
ow-told-story_awaited = „{ $story }” toczy się dalej.
ow-told-dice_thrown = Rzut kośćmi ({ $roller }): { $faces }.
ow-told-dice_won = Zwycięstwo w kości: { $winner }.
ow-told-turn_began = Tura { $turn }: { $seat }.
ow-told-power_used = { $seat } używa: { $power }.
ow-told-life_lost = Potwór traci z talii wytrzymałości { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }; zostaje { $left }.
ow-told-knocked_out = Nokaut: { $side }.
ow-told-fight_began = { $seat } atakuje; przeciwnik: { $defender }.
ow-told-fight_turn_began = Tura walki: { $side }.
ow-told-combo_played = { $seat } zagrywa: { $cards }; obrażenia: { $damage }, tarcza: { $shield }.
ow-told-attack_announced = { $chooser } wybiera atak potwora: { $half ->
    [charge] Szarża
   *[bite] Ugryzienie
  }.
ow-told-attack_announced_by_itself = Potwór atakuje: { $half ->
    [charge] Szarża
   *[bite] Ugryzienie
  }.
ow-told-attack_revealed = Potwór odkrywa: { $card }; { $left ->
    [one] zostaje mu 1 karta
    [few] zostają mu { $left } karty
    [many] zostaje mu { $left } kart
   *[other] zostaje mu { $left } karty
  }.
ow-told-fight_ended = { $outcome ->
    [defeated] { $seat } pokonuje potwora.
    [driven_away] { $seat } pada, ale odpędza potwora.
    [full_defeat] { $seat } ponosi klęskę.
    [attacker_won] { $seat } atakuje i wygrywa tę walkę.
   *[defender_won] { $seat } atakuje i przegrywa tę walkę.
  }
ow-told-bet_placed = { $seat } stawia 1 sztukę złota; wygrać ma: { $on }.
ow-told-tavern_closed = Na obszarze { $place } karczma jest zamknięta.
ow-told-match_ended = { $seat } dochodzi na szczyt toru reputacji i wygrywa.

## Jak to się kończy

term-ended-four_trophies = Pierwsze miejsce na szczycie toru reputacji.
term-ended-solo_living_legend = Żywa legenda: śpiewają o tobie bardowie, a twoja szkoła jest sławna.
term-ended-solo_legend_in_the_making = Tak rodzi się legenda: potwory się ciebie boją, a ludzie ci ufają.
term-ended-solo_professional = Prawdziwa zawodowa robota: o twoim imieniu zaczyna się mówić, choć do mistrzostwa jeszcze daleko.
term-ended-solo_reliable = Solidna wiedźmińska robota: trofeum zwykle jest, choć inni bywają lepsi.
term-ended-solo_beginner = Przyzwoity początek: z każdym tygodniem lepiej, ale do wielkich jeszcze daleko.
