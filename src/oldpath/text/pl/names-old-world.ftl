# Nazwy „Starego Świata”: miejsca, szkoły, potwory, eliksiry, trofea.

## Miejsca

ow-place-behelt-nar = Behelt Nar
ow-place-kaer-seren = Kaer Seren
ow-place-hengfors = Hengfors
ow-place-kaer-morhen = Kaer Morhen
ow-place-ban-ard = Ban Ard
ow-place-cidaris = Cidaris
ow-place-novigrad = Novigrad
ow-place-vizima = Wyzima
ow-place-vengerberg = Vengerberg
ow-place-cintra = Cintra
ow-place-haern-caduch = Haern Caduch
ow-place-beauclair = Beauclair
ow-place-glenmore = Glenmore
ow-place-doldeth = Doldeth
ow-place-loc-ichaer = Loc Ichaer
ow-place-gorthur-gvaed = Gorthur Gvaed
ow-place-dhuwod = Dhuwod
ow-place-stygga = Stygga
ow-place-ard-modron = Ard Modron

## Szkoły i ich zdolności

ow-school-wolf = Wilk
ow-school-griffin = Gryf
ow-school-cat = Kot
ow-school-bear = Niedźwiedź
ow-school-viper = Żmija
ow-specialty-wolf = Szermierka
ow-specialty-griffin = Magia
ow-specialty-cat = Szybkość
ow-specialty-bear = Zbroja
ow-specialty-viper = Zatruta stal

## Potwory

ow-monster-arachas = Krabopająk
ow-monster-archespore = Archespor
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Gniazdo utopców
ow-monster-ekimmara = Ekimma
ow-monster-foglet = Mglak
ow-monster-ghouls-nest = Gniazdo ghuli
ow-monster-harpy = Harpia
ow-monster-nekkers-nest = Gniazdo nekkerów
ow-monster-rotfiend = Zgnilec
ow-monster-fiend = Bies
ow-monster-grave-hag = Baba cmentarna
ow-monster-griffin = Gryf
ow-monster-manticore = Mantikora
ow-monster-nightwraith = Północnica
ow-monster-noonwraith = Południca
ow-monster-penitent = Pokutnik
ow-monster-water-hag = Baba wodna
ow-monster-weavess = Prządka
ow-monster-werewolf = Wilkołak
ow-monster-whispess = Szepciucha
ow-monster-wyvern = Wiwerna
ow-monster-brewess = Kuchta
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Żagnica
ow-monster-leshen = Leszy
ow-monster-striga = Strzyga
ow-monster-yghern = Skolopendromorf

## Eliksiry

ow-potion-swallow = Jaskółka
    .flavour = Smakuje glistnikiem i tym, że przecież cię ostrzegano.
ow-potion-blizzard = Zamieć
    .flavour = Śnieg pada wolniej. Wszyscy inni też.
ow-potion-black-blood = Czarna krew
    .flavour = Cokolwiek cię teraz ugryzie, przez krótką chwilę będzie tego żałować.
ow-potion-petris-philter = Filtr Petriego
    .flavour = Znaki przychodzą z łatwością. Odchodzą tak samo.
ow-potion-maribor-forest = Las Mariborski
    .flavour = Przypominasz sobie coś, co twoje ręce już umiały.
ow-potion-tawny-owl = Puszczyk
    .flavour = Noc trwa z nim dłużej. Na poranki nikt jeszcze nie znalazł zastosowania.
ow-potion-thunderbolt = Grom
    .flavour = Serce wali jak komornik do drzwi. Otwierać.

## Trofea

ow-trophy-attribute-combat = Trofeum Ataku
ow-trophy-attribute-defense = Trofeum Obrony
ow-trophy-attribute-alchemy = Trofeum Alchemii
ow-trophy-attribute-specialty = Trofeum Zdolności specjalnej
ow-trophy-school-wolf = Trofeum Szkoły Wilka
ow-trophy-school-griffin = Trofeum Szkoły Gryfa
ow-trophy-school-cat = Trofeum Szkoły Kota
ow-trophy-school-bear = Trofeum Szkoły Niedźwiedzia
ow-trophy-school-viper = Trofeum Szkoły Żmii
ow-trophy-monster-arachas = Trofeum: { ow-monster-arachas }
ow-trophy-monster-archespore = Trofeum: { ow-monster-archespore }
ow-trophy-monster-barghest = Trofeum: { ow-monster-barghest }
ow-trophy-monster-drowners-nest = Trofeum: { ow-monster-drowners-nest }
ow-trophy-monster-ekimmara = Trofeum: { ow-monster-ekimmara }
ow-trophy-monster-foglet = Trofeum: { ow-monster-foglet }
ow-trophy-monster-ghouls-nest = Trofeum: { ow-monster-ghouls-nest }
ow-trophy-monster-harpy = Trofeum: { ow-monster-harpy }
ow-trophy-monster-nekkers-nest = Trofeum: { ow-monster-nekkers-nest }
ow-trophy-monster-rotfiend = Trofeum: { ow-monster-rotfiend }
ow-trophy-monster-fiend = Trofeum: { ow-monster-fiend }
ow-trophy-monster-grave-hag = Trofeum: { ow-monster-grave-hag }
ow-trophy-monster-griffin = Trofeum: { ow-monster-griffin }
ow-trophy-monster-manticore = Trofeum: { ow-monster-manticore }
ow-trophy-monster-nightwraith = Trofeum: { ow-monster-nightwraith }
ow-trophy-monster-noonwraith = Trofeum: { ow-monster-noonwraith }
ow-trophy-monster-penitent = Trofeum: { ow-monster-penitent }
ow-trophy-monster-water-hag = Trofeum: { ow-monster-water-hag }
ow-trophy-monster-weavess = Trofeum: { ow-monster-weavess }
ow-trophy-monster-werewolf = Trofeum: { ow-monster-werewolf }
ow-trophy-monster-whispess = Trofeum: { ow-monster-whispess }
ow-trophy-monster-wyvern = Trofeum: { ow-monster-wyvern }
ow-trophy-monster-brewess = Trofeum: { ow-monster-brewess }
ow-trophy-monster-bruxa = Trofeum: { ow-monster-bruxa }
ow-trophy-monster-glustyworp = Trofeum: { ow-monster-glustyworp }
ow-trophy-monster-leshen = Trofeum: { ow-monster-leshen }
ow-trophy-monster-striga = Trofeum: { ow-monster-striga }
ow-trophy-monster-yghern = Trofeum: { ow-monster-yghern }

## Karty walki potworów

ow-fight-01 = karta walki 1
ow-fight-02 = karta walki 2
ow-fight-03 = karta walki 3
ow-fight-04 = karta walki 4
ow-fight-05 = karta walki 5
ow-fight-06 = karta walki 6
ow-fight-07 = karta walki 7
ow-fight-08 = karta walki 8
ow-fight-09 = karta walki 9
ow-fight-10 = karta walki 10
ow-fight-11 = karta walki 11
ow-fight-12 = karta walki 12
ow-fight-13 = karta walki 13
ow-fight-14 = karta walki 14
ow-fight-15 = karta walki 15
ow-fight-16 = karta walki 16
ow-fight-17 = karta walki 17
ow-fight-18 = karta walki 18
ow-fight-19 = karta walki 19
ow-fight-20 = karta walki 20
