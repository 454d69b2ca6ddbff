## Символи, кольори, сторони

symbol = { $symbol ->
    [exploration] дослідження
    [combat] бій
    [magic] магія
    [diplomacy] дипломатія
    [cup] чашка
   *[inactive] неактивний символ
  }
    .gen = { $symbol ->
        [exploration] дослідження
        [combat] бою
        [magic] магії
        [diplomacy] дипломатії
       *[other] «{ $symbol }»
      }
    .acc = { $symbol ->
        [exploration] символ дослідження
        [combat] символ бою
        [magic] символ магії
        [diplomacy] символ дипломатії
        [cup] чашку
        [inactive] неактивний символ
       *[other] символ «{ $symbol }»
      }
    .of = { $symbol ->
        [exploration] символу дослідження
        [combat] символу бою
        [magic] символу магії
        [diplomacy] символу дипломатії
        [cup] чашки
        [inactive] неактивного символу
       *[other] символу «{ $symbol }»
      }
colour = { $colour ->
    [blue] синього кольору
    [green] зеленого кольору
    [red] червоного кольору
    [pink] рожевого кольору
   *[yellow] жовтого кольору
  }

## Що роблять карти: умова й результат

effect = { $when } — { $then }.
when-lose = Утратьте 1 символ { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  }
when-lose-up-to-3 = Утратьте 1, 2 або 3 { $symbol ->
    [exploration] символи дослідження
    [combat] символи бою
    [magic] символи магії
    [diplomacy] символи дипломатії
   *[inactive] неактивні символи
  }
when-colour-at-least = Маєте { $at_least } або більше { $colour ->
    [blue] синіх
    [green] зелених
    [red] червоних
    [pink] рожевих
   *[yellow] жовтих
  } карт
when-colour-exactly = Маєте рівно { $exactly ->
    [one] { $exactly } { $colour ->
        [blue] синю
        [green] зелену
        [red] червону
        [pink] рожеву
       *[yellow] жовту
      } карту
    [few] { $exactly } { $colour ->
        [blue] сині
        [green] зелені
        [red] червоні
        [pink] рожеві
       *[yellow] жовті
      } карти
    [many] { $exactly } { $colour ->
        [blue] синіх
        [green] зелених
        [red] червоних
        [pink] рожевих
       *[yellow] жовтих
      } карт
   *[other] { $exactly } { $colour ->
        [blue] синьої
        [green] зеленої
        [red] червоної
        [pink] рожевої
       *[yellow] жовтої
      } карти
  }
when-colour-up-to = Маєте 1, 2 або 3 { $colour ->
    [blue] сині
    [green] зелені
    [red] червоні
    [pink] рожеві
   *[yellow] жовті
  } карти
when-partner-colour = Партнер на ваш вибір має 1, 2 або 3 { $colour ->
    [blue] сині
    [green] зелені
    [red] червоні
    [pink] рожеві
   *[yellow] жовті
  } карти
when-inactive-exactly = Маєте рівно { $exactly ->
    [one] { $exactly } неактивний символ
    [few] { $exactly } неактивні символи
    [many] { $exactly } неактивних символів
   *[other] { $exactly } неактивного символу
  }
when-inactive-at-least = Маєте { $at_least } або більше неактивних символів

gain-path = отримайте { $amount ->
    [level] відповідно 1, 2 або 3 жетони
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетона
  } { $path ->
    [left] лівого
   *[right] правого
  } активного символу
gain-both-active = отримайте по 1 жетону кожного активного символу
gain-symbol = отримайте { $amount ->
    [level] відповідно 1, 2 або 3 жетони
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетона
  } { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  }
gain-set = отримайте по 1 жетону { $first ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  }, { $second ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  } та { $third ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  }
gain-partnership-both = отримайте по 1 балу партнерства на кожен зі своїх треків
gain-partnership-one = отримайте { $amount ->
    [level] відповідно 1, 2 або 3 бали партнерства
    [one] { $amount } бал партнерства
    [few] { $amount } бали партнерства
    [many] { $amount } балів партнерства
   *[other] { $amount } бала партнерства
  } на один зі своїх треків

## Що дають планшети й здібності

gain-xp = отримайте { $amount } ОД
gain-vp = отримайте { $amount } ПО
draw = доберіть { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  } з основної колоди
partner-ability = візьміть карту { $number ->
    [1] 1-ї
   *[3] 3-ї
  } здібності свого партнера
gain-any-active = отримайте { $amount ->
    [one] { $amount } активний символ
    [few] { $amount } активні символи
    [many] { $amount } активних символів
   *[other] { $amount } активного символу
  } на свій вибір
gain-one-active = оберіть один з активних символів і отримайте { $amount ->
    [one] { $amount } його жетон
    [few] { $amount } його жетони
    [many] { $amount } його жетонів
   *[other] { $amount } його жетона
  }
either = { $one } або ж { $other }
refresh-one = зробіть знову доступною 1 зі своїх використаних здібностей
by-threshold-active-symbols-in-hand = покажіть руку й за { $bounds } або більше активних символів на її картах отримайте { $reward }
by-threshold-unlocked-abilities = отримайте { $reward }, якщо розблокованих здібностей у вас щонайменше { $bounds }
by-threshold-total-xp = отримайте { $reward }, якщо у вас щонайменше { $bounds } ОД
by-threshold-own-colour = отримайте { $reward }, якщо { $colour ->
    [blue] синіх
    [green] зелених
    [red] червоних
    [pink] рожевих
   *[yellow] жовтих
  } карт у вашій хроніці щонайменше { $bounds }
reward-vp = { $amounts } ПО
reward-xp = { $amounts } ОД
reward-any-active = { $amounts } активні символи на свій вибір

ability = { $window ->
    [start_of_taking] На початку етапу 1
    [taking] На етапі 1, перед узяттям карт
    [start_of_playing] На початку етапу 2
    [resolving] На етапі 2, коли застосовуєте ефект розіграної карти
    [start_of_tea] На початку етапу 3
   *[tea] На етапі 3, перед своїми чайними ефектами
  }: { $what }.
ability-ignore-loss = проігноруйте втрату { $amount ->
    [one] { $amount } символу
    [few] { $amount } символів
    [many] { $amount } символів
   *[other] { $amount } символу
  }
ability-max-result = отримайте його найбільший результат, хоч би якою була умова
ability-raise-level = якщо він ступеневий і його умову виконано, підніміть його на { $by ->
    [one] { $by } ступінь
    [few] { $by } ступені
    [many] { $by } ступенів
   *[other] { $by } ступеня
  }, щонайбільше до ступеня 3
ability-swap-market = поміняйте місцями будь-які 2 карти ринку
ability-trade-with-market = обміняйте 1 карту з руки на 1 карту ринку
ability-replace-pair = скиньте 1 пару ринку й викладіть на її місце нову
ability-uncover = зніміть зі своєї хроніки щонайбільше { $up_to ->
    [one] { $up_to } жетон втрати
    [few] { $up_to } жетони втрати
    [many] { $up_to } жетонів втрати
   *[other] { $up_to } жетона втрати
  }
ability-replay = ще раз застосуйте стандартний ефект 1 карти своєї хроніки
ability-exchange-tokens = обміняйте щонайбільше { $up_to ->
    [one] { $up_to } неактивний жетон
    [few] { $up_to } неактивні жетони
    [many] { $up_to } неактивних жетонів
   *[other] { $up_to } неактивного жетона
  } на будь-які активні

## Будова карти, прочитана вголос

card-line = Карта { $colour }; { $symbols }{ $cup ->
    [none] {""}
    [left] ; чашка вліво
   *[right] ; чашка вправо
  }
card-no-symbols = без символів
card-standard = Ефект. { $text }
card-tea = Чайний ефект. { $text }
card-plain = Ефекту немає.

## Запитання

ask-hero = Оберіть свого героя
ask-board = Оберіть планшет партнерства; ваш партнер — { $about }
ask-place = Оберіть, куди поставити фігурку, і візьміть дві карти
ask-ability = Скористатися здібністю зараз?
ask-effect_ability = Зараз подіє ефект карти «{ $about }». Скористатися здібністю?
ask-left_card = Оберіть першу карту й покладіть її лицем донизу
ask-right_card = Оберіть другу карту й покладіть її лицем донизу
ask-partner = «{ $about }»: оберіть партнера
ask-track = Оберіть партнера, з яким зближуєтеся
ask-loss = «{ $about }»: оберіть символ, який утратите
ask-active_symbol = Оберіть активний символ, який отримаєте
ask-bonus = «{ $about }»: оберіть свій бонус
ask-refresh = Оберіть використану здібність, яка знову стане доступною
ask-cup = Оберіть чашку, яку накриєте
ask-kept_card = Оберіть карту хроніки, яку збережете для наступного розділу
ask-objective = Оберіть неактивний символ: карти на руці із цим символом дадуть ПО
ask-market_card = Оберіть карту ринку, яку поміняєте місцями з іншою
ask-wanted_card = Оберіть карту ринку, яку берете
ask-given_card = Оберіть карту з руки, яку віддасте за карту «{ $about }»
ask-slot = Оберіть пару, яку скинете
ask-uncover = Оберіть жетон втрати, який знімете
ask-exchange = Оберіть жетон, який обміняєте
ask-repeat = Оберіть карту, ефект якої подіє ще раз

## Варіанти

ro-choose-hero = Обрати героя: { $hero }
ro-choose-board = Викласти планшет «{ $board }»
ro-take-pair = Комірка { $slot }: взяти карти «{ $left }» і «{ $right }»{ $xp ->
    [0] {""}
   *[other] {" "}(+1 ОД)
  }
ro-take-top = Верхня позиція: добрати наосліп 2 карти з колоди
ro-use-ability = Скористатися здібністю «{ $ability }»{ $card ->
    [0] {""}
   *[other] {" "}(карта здібності)
  }
ro-pass = Ні, далі
ro-play-card = Розіграти карту «{ $card }»
ro-keep-card = Зберегти карту «{ $card }»
ro-give-card = Віддати карту «{ $card }»
ro-cover-cup = Накрити чашку на карті «{ $card }»
ro-repeat-card = Ще раз застосувати ефект карти «{ $card }»
ro-market-card = { $card }
ro-replace-pair = Замінити пару комірки { $slot }
ro-lose-token = Скинути 1 жетон { symbol.gen }
ro-lose-on-card = Накрити { symbol.acc } на карті «{ $card }»
ro-uncover = Зняти жетон втрати із { symbol.of } на карті «{ $card }»
ro-choose-partner = { $hero }, { $side ->
    [left] ліворуч
   *[right] праворуч
  } від вас
ro-choose-symbol = { $symbol ->
    [exploration] Дослідження
    [combat] Бій
    [magic] Магія
   *[diplomacy] Дипломатія
  }
ro-exchange-token = Обміняти 1 жетон { symbol.gen } на жетон { $into ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
   *[diplomacy] дипломатії
  }
ro-choose-branch = { $what }
ro-refresh-ability = { $ability }

## Чому ні

refusal-unknown_intent = Нічого з назвою «{ $intent }» у цій грі немає.
refusal-not_offered = «{ $intent }» немає серед запропонованого; усього тут { $offered ->
    [one] { $offered } варіант
    [few] { $offered } варіанти
    [many] { $offered } варіантів
   *[other] { $offered } варіанта
  }.
refusal-wrong_moment = Зараз не час { verb-phrase }: від вас чекають іншого рішення.
refusal-not_asked_now = Місце { $seat } не може зараз { verb-phrase }: вирішують інші.
verb-phrase = { $verb ->
    [hero] обирати героя
    [board] обирати планшет партнерства
    [take] брати карти
    [use] користуватися здібністю
    [pass] відмовлятися
    [play] розігрувати карти
    [keep] зберігати карту
    [give] віддавати карту
    [market] обирати карту ринку
    [replace] замінювати пару
    [repeat] ще раз застосовувати ефект карти
    [cup] накривати чашку
    [lose] втрачати символ
    [uncover] знімати жетон втрати
    [exchange] обмінювати жетон
    [partner] обирати партнера
    [symbol] обирати символ
    [bonus] обирати бонус
   *[refresh] робити здібність знову доступною
  }
refusal-no_such_slot = Комірки { $slot } немає: за цим столом { $slots ->
    [one] { $slots } комірка
    [few] { $slots } комірки
    [many] { $slots } комірок
   *[other] { $slots } комірки
  }.
refusal-slot_taken = Комірку { $slot } цього ходу вже зайнято: біля неї стоїть { $thing }.
refusal-slot_of_top_position = За цим столом пара комірки { $slot } належить фігурці, яка першою стає на верхню позицію.
refusal-slot_empty = У комірці { $slot } немає пари.
refusal-already_laid = Карта «{ $thing }» уже лежить лицем донизу.
refusal-not_in_hand = Карти «{ $thing }» немає серед { $cards ->
    [one] { $cards } карти
   *[other] { $cards } карт
  } у вас на руці.
refusal-not_in_timeline = Карти «{ $thing }» немає серед { $cards ->
    [one] { $cards } карти
   *[other] { $cards } карт
  } у вашій хроніці.
refusal-already_kept = Карту «{ $thing }» уже збережено.
refusal-no_standard_effect = Карта «{ $thing }» не має стандартного ефекту.
refusal-no_fitting_cup = На карті «{ $thing }» немає ненакритої чашки, що вказує на цього партнера.
refusal-already_picked = Карту «{ $thing }» уже обрано; оберіть другу, з якою поміняти її місцями.
refusal-not_in_market = Карти «{ $thing }» немає на ринку.
refusal-ability_used = Здібність «{ $thing }» уже використано: кожна здібність діє раз за гру.
refusal-ability_not_acquired = Карти здібності «{ $thing }» у вас немає.
refusal-ability_not_yours = «{ $thing }» — здібність іншого героя.
refusal-ability_locked = Здібність «{ $thing }» розблоковується на { $step } ОД; у вас їх { $xp }.
refusal-ability_window = Здібність «{ $thing }» — для іншого моменту ходу.
refusal-ability_useless = Здібність «{ $thing }» зараз нічого не змінить.
refusal-ability_unused = «{ $thing }» не належить до ваших використаних здібностей.
refusal-symbol_does_not_fit = Карта «{ $about }» не вимагає { symbol.of }.
refusal-no_token = У вас немає жетона { symbol.gen }.
refusal-out_of_scope = Карта «{ $thing }» лежить після карти «{ $about }», а та бачить лише себе й попередні карти.
refusal-symbol_covered = На карті «{ $thing }» немає ненакритого символу { symbol.gen }.
refusal-nothing_covered = На карті «{ $thing }» нічого такого не накрито.
refusal-partner_condition = { $thing } не виконує умови.
refusal-symbol_is_active = У цьому розділі { symbol } — активний символ, а для цілі потрібен неактивний.
refusal-symbol_is_inactive = У цьому розділі { symbol } — неактивний символ.
refusal-branch_impossible = Варіант { $branch } цього бонусу зараз неможливий.
refusal-no_inactive_token = У вас немає неактивного жетона { symbol.gen } на обмін.
refusal-hero_not_offered = Вам запропоновано планшети інших героїв; { $thing } — не серед них.
refusal-board_not_offered = Вам запропоновано інші планшети партнерства; «{ $thing }» — не серед них.

## Що сталося

no-card = —
seat-number = Місце { $seat }
event-chapter_card_drawn = Карта розділів — «{ $chapter }».
event-pair_dealt = У комірку { $slot } викладено карти «{ $left }» і «{ $right }».
event-first_chooser_drawn = Вибір починає { $seat }.
event-hero_chosen = { $seat } обирає героя: { $hero }.
event-automa_seated = Герой Автоми — { $hero }.
event-board_laid = { $seat } і { $partner } мають спільний планшет «{ $board }».
event-initiative_formed = Порядок ініціативи: { $order }.
event-active_symbols_laid = Розділ { $chapter }: ліворуч { $left ->
    [exploration] дослідження
    [combat] бій
    [magic] магія
    [diplomacy] дипломатія
   *[other] { $left }
  }, праворуч { $right ->
    [exploration] дослідження
    [combat] бій
    [magic] магія
    [diplomacy] дипломатія
   *[other] { $right }
  }.
event-pair_discarded = Карти «{ $left }» і «{ $right }» ідуть із ринку у скид.
event-deck_reshuffled = Скид перемішано в нову основну колоду; у ній { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  }.
event-pair_taken = { $seat } бере карти «{ $left }» і «{ $right }» з комірки { $slot }.
event-top_taken = { $seat } стає на верхню позицію.
event-cards_drawn = { $seat } добирає карти: { $cards }.
event-cards_drawn_hidden = { $seat } добирає { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }.
event-cards_played = { $seat } розігрує карти «{ $left }» і «{ $right }».
event-effect_applied = { $seat } застосовує ефект карти «{ $card }».
event-effect_skipped = { $seat } не може виконати умову карти «{ $card }».
event-symbols_gained = { $seat } отримує { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
    [many] { $amount } жетонів
   *[other] { $amount } жетона
  } { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
    [diplomacy] дипломатії
   *[other] «{ $symbol }»
  }.
event-token_lost = { $seat } скидає 1 жетон { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
    [diplomacy] дипломатії
   *[other] «{ $symbol }»
  }.
event-symbol_covered = { $seat } накриває { $symbol ->
    [exploration] символ дослідження
    [combat] символ бою
    [magic] символ магії
    [diplomacy] символ дипломатії
    [cup] чашку
   *[other] символ «{ $symbol }»
  } на карті «{ $card }».
event-cover_removed = { $seat } знімає жетон втрати з карти «{ $card }».
event-tokens_exchanged = { $seat } обмінює 1 жетон { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
    [diplomacy] дипломатії
   *[other] «{ $symbol }»
  } на жетон { $into ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
    [diplomacy] дипломатії
   *[other] «{ $into }»
  }.
event-cups_paired = { $seat } і { $partner } передають одне одному чашку { $pairs ->
    [1] один раз
    [2] двічі
    [one] { $pairs } раз
    [few] { $pairs } рази
    [many] { $pairs } разів
   *[other] { $pairs } раза
  }.
event-partnership_gained = { $seat } і { $partner }: партнерство досягає поділки { $step }.
event-bonus_reached = { $seat } отримує бонус поділки { $step }.
event-xp_gained = { $seat } отримує { $amount } ОД.
event-golden_started = { $seat } досягає 20 ОД; у гру входить золотий маркер.
event-vp_gained = { $seat } отримує { $amount } ПО.
event-lap_completed = { $seat } { $laps ->
    [1] вперше
    [2] вдруге
   *[other] втретє
  } проходить повне коло в 30 ПО.
event-ability_unlocked = { $seat } розблоковує здібність «{ $ability }».
event-ability_acquired = { $seat } здобуває карту здібності «{ $ability }»; партнер — { $partner }.
event-ability_used = { $seat } користується здібністю «{ $ability }».
event-ability_refreshed = { $seat } знову може скористатися здібністю «{ $ability }».
event-market_swapped = { $seat } міняє місцями на ринку карти «{ $one }» і «{ $other }».
event-card_traded = { $seat } віддає на ринок карту «{ $given }» за карту «{ $taken }».
event-pair_replaced = { $seat } замінює пару комірки { $slot }.
event-hand_shown = { $seat } показує руку: { $cards }.
event-turn_ended = Хід { $turn } розділу { $chapter } завершено.
event-chapter_scored = { $seat } отримує за розділ { $xp } ОД і { $vp } ПО.
event-tokens_discarded = Усі жетони повертаються до загального резерву.
event-cards_kept = { $seat } зберігає карти: { $cards }.
event-objective_scored = { $seat } отримує { $vp } ПО за карти на руці із символом { $symbol ->
    [exploration] дослідження
    [combat] бою
    [magic] магії
    [diplomacy] дипломатії
   *[other] «{ $symbol }»
  }.
event-experience_scored = { $seat } отримує { $vp } ПО за досвід.
event-partnership_scored = { $seat } отримує { $vp } ПО за нижчий трек партнерства.
event-match_ended = { $count ->
    [0] Не перемагає ніхто.
   *[other] Перемагає { $winners }.
  }
