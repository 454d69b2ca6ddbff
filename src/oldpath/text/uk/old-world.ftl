old-world = Відьмак: Старий Світ

## Кольори, атрибути, місцевості

ow-colour = { $colour ->
    [blue] синя
    [red] червона
    [green] зелена
    [yellow] жовта
   *[purple] фіолетова
  }
    .card = { $colour ->
        [blue] синя
        [red] червона
        [green] зелена
        [yellow] жовта
       *[purple] фіолетова
      }
    .gen = { $colour ->
        [blue] синьої
        [red] червоної
        [green] зеленої
        [yellow] жовтої
       *[purple] фіолетової
      }
    .plural = { $colour ->
        [blue] сині
        [red] червоні
        [green] зелені
        [yellow] жовті
       *[purple] фіолетові
      }
ow-attribute = { $attribute ->
    [combat] Напад
    [defense] Захист
    [alchemy] Алхімія
   *[specialty] Спеціалізація
  }
    .gen = { $attribute ->
        [combat] Нападу
        [defense] Захисту
        [alchemy] Алхімії
       *[specialty] Спеціалізації
      }
    .acc = { $attribute ->
        [combat] Напад
        [defense] Захист
        [alchemy] Алхімію
       *[specialty] Спеціалізацію
      }
ow-terrain = { $terrain ->
    [forest] ліс
    [mountain] гори
    [water] водойма
   *[wild] будь-яка місцевість
  }
ow-or = { $head } або { $last }

## Що надруковано на карті дії

ow-icon-damage = { $amount } шкоди
ow-icon-shield = щит +{ $amount }
ow-icon-draw = { $sign ->
    [plus] узяти карт: +{ $amount }
   *[minus] узяти карт: −{ $amount }
  }
ow-icon-top = візьміть верхню карту свого скиду
ow-icon-back = ця карта повертається на руку
ow-icon-none = без ефекту
ow-link = { ow-colour }: { $icons }
ow-face = { ow-colour }, { ow-terrain }, вартість { $cost }; { $icons }{ $count ->
    [0] {""}
   *[other] ; далі { $links }
  }
ow-card-line = { ow-colour }; { ow-terrain }; вартість { $cost }
ow-card-link = якщо наступна карта { $link }

## Коли чимось можна скористатися і що стається само

ow-power = { $uses ->
    [fight] раз за бій,{" "}
    [turn] раз за хід,{" "}
   *[card] {""}
  }{ $window ->
    [before_pool] перш ніж скласти запас здоров’я
    [before_their_first_turn] перед першим ходом бою суперника
    [own_turn] у свій хід бою
    [own_first_turn] у свій перший хід бою
    [shield_gone] щойно у ваш хід бою щит опиняється на 0
    [combo_done] коли ваша комбінація готова
    [they_discarded] коли через вашу атаку суперник скидає карти
    [you_discarded] коли через атаку суперника ви скидаєте карти
    [specialty_used] використавши спеціалізацію
   *[revealed] коли відкрито карту чудовиська
  }{ $when }: { $does }
ow-moment = { $at ->
    [before_pool] перш ніж скласти запас здоров’я
    [after_pool] склавши запас здоров’я
    [after_its_first_turn] наприкінці першого ходу бою чудовиська
    [defeated] перемігши це чудовисько
   *[after_defeat] після перемоги над чудовиськом
  }{ $when }: { $does }
ow-provided = , якщо { $when }
ow-for-cost = { $cost }, а натомість { $does }
ow-by-specialty = { $does }, за рівнем Спеціалізації
ow-nothing = нічого

ow-when-hand = { $bound ->
    [none] на руці у вас немає карт
    [least] на руці у вас щонайменше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
   *[most] на руці у вас щонайбільше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
  }
ow-when-deck = { $bound ->
    [none] ваш запас здоров’я порожній
    [least] у вашому запасі здоров’я щонайменше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
   *[most] у вашому запасі здоров’я щонайбільше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
  }
ow-when-discard-pile = { $bound ->
    [none] ваш скид порожній
    [least] у вашому скиді щонайменше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
   *[most] у вашому скиді щонайбільше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
  }
ow-when-shield = { $bound ->
    [none] ваш щит на 0
    [least] ваш щит щонайменше { $count }
   *[most] ваш щит щонайбільше { $count }
  }
ow-when-gold = { $bound ->
    [none] у вас немає монет
    [least] у вас щонайменше { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
      }
   *[most] у вас щонайбільше { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
      }
  }
ow-when-potions = { $bound ->
    [none] у вас немає еліксирів
    [least] у вас щонайменше { $count ->
        [one] { $count } еліксир
        [few] { $count } еліксири
        [many] { $count } еліксирів
       *[other] { $count } еліксиру
      }
   *[most] у вас щонайбільше { $count ->
        [one] { $count } еліксир
        [few] { $count } еліксири
        [many] { $count } еліксирів
       *[other] { $count } еліксиру
      }
  }
ow-when-trophies = { $bound ->
    [none] у вас немає трофеїв
    [least] у вас щонайменше { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
        [many] { $count } трофеїв
       *[other] { $count } трофея
      }
   *[most] у вас щонайбільше { $count ->
        [one] { $count } трофей
        [few] { $count } трофеї
        [many] { $count } трофеїв
       *[other] { $count } трофея
      }
  }
ow-when-combo = { $bound ->
    [none] в ній немає карт
    [least] в ній щонайменше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
   *[most] в ній щонайбільше { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
      }
  }
ow-when-combo-shows = в ній є { ow-colour } карта
ow-when-no-trail = у вас немає жетона слідів цього чудовиська
ow-when-first-combo-against-monster = вона перша в бою з чудовиськом

## Що роблять карти

ow-gain-gold = отримайте { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }
ow-lose-gold = втратьте { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }
ow-draw-potions = візьміть { $count ->
    [one] { $count } еліксир
    [few] { $count } еліксири
    [many] { $count } еліксирів
   *[other] { $count } еліксиру
  }
ow-potions-up-to = поповніть еліксири до { $count }{ $over_limit ->
    [0] {""}
   *[1] , навіть понад межу
  }
ow-lose-potions = скиньте { $count ->
    [one] { $count } невикористаний еліксир
    [few] { $count } невикористані еліксири
    [many] { $count } невикористаних еліксирів
   *[other] { $count } невикористаного еліксиру
  }
ow-lose-all-potions = скиньте всі невикористані еліксири
ow-lose-shield = знизьте щит на { $by }
ow-set-shield = знизьте щит до { $to }
ow-refill-shield = підніміть щит до значення Захисту
ow-raise-shield = підніміть щит на { $by }
ow-raise = підніміть { ow-attribute.acc } на 1 рівень
ow-lower = знизьте { ow-attribute.acc } на 1 рівень
ow-raise-lowest = підніміть на 1 рівень { $count ->
    [one] свій найнижчий атрибут
    [few] { $count } свої найнижчі атрибути
    [many] { $count } своїх найнижчих атрибутів
   *[other] { $count } свого найнижчого атрибута
  }
ow-raise-any = підніміть будь-який атрибут на 1 рівень
ow-draw-cards = візьміть { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
ow-discard-cards = скиньте з руки { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
ow-trash-cards = знищте { $count ->
    [one] { $count } свою карту
    [few] { $count } свої карти
    [many] { $count } своїх карт
   *[other] { $count } своєї карти
  }
ow-take-card = покладіть у свій скид { $cost ->
    [any] будь-яку карту
   *[other] карту вартістю { $cost }
  } з ряду карт дії
ow-phase-three = візьміть у фазі III на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карти
  } { $sign ->
    [plus] більше
   *[minus] менше
  }
ow-free-card = візьміть у фазі III карту безкоштовно
ow-take-trail = візьміть будь-який жетон слідів
ow-take-every-trail = візьміть жетон слідів кожного чудовиська на мапі
ow-move = перейдіть безкоштовно на сполучену локацію, дію якої можна використати
ow-go-to-phase-three = перейдіть до фази III
ow-no-exploration = не досліджуйте цього ходу
ow-event = виконайте подію { $number }
ow-take-quest = ця карта стає вашою пригодою: { $where ->
    [place] на локації { $place }
    [forest] на випадковій локації лісу
    [mountain] на випадковій локації гір
    [water] на випадковій локації водойми
    [own] у власній школі
   *[any] у будь-якій школі
  }{ $price ->
    [0] {""}
    [one] , за { $price } монету,
    [few] , за { $price } монети,
    [many] , за { $price } монет,
   *[other] , за { $price } монети,
  } виконайте подію { $event }
ow-keep-card = залиште собі цю карту
ow-lose-keepsake = приберіть із гри карту «{ $thing }»
ow-school-guest = у власній школі візьміть 2 еліксири й підніміть будь-який атрибут на 1 рівень; в іншій школі отримайте 4 монети й перейдіть до фази III, а відьмак тієї школи бере жетон слідів за кожен ваш і піднімає будь-який атрибут на 1 рівень
ow-die = киньте кубик. { $ranges }
ow-test = киньте кубик і додайте подвоєний рівень { ow-attribute.gen }. { $ranges }
ow-by-level = { $of ->
    [alchemy] вирішує ваш рівень Алхімії
   *[witcher] вирішує ваш рівень відьмака
  }. { $ranges }
ow-short-fight = короткий бій: знизьте щит { $shield ->
    [all] до 0
   *[other] на { $shield }
  }, візьміть { $draw ->
    [one] { $draw } карту
    [few] { $draw } карти
    [many] { $draw } карт
   *[other] { $draw } карти
  } й розіграйте одну комбінацію; вирішує її шкода. { $ranges }
ow-range = { $range }: { $what }
ow-range-open = { $from } або більше
ow-if = якщо { $when }, { $does }; інакше { $otherwise }
ow-either = { $first } або ж { $second }
ow-beat-the-hand = киньте п’ять кубиків, з одним перекиданням; якщо ваш ранг вищий за { $hand }, { $does }
ow-damage = завдайте { $points } шкоди
ow-take-damage = отримайте { $points } шкоди
ow-add-damage = завдайте на { $points } шкоди більше
ow-change-draw = візьміть наприкінці цього ходу на { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карти
  } { $sign ->
    [plus] більше
   *[minus] менше
  }
ow-single-card-combo = розіграйте цього ходу комбінацію лише з однієї карти
ow-extra-card = додайте до комбінації ще 1 карту з руки, яка не мусить пасувати
ow-take-top = візьміть на руку верхню карту свого скиду
ow-return-to-deck = замішайте в запас здоров’я { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  } зі свого скиду
ow-search-their-deck = перегляньте { $look ->
    [one] { $look } верхню карту
    [few] { $look } верхні карти
    [many] { $look } верхніх карт
   *[other] { $look } верхньої карти
  } запасу здоров’я суперника, скиньте { $discard }, а решту поверніть на верх
ow-choose-half = оберіть Удар або Укус
ow-discard-from-deck = скиньте зі свого запасу здоров’я на свій вибір { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  } й перемішайте його
ow-discard-at-random = скиньте з руки навмання { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
ow-lower-for-fight = знизьте { ow-attribute.acc } на 1 рівень на час цього бою
ow-lose-shield-per-card = знизьте щит на { $by } за кожну карту на руці
ow-fix-phase-three = у фазі III цього ходу беріть лише до { $to ->
    [one] { $to } карти
    [few] { $to } карт
    [many] { $to } карт
   *[other] { $to } карти
  }, хоч би що змінювало цю кількість

## Спеціалізації

ow-venomous-steel = перегляньте { $look ->
    [one] { $look } верхню карту
    [few] { $look } верхні карти
    [many] { $look } верхніх карт
   *[other] { $look } верхніх карт
  } запасу здоров’я суперника{ $discard ->
    [0] {" "}й поверніть їх
   *[other] , скиньте { $discard }, а решту поверніть
  } на верх у будь-якому порядку
ow-armor = { $shield ->
    [0] {""}
   *[other] підніміть щит на { $shield } й{" "}
  }візьміть { $draw ->
    [one] { $draw } карту
    [few] { $draw } карти
    [many] { $draw } карт
   *[other] { $draw } карт
  }
ow-speed = { $rest ->
    [0] візьміть на руку { $look ->
        [one] { $look } верхню карту
        [few] { $look } верхні карти
        [many] { $look } верхніх карт
       *[other] { $look } верхніх карт
      } свого запасу здоров’я
   *[other] перегляньте верхні карти свого запасу здоров’я ({ $look }), візьміть { $keep } на руку й поверніть { $rest } на верх у будь-якому порядку
  }
ow-magic = візьміть на руку { $which ->
    [top] верхню карту свого скиду
    [any] будь-яку карту свого скиду
   *[from] верхню карту свого скиду (від рівня { $any_from } будь-яку)
  }{ $discard ->
    [0] {""}
    [one] , а тоді скиньте з руки { $discard } карту
    [few] , а тоді скиньте з руки { $discard } карти
    [many] , а тоді скиньте з руки { $discard } карт
   *[other] , а тоді скиньте з руки { $discard } карт
  }
ow-swordsmanship = завдайте на { $damage } шкоди більше{ $draw ->
    [0] {""}
    [one] {" "}й візьміть { $draw } карту
    [few] {" "}й візьміть { $draw } карти
    [many] {" "}й візьміть { $draw } карт
   *[other] {" "}й візьміть { $draw } карт
  }

## Що роблять постійні карти

ow-passive-potion-limit = ви можете тримати щонайбільше { $count ->
    [one] { $count } невикористаний еліксир
    [few] { $count } невикористані еліксири
    [many] { $count } невикористаних еліксирів
   *[other] { $count } невикористаного еліксиру
  }
ow-passive-colour-deals = кожна { ow-colour } карта у вашій комбінації завдає на { $by } шкоди більше
ow-passive-colour-shields = кожна { ow-colour } карта, яку ви розігруєте в бою, піднімає ваш щит на { $by }
ow-passive-first-against-monsters = у боях із чудовиськами перший хід бою завжди ваш
ow-passive-gold-on-entering = щоразу, коли входите на локацію { $places }, отримайте { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }
ow-passive-free-move = раз за хід перейдіть безкоштовно на сполучену локацію: { ow-terrain }
ow-passive-any-card = раз за хід перейдіть за одну будь-яку карту на сполучену локацію: { ow-terrain }
ow-passive-training-discount = за наступне тренування в школі ви платите на { $by ->
    [one] { $by } монету
    [few] { $by } монети
    [many] { $by } монет
   *[other] { $by } монети
  } менше, але щонайменше { $at_least }; тоді цю карту витрачено
ow-passive-next-exploration = замість наступного дослідження виконайте подію { $event }; тоді цю карту витрачено
ow-passive-gold-for-exploration = замість наступного дослідження можна отримати { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }; тоді цю карту витрачено
ow-passive-monsters-first-damage-less = у перший хід бою чудовисько завдає вам на { $by } шкоди менше

## Що роблять чудовиська

ow-passive-toll = щоб почати цей бій, скиньте без ефекту { $potions ->
    [one] { $potions } невикористаний еліксир
    [few] { $potions } невикористані еліксири
    [many] { $potions } невикористаних еліксирів
   *[other] { $potions } невикористаного еліксиру
  }
ow-passive-worse-half-first = у свій перший хід бою чудовисько виконує ту атаку, яка коштує вам більше карт
ow-passive-first-damage-at-most = у свій перший хід бою ви завдаєте щонайбільше { $points } шкоди
ow-passive-no-first-damage-without-trail = у свій перший хід бою без жетона слідів цього чудовиська ви не завдаєте шкоди
ow-passive-first-draw-without-combat = у ваш перший хід бою Напад рахується для взяття карт як 0
ow-passive-draw-less-without = після комбінації без { ow-colour.gen } карти беріть наприкінці ходу на { $by ->
    [one] { $by } карту
    [few] { $by } карти
    [many] { $by } карт
   *[other] { $by } карти
  } менше
ow-passive-draw-less = наприкінці кожного свого ходу бою беріть на { $by ->
    [one] { $by } карту
    [few] { $by } карти
    [many] { $by } карт
   *[other] { $by } карти
  } менше, але щонайменше { $at_least }
ow-passive-powerless = { ow-colour.plural } карти не мають ефекту; продовжувати ними комбінацію можна
ow-passive-first-damage-from-hand = за шкоду першого ходу бою чудовиська спершу скидайте карти з руки
ow-passive-snatches = щоразу, коли чудовисько завдає шкоди, вона на { $by } менша, а ви скидаєте з руки навмання { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  }
ow-passive-random-first-card = у ваш перший хід бою першу карту комбінації обирають навмання з вашої руки
ow-passive-shield-rises-at-most = у кожен ваш хід бою щит може піднятися разом на { $points }
ow-passive-potions-at-most = у цьому бою можна використати щонайбільше { $count ->
    [one] { $count } еліксир
    [few] { $count } еліксири
    [many] { $count } еліксирів
   *[other] { $count } еліксиру
  }
ow-passive-colour-costs-shield = комбінація, у якій є { ow-colour.card } карта, знижує ваш щит на { $by }
ow-passive-colours-deal-less = комбінація, у якій є { $colours } карта, завдає на { $by } шкоди менше
ow-passive-last-cards-hit-harder = доки в чудовиська лишається щонайбільше { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  }, його атаки завдають на { $by } шкоди більше

## Карти бою чудовиськ

ow-fight-card-face = Удар: { $charge }; Укус: { $bite }
ow-half-damage = { $points } шкоди
ow-half-equal = шкода, рівна вашому рівню { ow-attribute.gen }
ow-half-random = скиньте з руки навмання { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
  }
ow-half-trash = знищте { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  } з руки
ow-half-lowers = { ow-attribute } −1

## Запитання

ask-school = Оберіть свою школу
ask-hard_terrain = Оберіть місцевість для чудовиська рівня II
ask-attribute = Оберіть атрибут, який піднімете на 1 рівень
ask-travel = Фаза I: рухайтеся, зробіть щось тут або перейдіть до фази II
ask-fare = Оберіть, чим платите за рух на локацію { $about }
ask-destination = Оберіть, куди перейдете безкоштовно
ask-action = Використати дію цієї локації?
ask-lesson = Оберіть, чого навчитеся тут; ціна в монетах — рівень атрибута плюс 1
ask-rumour = Оберіть за місцевістю чудовисько, про яке розпитуєте
ask-weed = Оберіть карту ряду карт дії, яку знищите
ask-given = Оберіть карту з руки, яку знищите в обмін на карту ряду карт дії
ask-wanted = Оберіть карту ряду карт дії, яку берете
ask-deed = Фаза II: оберіть, що робитимете
ask-story_option = «{ $about }»: оберіть, що робите
ask-trail = Оберіть місцевість свого жетона слідів
ask-potion = Оберіть невикористаний еліксир, який скинете
ask-discard = Оберіть карту з руки, яку скинете
ask-trash = Оберіть карту, яку знищите
ask-row_card = Оберіть карту ряду карт дії для свого скиду
ask-either = Оберіть один із двох ефектів
ask-returned = Оберіть карту скиду, яку замішаєте в запас здоров’я
ask-deck_card = Оберіть карту свого запасу здоров’я, яку скинете
ask-taken_back = Оберіть карту свого скиду, яку візьмете на руку
ask-half = Оберіть, як атакує чудовисько
ask-reroll = Оберіть кубики, які перекинете, один раз
ask-power = Оберіть, чим скористаєтеся, або йдіть далі
ask-combo_card = Оберіть наступну карту комбінації
ask-extra_card = Оберіть ще одну карту для комбінації; вона не мусить пасувати
ask-damage = Ви отримуєте шкоду: оберіть карту з руки, яку скинете
ask-looked_discard = Оберіть, яку з цих карт скинути
ask-looked_keep = Оберіть, яку з цих карт узяти на руку
ask-looked_back = Оберіть, яка карта повертається зараз; остання лежатиме зверху
ask-leave = Фаза III: оберіть карту з руки, яку скинете; лишитися можуть щонайбільше 3
ask-gain = Фаза III: оберіть карту ряду карт дії, яку здобудете
ask-payment = Оберіть карту з руки, яку скинете як плату
ask-bet = Оберіть свою ставку в цьому бою

## Варіанти

ow-pass = Ні, далі
ow-stop = Це все
ow-go-on = Далі
ow-attribute-combat = Напад
ow-attribute-defense = Захист
ow-attribute-alchemy = Алхімія
ow-attribute-specialty = Спеціалізація
ow-trail-forest = Ліс
ow-trail-mountain = Гори
ow-trail-water = Водойма
ow-explore-city = Дослідити місто
ow-explore-wilds = Дослідити нетрі
ow-attack-charge = Удар
ow-attack-bite = Укус
ow-option = { $words }{ $price ->
    [0] {""}
   *[other] {" "}(ціна в монетах: { $price })
  }
ow-option-a = Перший варіант{ $price ->
    [0] {""}
   *[other] {" "}(ціна в монетах: { $price })
  }
ow-option-b = Другий варіант{ $price ->
    [0] {""}
   *[other] {" "}(ціна в монетах: { $price })
  }
ow-either-option = { $does }
ow-keep-dice = Лишити всі кубики
ow-meditate-combat = Медитувати: трофей Нападу
ow-meditate-defense = Медитувати: трофей Захисту
ow-meditate-alchemy = Медитувати: трофей Алхімії
ow-meditate-specialty = Медитувати: трофей Спеціалізації
ow-gold-instead = Отримати монети замість дослідження
ow-ride = Поїхати туди безкоштовно
ow-bet-attacker = Поставити 1 монету на нападника
ow-bet-defender = Поставити 1 монету на захисника
ow-bet-none = Не робити ставки
ow-act = Використати дію цієї локації
ow-dice-with = Зіграти в покер на кубиках із місцем { $number }
ow-attack-witcher = Напасти на відьмака з місця { $number }
ow-reroll = Перекинути { $faces }
ow-go = Іти на локацію { $thing }
ow-fight = Битися: { $thing }
ow-quest = Виконати пригоду «{ $thing }»
ow-school = Школа: { $thing }
ow-give-up = Скинути еліксир: { $thing }
ow-use = Використати: { $thing }. Ефект: { $does }
ow-discard = Скинути: { $thing } ({ $face })
ow-trash = Знищити: { $thing } ({ $face })
ow-take = Узяти: { $thing } ({ $face })
ow-buy = Здобути: { $thing } ({ $face })
ow-return = Повернути: { $thing } ({ $face })
ow-keep = Узяти на руку: { $thing } ({ $face })
ow-put-back = Повернути на верх: { $thing } ({ $face })
ow-play = Розіграти: { $thing } ({ $face })
ow-play-linked = Розіграти через продовження { $link }: { $thing } ({ $face })
ow-pay = Заплатити картою: { $thing } ({ $face })
ow-pay-gold = Заплатити 1 монетою й картою: { $thing } ({ $face })
ow-pay-two = Заплатити двома картами, одна з них: { $thing } ({ $face })
ow-ferry = Заплатити будь-якою картою завдяки постійній карті: { $thing } ({ $face })

## Що відбувається

ow-locals = місцеві
ow-the-monster = чудовисько
ow-told-cards_drawn = { $seat } бере карти: { $cards }.
ow-told-cards_drawn_hidden = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }.
ow-told-card_discarded = { $seat } скидає: { $card }.
ow-told-card_trashed = { $seat } знищує: { $card }.
ow-told-card_gained = { $seat } { $to_hand ->
    [yes] бере на руку
   *[no] кладе у свій скид
  }: { $card }.
ow-told-card_returned = { $seat } повертає на руку: { $card }.
ow-told-deck_shuffled = { $seat } перемішує нову колоду.
ow-told-row_filled = Нове в ряду карт дії: { $cards }.
ow-told-row_trashed = { $seat } прибирає з ряду карт дії: { $card }.
ow-told-cards_revealed = Відкрито в пошуках карти та скинуто: { $cards }.
ow-told-gold_gained = { $seat } отримує { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }.
ow-told-gold_lost = { $seat } віддає в банк { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
  }.
ow-told-potions_drawn = { $seat } бере { $count ->
    [one] еліксир
    [few] еліксири
    [many] еліксири
   *[other] еліксири
  }: { $potions }.
ow-told-potion_lost = { $seat } скидає еліксир: { $potion }.
ow-told-shield_changed = { $seat }: щит { $sign ->
    [plus] піднімається
   *[minus] знижується
  } на { $amount }, до { $shield }.
ow-told-attribute_changed = { $seat }: { ow-attribute } { $up ->
    [yes] зростає
   *[no] знижується
  } до рівня { $level }.
ow-told-witcher_level_reached = { $seat } досягає рівня відьмака { $level }.
ow-told-moved = { $seat } іде на локацію { $place }.
ow-told-trail_taken = { $seat } бере жетон слідів ({ ow-terrain }).
ow-told-trail_quest_taken = { $seat } починає пошук слідів ({ ow-terrain }): { $place }.
ow-told-trails_returned = Жетони слідів і пошуки слідів повертаються у свій стос ({ ow-terrain }).
ow-told-quest_taken = { $seat } бере пригоду «{ $story }»; локація — { $place }.
ow-told-quest_taken_any_school = { $seat } бере пригоду «{ $story }»; її місце — будь-яка школа.
ow-told-quest_ended = { $seat } завершує пригоду «{ $story }».
ow-told-keepsake_gained = { $seat } тепер має: { $keepsake }.
ow-told-keepsake_lost = { $seat } більше не має: { $keepsake }.
ow-told-score_raised = { $seat } піднімається на поділку { $score } треку трофеїв.
ow-told-monster_placed = На локації { $place } з’являється чудовисько: { $monster }.
ow-told-monster_left = { $defeated ->
    [yes] Чудовисько переможене
   *[no] Чудовисько відігнане
  }: { $monster }.
ow-told-school_chosen = { $seat } належить до школи: { $school }.
ow-told-die_rolled = { $seat } кидає кубик: { $face }.
ow-told-story_begun = { $seat } читає «{ $story }». { $words }
ow-told-story_chosen = { $seat } обирає: { $option } { $words }
ow-told-story_decided = { $seat } обирає: { $option }
ow-told-story_told = { $words }
ow-told-story_awaited = «{ $story }» триває.
ow-told-dice_thrown = Кидок кубиків ({ $roller }): { $faces }.
ow-told-dice_won = Перемога в покері на кубиках: { $winner }.
ow-told-turn_began = Хід { $turn }: { $seat }.
ow-told-power_used = { $seat } використовує: { $power }.
ow-told-life_lost = Чудовисько втрачає із запасу здоров’я { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }; лишається { $left }.
ow-told-knocked_out = Нокаут: { $side }.
ow-told-fight_began = { $seat } атакує; суперник: { $defender }.
ow-told-fight_turn_began = Хід бою: { $side }.
ow-told-combo_played = { $seat } розігрує: { $cards }; шкода: { $damage }, щит: { $shield }.
ow-told-attack_announced = { $chooser } обирає атаку чудовиська: { $half ->
    [charge] Удар
   *[bite] Укус
  }.
ow-told-attack_announced_by_itself = Чудовисько атакує: { $half ->
    [charge] Удар
   *[bite] Укус
  }.
ow-told-attack_revealed = Чудовисько відкриває: { $card }; { $left ->
    [one] лишається { $left } карта
    [few] лишається { $left } карти
    [many] лишається { $left } карт
   *[other] лишається { $left } карти
  }.
ow-told-fight_ended = { $outcome ->
    [defeated] { $seat } перемагає чудовисько.
    [driven_away] { $seat } падає, але відганяє чудовисько.
    [full_defeat] { $seat } зазнає повної поразки.
    [attacker_won] { $seat } виграє бій як нападник.
   *[defender_won] { $seat } програє бій як нападник.
  }
ow-told-bet_placed = { $seat } ставить 1 монету; має перемогти: { $on }.
ow-told-tavern_closed = На локації { $place } таверну зачинено.
ow-told-match_ended = { $seat } сягає вершини треку трофеїв і перемагає.

## Чим це скінчилося

term-ended-four_trophies = Перше місце на вершині треку трофеїв.
term-ended-solo_living_legend = Жива легенда: про вас співають барди, а ваша школа славетна.
term-ended-solo_legend_in_the_making = Так народжується легенда: чудовиська вас бояться, а люди вам вірять.
term-ended-solo_professional = Справжня фахова робота: ваше ім’я вже ширить розголос, хоч до майстерності ще далеко.
term-ended-solo_reliable = Надійна робота: трофей здебільшого ваш, хоч є й кращі.
term-ended-solo_beginner = Пристойний початок: щотижня краще, але до великих ще не дійшло.
