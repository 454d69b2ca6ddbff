## Спільна колода

ow-title-precise-cut = Точний розріз
ow-title-whirl = Вихор
ow-title-crippling-strike = Каліцтво
ow-title-rend = Дошкульний удар
ow-title-precise-blow = Точний удар
ow-title-crushing-blow = Нищівний удар
ow-title-counterattack = Контратака
ow-title-cover = Прикриття
ow-title-block = Блок
ow-title-quick-reflexes = Блискавичний рефлекс
ow-title-aard-intensity = Посилений знак Аард
ow-title-igni-intensity = Посилений знак Ігні
ow-title-melt-armor = Розплавлений обладунок
ow-title-shock-wave = Ударна хвиля
ow-title-firestream = Вогняний потік
ow-title-yrden-intensity = Посилений знак Ірден
ow-title-axii-intensity = Посилений знак Аксій
ow-title-quen-intensity = Посилений знак Квен
ow-title-magic-trap = Магічна пастка
ow-title-exploding-shield = Вибуховий щит

## Початкові колоди

ow-title-quick-slash = Швидкий розріз
ow-title-smash = Розруб
ow-title-push = Відштовхування
ow-title-aard = Знак Аард
ow-title-yrden = Знак Ірден
ow-title-axii = Знак Аксій
ow-title-quen = Знак Квен
