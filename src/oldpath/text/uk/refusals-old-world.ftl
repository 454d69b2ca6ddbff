### Чому чогось у «Старому Світі» не можна. Назви стоять лише в називному відмінку;
### атрибути, місцевості й колоди — голі слова (combat, forest, city), за якими речення обирають.

refusal-ow_wrong_moment = Зараз не час { ow-verb-phrase }: від вас чекають іншого рішення.
refusal-ow_not_asked_now = Місце { $seat } не може зараз { ow-verb-phrase }: вирішують інші.
ow-verb-phrase = { $verb ->
    [go] рухатися
    [go-on] переходити далі
    [act] використовувати дію локації
    [dice-with] грати в покер на кубиках
    [quest] виконувати пригоду
    [pay] платити за рух
    [pay-gold] платити за рух
    [pay-two] платити за рух
    [ferry] платити за рух
    [ride] платити за рух
    [fight] битися з чудовиськом
    [attack-witcher] нападати на відьмака
    [meditate] медитувати
    [explore] досліджувати
    [gold-instead] брати монети замість дослідження
    [option] обирати варіант події
    [either] обирати один із двох ефектів
    [attribute] піднімати атрибут
    [trail] обирати сліди
    [give-up] скидати еліксир
    [discard] скидати карту
    [trash] знищувати карту
    [take] брати карту
    [return] замішувати карту в запас здоров’я
    [keep] брати на руку переглянуту карту
    [put-back] класти карту назад на верх
    [buy] здобувати карту з ряду карт дії
    [stop] зупинятися
    [pass] відмовлятися
    [play] розігрувати карту
    [use] використовувати це
    [attack] обирати атаку чудовиська
    [bet] робити ставку
    [reroll] перекидати кубики
    [keep-dice] лишати кубики
    [school] обирати школу
   *[other] це робити
}
refusal-ow_not_offered = Тут не можна { ow-verb-phrase }; натомість є { $offered ->
    [one] { $offered } варіант
    [few] { $offered } варіанти
    [many] { $offered } варіантів
   *[other] { $offered } варіанта
} на вибір.
refusal-ow_yourself = Місце { $other } — ваше власне.
refusal-ow_already_here = Ви вже на локації { $place }.
refusal-ow_not_connected = Жоден шлях не веде прямо від локації { $here } до локації { $place }.
refusal-ow_cannot_pay_move = Вам нічим заплатити за рух на локацію { $place }: потрібна карта з її місцевістю, будь-яка карта й 1 монета або дві будь-які карти. У вас на руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, а монет — { $gold }.
refusal-ow_move_first = Цього ходу ви ще не рухалися: доки не підете й не повернетеся, на локації { $place } нічого зробити не можна.
refusal-ow_action_used = Дію локації { $place } цього ходу вже використано.
refusal-ow_no_stake = На локації { $place } місцеві хочуть бачити на столі 1 монету, а у вас немає жодної.
refusal-ow_nothing_to_trade = У ряді карт дії немає достатньо дешевої карти, щоб на локації { $place } обміняти на неї карту з вашої руки.
refusal-ow_no_lesson = На локації { $place } вам нічого вивчати: на жодну науку не стачає монет (у вас їх { $gold }) або ви вже все опанували.
refusal-ow_not_here = Відьмака з місця { $other } немає на вашій локації.
refusal-ow_diced_already = Цього ходу ви вже грали в покер із місцем { $other }.
refusal-ow_no_gold_for_dice = Для покеру на кубиках обом гравцям потрібно по 1 монеті; в одного з вас монет — { $gold }.
refusal-ow_no_such_quest = «{ $quest }» не належить до ваших пригод.
refusal-ow_quest_elsewhere = Пригоду «{ $quest }» виконують на локації { $place }.
refusal-ow_quest_at_school = Пригоду «{ $quest }» виконують в одній із п’яти відьмацьких шкіл.
refusal-ow_quest_price = Виконання пригоди «{ $quest }» коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}; у вас їх { $gold }.
refusal-ow_not_in_hand = Карти «{ $card }» немає серед { $cards ->
    [one] { $cards } карти
   *[other] { $cards } карт
} у вас на руці.
refusal-ow_wrong_terrain = На карті «{ $card }» немає місцевості локації { $place }.
refusal-ow_right_terrain = На карті «{ $card }» є місцевість локації { $place }: її самої досить, щоб заплатити за рух.
refusal-ow_no_ride = У вас немає нічого, що безкоштовно перенесе вас на локацію { $place }.
refusal-ow_no_gold = Вистачило б карти й 1 монети; у вас { $gold ->
    [one] { $gold } монета
    [few] { $gold } монети
    [many] { $gold } монет
   *[other] { $gold } монети
}.
refusal-ow_no_second_card = Вистачило б двох карт; у вас на руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
refusal-ow_monster_elsewhere = Цього чудовиська немає на вашій локації: { $monster }.
refusal-ow_toll = Перед боєм із цим чудовиськом ({ $monster }) треба скинути { $potions ->
    [one] { $potions } невикористаний еліксир
    [few] { $potions } невикористані еліксири
    [many] { $potions } невикористаних еліксирів
   *[other] { $potions } невикористаного еліксиру
}, а вам їх бракує.
refusal-ow_meditate_first = { $monster } — останнє чудовисько: щоб почати з ним бій, спершу треба мати трофей атрибута.
refusal-ow_no_fights_at_schools = Відьмаки не б’ються між собою на локації школи, а { $place } — саме така локація.
refusal-ow_tavern_closed = Таверну на локації { $place } зачинено: тут був останній бій між відьмаками.
refusal-ow_diced_with_target = Цього ходу ви грали в покер із місцем { $other }, тож нападати на цього відьмака не можна.
refusal-ow_not_at_top = Медитувати можна над атрибутом на рівні 5; ваш рівень { ow-attribute.gen } — { $level }.
refusal-ow_trophy_owned = Трофей { ow-attribute.gen } у вас уже є; двох однакових не має ніхто.
refusal-ow_trophy_gone = Трофей { ow-attribute.gen } більше не доступний, хоч би який був ваш рівень ({ $level }).
refusal-ow_exploration_barred = Карта не дає вам досліджувати цього ходу, зокрема й колоду { $deck ->
    [city] міста
   *[wilds] нетрів
}.
refusal-ow_deck_empty = У колоді { $deck ->
    [city] міста
   *[wilds] нетрів
} не лишилося карт.
refusal-ow_option_price = Цей варіант коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}; у вас їх { $gold }.
refusal-ow_at_top = { ow-attribute }: найвищий рівень, { $level }, уже досягнуто.
refusal-ow_foreign_specialty = Вашої Спеціалізації, зараз на рівні { $level }, навчає лише ваша власна школа.
refusal-ow_lesson_price = Тренувати { ow-attribute.acc } тут коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}; у вас їх { $gold }.
refusal-ow_not_lowest = Інший ваш атрибут має рівень, нижчий за { $level }, а стільки має { ow-attribute }; або ж саме цей атрибут щойно піднято.
refusal-ow_trail_owned = Ви вже маєте сліди { $terrain ->
    [forest] лісового
    [mountain] гірського
   *[water] водяного
} чудовиська або шукаєте їх.
refusal-ow_no_token = У стосі { $terrain ->
    [forest] лісу
    [mountain] гір
   *[water] водойми
} немає придатного жетона.
refusal-ow_no_such_monster = На мапі немає { $terrain ->
    [forest] лісового
    [mountain] гірського
   *[water] водяного
} чудовиська.
refusal-ow_no_such_potion = Такого невикористаного еліксиру у вас немає: { $potion }.
refusal-ow_nothing_cheap_enough = У ряді карт дії немає карти, вартість якої щонайбільше на 1 більша, ніж у карти «{ $card }».
refusal-ow_not_in_row = Карти «{ $card }» немає в ряді карт дії.
refusal-ow_not_looked_at = «{ $card }» не належить до карт, з яких ви тут обираєте.
refusal-ow_not_yours = Карти «{ $card }» немає ні у вас на руці, ні у вашій колоді, ні у вашому скиді.
refusal-ow_not_in_discard = Карти «{ $card }» немає у вашому скиді.
refusal-ow_wrong_cost = Вартість карти «{ $card }» — { $cost }, і тут вона не підходить.
refusal-ow_too_dear = Карта «{ $card }» коштує на своєму місці { $cost ->
    [one] { $cost } карту
    [few] { $cost } карти
    [many] { $cost } карт
   *[other] { $cost } карти
}; у вас на руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
refusal-ow_too_many_cards = У вас на руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, а лишитися можуть щонайбільше { $limit }.
refusal-ow_must_play = У вас на руці { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}: треба розіграти комбінацію щонайменше з однієї карти.
refusal-ow_does_not_link = Колір карти «{ $card }» не збігається з жодним продовженням карти «{ $beneath }».
refusal-ow_choose_link = Карта «{ $card }» пасує до кількох продовжень: назвіть, до якого, наприклад до першого.
refusal-ow_thing_not_yours = Цього у вас немає: { $thing }.
refusal-ow_no_more_potions = Ваша Алхімія дозволяє { $limit ->
    [one] { $limit } еліксир
    [few] { $limit } еліксири
    [many] { $limit } еліксирів
   *[other] { $limit } еліксиру
} за бій, або чудовисько дозволяє менше; цей мусить почекати: { $thing }.
refusal-ow_thing_used = Це вже використано: { $thing }.
refusal-ow_condition_fails = Умову зараз не виконано: { $thing }.
refusal-ow_other_window = Це для іншого моменту бою: { $thing }.
refusal-ow_board_not_offered = Планшета цієї школи вам зараз не запропоновано: { $school }.
refusal-ow_no_such_dice = Ваші кубики не показують { $faces }.
