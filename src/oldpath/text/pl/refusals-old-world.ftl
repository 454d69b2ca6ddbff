### Dlaczego czegoś w „Starym Świecie” nie wolno. Nazwy stoją tylko w mianowniku;
### atrybuty, tereny i talie to gołe słowa (combat, forest, city), według których zdania wybierają.

refusal-ow_wrong_moment = To nie pora, by { ow-verb-phrase }: pytanie jest o co innego.
refusal-ow_not_asked_now = Miejsce { $seat } musi zaczekać, by { ow-verb-phrase }: teraz decydują inni.
ow-verb-phrase = { $verb ->
    [go] iść dalej
    [go-on] przejść dalej
    [act] użyć akcji obszaru
    [dice-with] zagrać w kościanego pokera
    [quest] rozwiązać zadanie
    [pay] zapłacić za drogę
    [pay-gold] zapłacić za drogę
    [pay-two] zapłacić za drogę
    [ferry] zapłacić za drogę
    [ride] zapłacić za drogę
    [fight] walczyć z potworem
    [attack-witcher] zaatakować wiedźmina
    [meditate] medytować
    [explore] eksplorować
    [gold-instead] wziąć złoto zamiast eksplorować
    [option] wybrać opcję zdarzenia
    [either] wybrać jeden z dwóch efektów
    [attribute] podnieść atrybut
    [trail] wybrać trop
    [give-up] odrzucić eliksir
    [discard] odrzucić kartę
    [trash] usunąć kartę z gry
    [take] wziąć kartę
    [return] wtasować kartę do talii wytrzymałości
    [keep] wziąć na rękę obejrzaną kartę
    [put-back] odłożyć kartę na wierzch talii
    [buy] zdobyć kartę z rzędu akcji
    [stop] skończyć
    [pass] zrezygnować
    [play] zagrać kartę
    [use] tego użyć
    [attack] wybrać atak potwora
    [bet] się zakładać
    [reroll] przerzucić kości
    [keep-dice] zostawić kości
    [school] wybrać szkołę
   *[other] to zrobić
}
refusal-ow_not_offered = Nie ma tu sposobu, by { ow-verb-phrase }; { $offered ->
    [one] jest 1 inna możliwość
    [few] są { $offered } inne możliwości
    [many] jest { $offered } innych możliwości
   *[other] jest { $offered } innej możliwości
} do wyboru.
refusal-ow_yourself = Miejsce { $other } to twoje własne miejsce.
refusal-ow_already_here = Twój obszar to już { $place }.
refusal-ow_not_connected = Żadna trasa nie prowadzi wprost z obszaru { $here } na obszar { $place }.
refusal-ow_cannot_pay_move = Nie masz czym zapłacić za drogę na obszar { $place }: potrzeba karty z jego terenem, dowolnej karty i 1 sztuki złota albo dwóch dowolnych kart. Na ręce masz { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, a złota { $gold }.
refusal-ow_move_first = Ta tura musi zacząć się od ruchu: dopóki nie odejdziesz i nie wrócisz, na obszarze { $place } nic nie zrobisz.
refusal-ow_action_used = Akcja obszaru { $place } jest już w tej turze wykorzystana.
refusal-ow_no_stake = Na obszarze { $place } miejscowi chcą zobaczyć na stole 1 sztukę złota, a ty nie masz złota.
refusal-ow_nothing_to_trade = Żadna karta w rzędzie akcji nie jest dość tania, by na obszarze { $place } wymienić na nią kartę z twojej ręki.
refusal-ow_no_lesson = Na obszarze { $place } nie ma dla ciebie nauki: na żadną nie starcza złota (masz { $gold }) albo znasz już wszystko.
refusal-ow_not_here = Wiedźmina z miejsca { $other } nie ma na twoim obszarze.
refusal-ow_diced_already = W tej turze masz już za sobą pokera z miejscem { $other }.
refusal-ow_no_gold_for_dice = Do kościanego pokera obie strony potrzebują po 1 sztuce złota; jedna z nich ma złota { $gold }.
refusal-ow_no_such_quest = „{ $quest }” nie należy do twoich zadań.
refusal-ow_quest_elsewhere = Zadanie „{ $quest }” rozwiązuje się na obszarze { $place }.
refusal-ow_quest_at_school = Zadanie „{ $quest }” rozwiązuje się w jednej z pięciu szkół wiedźmińskich.
refusal-ow_quest_price = Rozwiązanie zadania „{ $quest }” kosztuje { $price ->
    [one] 1 sztukę złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}; masz { $gold }.
refusal-ow_not_in_hand = Nie masz na ręce karty „{ $card }”; twoja ręka liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
refusal-ow_wrong_terrain = Karta „{ $card }” nie pokazuje terenu obszaru { $place }.
refusal-ow_right_terrain = Karta „{ $card }” pokazuje teren obszaru { $place }: sama wystarczy jako zapłata za drogę.
refusal-ow_no_ride = Nie masz nic, co zabierze cię za darmo na obszar { $place }.
refusal-ow_no_gold = Wystarczyłaby karta i 1 sztuka złota; masz { $gold ->
    [one] 1 sztukę złota
    [few] { $gold } sztuki złota
    [many] { $gold } sztuk złota
   *[other] { $gold } sztuki złota
}.
refusal-ow_no_second_card = Wystarczyłyby dwie karty; masz na ręce { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
refusal-ow_monster_elsewhere = Tego potwora nie ma na twoim obszarze: { $monster }.
refusal-ow_toll = Przed walką z tym potworem ({ $monster }) musisz odrzucić { $potions ->
    [one] 1 nieużyty eliksir
    [few] { $potions } nieużyte eliksiry
    [many] { $potions } nieużytych eliksirów
   *[other] { $potions } nieużytego eliksiru
}, a masz ich za mało.
refusal-ow_meditate_first = { $monster } to ostatni potwór: zanim zaczniesz z nim walkę, musisz mieć trofeum atrybutu.
refusal-ow_no_fights_at_schools = Wiedźmini nie walczą ze sobą na obszarze szkoły, a { $place } to taki obszar.
refusal-ow_tavern_closed = Karczma na obszarze { $place } jest zamknięta: tutaj toczyła się ostatnia walka wiedźminów.
refusal-ow_diced_with_target = W tej turze masz za sobą pokera z miejscem { $other }, więc tego wiedźmina nie możesz zaatakować.
refusal-ow_not_at_top = Medytować można nad atrybutem na poziomie 5; twój poziom { ow-attribute.gen } to { $level }.
refusal-ow_trophy_owned = Masz już trofeum { ow-attribute.gen }; nikt nie ma dwóch takich samych.
refusal-ow_trophy_gone = Trofeum { ow-attribute.gen } nie jest już dostępne, bez względu na twój poziom ({ $level }).
refusal-ow_exploration_barred = Karta nie pozwala ci eksplorować w tej turze, także talii { $deck ->
    [city] miasta
   *[wilds] dzikich ostępów
}.
refusal-ow_deck_empty = W talii { $deck ->
    [city] miasta
   *[wilds] dzikich ostępów
} nie ma już kart.
refusal-ow_option_price = Ta opcja kosztuje { $price ->
    [one] 1 sztukę złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}; masz { $gold }.
refusal-ow_at_top = { ow-attribute } jest już na najwyższym poziomie, { $level }.
refusal-ow_foreign_specialty = Twojej Zdolności specjalnej, teraz na poziomie { $level }, uczy tylko twoja własna szkoła.
refusal-ow_lesson_price = Nauka { ow-attribute.gen } kosztuje tu { $price ->
    [one] 1 sztukę złota
    [few] { $price } sztuki złota
    [many] { $price } sztuk złota
   *[other] { $price } sztuki złota
}; masz { $gold }.
refusal-ow_not_lowest = Inny twój atrybut ma poziom niższy niż { $level }, a tyle ma { ow-attribute }; albo właśnie ten atrybut został przed chwilą podniesiony.
refusal-ow_trail_owned = Masz już trop { $terrain ->
    [forest] leśnego
    [mountain] górskiego
   *[water] wodnego
} potwora albo właśnie go szukasz.
refusal-ow_no_token = W stosie { $terrain ->
    [forest] lasu
    [mountain] gór
   *[water] wody
} nie ma już pasującego żetonu.
refusal-ow_no_such_monster = Na mapie nie ma { $terrain ->
    [forest] leśnego
    [mountain] górskiego
   *[water] wodnego
} potwora.
refusal-ow_no_such_potion = Nie masz takiego nieużytego eliksiru: { $potion }.
refusal-ow_nothing_cheap_enough = Żadna karta w rzędzie akcji nie kosztuje najwyżej o 1 więcej niż „{ $card }”.
refusal-ow_not_in_row = Karta „{ $card }” nie leży w rzędzie akcji.
refusal-ow_not_looked_at = „{ $card }” nie należy do kart, spośród których tu wybierasz.
refusal-ow_not_yours = Karty „{ $card }” nie masz na ręce, w talii ani na stosie kart odrzuconych.
refusal-ow_not_in_discard = Karta „{ $card }” nie leży na twoim stosie kart odrzuconych.
refusal-ow_wrong_cost = Karta „{ $card }” ma koszt { $cost }, który tu nie pasuje.
refusal-ow_too_dear = Karta „{ $card }” kosztuje na swoim miejscu { $cost ->
    [one] 1 kartę
    [few] { $cost } karty
    [many] { $cost } kart
   *[other] { $cost } karty
}; twoja ręka liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
refusal-ow_too_many_cards = Masz na ręce { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, a zostać mogą najwyżej { $limit }.
refusal-ow_must_play = Masz na ręce { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}: musisz zagrać kombinację z co najmniej jednej karty.
refusal-ow_does_not_link = Kolor karty „{ $card }” nie pasuje do żadnego przedłużenia karty „{ $beneath }”.
refusal-ow_choose_link = Karta „{ $card }” pasuje do kilku przedłużeń: powiedz, do którego, na przykład do pierwszego.
refusal-ow_thing_not_yours = Tego nie masz: { $thing }.
refusal-ow_no_more_potions = Twoja Alchemia pozwala na { $limit ->
    [one] 1 eliksir
    [few] { $limit } eliksiry
    [many] { $limit } eliksirów
   *[other] { $limit } eliksiru
} w walce albo potwór dopuszcza ich mniej; ten musi zaczekać: { $thing }.
refusal-ow_thing_used = To jest już użyte: { $thing }.
refusal-ow_condition_fails = Warunek nie jest teraz spełniony: { $thing }.
refusal-ow_other_window = To działa w innej chwili walki: { $thing }.
refusal-ow_board_not_offered = Nie oglądasz teraz planszetki tej szkoły: { $school }.
refusal-ow_no_such_dice = Twoje kości nie pokazują { $faces }.
