## Natura del gioco, obiettivo, discorsi al tavolo

RO-001 = Ronin è un gioco competitivo da uno a cinque giocatori; ogni giocatore guida un eroe.
RO-002 = Nella storia tutti gli eroi sono una sola squadra, eppure vince un solo giocatore: la vittoria non si condivide mai.
RO-003 = Ronin è un gioco completo in sé; non mescolarvi mai componenti di Path of Destiny o delle sue espansioni.
RO-004 = Vince chi ha più punti vittoria (PV) al termine del conteggio finale.
RO-005 = I vicini possono parlare apertamente delle carte che intendono giocare, perché i loro effetti intesa combacino.
RO-006 = Nessuna promessa vincola: un partner può annunciare un piano e giocarne un altro, e nulla obbliga a rispettarlo.
RO-007 = Solo i PV decidono chi vince, e i capitoli li danno per il tuo simbolo attivo più scarso: tieni in equilibrio entrambi i simboli attivi.

## Componenti

RO-008 = Un tabellone principale ospita gli slot del mercato, il mazzo principale, la pila degli scarti, il tracciato dell'iniziativa, le carte simbolo attivo, il tracciato dei turni e il tracciato PV.
RO-009 = Un solo indicatore dei turni tiene il conto dei turni.
RO-010 = La scatola contiene cinque indicatori intesa, uno per ogni tracciato intesa.
RO-011 = Il mazzo principale è formato da 80 carte azione di cinque colori.
RO-012 = Ci sono sei carte capitolo, e il retro di ciascuna dà l'iniziativa iniziale.
RO-013 = C'è un solo segnalino esperienza extra.
RO-014 = Ci sono cinque plance intesa con due lati ciascuna: un lato A simmetrico e un lato B asimmetrico.
RO-015 = Una carta riassuntiva ricorda come si svolge un capitolo e come finisce la partita.
RO-016 = Ci sono quattro carte simbolo attivo, stampate su entrambi i lati.
RO-017 = La scorta comune contiene 40 segnalini esplorazione.
RO-018 = La scorta comune contiene 40 segnalini combattimento.
RO-019 = La scorta comune contiene 40 segnalini magia.
RO-020 = La scorta comune contiene 40 segnalini diplomazia.
RO-021 = La scorta comune contiene 30 segnalini simbolo perso.
RO-022 = Puoi giocare sette eroi, ciascuno con il proprio set: Vesemir, Geralt, Yennefer, Ranuncolo, Triss, Ciri e Yuki-onna.
RO-023 = Il set di un eroe: plancia giocatore, pedina di cartone, pedina, indicatori PE normale e dorato, indicatore PV, quattro indicatori abilità, quattro carte abilità, cinque carte azione iniziali.
RO-024 = Le 35 carte azione iniziali, cinque per eroe, non fanno parte delle 80 e nella preparazione non si mescolano al mazzo principale.
RO-025 = Le quattro carte abilità di ogni eroe sono due copie della 1ª abilità e due della 3ª; le abilità 2 e 4 non ne hanno.

## Simboli e segnalini

RO-026 = Esistono quattro simboli, e nessun altro: esplorazione, combattimento, magia e diplomazia.
RO-027 = La maggior parte dei tuoi simboli viene dalle carte azione che giochi; effetti delle carte, abilità e bonus ne portano altri come segnalini.
RO-028 = Un simbolo su una carta della tua linea temporale e un segnalino simbolo della tua riserva valgono allo stesso modo per ogni effetto e ogni conteggio.
RO-029 = Quando guadagni un simbolo, mettine un segnalino a sinistra della tua linea temporale; quei segnalini sono la tua riserva.
RO-030 = Per perdere un simbolo, scegli: scarta un segnalino uguale dalla tua riserva, oppure copri un simbolo uguale della linea temporale con un segnalino simbolo perso.
RO-031 = Quando un segnalino simbolo perso copre un simbolo, ignoralo per le condizioni, le altre perdite, le coppie di tazze e ogni conteggio.
RO-032 = Ogni segnalino simbolo perso copre un solo simbolo, e gli altri simboli di quella carta valgono ancora.
RO-033 = Una carta con simboli coperti resta nella linea temporale e mantiene il suo colore: soddisfa quindi ancora le condizioni sui colori.
RO-034 = Quando scarti un segnalino simbolo, rimettilo nella scorta comune.
RO-035 = I segnalini non finiscono mai: non si nega il guadagno o la perdita di un simbolo perché la scorta è vuota.

## Carta capitolo; simboli attivi e inattivi

RO-036 = Una carta capitolo mostra un simbolo attivo sinistro e uno destro per ognuno dei tre capitoli, e più in basso i simboli dell'obiettivo aggiuntivo.
RO-037 = Ogni partita usa una sola carta capitolo: il retro stabilisce l'iniziativa iniziale, e il fronte serve per tutti e tre i capitoli.
RO-038 = Il tabellone principale mostra sempre le carte simbolo attivo che corrispondono alla coppia del capitolo in corso.
RO-039 = In ogni capitolo sono attivi esattamente due simboli.
RO-040 = I simboli attivi sulle carte giocate e sui segnalini ti danno punti esperienza (PE) e PV a fine capitolo: raccoglili.
RO-041 = I due simboli che non sono attivi sono inattivi per quel capitolo.
RO-042 = A fine capitolo i simboli inattivi non valgono nulla, ma gli effetti delle carte e le abilità possono usarli.
RO-043 = Il sentiero sinistro, segnato dal cartello chiaro, è il simbolo attivo sinistro del capitolo; il sentiero destro, dal cartello scuro, è quello destro.
RO-044 = Si guarda se un simbolo è attivo quando si risolve un effetto o si contano i punti: può dunque cambiare da un capitolo all'altro.
RO-045 = I simboli attivi sinistro e destro di un capitolo non sono mai lo stesso simbolo.
RO-046 = I simboli dell'obiettivo aggiuntivo, in fondo alla carta capitolo, sono i due simboli inattivi del capitolo III.
RO-047 = Insieme, le quattro carte simbolo attivo a due lati permettono a ciascuno dei quattro simboli di comparire nel posto di sinistra o in quello di destra.

## Plancia giocatore

RO-048 = Sulla tua plancia giocatore trovi nome, immagine e abilità del tuo eroe, oltre al tracciato PE e ai PV che frutta a fine partita.
RO-049 = Ogni eroe ha quattro abilità, numerate da 1 a 4 da sinistra a destra.
RO-050 = Un'abilità si sblocca quando il tuo indicatore PE raggiunge la casella di quell'abilità.
RO-051 = Il tracciato PE va dalla casella 0 alla casella 20, e uno spazio più in basso accoglie l'indicatore normale a percorso finito.
RO-052 = Finché non serve, l'indicatore dorato aspetta nel suo spazio a destra del tracciato PE.

## Com'è fatta una carta azione

RO-053 = Su una carta azione cerca simboli, un'immagine, un colore, un effetto standard con condizione e risultato, un effetto tè, una tazza.
RO-054 = La maggior parte delle carte azione mostra simboli nell'angolo in alto a sinistra, ma alcune non ne hanno.
RO-055 = I simboli stampati su una carta possono essere attivi o inattivi in questo capitolo.
RO-056 = Molte carte azione hanno un effetto, ma una carta può anche non averne nessuno.
RO-057 = Gli effetti che danno punti intesa portano l'icona del tè; si risolvono nella fase 3 invece che nella fase 2.
RO-058 = Ogni tazza su una carta è rivolta verso un vicino, a sinistra oppure a destra.
RO-059 = Ogni carta azione ha uno di cinque colori: blu, verde, rosso, rosa o giallo.

## Plance intesa

RO-060 = Una plancia intesa sta fra due partecipanti vicini, appartiene a entrambi e li rende partner.
RO-061 = Il suo tracciato intesa mostra quanto due partner hanno collaborato: dà bonus immediati durante il gioco e PV a fine partita.
RO-062 = Un solo indicatore intesa si muove lungo il tracciato intesa, partendo dalla teiera, che è la casella 0.
RO-063 = Oltre la teiera, il tracciato intesa ha 24 caselle numerate, con accanto dodici etichette PV da 1 a 12.
RO-064 = Il lato A è simmetrico; il lato B è asimmetrico, con bonus diversi per ogni coppia di partner, ma sempre gli stessi per entrambi i partner.
RO-065 = Sul lato A tutte le plance intesa hanno bonus identici.
RO-066 = Prima della partita, i giocatori scelgono tutti insieme un unico lato per tutte le plance intesa; per la prima partita conviene il lato A.
RO-067 = Le cinque plance intesa portano i numeri da 1 a 5, e i loro lati le lettere A e B.
RO-068 = Il lato A e il lato B della plancia 1 hanno dieci bonus ciascuno: sei con testo, un semplice 2 e tre semplici 1.

## Plance intesa: bonus del lato A

RO-069 = Lato A, casella 3: ogni partner decide per conto suo se acquisire la carta della 1ª abilità dell'altro o guadagnare 2 PE.
RO-070 = Lato A: guadagna due segnalini di simboli attivi, scegliendo ciascuno liberamente, uguali o diversi.
RO-071 = Lato A: mostra la mano e guadagna 1, 2 o 3 PV per almeno 0, 2 o 4 simboli attivi, oppure guadagna 3 PE.
RO-072 = Per il bonus che fa mostrare la mano, conta i simboli e non le carte: una carta con due simboli attivi ne aggiunge due.
RO-073 = Lato A: scegli un simbolo attivo e guadagnane due segnalini; non puoi mescolare i due tipi.
RO-074 = Lato A: scegli se pescare in mano una carta dal mazzo principale o guadagnare 2 PE.
RO-075 = Lato A, casella 10: ogni partner decide per conto suo se acquisire la carta della 3ª abilità dell'altro o guadagnare 3 PE.
RO-076 = Il lato A ha anche quattro bonus semplici: uno dà 2 PE, e tre danno 1 PV ciascuno.

## Plance intesa: bonus del lato B

RO-077 = Plancia 1, lato B: acquisisci una carta della 1ª abilità del tuo partner, senza nulla da prendere in alternativa.
RO-078 = Plancia 1, lato B: con 2, 3 o 4 abilità sbloccate sulla tua plancia giocatore, guadagna 1, 2 o 3 simboli attivi a scelta.
RO-079 = Plancia 1, lato B: guadagna 1, 2 o 3 PV per un totale di almeno 16, 20 o 24 PE, e nulla al di sotto.
RO-080 = Plancia 1, lato B: scegli uno dei simboli attivi e guadagna due segnalini di quel simbolo.
RO-081 = Plancia 1, lato B: guadagna 1, 2, 4 o 6 PE per 0, 1, 2 o almeno 3 carte blu nella tua linea temporale.
RO-082 = Plancia 1, lato B: rendi di nuovo disponibile un'abilità usata a scelta, della tua plancia o di una carta abilità acquisita; se nessuna è usata, non succede nulla.
RO-083 = Anche la plancia 1, lato B, ha quattro bonus semplici: tre da 1 PV e uno da 2 PE.

## Preparazione

RO-084 = Comincia la preparazione dal tabellone principale, poi carta capitolo, carte azione, segnalino esperienza extra, segnalini simbolo, eroi, plance intesa e infine i componenti di ogni giocatore.
RO-085 = Lascia davanti a ogni giocatore spazio sufficiente per una plancia giocatore e una linea temporale che cresce.
RO-086 = Mescola le sei carte capitolo e mettine una, presa a caso, accanto al tabellone principale.
RO-087 = Disponi sul tabellone principale le carte simbolo attivo del capitolo I.
RO-088 = Comincia la partita con l'indicatore dei turni sulla prima casella del tracciato dei turni.
RO-089 = Scelti gli eroi, disponi tutte le pedine secondo il retro della carta capitolo: il valore più alto in cima, vicino alle carte simbolo attivo, poi a scendere.
RO-090 = Sul tracciato dell'iniziativa stanno solo gli eroi in gioco, compresi quelli degli Automi, e gli eroi assenti non lasciano vuoti.
RO-091 = Mescola tutte le carte azione del mazzo principale e mettile a faccia in giù nello spazio del mazzo.
RO-092 = Riempi gli slot disponibili del mercato con coppie a faccia in su dal mazzo principale, a partire dallo slot più vicino al mazzo.
RO-093 = Le partite con uno, due o tre giocatori usano quattro slot del mercato.
RO-094 = Le partite con quattro o cinque giocatori usano cinque slot del mercato.
RO-095 = Metti il segnalino esperienza extra accanto allo slot disponibile più basso: lo slot 4 fino a tre giocatori, lo slot 5 con quattro o cinque.
RO-096 = Tieni tutti i segnalini simbolo e i segnalini simbolo perso vicino al tabellone principale, come scorta comune.
RO-097 = Comincia a scegliere chi ha letto più di recente il manga The Witcher Ronin; a questo tavolo, un giocatore a caso o deciso di comune accordo.
RO-098 = I giocatori scelgono gli eroi uno alla volta, in senso orario a partire da chi comincia.
RO-099 = Le plance giocatore si mescolano a faccia in giù; chi sceglie ne guarda due, ne tiene una e restituisce l'altra.
RO-100 = Una plancia giocatore restituita si rimescola alle altre prima della scelta successiva, quindi può ricomparire.
RO-101 = Dopo aver scelto un eroe, prendi tutti i componenti del set di quell'eroe.
RO-102 = In senso orario da chi comincia, ogni giocatore tiene una delle due plance intesa offerte, da condividere con il vicino di sinistra; con il lato A questa scelta si salta.
RO-103 = L'anello si chiude quando l'ultimo giocatore a scegliere prende la plancia intesa da condividere con chi comincia.
RO-104 = Con cinque giocatori, la quinta coppia di vicini riceve semplicemente l'ultima plancia intesa rimasta.
RO-105 = Ogni tracciato intesa in gioco riceve un indicatore intesa, posto sulla casella 0.
RO-106 = Metti il tuo indicatore PE normale sulla casella 0 del tracciato PE e l'indicatore dorato nel suo spazio a destra.
RO-107 = Metti un indicatore abilità, dal lato attivo, sulla tua abilità più a sinistra, pronta dall'inizio; gli altri tre restano accanto alla tua plancia.
RO-108 = Metti il tuo indicatore PV sullo 0 del tracciato PV.
RO-109 = Cominci con in mano le cinque carte azione iniziali del tuo eroe.
RO-110 = Metti a faccia in giù, vicino al tabellone principale, le quattro carte abilità di ogni eroe: lì aspettano che i bonus intesa le distribuiscano.
RO-111 = Non hai mai le carte abilità del tuo eroe, perché sono destinate ai tuoi vicini.

## Preparazione secondo il numero di giocatori

RO-112 = Cinque giocatori: cinque partecipanti, cinque plance intesa e cinque slot, con il segnalino esperienza extra allo slot 5 e nessun Automa.
RO-113 = Quattro giocatori: quattro partecipanti, quattro plance intesa e cinque slot, con il segnalino esperienza extra allo slot 5 e nessun Automa.
RO-114 = Tre giocatori: tre partecipanti, tre plance intesa e quattro slot, con il segnalino esperienza extra allo slot 4 e nessun Automa.
RO-115 = Due giocatori: un Automa come terzo partecipante, una plancia intesa fra ogni due partecipanti, quattro slot e il segnalino esperienza extra allo slot 4.
RO-116 = Un giocatore: un Automa per lato, una plancia intesa con ciascuno ma nessuna fra loro, quattro slot, segnalino esperienza extra allo slot 4.
RO-117 = Qualunque sia il numero di giocatori, ogni giocatore umano ha due partner e due tracciati intesa.
RO-118 = Il tuo vicino di sinistra è il partecipante successivo in senso orario, il tuo vicino di destra quello successivo in senso antiorario.

## Struttura di capitolo e turno

RO-119 = Una partita ha tre capitoli di tre turni ciascuno, nove turni in tutto.
RO-120 = Un turno si gioca in tre fasi, sempre le stesse: prendere le carte, poi giocare le carte, poi la cerimonia del tè.
RO-121 = In un capitolo le carte simbolo attivo sono pronte, si giocano tre turni, poi vengono il conteggio, la pulizia e la preparazione del capitolo successivo.
RO-122 = Nessuna fase comincia finché ogni partecipante non ha completato quella precedente.
RO-123 = Finita la cerimonia del tè, l'indicatore dei turni avanza di una casella a destra e comincia un nuovo turno.
RO-124 = Un capitolo finisce al termine del suo terzo turno.
RO-125 = Dopo il conteggio di fine capitolo, prepara il capitolo successivo, a meno che l'indicatore dei turni sia in fondo al tracciato: allora viene il conteggio finale.
RO-126 = Il tracciato dei turni ha quindi nove caselle, e il turno 9 è il terzo turno del capitolo III.
RO-127 = L'ordine di iniziativa cambia solo quando le pedine tornano dal mercato dopo la fase 1, e poi vale fino al termine della fase 1 successiva.

## Fase 1: prendere le carte: il rinnovo del mercato

RO-128 = Il mercato si rinnova da sé, senza alcuna decisione dei giocatori.
RO-129 = Il primissimo turno della partita non ha rinnovo: il mercato resta com'è uscito dalla preparazione.
RO-130 = Ogni turno dopo il primo comincia con un rinnovo, compresi i primi turni dei capitoli II e III.
RO-131 = Il rinnovo comincia mettendo la coppia più in alto, la più vicina al mazzo principale, a faccia in su sulla pila degli scarti.
RO-132 = La coppia più in alto è la prima dall'alto ancora nel mercato, qualunque sia il suo slot; se non ne resta nessuna, non si scarta nulla.
RO-133 = Poi tutte le coppie rimaste nel mercato salgono negli slot superiori senza cambiare ordine.
RO-134 = Infine si rivelano nuove carte dal mazzo principale, finché ogni slot disponibile ha di nuovo una coppia.
RO-135 = Il riempimento comincia dallo slot vuoto più vicino al mazzo principale e procede verso il basso.
RO-136 = Quando una coppia sale, le sue due carte restano insieme.

## Fase 1: prendere le carte: la scelta

RO-137 = I partecipanti prendono le carte uno dopo l'altro in ordine di iniziativa, dalla cima del tracciato dell'iniziativa in giù.
RO-138 = Quando agisci nella fase 1, sposta la tua pedina accanto a una coppia disponibile e prendi in mano entrambe le sue carte.
RO-139 = Nessuno può rinunciare a prendere: ogni giocatore riceve esattamente due carte in ogni fase 1.
RO-140 = Al di fuori della posizione di testa, ogni coppia può essere presa da un solo partecipante per turno.
RO-141 = Alla posizione di testa, accanto al mazzo principale, può andare nello stesso turno qualunque numero di giocatori.
RO-142 = Alla posizione di testa ogni nuova pedina sta sotto le pedine già presenti.
RO-143 = Quando la tua pedina va alla posizione di testa, peschi le prime due carte del mazzo principale.
RO-144 = La posizione di testa è un posto a sé sopra lo slot 1, senza coppia a faccia in su: si pesca alla cieca, e la coppia dello slot 1 resta esclusiva.
RO-145 = Poiché la posizione di testa accoglie qualunque numero di pedine, ogni giocatore ha sempre dove andare.
RO-146 = Le carte prese dal mercato sono note a tutti, quelle pescate dal mazzo principale solo a te.
RO-147 = Mettere la tua pedina allo slot disponibile più basso, accanto al segnalino esperienza extra, ti dà subito 1 PE.
RO-148 = Quel PE spetta solo allo slot più basso: finire in coda da un altro slot, o dalla posizione di testa, non frutta nulla.
RO-149 = Il segnalino esperienza extra non si porta mai via, quindi il suo 1 PE è in offerta in tutti e nove i turni.
RO-150 = Scegliere lo slot più basso ha un prezzo: sarai in coda al prossimo ordine di iniziativa.

## Fase 1: prendere le carte: nuova iniziativa e mazzo vuoto

RO-151 = Quando tutti hanno preso le carte, le pedine tornano sul tracciato dell'iniziativa nel loro nuovo ordine.
RO-152 = Il nuovo ordine comincia dalle pedine alla posizione di testa, in ordine di arrivo, seguite da quelle allo slot 1, allo slot 2 e così via.
RO-153 = La fase 2 segue subito e usa già il nuovo ordine di iniziativa.
RO-154 = Appena il mazzo principale è vuoto, in qualunque momento, mescola la pila degli scarti per formare un nuovo mazzo principale.
RO-155 = Se il mazzo principale si svuota a metà di una pesca o di un riempimento, rimescola e poi completa la stessa operazione.
RO-156 = Se mazzo principale e pila degli scarti sono entrambi vuoti, pesca solo quanto puoi; il prossimo scarto avvia un nuovo mazzo principale.
RO-157 = Tutti i partecipanti condividono una sola pila degli scarti, quindi le carte iniziali scartate possono poi finire mescolate nel mazzo principale.
RO-158 = La mano non ha limite: conta su sette carte dopo la fase 1 e cinque dopo la fase 2, più quelle eventualmente pescate con i bonus.

## Fase 2: giocare le carte

RO-159 = Tutti i giocatori, nello stesso momento, scelgono in segreto esattamente due carte azione dalla mano.
RO-160 = Metti le tue due carte a faccia in giù nell'ordine in cui entreranno nella linea temporale, poi aspetta gli altri.
RO-161 = Quando tutti hanno scelto, le carte si girano tutte insieme ed entrano nelle linee temporali.
RO-162 = Una volta che le carte sono a faccia in giù, non puoi cambiare né le carte né il loro ordine.
RO-163 = Le nuove carte vanno all'estremità destra della tua linea temporale, la prima a sinistra della seconda.
RO-164 = Dopo la rivelazione, gli effetti standard si applicano un partecipante alla volta, in ordine di iniziativa.
RO-165 = Le tue due nuove carte si risolvono una alla volta, a cominciare dalla carta di sinistra.
RO-166 = Ogni partecipante completa entrambe le proprie carte prima che cominci il successivo.
RO-167 = Durante la fase 2, effetti tè e tazze non hanno alcun effetto.
RO-168 = Un effetto standard funziona solo quando la sua carta viene giocata; le carte dei turni precedenti non funzionano di nuovo.
RO-169 = Quando ogni giocatore ha applicato gli effetti standard, si passa alla fase 3.

## Come funzionano gli effetti

RO-170 = Un effetto tiene conto della propria carta, delle carte precedenti della tua linea temporale e di tutti i segnalini della tua riserva.
RO-171 = I simboli su una carta possono soddisfare o pagare la condizione di quella stessa carta.
RO-172 = Un effetto non vede le carte alla destra della propria: la carta di sinistra di un turno ignora quindi quella di destra.
RO-173 = La carta di destra di un turno vede invece quella di sinistra, e anche i segnalini che questa ha appena portato.
RO-174 = Ottieni il risultato di un effetto solo se la sua condizione è soddisfatta.
RO-175 = Le condizioni sono di due tipi: avere certi simboli o carte di un colore, e perdere certi simboli.
RO-176 = Non puoi rifiutare un effetto: se si può applicare, va applicato.
RO-177 = Applica un effetto fin dove puoi: se hai due simboli con cui pagare un effetto 1/2/3, devi pagarli entrambi.
RO-178 = Un effetto a livelli, segnato 1/2/3, dà il risultato del livello raggiunto dalla sua condizione, mai oltre il livello 3.
RO-179 = Il livello è pari al numero che hai a disposizione, fino a tre; se non hai nulla, non succede nulla.
RO-180 = Livelli a parte, un effetto risolto si applica una sola volta, per quante volte la sua condizione sia soddisfatta.
RO-181 = Se una condizione chiede un numero esatto, averne di più la fa fallire tanto quanto averne di meno.
RO-182 = Se un effetto ti costa un simbolo, decidi tu quale simbolo adatto se ne va, un segnalino o uno su una carta.
RO-183 = Paga solo con segnalini o con simboli su quella carta e sulle precedenti; i simboli di una carta successiva non possono pagare.
RO-184 = Le perdite si pagano prima di guadagnare il risultato: i nuovi segnalini di un effetto non possono quindi pagarlo.
RO-185 = Quando perdi simboli inattivi, puoi mescolare i due tipi inattivi, e anche combinare segnalini scartati e simboli coperti sulle carte.
RO-186 = Poiché gli effetti si applicano per intero, può capitarti di perdere simboli che volevi tenere, ma scegli comunque quali fra quelli adatti.
RO-187 = Se non puoi soddisfare la condizione, salta l'effetto senza penalità; la sua carta resta nella tua linea temporale.
RO-188 = Un effetto saltato è perso: non si può serbare per un altro momento.

## Fase 3: cerimonia del tè

RO-189 = Nella cerimonia del tè i partecipanti agiscono in ordine di iniziativa, dall'alto in basso.
RO-190 = Quando agisci nella fase 3, applica per prima cosa gli effetti tè delle carte azione che hai giocato in questo turno.
RO-191 = Dopo i tuoi effetti tè, controlla se hai coppie di tazze con i tuoi partner.
RO-192 = Ogni partecipante applica i propri effetti tè e poi controlla le proprie tazze, prima che agisca il successivo.
RO-193 = I tuoi effetti tè si risolvono da sinistra a destra: in un nuovo capitolo, le carte conservate vengono prima delle due nuove carte del turno.
RO-194 = Gli effetti tè delle carte conservate dal capitolo precedente si applicano nel turno 1 del nuovo capitolo.
RO-195 = Tranne che su quelle carte conservate, gli effetti tè dei turni precedenti non si applicano di nuovo.
RO-196 = Gli effetti tè seguono le regole degli altri effetti: condizioni, nessun rifiuto, applicazione completa, e quali carte vedono.
RO-197 = Ogni punto intesa fa salire di una casella l'indicatore di un tracciato intesa.
RO-198 = Come dice il suo testo, un effetto aggiunge punti intesa a uno dei tuoi tracciati intesa o a entrambi.
RO-199 = Un effetto tè ti fa perdere un simbolo esplorazione e poi guadagnare 1 punto intesa su ciascuno dei tuoi due tracciati.
RO-200 = Un altro effetto tè: scegli un partner; il vostro tracciato comune guadagna 1 punto intesa per ogni carta blu nella linea temporale di quel partner, al massimo 3.
RO-201 = Quando una condizione guarda la linea temporale di un partner, conta ogni carta che vi si trova, anche quelle che il partner ha giocato in questo turno.
RO-202 = La fine della fase 3 fa avanzare l'indicatore dei turni.

## Tazze

RO-203 = Due partner hanno una coppia di tazze quando ciascuno ha, in un punto qualunque della linea temporale, una tazza rivolta verso l'altro.
RO-204 = Ogni coppia è formata da una tazza rivolta a destra e una rivolta a sinistra.
RO-205 = La tua tazza rivolta a destra fa coppia con quella rivolta a sinistra del vicino di destra; la tua rivolta a sinistra, con quella rivolta a destra del vicino di sinistra.
RO-206 = Possono far coppia tazze di questo turno e dei turni precedenti, ovunque si trovino nelle linee temporali.
RO-207 = Una tazza sotto un segnalino simbolo perso non conta per le coppie.
RO-208 = Per ogni coppia, entrambi i partner coprono la propria tazza con un segnalino simbolo perso, e il loro indicatore intesa comune sale di due caselle.
RO-209 = Una coppia di tazze vale in tutto 2 punti intesa sul tracciato comune, non 2 per ogni partner.
RO-210 = Una tazza sola non vale ancora nulla, ma resta pronta per i turni successivi del capitolo.
RO-211 = Nessuna coppia di tazze può restare irrisolta fra i suoi due partner.
RO-212 = Puoi risolvere più coppie in un turno, con entrambi i partner o più di una con lo stesso partner.
RO-213 = Tu e un partner fate tante coppie quante ne permette chi ha meno tazze scoperte rivolte verso l'altro, e le risolvete tutte.
RO-214 = Se hai più tazze adatte di quante ne servono alle tue coppie, scegli tu quali coprire.
RO-215 = Una volta coperta, una tazza non fa altre coppie in quel capitolo.
RO-216 = Le tazze non sono simboli: non sono mai attive o inattive, e con esse non si può pagare alcun effetto.
RO-217 = Una coppia si risolve appena il primo dei suoi due proprietari controlla le tazze, che l'altro agisca prima o dopo.
RO-218 = La pulizia toglie tutti i segnalini simbolo perso: una tazza su una carta conservata si può quindi usare di nuovo nel capitolo successivo.

## Punti intesa e bonus

RO-219 = Quando un indicatore intesa si muove, entrambi i partner ricevono i bonus di ogni casella che supera e di quella che raggiunge.
RO-220 = Entrambi i partner ottengono il bonus, chiunque dei due abbia mosso l'indicatore intesa.
RO-221 = I bonus intesa si ricevono subito.
RO-222 = Quando un bonus offre due opzioni, ogni partner decide per conto suo, e le due scelte possono essere diverse.
RO-223 = I bonus su più caselle si risolvono dalla casella più bassa in su; in ogni casella comincia il partner più in alto nell'iniziativa.
RO-224 = Gli indicatori intesa non scendono mai: su ogni tracciato, ogni casella dà quindi il suo bonus una sola volta per partita.
RO-225 = Un bonus senza opzioni si riceve automaticamente, fin dove si può eseguire.
RO-226 = Se un'opzione di un bonus è impossibile, ottieni l'altra; un bonus impossibile senza altra opzione è perso.
RO-227 = I simboli attivi nominati da un bonus sono quelli del capitolo in corso, anche se il suo conteggio viene subito dopo.
RO-228 = I simboli guadagnati con i bonus sono segnalini della tua riserva: valgono quindi nel conteggio di fine capitolo.
RO-229 = Un indicatore intesa si ferma alla casella 24, e ogni altro punto intesa è perso.
RO-230 = I PE di un bonus intesa possono sbloccare subito un'abilità.
RO-231 = Su alcune caselle, come la 3 e la 10 del lato A, i partner possono acquisire l'uno le abilità dell'altro.

## Punti esperienza e punti vittoria durante il gioco

RO-232 = Ogni PE che guadagni fa avanzare di una casella il tuo indicatore PE sul tracciato.
RO-233 = Quando il tuo indicatore PE raggiunge o supera la casella di un'abilità, metti su quell'abilità un indicatore abilità, dal lato attivo; ora puoi usarla.
RO-234 = Se un solo guadagno ti fa superare più caselle di abilità, sblocchi tutte quelle abilità.
RO-235 = Quando raggiungi la casella 20, il tuo indicatore normale va sotto il tracciato PE e l'indicatore dorato si mette sulla casella 0.
RO-236 = Da quel momento l'indicatore dorato conta tutti i tuoi PE per il resto della partita.
RO-237 = L'indicatore dorato non sblocca abilità; ti porta PV a fine partita.
RO-238 = Se un guadagno ti porta oltre 20 PE, l'indicatore dorato avanza del resto.
RO-239 = Alla casella 20 l'indicatore dorato si ferma, e non guadagni altri PE: 40 in tutto è il massimo.
RO-240 = Ogni volta che guadagni PV, il tuo indicatore PV avanza subito di quel numero.
RO-241 = Il tuo 30º PV riporta l'indicatore a 0; la partita continua, e si aggiungono 30 al tuo totale finale.
RO-242 = I PV oltre 30 si contano di nuovo da 0, e ogni giro completo del tracciato vale 30 PV.
RO-243 = Le caselle del tracciato PV vanno da 0 a 29.

## Abilità

RO-244 = Cominci la partita con un'abilità disponibile, la più a sinistra sulla tua plancia.
RO-245 = Puoi usare ogni abilità una volta per partita.
RO-246 = Ogni abilità dice quando puoi usarla.
RO-247 = Non devi mai usare un'abilità per forza: lo decide chi la possiede.
RO-248 = Dopo aver usato un'abilità, gira il suo indicatore sul lato inattivo.
RO-249 = Quando più giocatori possono usare abilità insieme, si chiede a tutti in ordine di iniziativa; dopo un uso, si può chiedere di nuovo a chi ha passato.
RO-250 = Le abilità il cui ordine è importante si usano in ordine di iniziativa.
RO-251 = Puoi usare un'abilità nella fase in cui la sblocchi, se il suo momento non è già passato.
RO-252 = Addestramento, una 1ª abilità, ti permette di ignorare la perdita di un simbolo quando applichi l'effetto di una carta giocata nella fase 2.
RO-253 = Con Addestramento, una perdita singola non costa nulla, e ogni livello di una perdita a livelli costa un simbolo in meno, sempre fino al livello 3.
RO-254 = Forma da Witcher, una 3ª abilità per la fase 2, ti permette di ignorare la condizione dell'effetto di una carta giocata e prendere il risultato massimo.
RO-255 = Forma da Witcher ti risparmia ogni perdita e porta al livello 3 un risultato a livelli, ma solo per un effetto standard.
RO-256 = Attingere Energia, una 1ª abilità, ti permette nella fase 1, prima di prendere le carte, di scambiare due carte qualsiasi del mercato.
RO-257 = Usa Attingere Energia quando tocca a te prendere le carte, prima di muovere la pedina; scambia due carte singole, della stessa coppia o di coppie diverse.
RO-258 = Quando acquisisci l'abilità di un partner, prendi quella carta abilità e mettila a faccia in su accanto alla tua plancia, disponibile per l'uso.
RO-259 = Dopo averla usata, gira a faccia in giù una carta abilità acquisita.
RO-260 = Una carta abilità acquisita è un'abilità in più, da usare una volta quando dice il suo testo, anche se possiedi già quella stessa abilità.
RO-261 = Quando acquisisci l'abilità di un partner, quel partner non perde nulla e può ancora usarla.
RO-262 = Come abilità sbloccate conta solo quelle della tua plancia, mai le carte abilità che hai acquisito.
RO-263 = Puoi prendere la carta della 3ª abilità di un partner anche se quel partner non ha sbloccato l'abilità.
RO-264 = Solo il bonus della plancia 1, lato B, che rende di nuovo disponibile un'abilità usata permette di usarla una seconda volta.

## Fine di un capitolo: il conteggio

RO-265 = Al termine del terzo turno di un capitolo, ogni giocatore conta PE e PV.
RO-266 = Ogni giocatore conta separatamente i due simboli attivi, sommando carte della linea temporale e segnalini della riserva.
RO-267 = Il tuo simbolo principale è il simbolo attivo di cui hai di più; quello degli altri giocatori può essere diverso.
RO-268 = A fine capitolo, ognuno dei tuoi simboli principali ti dà 1 PE.
RO-269 = Poi ognuno dei tuoi simboli dell'altro tipo attivo ti dà 1 PV.
RO-270 = Se hai lo stesso numero dei due simboli attivi, segna quel numero sia in PE sia in PV.
RO-271 = Se non hai simboli dell'altro tipo attivo, segni 0 PV; senza alcun simbolo attivo, non segni nulla.
RO-272 = Il conteggio di fine capitolo non dà nulla per i simboli inattivi.
RO-273 = I simboli coperti da segnalini simbolo perso restano fuori dal conteggio di fine capitolo.
RO-274 = Nel conteggio di fine capitolo vengono prima i PE e poi i PV.
RO-275 = I simboli sulle carte in mano non valgono nel conteggio di fine capitolo.
RO-276 = I PE del conteggio di fine capitolo possono sbloccare abilità per il capitolo seguente.
RO-277 = Il capitolo III si conta come gli altri capitoli, prima che cominci il conteggio finale.

## Fine di un capitolo: pulizia e preparazione

RO-278 = Dopo i capitoli I e II, tutti scartano tutti i segnalini simbolo della propria riserva e tutti i segnalini simbolo perso.
RO-279 = Poi tutti i giocatori scelgono in segreto le carte da conservare e le rivelano nello stesso momento.
RO-280 = Finito il capitolo I, conserva una carta a scelta della linea temporale e scarta le altre.
RO-281 = La carta che conservi dopo il capitolo I è la prima della tua linea temporale per il capitolo II.
RO-282 = Finito il capitolo II, conserva due carte a scelta della linea temporale e scarta le altre.
RO-283 = Dopo il capitolo II puoi anche scartare la carta conservata dopo il capitolo I.
RO-284 = Le tue due carte conservate aprono la tua linea temporale per il capitolo III, nell'ordine che scegli.
RO-285 = Devi conservare carte, e solo dalla tua linea temporale; la mano resta com'è.
RO-286 = Tutte le carte della linea temporale che non si conservano vanno nella pila degli scarti.
RO-287 = Quando comincia il nuovo capitolo, tutti i simboli delle carte conservate sono scoperti.
RO-288 = L'effetto standard di una carta conservata si applica subito, se può, con i nuovi simboli attivi e senza abilità della fase 2.
RO-289 = Neppure gli effetti delle carte conservate si possono rifiutare: la prima carta vede solo sé stessa, la seconda le vede entrambe.
RO-290 = L'effetto tè di una carta conservata aspetta la prossima cerimonia del tè.
RO-291 = Le carte simbolo attivo del capitolo successivo sostituiscono le vecchie.
RO-292 = Conta i punti; togli i segnalini; scegli e rivela le carte conservate; cambia i simboli attivi; risolvi gli effetti standard di quelle carte in ordine di iniziativa, prima la sinistra; comincia il turno 1.
RO-293 = I segnalini portati dalle carte conservate appartengono al nuovo capitolo e restano nella tua riserva.
RO-294 = Fra un capitolo e l'altro non cambia nient'altro: mano, PE, PV, abilità, carte abilità, tracciati intesa e iniziativa restano come sono.
RO-295 = Al momento del conteggio, la linea temporale di un giocatore ha sei carte nel capitolo I, sette nel capitolo II e otto nel capitolo III.

## Fine della partita

RO-296 = Dopo il capitolo III non si scarta nulla: tutti tengono mano, linea temporale e segnalini.
RO-297 = Nel conteggio finale viene prima l'obiettivo aggiuntivo, poi i PV per l'esperienza, poi i PV per l'intesa, e infine il nome di chi vince.
RO-298 = Per l'obiettivo aggiuntivo scegli un simbolo inattivo nel capitolo III, mostra la mano e segna 1 PV per ogni carta in mano che lo porta.
RO-299 = L'obiettivo aggiuntivo conta le carte, non i simboli: una carta che ha due volte il simbolo scelto vale 1 PV.
RO-300 = Più giocatori possono scegliere lo stesso simbolo per l'obiettivo aggiuntivo senza influenzarsi a vicenda.
RO-301 = Per l'obiettivo aggiuntivo non contano le carte della linea temporale né i segnalini della riserva.
RO-302 = Segna i PV stampati sull'ultima casella che il tuo indicatore dorato ha raggiunto; la casella 0 non vale nulla.
RO-303 = Se non hai mai raggiunto 20 PE, non segni PV per l'esperienza.
RO-304 = Confronta gli indicatori sui tuoi due tracciati intesa: per te conta solo il più basso.
RO-305 = Quell'indicatore più basso ti dà i PV dell'etichetta PV più lontana che ha raggiunto.
RO-306 = Se i tuoi due indicatori intesa sono alla stessa altezza, segni il loro valore comune una volta sola.
RO-307 = Un indicatore intesa che non ha raggiunto la prima etichetta PV dà 0 PV.
RO-308 = Il tuo tracciato intesa più alto non ti dà nulla, anche se può essere il più basso del tuo partner.
RO-309 = Il tuo totale finale è la casella del tuo indicatore PV più 30 PV per ogni giro completo.
RO-310 = Vince la partita il giocatore con il totale finale di PV più alto.
RO-311 = Fra i giocatori in parità per la vittoria, vince chi sta più in alto sul tracciato dell'iniziativa.
RO-312 = A spezzare quella parità è l'ordine di iniziativa formato nella fase 1 del turno 9, l'ultimo turno.
RO-313 = Due pedine non condividono mai un posto sul tracciato dell'iniziativa: a vincere è quindi sempre una persona sola.

## Automa: regole comuni

RO-314 = Nelle partite per uno o due giocatori partecipano gli Automi, come rivali immaginari.
RO-315 = Un Automa non può mai vincere, ma prende parte al gioco sul tabellone e con le carte.
RO-316 = A un Automa servono una plancia giocatore, una pedina di cartone e le quattro carte abilità del suo eroe.
RO-317 = Quando i giocatori hanno i loro eroi, si sceglie una plancia giocatore per ogni Automa.
RO-318 = Se i giocatori non si accordano su un eroe per un Automa, la sua plancia giocatore si prende a caso fra le rimanenti.
RO-319 = Le plance intesa si dispongono come se ogni Automa avesse il suo posto a tavola.
RO-320 = Un Automa non riceve indicatori abilità, e non sblocca né usa abilità.
RO-321 = La carta capitolo stabilisce il primo posto di un Automa sul tracciato dell'iniziativa, come per ogni pedina.
RO-322 = Gli Automi non segnano mai PV, quindi non mettono indicatori sul tracciato PV.
RO-323 = Un Automa non ha mano, e le sue cinque carte azione iniziali tornano nella scatola.
RO-324 = I giocatori possono acquisire le quattro carte abilità di un Automa, che stanno a faccia in giù vicino al tabellone principale.
RO-325 = Un Automa non ha indicatori PE e non guadagna PE.
RO-326 = In ordine di iniziativa, un Automa prende carte, le gioca nella sua linea temporale e guadagna punti intesa.
RO-327 = Fra tutte le coppie disponibili, un Automa preferisce anzitutto quella con più simboli attivi.
RO-328 = Se più coppie sono in parità, l'Automa prende quella nello slot più in alto.
RO-329 = Se nessuna carta disponibile del mercato ha un simbolo attivo, l'Automa va alla posizione di testa e prende le prime due carte del mazzo principale.
RO-330 = L'Automa somma i simboli attivi in quel momento stampati sulle due carte di ogni coppia ancora libera; tazze e icone del tè non contano.
RO-331 = La coppia presa da un Automa non è più disponibile; alla posizione di testa la sua pedina sta sotto le precedenti; la sua nuova iniziativa segue le regole normali.
RO-332 = Il PE dello slot più basso non è per gli Automi: quello che vi si trova non guadagna nulla.
RO-333 = Un Automa gioca entrambe le sue carte nella sua linea temporale già nella fase 1, subito dopo averle prese.
RO-334 = Quando un Automa gioca carte, i loro effetti si ignorano.
RO-335 = I giocatori vedono quindi le due nuove carte di un Automa prima di scegliere le proprie carte nella fase 2.
RO-336 = Delle carte prese da un Automa, entra per prima nella sua linea temporale la carta sinistra della coppia, o la prima pescata.
RO-337 = Bada a dove sono rivolte le tazze di un Automa: la sua tazza rivolta a destra guarda il partecipante successivo in senso antiorario.
RO-338 = Nella fase 3, in ordine di iniziativa, un Automa ignora il testo degli effetti tè di questo turno: ognuno dà 1 punto intesa su ogni tracciato comune con i giocatori.
RO-339 = Se entrambe le carte prese da un Automa in questo turno hanno effetti tè, ogni tracciato comune guadagna 2 punti intesa.
RO-340 = Automi e giocatori formano coppie di tazze secondo le regole normali.
RO-341 = Una tazza sola di un Automa non dà nulla finché il vicino verso cui è rivolta non ha una tazza corrispondente; allora porta 2 punti intesa sul loro tracciato comune.
RO-342 = Su un tracciato in comune con un Automa, il partner umano riceve ogni bonus e l'Automa nessuno.
RO-343 = Gli Automi contano come partner: quando il tuo effetto guarda la linea temporale di un partner, puoi sceglierne uno e contare le sue carte.
RO-344 = Un Automa non segna nulla a fine capitolo.
RO-345 = Gli Automi non conservano carte fra un capitolo e l'altro; ognuno scarta tutta la sua linea temporale.
RO-346 = I segnalini simbolo perso sulle carte di un Automa si tolgono insieme alla sua linea temporale.

## Automa: due giocatori

RO-347 = Con due giocatori, l'Automa conta come se sedesse fra loro e condivide una plancia intesa con ciascuno.
RO-348 = I due giocatori hanno anche una plancia intesa fra loro.
RO-349 = Con il lato B, ogni giocatore sceglie la plancia in comune con l'Automa, mentre quella fra i due giocatori è casuale.
RO-350 = I tre partecipanti formano un anello, in senso orario primo giocatore, secondo giocatore, Automa: ognuno ha quindi gli altri due come vicini.
RO-351 = Dei due giocatori vince chi ha più PV; in parità, chi sta più in alto sul tracciato dell'iniziativa.

## Automa: in solitario

RO-352 = Chi gioca in solitario affronta due Automi, uno seduto a sinistra e uno a destra.
RO-353 = Chi gioca in solitario sceglie le due plance intesa, una per lato; gli Automi non ne condividono nessuna fra loro.
RO-354 = Prima di una partita in solitario scegli una difficoltà, che stabilisce i punti intesa iniziali su entrambi i tuoi tracciati.
RO-355 = Estate, il livello facile, fa partire entrambi i tracciati da 4 punti intesa e dà ogni bonus delle caselle da 1 a 4.
RO-356 = Autunno, il livello normale, fa partire entrambi i tracciati da 2 punti intesa.
RO-357 = Inverno, il livello difficile, fa partire entrambi i tracciati da 0.
RO-358 = Con Estate sul lato A si passa due volte dalla casella 3: per ogni tracciato, scegli la carta della 1ª abilità di quell'Automa o 2 PE.
RO-359 = Anche Autunno dà gli eventuali bonus stampati sulle caselle 1 e 2, dove il lato A non ne ha.
RO-360 = I bonus iniziali del solitario vengono fra la preparazione e il turno 1, prima il tracciato sinistro e poi il destro, con i simboli attivi del capitolo I.
RO-361 = In una partita in solitario ogni Automa ha un solo tracciato in comune, quindi ognuno dei suoi effetti tè vi dà 1 punto intesa.
RO-362 = Due Automi con tazze rivolte l'una verso l'altra non fanno coppia, e quelle tazze restano scoperte.
RO-363 = Per vincere una partita in solitario ti servono almeno 35 PV; con meno, perdi.
RO-364 = Nel conteggio finale in solitario, confronta i due tracciati intesa che condividi con gli Automi.

## Condizioni sulle carte azione

RO-365 = Una condizione può chiederti di perdere un simbolo del tipo che mostra, per esempio esplorazione.
RO-366 = Una condizione a livelli può chiederti di perdere uno, due o tre simboli del tipo che mostra, per esempio esplorazione.
RO-367 = Una condizione a livelli può chiederti di perdere uno, due o tre simboli inattivi.
RO-368 = Una condizione può chiedere due o più carte di un colore, per esempio rosso, nella tua linea temporale.
RO-369 = Una condizione a livelli può contare una, due o tre carte di un colore nella linea temporale di un solo partner, che scegli tu.
RO-370 = Una condizione può chiedere esattamente una carta di un colore, per esempio verde, nella tua linea temporale.
RO-371 = Una condizione può chiedere esattamente due carte di un colore, per esempio rosso, nella tua linea temporale.
RO-372 = Una condizione a livelli può contare una, due o tre carte di un colore, per esempio verde, nella tua linea temporale.
RO-373 = Una condizione può chiederti di avere esattamente due simboli inattivi.
RO-374 = Una condizione può chiederti di avere due o più simboli inattivi.
RO-375 = Una carta del colore giusto conta sé stessa per la propria condizione.
RO-376 = Quando una condizione conta un colore di un partner, guarda tutta quella linea temporale; più di tre carte danno comunque il livello 3.
RO-377 = Scegli uno dei due partner e applica l'effetto per intero con quello; se un solo partner soddisfa la condizione, scegli quello.
RO-378 = Le condizioni di avere simboli inattivi contano i segnalini della tua riserva e i simboli scoperti sulla carta stessa e sulle precedenti.
RO-379 = Per le condizioni sui simboli inattivi, somma i due tipi inattivi.
RO-380 = Una condizione che chiede solo di avere qualcosa non ti toglie nulla.

## Risultati sulle carte azione

RO-381 = Un risultato può darti 1 punto intesa su ciascuno dei tuoi due tracciati.
RO-382 = Un risultato a livelli può dare 1, 2 o 3 punti intesa, secondo il livello, su un tracciato a tua scelta.
RO-383 = Un risultato a livelli può dare uno, due o tre segnalini, secondo il livello, del simbolo attivo del sentiero sinistro.
RO-384 = Un risultato a livelli può dare uno, due o tre segnalini, secondo il livello, del simbolo attivo del sentiero destro.
RO-385 = Un risultato può dare esattamente due segnalini, entrambi del simbolo attivo del sentiero sinistro.
RO-386 = Un risultato può dare esattamente due segnalini, entrambi del simbolo attivo del sentiero destro.
RO-387 = Un risultato può dare un segnalino di ogni simbolo attivo.
RO-388 = Un risultato può dare due segnalini del simbolo che mostra, per esempio combattimento.
RO-389 = Un risultato a livelli può dare uno, due o tre segnalini, secondo il livello, del simbolo che mostra.
RO-390 = Un risultato può dare un insieme di segnalini come mostrato, per esempio uno di esplorazione, uno di magia e uno di combattimento.
RO-391 = Solo gli effetti tè danno punti intesa come risultato; tutti gli altri risultati appartengono agli effetti standard.
RO-392 = I punti intesa a livelli contati sulle carte di un partner scelto vanno sul tracciato che condividi con quel partner.
RO-393 = I risultati che nominano un simbolo possono dartene uno inattivo in questo capitolo.
RO-394 = Un risultato a livelli va sempre con una condizione a livelli, e un risultato senza livelli con una condizione senza livelli.

## Informazioni nascoste e pubbliche

RO-395 = Le mani restano nascoste fino al conteggio dell'obiettivo aggiuntivo, a meno che tu mostri la tua per il bonus del lato A.
RO-396 = Le carte scelte nella fase 2, e quelle scelte da conservare, restano nascoste finché non si rivelano tutte insieme.
RO-397 = Tutti possono vedere mercato, linee temporali, segnalini, tracciati, iniziativa, abilità e la pila degli scarti a faccia in su.
RO-398 = Il mazzo principale sta a faccia in giù, e nessuno conosce l'ordine delle sue carte.

## Fase 1: prendere le carte: la scelta (seguito)

RO-399 = Un Automa allo slot più basso lo blocca per quel turno, e allora nessuno ne guadagna il PE.

## Automa: regole comuni (seguito)

RO-400 = Senza carte conservate, un Automa comincia un capitolo senza effetti standard da applicare né effetti tè in attesa.
RO-401 = In ogni capitolo la linea temporale di un Automa ha due carte dopo il turno 1, quattro dopo il turno 2 e sei dopo il turno 3.
RO-402 = Se un Automa ha più tazze adatte di quante ne servono alle sue coppie, si coprono le sue tazze scoperte più a sinistra.
RO-403 = La tazza di un Automa fa coppia con quella opposta del vicino verso cui è rivolta, appena uno dei due controlla le tazze; i bonus vanno al partner umano.
