# Назви «Старого Світу»: місця, школи, чудовиська, еліксири, трофеї.

## Місця

ow-place-behelt-nar = Бегельт Нар
ow-place-kaer-seren = Каер Серен
ow-place-hengfors = Генгфорс
ow-place-kaer-morhen = Каер Морен
ow-place-ban-ard = Бан Ард
ow-place-cidaris = Цідаріс
ow-place-novigrad = Новіград
ow-place-vizima = Визіма
ow-place-vengerberg = Венґерберґ
ow-place-cintra = Цинтра
ow-place-haern-caduch = Гаерн Кадух
ow-place-beauclair = Боклер
ow-place-glenmore = Ґленмор
ow-place-doldeth = Долдет
ow-place-loc-ichaer = Лок Іхаер
ow-place-gorthur-gvaed = Ґортур Ґваед
ow-place-dhuwod = Дгувод
ow-place-stygga = Стиґґа
ow-place-ard-modron = Ард Модрон

## Школи та їхні спеціалізації

ow-school-wolf = Вовк
ow-school-griffin = Грифон
ow-school-cat = Кіт
ow-school-bear = Ведмідь
ow-school-viper = Гадюка
ow-specialty-wolf = Фехтування
ow-specialty-griffin = Магія
ow-specialty-cat = Спритність
ow-specialty-bear = Обладунки
ow-specialty-viper = Отруйна сталь

## Чудовиська

ow-monster-arachas = Крабопавук
ow-monster-archespore = Архіспора
ow-monster-barghest = Баргест
ow-monster-drowners-nest = Гніздо утопців
ow-monster-ekimmara = Екімма
ow-monster-foglet = Імляк
ow-monster-ghouls-nest = Гніздо ґулів
ow-monster-harpy = Гарпія
ow-monster-nekkers-nest = Гніздо некерів
ow-monster-rotfiend = Гнилець
ow-monster-fiend = Біс
ow-monster-grave-hag = Цвинтарна баба
ow-monster-griffin = Грифон
ow-monster-manticore = Мантикора
ow-monster-nightwraith = Північниця
ow-monster-noonwraith = Полудниця
ow-monster-penitent = Покутник
ow-monster-water-hag = Водяна баба
ow-monster-weavess = Пряля
ow-monster-werewolf = Вовкулака
ow-monster-whispess = Шептуха
ow-monster-wyvern = Виверна
ow-monster-brewess = Куховарка
ow-monster-bruxa = Брукса
ow-monster-glustyworp = Жагниця
ow-monster-leshen = Лісовик
ow-monster-striga = Стрига
ow-monster-yghern = Сколопендроморф

## Еліксири

ow-potion-swallow = Ластівка
    .flavour = Смакує чистотілом і тим, що вас таки попереджали.
ow-potion-blizzard = Завірюха
    .flavour = Сніг падає повільніше. Усі інші теж.
ow-potion-black-blood = Чорна кров
    .flavour = Хоч би що вас тепер укусило, якусь мить воно про це шкодуватиме.
ow-potion-petris-philter = Фільтр Петрі
    .flavour = Знаки приходять легко. Так само й відходять.
ow-potion-maribor-forest = Маріборський ліс
    .flavour = Ви пригадуєте те, що ваші руки вже вміли.
ow-potion-tawny-owl = Сова
    .flavour = Ніч із ним довша. Навіщо потрібні ранки, ніхто ще не збагнув.
ow-potion-thunderbolt = Грім
    .flavour = Серце стукає, мов судовий пристав. Відчиняйте.

## Трофеї

ow-trophy-attribute-combat = Трофей Нападу
ow-trophy-attribute-defense = Трофей Захисту
ow-trophy-attribute-alchemy = Трофей Алхімії
ow-trophy-attribute-specialty = Трофей Спеціалізації
ow-trophy-school-wolf = Трофей Школи Вовка
ow-trophy-school-griffin = Трофей Школи Грифона
ow-trophy-school-cat = Трофей Школи Кота
ow-trophy-school-bear = Трофей Школи Ведмедя
ow-trophy-school-viper = Трофей Школи Гадюки
ow-trophy-monster-arachas = Трофей: { ow-monster-arachas }
ow-trophy-monster-archespore = Трофей: { ow-monster-archespore }
ow-trophy-monster-barghest = Трофей: { ow-monster-barghest }
ow-trophy-monster-drowners-nest = Трофей: { ow-monster-drowners-nest }
ow-trophy-monster-ekimmara = Трофей: { ow-monster-ekimmara }
ow-trophy-monster-foglet = Трофей: { ow-monster-foglet }
ow-trophy-monster-ghouls-nest = Трофей: { ow-monster-ghouls-nest }
ow-trophy-monster-harpy = Трофей: { ow-monster-harpy }
ow-trophy-monster-nekkers-nest = Трофей: { ow-monster-nekkers-nest }
ow-trophy-monster-rotfiend = Трофей: { ow-monster-rotfiend }
ow-trophy-monster-fiend = Трофей: { ow-monster-fiend }
ow-trophy-monster-grave-hag = Трофей: { ow-monster-grave-hag }
ow-trophy-monster-griffin = Трофей: { ow-monster-griffin }
ow-trophy-monster-manticore = Трофей: { ow-monster-manticore }
ow-trophy-monster-nightwraith = Трофей: { ow-monster-nightwraith }
ow-trophy-monster-noonwraith = Трофей: { ow-monster-noonwraith }
ow-trophy-monster-penitent = Трофей: { ow-monster-penitent }
ow-trophy-monster-water-hag = Трофей: { ow-monster-water-hag }
ow-trophy-monster-weavess = Трофей: { ow-monster-weavess }
ow-trophy-monster-werewolf = Трофей: { ow-monster-werewolf }
ow-trophy-monster-whispess = Трофей: { ow-monster-whispess }
ow-trophy-monster-wyvern = Трофей: { ow-monster-wyvern }
ow-trophy-monster-brewess = Трофей: { ow-monster-brewess }
ow-trophy-monster-bruxa = Трофей: { ow-monster-bruxa }
ow-trophy-monster-glustyworp = Трофей: { ow-monster-glustyworp }
ow-trophy-monster-leshen = Трофей: { ow-monster-leshen }
ow-trophy-monster-striga = Трофей: { ow-monster-striga }
ow-trophy-monster-yghern = Трофей: { ow-monster-yghern }

## Карти бою чудовиськ

ow-fight-01 = карта бою 1
ow-fight-02 = карта бою 2
ow-fight-03 = карта бою 3
ow-fight-04 = карта бою 4
ow-fight-05 = карта бою 5
ow-fight-06 = карта бою 6
ow-fight-07 = карта бою 7
ow-fight-08 = карта бою 8
ow-fight-09 = карта бою 9
ow-fight-10 = карта бою 10
ow-fight-11 = карта бою 11
ow-fight-12 = карта бою 12
ow-fight-13 = карта бою 13
ow-fight-14 = карта бою 14
ow-fight-15 = карта бою 15
ow-fight-16 = карта бою 16
ow-fight-17 = карта бою 17
ow-fight-18 = карта бою 18
ow-fight-19 = карта бою 19
ow-fight-20 = карта бою 20
