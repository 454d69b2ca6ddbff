## Talia wspólna

ow-title-precise-cut = Precyzyjne cięcie
ow-title-whirl = Młynek
ow-title-crippling-strike = Okaleczenie
ow-title-rend = Dotkliwy cios
ow-title-precise-blow = Precyzyjny cios
ow-title-crushing-blow = Miażdżący cios
ow-title-counterattack = Riposta
ow-title-cover = Zasłona
ow-title-block = Blok
ow-title-quick-reflexes = Refleks
ow-title-aard-intensity = Ulepszony znak Aard
ow-title-igni-intensity = Ulepszony znak Igni
ow-title-melt-armor = Stopienie pancerza
ow-title-shock-wave = Fala uderzeniowa
ow-title-firestream = Strumień ognia
ow-title-yrden-intensity = Ulepszony znak Yrden
ow-title-axii-intensity = Ulepszony znak Aksji
ow-title-quen-intensity = Ulepszony znak Quen
ow-title-magic-trap = Magiczna pułapka
ow-title-exploding-shield = Wybuchająca tarcza

## Talie początkowe

ow-title-quick-slash = Szybkie cięcie
ow-title-smash = Rozpłatanie
ow-title-push = Odepchnięcie
ow-title-aard = Znak Aard
ow-title-yrden = Znak Yrden
ow-title-axii = Znak Aksji
ow-title-quen = Znak Quen
