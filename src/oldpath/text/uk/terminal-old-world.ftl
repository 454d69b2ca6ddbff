## Старий Світ у терміналі: гра коротко

term-help-places = усі локації мапи: дія, сполучення, хто і що там є; або одна локація
term-help-map = ескіз мапи; places каже те саме словами
term-help-odds = шанси наступного взяття карт, кубиків та атаки чудовиська; odds dice показує всі комбінації
term-ow-aim = Гра коротко: хід має три фази. У фазі I ви рухаєтеся, сплачуючи картами з руки, і використовуєте дії локацій. У фазі II б’єтеся з чудовиськом чи відьмаком, медитуєте або досліджуєте й слухаєте історію. У фазі III берете карти до трьох і здобуваєте одну з ряду карт дії. Кожен трофей — це одна поділка треку трофеїв; перемагає той, хто першим дійде до 4. У грі соло рахують ходи.
term-ow-legend = Карти: [С] синя, [Ч] червона, [З] зелена, [Ж] жовта, [Ф] фіолетова. У бою карта може лягти на іншу, якщо та має продовження її кольору; ваші колода і скид — це ваше здоров’я, і рука теж.
term-ow-letter = { $colour ->
    [blue] С
    [red] Ч
    [green] З
    [yellow] Ж
   *[purple] Ф
  }
term-ow-school = Школа: { $school }
term-ow-trophy = { $kind ->
    [school] { $trophy }
   *[attribute] { $trophy }
  }
term-ow-title = { $school ->
    [none] { $who }{ $kind ->
        [you] {" "}(ви)
       *[other] {""}
      }
   *[other] { $who } ({ $school }{ $kind ->
        [you] , ви
       *[other] {""}
      })
  }
term-ow-you = ви

## Що надруковано

term-ow-card = { $card }: { $face }
term-ow-named = { $thing }: { $does }
term-ow-copies = { $thing } ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  })
term-ow-starting-card = Стартова карта цих шкіл: { $schools }.
term-ow-starting-cards = Стартові карти: { $cards }.
term-ow-monster = { $monster }, рівень { $level }, здоров’я { $life }
term-ow-gives-trophy = Трофей: { $does }
term-ow-trophy-had = він у вас уже є; здобути можна лише монети.
term-ow-home = Домівка: { $place }.
term-ow-values = Значення Нападу, Захисту й Алхімії на рівнях від 1 до 5: { $values }.
term-ow-not-seen-yet = Це частина історії, якої ще ніхто не чув.
term-ow-place = { $number } { $place } ({ ow-terrain })
term-ow-place-action = Дія: { $action }.
term-ow-roads = Сполучення: { $places }.
term-ow-action = { $kind ->
    [train] { ow-attribute } +1 безкоштовно, поки рівень не вищий за рівень відьмака
    [potion] візьміть еліксир
    [poker] зіграйте за 1 монету в кубики з місцевими
    [rumours] отримайте 1 монету; можна взяти пошук слідів
    [alms] якщо не маєте монет, отримайте 1; можна знищити до 2 карт ряду карт дії
   *[trade] знищте карту з руки і візьміть із ряду карту, дорожчу щонайбільше на 1
  }
term-ow-action-short = { $kind ->
    [train] { ow-attribute } +1
    [potion] еліксир
    [poker] кубики з місцевими
    [rumours] 1 монета, може, й пошук слідів
    [alms] милостиня і прополка ряду карт дії
    [trade] обмін карти
   *[school] { $school ->
        [none] школа без відьмаків
       *[other] школа: { $school }
      }
  }
term-ow-action-school = { $school ->
    [none] школа без відьмаків: платна наука Нападу, Захисту чи Алхімії
   *[other] школа ({ $school }): платна наука Нападу, Захисту чи Алхімії, а для її відьмака ще й Спеціалізації
  }
term-ow-action-used = { $action } (цього ходу використано)

## Мапа

term-ow-places = Локації за номерами
term-ow-place-entry = { $place }: { $action }. Сполучення: { $places }.
term-ow-here = Тут: { $who }.
term-ow-monster-here = Чудовисько: { $monster }.
term-ow-tavern-closed = Таверну зачинено: на відьмака тут напасти не можна.
term-ow-quest-here = Тут завершується ваша пригода «{ $quest }».
term-ow-trail-quest-here = Тут завершується ваш пошук слідів: 1 монета й сліди.
term-ow-far = { $moves ->
    [one] { $moves } крок звідси.
    [few] { $moves } кроки звідси.
    [many] { $moves } кроків звідси.
   *[other] { $moves } кроку звідси.
  }
term-ow-fare = За рух можна заплатити так: { $ways }.
term-ow-ride-free-move = нічого, завдяки тривалій карті, раз за цей хід
term-ow-ride-any-card = одна будь-яка карта, завдяки тривалій карті, раз за цей хід
term-ow-fare-gold = 1 монета і будь-яка карта
term-ow-fare-two = дві будь-які карти
term-ow-monsters = Чудовиська:
term-ow-monster-at = { $monster }; локація { $place }{ $moves ->
    [-1] .
    [0] , тобто тут.
    [one] , { $moves } крок звідси.
    [few] , { $moves } кроки звідси.
    [many] , { $moves } кроків звідси.
   *[other] , { $moves } кроку звідси.
  }
term-ow-sketch = Ескіз мапи
term-ow-sketch-legend = У дужках місцевість: Л ліс, Г гори, В водойма, * будь-яка. ! чудовисько і його рівень, ? ваша пригода. Команда places каже це словами.
term-ow-terrain-letter = { $terrain ->
    [forest] Л
    [mountain] Г
    [water] В
   *[wild] *
  }

## Стіл

term-ow-moment = { $phase ->
    [Setup] Підготовка
    [PhaseOne] Хід { $turn }, { $who }, фаза I: рух і дії
    [PhaseTwo] Хід { $turn }, { $who }, фаза II: бій, медитація або дослідження
    [PhaseThree] Хід { $turn }, { $who }, фаза III: карти
    [Turn] Хід { $turn }, { $who }
   *[Over] Гру завершено
  }
term-ow-track-name = Трек трофеїв
term-ow-score = { $who } { $score }
term-ow-track = Трек трофеїв, до { $top }: { $scores }.{ $pace ->
    [living-legend] {" "}Перемога цього ходу: жива легенда.
    [legend-in-the-making] {" "}Перемога цього ходу: народжується легенда.
    [professional] {" "}Перемога цього ходу: справжня фахова робота.
    [reliable] {" "}Перемога цього ходу: надійна робота.
    [beginner] {" "}Перемога відтепер: пристойний початок.
   *[none] {""}
  }
term-ow-goods = { $who }: монети { $gold }, щит { $shield } з { $limit }.
term-ow-levels = Рівень відьмака { $witcher }. Напад { $combat } (карт за хід бою: { $draws }), Захист { $defense } (щит до { $limit }), Алхімія { $alchemy } (еліксирів за бій: { $potions }), Спеціалізація { $specialty }.
term-ow-at = Локація { $place }: { $action }.
term-ow-any-school = будь-яка школа відьмаків
term-ow-quest = Пригода «{ $quest }»: { $place }{ $price ->
    [0] {""}
   *[other] , ціна в монетах: { $price }
  }{ $moves ->
    [-1] .
    [0] , тобто тут.
    [one] , { $moves } крок звідси.
    [few] , { $moves } кроки звідси.
    [many] , { $moves } кроків звідси.
   *[other] , { $moves } кроку звідси.
  }
term-ow-trail-quest = Пошук слідів ({ ow-terrain }): { $place }{ $moves ->
    [-1] .
    [0] , тобто тут.
    [one] , { $moves } крок звідси.
    [few] , { $moves } кроки звідси.
    [many] , { $moves } кроків звідси.
   *[other] , { $moves } кроку звідси.
  }
term-ow-trails = Сліди чудовиськ, за місцевістю: { $terrains }.
term-ow-potions = { $count ->
    [one] { $count } еліксир
    [few] { $count } еліксири
    [many] { $count } еліксирів
   *[other] { $count } еліксиру
  }: { $potions }.
term-ow-keepsakes = Тривалі карти: { $keepsakes }.
term-ow-specialty = { $state ->
    [ready] Спеціалізація школи, готова.
   *[used] Спеціалізація школи, у цьому бою вже використана.
  } { $does }
term-ow-hand = На руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }:
term-ow-hand-count = На руці { $count ->
    [0] немає карт
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }.
term-ow-hand-known = На руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }. Відомі всім: { $cards }.
term-ow-deck = { $kind ->
    [pool] Запас здоров’я
   *[deck] Колода
  }: { $deck }, скид: { $discard }{ $top ->
    [none] .
   *[other] , згори { $top }.
  }
term-ow-discard = Скид, остання лежить згори: { $cards }.
term-ow-deck-cards = Ваша колода, без порядку: { $cards }.
term-ow-row = Ряд карт дії, ціни в картах із руки:{ $cards }
term-ow-row-brief = { $card } { $price }
term-ow-row-entry = Ціна { $price }. { $card }
term-ow-row-deck = У спільній колоді { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
    [many] лишилося { $count } карт
   *[other] лишилося { $count } карти
  }.
term-ow-brief = { $who }: { $place }; монети { $gold }; щит { $shield }; рівень відьмака { $witcher }, атрибути { $levels }; карти на руці { $hand }; еліксири { $potions }; трофеї { $trophies }.
term-ow-trophies-left = Трофеї атрибутів, які ще можна здобути: { $trophies }.
term-ow-piles = Лишилося: карти дії { $actions }, еліксири { $potions }, дослідження міста { $city }, нетрів { $wilds }.
term-ow-dice = Кубики ({ $who }): { $faces }; { $hand }.

## Що дає відповідь

term-ow-place-fact = { $place }: { $action }.
term-ow-own-life = До бою ви стаєте так: запас здоров’я { $pool }, на руці { $hand }, щит { $shield }.
term-ow-price = Ціна: { $free ->
    [1] нічого, завдяки карті.
   *[0] { $price ->
        [0] нічого
        [one] { $price } карта з руки
        [few] { $price } карти з руки
        [many] { $price } карт із руки
       *[other] { $price } карти з руки
      } (комірка { $slot }{ $by ->
        [-1] : на 1 менше
        [0] {""}
       *[other] : на { $by } більше
      }).
  }
term-ow-next-phase = Далі фаза II: дослідження{ $monster ->
    [none] {""}
   *[other] {" "}або бій: { $monster }
  }{ $others ->
    [none] {""}
   *[other] ; тут також: { $others }
  }{ $meditates ->
    [0] {""}
   *[other] ; а може, медитація
  }.
term-ow-explore = Там { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
    [many] лишилося { $count } карт
   *[other] лишилося { $count } карти
  }.
term-ow-raises = З рівня { $level } на { $higher }{ $price ->
    [0] {""}
   *[other] , ціна в монетах: { $price }
  }. { $gives }
term-ow-gives = { $attribute ->
    [combat] Карти, які береться наприкінці ходу бою: { $now }, потім { $then }.
    [defense] Найвищий щит: { $now }, потім { $then }.
   *[alchemy] Еліксири, які можна використати за бій: { $now }, потім { $then }.
  }
term-ow-owed = { $kind ->
    [payment] Карт до сплати: ще { $count }.
    [damage] Шкоди до прийняття: ще { $count }.
    [attribute] Разів загалом: { $count }.
    [potion] Еліксирів віддати: { $count }.
    [weed] Щонайбільше { $count }.
   *[other] Карт віддати: { $count }.
  }
term-ow-damage-order = Щит і запас здоров’я вичерпано: кожна одиниця шкоди — карта з руки на ваш вибір.
term-ow-then-fare = Карти, якими ви платите, лягають у ваш скид.
term-ow-then-hard_terrain = На двох інших місцевостях стануть чудовиська рівня I; які саме, ще ніхто не знає.
term-ow-then-school = Фігурка починає вдома, з десятьма стартовими картами.
term-ow-then-leave = Далі ви берете карти до 3; картами, які лишаться, платять і за здобуту карту.
term-ow-then-gain = Вона йде на руку; платять іншими картами з руки.
term-ow-then-wanted = Вона йде на руку.
term-ow-then-row_card = Вона лягає у ваш скид.
term-ow-then-bet = Ставка на переможця повертається і приносить стільки монет, скільки здобуде переможець.
term-ow-then-half = Команда odds покаже, що може зробити кожна з атак.
term-ow-then-reroll = Команда odds покаже найкращі кидки.

## Бої

term-ow-fight = Бій: { $who } проти: { $foe }. Хід бою { $count }: { $turn }
term-ow-life = { $who }: щит { $shield } з { $limit }, запас здоров’я { $pool }, карти на руці { $hand }; еліксирів ще можна використати: { $potions }.
term-ow-beast-life = { $monster }, рівень { $level }: здоров’я { $life } з { $full }.
term-ow-bet = { $who } ставить 1 монету; на перемогу: { $on }.
term-ow-announced = Атака чудовиська: { $half ->
    [charge] Удар
   *[bite] Укус
  }.
term-ow-die-chooses = Наступну атаку чудовиська обирає кубик: від 1 до 3 Удар, від 4 до 6 Укус.
term-ow-chooser = Наступну атаку чудовиська обирає { $who }.
term-ow-revealed = Відкрито: { $card }. { $halves }
term-ow-half = { $half ->
    [charge] Удар
   *[bite] Укус
  }: { $does }.
term-ow-combo = Комбінація, остання карта лежить згори:
term-ow-combo-card = { $number }. { $card }: { $icons }{ $link ->
    [none] {""}
   *[other] ; зв’язок додає: { $link }
  }. Символи досі: шкода { $damage }, щит { $shield }, взяття { $draw }.
term-ow-outcome = { $kind ->
    [short] Загалом: шкода { $damage }; щит { $shield }.
    [monster] Загалом: шкода { $damage }, чудовиську лишається { $left }; ваш щит { $shield }; карт узяти наприкінці ходу: { $draw }.
   *[witcher] Загалом: шкода { $damage }; ваш щит { $shield }; карт узяти наприкінці ходу: { $draw }.
  }
term-ow-could-follow = Далі підходить: { $cards }.

## Історії

term-ow-reads = { $who } читає «{ $story }»
term-ow-decides = { $who } вирішує: { $option }
term-ow-effect = [{ $does }]

## Шанси

term-ow-odds-draw = Наступне взяття; у вашій колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
term-ow-odds-top = Верхню карту ви знаєте: { $card }.
term-ow-odds-empty = { $kind ->
    [fight] Ваш запас здоров’я порожній; карт не береться.
   *[turn] Ваша колода порожня; спершу тасується скид.
  }
term-ow-odds-kinds = { $kind ->
    [colour] За кольором
   *[terrain] За місцевістю
  }: як наступна карта та хоча б одна серед наступних (їх: { $drawn }):
term-ow-odds-kind = { $what }, { $count } з { $among }: { $next }%, { $chance }%
term-ow-odds-reshuffled = Зі скиду, після тасування: { $count }.
term-ow-odds-attack = Наступна атака чудовиська; карт, які можуть лежати згори: { $count }
term-ow-odds-half = { $half ->
    [charge] Удар
   *[bite] Укус
  }: шкода в середньому { $average }; { $damage }.
term-ow-odds-points = { $points }: { $chance }%
term-ow-odds-beside = { $kind ->
    [random] ви скидаєте випадкові карти з руки ({ $cards }): { $chance }%
    [trash] ви знищуєте карту з руки: { $chance }%
   *[lowers] знижується атрибут: { $chance }%
  }
term-ow-odds-dice = Один кидок п’яти кубиків
term-ow-odds-hand = { $hand }: { $chance }%{ $pays ->
    [-1] {""}
   *[other] ; виплата в монетах: { $pays }
  }
term-ow-odds-throw = Перекидання кубиків
term-ow-odds-ways = { $kind ->
    [pay] Найкращі варіанти за монетами, які вони дають у середньому:
    [win] Найкращі варіанти за шансом виграти:
   *[now] Найкращі варіанти за шансом бути попереду, доки не перекинула інша сторона:
  }
term-ow-odds-way = { $number }. { $faces ->
    [none] нічого не перекидати
   *[other] перекинути { $faces }
  }: { $chance }{ $kind ->
    [pay] {" "}монет
   *[other] %
  }
term-ow-dice-hand = { $hand ->
    [nothing] нічого
    [pair] пара
    [two-pairs] дві пари
    [three] трійка
    [small-straight] малий стріт
    [large-straight] великий стріт
    [full-house] фул-гаус
    [four] каре
   *[five] покер
  }

## Кінець

term-ow-final = Трек трофеїв наприкінці
term-ow-final-place = { $who }: { $score } з { $top }
term-ow-solo-turns = Гра тривала { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
  }
term-ow-bands = Соло: чого варта перемога на якому ході:
term-ow-band = Від { $least } до { $most } ходів: { $band ->
    [living-legend] жива легенда
    [legend-in-the-making] народжується легенда
    [professional] справжня фахова робота
   *[reliable] надійна робота
  }
term-ow-band-last = Ходів { $least } або більше: пристойний початок
term-ow-deeds = { $who }: шлях до поділки { $score }
term-ow-step = { $score }, хід { $turn }: { $deed }
term-ow-beaten-monster = перемога над чудовиськом ({ $monster })
term-ow-beaten-witcher = перемога над відьмаком ({ $who })
term-ow-meditated = медитація ({ $trophy })
term-ow-record = Атрибути { $levels }; монети { $gold }; історії { $stories }, завершені пригоди { $quests }; розпочаті бої { $fights }, з них програні { $lost }.
