## Термінал: сідаємо за стіл

term-welcome = { $game }. Неофіційна програма, не пов’язана з правовласниками.{ $people ->
    [0] {""}
   *[other] {" "}Коротко про гру й усі команди: help.
  }
term-which-game = У яку гру граємо? Введіть її номер або назву.
term-how-many-players = Скільки буде гравців (від { $least } до { $most })? Сам лише Enter означає { $usual }.
term-how-many-people = Скільки з них гратиме за цією клавіатурою (від { $least } до { $most })? Решту місць займуть боти. Сам лише Enter означає { $usual }.
term-usual = Сам лише Enter означає { $usual }.
term-number-please = Введіть число від { $least } до { $most }.
term-unknown-game = Гри «{ $game }» немає. Є такі: { $known }. { $hint }
term-unknown-language = Мови «{ $word }» тут немає. Є такі: { $known }.
term-width-refused = Ширина рядка не може бути { $width }: можна від { $least } до { $most }.
term-too-many-people = Людей за столом не може бути { $people }: він має { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }.
term-too-many-bots = Забагато ботів ({ $bots }): { $free ->
    [0] місць для них не лишається
    [one] для них лишається { $free } місце
    [few] для них лишається { $free } місця
    [many] для них лишається { $free } місць
   *[other] для них лишається { $free } місця
  }.
term-too-many-names = Забагато імен ({ $names }): за цим столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }.

## Збережені партії

term-unwritable = Зберігати партії сюди неможливо: { $file } ({ $why }). Назвіть іншу теку в OLDPATH_HOME або файл після --save.
term-unsaved = Не вдалося зберегти партію у файл { $file }: { $why }. У ньому вона така, як перед останньою відповіддю.
term-kept-elsewhere = Після останньої відповіді файл { $file } змінено: хтось грає цю партію ще й деінде. Цю відповідь не збережено, і нічого не перезаписано.
term-unreadable = Партію з файлу { $file } продовжити неможливо: { $why }.
term-not-free = Файл { $file } уже існує, а перезаписувати нічого не можна. Назвіть інший.
term-saved = Партію збережено у файлі { $file }.
term-resume-with = Щоб продовжити: { $command }
term-no-copy = Не вдалося зберегти копію у файл { $file }: { $why }. Сама партія в безпеці.
term-copied = Копію збережено у файлі { $file }; партія триває у своєму.
term-resumed = Ви продовжуєте партію з файлу { $file }.
term-saved-games = Збережені партії, від найновішої: { $games }. Введіть resume і назву.
term-record = Запис партії — у файлі { $file }.
term-no-screen = Немає доступу до екрана чи клавіатури: { $why }. Усі ваші відповіді збережено.
term-no-stdin = Клавіатури немає: вхід закрито.
term-no-stdout = Екрана немає: вихід закрито.
term-our-mistake = Помиляєтеся не ви, а програма: { $why }

## Під час гри

term-none = немає
term-quoted = «{ $words }»
term-seat = Місце { $number }
term-story = Що сталося:
term-player = { $who }, місце { $seat }
term-question = Вирішує { $who }. { $ask }{ $ends ->
    [0] .
   *[other] {""}
  } ({ $rule })
term-chosen = Ваш вибір: { $label }.
term-hand-over = Передайте клавіатуру: далі грає { $who }. Натисніть Enter.
term-undone = Вашу останню відповідь скасовано.
term-auto-passed = Пропущено без запитання (auto увімкнено): { $question }
term-several = «{ $words }» можна зрозуміти по-різному: { $found }.
term-not-understood = «{ $words }» — не варіант і не команда. { $near ->
    [none] Введіть число від 1 до { $most } або help.
   *[other] Може, { $near }? Якщо ні, введіть число від 1 до { $most } або help.
  }
term-usage = Вводити треба так: { $usage }

## Команди

term-why-instead = Що можна: { $can }{ $more ->
    [0] .
    [one] ; і ще { $more } варіант.
    [few] ; і ще { $more } варіанти.
    [many] ; і ще { $more } варіантів.
   *[other] ; і ще { $more } варіанта.
  }
term-why-unknown = Тут немає нічого з назвою «{ $words }». Спробуйте: why 1 або why і те, що хочете зробити, наприклад why play і назва карти.
term-no-such-seat = За цим столом нікого не звуть «{ $words }». Тут сидять { $seats }.
term-no-such-card = У коробці немає нічого з назвою «{ $words }».
term-no-such-rule = Жодне правило не згадує «{ $words }».
term-more-rules = І ще { $more ->
    [one] { $more } правило
    [few] { $more } правила
    [many] { $more } правил
   *[other] { $more } правила
  }; додайте слово, щоб звузити пошук.
term-hint = Бот рівня { $level } обирає { $number }: { $label }.
term-width = Ширина рядка зараз — { $now }. Введіть width і число від { $least } до { $most }.
term-width-set = Ширина рядка тепер — { $now }.
term-auto = { $state ->
    [on] Auto увімкнено: моменти для здібностей минають без запитань{ $stops ->
        [none] {""}
       *[other] ; винятки: { $stops }
      }.
   *[off] Auto вимкнено: про кожну здібність, якою можна скористатися, вас питають.
  }

## Довідка; самі команди лишаються англійськими

term-help-title = Що можна вводити
term-help-answers = Щоб відповісти, введіть номер варіанта (від 1 до { $most }), його назву або таку частину назви, якої немає в інших. Сам лише Enter повторює запитання.
term-help-undo = скасувати свою останню відповідь, якщо відтоді нічого не відкрито
term-help-why = що дає варіант і за яким правилом або чому чогось не можна і що можна
term-help-log = останні N подій
term-help-view = увесь стіл або одне місце за ім’ям чи номером; view me показує ваше
term-help-card = усе, що надруковано на карті чи будь-чому іншому з коробки
term-help-rule = правило за його номером або всі правила, де є ці слова
term-help-hint = що на вашому місці обирає бот
term-help-save = де зберігається партія; із FILE — зберегти туди копію
term-help-resume = перейти до іншої збереженої партії; без назви — показати їх список
term-help-lang = змінити мову
term-help-width = рядки завширшки N знаків
term-help-auto = минати моменти для здібностей без запитань; питати лише про названі здібності
term-help-help = цей список
term-help-quit = вийти; усі відповіді вже збережено

## Кінець

term-winner = { $count ->
    [0] Не перемагає ніхто.
    [one] Перемагає { $winners }.
   *[other] Перемагають { $winners }.
  }
term-ended-most_points = Найбільше переможних очок.
term-ended-tie_by_initiative = Стільки ж очок має { $others }; в останньому порядку ініціативи вище стоїть { $winners }, і це вирішує.
term-ended-solo_won = Ви маєте щонайменше 35 переможних очок, як того вимагає одиночна гра.
term-ended-solo_lost = Одиночна гра вимагає щонайменше 35 переможних очок.
term-rules-used = У цій партії застосовано правил: { $used } з { $all }.

## Ронін

term-ronin-aim = Гра коротко: три розділи по три ходи. Щоходу ви берете дві карти, дві розігруєте, а тоді маєте чайну церемонію з двома сусідами. Наприкінці розділу порахуйте обидва свої активні символи, на картах хроніки й серед жетонів: більше число — ваші ОД, менше — ваші ПО. ОД розблоковують здібності, а понад 20 наприкінці гри дають ПО. Чайні ефекти й пари чашок рухають треки партнерства, спільні із сусідами; бонус кожної поділки отримуєте ви обоє, а нижчий із двох ваших треків наприкінці гри дає ПО. Перемагає найбільша кількість ПО; в одиночній грі їх треба 35.
term-ronin-legend = Карти: [С] синя, [З] зелена, [Ч] червона, [Р] рожева, [Ж] жовта; зірочка позначає символ, активний у цьому розділі.
term-ronin-letter = { $colour ->
    [blue] С
    [green] З
    [red] Ч
    [pink] Р
   *[yellow] Ж
  }
term-ronin-covered = { $what } (накрито)
term-ronin-cup = { $side ->
    [left] чашка вліво
   *[right] чашка вправо
  }
term-ronin-title = { $hero ->
    [none] { $who }{ $kind ->
        [you] {" "}(ви)
        [automa] {" "}(Автома)
       *[player] {""}
      }
   *[other] { $who } ({ $hero }{ $kind ->
        [you] , ви
        [automa] , Автома
       *[player] {""}
      })
  }
term-ronin-moment = { $phase ->
    [Setup] Підготовка до гри
    [TakingCards] Розділ { $chapter } з 3, хід { $turn } з 3, етап 1: взяття карт
    [PlayingCards] Розділ { $chapter } з 3, хід { $turn } з 3, етап 2: розігрування карт
    [TeaCeremony] Розділ { $chapter } з 3, хід { $turn } з 3, етап 3: чайна церемонія
    [EndOfChapter] Між двома розділами
    [FinalScoring] Фінальний підрахунок
   *[Over] Партію завершено
  }
term-ronin-active = Активні символи, позначені *: ліворуч — { $left }, праворуч — { $right }.
term-ronin-pair = розділ { $chapter } — { $left } та { $right }
term-ronin-pairs = Активні символи: { $pairs }.
term-ronin-order = Порядок ініціативи: { $order }.
term-ronin-points = { $who }: { $xp } ОД, { $vp } ПО; жетони: { $tokens }.
term-ronin-count = { $symbol } { $count }
term-ronin-symbols = Символи, на картах і жетонами: { $symbols }.
term-ronin-automa = { $who }.
term-ronin-abilities = Доступні здібності: { $ready }. Використані: { $used }.
term-ronin-ready = Доступна здібність: { $ability }. { $text }
term-ronin-used = Використана здібність: { $ability }. { $text }
term-ronin-ability-card = { $ability } (карта здібності)
term-ronin-hand = На руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }: { $cards }
term-ronin-hand-count = На руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }.
term-ronin-hand-known = На руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }. Відомі всім: { $cards }.
term-ronin-laid = Перед вами лицем донизу: { $cards }.
term-ronin-timeline = Хроніка, зліва направо:
term-ronin-timeline-empty = Хроніка порожня.
term-ronin-market = Ринок ({ $piles }):
term-ronin-market-piles = Ринок — { $piles }.
term-ronin-piles = карт у колоді: { $deck }, у скиді: { $discard }
term-ronin-slot = Комірка { $slot }:{ $cards }
term-ronin-slot-taken = Комірка { $slot }: тут стоїть { $who }.
term-ronin-top = Верхня позиція: { $who }.
term-ronin-lowest = Найнижча комірка: одразу 1 ОД і останнє місце в новому порядку.
term-ronin-top-place = У новому порядку перед коміркою 1, за тими, хто вже там стоїть.
term-ronin-discard = Карти у скиді: { $cards }.
term-ronin-others = Інші за столом:
term-ronin-side = { $side ->
    [left] Ліворуч
   *[right] Праворуч
  }
term-ronin-track = Планшет «{ $board }»: поділка { $step } з { $length }.
term-ronin-coming = Далі на поділці { $step }: { $text }.
term-ronin-gives = { $text }{ $ability ->
    [none] {""}
   *[other] {" "}({ $ability })
  }
term-ronin-colours = Карти хроніки: { $colours }.
term-ronin-colour-count = { $count ->
    [one] { $count } { $colour ->
        [blue] синя
        [green] зелена
        [red] червона
        [pink] рожева
       *[yellow] жовта
      }
    [few] { $count } { $colour ->
        [blue] сині
        [green] зелені
        [red] червоні
        [pink] рожеві
       *[yellow] жовті
      }
   *[many] { $count } { $colour ->
       [blue] синіх
       [green] зелених
       [red] червоних
       [pink] рожевих
      *[yellow] жовтих
     }
  }
term-ronin-cups = { $count ->
    [one] { $count } чашка
    [few] { $count } чашки
    [many] { $count } чашок
   *[other] { $count } чашки
  } у ваш бік.
term-ronin-on-cards = { $count ->
    [0] На жодній карті на руці.
    [one] На { $count } карті на руці: { $cards }.
   *[other] На { $count } картах на руці: { $cards }.
  }
term-ronin-starting-card = Стартова карта; герой — { $hero }.
term-ronin-starting-cards = Стартові карти: { $cards }.
term-ronin-ability = { $ability }. { $text }
term-ronin-unlocks = { $step ->
    [0] Від початку
   *[other] Від { $step } ОД
  }: { $ability }. { $text }
term-ronin-ability-of = { $ability }, здібність { $number }; герой — { $hero }
term-ronin-bonus = Поділка { $step }. { $text }
term-ronin-board = { $board }, сторона { $side }
term-ronin-worth = поділка { $step }: { $vp } ПО
term-ronin-labels = Наприкінці гри, якщо це нижчий із двох ваших треків: { $steps }.
term-ronin-golden = Золотий маркер, понад 20 ОД, наприкінці гри: { $steps }.
term-ronin-starting-order = Стартова ініціатива: { $heroes }.
term-ronin-settled = Планшети партнерства: сторона { $side }.{ $season ->
    [summer] {" "}Пора року: літо (легко).
    [autumn] {" "}Пора року: осінь (звичайно).
    [winter] {" "}Пора року: зима (важко).
   *[none] {""}
  }

## Ронін: що вирішує новий стіл

term-ronin-option-side = Якою стороною лежать планшети партнерства?
term-ronin-side-A = Сторона A: усі планшети дають те саме. Радимо для першої гри.
term-ronin-side-B = Сторона B: кожен планшет інший, і ви обираєте.
term-ronin-option-season = Наскільки важкою має бути дорога?
term-ronin-season-autumn = Осінь, звичайна: обидва партнерства починають із поділки 2.
term-ronin-season-summer = Літо, легка: обидва починають із поділки 4, з бонусами дорогою.
term-ronin-season-winter = Зима, важка: обидва починають із поділки 0.

## Ронін: що дає відповідь

term-ronin-then-hero = П’ять стартових карт героя стають вашою рукою, а перша здібність доступна вам від початку.
term-ronin-then-board = Усю гру він лежить між вами; бонуси його поділок отримуєте ви обоє.
term-ronin-then-place = Карти йдуть вам на руку. Від етапу 2 першою діє верхня позиція, за нею — комірка 1 і так далі донизу.
term-ronin-then-ability = Кожна здібність діє раз за гру.
term-ronin-then-effect_ability = Кожна здібність діє раз за гру.
term-ronin-then-left_card = Вона входить до вашої хроніки першою, тож її ефект не бачить другої карти. Усі відкривають карти разом.
term-ronin-then-right_card = Вона входить до вашої хроніки другою. Коли вибір зроблять усі, карти відкриють остаточно.
term-ronin-then-kept_card = Після розділу 1 ви зберігаєте одну карту, після розділу 2 — дві, у тому порядку, у якому обираєте. З них почнеться ваша наступна хроніка, а їхні стандартні ефекти подіють одразу; решта карт іде у скид.
term-ronin-then-objective = Кожна карта на руці із цим символом дає 1 ПО; вашу руку побачать усі.
term-ronin-bonus-with = Поділка { $step } вашого партнерства; партнер — { $who }.
term-ronin-then-bonus = Ви отримуєте його одразу; партнер обирає окремо від вас.
term-ronin-then-loss = Ви втрачаєте по одному, стільки, скільки треба; лише тоді ефект щось дає.
term-ronin-then-track = Бали партнерства йдуть на трек, спільний із цим сусідом.
term-ronin-then-cup = Накрита чашка в цьому розділі більше не утворює пар.

## Ронін: звідки взялися очки

term-ronin-final = Остаточний рахунок
term-ronin-place = { $place }. { $who }: { $vp } ПО
term-ronin-total = { $who }: { $vp } ПО
term-ronin-score-chapter = Розділ { $chapter }: { $vp } ПО (і { $xp } ОД).
term-ronin-score-objective = Додаткова ціль ({ $symbol }): { $vp } ПО.
term-ronin-score-experience = Досвід, { $golden ->
    [-1] 20 ОД не досягнуто
   *[other] золотий маркер на { $golden }
  }: { $vp } ПО.
term-ronin-score-partnership = Нижчий трек партнерства ({ $who }, поділка { $step }): { $vp } ПО.
term-ronin-score-play = Бонуси та здібності під час гри: { $vp } ПО.
