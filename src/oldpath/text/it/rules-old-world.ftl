### Parole di questo file, sempre le stesse
### - map = mappa; location = luogo; terrain = terreno (foresta, montagna, acqua); wild symbol = simbolo jolly; connection = collegamento; school = scuola
### - location token = segnalino luogo; monster token = segnalino mostro; trail token = segnalino traccia; trail quest = missione traccia
### - score token = segnalino punteggio; trophy track = tracciato trofei; top space = casella più alta; Tavern Closed token = segnalino taverna chiusa
### - attribute = attributo (Combattimento, Difesa, Alchimia, Specialità); level = livello; value = valore; witcher level = livello witcher
### - shield = scudo; specialty (what a school can do) = specialità della scuola
### - action card = carta azione; starting card = carta iniziale; cost-0 card = carta di costo 0; shared action deck = mazzo azioni comune
### - action row = fila azioni; slot = slot; shared action discard = scarti comuni delle azioni
### - personal deck = mazzo personale; discard pile = pila degli scarti; hand = mano; discard = scartare; trash = eliminare
### - potion = pozione; equipment = equipaggiamento; companion = compagno; monster section = zona mostri; extra stack = pila extra
### - exploration = esplorazione; city deck = mazzo città; wilds deck = mazzo regioni selvagge; option = opzione; result = esito; quest = missione; event = evento
### - witcher fight = scontro tra witcher; monster fight = scontro con un mostro; attacker = attaccante; defender = difensore; Life Pool = mazzo vita
### - fight turn = turno di scontro; combo = combo; extension = estensione; Charge = Carica; Bite = Azzanna; monster player = giocatore del mostro
### - knocked out = K.O.; defeated = sconfitto; driven away = scacciato; full defeat = sconfitta completa; fatigue = stanchezza; meditation = meditazione
### - monster trophy, witcher trophy, attribute trophy = trofeo mostro, witcher, attributo; gold = monete d'oro; active player = giocatore attivo

## Componenti

OW-001 = Giocano da una a cinque persone; per ciascuna delle cinque scuole c'è un solo set giocatore, quindi due giocatori non hanno mai la stessa scuola.
OW-002 = Ci sono un tabellone, un segnalino taverna chiusa, una carta aiuto solitario e dieci carte aiuto, cinque sulle azioni e cinque sullo scontro; ogni giocatore ne riceve una di ciascun tipo.
OW-003 = Il mazzo azioni comune è formato da 90 carte azione; le 50 carte iniziali sono a parte e non ne fanno mai parte.
OW-004 = Nella scatola ci sono 28 carte pozione, e tutti i giocatori pescano da quelle.
OW-005 = Le carte esplorazione formano due mazzi separati: 36 carte città e 36 carte regioni selvagge.
OW-006 = I trofei attributo sono otto, due copie per ciascuno di Combattimento, Difesa, Alchimia e Specialità.
OW-007 = Le carte evento sono 56, e ognuna porta sul retro un proprio numero.
OW-008 = Ci sono due set di cinque dadi da poker, e ogni dado ha sei facce numerate da 1 a 6.
OW-009 = La scatola contiene 35 segnalini d'oro, ma la banca non ha limiti: può sempre pagare ciò che deve.
OW-010 = Una quantità d'oro indica sempre un valore totale, e il colore o l'aspetto delle monete non significa nulla.
OW-011 = I segnalini luogo sono 18, sei per ciascuno dei tre terreni: foresta, montagna e acqua.
OW-012 = Delle 28 carte mostro dieci sono di livello I, dodici di II e sei di III; un lato mostra vita e abilità speciale, l'altro la descrizione dello scontro e l'abilità del trofeo.
OW-013 = I segnalini mostro sono 28, e ciascuno corrisponde a una carta mostro.
OW-014 = Venti carte scontro dei mostri formano un unico mazzo per tutti i mostri, e ogni carta offre due attacchi alternativi: Carica e Azzanna.
OW-015 = Il set di una scuola: plancia giocatore con segnalini nome di riserva, pedina con base colorata, segnalino punteggio, cinque indicatori per attributi e livello witcher, indicatore scudo e quattro trofei witcher.
OW-016 = Ogni set ha anche dieci carte azione iniziali, con il simbolo della scuola nell'angolo in alto a destra.

## Preparazione per qualsiasi numero di giocatori

OW-017 = Giocate la prima partita al massimo in tre, e in quattro o cinque solo quando tutti la conoscono; spiegate prima le basi, poi il turno, gli scontri e le azioni dei luoghi.
OW-018 = Per preparare la fila azioni, comincia mescolando tutte le 90 carte azione: a faccia in giù sono il mazzo azioni comune.
OW-019 = Poi rivela le carte in cima al mazzo azioni comune finché ne sono uscite tre con costo stampato 0.
OW-020 = Metti quelle tre carte di costo 0 a faccia in su, in ordine casuale, nei tre slot più a destra della fila azioni.
OW-021 = Tutte le altre carte rivelate cercandole tornano nel mazzo azioni comune; rimescolalo e mettilo a faccia in giù nel suo spazio sul tabellone.
OW-022 = In seguito rivela le prime tre carte del mazzo azioni comune, qualunque sia il costo, e riempi con esse, in ordine casuale, i tre slot più a sinistra.
OW-023 = La fila azioni ha sempre sei slot a faccia in su, e durante la partita si riempie di nuovo perché contenga sei carte.
OW-024 = Mescola tutte le carte pozione e mettile a faccia in giù accanto al tabellone come mazzo pozioni.
OW-025 = Non mescolare mai il mazzo eventi: resta a faccia in giù in ordine crescente, con i numeri dei retri in vista.
OW-026 = Mescola separatamente il mazzo città e il mazzo regioni selvagge, e metti ciascuno a faccia in giù nel proprio spazio.
OW-027 = Metti il tabellone al centro del tavolo, e accanto tutto l'oro, che è la banca, e i due set di dadi.
OW-028 = Dividi i segnalini luogo per terreno in tre pile, foresta, montagna e acqua, mescola ogni pila per conto suo e tienile a faccia in giù accanto al tabellone.
OW-029 = Prima di piazzare i mostri, gira il primo segnalino di ogni pila di terreno e mettilo nella zona mostri, nello slot di quel terreno.
OW-030 = Dividi le carte mostro in tre pile, livelli I, II e III, con in vista il lato che mostra vita e abilità.
OW-031 = Dividi i segnalini mostro per livello in tre pile, mescola ogni pila per conto suo e tienile a faccia in giù.
OW-032 = In tre, quattro o cinque giocatori, prendi tre segnalini mostro di livello I e mettili a caso, ancora a faccia in giù, uno accanto a ogni segnalino luogo scoperto della zona mostri.
OW-033 = In due giocatori, prendi due segnalini mostro di livello I e uno di livello II invece di tre di livello I.
OW-034 = In due giocatori, decidete prima chi comincia: con tutti i segnalini mostro ancora coperti, il primo giocatore sceglie il terreno per quello di livello II, e quelli di livello I vanno a caso agli altri due.
OW-035 = Quando tutti e tre i segnalini mostro hanno un terreno, girali a faccia in su.
OW-036 = Poi sposta ogni segnalino mostro nel luogo della mappa indicato dal suo segnalino luogo, senza coprire il simbolo del terreno.
OW-037 = Prendi dalla sua pila la carta di ogni mostro e mettila nella zona mostri, subito sotto quel segnalino luogo.
OW-038 = Mescola le 20 carte scontro dei mostri e mettile accanto al tabellone come mazzo a faccia in giù.
OW-039 = In due o più giocatori, la zona mostri ha sempre uno slot foresta, uno montagna e uno acqua, ciascuno con un segnalino luogo e un mostro.
OW-040 = Il primo giocatore è chi ha letto più di recente un libro su Witcher, oppure si sceglie a caso o in qualunque altro modo.
OW-041 = Le plance giocatore si scelgono una alla volta in senso antiorario: comincia chi siede alla destra del primo giocatore, e il primo giocatore sceglie per ultimo.
OW-042 = Quando tocca a te scegliere, tutte le plance libere si mescolano a faccia in giù; pescane due, tienine una e rimetti l'altra fra le restanti per il prossimo giocatore.
OW-043 = In cinque giocatori, il primo giocatore non sceglie e riceve l'unica plancia rimasta.
OW-044 = Regola facoltativa: le plance si possono distribuire in qualunque altro modo su cui tutti i giocatori siano d'accordo.
OW-045 = Metti il tuo segnalino punteggio sulla casella più bassa del tracciato trofei, che vale 0.
OW-046 = Metti la tua pedina sulla mappa, nel luogo della tua scuola.
OW-047 = Metti un indicatore sul livello 1 di ciascuno dei tuoi quattro tracciati attributo e uno sul livello 1 del tracciato del livello witcher.
OW-048 = Tieni tanti trofei del tuo witcher quanti sono gli avversari, da uno in due a quattro in cinque, a faccia in giù sotto il bordo superiore della plancia; riponi gli altri nella scatola.
OW-049 = All'inizio della partita il tuo indicatore scudo è su 1.
OW-050 = Mescola le tue dieci carte iniziali e mettile a faccia in giù a sinistra della plancia: sono il tuo mazzo personale.
OW-051 = In due giocatori, in ordine di turno, si comincia con 3 e 5 carte e con 2 e 4 monete d'oro.
OW-052 = In tre giocatori, in ordine di turno, si comincia con 3, 4 e 5 carte e con 2, 4 e 6 monete d'oro.
OW-053 = In quattro giocatori, in ordine di turno, si comincia con 2, 3, 4 e 5 carte e con 4, 5, 6 e 7 monete d'oro.
OW-054 = In cinque giocatori, in ordine di turno, si comincia con 2, 3, 4, 4 e 5 carte e con 5, 5, 5, 7 e 7 monete d'oro.
OW-055 = Pesca la mano iniziale dal tuo mazzo mescolato di dieci carte e prendi l'oro iniziale dalla banca.
OW-056 = Nessuno comincia con pozioni, trofei, segnalini traccia, missioni o equipaggiamento; solo un livello bonus di Alchimia, in quattro o cinque giocatori, dà una pozione prima del primo turno.
OW-057 = I set delle scuole che nessuno usa tornano nella scatola.
OW-058 = In due o tre giocatori è disponibile un trofeo per ogni attributo, quattro carte in tutto; le altre quattro copie tornano nella scatola.
OW-059 = In quattro o cinque giocatori sono disponibili tutti gli otto trofei attributo, due per attributo.

## Preparazione aggiuntiva per quattro e cinque giocatori

OW-060 = In quattro o cinque giocatori seguono altri due passi, a preparazione normale conclusa e prima del primo turno.
OW-061 = Metti a faccia in giù accanto alla zona mostri un segnalino mostro di livello I a caso se siete in quattro, due se siete in cinque: è la pila extra.
OW-062 = Ogni giocatore aumenta di un livello un attributo a scelta, anche la Specialità; si sceglie uno alla volta, prima il primo giocatore e poi in senso orario.
OW-063 = Questo livello bonus ha i soliti effetti, 1 scudo per la Difesa o la prima pozione per l'Alchimia; non alza mai il livello witcher, perché tre attributi sono ancora a livello 1.

## Obiettivo, regola d'oro, regole facoltative

OW-064 = Vinci subito, a metà turno, quando il tuo segnalino punteggio arriva a 4, la casella più alta del tracciato trofei, di norma con il quarto trofeo; conta il tracciato, non le carte, quindi niente pareggi.
OW-065 = I trofei vengono solo da tre fonti: soprattutto dai mostri sconfitti, e poi da uno scontro tra witcher cominciato da te e vinto, e dalla meditazione con un attributo a livello 5.
OW-066 = Quando il testo di una carta contraddice una regola, vale la carta.
OW-067 = Se i giocatori non concordano su come agisce un effetto, scelgono la lettura migliore per la storia; a questo tavolo decidono invece interpretazioni fisse.
OW-068 = Le regole facoltative sono tre: distribuzione libera delle plance, scelta libera del primo giocatore e turni che si sovrappongono.

## Carte azione, mazzo personale, scartare ed eliminare

OW-069 = Cominci con un mazzo personale di dieci carte, e i mazzi delle diverse scuole sono diversi.
OW-070 = Ogni volta che giochi una carta azione, usala per il movimento oppure per la sua abilità di scontro, a tua scelta, mai per entrambi.
OW-071 = Nella fase III puoi anche scartare carte azione dalla mano per pagare una nuova carta.
OW-072 = Ogni carta azione mostra nell'angolo in basso a sinistra un simbolo di terreno per il movimento: foresta, montagna, acqua o il simbolo jolly.
OW-073 = Ogni carta del mazzo azioni comune riporta il nome e, nell'angolo in basso a destra, il costo.
OW-074 = La parte in alto a sinistra di una carta azione mostra che cosa fa quando attacchi; la carta può avere anche estensioni per collegarne altre.
OW-075 = Le carte azione sono di cinque tipi, uno per colore: blu gli attacchi rapidi, rosso gli attacchi potenti, verde le schivate, giallo i Segni difensivi e viola i Segni offensivi.
OW-076 = Puoi guardare tutto il tuo mazzo personale solo quando subisci la stanchezza, quando te lo permette l'effetto di una carta o quando non hai il turno e non partecipi a uno scontro.
OW-077 = Dopo aver guardato il tuo mazzo personale, mescolalo sempre e rimettilo a faccia in giù.
OW-078 = Il tuo mazzo personale resta sempre a faccia in giù, la pila degli scarti sempre a faccia in su, a sinistra del mazzo.
OW-079 = Una carta che scarti va a faccia in su sulla tua pila degli scarti.
OW-080 = Una carta eliminata torna nella scatola e non può rientrare in questa partita.
OW-081 = Se devi eliminare un certo numero di carte, eliminane esattamente tante, né più né meno; possono essere dello stesso tipo o di tipi diversi.
OW-082 = Ogni carta che elimini può venire, a tua scelta, dalla mano, dal mazzo o dalla pila degli scarti, salvo che l'effetto dica altro.
OW-083 = Fuori dagli scontri, e mai durante uno, se devi pescare e il mazzo personale è vuoto, mescola subito la pila degli scarti in un nuovo mazzo e continua a pescare.
OW-084 = Non puoi mai avere in mano più di sette carte, negli scontri e fuori: a sette salti ogni altra pesca, e quella parte dell'effetto è persa.
OW-085 = Se peschi più carte, fermati appena ne hai sette in mano; il resto della pesca è perso.
OW-479 = Le carte iniziali hanno costo stampato 0, quindi in uno scambio valgono come carte di costo 0, anche se nessuno può mai comprarle.
OW-480 = Le carte scartate insieme vanno sulla pila nell'ordine che scegli; quelle scartate una alla volta, come per i danni, restano come sono arrivate, l'ultima in cima.

## Attributi, scudo, livello witcher

OW-086 = Ogni witcher ha quattro attributi: Combattimento, Difesa e Alchimia, uguali per tutte le scuole, e Specialità, diversa per ogni scuola.
OW-087 = I livelli degli attributi vanno da 1 a 5, e così anche il livello witcher.
OW-088 = Alla fine di ogni tuo turno di scontro peschi secondo il valore del Combattimento: 1, 2, 3, 4 e 4 carte ai livelli da 1 a 5.
OW-089 = Lo scudo può arrivare al massimo al valore della tua Difesa: 1, 2, 3, 4 e 4 ai livelli da 1 a 5.
OW-090 = Ogni volta che la tua Difesa sale di un livello, lo scudo sale subito di 1, tranne quando la Difesa arriva a livello 5.
OW-091 = Quando la Difesa passa dal livello 4 al 5 non ricevi lo scudo in più, nemmeno se in quel momento lo scudo è sotto 4.
OW-092 = In uno scontro puoi usare tante pozioni quanto il valore della tua Alchimia: 1, 2, 3, 4 e 4 ai livelli da 1 a 5.
OW-093 = Ogni volta che la tua Alchimia sale di un livello, prendi subito la prima carta del mazzo pozioni; vale il limite di quattro pozioni.
OW-094 = Il livello di Specialità stabilisce quanto è forte negli scontri l'abilità della tua scuola, cioè la sua specialità.
OW-095 = Lo scudo non può mai superare il valore della tua Difesa, e ogni aumento oltre quel valore è perso.
OW-096 = Se un attacco o un'abilità di un mostro, un'esplorazione o un evento abbassa la tua Difesa e lo scudo ne supera il nuovo valore, abbassa lo scudo a quel valore.
OW-097 = Qualunque cosa lo abbassi, il tuo scudo non può mai scendere sotto 0.
OW-098 = Appena ciascuno dei quattro attributi supera di almeno un livello il tuo livello witcher, questo sale di uno, subito, qualunque cosa stia succedendo.
OW-099 = Quando raggiungi il livello witcher II o III, pesca subito una carta dal mazzo personale o, durante uno scontro, dal mazzo vita.
OW-100 = Quando raggiungi il livello witcher IV o V, pesca subito due carte dal mazzo personale o, durante uno scontro, dal mazzo vita.
OW-101 = Il tuo livello witcher non scende mai, nemmeno se tutti i tuoi attributi finiscono sotto di esso.
OW-102 = Un attributo arrivato a livello 5 non può più essere abbassato da nessun effetto.
OW-103 = Nessun effetto può abbassare un tuo attributo sotto il livello 1.
OW-470 = Il valore di Combattimento, Difesa e Alchimia, 1, 2, 3, 4 e 4 ai livelli da 1 a 5, fissa pesca, scudo e pozioni per scontro; per livello witcher, prezzi e limiti d'addestramento, prove e danni d'attributo conta il livello.
OW-471 = Il tracciato dello scudo va da 0 a 4, e oltre lo scudo non sale mai.

## Tabellone, luoghi, terreni

OW-104 = La mappa ha 19 luoghi: 18 con un segnalino luogo ciascuno, e il luogo speciale 0.
OW-105 = Ciascuno dei 18 luoghi normali ha un solo terreno: foresta, montagna o acqua.
OW-106 = I luoghi hanno un nome e un numero stampati; il segnalino luogo li mostra entrambi sul fronte, e il terreno sul retro.
OW-107 = Ogni luogo ha esattamente un'azione del luogo, mostrata accanto a esso sulla mappa.
OW-108 = Due luoghi sono collegati quando un percorso disegnato li unisce direttamente; un pagamento ti porta lungo un solo collegamento, e non puoi saltare un luogo.
OW-109 = Alcuni collegamenti sono rotte sull'acqua, e si usano proprio come le strade.
OW-110 = Il tabellone ha aree che ricordano le fasi I, II e III; vi trovi la mappa, la zona mostri, la fila azioni, i mazzi e il tracciato trofei.
OW-111 = Il luogo 0, Behelt Nar, la Scuola della Manticora, è a est, non ha segnalino luogo e vale come ogni terreno, quindi qualsiasi singola carta ti ci porta.
OW-112 = Nessun mostro, nessuna traccia e nessuna missione sono mai legati al luogo 0.
OW-113 = Il luogo 0 ha comunque un'azione del luogo, che ogni witcher presente può usare.
OW-114 = Il witcher della Scuola della Manticora appartiene a un'espansione e non è nel gioco base.

## Segnalini luogo

OW-115 = I segnalini luogo che non sono in uso restano a faccia in giù nelle tre pile dei loro terreni.
OW-116 = A faccia in su nella zona mostri, un segnalino luogo dice dov'è il mostro; su una carta missione, dov'è la missione; sulla tua plancia, con 1 moneta d'oro, è una missione traccia, e a faccia in giù un segnalino traccia.
OW-117 = Un segnalino traccia riguarda il mostro che ora occupa il terreno del suo retro, e lo restituisci quando quel mostro viene sostituito.
OW-118 = Se la pila di un terreno è vuota, non puoi avere né missione traccia né segnalino traccia per il suo mostro, ma il resto dell'effetto, come 1 moneta d'oro, avviene lo stesso.
OW-119 = Se la pila del terreno chiesto da una missione è vuota, pesca un segnalino a caso di un altro terreno, e la missione si svolge in quel luogo.
OW-120 = Se tutte e tre le pile sono vuote, non puoi prendere la missione, e la sua carta esplorazione esce dal gioco.

## Pozioni fuori dagli scontri

OW-121 = Le pozioni non usate stanno a faccia in su accanto alla plancia, al massimo quattro qualunque sia la tua Alchimia, salvo che il testo di una carta cambi questo limite.
OW-122 = Se hai più di quattro pozioni, scartane subito fino ad averne quattro; scegli tu quali, e fra esse può esserci la nuova.
OW-481 = Ogni pozione che lasci va negli scarti comuni delle pozioni, che sia usata, pagata, persa o di troppo.

## Struttura del turno

OW-123 = Il tuo turno ha tre fasi, sempre in quest'ordine: I, movimento e azioni; II, scontro, meditazione o esplorazione; III, carte azione.
OW-124 = I giocatori svolgono turni interi uno dopo l'altro, in senso orario, a partire dal primo giocatore.
OW-125 = Facoltativo, se tutti sono d'accordo: tra giocatori esperti, il prossimo può cominciare la fase I mentre il giocatore attivo finisce la fase III, se le decisioni dell'uno non dipendono dall'altro.

## Fase I: movimento

OW-126 = La fase I gira in tre passi: prima il movimento, poi le azioni nel luogo, poi la scelta se ricominciare o passare alla fase II.
OW-127 = Puoi saltare del tutto la fase I e cominciare dalla fase II.
OW-128 = La fase I deve cominciare con un movimento: prima di farne uno, nel luogo da cui parti non sono possibili azioni, poker o missioni.
OW-129 = Movimento normale: scarta una carta dalla mano il cui simbolo corrisponda al terreno di un luogo collegato e vai lì; carta e destinazione le scegli tu.
OW-130 = In alternativa puoi scartare insieme due carte qualsiasi dalla mano, qualunque simbolo abbiano, e andare in un luogo collegato di qualsiasi terreno.
OW-131 = Oppure puoi scartare una carta qualsiasi dalla mano, pagare alla banca 1 moneta d'oro e andare in un luogo collegato di qualsiasi terreno.
OW-132 = Una sola carta con il simbolo jolly basta per andare in un luogo collegato di qualsiasi terreno.
OW-133 = Quando un altro effetto chiede su una carta un certo simbolo di terreno, va bene anche il simbolo jolly.
OW-134 = Puoi muoverti quante volte vuoi di seguito prima di fare qualcosa in un luogo, ma paghi ogni movimento.
OW-135 = In un luogo possono stare quante pedine e quanti mostri si vuole; né avversari né mostri a destinazione bloccano mai il tuo movimento.
OW-136 = Entrare in un luogo con un mostro non ti obbliga allo scontro e non ti impedisce di proseguire.
OW-137 = Le carte usate per il movimento vanno sulla tua pila degli scarti.

## Fase I: azioni in un luogo

OW-138 = In un luogo raggiunto con un movimento puoi, nell'ordine che preferisci, usare l'azione del luogo, giocare a poker di dadi con i witcher presenti e risolvere lì le missioni.
OW-139 = Azioni dei luoghi, poker e missioni sono facoltativi: puoi tralasciare ciascuna di queste cose.
OW-140 = Puoi usare l'azione di ogni luogo al massimo una volta per turno, anche se te ne vai e torni; due luoghi diversi con lo stesso simbolo si possono usare entrambi.
OW-141 = Altri witcher o un mostro nel tuo luogo non ti impediscono di usarne l'azione.
OW-142 = Per usare l'azione o giocare a poker nel luogo dove comincia il tuo turno, devi prima andartene e tornare nello stesso turno, pagando ogni movimento.
OW-143 = Nel tuo turno puoi cominciare una partita a poker con ciascun altro witcher al massimo una volta.
OW-144 = L'azione del luogo non esclude il poker con un witcher presente: il poker può venire prima o dopo.
OW-145 = Un witcher con cui hai giocato a poker in questo turno non puoi attaccarlo nella fase II dello stesso turno; gli altri nel luogo sì.
OW-146 = Dopo le azioni, se hai ancora carte, scegli: muoverti di nuovo e continuare la fase I, o passare alla fase II tenendo il resto della mano.
OW-147 = Se non hai più carte in mano, devi passare alla fase II, dopo aver fatto nel luogo tutto ciò che vuoi.

## Poker di dadi tra witcher

OW-148 = Il tuo avversario a poker di dadi è un altro witcher nel tuo luogo; se ce n'è più d'uno, scegli tu.
OW-149 = Il witcher scelto per il poker di dadi non può rifiutare.
OW-150 = Serve almeno 1 moneta d'oro per parte: un witcher senza oro non può né cominciare il poker né essere scelto.
OW-151 = Prima di ogni lancio, ciascuno dei due mette nel piatto 1 propria moneta d'oro, poi la banca ne aggiunge 1, per un totale di 3.
OW-152 = Al passo 3, i due giocatori lanciano insieme i loro cinque dadi.
OW-153 = Al passo 4, il giocatore non attivo, visti entrambi i lanci, può rilanciare una volta.
OW-154 = Al passo 5, il giocatore attivo, visti i dadi definitivi dell'avversario, può rilanciare una volta.
OW-155 = Per rilanciare, scegli quanti dadi tuoi vuoi, anche nessuno, e lanciali insieme una volta; i nuovi valori restano.
OW-156 = Al passo 6 si confrontano le due mani di dadi, e vince quella di grado più alto.
OW-157 = Grado 1 del poker, il più basso: coppia, due dadi uguali.
OW-158 = Grado 2 del poker: doppia coppia, due coppie di valori diversi.
OW-159 = Grado 3 del poker: tris, cioè tre dadi uguali.
OW-160 = Grado 4 del poker: scala minore, con i valori 1, 2, 3, 4 e 5.
OW-161 = Grado 5 del poker: scala maggiore, con i valori 2, 3, 4, 5 e 6.
OW-162 = Grado 6 del poker: full, tre dadi di un valore e due di un altro.
OW-163 = Grado 7 del poker: poker, cioè quattro dadi uguali.
OW-164 = Grado 8 del poker, il più alto: cinquina, tutti i dadi uguali.
OW-165 = A parità di grado si confrontano i valori nella combinazione, dal più alto, mai la somma dei dadi: con due doppie coppie, prima la coppia più alta e poi l'altra.
OW-166 = Tra due full si confrontano prima i tris e solo dopo le coppie.
OW-167 = Se anche le combinazioni sono pari, si confronta il dado inutilizzato più alto, poi il seguente e così via; un lancio senza coppie è il più basso e si confronta allo stesso modo.
OW-168 = Se tutto è pari, come con due scale uguali, vince il giocatore attivo, cioè chi ha il turno e ha cominciato la partita.
OW-169 = Chi vince a poker di dadi prende l'intero piatto di 3 monete d'oro.

## Fase II: la scelta

OW-170 = Puoi passare alla fase II in qualsiasi momento della fase I, quando preferisci.
OW-171 = Nella fase II devi fare esattamente una cosa fra quelle che ti sono permesse: scontro, meditazione o esplorazione.
OW-172 = Dopo aver scelto, in questo turno non puoi più muoverti né fare altro della fase I.
OW-173 = Nel tuo turno puoi fare al massimo uno scontro, contro un witcher oppure contro un mostro.
OW-174 = La fase II si svolge nel luogo dove sta la tua pedina, anche se in questo turno non ci sono stati movimenti.
OW-175 = Puoi attaccare un witcher nel tuo luogo; il bersaglio lo scegli tu, e non può rifiutare.
OW-176 = Non puoi cominciare uno scontro tra witcher nel luogo di una scuola dei witcher, compreso il luogo 0.
OW-177 = Non puoi cominciare uno scontro tra witcher nel luogo dove sta il segnalino taverna chiusa.
OW-178 = Puoi affrontare il mostro il cui segnalino si trova nel tuo luogo.

## Meditazione

OW-179 = Puoi meditare solo se almeno uno dei tuoi attributi è a livello 5.
OW-180 = Per meditare su un attributo, il suo trofeo attributo deve essere ancora disponibile.
OW-181 = Non puoi meditare su un attributo di cui hai già il trofeo: nessuno ha mai due trofei identici.
OW-182 = Una meditazione dà un solo trofeo, di un attributo che soddisfi tutte le condizioni; se sono più d'uno, scegli tu.
OW-183 = Al passo 1 della meditazione, prendi la carta trofeo dalla riserva e mettila a faccia in su presso la tua plancia.
OW-184 = Al passo 2 della meditazione, sposta il segnalino punteggio in su di una casella e subisci la stanchezza, a meno che arrivi così alla casella più alta.
OW-185 = Al passo 3 della meditazione, passa alla fase III.
OW-186 = Se la meditazione dovesse portare il segnalino punteggio da 3 alla casella più alta, resta dov'è e non subisci stanchezza; prendi lo stesso la carta, puoi usarne l'abilità, e la partita continua.
OW-187 = Solo un trofeo vinto in uno scontro può chiudere la partita, mai la meditazione: nemmeno quattro carte trofeo fanno vincere, finché il segnalino punteggio è su 3.

## Esplorazione

OW-188 = L'esplorazione non ha requisiti, quindi nella fase II puoi sempre sceglierla.
OW-189 = Scegli tu quale mazzo esplorare nel tuo luogo: città o regioni selvagge.
OW-190 = Per prima cosa il giocatore alla tua destra pesca la prima carta di quel mazzo, poi legge a voce alta l'introduzione e le due opzioni, ma niente degli esiti.
OW-191 = Al passo 3 dell'esplorazione scegli un'opzione senza conoscere nessuno dei due esiti.
OW-192 = Si rivela solo l'esito dell'opzione scelta; l'altro resta segreto.
OW-193 = Una volta risolta, la carta esplorazione torna nella scatola, a meno che sia diventata una missione o dica di tenerla.
OW-194 = Una carta esplorazione ha tre parti: introduzione con due opzioni, esito A ed esito B; ogni esito contiene un racconto e un costo, un effetto o entrambi.
OW-195 = Se accanto a un'opzione c'è un prezzo in oro e non ce l'hai, non puoi sceglierla; una perdita d'oro nascosta in un esito non blocca mai la scelta.
OW-196 = Tutti gli effetti di una carta esplorazione, buoni o cattivi, valgono solo per te, il giocatore attivo, a meno che il suo testo nomini qualcun altro.
OW-197 = Alcune carte ti fanno prendere dalla fila una carta azione a faccia in su di un dato costo stampato, a tua scelta se ce n'è più d'una, e metterla sulla tua pila degli scarti.
OW-198 = Se nella fila nessuna carta ha quel costo, rivela il mazzo azioni comune una carta alla volta: la prima adatta va sulla tua pila degli scarti, le altre rivelate negli scarti comuni delle azioni.
OW-199 = Alcune carte danno una traccia: scegli un terreno, prendi il primo segnalino di quella pila e tienilo come segnalino traccia già compiuto, non come missione traccia.
OW-200 = Un esito è una missione solo quando porta la parola chiave missione; ogni altro esito è immediato e si esegue subito.
OW-201 = Se una parte di un effetto non si può guadagnare o perdere, fanne quanto più possibile.
OW-472 = Solo quattro opzioni hanno accanto un prezzo: città 12 B (1), città 26 A (3), città 32 B (2) e regioni selvagge 13 B (1); le altre perdite d'oro stanno negli esiti, e paghi quanto puoi.
OW-473 = Risolta una carta esplorazione e tutto ciò che ne è seguito, il turno continua con la fase III, a meno che il testo di una carta ti mandi altrove.

## Missioni

OW-202 = Una carta che diventa missione si mette a faccia in su a destra della plancia, e lì resta finché non la risolvi.
OW-203 = Se la missione nomina un luogo, la risolvi andandoci in qualunque momento successivo.
OW-204 = Se la missione nomina un terreno, prendendola pesca a caso un segnalino luogo di quel terreno e mettilo a faccia in su sulla carta: è il luogo della missione.
OW-205 = Ignorare una missione non costa nulla; quelle non risolte alla fine della partita si scartano semplicemente senza effetto.
OW-206 = Puoi avere quante missioni vuoi insieme, e non devi finirne una per prenderne un'altra.
OW-207 = Le missioni si risolvono nella fase I del proprio turno, al passo 2, tra le azioni nel luogo.
OW-208 = Nel luogo della missione devi arrivare con un movimento in questo turno, quindi se cominci lì, vai via e torna; risolverla può chiedere un altro pagamento.
OW-209 = Anche quando sei sul posto e puoi pagare, decidi tu se risolvere la missione.
OW-210 = Una missione può avere un proprio costo, che devi pagare per risolverla.
OW-211 = Quando risolvi una missione, il giocatore alla tua destra cerca nel mazzo eventi la carta con il numero stampato sulla missione.
OW-212 = Risolta una missione, la sua carta esplorazione esce dal gioco, e un segnalino luogo che vi stava sopra si rimescola nella sua pila.
OW-213 = Quando i mostri vengono sostituiti, i segnalini luogo sulle carte missione restano al loro posto.

## Carte evento

OW-214 = Una carta evento è di uno fra quattro tipi: introduzione con due opzioni, con una prova a tiro di dado o con un breve scontro, oppure equipaggiamento o compagno.
OW-215 = Se l'evento ha un'introduzione, la si legge a voce alta con le eventuali opzioni; poi il giocatore attivo sceglie un'opzione, affronta la prova o gioca il breve scontro.
OW-216 = Se l'evento è un equipaggiamento o un compagno, il giocatore attivo tiene la carta presso la plancia fino a fine partita, salvo che dica altro.
OW-217 = Chi cerca un evento dal suo numero non deve leggere i testi degli altri eventi.
OW-218 = Un simbolo speciale con un numero, su una carta esplorazione o evento, vuol dire: prendi la carta evento con quel numero; così un evento può portare ad altri.
OW-219 = Un evento può portare un effetto duraturo, che continua dopo la sua fine.
OW-220 = Tutti gli effetti di un evento valgono solo per il giocatore attivo, a meno che il suo testo nomini un altro giocatore.

## Fase III: carte azione

OW-221 = La fase III ha tre passi, sempre in quest'ordine: scartare, pescare, ottenere una carta.
OW-222 = Al passo 1 della fase III, scarta dalla mano quante carte vuoi, a tua scelta.
OW-223 = Alla fine del passo 1 puoi avere al massimo tre carte: se ne hai di più, scegli quali scartare fino ad averne tre o meno.
OW-224 = Al passo 2 della fase III, pesca dal tuo mazzo fino ad avere tre carte in mano.
OW-225 = Al passo 3 della fase III, scegli una delle sei carte azione a faccia in su, pagane il costo e prendila.
OW-226 = Al passo 3 devi prendere esattamente una carta, anche se non ne vuoi e anche dopo uno scontro perso, a meno che la tua mano non basti a pagarne nessuna.
OW-227 = Il costo è il numero di carte della tua mano, a tua scelta, che devi scartare sulla tua pila degli scarti.
OW-228 = Nello slot più a destra della fila azioni, la carta costa 1 in meno.
OW-229 = Un costo ridotto non scende mai sotto 0, e ogni altra riduzione si ignora.
OW-230 = In ciascuno dei due slot più a sinistra della fila azioni, la carta costa 1 in più.
OW-231 = I tre slot centrali della fila azioni non cambiano il costo.
OW-232 = La carta ottenuta nella fase III va in mano, non sulla pila degli scarti.
OW-233 = Dopo l'acquisto, le carte rimaste nella fila scorrono a destra per chiudere il vuoto, e la prima carta del mazzo azioni comune riempie lo slot più a sinistra.
OW-234 = Se non interviene altro, finisci la fase III con tre carte, meno il costo pagato, più la carta ottenuta.
OW-235 = Un consiglio per gli acquisti: le carte più care sono di solito più forti.
OW-236 = Gli effetti possono cambiare per un turno il numero di carte fino a cui peschi al passo 2 della fase III: per esempio una in più o una in meno.
OW-474 = Più modifiche di questo tipo nello stesso turno si sommano, uno scontro perso vale una carta in meno, e non si va sotto 0; una carta che fissa il numero, come il Demone putrefatto, annulla la somma.

## Scontri: regole generali

OW-237 = In ogni scontro, contro un witcher o un mostro, attaccante e difensore tengono la mano: all'inizio non si scarta nulla.
OW-238 = All'inizio di uno scontro non si pescano carte, a meno che una regola o un effetto lo dica.
OW-239 = Ogni witcher nello scontro mescola insieme pila degli scarti e mazzo personale in un solo mazzo vita a faccia in giù.
OW-240 = Le carte che hai in mano non fanno parte del tuo mazzo vita.
OW-241 = Il numero di carte nel tuo mazzo vita è la salute che resta al tuo witcher.
OW-242 = Un witcher va K.O. quando il suo mazzo vita è vuoto e l'ultima carta della mano è stata scartata o giocata.
OW-243 = Quando un witcher va K.O., l'avversario vince subito lo scontro.
OW-244 = Le carte giocate si risolvono prima: solo dopo aver risolto la combo si controlla se giocare l'ultima carta ti ha messo K.O.
OW-245 = Se nello stesso turno di scontro entrambe le parti perdono l'ultima carta, quella che ha giocato la carta o le carte che lo causano non va K.O. e vince.
OW-246 = Anche se un mostro ti mette K.O., puoi ancora ottenere la ricompensa per averlo scacciato.

## Scontri tra witcher

OW-247 = L'attaccante, cioè il giocatore attivo, fa il primo turno di scontro; poi i turni si alternano.
OW-248 = Uno scontro tra witcher finisce nel momento in cui uno dei due va K.O.
OW-249 = Dopo uno scontro tra witcher, metti il segnalino taverna chiusa nel luogo dove si è svolto.
OW-250 = Lì il segnalino taverna chiusa esclude un altro scontro tra witcher e resta finché uno si svolge in un luogo diverso; allora passa in quel luogo.
OW-251 = Il segnalino taverna chiusa comincia fuori dalla mappa e non vieta nulla prima del primo scontro tra witcher.
OW-252 = Il segnalino taverna chiusa vieta solo gli scontri tra witcher: scontri con mostri, poker, missioni e azione del luogo vi si svolgono come sempre.
OW-253 = In uno scontro tra witcher entrambe le parti fanno lo stesso tipo di turno, e nei propri turni ciascuna può usare pozioni, specialità, trofei ed equipaggiamento.

## Scontri tra witcher: scommesse

OW-254 = Si può scommettere solo sugli scontri tra witcher, e solo prima dello scontro.
OW-255 = Ogni giocatore che non partecipa allo scontro può fare una sola scommessa.
OW-256 = Una scommessa è esattamente 1 tua moneta d'oro su «vince l'attaccante» o «vince il difensore» della tua plancia, a scelta; senza oro non puoi scommettere.
OW-257 = Per scommettere, la tua pedina non deve essere nel luogo dello scontro.
OW-258 = Scommettere è sempre facoltativo: puoi non puntare nulla.
OW-259 = In due giocatori non ci sono scommesse, perché non resta nessuno a farle.
OW-260 = Scommetti contro la banca, mai contro un altro giocatore.

## Turno di scontro del witcher

OW-261 = Il tuo turno di scontro ha quattro passi, in quest'ordine: pozioni, specialità ed effetti delle carte; costruire una combo; risolvere la combo; riempire la mano.

## Turno di scontro, passo 1: pozioni, specialità, effetti

OW-262 = Al passo 1 del tuo turno di scontro puoi usare una o più pozioni.
OW-263 = In tutto lo scontro puoi usare tante pozioni quanto il valore attuale della tua Alchimia: 1, 2, 3, 4 e 4 ai livelli da 1 a 5.
OW-264 = Gira a faccia in giù la pozione che usi; la tieni fino alla fine dello scontro, poi va negli scarti comuni delle pozioni.
OW-265 = Al passo 1 puoi usare la specialità della tua scuola, come permette la sua descrizione.
OW-266 = Al passo 1 puoi usare gli effetti di equipaggiamento, compagni, trofei e carte simili.
OW-267 = Al passo 1 puoi usare qualunque effetto, a meno che il suo testo indichi un altro momento.
OW-268 = Puoi usare questi effetti quante volte vuoi e in qualsiasi ordine, salvo che una carta o una specialità dica altro, come «una volta per scontro».
OW-269 = Usare questi effetti è facoltativo, tranne la specialità dell'Orso, che agisce da sola.
OW-270 = Tutti questi effetti fanno parte del tuo attacco e possono attivare ciò che dipende dal suo risultato.
OW-482 = Il danno di un effetto del passo 1 si infligge subito, prima della combo, e può chiudere lo scontro: un witcher perde scudo, mazzo vita, poi mano; un mostro, mazzo vita.

## Turno di scontro, passo 2: costruire una combo

OW-271 = Una combo è formata da una o più carte azione collegate che giochi dalla mano in questo turno.
OW-272 = La prima carta della combo può essere qualsiasi carta della tua mano.
OW-273 = Ogni altra carta va sopra la precedente, e il suo colore deve corrispondere a un'estensione della carta subito sotto; le carte precedenti della combo non contano.
OW-274 = Puoi continuare ad aggiungere carte finché ne hai in mano e una di esse si può collegare.
OW-275 = Puoi fermarti dopo qualsiasi carta: nulla ti obbliga a giocare tutte le carte o la combo più lunga possibile.
OW-276 = Anche una sola carta è una combo, una combo di una carta.
OW-277 = Se hai in mano almeno una carta, devi giocare una combo di almeno una carta.
OW-278 = Una carta collegata usa una sola estensione della carta sotto, a tua scelta se ce n'è più d'una adatta; le altre estensioni di quella carta e i loro effetti si ignorano.
OW-279 = Nulla di ciò che sta sulle carte si risolve prima che tutta la combo sia sul tavolo.
OW-280 = Ogni carta azione ha un solo colore; la maggior parte, ma non tutte, ha una o più estensioni.

## Turno di scontro, passo 3: risolvere la combo

OW-281 = Una combo si risolve sempre in quest'ordine: prima i danni, poi lo scudo, poi gli effetti speciali.
OW-282 = Somma tutte le icone danno visibili e attive della combo: l'avversario subisce altrettanti danni.
OW-283 = Un'icona su un'estensione è attiva solo se una carta della combo è stata collegata proprio con quell'estensione.
OW-284 = Contro un mostro ogni danno scarta la prima carta del mazzo vita del mostro.
OW-285 = Un witcher subisce i danni sempre in quest'ordine: scudo, mazzo vita, mano.
OW-286 = Finché il tuo scudo è sopra 0, ogni danno lo abbassa di 1.
OW-287 = Con lo scudo a 0, ogni altro danno scarta la prima carta del tuo mazzo vita sulla tua pila degli scarti.
OW-288 = Con il mazzo vita vuoto, ogni altro danno ti fa scartare dalla mano una carta a tua scelta.
OW-289 = Quando non ha più carte in mano, il witcher va subito K.O. e l'avversario vince.
OW-290 = Inflitti tutti i danni, somma le icone scudo visibili e attive della combo e alza di altrettanto il tuo scudo.
OW-291 = Dopo i danni e lo scudo, risolvi gli effetti speciali della combo, se ce ne sono.
OW-292 = «Prendi la prima carta degli scarti» ti mette in mano la prima carta della tua pila; le carte della combo che risolvi non sono ancora lì e non si possono prendere.
OW-293 = «Riprendi questa carta» rimette nella tua mano la carta con quel simbolo; le altre carte della combo andranno sulla pila degli scarti.
OW-294 = «Pesca di più» o «pesca di meno» cambia il numero di carte che peschi al passo 4.
OW-295 = Un effetto speciale stampato su un'estensione si risolve solo se quell'estensione è stata usata in questa combo.

## Turno di scontro, passo 4: riempire la mano

OW-296 = Alla fine di ogni tuo turno di scontro peschi carte dal tuo mazzo vita.
OW-297 = Pesca tante carte quanto il valore del Combattimento, qualunque sia la tua mano, più o meno le modifiche della combo del turno, di pozioni e altri effetti; le pesche a sé non contano qui.
OW-298 = Se il risultato è 0 carte o meno, non ne peschi nessuna, e non c'è altra penalità.
OW-299 = Se il mazzo vita finisce, smetti di pescare: in uno scontro la pila degli scarti non vi si rimescola mai.
OW-300 = Dopo la pesca, tutte le carte della combo vanno sulla tua pila degli scarti nell'ordine giocato, la prima più in basso e l'ultima in cima.

## Scontri con mostri: preparazione

OW-301 = Per tutto lo scontro guida il mostro chi siede alla destra del giocatore attivo: è il giocatore del mostro.
OW-302 = Prima dello scontro, come prima cosa, si legge a voce alta l'abilità speciale del mostro; il testo dice quando vale.
OW-303 = Poi il giocatore del mostro pesca tante carte scontro quanta è la vita del mostro, le mescola e le mette a faccia in giù: sono il mazzo vita del mostro.
OW-304 = Solo dopo il giocatore attivo forma il proprio mazzo vita, secondo le regole generali.
OW-305 = Le carte scontro scartate dal mostro stanno a faccia in su accanto al suo mazzo vita.
OW-306 = Nel turno del mostro si rivela la prima carta del suo mazzo vita, quindi ogni attacco gli costa anche 1 vita.
OW-307 = Chiunque può contare in ogni momento le carte del mazzo vita del mostro, senza guardarle né cambiarne l'ordine.
OW-308 = Se il giocatore attivo ha il segnalino traccia di questo mostro, il witcher fa il primo turno di scontro; altrimenti lo fa il mostro.
OW-309 = Sfruttare questo vantaggio non consuma il segnalino traccia: lo restituisci solo quando il mostro viene sostituito.
OW-310 = Da lì in poi witcher e mostro alternano i turni di scontro, finché il witcher va K.O. o il mostro è battuto.
OW-311 = Ogni scontro con un mostro comincia con la sua vita piena, chiunque lo affronti e anche dopo una precedente sconfitta completa.

## Scontri con mostri: il turno del mostro

OW-312 = L'attacco, Carica o Azzanna, si sceglie e si annuncia prima di rivelare la carta; nel primo turno del mostro sceglie il giocatore del mostro.
OW-313 = Poi si rivela la prima carta del mazzo vita del mostro, e ha effetto la metà che corrisponde all'attacco annunciato.
OW-314 = Nei turni seguenti del mostro la scelta passa da un giocatore all'altro in senso antiorario, saltando quello attivo; in due giocatori sceglie sempre l'unico avversario.
OW-315 = Mentre la scelta dell'attacco fa il giro del tavolo, il giocatore del mostro resta lo stesso.
OW-316 = I danni di un mostro colpiscono il witcher nello stesso ordine di quelli di un witcher: scudo, mazzo vita, mano.
OW-317 = Alcuni danni dipendono dal livello del mostro: di tre numeri, il livello I usa il primo, il II il secondo e il III il terzo.
OW-318 = Per uno scarto casuale, mescola la tua mano, e il giocatore del mostro sceglie alla cieca 1, 2 o 3 carte per la tua pila degli scarti, secondo il livello I, II o III del mostro.
OW-319 = Se per uno scarto casuale hai poche carte, scarta tutta la mano e il resto dalla cima del mazzo vita; lo scudo non serve, perché non sono danni.
OW-320 = Se l'attacco dice di eliminare una carta dalla mano, il giocatore attivo ne elimina una a sua scelta.
OW-321 = Se in quel momento la tua mano è vuota, si rivela e si elimina la prima carta del tuo mazzo vita.
OW-322 = Se l'attacco abbassa un attributo, sposta il suo indicatore in giù di uno, ma non sotto il livello 1, e per nulla se è a livello 5.
OW-323 = Una metà di una carta scontro può unire più effetti, per esempio danni ed eliminazione di una carta.
OW-483 = Le carte scontro hanno Carica nella metà in alto e Azzanna in quella in basso; scarti casuali ed eliminazioni vanno con Carica, attributi abbassati con Azzanna.

## Scontri con mostri: fine dello scontro

OW-324 = Uno scontro finisce quando i danni, o l'ultima carta giocata, esauriscono la salute di una parte mentre l'altra ha ancora carte; vince chi ha ancora salute.
OW-325 = Uno scontro con un mostro finisce in tre modi: mostro sconfitto, oppure witcher K.O., e allora mostro scacciato se gli resta 0 o 1 carta, sconfitta completa se gliene restano 2 o più.
OW-326 = Se il mazzo vita del mostro è vuoto e il witcher non è K.O., il mostro è sconfitto, anche quando l'ultima carta è stata rivelata come attacco.

## Scontri con mostri: mostro sconfitto

OW-327 = Quando sconfiggi un mostro, prendi prima la sua carta e 2 monete d'oro dalla banca.
OW-328 = Secondo, gira la carta del mostro sconfitto; la descrizione dello scontro si può leggere a voce alta.
OW-329 = Terzo, sposta il segnalino punteggio in su di una casella per il mostro sconfitto e subisci la stanchezza; se arrivi alla casella più alta, vinci subito.
OW-330 = Quarto, infila la carta del mostro sconfitto sotto la plancia, con l'abilità del trofeo in vista.
OW-331 = Ai trofei mostro non c'è limite: ogni mostro che sconfiggi te ne dà uno.

## Scontri con mostri: un nuovo mostro

OW-332 = Dopo i passi del trofeo per un mostro sconfitto deve entrarne uno nuovo, ma non in solitario, e non se il trofeo ha fatto vincere la partita.
OW-333 = Primo, pesca un segnalino mostro di un livello più alto di quello sconfitto: dopo il livello I il II, dopo il II il III.
OW-334 = Dopo un mostro di livello III, pesca un altro segnalino di livello III.
OW-335 = Se la pila di quel livello è vuota, mescola in una nuova pila i segnalini di tutti i mostri scacciati di quel livello e pesca da lì; può tornare anche quello appena scacciato.
OW-336 = Secondo, il segnalino del mostro sconfitto va per sempre nella scatola, perché la sua carta ora è un trofeo.
OW-337 = Al secondo passo, prima di pescarne uno nuovo, il segnalino luogo del mostro sconfitto o scacciato si rimescola a faccia in giù nella sua pila, quindi può uscire ancora.
OW-338 = Al secondo passo si rimescolano nella pila anche i segnalini traccia e le missioni traccia di tutti i giocatori per il mostro sconfitto o scacciato; l'oro di una missione traccia va alla banca.
OW-339 = Terzo, pesca un segnalino luogo dello stesso terreno e mettilo a faccia in su nello slot liberato della zona mostri.
OW-340 = Quarto, metti il nuovo segnalino mostro nel luogo della mappa indicato da quel segnalino luogo; quinto, metti la carta mostro corrispondente in quello slot della zona mostri.

## Scontri con mostri: la pila extra in quattro e cinque giocatori

OW-341 = In quattro o cinque giocatori, quando si sconfigge un mostro di livello I entra il primo segnalino della pila extra, finché ce n'è, invece di uno di livello II.
OW-342 = Scacciare un mostro non usa la pila extra: chi lo sostituisce viene dalla pila normale dello stesso livello.
OW-343 = Quando la pila extra è vuota, i nuovi mostri entrano come sempre.

## Scontri con mostri: mostro scacciato

OW-344 = Scacci un mostro quando vai K.O., ma nel suo mazzo vita resta solo 0 o 1 carta.
OW-345 = Quando scacci un mostro, guadagni prima 2 monete d'oro.
OW-346 = Secondo, la carta del mostro scacciato si scarta, e il suo segnalino va con quelli scacciati del suo livello.
OW-347 = Terzo, scacciando un mostro metti sulla tua pila degli scarti una carta azione di costo 0.
OW-348 = Poi entra un nuovo mostro come dopo una vittoria: segnalino luogo, segnalini traccia e missioni traccia tornano, si pesca un luogo dello stesso terreno, ma il segnalino mostro è dello stesso livello.
OW-349 = Scacciare un mostro non dà trofeo, non muove nulla sul tracciato trofei e non dà stanchezza.
OW-350 = Scacciare un mostro non riduce la fase III: peschi come sempre fino a tre carte.

## Scontri con mostri: sconfitta completa e riordino

OW-351 = È una sconfitta completa quando vai K.O. e al mostro restano due o più carte.
OW-352 = In una sconfitta completa, prendi prima un segnalino traccia del terreno di quel mostro, se non ne hai già uno e la pila non è vuota.
OW-353 = Secondo, in una sconfitta completa metti sulla tua pila degli scarti una carta azione di costo 0.
OW-354 = Terzo, dopo una sconfitta completa peschi fino a due carte invece di tre, nella fase III di questo turno soltanto.
OW-355 = Dopo una sconfitta completa il mostro resta dov'è.
OW-356 = Dopo ogni scontro con un mostro, comunque sia finito, per prima cosa rimescola tutte le carte scontro in un solo mazzo.
OW-357 = Secondo, dopo ogni scontro con un mostro, mescola insieme mazzo vita, pila degli scarti e mano in un nuovo mazzo personale: ora la mano è vuota.
OW-358 = Terzo, dopo ogni scontro con un mostro, alza lo scudo al valore della tua Difesa.
OW-359 = Dopo il riordino che segue uno scontro con un mostro, il tuo turno continua con la fase III.
OW-360 = Gli attributi abbassati in uno scontro restano così: nulla li ripristina dopo.
OW-477 = L'abilità speciale di un mostro vale esattamente quando lo dice il testo; «il primo turno» è il primo turno di scontro della parte nominata, chiunque cominci.
OW-478 = Puoi cominciare uno scontro con un mostro in ogni luogo che ne ha uno, anche in una scuola e dove sta il segnalino taverna chiusa.

## Scontri con mostri: una carta di costo 0 sulla pila degli scarti

OW-361 = Ricevi una carta di costo 0 quando scacci un mostro, quando un mostro ti infligge una sconfitta completa e quando un altro witcher ti batte.
OW-362 = La carta di costo 0 si prende dalla fila azioni, a tua scelta se ce n'è più d'una; conta solo il costo stampato 0, senza le modifiche dello slot.
OW-363 = La carta di costo 0 va in cima alla tua pila degli scarti, non in mano, e non si paga nulla.
OW-364 = Presa dalla fila una carta di costo 0, riempila come sempre: le carte scorrono a destra e ne entra una nuova da sinistra.
OW-365 = Se nella fila non c'è una carta di costo 0, rivela il mazzo azioni comune una carta alla volta finché ne esce una, e mettila sulla tua pila degli scarti.
OW-366 = Le altre carte rivelate in questa ricerca vanno negli scarti comuni delle azioni accanto al tabellone, e la fila non cambia.
OW-367 = La carta di costo 0 arriva prima di mescolare le carte dopo lo scontro, quindi finisce nel tuo nuovo mazzo.

## Scontri tra witcher: risultato

OW-368 = Uno scontro tra witcher lo vince l'attaccante o il difensore, senza pareggi né fughe, e chi perde, chiunque sia, mette sulla propria pila degli scarti una carta di costo 0.
OW-369 = Se hai attaccato e vinto, prendi un trofeo witcher che appartiene al witcher battuto.
OW-370 = Se hai già un trofeo di quel witcher, salta tutti i passi del trofeo: niente carta, movimento o stanchezza; l'oro e la carta di costo 0 per chi perde restano.
OW-371 = Gira il trofeo witcher ottenuto; la sua descrizione dello scontro si può leggere a voce alta.
OW-372 = Per il trofeo witcher ottenuto, sposta il segnalino punteggio in su di una casella e subisci la stanchezza.
OW-373 = Infila il trofeo witcher ottenuto sotto la plancia, con la sua abilità in vista.
OW-374 = Puoi avere al massimo un trofeo di ciascuna delle altre scuole.
OW-375 = Un difensore che vince uno scontro tra witcher non prende trofei.
OW-376 = Se perdi uno scontro tra witcher, tieni tutti i trofei vinti prima, e nessuna regola fa mai scendere un segnalino punteggio.
OW-377 = Un trofeo witcher ha in alto la descrizione dello scontro e sotto l'abilità.
OW-378 = Chi vince uno scontro tra witcher, attaccante o difensore, guadagna oro secondo la posizione di chi perde sul tracciato trofei: 1, 2, 3 o 3 monete alla posizione 0, 1, 2 o 3.
OW-379 = Dopo uno scontro tra witcher, entrambi, comunque sia andata, alzano lo scudo al valore della propria Difesa e mescolano mazzo, pila degli scarti e mano in un nuovo mazzo personale.
OW-380 = Il difensore non ha una fase III ma pesca subito: quattro carte se vince, tre se perde.
OW-381 = Un attaccante che ha vinto passa alla fase III e pesca come sempre fino a tre carte.
OW-382 = Un attaccante che ha perso pesca fino a due carte invece di tre, nella fase III di questo turno soltanto.

## Scontri tra witcher: pagare le scommesse

OW-383 = Se hai scommesso su chi perde, la tua moneta d'oro va alla banca.
OW-384 = Se hai scommesso su chi vince, riprendi la tua moneta e guadagni dalla banca quanto ha guadagnato il vincitore dello scontro.
OW-385 = Le scommesse si pagano dopo lo scontro; se nessuno ne ha fatte, questo passo si salta.
OW-475 = Dopo uno scontro tra witcher vengono il trofeo dell'attaccante se vince, che può chiudere la partita, l'oro di chi vince, la carta di costo 0, scudi e nuovi mazzi, pesca del difensore, scommesse, taverna chiusa, poi fase III.
OW-476 = Anche dopo uno scontro tra witcher le pozioni usate da entrambi, attaccante e difensore, vanno negli scarti delle pozioni.

## Trofei, tracciato e stanchezza

OW-386 = Quando ottieni un trofeo qualsiasi, fai esattamente in quest'ordine: leggi il testo in alto, sposta il segnalino punteggio in su di una casella, subisci la stanchezza, infila la carta.
OW-387 = Se quel movimento ti porta alla casella più alta, vinci subito la partita, e stanchezza e carta da infilare non contano più.
OW-388 = Per la stanchezza, elimina tante tue carte azione quante ne indica il tracciato alla posizione appena raggiunta: 1, 2 o 3 alla posizione 1, 2 o 3, nessuna alla 4.
OW-389 = La stanchezza del primo trofeo, quando il segnalino punteggio passa da 0 a 1, è di una carta.
OW-390 = Per la stanchezza, guarda tutte le tue carte azione, nel mazzo, nella pila degli scarti e in mano, e scegli quelle da eliminare.
OW-391 = Dopo la stanchezza, mescola tutte le carte azione che ti restano in un solo nuovo mazzo personale.
OW-392 = Tieni i trofei ottenuti in modo che tutti possano leggerne le abilità.
OW-393 = Dal momento in cui ottieni un trofeo puoi usarne l'abilità, come dice il suo testo.
OW-394 = Il tracciato trofei va da 0, in basso, a 4, in alto.

## Specialità delle scuole

OW-395 = Puoi usare la specialità della tua scuola una volta in ogni scontro.
OW-396 = La tua specialità ha la forza del solo livello attuale di Specialità: dopo averlo aumentato, non puoi più usare la versione di un livello inferiore.
OW-397 = Le specialità funzionano sia contro i witcher sia contro i mostri; il mazzo vita di un mostro vale come «mazzo dell'avversario».

## Specialità delle scuole: Vipera, Acciaio Velenoso

OW-398 = Vipera: puoi usare la specialità quando l'avversario scarta una o più carte per il tuo attacco.
OW-399 = Vipera: prendi dalla cima del mazzo dell'avversario tante carte quante ne dà il tuo livello, e guardale.
OW-400 = Vipera: dal livello 2 di Specialità in su devi poi scartarne quante ne dice il tuo livello; scegli tu quali.
OW-401 = Vipera: le altre carte tornano in cima al mazzo dell'avversario nell'ordine che decidi.

## Specialità delle scuole: Orso, Armatura

OW-402 = Orso: la specialità agisce da sola quando nel tuo turno di scontro lo scudo è 0; si controlla all'inizio del turno e dopo ogni cambiamento dello scudo.
OW-403 = Orso: pesca dal tuo mazzo vita tante carte quante ne dà il tuo livello.
OW-404 = Orso: dal livello 2 di Specialità in su, prima alza lo scudo di quanto dà il tuo livello, poi pesca.
OW-405 = Orso: al livello 3 di Specialità lo scudo sale di 1 e peschi due carte.

## Specialità delle scuole: Gatto, Velocità

OW-406 = Gatto: puoi usare la specialità solo durante il tuo primo turno di scontro.
OW-407 = Gatto: prendi dalla cima del tuo mazzo vita tante carte quante ne dà il tuo livello, e guardale.
OW-408 = Gatto: ai livelli 1, 4 e 5 di Specialità tutte quelle carte vanno nella tua mano.
OW-409 = Gatto: ai livelli 2 e 3 rimetti in cima al mazzo vita tante carte quante ne dice il tuo livello, scegliendo quali e in che ordine, e prendi in mano le altre.

## Specialità delle scuole: Grifone, Magia

OW-410 = Grifone: puoi prendere in mano la prima carta della tua pila degli scarti; se lo fai, scarta poi dalla mano tante carte a scelta quante ne dice il tuo livello: 0, 1 o 2.
OW-411 = Grifone: ai livelli 4 e 5 di Specialità guardi tutta la tua pila degli scarti e prendi una carta qualsiasi invece della prima.

## Specialità delle scuole: Lupo, Scherma

OW-412 = Lupo: puoi usare la specialità quando giochi una combo di tre o più carte.
OW-413 = Lupo: la specialità infligge i danni in più che dà il tuo livello di Specialità.
OW-414 = Lupo: dal livello 2 di Specialità in su, peschi anche le carte in più che dà il tuo livello.

## Specialità delle scuole: numeri per livello

OW-484 = Vipera, ai livelli di Specialità da 1 a 5: guardi 3, 2, 4, 4 e 4 carte, e ne scarti 0, 1, 1, 2 e 2.
OW-485 = Orso, ai livelli di Specialità da 1 a 5: guadagni 0, 1, 1, 2 e 2 scudi, e peschi 1, 1, 2, 2 e 2 carte.
OW-486 = Gatto, ai livelli di Specialità da 1 a 5: guardi 1, 3, 3, 3 e 3 carte, e ne tieni 1, 1, 2, 3 e 3.

## Azioni dei luoghi: addestrare un attributo

OW-415 = Un luogo d'addestramento nomina un attributo; puoi aumentarlo gratis di un livello, se il suo livello attuale è pari o inferiore al tuo livello witcher.
OW-416 = Se quell'attributo supera già il tuo livello witcher, l'azione del luogo d'addestramento non ha effetto.
OW-417 = Quattro luoghi addestrano un attributo ciascuno: Ban Ard (4) l'Alchimia, Cidaris (5) la Difesa, Glenmore (12) la tua Specialità e Ard Modron (18) il Combattimento.

## Azioni dei luoghi: pozione

OW-418 = A Cintra (9), Beauclair (11) e Dhuwod (16) puoi prendere la prima carta del mazzo pozioni; se così ne hai più di quattro, scarta subito l'eccesso.

## Azioni dei luoghi: poker con la gente del posto

OW-419 = A Novigrad (6) e Loc Ichaer (14), come azione del luogo, puoi giocare a poker di dadi contro la gente del posto.
OW-420 = Contro la gente del posto punti 1 moneta d'oro e la banca ne aggiunge 2, quindi il piatto è 3; senza oro non puoi giocare.
OW-421 = Per la gente del posto lancia i dadi il giocatore alla destra di quello attivo, e decide anche che cosa rilanciare.
OW-422 = Se batti la gente del posto prendi tutte e 3 le monete d'oro; se vincono loro, tornano alla banca.
OW-423 = Per il resto vale il poker tra witcher: lancio simultaneo, rilancia prima la gente del posto e poi tu, stessi gradi, e la parità completa è tua.
OW-424 = Dopo il poker con la gente del posto puoi comunque attaccare chiunque, perché non hai giocato contro nessun witcher.

## Azioni dei luoghi: scambiare una carta

OW-425 = A Vengerberg (8), elimina una carta dalla mano e prendi una delle sei carte della fila azioni; scegli tu entrambe.
OW-426 = In uno scambio la carta presa può costare meno, uguale o al massimo 1 in più di quella eliminata; contano i costi stampati, non gli slot, e non si paga altro.
OW-427 = La carta presa in uno scambio va direttamente in mano.
OW-428 = Dopo uno scambio la fila azioni si riempie come sempre.

## Azioni dei luoghi: scuola dei witcher

OW-429 = In una scuola scegli di addestrare Combattimento, Difesa o Alchimia; le scuole sono Kaer Seren (1, Grifone), Kaer Morhen (3, Lupo), Haern Caduch (10, Orso), Gorthur Gvaed (15, Vipera), Stygga (17, Gatto) e il luogo 0 (Manticora).
OW-430 = Nella tua scuola puoi invece addestrare la tua Specialità.
OW-431 = Le specialità delle altre scuole non si possono imparare mai, a nessun prezzo.
OW-432 = L'addestramento in una scuola costa in oro il livello attuale dell'attributo più 1: 2 per il livello 2, 3 per il 3, 4 per il 4, 5 per il 5.
OW-433 = L'attributo addestrato in una scuola sale esattamente di un livello.
OW-434 = Se non hai abbastanza oro per un attributo, non puoi addestrarlo.
OW-435 = Il livello witcher non limita l'addestramento in una scuola, e puoi sviluppare gli attributi in modo disuguale quanto vuoi.
OW-488 = Una visita a una scuola aumenta una volta un attributo; non puoi usare due volte nello stesso turno la stessa scuola, ma puoi usarne due diverse.

## Azioni dei luoghi: voci su un mostro

OW-436 = A Hengfors (2) e Doldeth (13) guadagni prima 1 moneta d'oro.
OW-437 = Poi puoi cominciare una missione traccia: scegli un mostro in gioco per cui non hai né segnalino traccia né missione traccia, e prendi il primo segnalino della pila del suo terreno.
OW-438 = Il segnalino di una missione traccia non può nominare il luogo dove sei: se lo nomina, prendine un altro e rimescola nella pila quello rifiutato.
OW-439 = Metti quel segnalino sulla plancia, con il lato luogo in su e sopra 1 moneta d'oro della banca: è la tua missione traccia.
OW-440 = Appena entri nel luogo della tua missione traccia, come parte di quel movimento e senza altri costi, prendi l'oro e gira il segnalino: ora è il tuo segnalino traccia.
OW-487 = Le missioni traccia non hanno un limite proprio e non occupano la fase II; una che non completi mai non ti costa nulla.

## Azioni dei luoghi: elemosina e fila nuova

OW-441 = A Vizima (7), se hai 0 monete d'oro, ne guadagni 1.
OW-442 = A Vizima puoi anche eliminare una o due carte della fila azioni, a tua scelta, o nessuna, qualunque sia il tuo oro.
OW-443 = Dopo, le carte rimaste nella fila scorrono a destra, e gli slot liberi si riempiono dal mazzo azioni comune.

## Solitario

OW-444 = In solitario prendi la carta aiuto solitario, prepara come per due o tre giocatori e segui le regole normali, con le sole modifiche che seguono.
OW-445 = In solitario cominci con 3 monete d'oro e cinque carte in mano.
OW-446 = In solitario prendi un segnalino mostro di ciascun livello, I, II e III, invece di tre di livello I; i terreni si assegnano sempre a caso.
OW-447 = In solitario mescola un set dei quattro trofei attributo, mettine uno a caso a faccia in su accanto al tabellone e riponi gli altri nella scatola.
OW-448 = In solitario non ci sono avversari, e quindi niente trofei witcher, scontri tra witcher, scommesse o poker tra witcher.
OW-449 = In solitario vinci ottenendo quattro trofei: quelli dei tre mostri, di livello I, II e III, e l'unico trofeo attributo.
OW-450 = In solitario il trofeo attributo non può essere l'ultimo: finché non ce l'hai, l'ultimo mostro non si può sconfiggere, né si può cominciare a combatterlo.
OW-451 = In solitario conta i tuoi turni, compreso quello della vittoria: il loro numero decide il risultato.
OW-452 = In solitario tutte le azioni dei luoghi funzionano come sempre, tranne il poker di dadi.
OW-453 = Per il poker in solitario paga 1 moneta d'oro, lancia cinque dadi, rilanciane quanti vuoi una volta, se ti va, e guarda la vincita; nessuno lancia contro di te.
OW-454 = Il poker in solitario paga, senza rendere la puntata: coppia o meno 0, doppia coppia 1, tris 2, ogni scala 3, full 4, poker 5, cinquina 6 monete d'oro.
OW-455 = In solitario le carte esplorazione ed evento le leggi tu: copri gli esiti finché non hai scelto, e non leggere quello non scelto.
OW-456 = In solitario, prima di rivelare ogni carta del mostro, lancia un dado per l'attacco: da 1 a 3 è Carica, da 4 a 6 Azzanna.
OW-457 = In solitario, dopo aver sconfitto un mostro non ne entra uno nuovo.
OW-458 = In solitario, dopo aver scacciato un mostro ne entra come sempre uno nuovo dello stesso livello.
OW-459 = In solitario un mostro scacciato non vale come sconfitto.
OW-460 = In solitario, se nella fase III prendi una carta da uno slot diverso da quello più a destra, a fine fase la carta dello slot più a destra va negli scarti comuni delle azioni.
OW-461 = Il solitario finisce subito quando hai tutti e quattro i trofei.
OW-462 = Risultato in solitario con 13 o più turni, il più basso: un inizio decoroso, che migliora, ma i grandi sono ancora lontani.
OW-463 = Risultato in solitario con 11 o 12 turni: un witcher affidabile, che di solito torna con il trofeo, anche se c'è chi fa meglio.
OW-464 = Risultato in solitario con 9 o 10 turni: un lavoro da vero professionista e un nome che comincia a girare, ma la maestria è ancora lontana.
OW-465 = Risultato in solitario con 7 o 8 turni: nasce una leggenda, di cui la gente si fida e che i mostri temono.
OW-466 = Risultato in solitario con 6 turni o meno, il più alto: una leggenda vivente nelle canzoni dei bardi e la gloria di tutta la scuola.
OW-467 = In solitario meno turni sono meglio, e ogni numero cade in una sola fascia: 13 o più, 11 o 12, 9 o 10, 7 o 8, fino a 6.

## Fine della partita

OW-468 = Nessuno esce mai dalla partita: andare K.O. fa perdere soltanto quello scontro.
OW-469 = Né la partita a più giocatori né il solitario hanno un limite di round o turni; in solitario i turni incidono solo sul risultato.
