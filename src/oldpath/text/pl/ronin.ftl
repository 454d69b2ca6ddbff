ronin = Ścieżka Przeznaczenia: Ronin

## Symbole, kolory, strony

symbol = { $symbol ->
    [exploration] eksploracja
    [combat] walka
    [magic] magia
    [diplomacy] dyplomacja
    [cup] czarka
   *[inactive] symbol nieaktywny
  }
    .gen = { $symbol ->
        [exploration] eksploracji
        [combat] walki
        [magic] magii
        [diplomacy] dyplomacji
        [cup] czarki
       *[inactive] symbolu nieaktywnego
      }
    .sign = { $symbol ->
        [exploration] symbol eksploracji
        [combat] symbol walki
        [magic] symbol magii
        [diplomacy] symbol dyplomacji
        [cup] czarkę
       *[inactive] symbol nieaktywny
      }
    .of-sign = { $symbol ->
        [exploration] symbolu eksploracji
        [combat] symbolu walki
        [magic] symbolu magii
        [diplomacy] symbolu dyplomacji
        [cup] czarki
       *[inactive] symbolu nieaktywnego
      }
colour = { $colour ->
    [blue] niebieska
    [green] zielona
    [red] czerwona
    [pink] różowa
   *[yellow] żółta
  }

## Co robią karty: warunek i rezultat

effect = { $when }: { $then }.
when-lose = Utrać 1 symbol { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  }
when-lose-up-to-3 = Utrać 1, 2 lub 3 symbole { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[inactive] nieaktywne
  }
when-colour-at-least = Masz { $at_least } lub więcej { $colour ->
    [blue] niebieskich
    [green] zielonych
    [red] czerwonych
    [pink] różowych
   *[yellow] żółtych
  } kart
when-colour-exactly = Masz dokładnie { $exactly ->
    [one] 1 { $colour ->
        [blue] niebieską
        [green] zieloną
        [red] czerwoną
        [pink] różową
       *[yellow] żółtą
      } kartę
    [few] { $exactly } { $colour ->
        [blue] niebieskie
        [green] zielone
        [red] czerwone
        [pink] różowe
       *[yellow] żółte
      } karty
    [many] { $exactly } { $colour ->
        [blue] niebieskich
        [green] zielonych
        [red] czerwonych
        [pink] różowych
       *[yellow] żółtych
      } kart
   *[other] { $exactly } { $colour ->
       [blue] niebieskie
       [green] zielone
       [red] czerwone
       [pink] różowe
      *[yellow] żółte
     } karty
  }
when-colour-up-to = Masz 1, 2 lub 3 { $colour ->
    [blue] niebieskie
    [green] zielone
    [red] czerwone
    [pink] różowe
   *[yellow] żółte
  } karty
when-partner-colour = Wybrany partner ma 1, 2 lub 3 { $colour ->
    [blue] niebieskie
    [green] zielone
    [red] czerwone
    [pink] różowe
   *[yellow] żółte
  } karty
when-inactive-exactly = Masz dokładnie { $exactly ->
    [one] 1 symbol nieaktywny
    [few] { $exactly } symbole nieaktywne
    [many] { $exactly } symboli nieaktywnych
   *[other] { $exactly } symbolu nieaktywnego
  }
when-inactive-at-least = Masz { $at_least } lub więcej symboli nieaktywnych

gain-path = zyskaj { $amount ->
    [level] 1, 2 lub 3 żetony
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
  } { $path ->
    [left] lewego
   *[right] prawego
  } aktywnego symbolu
gain-both-active = zyskaj po 1 żetonie każdego aktywnego symbolu
gain-symbol = zyskaj { $amount ->
    [level] 1, 2 lub 3 żetony
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
  } { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  }
gain-set = zyskaj po 1 żetonie { $first ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  }, { $second ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  } i { $third ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  }
gain-partnership-both = zyskaj po 1 punkcie partnerstwa na każdym ze swoich torów
gain-partnership-one = zyskaj { $amount ->
    [level] 1, 2 lub 3 punkty partnerstwa
    [one] 1 punkt partnerstwa
    [few] { $amount } punkty partnerstwa
    [many] { $amount } punktów partnerstwa
   *[other] { $amount } punktu partnerstwa
  } na jednym torze

## Co dają planszetki i umiejętności

gain-xp = zyskaj { $amount } PD
gain-vp = zyskaj { $amount } PZ
draw = dobierz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  } z talii głównej
partner-ability = pozyskaj kartę { $number ->
    [1] 1.
   *[3] 3.
  } umiejętności partnera
gain-any-active = zyskaj { $amount ->
    [one] 1 żeton dowolnego aktywnego symbolu
    [few] { $amount } żetony dowolnych aktywnych symboli
    [many] { $amount } żetonów dowolnych aktywnych symboli
   *[other] { $amount } żetonu dowolnych aktywnych symboli
  }
gain-one-active = wybierz jeden aktywny symbol i zyskaj { $amount ->
    [one] 1 jego żeton
    [few] { $amount } jego żetony
    [many] { $amount } jego żetonów
   *[other] { $amount } jego żetonu
  }
either = { $one } albo { $other }
refresh-one = wybierz 1 swoją użytą umiejętność: znów możesz jej użyć
by-threshold-active-symbols-in-hand = pokaż rękę: zyskaj { $reward } przy co najmniej { $bounds } aktywnych symbolach na jej kartach
by-threshold-unlocked-abilities = zyskaj { $reward } przy { $bounds } odblokowanych umiejętnościach
by-threshold-total-xp = zyskaj { $reward } przy co najmniej { $bounds } PD
by-threshold-own-colour = zyskaj { $reward } przy co najmniej { $bounds } { $colour ->
    [blue] niebieskich
    [green] zielonych
    [red] czerwonych
    [pink] różowych
   *[yellow] żółtych
  } kartach na swojej osi czasu
reward-vp = { $amounts } PZ
reward-xp = { $amounts } PD
reward-any-active = { $amounts } żetony dowolnych aktywnych symboli

ability = { $window ->
    [start_of_taking] Na początku kroku 1
    [taking] W kroku 1, zanim dobierzesz karty
    [start_of_playing] Na początku kroku 2
    [resolving] W kroku 2, gdy rozpatrujesz efekt zagranej karty
    [start_of_tea] Na początku kroku 3
   *[tea] W kroku 3, przed swoimi efektami herbaty
  }: { $what }.
ability-ignore-loss = pomiń utratę { $amount ->
    [one] 1 symbolu
    [few] { $amount } symboli
    [many] { $amount } symboli
   *[other] { $amount } symbolu
  }
ability-max-result = weź jego najwyższy rezultat, bez względu na warunek
ability-raise-level = jeśli jest stopniowany i działa, liczy się o { $by ->
    [one] 1 poziom
    [few] { $by } poziomy
    [many] { $by } poziomów
   *[other] { $by } poziomu
  } wyżej, ale nie powyżej poziomu 3
ability-swap-market = zamień miejscami 2 dowolne karty rynku
ability-trade-with-market = wymień 1 kartę z ręki na 1 kartę z rynku
ability-replace-pair = odrzuć 1 parę z rynku i wyłóż w jej miejsce nową
ability-uncover = usuń ze swojej osi czasu { $up_to ->
    [one] 1 żeton utraconego symbolu
    [few] najwyżej { $up_to } żetony utraconych symboli
    [many] najwyżej { $up_to } żetonów utraconych symboli
   *[other] najwyżej { $up_to } żetonu utraconych symboli
  }
ability-replay = rozpatrz ponownie efekt standardowy 1 karty ze swojej osi czasu
ability-exchange-tokens = zamień { $up_to ->
    [one] 1 żeton nieaktywnego symbolu na żeton dowolnego aktywnego symbolu
    [few] najwyżej { $up_to } żetony nieaktywnych symboli na żetony dowolnych aktywnych symboli
    [many] najwyżej { $up_to } żetonów nieaktywnych symboli na żetony dowolnych aktywnych symboli
   *[other] najwyżej { $up_to } żetonu nieaktywnych symboli na żetony dowolnych aktywnych symboli
  }

## Karta czytana na głos

card-line = Karta { $colour }; { $symbols }{ $cup ->
    [none] {""}
    [left] ; czarka skierowana w lewo
   *[right] ; czarka skierowana w prawo
  }
card-no-symbols = bez symboli
card-standard = Efekt: { $text }
card-tea = Herbata: { $text }
card-plain = Bez efektu.

## Pytania

ask-hero = Wybierz postać, którą poprowadzisz
ask-board = Wybierz planszetkę partnerstwa; wspólny tor ma z tobą { $about }
ask-place = Wybierz, gdzie stanie twoja figurka, i weź dwie karty
ask-ability = Czy użyjesz teraz umiejętności?
ask-effect_ability = Karta „{ $about }” zaraz zadziała. Czy użyjesz przy niej umiejętności?
ask-left_card = Wybierz pierwszą kartę do zagrania i połóż ją zakrytą
ask-right_card = Wybierz drugą kartę do zagrania i połóż ją zakrytą
ask-partner = „{ $about }”: wybierz partnera
ask-track = Wybierz partnera, do którego się zbliżasz
ask-loss = „{ $about }”: wybierz symbol, który tracisz
ask-active_symbol = Wybierz aktywny symbol, który zyskujesz
ask-bonus = „{ $about }”: wybierz swoją premię
ask-refresh = Wybierz użytą umiejętność, która znów będzie dostępna
ask-cup = Wybierz czarkę, którą zasłaniasz
ask-kept_card = Wybierz kartę ze swojej osi czasu, którą zachowujesz na następny rozdział
ask-objective = Wybierz symbol nieaktywny, za który punktujesz karty na ręce
ask-market_card = Wybierz kartę rynku do zamiany
ask-wanted_card = Wybierz kartę rynku, którą chcesz wziąć
ask-given_card = Wybierz z ręki kartę, którą oddajesz; w zamian bierzesz: „{ $about }”
ask-slot = Wybierz parę do odrzucenia
ask-uncover = Wybierz żeton utraconego symbolu do usunięcia
ask-exchange = Wybierz żeton do zamiany
ask-repeat = Wybierz kartę, której efekt rozpatrujesz ponownie

## Możliwości

ro-choose-hero = Poprowadź postać: { $hero }
ro-choose-board = Wyłóż planszetkę „{ $board }”
ro-take-pair = Pole { $slot }: weź „{ $left }” i „{ $right }”{ $xp ->
    [0] {""}
   *[other] {" "}(+1 PD)
  }
ro-take-top = Górna pozycja: weź w ciemno 2 karty z talii głównej
ro-use-ability = Użyj umiejętności „{ $ability }”{ $card ->
    [0] {""}
   *[other] {" "}(karta umiejętności)
  }
ro-pass = Nie, graj dalej
ro-play-card = Zagraj kartę „{ $card }”
ro-keep-card = Zachowaj kartę „{ $card }”
ro-give-card = Oddaj kartę „{ $card }”
ro-cover-cup = Zasłoń czarkę na karcie „{ $card }”
ro-repeat-card = Rozpatrz ponownie kartę „{ $card }”
ro-market-card = { $card }
ro-replace-pair = Wymień parę z pola { $slot }
ro-lose-token = Odrzuć 1 żeton { symbol.gen }
ro-lose-on-card = Zasłoń { symbol.sign } na karcie „{ $card }”
ro-uncover = Odsłoń { symbol.sign } na karcie „{ $card }”
ro-choose-partner = { $hero }, po twojej { $side ->
    [left] lewej
   *[right] prawej
  } stronie
ro-choose-symbol = { $symbol ->
    [exploration] Eksploracja
    [combat] Walka
    [magic] Magia
   *[diplomacy] Dyplomacja
  }
ro-exchange-token = Zamień 1 żeton { symbol.gen } na żeton { $into ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
   *[diplomacy] dyplomacji
  }
ro-choose-branch = { $what }
ro-refresh-ability = { $ability }

## Dlaczego nie

refusal-unknown_intent = Nic w tej grze nie nazywa się „{ $intent }”.
refusal-not_offered = „{ $intent }” nie należy do możliwości do wyboru; jest ich tutaj { $offered }.
refusal-wrong_moment = To nie pora, by { verb-phrase }: pytanie jest o co innego.
refusal-not_asked_now = Miejsce { $seat } musi zaczekać, by { verb-phrase }: teraz decydują inni.
verb-phrase = { $verb ->
    [hero] wybrać postać
    [board] wybrać planszetkę partnerstwa
    [take] dobrać karty
    [use] użyć umiejętności
    [pass] spasować
    [play] zagrać karty
    [keep] zachować kartę
    [give] oddać kartę
    [market] wskazać kartę rynku
    [replace] wymienić parę
    [repeat] rozpatrzyć kartę ponownie
    [cup] zasłonić czarkę
    [lose] utracić symbol
    [uncover] odsłonić symbol
    [exchange] zamienić żeton
    [partner] wybrać partnera
    [symbol] wybrać symbol
    [bonus] wybrać premię
   *[refresh] odnowić umiejętność
  }
refusal-no_such_slot = Nie ma pola { $slot }: ten rynek ma { $slots ->
    [one] 1 pole
    [few] { $slots } pola
    [many] { $slots } pól
   *[other] { $slots } pola
  }.
refusal-slot_taken = Pole { $slot } jest w tej turze zajęte; stoi tam { $thing }.
refusal-slot_of_top_position = Przy tym stole para z pola { $slot } należy się temu, kto pierwszy idzie na górną pozycję.
refusal-slot_empty = Na polu { $slot } nie leży żadna para.
refusal-already_laid = Karta „{ $thing }” leży już zakryta.
refusal-not_in_hand = Nie masz na ręce karty „{ $thing }”; twoja ręka liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
refusal-not_in_timeline = Nie masz na osi czasu karty „{ $thing }”; twoja oś czasu liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
refusal-already_kept = Karta „{ $thing }” jest już zachowana.
refusal-no_standard_effect = Karta „{ $thing }” nie ma efektu standardowego.
refusal-no_fitting_cup = Karta „{ $thing }” nie ma niezasłoniętej czarki skierowanej ku temu partnerowi.
refusal-already_picked = Karta „{ $thing }” jest już wskazana jako pierwsza; wybierz inną, z którą zamieni się miejscami.
refusal-not_in_market = Karty „{ $thing }” nie ma na rynku.
refusal-ability_used = Umiejętność „{ $thing }” jest już użyta: każda działa raz na grę.
refusal-ability_not_acquired = Nie masz karty umiejętności „{ $thing }”.
refusal-ability_not_yours = Umiejętność „{ $thing }” należy do innej postaci.
refusal-ability_locked = Umiejętność „{ $thing }” odblokowuje się przy { $step } PD; masz { $xp }.
refusal-ability_window = Umiejętność „{ $thing }” działa w innej chwili tury.
refusal-ability_useless = Umiejętność „{ $thing }” niczego by teraz nie zmieniła.
refusal-ability_unused = Umiejętność „{ $thing }” nie należy do twoich użytych umiejętności.
refusal-symbol_does_not_fit = Karta „{ $about }” nie wymaga utraty { symbol.of-sign }.
refusal-no_token = Nie masz żetonu { symbol.gen }.
refusal-out_of_scope = Karta „{ $thing }” leży za kartą „{ $about }”, która widzi tylko siebie i to, co leży przed nią.
refusal-symbol_covered = Karta „{ $thing }” nie ma niezasłoniętego symbolu { symbol.gen }.
refusal-nothing_covered = Na karcie „{ $thing }” nic takiego nie jest zasłonięte.
refusal-partner_condition = { $thing } nie spełnia warunku.
refusal-symbol_is_active = W tym rozdziale { symbol } to symbol aktywny; cel liczy symbol nieaktywny.
refusal-symbol_is_inactive = W tym rozdziale { symbol } to symbol nieaktywny.
refusal-branch_impossible = Możliwości { $branch } tej premii nie da się teraz wykonać.
refusal-no_inactive_token = Nie masz do zamiany nieaktywnego żetonu { symbol.gen }.
refusal-hero_not_offered = Nie oglądasz teraz planszetki tej postaci: { $thing }.
refusal-board_not_offered = Nie oglądasz teraz planszetki „{ $thing }”.

## Co się dzieje

no-card = brak karty
seat-number = Miejsce { $seat }
event-chapter_card_drawn = Karta rozdziałów w tej grze: „{ $chapter }”.
event-pair_dealt = Na pole { $slot } trafiają: „{ $left }” i „{ $right }”.
event-first_chooser_drawn = Pierwszy wybór: { $seat }.
event-hero_chosen = { $seat } prowadzi postać: { $hero }.
event-automa_seated = Automa gra jako { $hero }.
event-board_laid = { $seat } i { $partner } mają wspólną planszetkę „{ $board }”.
event-initiative_formed = Kolejność: { $order }.
event-active_symbols_laid = Rozdział { $chapter }: po lewej { $left ->
    [exploration] eksploracja
    [combat] walka
    [magic] magia
    [diplomacy] dyplomacja
   *[other] { $left }
  }, po prawej { $right ->
    [exploration] eksploracja
    [combat] walka
    [magic] magia
    [diplomacy] dyplomacja
   *[other] { $right }
  }.
event-pair_discarded = Z rynku znikają: „{ $left }” i „{ $right }”.
event-deck_reshuffled = Ze stosu kart odrzuconych powstaje nowa talia główna: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
event-pair_taken = { $seat } bierze z pola { $slot }: „{ $left }” i „{ $right }”.
event-top_taken = { $seat } idzie na górną pozycję.
event-cards_drawn = { $seat } dobiera: { $cards }.
event-cards_drawn_hidden = { $seat } dobiera { $count ->
    [one] 1 kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
event-cards_played = { $seat } zagrywa: „{ $left }” i „{ $right }”.
event-effect_applied = { $seat } rozpatruje kartę „{ $card }”.
event-effect_skipped = { $seat } nie spełnia warunku karty „{ $card }”.
event-symbols_gained = { $seat } zyskuje { $amount ->
    [one] 1 żeton
    [few] { $amount } żetony
    [many] { $amount } żetonów
   *[other] { $amount } żetonu
  } { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $symbol }”
  }.
event-token_lost = { $seat } odrzuca 1 żeton { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $symbol }”
  }.
event-symbol_covered = { $seat } zasłania symbol { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $symbol }”
  } na karcie „{ $card }”.
event-cover_removed = { $seat } zdejmuje z karty „{ $card }” żeton utraconego symbolu.
event-tokens_exchanged = { $seat } zamienia 1 żeton { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $symbol }”
  } na żeton { $into ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $into }”
  }.
event-cups_paired = { $seat } i { $partner } podają sobie czarkę { $pairs ->
    [one] raz
    [few] { $pairs } razy
    [many] { $pairs } razy
   *[other] { $pairs } razu
  }.
event-partnership_gained = { $seat } i { $partner }: partnerstwo dochodzi do stopnia { $step }.
event-bonus_reached = { $seat } otrzymuje premię ze stopnia { $step }.
event-xp_gained = { $seat } zyskuje { $amount } PD.
event-golden_started = { $seat } osiąga 20 PD; rusza złoty znacznik.
event-vp_gained = { $seat } zyskuje { $amount } PZ.
event-lap_completed = { $seat } kończy { $laps ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] { $laps }.
  } okrążenie toru PZ, warte 30 PZ.
event-ability_unlocked = { $seat } odblokowuje umiejętność „{ $ability }”.
event-ability_acquired = { $seat } pozyskuje od partnera ({ $partner }) kartę umiejętności „{ $ability }”.
event-ability_used = { $seat } używa umiejętności „{ $ability }”.
event-ability_refreshed = { $seat } może znów użyć umiejętności „{ $ability }”.
event-market_swapped = { $seat } zamienia na rynku miejscami „{ $one }” i „{ $other }”.
event-card_traded = { $seat } oddaje na rynek „{ $given }”, a bierze „{ $taken }”.
event-pair_replaced = { $seat } wymienia parę na polu { $slot }.
event-hand_shown = { $seat } pokazuje: { $cards }.
event-turn_ended = Koniec tury { $turn } rozdziału { $chapter }.
event-chapter_scored = { $seat } zdobywa za rozdział { $xp } PD i { $vp } PZ.
event-tokens_discarded = Wszystkie żetony wracają do puli.
event-cards_kept = { $seat } zachowuje: { $cards }.
event-objective_scored = { $seat } zdobywa { $vp } PZ za karty na ręce z symbolem { $symbol ->
    [exploration] eksploracji
    [combat] walki
    [magic] magii
    [diplomacy] dyplomacji
   *[other] „{ $symbol }”
  }.
event-experience_scored = { $seat } zdobywa { $vp } PZ za doświadczenie.
event-partnership_scored = { $seat } zdobywa { $vp } PZ za niższe partnerstwo.
event-match_ended = { $count ->
    [0] Nikt nie wygrywa.
   *[other] Wygrywa { $winners }.
  }
