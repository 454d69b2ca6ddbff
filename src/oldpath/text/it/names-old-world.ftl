# I nomi di «Il Vecchio Mondo»: luoghi, scuole, mostri, pozioni, trofei.

## Luoghi

ow-place-behelt-nar = Behelt Nar
ow-place-kaer-seren = Kaer Seren
ow-place-hengfors = Hengfors
ow-place-kaer-morhen = Kaer Morhen
ow-place-ban-ard = Ban Ard
ow-place-cidaris = Cidaris
ow-place-novigrad = Novigrad
ow-place-vizima = Vizima
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

## Scuole e specialità

ow-school-wolf = Lupo
ow-school-griffin = Grifone
ow-school-cat = Gatto
ow-school-bear = Orso
ow-school-viper = Vipera
ow-specialty-wolf = Scherma
ow-specialty-griffin = Magia
ow-specialty-cat = Velocità
ow-specialty-bear = Armatura
ow-specialty-viper = Acciaio velenoso

## Mostri

ow-monster-arachas = Arachas
ow-monster-archespore = Archeospore
ow-monster-barghest = Barghest
ow-monster-drowners-nest = Nido di drowner
ow-monster-ekimmara = Ekimmara
ow-monster-foglet = Foglet
ow-monster-ghouls-nest = Nido di ghoul
ow-monster-harpy = Arpia
ow-monster-nekkers-nest = Nido di nekker
ow-monster-rotfiend = Demone putrefatto
ow-monster-fiend = Demonio
ow-monster-grave-hag = Strega dei sepolcri
ow-monster-griffin = Grifone
ow-monster-manticore = Manticora
ow-monster-nightwraith = Wraith notturna
ow-monster-noonwraith = Wraith diurna
ow-monster-penitent = Penitente
ow-monster-water-hag = Strega d'acqua
ow-monster-weavess = Weavess
ow-monster-werewolf = Lupo mannaro
ow-monster-whispess = Whispess
ow-monster-wyvern = Viverna
ow-monster-brewess = Brewess
ow-monster-bruxa = Bruxa
ow-monster-glustyworp = Aeshna
ow-monster-leshen = Leshen
ow-monster-striga = Strige
ow-monster-yghern = Yghern

## Pozioni

ow-potion-swallow = Rondine
    .flavour = Sa di celidonia, e del fatto che ti avevano avvertito.
ow-potion-blizzard = Bufera di Neve
    .flavour = La neve cade più piano. Anche tutti gli altri.
ow-potion-black-blood = Sangue Nero
    .flavour = Qualunque cosa ti morda adesso se ne pentirà, per un attimo.
ow-potion-petris-philter = Filtro di Petri
    .flavour = I Segni vengono con facilità. Se ne vanno allo stesso modo.
ow-potion-maribor-forest = Foresta di Maribor
    .flavour = Ti torna in mente una cosa che le tue mani sapevano già.
ow-potion-tawny-owl = Allocco
    .flavour = Con questa la notte dura di più. A che servano le mattine, nessuno l'ha ancora scoperto.
ow-potion-thunderbolt = Folgore
    .flavour = Il cuore bussa come un ufficiale giudiziario. Aprite.

## Trofei

ow-trophy-attribute-combat = Trofeo Combattimento
ow-trophy-attribute-defense = Trofeo Difesa
ow-trophy-attribute-alchemy = Trofeo Alchimia
ow-trophy-attribute-specialty = Trofeo Specialità
ow-trophy-school-wolf = Trofeo della Scuola del Lupo
ow-trophy-school-griffin = Trofeo della Scuola del Grifone
ow-trophy-school-cat = Trofeo della Scuola del Gatto
ow-trophy-school-bear = Trofeo della Scuola dell'Orso
ow-trophy-school-viper = Trofeo della Scuola della Vipera
ow-trophy-monster-arachas = Trofeo: { ow-monster-arachas }
ow-trophy-monster-archespore = Trofeo: { ow-monster-archespore }
ow-trophy-monster-barghest = Trofeo: { ow-monster-barghest }
ow-trophy-monster-drowners-nest = Trofeo: { ow-monster-drowners-nest }
ow-trophy-monster-ekimmara = Trofeo: { ow-monster-ekimmara }
ow-trophy-monster-foglet = Trofeo: { ow-monster-foglet }
ow-trophy-monster-ghouls-nest = Trofeo: { ow-monster-ghouls-nest }
ow-trophy-monster-harpy = Trofeo: { ow-monster-harpy }
ow-trophy-monster-nekkers-nest = Trofeo: { ow-monster-nekkers-nest }
ow-trophy-monster-rotfiend = Trofeo: { ow-monster-rotfiend }
ow-trophy-monster-fiend = Trofeo: { ow-monster-fiend }
ow-trophy-monster-grave-hag = Trofeo: { ow-monster-grave-hag }
ow-trophy-monster-griffin = Trofeo: { ow-monster-griffin }
ow-trophy-monster-manticore = Trofeo: { ow-monster-manticore }
ow-trophy-monster-nightwraith = Trofeo: { ow-monster-nightwraith }
ow-trophy-monster-noonwraith = Trofeo: { ow-monster-noonwraith }
ow-trophy-monster-penitent = Trofeo: { ow-monster-penitent }
ow-trophy-monster-water-hag = Trofeo: { ow-monster-water-hag }
ow-trophy-monster-weavess = Trofeo: { ow-monster-weavess }
ow-trophy-monster-werewolf = Trofeo: { ow-monster-werewolf }
ow-trophy-monster-whispess = Trofeo: { ow-monster-whispess }
ow-trophy-monster-wyvern = Trofeo: { ow-monster-wyvern }
ow-trophy-monster-brewess = Trofeo: { ow-monster-brewess }
ow-trophy-monster-bruxa = Trofeo: { ow-monster-bruxa }
ow-trophy-monster-glustyworp = Trofeo: { ow-monster-glustyworp }
ow-trophy-monster-leshen = Trofeo: { ow-monster-leshen }
ow-trophy-monster-striga = Trofeo: { ow-monster-striga }
ow-trophy-monster-yghern = Trofeo: { ow-monster-yghern }

## Carte scontro dei mostri

ow-fight-01 = carta scontro 1
ow-fight-02 = carta scontro 2
ow-fight-03 = carta scontro 3
ow-fight-04 = carta scontro 4
ow-fight-05 = carta scontro 5
ow-fight-06 = carta scontro 6
ow-fight-07 = carta scontro 7
ow-fight-08 = carta scontro 8
ow-fight-09 = carta scontro 9
ow-fight-10 = carta scontro 10
ow-fight-11 = carta scontro 11
ow-fight-12 = carta scontro 12
ow-fight-13 = carta scontro 13
ow-fight-14 = carta scontro 14
ow-fight-15 = carta scontro 15
ow-fight-16 = carta scontro 16
ow-fight-17 = carta scontro 17
ow-fight-18 = carta scontro 18
ow-fight-19 = carta scontro 19
ow-fight-20 = carta scontro 20
