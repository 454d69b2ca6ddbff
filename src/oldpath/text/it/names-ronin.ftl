## Mazzo principale: blu

ro-action-001 = Su per il fiume gelato
    .flavour = Il ghiaccio fa da strada. Sotto, qualcosa ti segue e bussa con garbo, una volta per passo.
ro-action-002 = Igni sotto la pioggia
    .flavour = L'olio sfrigola, prende, muore. Per un respiro ciascuno dei due vede quanto è grande l'altro.
ro-action-003 = La tazza della custode del pozzo
    .flavour = Attinge l'acqua, poi ti chiede di dire al pozzo come ti chiami. Il pozzo risponde per primo.
ro-action-004 = Il traghetto degli armati
    .flavour = Sei spade, una barca. Tutti d'accordo: prima si sgotta, poi si litiga sull'altra riva.
ro-action-005 = Campane sotto il lago
    .flavour = Un tempio sommerso suona due volte per la pioggia. Il villaggio conta a voce alta, e non ti lascia parlare.
ro-action-006 = Giù nella chiusa
    .flavour = Svuoti le tasche sulla riva: mappa, flauto, foglietto di preghiera. Ti serviranno tutte e due le mani.
ro-action-007 = Una sola lanterna accesa
    .flavour = Un lume vuol dire che i contrabbandieri sono disposti a parlare. Due, che hanno compagnia.
ro-action-008 = Il lottatore del canneto
    .flavour = S'inchina prima dell'incontro. T'inchini anche tu, e guardi l'acqua che gli cola dalla testa.
ro-action-009 = Amuleto di marea
    .flavour = Corda annodata, tre conchiglie, un po' di saliva. Le pescivendole ridono finché il mare non fa un passo indietro.
ro-action-010 = La lama nel ghiaccio
    .flavour = Spacchi il lago con la tua spada buona. Il pescatore torna su. La spada no.
ro-action-011 = Parole lasciate a riva
    .flavour = Con questo traghettatore non si discute, e allora vai a guado. Verso mezzogiorno capisci che cosa c'era da discutere.
ro-action-012 = Lumi per la nebbia
    .flavour = Ogni amuleto che bruci rischiara quaranta passi. Conti gli amuleti, poi i passi fino al porto.
ro-action-013 = Neve bollita due volte
    .flavour = Aghi di pino, spiega chi ti accompagna: questi addolciscono la teiera, quelli la addormentano.
ro-action-014 = Il bollitore che cammina
    .flavour = Con l'ultimo amuleto disfi la maledizione. Il tè di tutti è caldo, e il bollitore torna bollitore.
ro-action-015 = Due barche, un approdo
    .flavour = Due equipaggi, lo stesso ormeggio. Posi la teiera sull'asse contesa e versi per due.
ro-action-016 = Neve fino alla porta
    .flavour = Quattro giorni, una capanna. Quello che non finisce nel fuoco, impari a regalarlo.

## Mazzo principale: verdi

ro-action-017 = Fuochi di volpe nel bambù
    .flavour = Luci azzurre, ritte su due piedi, portano qualcosa in mezzo a loro. Rallentano perché tu possa seguirle.
ro-action-018 = La scorciatoia dei boscaioli
    .flavour = Ti mostrano il sentiero. In cambio vogliono solo sapere, dopo, se sbuca ancora da qualche parte.
ro-action-019 = Orme intorno alla capanna
    .flavour = Quattro dita, poi cinque, poi sandali. Dentro qualcuno affila una zappa e canta male.
ro-action-020 = La radice che urla
    .flavour = Tiri, la radice urla, e dal folto qualcosa le risponde, con voce molto più bassa.
ro-action-021 = Fra i portali rossi
    .flavour = Uno per entrare, uno per uscire. La foresta in mezzo è più vecchia di tutti e due.
ro-action-022 = Riso per un'indicazione
    .flavour = Il riso di chi ti accompagna compra un angolo asciutto, la via, la lunga storia di un tasso.
ro-action-023 = Un incantesimo per una corda
    .flavour = Per oggi la magia è finita. In compenso c'è un ponte, c'è un testimone e, sotto, un troll arrabbiato.
ro-action-024 = A tu per tu col bambù
    .flavour = Fra le canne non c'è spazio per un colpo largo. Se n'è accorto anche quel che arriva.
ro-action-025 = Il fondo della bisaccia
    .flavour = Mozziconi di candela, un braccio di bambola, un debito scritto. La capovillaggio smista, annuisce e apre il cancello.
ro-action-026 = Il boschetto ricorda
    .flavour = Gli alberi ti conoscono dall'estate. Da allora si sono fatti più vicini, per parlarne.
ro-action-027 = Finite le parole
    .flavour = La madre del bandito si sta ancora scusando per lui quando la prima freccia buca il paravento.
ro-action-028 = Spade al chiodo
    .flavour = Ogni lama appesa al chiodo è un cuscino in più che si accosta al tuo.
ro-action-029 = Per stanotte basta
    .flavour = Ripieghi la mappa e ti siedi. Qualcuno ti fa posto. Fuori, la strada va avanti senza di te.
ro-action-030 = Erbe che nessuno ha chiesto
    .flavour = Achillea, artemisia, qualcosa di peloso. Finisce tutto in una pentola, e nessuno beve per primo.
ro-action-031 = Il prezzo della guaritrice
    .flavour = Per una tazza vuole un amuleto dalla tua cintura. La febbre qui accanto di tazze ne vuole tre.
ro-action-032 = Letto di muschio
    .flavour = Una notte qui, e sogni. Tre notti, e il sogno ti chiede dei tuoi amici, per nome.

## Mazzo principale: rosse

ro-action-033 = Due tagli, un respiro
    .flavour = Il primo era per la lanterna. Adesso è buio, e a uno solo di voi serve la luce.
ro-action-034 = Il santuario senza strada
    .flavour = Sali per i gradini bruciati. La corda della campana è nuova, umida, e un poco tiepida.
ro-action-035 = Condizioni alla barricata
    .flavour = I ribelli vogliono vino per gli ostaggi. Ci vai di persona, con le giare in braccio.
ro-action-036 = A guardar gli aceri
    .flavour = Gli ospiti del signore ammirano le foglie. Tu ammiri l'unico albero su cui nessun uccello si posa.
ro-action-037 = Cenere di due casate
    .flavour = Due famiglie, un incendio, nessun corpo. Rastrelli finché il rastrello non riporta un pettine.
ro-action-038 = Brucia la bambola di carta
    .flavour = Doveva portarsi via una malattia. Fa qualche passo, poi chiede la strada.
ro-action-039 = Pioggia la notte della festa
    .flavour = Più piove, più gente sta sotto un tetto solo, e più cose ti raccontano.
ro-action-040 = Bagaglio leggero
    .flavour = Ogni cosa inutile lasciata sul monte è un miglio guadagnato. L'arpa la lasci a malincuore.
ro-action-041 = Sigillo vermiglio
    .flavour = Con due timbri rossi l'impiegato deve ascoltarti. Con uno, si limita a dispiacersi.
ro-action-042 = Il sorso della dottoressa
    .flavour = La dottoressa sente il veleno. Una goccia sola, dice. A questo tavolo qualcuno esitava.
ro-action-043 = Il sentiero si chiude alle spalle
    .flavour = È la via del ritorno che cedi. Sotto i portali vermigli il medaglione si mette a canticchiare.
ro-action-044 = Giuramenti sul braciere
    .flavour = Non ci sono due promesse con lo stesso fumo. Il sacerdote legge le tue e non alza gli occhi.
ro-action-045 = Patate nella brace
    .flavour = Brucia anche il cappello di paglia accanto a te, ma nessuno vuole rovinare la serata a chi lo porta.
ro-action-046 = Oro nella crepa
    .flavour = Paghi il vasaio con la tua seconda spada. La ciotola rammendata d'oro fa il giro, e nessuno ne parla.
ro-action-047 = Fiori fuori stagione
    .flavour = Due rami rosa in una stanza d'autunno. La padrona aspetta di vedere chi ha capito.
ro-action-048 = Il debito dell'oni
    .flavour = Combatte per tutto il riso che un giorno i tuoi gli hanno dato. Poi di quel riso vuole parlare.

## Mazzo principale: rosa

ro-action-049 = Versi sotto la porta
    .flavour = Diciassette sillabe, tutte cortesi. L'oste le legge due volte e sbarra piano la finestra.
ro-action-050 = Il vicolo degli ombrelli di carta
    .flavour = Quaranta ombrelli ad asciugare. Trentanove gocciolano. Estrai la lama prima che quello asciutto faccia un saltello.
ro-action-051 = La seconda ombra della danzatrice
    .flavour = Lei va a sinistra. L'ombra a destra, con un coltello, e il pubblico piange per la bellezza.
ro-action-052 = Presentazioni
    .flavour = Uno sconosciuto ti porta in giro per la città tirandoti per la manica. Al tramonto conosci gli zii di tutti.
ro-action-053 = Petali controcorrente
    .flavour = I fiori risalgono la corrente, verso due ceppi. Li segui, visto che nessun altro qui vuole guardare.
ro-action-054 = Lo specchio di un amico
    .flavour = Nella tua faccia non vede niente. Si capisce che per anni ha guardato il mare.
ro-action-055 = Cedere il ponte
    .flavour = Ti fai da parte per il campione. Passando dopo di lui, vedi che cosa c'era ad aspettare il primo.
ro-action-056 = Maschera in cambio di ninnoli
    .flavour = L'intagliatore prende tutto quello che non ti serve. Alla maschera, invece, servi tu.
ro-action-057 = Doni scambiati
    .flavour = Un pettine al generale, una punta di freccia alla sposa. Prima di sera ti ringraziano tutti e due.
ro-action-058 = L'unico albero in fiore
    .flavour = È il dodicesimo mese. Ti siedi lì sotto finché l'albero non si spiega.
ro-action-059 = L'inchino della scuola di spada
    .flavour = Ogni allievo che non colpisci s'inchina. Ci vuole tutto il pomeriggio, e ne vale la pena.
ro-action-060 = Decida il ventaglio
    .flavour = Lo lanci, e lui ti dice dove non andare. Depenni una strada dopo l'altra.
ro-action-061 = Lotta alla casa da tè
    .flavour = Le scommesse si pagano con quel che capita. Chi perde versa, e dice che bari magnificamente.
ro-action-062 = Il complimento non detto
    .flavour = Ce l'hai pronto. Lasci che la vecchia vedova lo dica per prima, di qualcun altro.
ro-action-063 = Un solo filo rosso
    .flavour = Parte dalla tua tazza e passa sotto tre paraventi. Chi sta all'altro capo tira.
ro-action-064 = La processione delle bambole
    .flavour = Passano tutta la notte, dalla più piccola. Dove una s'inchina, si apre una porta. C'è un braciere acceso per te.

## Mazzo principale: gialle

ro-action-065 = La polvere dei cavalieri
    .flavour = Nove cavalli, otto cavalieri. La nona sella la trovi nel fosso, ancora allacciata, ancora tiepida.
ro-action-066 = La testimonianza dello spaventapasseri
    .flavour = Ha visto tutto, dice, e prima di dire altro vuole un cappello.
ro-action-067 = Lanterne sulle risaie
    .flavour = Non sono lucciole, checché dica il villaggio. Le lucciole non scrivono sull'acqua.
ro-action-068 = Il pedaggio di mezzogiorno
    .flavour = Dieci soldi per un monaco, venti per una spada. Di colpo ti viene la vocazione.
ro-action-069 = Cornacchie sulla forca
    .flavour = Litigano sulle ultime parole dell'impiccato. Lui, con pazienza, le corregge.
ro-action-070 = Una strada all'asta
    .flavour = Metti in palio la via che hai davanti. Vinci una lite, uno spettro e un posto fra gli anziani.
ro-action-071 = Dietro all'autunno
    .flavour = Dove un acero è già rosso, qualcuno è in casa e parla volentieri. Corri a sud, casa per casa.
ro-action-072 = Giorno di trebbiatura
    .flavour = Prendi il correggiato anche tu. Pula, polvere, vecchi rancori: vola via tutto, e quel che resta si mangia.
ro-action-073 = Il mercato delle cianfrusaglie
    .flavour = Con due cose che non servono a nessuno ne compri una di cui qualcuno si vergogna. Tratti sottovoce.
ro-action-074 = Corda di paglia a doppia treccia
    .flavour = Una treccia tiene lontani i topi. La seconda, quello da cui i topi scappavano.
ro-action-075 = Addii brevi
    .flavour = Ogni parola risparmiata al cancello è un campo alle tue spalle prima del caldo.
ro-action-076 = Due cappelli di paglia
    .flavour = Due cacciatori di taglie sotto un albero. Hanno un ritratto solo in due, ed è lusinghiero: sei tu.
ro-action-077 = Acqua di tre villaggi
    .flavour = Ognuna ha un altro sapore, ti giurano. Assaggi. Quando sorge la luna la discussione va ancora avanti.
ro-action-078 = Miglia non percorse
    .flavour = Ogni miglio che stanotte non fai, i due vecchi lo riempiono con un'altra storia.
ro-action-079 = Due ospiti di troppo
    .flavour = Sei tazze, quattro che bevono. L'oste le riempie tutte e sei e non guarda in fondo alla stuoia.
ro-action-080 = Il baule della sposa
    .flavour = Sotto la stanga tu sudi, gli altri cantano. A ogni porta chiedono chi di voi si sposa.

## Carte iniziali: Vesemir

ro-start-vesemir-1 = La guardia dell'alba
    .flavour = Ti alzi prima dei galli. Alle prime luci sai chi è passato, e chi zoppicava.
ro-start-vesemir-2 = Quello che sanno gli allievi
    .flavour = Da te hanno imparato a colpire più forte di te. Oggi le tue ginocchia ringraziano.
ro-start-vesemir-3 = Due erbe, non tre
    .flavour = La ricetta è più vecchia della fortezza. Aggiungi qualcosa, e diventa minestra.
ro-start-vesemir-4 = La legna degli altri
    .flavour = Tagliata verde, fa fumo. Piangete in due, e nessuno deve spiegare perché.
ro-start-vesemir-5 = Il guado lento
    .flavour = Tu sai dove sono le pietre. Ai giovani lasci il gusto di scoprirlo.

## Carte iniziali: Geralt

ro-start-geralt-1 = Argento sotto la paglia
    .flavour = La seconda spada la porti fasciata come una canna da pesca. Nessuno chiede che cosa speri di prendere.
ro-start-geralt-2 = Vecchia scuola, terreno nuovo
    .flavour = Piroetta, mezzo giro, taglio. La neve è solo un pavimento che discute.
ro-start-geralt-3 = Fiale amare
    .flavour = Bevi il fondo di quel che non si può vendere. Il buio si fa grigio, poi nitido.
ro-start-geralt-4 = Il compenso taciuto
    .flavour = Posi la spada accanto alla ciotola. Ora il villaggio può chiedere ciò che vuole chiedere davvero.
ro-start-geralt-5 = Rutilia arriva prima
    .flavour = La giumenta è già all'abbeveratoio, e le rape le sono già perdonate.

## Carte iniziali: Yennefer

ro-start-yennefer-1 = Un fulmine, con garbo
    .flavour = Due volte lo chiedi, al capitano. Il cielo, che ascolta, non aspetta la terza.
ro-start-yennefer-2 = Filo per filo
    .flavour = Disfi un incantesimo per rammendarne un altro. Fa male come capelli strappati a uno a uno.
ro-start-yennefer-3 = La porta che chiudi
    .flavour = A un portale bisogna rinunciare. Nel silenzio puoi finalmente pesare quel che hai qui.
ro-start-yennefer-4 = Un invito profumato
    .flavour = I circoli di poesia ti annoiano. Ci vai perché là dentro si annoia già qualcuno che ti piace.
ro-start-yennefer-5 = Lettera asciugata con la sabbia
    .flavour = Scrivi sei righe e ne bruci cinque. La sesta è un indirizzo.

## Carte iniziali: Ranuncolo

ro-start-dandelion-1 = Liuto con corde nuove
    .flavour = Seta del posto, accordatura del posto. Suona le tue canzoni come se conoscesse chi c'è dentro.
ro-start-dandelion-2 = Ballata di un amico
    .flavour = Fai il lupo più grosso e il bambù più alto. Le porte si aprono prima della seconda strofa.
ro-start-dandelion-3 = Un colpo di ventaglio
    .flavour = Te lo meriti. Però la sala sta con te, e la sua compassione vale più della sala.
ro-start-dandelion-4 = Parole fino all'alba
    .flavour = Più parli, più ti versano. All'alba hai un'amicizia in più e nemmeno un filo di voce.
ro-start-dandelion-5 = Strada sbagliata, buona cena
    .flavour = A mezzogiorno non c'è più strada. A sera lo chiami un piano.

## Carte iniziali: Triss

ro-start-triss-1 = Impiastro e pazienza
    .flavour = Al vecchio chiedi di sua madre. Quando finisce di raccontare, il foruncolo non c'è più.
ro-start-triss-2 = Giardino sul tetto
    .flavour = Ogni vaso che annaffi risponde per qualcuno, giù nella strada.
ro-start-triss-3 = Il calore del colpo
    .flavour = Il colpo lo lasci andare. Il suo calore te lo tieni.
ro-start-triss-4 = In fondo alla credenza
    .flavour = Prugna secca, miele vecchio, un pizzico dal vaso proibito. Ti chiedono la ricetta.
ro-start-triss-5 = Giro di visite sotto la pioggia
    .flavour = Nove malati, un ombrello. Al quarto letto l'ombrello lo regali.

## Carte iniziali: Ciri

ro-start-ciri-1 = Oltre le terrazze di riso
    .flavour = Di corsa sono solo scale. Alle tue spalle gli inseguitori scoprono il fango.
ro-start-ciri-2 = All'apertura del cancello
    .flavour = La guardia sbadiglia ancora e tu sei già un puntino. I puntini non pagano pedaggio.
ro-start-ciri-3 = Un battito, e un altro
    .flavour = Un salto costa un po' di calore. Arrivi con la neve su una spalla, e uno stivale altrove.
ro-start-ciri-4 = La giumenta per le briglie
    .flavour = Vai a piedi, e lasci che gli altri ti raggiungano. Si scopre che hanno tanto da dire.
ro-start-ciri-5 = Ai dadi coi traghettatori
    .flavour = Ti lasciano vincere, finché si accorgono che sei tu a lasciarli fare.

## Carte iniziali: Yuki-onna

ro-start-yuki-onna-1 = Orme, nessuna
    .flavour = Passi il valico prima della neve, e la aspetti in cima.
ro-start-yuki-onna-2 = Nel cuore dell'inverno
    .flavour = Dove c'è acqua può esserci ancora un po' di te. Anche lo stagno conta.
ro-start-yuki-onna-3 = Nessuna parola per il caldo
    .flavour = Smetti di spiegare. Il bambù si piega sotto il bianco, ed è tutto chiaro.
ro-start-yuki-onna-4 = Il tè tenuto finché gela
    .flavour = La brina si sfila come un paio di guanti. Fingono di non notare che il vapore non c'è più.
ro-start-yuki-onna-5 = Bacche rosse nella neve
    .flavour = Un cacciatore le scambia per sangue, e la tua pietà per debolezza. Tue sono solo le bacche.

## Eroi

ro-hero-vesemir = Vesemir
    .motto = Prima ripara il tetto. Poi la leggenda.
ro-hero-geralt = Geralt
    .motto = Qualcuno deve pur leggere le tracce.
ro-hero-yennefer = Yennefer
    .motto = Chiedimelo con garbo, o chiedimelo in fretta.
ro-hero-dandelion = Ranuncolo
    .motto = È successo tutto, tranne le rime.
ro-hero-triss = Triss
    .motto = Prima fai bollire l'acqua. I miracoli, dopo.
ro-hero-ciri = Ciri
    .motto = Dovunque sia, ne torno adesso.
ro-hero-yuki-onna = Yuki-onna
    .motto = Lascia la porta aperta e la lampada spenta.

## Abilità

ro-hero-vesemir-1 = Un Colpetto al Gomito
ro-hero-vesemir-2 = Un Posto Accanto al Fuoco
ro-hero-vesemir-3 = La Via più Lunga
ro-hero-vesemir-4 = La Lezione delle Cicatrici
ro-hero-geralt-1 = Addestramento
ro-hero-geralt-2 = Cote e Silenzio
ro-hero-geralt-3 = Forma da Witcher
ro-hero-geralt-4 = Conto Saldato
ro-hero-yennefer-1 = Attingere Energia
ro-hero-yennefer-2 = Due Mani in Fiamme
ro-hero-yennefer-3 = La Porta più Corta
ro-hero-yennefer-4 = Tempesta prima di Cena
ro-hero-dandelion-1 = Una Rima per Tutto
ro-hero-dandelion-2 = Pettegolezzi a Colazione
ro-hero-dandelion-3 = Bis
ro-hero-dandelion-4 = Il Ritornello che Sanno Tutti
ro-hero-triss-1 = Benda Pulita
ro-hero-triss-2 = Medicina per Due
ro-hero-triss-3 = Brace per la Notte
ro-hero-triss-4 = Un Campo in Fiamme
ro-hero-ciri-1 = Dita Svelte
ro-hero-ciri-2 = Lo Stesso Istante Due Volte
ro-hero-ciri-3 = Un Passo di Lato
ro-hero-ciri-4 = Tutte le Strade Insieme
ro-hero-yuki-onna-1 = Bianco Accecante
ro-hero-yuki-onna-2 = Ciò che Porta il Vento
ro-hero-yuki-onna-3 = Disgelo
ro-hero-yuki-onna-4 = Il Lungo Respiro Freddo

## Carte capitolo

ro-chapter-1 = La neve che bussava
    .flavour = Per tre notti qualcosa bussa all'ultima casa del valico. La quarta, non resta nessuno a chiedere chi è.
ro-chapter-2 = La via del sale
    .flavour = Le carovane del sale non arrivano più. Il sale sì: a ogni alba una riga bianca sbarra la strada, sempre più nell'entroterra.
ro-chapter-3 = Una campana per gli annegati
    .flavour = In una notte il fiume cambia letto e si porta via un tempio. La campana suona ancora, sempre all'ora giusta.
ro-chapter-4 = La collina restituisce i doni
    .flavour = Ogni primavera il villaggio lascia riso e seta alla collina cava. Quest'anno i fagotti tornano, ripiegati e ancora tiepidi.
ro-chapter-5 = Tè per il signore morto
    .flavour = Morto da novanta giorni, il signore riceve ancora al tramonto. Il tè è ottimo, gli ospiti escono più magri, nessuno vuole offenderlo.
ro-chapter-6 = L'ultima strada calda
    .flavour = Le foglie hanno cambiato colore su un lato solo della strada. Tu vai sull'altro, e ascolti quel che ti cammina accanto.

## Plance intesa

ro-board-a = La strada comune
ro-board-1b = Guado del disgelo
ro-board-2b = Ponte di bambù
ro-board-3b = Scala degli aceri
ro-board-4b = Portale dei fiori
ro-board-5b = Miglio delle lanterne
