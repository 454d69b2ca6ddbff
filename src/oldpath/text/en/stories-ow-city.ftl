### Stories of The Witcher: Old World: the city deck, and the events its quests and jumps lead to.
###
### A tale stands in one piece: the exploration, then its events. The rules text is generated and printed below the prose.
###
### no | place and season | person | wound | turn
### 01 | town wall, first frost | Gerda Stolp, mason with a bad hip | a hole the size of a monster | the wall is in the leaning
### 02 | shambles, slaughter time | Bertrada Kette, butcher | a hand that shakes | not while it holds a blade
### 03 | funeral in spring rain | a mother, a halfling undertaker | the recruiters want her son | the coffin is empty
### 04 | tanners' yard, summer | Jutta Brandl, tanner | a spoiled hide | a carter would rather be a liar than a coward
### 05 | tailor's attic, winter dusk | Idrenn, old elf | eleven coats nobody fetches | the debt is a letter of credit
### 06 | corn exchange steps, fair | halfling puppeteer | two fingers and a partner lost | done small, it must be understood
### 07 | flooded street, thaw | dwarf apothecary; the button pedlar | every label washed off | the dangerous ones are yours
### 08 | smiths' yard, a hot week | dwarf twins; Ludmila Prass | a father's anvil | it takes two to lift
### 09 | grain hall, winter quarters | Zefiryna, rope-dancer, 71 | never let herself fall, once | she drops you on purpose
### 10 | bathhouse, autumn rain | Oda Lumm; a mute gnome stoker | everything wet | leather boils soft
### 11 | perfumer's shop | Tibbe Quill, gnome | lost her sense of smell | the thief smells of nothing
### 12 | a warden's yard, harvest | a widow; Ludmila Prass | his debts | nobody bids -> EV 1 crossbow
### 13 | bridge, spring rafts | Matus Hrdy, raftsman | his mate is gone | -> EV 32 the cutting
### 14 | weavers' street, heat | Agata Vorn, weaver | forty men with cudgels | -> EV 33 Novigrad
### 15 | quarantine, August | a physician of sixteen | all his masters dead | -> EV 34 the garden
### 16 | stocks, pear season | Jost Haber, poacher | a dog on a chain | -> EV 35 the dog
### 17 | dancing school, spring | Florian Asch, dancing master | sent down the mountain | -> EV 36 the goatherd
### 18 | guildhall organ | Borghild Arn, dwarf organ builder | a pipe to replace | -> EV 37 the lime tree hums
### 19 | studio, north light, winter | Lisbet Marr, painter of the dead | no living sitters | -> EV 38 the green cave
### 20 | fish quay, fog | Elske, fisher's daughter | an empty boat | -> EV 39 he chained himself
### 21 | toyshop | Hanka, apprentice of fourteen | better than her master | -> EV 14 Vengerberg
### 22 | gate, March mud | Honorata Vik, letter-carrier, 70 | her knees | -> EV 11 companion
### 23 | proving yard, early spring | Regina Torst, armourer | her son's breastplate | -> EV 13 felt
### 24 | well-yard, summer evening | Dorotea, knife-grinder | will not spoil silver | -> EV 26 Ard Modron
### 25 | bell foundry, midwinter night | Anselm Rott, deaf founder | too little bronze | -> EV 21 his first bell
### 26 | cobbler's stall | Tolly Bramm, barefoot halfling | boots nobody fetched | -> EV 31 boots, EV 2 the courier
### 27 | bonesetter's, autumn wind | Ailis, elf | a wrist healed wrong | -> EV 25 her mother's water
### 28 | bakery, June dawn | Marta Szyc, baker | a loaf that must stay whole | -> EV 27 a wedding brawl
### 29 | corn loft of wounded, November | Ulf Derrick, quartermaster | a buried pay chest | -> EV 29, then EV 30
### 30 | drained cistern, midsummer | Ines Calder, bookmaker | she sees too well | -> EV 17, then EV 18 or 19
### 31 | masons' hall steps | Wilhelmina Spatt, gnome blaster; Ludmila Prass | forbidden her trade | -> EV 24, then EV 20
### 32 | castle mews, April | Sunniva Hale, falconer | dismissed, bird astray | -> EV 28 bracers, EV 12 the pine
### 33 | market in snow | Katrin Oller, carter's wife | a ransom | -> EV 54 the robbers are new to it
### 34 | rich house, August night | Amalia Trost, a mother | her son has enemies | -> EV 55 the red coat
### 35 | herring stall, end of winter | Stine Mohr, fishwife | a book sold by weight | the better teacher holds the knife
### 36 | back room of the Pike (the one tavern) | a landlady, a dead gambler | four years unbeaten | what his chair could see
###
### Threads, in any order: Ludmila Prass, a bailiff's clerk in grey gloves (8, 12, 31); the old button pedlar (3, 5, 7).

ow-city-01 =
    Something walked through the town wall in October and did not use the gate. The masons want the hole closed before frost gets into the rubble, and they are four hands short. Gerda Stolp, who commands them with a stick because of her hip, looks you over the way she looks over stone. "You could carry," she says. Beside her the lime pit hisses and steams, the one warm thing in the street.
    .title = A Hole in October
    .a = Sit down by the lime pit among the masons' children.
    .b = Pick up a stone and get in line.
    .a-ends = Lime, when it is slaked, gives off more heat than a stove and never asks for wood. The children make room on the planks. Somebody's aunt brings dumplings in a mortar pail. You sleep sitting up while the wall grows behind you, and when you wake your boots are dry for the first time since August.
    .b-ends = By the fortieth stone your arms are gone. Then she shows you: the wall is not in the stones, it is in how each one leans on its neighbour. "You stand like a gatepost," she says, and knocks at your knees with the stick until you do not. You come down the ladder a better wall, and fit for nothing else.

ow-city-02 =
    Slaughter time: blood in the gutter, steam off the hides, dogs with the patience of heirs. At the last block in the shambles a broad woman is holding her right hand down with her left. It shakes. An ox hangs waiting, the guild's inspector is two stalls away, and a master who cannot joint an ox loses the block. "You carry knives," says Bertrada Kette. "Cut it for me. Or keep him off while I try."
    .title = The Shaking Hand
    .a = Take the cleaver and joint the ox yourself.
    .b = Step into the inspector's way and ask about sausages.
    .a-ends = You ruin the saddle and half the ribs before you stop fighting the bone. A body opens where it wants to open; she steers your elbow with one finger until you feel it. The guild weighs everything, and what is spoiled must be paid for. You pay. Large things will never look all of one piece to you again.
    .b-ends = The inspector has views on marjoram. When he has come to the end of them, the ox hangs in quarters, clean as a drawing. With the blade in the meat her hand did not shake at all. It shook before, and it shakes now, while she counts a share of the till into yours.

ow-city-03 =
    Five bearers stand in the rain around a coffin, one short, and they are looking at you. The undertaker is a halfling, too low for the sixth corner. "Nineteen years old," he says. "The river." One of the five is an old pedlar with his tray of buttons still round his neck. In the kitchen doorway the mother kneads dough with her back to everybody. Across the street two recruiting sergeants take off their caps.
    .title = One Shoulder Short
    .a = Take the sixth corner of the coffin.
    .b = Go into the kitchen and sit with the mother.
    .a-ends = It weighs what a coffin weighs, and you have carried enough of them to know what it ought to weigh. The other five study the clouds. So do you, all the way up the hill, past the sergeants. At the grave the undertaker shakes your hand for a long time and leaves money in it. "For the shoulder," he says. "And for the face."
    .b-ends = Two bowls stand on the board, both wet. She fills a third for you, then fills it again. Under the stairs somebody coughs, and she begins to sing, loudly and badly. You cough too, louder. After that she cannot give you enough: the end of the loaf, the bacon, dry stockings, all of them a young man's size.

ow-city-04 =
    The tanners' yard can be found with closed eyes, and in July that is how most people pass it. Jutta Brandl has forty oxhides ready for the army and one that is ruined, ripped from shoulder to rump. "The carter swears it was dogs," she says. "If it was dogs, he kept a bad watch, and he pays. If it was something else, it was nobody's fault, and I pay." She stirs the pit. "So what was it?"
    .title = Forty Hides and One
    .a = Tell her it was dogs.
    .b = Lay your fingers into the rips, one by one.
    .a-ends = The carter hears it without a word. He knows what he saw that night from under his cart, and that he stayed there. A man can live with having kept a bad watch. He pays almost eagerly, she passes you your part of it, and the three of you agree that something should be done about dogs.
    .b-ends = Four rips, and lower down a fifth, short and deep: a thumb. The hide is torn upwards. Whatever it was lifted the ox off its feet and changed its grip. When you say so, kindly, the carter begins to cry. Then he tells you the ford and the hour, and which way it carried the other one.

ow-city-05 =
    Up four flights, under a skylight grey with snow, an elf sews by the last of the afternoon. Idrenn has mended witchers' jackets since before this house had stairs. They pay when they come back. His account book is thicker than his mattress. Along the wall hang eleven coats, brushed every spring, which nobody has come back for. On the threshold an old pedlar drips beside his tray and waits to sell one button.
    .title = Eleven Coats
    .a = Offer to take the account book with you.
    .b = Try on the coat that hangs nearest the window.
    .a-ends = "They would not read it if I sent it," he says. With the long shears he cuts out the pages that concern the schools, and signs each: owed, to the bearer. There is not a fencing master on the Continent whose collar he has not turned. "Show them that. Ask them who kept them warm. Then let them talk about fees."
    .b-ends = It fits, which pleases neither of you. In the pocket are a crust and a strip of paper: a mill, three dates, the drawing of a track, and the way to a den, in a hand that grows hasty. There the ink ends. Idrenn takes the coat from you and hangs it up again. The pedlar sells him his button for it.

ow-city-06 =
    On the steps of the corn exchange, between a tooth-puller and a stall of live eels, stands a theatre the size of a cupboard. Its hero is a witcher with two nails for swords. The fair-day children shriek where they should, but the halfling inside has lost the two fingers that worked the arms, and the nails hang down. He spies you over all their heads. "An expert!" he calls. "Come and be laughed at."
    .title = Two Nails for Swords
    .a = Put your own hand inside the puppet.
    .b = Stand beside the booth and scowl at everybody.
    .a-ends = All that you do in earnest must now be done with three fingers, and small. It looks absurd, and then it looks right: where the weight goes, what you always hurry, what your school told you every morning while you were thinking of breakfast. The beast of rags dies. A girl in front asks for it once more, slowly.
    .b-ends = They throw cabbage. You scowl worse. People come running to see who is being murdered, and stay for the second house. Afterwards the halfling deals out the hat by a rule of his own: one for himself, one for you, and one for the stool behind the curtain, on which another cap lies, a little larger than his.

ow-city-07 =
    The river has come up in the night and is using the street. On the counter of the apothecary's shop stands a dwarf with his beard tucked into his belt, and watches his stock sail out by the door. Four hundred vials, and the water has taken off every label. Farther down, the old button pedlar goes by on somebody's front door, his tray on his knees, asking politely for a hand.
    .title = Without Labels
    .a = Wade in and catch the bottles.
    .b = Swim after the pedlar.
    .a-ends = You hand them in by the armful. Then he owns four hundred clear liquids and cannot say which of them kills. You uncork, sniff and name; he writes until dark. Whenever you say, "Keep that one away from people," he holds it to the lamp, looks at you and sets it on your side of the counter.
    .b-ends = He steers badly and apologises for it. You tow him to the temple steps by the door handle. From under the buttons he pays you in wet coin, far more than the ride is worth. "It covers the way back," he says, "when you have rested. That is my house." He points at a chimney, and a hen on it.

ow-city-08 =
    In a yard behind the smithies two dwarves are hitting each other across an anvil. They are twins; by now even the black eyes match. Their father died on Tuesday and left one anvil, and it takes two to lift it. On an upturned bucket, in the only shade, sits a bailiff's clerk in grey gloves, Ludmila Prass. "The court gives it to whoever takes it away," she tells you. "This is the second day."
    .title = The Father's Anvil
    .a = Step in between them.
    .b = Turn over another bucket and sit down.
    .a-ends = For two days they have longed for somebody whom both of them might hit. When it is over they set you on your feet and stand there, ashamed, side by side. It is the first thing they have done together since Tuesday. What the burial has left of the burial money they press into your hand. Then they lift.
    .b-ends = Toward noon their arms no longer go up, and they ask you to judge. You say that you came for the shade. They think about it until evening. Then each of them, alone, comes round behind the shed and pays you not to tell his brother that he would have given in. They lift. Ludmila Prass writes it down.

ow-city-09 =
    All winter the grain hall belongs to acrobats. A rope is stretched from the loft to the far doors, high enough for swallows, and beneath it lies a single sack of straw. An old woman sits on the rope and darns a stocking. "Zefiryna," she says down to you. "Seventy-one. I held on to everything, for years, and look at my hips. You walk like somebody who has never once been dropped. There is soup. Or there is the ladder."
    .title = The Ladder or the Soup
    .a = Stay below and peel turnips with the children.
    .b = Climb the ladder.
    .a-ends = The soup is mostly turnip and the company mostly under ten. They teach you how a tumbler sleeps, face down, arms flung out, everything let go at once. To please them you try it on the grain sacks. When you open your eyes it is another day, and somebody has put a stocking on your foot, beautifully darned.
    .b-ends = For an hour she teaches you to hold on, and then she lets go of you on purpose. A beam catches your ribs in passing. "There," she calls. "That thing you do with your shoulder. Has it ever helped?" It has not. You climb and fall until it is gone, and what comes instead makes the tumblers put down their spoons.

ow-city-10 =
    After a week of autumn rain the bathhouse has the only chimney in the quarter that people stop to look at. Behind the curtain a one-eyed woman takes your boots and sighs. "Blood in the collar, straw in the blood," says Oda Lumm. "Leather goes into the small boiler, people into the large one." From under the floor comes a ticking of hot copper, and a smell of resin, sulphur and something that you know from your own kettle.
    .title = The Large Boiler
    .a = Hand her everything and get into the water.
    .b = Go down and help with the stoking.
    .a-ends = You sleep in hot water with your mouth open, like a pike. It is night when she shakes you. Your leather has been boiled clean and is as soft as a glove, and will stop about as much as a glove. "Nobody told me what it was for," says Oda Lumm. But nothing hurts you anywhere, and the warm bench is yours till morning.
    .b-ends = Juniper first, then alder, never oak. Salts when the copper ticks, not before. The stoker, a mute gnome, judges a boil by laying his palm against the brick, and lays yours beside it until you feel the moment too. Around midnight you understand what you have been doing wrong over every campfire since you left your school.

ow-city-11 =
    Forty glass stoppers, six girls at a table, and not a window open. Tibbe Quill, a gnome on a high stool, has made scent for this town since her grandmother could no longer climb up there. In spring she had a fever, and since then she smells nothing, neither rose nor smoke. Meanwhile somebody is selling her recipes across the river. "Smell the forty and write them down for me," she says, not lowering her voice, "or smell the six."
    .title = Forty Stoppers
    .a = Sit down to the forty bottles.
    .b = Walk along the row of girls with your eyes shut.
    .a-ends = Rose, civet, cedar, whale. After the thirtieth there is blood on your sleeve, and you drink from your own bag in order to reach the end. She pays as one pays for an eye, for it is a nose that you have written out for her. Yours comes back to you in time, but it will take rust for rue.
    .b-ends = Five of them smell of the shop. The sixth smells of nothing at all, and nobody does so by accident. She is out at the back before you can open your eyes, so you leave them closed, and follow the one clean gap in the stink of the town, across roofs, as you were taught. She has a hatpin. You have her.

ow-city-12 =
    A game warden's goods are sold in his own yard: bed, boots, beehives, dog. Ludmila Prass reads out the lots in her grey gloves, on behalf of his debts. The whole street has come, and nobody bids. They have agreed on it. For each lot the widow offers a farthing, and each time the hammer has to fall. At the back two dealers from elsewhere begin to understand. Next comes a long case, nailed shut. The widow does not open her mouth.
    .title = The Farthing Sale
    .a = Go and stand beside the two dealers.
    .b = Bid for the long case.
    .a-ends = You stand rather close, and breathe. The dealers recall another sale. Lot by lot the house goes home for farthings, and the clerk, who is not paid to be angry, shuts her book. That evening a hat is passed down one side of the street and up the other. It comes to you last, and you are not to argue.
    .b-ends = A sound goes through the yard as if a cart had rolled over a foot. But the widow nods. "That one," she says, "I want out of the house." Down comes the hammer. You draw the nails one after another, and see that the warden drove them in himself, in a hurry, and far more of them than a lid needs.

ow-event-01 =
    Straw, an oiled rag, and a crossbow, its stock worn pale where a cheek has rested for thirty years. The widow will not touch it, but she knows it better than he did. There is nothing like it in this country, she says. It wants both your hands, though, and the whole of your mind, and it does not forgive a full fist.
    .title = The Warden's Crossbow
    .ends = "It came at him out of the sun. He had the thing spanned. He had his supper in the other hand, and he looked round for somewhere to put it." She holds out the winding key. "So let go first. Whatever it is, drop it. You might promise me that."
    .flavour = Whatever you happen to be holding, let go of it first.
