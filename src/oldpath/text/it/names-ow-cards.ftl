## Mazzo comune

ow-title-precise-cut = Taglio preciso
ow-title-whirl = Mulinello
ow-title-crippling-strike = Colpo invalidante
ow-title-rend = Lacerazione
ow-title-precise-blow = Colpo preciso
ow-title-crushing-blow = Colpo schiacciante
ow-title-counterattack = Contrattacco
ow-title-cover = Copertura
ow-title-block = Parata
ow-title-quick-reflexes = Riflessi fulminei
ow-title-aard-intensity = Segno di Aard potenziato
ow-title-igni-intensity = Segno di Igni potenziato
ow-title-melt-armor = Armatura fusa
ow-title-shock-wave = Onda d'urto
ow-title-firestream = Torrente di fuoco
ow-title-yrden-intensity = Segno di Yrden potenziato
ow-title-axii-intensity = Segno di Axii potenziato
ow-title-quen-intensity = Segno di Quen potenziato
ow-title-magic-trap = Trappola magica
ow-title-exploding-shield = Scudo esplosivo

## Mazzi iniziali

ow-title-quick-slash = Fendente rapido
ow-title-smash = Spaccata
ow-title-push = Spinta
ow-title-aard = Segno di Aard
ow-title-yrden = Segno di Yrden
ow-title-axii = Segno di Axii
ow-title-quen = Segno di Quen
