### Stories of The Witcher: Old World: the city deck, and the events its quests and jumps lead to.
###
### A tale stands in one piece: the exploration, then its events. The rules text is generated and printed below the prose.
###
### no | place and season | person | wound | turn
### 01 | town wall, first frost | Gerda Stolp, mason with a bad hip | a hole the size of a monster | the wall is in the leaning
### 02 | shambles, slaughter time | Bertrada Kette, butcher | a hand that shakes | not while it holds a blade
### 03 | funeral in spring rain | a mother, a halfling undertaker | the recruiters want her son | the coffin is empty
### 04 | parchment yard, July | Jutta Brandl, parchment-maker | a spoiled skin | a carter would rather be a liar than a coward
### 05 | tailor's attic, winter dusk | Idrenn, old elf | eleven coats nobody fetches | the debt is a letter of credit
### 06 | corn exchange steps, fair | halfling puppeteer | two fingers and a partner lost | done small, it must be understood
### 07 | flooded street, thaw | dwarf apothecary; the button pedlar | every label washed off | the dangerous ones are yours
### 08 | smiths' yard, a hot week | dwarf twins; Ludmila Prass | a father's anvil | it takes two to lift
### 09 | grain hall, winter quarters | Zefiryna, tumbler, 71 | never let herself fall, once | she drops you on purpose
### 10 | bathhouse, autumn rain | Berthe Lumm; a mute gnome stoker | everything wet | leather boils soft
### 11 | perfumer's shop | Tibbe Quill, gnome | lost her sense of smell | the thief smells of nothing
### 12 | a warden's yard, harvest | a widow; Ludmila Prass | his debts | nobody bids -> EV 1 crossbow
### 13 | bridge, spring flood | Matus Hrdy, barge builder | his mate is gone | -> EV 32 the yard
### 14 | weavers' street, heat | Agata Vorn, weaver | forty men with cudgels | -> EV 33 Novigrad
### 15 | quarantine, August | a physician of sixteen | all his masters dead | -> EV 34 the garden
### 16 | stocks, pear season | Jost Haber, poacher | a dog on a chain | -> EV 35 the dog
### 17 | dancing school, spring | Florian Asch, dancing master | sent down the mountain | -> EV 36 the goatherd
### 18 | guildhall organ | Borghild Arn, dwarf organ builder | a pipe to replace | -> EV 37 the lime tree hums
### 19 | studio, north light, winter | Judyta Marr, painter of the dead | no living sitters | -> EV 38 the green cave
### 20 | fish quay, fog | Elske, fisher's daughter | an empty boat | -> EV 39 he chained himself
### 21 | toyshop | Hanka, apprentice of fourteen | better than her master | -> EV 14 Vengerberg
### 22 | gate, March mud | Honorata Vik, letter-carrier, 70 | her knees | -> EV 11 companion
### 23 | proving yard, early spring | Regina Torst, armourer | her son's breastplate | -> EV 13 felt
### 24 | well-yard, summer evening | Dorotea, knife-grinder | will not spoil silver | -> EV 26 Ard Modron
### 25 | foundry, midwinter night | Gottlob Rott, one-eyed founder | too little bronze for the duke | -> EV 21 his first figure
### 26 | cobbler's stall | Tolly Bramm, barefoot halfling | boots nobody fetched | -> EV 31 boots, EV 2 the courier
### 27 | bonesetter's, autumn wind | Ailis, elf | a wrist healed wrong | -> EV 25 her mother's water
### 28 | bakery, June dawn | Marta Szyc, baker | a loaf that must stay whole | -> EV 27 a wedding brawl
### 29 | corn loft of wounded, November | Sander Derrick, quartermaster | a buried pay chest | -> EV 29, then EV 30
### 30 | drained cistern, midsummer | Ines Calder, bookmaker | she sees too well | -> EV 17, then EV 18 or 19
### 31 | masons' hall steps | Wilhelmina Spatt, gnome blaster; Ludmila Prass | forbidden her trade | -> EV 24, then EV 20
### 32 | castle mews, April | Sunniva Hale, falconer | dismissed, bird astray | -> EV 28 bracers, EV 12 the pine
### 33 | market in snow | Katrin Oller, carter's wife | a ransom | -> EV 54 the robbers are new to it
### 34 | rich house, August night | Amalia Trost, a mother | her son has enemies | -> EV 55 the red coat
### 35 | herring stall, end of winter | Stine Mohr, fishwife | a book sold by weight | the better teacher holds the knife
### 36 | back room of the Pike | a landlady, a dead gambler | four years unbeaten | what his chair could see
###
### Where the result depends on something else than a die, the lines stand in the code's order too: city 36 A won, lost;
### event 34 B at most one potion, else; event 54 B at most one gold, else.
###
### Threads, in any order: Ludmila Prass, a bailiff's clerk in grey gloves (8, 12, 31); the old button pedlar (3, 5, 7).

## 01 to 12

ow-city-01 =
    Something walked through the town wall in October and did not use the gate. The masons want the hole closed before frost gets into the rubble, and they are four hands short. Gerda Stolp, who commands them with the stick she needs for her hip, looks you over the way she looks over stone. “You could carry,” she says. Beside her the lime pit hisses and steams, the one warm thing in the street.
    .title = A Hole in October
    .a = Sit down by the lime pit among the masons’ children.
    .b = Pick up a stone and get in line.
    .a-ends = Lime, when it is slaked, gives off more heat than a stove and never asks for wood. The children make room on the planks. Somebody’s aunt brings dumplings in a mortar pail. You sleep sitting up while the wall grows behind you, and when you wake your boots are dry for the first time since August.
    .b-ends = Long before dusk your arms are gone. Then she shows you: the wall is not in the stones, it is in how each one leans on its neighbour. “You stand like a gatepost,” she says, and knocks at your knees with the stick until you do not. You come down the ladder a better wall, and almost as lively.

ow-city-02 =
    Slaughter time: blood in the gutter, steam off the hides, dogs with the patience of heirs. At the last block in the shambles a broad woman is holding her right hand down with her left. It shakes. An ox hangs waiting, the guild’s inspector is two stalls away, and a master who cannot joint an ox loses the block. “You carry knives,” says Bertrada Kette. “Cut it for me. Or keep him off while I try.”
    .title = The Shaking Hand
    .a = Take the cleaver and joint the ox yourself.
    .b = Step into the inspector’s way and ask about sausages.
    .a-ends = You ruin the saddle and half the ribs before you stop fighting the bone. A body opens where it wants to open; she steers your elbow with one finger until you feel it. The guild weighs everything, and what is spoiled must be paid for. You pay. Large things will never look all of one piece to you again.
    .b-ends = The inspector has views on marjoram. When he has come to the end of them, the ox hangs in quarters, clean as a drawing. With the blade in the meat her hand did not shake at all. It shook before, and it shakes now, while she counts a share of the till into yours.

ow-city-03 =
    Five bearers stand in the rain around a coffin, one too few, and they are looking at you. The undertaker is a halfling, too low for the sixth corner. “Nineteen years old,” he says. “The river.” One of the five is an old pedlar with his tray of buttons still round his neck. In the kitchen doorway the mother kneads dough with her back to everybody. Across the street two recruiting sergeants take off their caps.
    .title = One Shoulder Short
    .a = Take the sixth corner of the coffin.
    .b = Go into the kitchen and sit with the mother.
    .a-ends = It weighs what a coffin weighs, and you have carried enough of them to know what it ought to weigh. The other five study the clouds. So do you, all the way up the hill, past the sergeants. At the grave the undertaker shakes your hand for a long time and leaves money in it. “For the shoulder,” he says. “And for the face.”
    .b-ends = Two bowls stand on the board, both wet. She fills a third for you, then fills it again. Under the stairs somebody coughs, and she begins to sing, loudly and badly. You cough too, louder. After that she cannot give you enough: the end of the loaf, the bacon, dry stockings, all of them a young man’s size.

ow-city-04 =
    The parchment-makers’ yard can be found with closed eyes, and in July that is how most people pass it. Jutta Brandl has thirty calfskins drying for the chancery and one that is ruined, ripped from shoulder to rump. “The carter swears it was dogs,” she says. “If it was dogs, he kept a bad watch, and he pays. If it was something else, it’s nobody’s fault, and I pay.” She stirs the vat. “So what was it?”
    .title = Thirty Skins and One
    .a = Tell her it was dogs.
    .b = Lay your fingers into the rips, one by one.
    .a-ends = The carter hears it without a word. He knows what he saw that night from under his cart, and that he stayed there. A man can live with having kept a bad watch. He pays almost eagerly, she passes you your part of it, and the three of you agree that something should be done about dogs.
    .b-ends = Four rips, and lower down a fifth, short and deep: a thumb. The skin is torn upwards. Whatever it was lifted the calf off its feet and changed its grip. When you say so, kindly, the carter begins to cry. Then he tells you the ford and the hour, and which way it carried the other one.

ow-city-05 =
    Up four flights, under a skylight grey with snow, an elf sews by the last of the afternoon. Idrenn has mended witchers’ jackets since before this house had stairs. They pay when they come back. His account book is thicker than his mattress. Along the wall hang eleven coats, brushed every spring, which nobody has come back for. On the threshold an old pedlar drips beside his tray and waits to sell one button.
    .title = Eleven Coats
    .a = Offer to take the account book with you.
    .b = Try on the coat that hangs nearest the window.
    .a-ends = “They would not read it if I sent it,” he says. With the long shears he cuts out the pages that concern the schools, and signs each: owed, to the bearer. There is not a fencing master on the Continent whose collar he has not turned. “Show them that. Ask them who kept them warm. Then let them talk about fees.”
    .b-ends = It fits, which pleases neither of you. In the pocket are a crust and a strip of paper: a mill, three dates, the drawing of a track, and the way to a den, in a hand that grows hasty. There the ink ends. Idrenn takes the coat from you and hangs it up again. The pedlar sells him his button for it.

ow-city-06 =
    On the steps of the corn exchange, between a tooth-puller and a stall of live eels, stands a theatre the size of a cupboard. Its hero is a witcher with two nails for swords. The fair-day children shriek where they should, but the halfling inside has lost the two fingers that worked the arms, and the nails hang down. He spies you over all their heads. “An expert!” he calls. “Come and be laughed at.”
    .title = Two Nails for Swords
    .a = Put your own hand inside the puppet.
    .b = Stand beside the booth and scowl at everybody.
    .a-ends = All that you do in earnest must now be done with three fingers, and small. It looks absurd, and then it looks right: where the weight goes, what you always hurry, what your school told you every morning while you were thinking of breakfast. The beast of rags dies. A girl in front asks for it once more, slowly.
    .b-ends = They throw cabbage. You scowl worse. People come running to see who is being murdered, and stay for the second house. Afterwards the halfling deals out the hat by a rule of his own: one for himself, one for you, and one for the stool behind the curtain, on which another cap lies, a little larger than his.

ow-city-07 =
    The river has come up in the night and is using the street. On the counter of the apothecary’s shop stands a dwarf with his beard tucked into his belt, and watches his stock sail out by the door. Four hundred vials, and the water has taken off every label. Farther down, the old button pedlar goes by on somebody’s front door, his tray on his knees, asking politely for a hand.
    .title = Without Labels
    .a = Wade in and catch the bottles.
    .b = Swim after the pedlar.
    .a-ends = You hand them in by the armful. Then he owns four hundred clear liquids and cannot say which of them kills. You uncork, sniff and name; he writes until dark. Whenever you say, “Keep that one away from people,” he holds it to the lamp, looks at you and sets it on your side of the counter.
    .b-ends = He steers badly and apologises for it. You tow him to the temple steps by the door handle. From under the buttons he pays you in wet coin, far more than the ride is worth. “It covers the way back,” he says, “when you have rested. That is my house.” He points at a chimney, and a hen on it.

ow-city-08 =
    In a yard behind the smithies two dwarves are hitting each other across an anvil. They are twins; by now even the black eyes match. Their father died on Tuesday and left one anvil, and it takes two to lift it. On an upturned bucket, in the only shade, sits a bailiff’s clerk in grey gloves, Ludmila Prass. “The court gives it to whoever takes it away,” she tells you. “This is the second day.”
    .title = The Father’s Anvil
    .a = Step in between them.
    .b = Turn over another bucket and sit down.
    .a-ends = For two days they have longed for somebody whom both of them might hit. When it is over they set you on your feet and stand there, ashamed, side by side. It is the first thing they have done together since Tuesday. What the burial has left of the burial money they press into your hand. Then they lift.
    .b-ends = Towards noon their arms no longer go up, and they ask you to judge. You say that you came for the shade. They think about it until evening. Then each of them, alone, comes round behind the shed and pays you not to tell his brother that he would have given in. They lift. Ludmila Prass writes it down.

ow-city-09 =
    All winter the grain hall belongs to acrobats. Under the hoist, at the height where the swallows nest, an old woman sits on the crossbeam and darns a stocking. Below her lies a single sack of straw. “Zefiryna,” she says down to you. “Seventy-one. I held on to everything, for years, and look at my hips. You walk like somebody who has never once been dropped. There’s soup. Or there’s the ladder.”
    .title = The Ladder or the Soup
    .a = Stay below and peel turnips with the children.
    .b = Climb the ladder to her.
    .a-ends = The soup is mostly turnip and the company mostly under ten. They teach you how a tumbler sleeps, face down, arms flung out, everything let go at once. To please them you try it on the grain sacks. When you open your eyes it is another day, and somebody has put a stocking on your foot, beautifully darned.
    .b-ends = For an hour she swings you from wrist to wrist and teaches you to hold on, and then she lets go on purpose. A beam catches your ribs in passing. “There,” she calls. “That thing you do with your shoulder: has it ever helped?” It has not. You climb and fall until it is gone, and what comes instead makes the tumblers put down their spoons.

ow-city-10 =
    After a week of autumn rain the bathhouse has the only chimney in the quarter that people stop to look at. Behind the curtain a one-eyed woman takes your boots and sighs. “Blood in the collar, straw in the blood,” says Berthe Lumm. “Leather goes into the small boiler, people into the large one.” From under the floor comes a ticking of hot copper, and a smell of resin, sulphur and something that you know from your own kettle.
    .title = The Large Boiler
    .a = Hand her everything and get into the water.
    .b = Go down and help with the stoking.
    .a-ends = You sleep in hot water with your mouth open, like a pike. It is night when she shakes you. Your leather has been boiled clean and is as soft as a glove, and will stop about as much as a glove. “Nobody told me what it was for,” says Berthe Lumm. But nothing hurts you anywhere, and the warm bench is yours till morning.
    .b-ends = Juniper first, then alder, never oak. Salts when the copper ticks, not before. The stoker, a mute gnome, judges a boil by laying his palm against the brick, and lays yours beside it until you feel the moment too. Around midnight you understand what you have been doing wrong over every campfire since you left your school.

ow-city-11 =
    Fifty glass stoppers, six girls at a table, and not a window open. Tibbe Quill, a gnome on a high stool, has made scent for this town since her grandmother could no longer climb up there. In spring she had a fever, and since then she smells nothing, neither rose nor smoke. Meanwhile somebody is selling her recipes across the river. “Smell the fifty and write them down for me,” she says, not lowering her voice, “or smell the six.”
    .title = Fifty Stoppers
    .a = Sit down to the fifty bottles.
    .b = Walk along the row of girls with your eyes shut.
    .a-ends = Rose, civet, cedar, whale. After the thirtieth there is blood on your sleeve, and you drink from your own bag in order to reach the end. She pays as one pays for an eye; what you have written out for her is a nose. Yours comes back to you in time, but it takes rust for rue.
    .b-ends = Five of them smell of the shop. The sixth smells of nothing at all, and nobody manages that by accident. She is out at the back before you can open your eyes, so you leave them closed, and follow the one clean gap in the stink of the town, across roofs, as you were taught. She has a hatpin. You have her.

ow-city-12 =
    A game warden’s goods are sold in his own yard: bed, boots, beehives, dog. Ludmila Prass reads out the lots in her grey gloves, for his creditors. The whole street has come, and nobody bids. They have agreed on it. For each lot the widow offers a farthing, and each time the hammer has to fall. At the back two dealers from elsewhere begin to understand. Next comes a long case, nailed shut. The widow does not open her mouth.
    .title = The Farthing Sale
    .a = Go and stand beside the two dealers.
    .b = Bid for the long case.
    .a-ends = You stand rather close, and breathe. The dealers recall another sale. Lot by lot the house goes home for farthings, and the clerk, who is not paid to be angry, shuts her book. That evening a hat is passed down one side of the street and up the other. It comes to you last, and you are not to argue.
    .b-ends = A sound goes through the yard as if a cart had rolled over a foot. But the widow nods. “That one,” she says, “I want out of the house.” Down comes the hammer. You draw the nails one after another, and see that the warden drove them in himself, in a hurry, and far more of them than a lid needs.

ow-event-01 =
    Straw, an oiled rag, and a crossbow, its stock worn pale where a cheek has rested for thirty years. The widow will not touch it, but she knows it better than he did. There is nothing like it in this country, she says. It wants both your hands, though, and the whole of your mind, and it does not forgive a full fist.
    .title = The Warden’s Crossbow
    .ends = “It came at him out of the sun. He had the thing spanned. He had his supper in the other hand, and he looked round for somewhere to put it.” She holds out the winding key. “So let go first. Whatever it is, drop it. You might promise me that.”
    .flavour = Whatever you happen to be holding, let go of it first.

## 13 to 24

ow-city-13 =
    Sideways down the spring flood comes a barge so new that she has no mast, no name and no paint. An old man with a white moustache hangs on the stern sweep. It is built for two; at the other handle there is only a cap. He does not shout, having no breath for it. Along the bridge people step back from the parapet and argue over which pier he is going to hit.
    .title = A Sweep for Two
    .a = Jump down and throw your weight on the sweep.
    .b = Throw him a line and make it fast to the bridge.
    .a-ends = She clears the pier by the thickness of the paint she has not got, and something in your sword arm parts with the sound of a carrot. Old Matus Hrdy splints it with a wedge. “For now it’ll lift a spoon,” he says. “Come to our yard in the forest, where we build them, and ask for me. You saved one hull and one fool. We settle there.”
    .b-ends = The line holds, the bridge groans, and the barge swings about and lies still. In the bow they find the mate, who did not drown. Matus Hrdy shows you the bite, and the long scrapes in the fresh planking where something climbed aboard. “Second bend,” he says. “At lamp-lighting.” You make him repeat every word.

ow-event-32 =
    Between the trunks stand ribs, three hulls of them, and the pitch can be smelled a mile off. The builders are eating supper on a keel. Matus Hrdy moves over for you, minding the arm, and explains how they settle here: a share, when the buyer comes tonight, or else a thing that is not for sale. Behind the fire lies a skiff sewn from bark and pine root. A child walks off underneath it.
    .title = The Yard Among the Trees
    .a = Wait for the buyer and your share.
    .b = Ask whose the little boat is.
    .a-ends = The buyer arrives with a lantern, walks around the hulls and knocks on every plank. He names a price. Then comes the hour in which both sides swear by their mothers, and your share hangs on it with everyone’s. Matus winks at you and begins to take off his coat.
    .a-ends-1 = Half the planks sound green, and the buyer is polite about it. What you get is your part of a bad year, honestly counted.
    .a-ends-2 = They meet in the middle, equally sour. The coins are sticky with pitch before they reach you.
    .a-ends-3 = Somebody on the coast wishes to be an admiral, and in a hurry. Matus kisses the buyer on both cheeks, and then you.
    .b-ends = It was his mate’s, who carried it from stream to stream and had not walked a road since he was a boy. They turn it over for you without discussion. Matus burns your mark into the stem, under the other. “Wherever two waters touch,” he says. “And give a shout when you pass a barge. We’ll know the boat.”

ow-city-14 =
    For nine days no loom has knocked in the weavers’ street. Now the guild has hired forty men with cudgels, and they are coming up from the bridge, in step, in the heat, without haste. In the last gateway a dozen weavers stand around a box of farthings, most of them grandmothers. “It’s everybody’s bread,” says Agata Vorn, who holds it, “so that’s what they want to break. There is the gate, witcher. And the children are up on the roof.”
    .title = Nine Days of Quiet
    .a = Take the children away across the roofs.
    .b = Stand in the gateway next to Agata.
    .a-ends = There are fourteen, the smallest in a bread trough. No school ever taught you to cross a ridge with one child on your back and one at each hand, and every one of them finds something else that you cannot do. By the last gutter you can. The looms stay quiet another week. They win a farthing, you hear later.
    .b-ends = First the box goes over the back wall to a bargeman. “To our people in Novigrad, on the dyers’ quay,” says Agata. “Go there too, when you can. They’ll want to see whoever stood here.” Then the forty arrive. They have had nine days to look forward to it.
    .b-ends-1 = It takes them a quarter of an hour to be done with you. When you can see again, the gate is shut, and the old women are on the inside of it.
    .b-ends-2 = The arch is narrow and the grandmothers throw loom weights. Both sides will speak well of you. You will join in when your jaw lets you.

ow-event-33 =
    On Mondays the dyers’ quay in Novigrad runs red, and by Thursday blue. It is Thursday, and the foreman is blue to the elbows. Above his door hangs Agata’s box, nailed up like a relic. “That is the one from the gate,” he says, and vat after vat falls silent while they come to look. You are owed, that is soon settled. There is a bed over the warm vats. And there is his aunt, who used to break strikes for a living.
    .title = The Dyers’ Quay
    .a = Ask the aunt how she broke them.
    .b = Lie down over the vats.
    .a-ends = She is small, does not get up to fight, and uses whatever the room has left lying about. You are made to do it forty times. “Forty men all think one thing,” she says, “so do the next one.” Dukes have paid her less than the lesson was worth. You have paid with a gate.
    .b-ends = The steam smells of woad and old wool. People who judge colour for a living bend over your bruises, do not like them, and take steps. You dream in blue. When you come down the ladder your hands open and close as if newly fitted, and on the quay they are still disputing what you ought to have for breakfast.

ow-city-15 =
    Chains have been drawn across both ends of Candle Street, and at each a cart waits in the August heat. The physician who comes to the chain is sixteen, in an apron made for somebody else. His master is upstairs under a sheet, and so is his master’s friend. “I need arms for the cart,” he says through a vinegar rag. He has seen your bag. “Or I need that. I know it kills people. I know how far to thin it.”
    .title = Candle Street
    .a = Take the handles of the cart.
    .b = Empty your bag onto the table before him.
    .a-ends = You cannot catch what they have, which is why nobody else is asked. It takes twenty-three journeys to the lime field. You wrap them as you would like to be wrapped. The council pays by the head, in a bucket of vinegar handed over the chain, and the boy counts it out to you by name.
    .b-ends = He does not thank you, he is at work: a drop to the bucket, a bucket to the barrel. On the fourth night the cart stays empty. “The old woman who taught my master has a garden in the mountains,” he says. “She ought to pay you. And tell her I did the sums.” He is asleep before you can promise.

ow-event-34 =
    Higher than the last snow, somebody has walled in a strip of sun. There are rows of herbs, each with its slate, and in between a woman so bent that she has no need to stoop. You tell her about the chain, the barrel and the sums. She wants to know only the figures, and those twice. After that she is silent for as long as it takes to weed a row. “His master was my son,” she says. “Come in. Or dig.”
    .title = The Garden Above the Snow
    .a = Go indoors with her.
    .b = Kneel down and dig.
    .a-ends = She owns a bed, a stove and a jar, and turns the jar over on the table: what the towns have sent her for cures, all her life. She never found anything up here to spend it on. “You poured out a good horse,” she says. “Take it, before I start talking about him.” The jar she keeps.
    .b-ends = You work beside her until the sun is behind the ridge, and she does not say one word about the boy or the man. She watches your fingers in the soil. Then, with a nod at your belt, she asks to see what you have left.
    .b-ends-1 = Next to nothing. So for three evenings she fills you instead, with all the things that she has never put on a slate.
    .b-ends-2 = Glass clinks. “That one needs no teaching, only sleep,” she decides, and gives you the bench by the stove.

ow-city-16 =
    Pears, chiefly: the man in the stocks on the market square is wearing the season. He took hares that were the king’s, says the board around his neck, and he has until Saturday. He does not ask for water. “I have a dog,” says Jost Haber to each pair of boots that goes by. “On a chain, out in the forest. She bites strangers. She’s not been fed.” The boots go by. On his barrel the beadle yawns.
    .title = The King’s Hares
    .a = Stop and wash his face.
    .b = Ask him the dog’s name.
    .a-ends = It takes a whole bucket. Under the pears is a face much older than the crime. With his eyes on the beadle he tells you to feel inside his left boot. The flask in it holds nothing a poacher drinks. Some colleague of yours once paid for a hare with it. “The dog won’t want it,” he says.
    .b-ends = “Mirka,” he says, and can say nothing else for a while. The beadle wakes up. Talking with the sentenced is taxed, by the word. You go on paying and he goes on talking, until you have the path through the forest, the hut, and the word that makes her lie down. If you do not go, nobody will.

ow-event-35 =
    As far up as she can reach, she has eaten the bark off the tree. At the word she lies down. At her name she stands up again and does not know where to look. You slip the chain. She drinks, she eats, and then she waits at the door of the hut with one paw lifted, since this is the hour when somebody goes in. The light is leaving the forest. There is frost on the chain.
    .title = A Chain in the Forest
    .a = Go in where she wants you to go.
    .b = Sit down on the doorstep beside her.
    .a-ends = She scratches at a floorboard. Under it is a box with what the forest gave Jost when it gave no hares: roots, glands, stoppered bottles, labelled by a man who taught himself to write. On the inside of the lid it says: For whoever feeds the dog.
    .b-ends = She leans on you with all her weight, like a wet door. You stay until she has stopped shaking, and then until you have. For one night somebody else does the listening, and you sleep with your boots off. On Saturday she hears him coming up the path an hour before you do.

ow-city-17 =
    Over the chandler’s shop is a room with mirrors, in which the children of merchants learn how to bow. The dancing master, Florian Asch, wears powder over a scar and has been watching you from the window. “Your left foot is late,” he says. “So was mine. She told me that it could not be mended, and sent me down from the mountain to teach gavottes.” The fiddler lowers his bow. Nine children wait with one leg forward.
    .title = The Late Left Foot
    .a = Take a place in the row, behind the smallest.
    .b = Ask who she is.
    .a-ends = “And one, and turn, and do not look at your feet, they know nothing.” Between the mayor’s daughter and a boy who bites, you learn to be where your weight is not. It is a plain little step. Any cutthroat could use it. Florian Asch taps your left heel, sighs, and lets you stay until the bell.
    .b-ends = He tells it to the mirror. She is a goatherd. Every sword that counts for anything has gone up that mountain to ask her, and come down with a limp, or with a stroke which nobody can parry. “Do not say that I teach children,” he begs, and then: “No. Do.” He draws you the path on the back of a minuet.

ow-event-36 =
    She goes on milking while you deliver the message, barefoot on the scree, nearer seventy than sixty. “Children,” she says. “Good. He was always kind.” She dries her fingers, picks up a hazel stick and walks over to stand between you and the goats. “I teach one stroke to whoever comes, however it goes. Use that sword, please. Try to get past me.”
    .title = The Goatherd’s Stroke
    .ends-1 = You lie on your back and the sky is where she was. She has explained the stroke by means of you. You have it now, but something in you flinches at the sight of a stick, and she is sorry about that.
    .ends-2 = The hazel finds both elbows, a knee and an ear. “Late with the left,” she says, as if of a friend you had in common. You go down swollen, knowing the stroke from its wrong end.
    .ends-3 = One knock, on the knuckles, always at the same moment, until what you do at that moment is gone for good. Into the gap she puts her own. “There,” she says. “Now it is tidy.”
    .ends-4 = You are standing among the goats before either of you believes it. She laughs until she must sit down. You get the stroke, a bowl of milk and a message for Florian: he may come up again, if he likes.

ow-city-18 =
    Every bench in the guildhall has a piece of the organ lying on it, and a dwarf named Borghild Arn walks among them with a list. The lowest pipe but one is rotten. “Limewood,” she says. “I chose the tree for the next one when I was a girl, out in the forest, sixty years ago, so it would be ready. And now I cannot leave, with the glue wet.” She blows into an elbow of lead. Far up in the hall a pipe answers, flat.
    .title = The Lowest Pipe But One
    .a = Promise to look in on her tree.
    .b = Take off your coat and tread the bellows.
    .a-ends = She draws it from memory: a fork, a knot like an ear, her mark at the height of a dwarf’s belt. “It will be there still. Trees grow at the other end. Fell it for me, I pay what it is worth, or come and tell me why not. You have no feelings about that tree. I have looked at it every night for sixty years.”
    .b-ends = Treading bellows is climbing stairs and never arriving. She has one rule for it: never empty, never full. After an hour you breathe like that. After two you could strike like that, from the heel, on the wind that you have kept back. “Better,” calls Borghild, who means the note.

ow-event-37 =
    There is the fork, there the ear, and there at belt height her mark, stretched as broad as a door. It has become a giant. Three fathoms of trunk without a branch or a flaw, exactly as she hoped. But now it is July, and the lime is in flower up to the last twig, and the whole crown is humming. You lay your palm against the bark and feel it in your teeth. It is a single note, and a low one.
    .title = The Limewood Heir
    .a = Sit down against the trunk and listen.
    .b = Borrow an axe and begin.
    .a-ends = Ten thousand bees are holding one deep tone, and they are in tune. You sleep under it as a child sleeps under a table where people are talking. Afterwards you write to her that her pipe is finished and in use. The answer reaches you weeks later, in square letters: I shall build mine of pine.
    .b-ends = It takes all day to fall, and longer to be quiet. Then there is the trimming, the oxen, the mud, and a storm of homeless bees who know very well whom they have to thank. Borghild pays what she promised, for the best tree in the country. You are fit for nothing. One note of that organ will always hum a little.

ow-city-19 =
    North light, a cold stove, turpentine. Judyta Marr paints the dead: a family brings a lock of hair and a description, and she gives them back a grandfather. In winter she has plenty to do. Her walls are hung with people who never sat for her. “It is twelve years since I painted anybody who breathes,” she says. “Would you stand there a moment, with the sword up? If not, never mind. It is the colour I am short of, anyway.”
    .title = Nobody Who Breathes
    .a = Stand in the light and raise the sword.
    .b = Ask which colour that is.
    .a-ends = The moment lasts five hours. A guard that is held so long begins to talk: which knee is lying, where an old wound does the work, what your school meant by it all along. You can see every bit of that in the picture, and also somebody you would cross the street to avoid. You buy it. Nobody else must ever have it.
    .b-ends = “Green. The dead will wear no other.” It sweats from the rock in a cave in the mountains, and the man she sent last time came back without his voice and without green. “The place breathes,” she says. “You will know what not to breathe with it.” She puts the last of her colour on your thumbnail, so that you can match it.

ow-event-38 =
    No bird sits near the cave. Its mouth is as wide as a barn door. Inside, the rock sweats the colour of your thumbnail: in drops, in veins, in a thin smoke along the floor. It is far prettier than it has any right to be. Your medallion hangs still. There is no curse here, only the nature of things, which does not bargain. You tie a wet cloth over your face and go through everything you were ever taught about green.
    .title = Mountain Green
    .ends-1 = It is not enough. You come out on your belly, blind, following the draught on one cheek, with your pouch full. Whoever found the way like that is not quite who went in. Judyta notices before you do.
    .ends-2 = You know about the smoke, not about the drops. They go through the glove. You scrape on with the other hand and count your breaths, and come away scorched, with the green, and with one weakness fewer.
    .ends-3 = You have known it for years under other names. Lime on the threshold, a candle on the floor, and you work as in a kitchen. The bitter waters are of no use to a painter. They go into bottles of your own.

ow-city-20 =
    Out of the fog a boat has come home to the fish quay with nobody in it. Its owner went out at midsummer. The nets are dry, the bread tin is full, and the sail has been mended with neat blue thread. “We never had blue thread in the house,” says his daughter Elske, who stands there with the gutting knife, twenty years old at most. Around her the dealers are already talking about the price.
    .title = Blue Thread
    .a = Ask her for a length of the thread.
    .b = Stand with her while she sells the boat.
    .a-ends = She unpicks it stitch by stitch. The chandler knows the blue; he sells it to one customer, a bearded man out beyond everything, by the water, who pays in eels and comes only when the moon is thin. “If he is dead, bring me the day,” says Elske. “If he is not, ask him who sews for him.”
    .b-ends = You keep your eyes half closed, like somebody who can see into pockets. She sells the boat for the price of a boat and a half, keeps the patch, and pays you out of the half. “Now I needn’t watch for it,” she says, and takes the next fish from the heap.

ow-event-39 =
    A hut on piles, a lantern, an iron ring in the wall. The man who sits mending a sail with blue thread is Elske’s father. “I cut the boat loose so that they would stop waiting,” he says. “It bit me at midsummer. Most of the month I am good company.” He measures the moon over the water, and then the chain, and then you. “Not tonight.” You hang up your cloak and sit down between him and the door.
    .title = Good Company
    .ends-1 = The ring holds, the wall does not. You wrestle him until morning, bare-handed, because he asked you to. He weeps over your scratches, and you have learned where you were weak. Elske gets the truth, and goes to him.
    .ends-2 = The ring holds, and the wall. All night you talk to him as to a horse, and towards morning he listens. You go away with a patience you did not bring. When you have told Elske, she packs bread and does not ask the way.
    .ends-3 = At the worst hour your hand goes for the old answer, the silver one, and you put that away for ever. What you do instead, with the chain, the sail and your own weight, no school teaches. Elske has a father, most of the month.

ow-city-21 =
    A hand’s breadth from your ear something smacks into the doorpost and stays there, trembling. It is a nail. In the toyshop over the way, behind a row of wooden ducks, a girl lowers a crossbow no longer than a spoon. “It was meant for mice,” says Hanka, apprentice, fourteen. The toymaker has gone white. He has been making ducks since before her mother was born. He works the nail out of the oak, not easily, and looks at it as at a letter from a judge.
    .title = Meant for Mice
    .a = Tell him to lock the thing away.
    .b = Ask her to span it again, slowly.
    .a-ends = He is so glad to be told that he unlocks the cupboard at once. To make room he hands you what is in there, two bottles left long ago as a pledge for a rocking horse, by somebody with eyes like yours. He has always been afraid to dust them. Hanka carves a duck meanwhile. It has a look about it.
    .b-ends = There is a clock spring in it, a nut of bone, and a trick which she can show but not explain. “A large one needs steel. My uncle in Vengerberg has a forge.” The old man takes off his spectacles. “Then what is she doing with me?” he says, and signs her papers. You are to call on her in Vengerberg, with money for the steel.

ow-event-14 =
    Ducks sit in a row along the rafters of the uncle’s forge in Vengerberg, each shot through the eye. Beneath them is a new bench. Hanka has grown, or else the apron was washed. She carries your money to the steel merchant herself, at a run. Then you have to wait outside in the street, for two days, since she cannot work with people breathing.
    .title = Hanka’s Crossbow
    .ends = On the third morning she puts it into your arms without a word, as one hands over a cat. It spans with two fingers, and it has loosed before you have quite finished wanting it to. On the stock, where another maker would put his name, there is a small duck.
    .flavour = Loose it before anybody has drawn a breath. Afterwards you will be busy.

ow-city-22 =
    March has made the town gate into a bog with an arch over it. In the worst of it a woman of seventy is sitting on a leather sack, with the mud above her ankles, while the carters drive around her. Honorata Vik has carried letters on foot ever since she was widowed, and it is whoever gets the letter that pays her. “One more for this town,” she says. “Third door past the pump. Sixty steps. My knees have done all the others.”
    .title = Sixty Steps
    .a = Take the letter to the third door.
    .b = Shoulder the sack and give her your arm.
    .a-ends = A man in an apron opens, sees the handwriting, and holds on to the doorframe. He pays the postage. He goes in, comes out and pays it once more. “I had stopped listening for the door,” he says. Back in the mud Honorata takes her due and pushes the rest away. “That,” she says, “was for whoever knocked.”
    .b-ends = The sack weighs as much as a wet sheep. She takes your arm, and after the first sixty steps asks where your roads lead. You tell her. She knows each of them by its stiles and its dogs. “There are two places that owe me a fortune,” says Honorata Vik, “and I’ve not had the legs to collect it.”

ow-event-11 =
    Every girl in three kingdoms writes to the garrison at Hengfors. Every son who went to look at the sea writes to the villages round Loc Ichaer. Since her knees gave out, the letters have been lying in heaps. She will ride behind you, sort on the way, and do the talking at the doors. You will be the knees.
    .title = Honorata Vik
    .ends = She never reads a letter. She weighs it on her palm and knows: bill, birth, bill, death. With the last kind she goes in, and stays until the kettle has boiled, and takes no money. For all the others you share alike, and she counts it twice, once for each of you.
    .flavour = “Hengfors pays, and Loc Ichaer. Everywhere else they only ask whether it is bad news.”

ow-city-23 =
    Breastplates stand in the mud of the proving yard like guests who do not know each other. Each has a dent, and a date stamped around the dent. Only one has a hole. Regina Torst, the armourer, has hung it where she can see it from her bed. “My son’s,” she says. By the fire dozes a stable boy, in a quilted jack gone black with age. She puts a war hammer into your hands. “Be honest with the new one.”
    .title = The Proving Yard
    .a = Ask about the boy’s old jack.
    .b = Swing the hammer with all you have.
    .a-ends = “That?” She pulls it off the boy and shoots at it. The bolt slows down, sinks in and hangs there like a burr. “Felt,” she says. “Don’t ask me how. My grandmother had it from people in the mountains, and they still make it, but never for a smith. You go. Pay them for the wool. And ask them that, would you?”
    .b-ends = Nobody has ever asked you for all of it. She makes you do it ten times, moving your feet with her own, and the tenth time it comes up through your heels without being asked. The plate holds. What the hammer does on its way back is another matter.
    .b-ends-1 = It leaps off the steel and in under your ribs. Regina stamps a date around the dent, and asks whether you would like one too.
    .b-ends-2 = It comes back past your hip, where the bottles hang. Regina lends you a rag. The plate, you may be glad to hear, is sold.
    .b-ends-3 = It goes past your ear and into the mud up to the handle. Regina takes down the plate with the hole and hangs the new one in its place.

ow-event-13 =
    Arm in arm, five women and a deaf grandfather are walking up and down on a wet blanket, singing to keep in step. Felt is made so, and it takes from snow to snow. Nobody asks whom you fight, only how you move when you are frightened. You show them. They stop singing and discuss your knees.
    .title = The Felt Jack
    .ends = Your money goes to the owner of one particular ram. The jack is the colour of rain, and sewn in scales that part where you turn and close where you have turned from. “Iron is for people who stand still,” says the eldest, and bites off her thread. “Tell the smith that. And tell her we’re sorry about the boy.”
    .flavour = Grey felt, sewn in scales: loose where you are going, thick where you have just been.

ow-city-24 =
    A donkey walks in a circle, a wheel goes round, and a girl of twenty holds knives to it until they sing. It is a summer evening, and the queue winds twice about the pump: reapers, cooks, a surgeon, a bride with scissors. Dorotea grinds without looking, and whoever waits talks, about rain, about prices, about what became of the neighbour’s calf. Only when it is your turn does she raise her eyes. “Two of them,” she says.
    .title = Twice Round the Pump
    .a = Let everybody else go first, and wait.
    .b = Draw the silver one and hold it out.
    .a-ends = It takes until the stars are out. A reaper has seen lights on the marsh, and a carter what carried them. The surgeon has sewn up the same bite all month. The bride is not marrying the one who went to look. When the last knife is done, there is no horror in the land to whose door you could not draw a map.
    .b-ends = She tries it on her thumbnail, breathes on it, listens to it. “I would spoil it,” she says, and by her face she has never said so before. “I was taught on steel. The silver my grandfather does himself, in Ard Modron, for people he likes. Go to him. Tell him Dorotea sends you, and that the donkey’s well.”

ow-event-26 =
    A grindstone as tall as a man stands in a shed at Ard Modron, and the fellow who turned it has gone off and married. The grandfather is ninety, blind, and pleased about the donkey. He draws one finger along your silver and tells you, fight by fight, what you have done these two years. “You hew,” he says. “It could be a pen, and you hew with it. Well. First somebody must turn the wheel.”
    .title = The Grinder of Ard Modron
    .a = Take the crank yourself.
    .b = Fetch a boy from the village, and ask for the pen.
    .a-ends = By noon your palms are open, and by evening a spark has found your eyelid. But a ton of sandstone has also found the weakest thing in you, leaned on it the whole day long, and been surprised. The old man gives you back the sword just as it was, only cleaner. You are the one he has ground.
    .b-ends = It takes until dark, and what falls off is swept together and weighed, being silver. The blade is lighter by a fifth, and will never again split a helmet. “Small strokes,” says the old man. “Quick ones. Write. It should be in and out before they have noticed the ink.”

## 25 to 36

ow-city-25 =
    Midwinter, midnight: the pit in the foundry yard lights up the snow from below. They mean to pour the duke tonight, on his horse. Gottlob Rott, who has lost an eye to looking into pits, has the crowd, the mould and the fiddlers, but too little bronze; the horse will end at the knees. “There is a figure of mine up in the mountains, cracked,” he says. “It would do.” Then he sees that the mould has begun to weep along a seam.
    .title = Up to the Knees
    .a = Promise to fetch him the cracked figure.
    .b = Jump into the pit and brace the mould.
    .a-ends = He grips you by both sleeves. A shepherd with a lantern, by a shrine on a mountain: it showed people the way in the snow until it cracked, and then nobody went that way. “My first,” he says. “It has my brother’s face. I could not do any other yet. So bring it down gently.” They draw the fires. You have until the thaw.
    .b-ends = You hold it with your back. They pour what there is, behind two fingers of clay, and you find out that it can be borne, if you give up all that you otherwise do about pain. The horse will have to kneel. Gottlob waves an arm at his men: deserters, smugglers, a fencing champion. “Choose!” he says. “Whatever any of them can do!”

ow-event-21 =
    Half the shrine has slid into the valley, but the shepherd still stands, up to his belt in snow, his lantern arm raised, with a crack in him that would take your hand. Around the hem of his coat a boy of nineteen scratched names: all who were lost that winter. You have a rope, a sledge, and nine hundred steps of ice. You lay him down without a sound. At the first bend the sledge overtakes you.
    .title = The Founder’s Brother
    .ends-1 = You catch it and ride it to the road, both heels braking, your arms around his neck. Gottlob pays by the pound. The names he cuts on the inside of the horse, where no duke will ever look.
    .ends-2 = He goes all the way down, and for part of the way you are under him. You lie two days in the drift with the names beside your face, and learn them. Then somebody stronger than you were gets up and pulls.

ow-city-26 =
    Barefoot, like all his people, the halfling makes the best boots in town. On a nail above his last hangs a pair that would stop anybody: long, grey, double-welted, dusty since the harvest before last. “Ordered, and half paid,” says Tolly Bramm. “A courier for the pass road, a tall girl. She was going to fetch them that same week.” He wipes the dust off with his sleeve and hangs them up again, toes to the street.
    .title = Half Paid
    .a = Pay him the other half and try them on.
    .b = Ask which way she went.
    .a-ends = They fit so well that both of you look away. He does not reach for the money at once. “If she comes, I make another pair,” he says. “I have been telling myself so for a year. It was never the leather I was short of.” Then he takes it, and kneels down to do the laces himself.
    .b-ends = “Up into the mountains, with the autumn mail, in her old pair. Somebody will have seen her, a girl that size.” In a drawer he keeps the feet of the whole town, on strings, and gives you hers. “Ask her whether this is still right. Then she will know that I am not asking about the money.”

ow-event-31 =
    They were cut for somebody who ran down mountains with other people’s news. The sole is in three parts, the heel is cork from the far south, and around the ankle lies a strip of horsehair for which you cannot at first see the need. You mean to walk up the street. At the corner you notice that you have been running.
    .title = The Courier’s Boots
    .ends = By the second milestone you have forgotten your feet. Only then does it come to you what they have cost you up to now: one breath in every fight, after the first rush, when you look down to see where you stand. Others will still be doing that.
    .flavour = After the first rush, when others look to their feet, you are already going.

ow-event-02 =
    There is smoke over the refuge in the mountains, and in front of it a tall woman sits on a sledge and splits kindling, both feet in a box of straw. You hold out the string. She lays it along her sole, and it is too long by the toes. “Tell him he measured right,” she says. “It’s me that changed. Well. Now I keep the stove going for the others.” In the doorway behind her stands the mailbag, buckled.
    .title = A Length of String
    .a = Offer to carry the mailbag down.
    .b = Stay the evening and split the wood.
    .a-ends = You are a year and a half late with the autumn mail, and ready to be cursed at every door. They pay, some of them double. The bad news has grown old and the good news has kept. Her half you leave with the cobbler. He has begun on a new pair, short, with stiff toes.
    .b-ends = All who cross up here warm their hands at her stove, and pay with what they have: smugglers with bottles, hunters with what they passed on the way. For the first she has no use, and of the second too much. When the wood is split, her shelf is yours, and you know where something sleeps.

ow-city-27 =
    The bonesetter’s sign is a hand with five straight fingers, and the autumn wind is trying to get it down. Ailis, an elf with her sleeves rolled to the shoulder, has your wrist under the lamp before you have greeted her. “Who set this?” You did. “It has healed beautifully,” she says, “in the wrong place, and you have built a way of fighting round it.” By the stove is a made bed. On the bench lies a mallet wrapped in lambskin.
    .title = Five Straight Fingers
    .a = Ask whether the bed is free.
    .b = Lay the wrist across the bench.
    .a-ends = She laughs, not unkindly; it is what most people ask. You are given broth, hot bricks, and a leaf to chew against an ache which you had stopped counting as one. For as long as you lie there nobody wants anything killed. You get up as crooked as before, and not so well rested since spring.
    .b-ends = “Look at the sign,” she says, and breaks it. With the bone goes a turn of the blade that you had been proud of. It was only ever a way around the wrist. “The rest is cold water,” she says, tying the splint. “My mother keeps a bathing place on the shore. She takes this off, nobody else. Don’t let her be kind to you.”

ow-event-25 =
    Her feet hang in the water, among the ice, and the jetty she sits on is younger than she is. The mother unties the splint with her teeth. The wrist might be a stranger’s, white and straight and stupid. “Now it does what it is told,” she says. “You have one morning, until it picks up bad habits again. Teach it something.” On the planks lie your sword, your belt, your bag and an awl.
    .title = One Morning
    .a = Reach for the sword.
    .b = Reach for the belt and the awl.
    .a-ends = You begin at the beginning, as in the first week at your school, before anybody had hit you for it. In a straight hand the oldest lesson turns out to mean something else, and the next one follows from it, and the next. The old elf says nothing. But she takes her feet out of the water in order to see better.
    .b-ends = She holds the leather and you push. It is the first fine work which that hand has ever done, and it takes its time. One more loop goes on the belt, at the place where your thumb falls of its own accord. There was always room there. It was only that the crooked wrist could not reach.

ow-city-28 =
    Before sunrise, in June, the one lit window is the baker’s. On her table lies a wedding loaf the size of a cartwheel, with birds of dough, ears of dough, and a fence of dough around it all. Marta Szyc has been walking round it for an hour. The groom’s cousins came to fetch it up the mountain, got drunk and lost the cart. “It has to arrive whole,” she says. “Otherwise it means something.” And now the oven wants emptying as well.
    .title = The Wedding Loaf
    .a = Help her with the oven.
    .b = Take the loaf on your back and set out.
    .a-ends = You draw loaves until the street is up. She feeds you the crooked ones, with butter, and then those which only you would call crooked. The wedding loaf leaves at last on the shoulders of four sober bellringers. You sleep on the flour sacks above the oven, and get up white from head to foot, with nothing left of last month in your bones.
    .b-ends = She builds a frame of laths on you and pins down a loose bird. “Up the mountain, and then follow the fiddles,” she says. “Put it on the bride’s table, straight, and count the birds in front of them. And mind your head. The families up there have a fight before the soup. They mean nothing by it. They’d feel strange without.”

ow-event-27 =
    The loaf arrives whole. They lift it off your shoulders, count the birds, weep, kiss one another, and somebody’s uncle hits you from behind with a bench. So it has begun. There is no malice in it; the bride has her sleeves up. An old man asks you with every courtesy which side you are on, and swings before you can choose.
    .title = Before the Soup
    .ends-1 = You wake with your head in a grandmother’s lap. The custom is that the bride’s family pays each guest who was laid out. It is agreed all round that they have never seen one laid out so completely.
    .ends-2 = You give what you get, under the table and on it, back to back with the fiddler, who corrects you between two blows. By the time the soup is called, you have lost a fault you had for years.
    .ends-3 = When the soup comes, you are the only guest on your feet, so you serve it. They seat you beside the bride, heap your plate until it slides, and put you to bed in the best room with your boots off.

ow-city-29 =
    It is November and the war is over, but nobody has told the wounded. They lie in the corn loft in two rows, and Sander Derrick, a quartermaster with one leg, writes their letters. Their pay never came. “It did come,” he says, low. “I buried it on the night we ran. In the forest. I cannot walk there, and whoever can walk does not come back.” At the end of a row two men are coughing. He looks at your bag, then at your boots.
    .title = The Corn Loft
    .a = Open your bag for the two who cough.
    .b = Hand him your map and let him draw.
    .a-ends = A thimbleful in hot wine, and another, and towards dawn the rattle has stopped. The loft turns out its pockets for you: rings, buttons, coins from the hems of shirts. They are proud; you cannot refuse. And one of the two tells you what came to feed after the battle, and which way it went home. “I was lying very still,” he says.
    .b-ends = He draws, and then rubs it out again with bread, so that it is nowhere but in your head. “Your advance,” he says, and gives you a coin of his own. “Go to the forest. Dig. Bring us what is ours, or do not. I have counted men for twenty years, and I still cannot tell by looking.”

ow-event-29 =
    Three birches, a stone, a hand’s depth of leaves. The chest is there. On the stone sits a woman in what is left of a sergeant’s coat, with a billhook across her knees. “Second company,” she says. “I wanted to see whom he would send.” She has waited since the rout and has eaten what one eats. “Carry it to them, or carry it off,” she says. “I am too tired to be more than a witness.”
    .title = Three Birches
    .a = Ask her to take the other handle.
    .b = Open it, and take your own wages out first.
    .a-ends = It takes three days, a handle each. To pass the time she shows you how the second company held a hedge against horsemen, and what a billhook does to anything longer. In the loft Sander Derrick counts it all out by name, the dead as well. There is no name for you on the list. But you have the hedge.
    .b-ends = You take what is fair, and then what is also fair. She does not turn her head. She even shows you how to bring a jammed lid down, with a hook of the wrist that will be useful elsewhere. The rest you send to the loft by carter. “I said witness,” she calls after you. There are men in that loft who can count.

ow-event-30 =
    They have found you, and it cannot have been easy: seven men on five crutches, who close the way in front and behind. Among them stands the sergeant in the torn coat. “Nobody says you stole,” she says. “We say you were quick.” The others look at your purse and at your swords. One, with a bandage for an eye, takes off his jacket and folds it, so that it will be clean afterwards.
    .title = Men Who Can Count
    .a = Sit down on the ground and let them talk.
    .b = Stay on your feet and let them come.
    .a-ends = It is long. Each of them tells you what his share was for: a roof, a cow, a stone with a name on it. Then they have said it, and are empty, and almost friendly. The one with the bandage helps you up. There is something along their road, he tells you; with crutches they had to go around. He tells you exactly where.
    .b-ends = They are no longer good at it, not one of them. But they have thought of little else since the loft, and you discover, at the moment when you would need it, that you cannot use the edge on them.
    .b-ends-1 = A crutch is oak and has reach. They stop as soon as you stay down, and the sergeant counts them, to see that all are still there.
    .b-ends-2 = It ends in the ditch, with everybody’s jacket dirty after all. You have a knee to remember them by. They have had their say.
    .b-ends-3 = You turn them aside one by one, like guests at the wrong house, until somebody laughs, and then all of them. “Go to hell,” says the sergeant, and they limp home.

ow-city-30 =
    Midsummer night, and the drained cistern under the market is full of people shouting at two wrestlers. On the steps a slate stands by itself. For a dozen years Ines Calder chalked up the odds here, and knew every first move before the man did who made it. Last week somebody cried witch. “She has gone up the mountain,” says the boy who minds the slate, “and four who owe her money have gone after.” Below, the next pair are being oiled.
    .title = The Slate by Itself
    .a = Ask the boy for her chalk.
    .b = Look hard at the next pair, and bet.
    .a-ends = He has kept it in a twist of paper. “It’s all she forgot, and she never forgets. So she was frightened.” At the foot of the slate, in her small figures, stand the names of the four, at short odds to find her on her mountain. Beneath them is a fifth line, at fifty to one, without a name: somebody decent.
    .b-ends = The one on the left breathes in before he moves. You cannot help seeing it; for most of your life such things have been trying to kill you. You lay on the other and win. Behind you the word begins again, softly, in the same mouths. You collect rather fast. The boy gazes after you.

ow-event-17 =
    Four men, four pairs of good boots, one rope: they have her against a rock. Ines Calder is small, out of breath, and holding her skirts from the mud. She has seen you before they have. Of course she has. “Ah,” she says. “Fifty to one.” The four turn round. The one with the rope explains that this is no affair of yours. A tall one says nothing and shifts his heel. “He is first,” she remarks, to nobody.
    .title = Fifty to One
    .a = Do what she tells you, and nothing else.
    .b = Toss her the chalk and draw your sword.
    .a-ends = “Left,” says the small voice, and you step to the left. “Down. Now put out your foot.” You have never done so little in a fight. Four men fall across you, one after another, with the faces of people who have missed a stair. She picks up the rope and coils it. “They never look at themselves,” she says.
    .b-ends = She catches it. While the tall one comes on and the other three spread out, like men who have done this before, she has turned to the rock and begun to write. It is steep here. Whatever is set going now will not stop before the bottom, and the bottom is a long way.

ow-event-18 =
    She is not going back. A town that has shouted it once will shout it again, she says, and quotes you odds on the month. She would rather see something new, and everything that you meet is new to her. There is no magic in it: a shoulder, a breath, an eye that has gone ahead of the rest.
    .title = Ines Calder
    .ends = “I can spoil one thing that they mean to do,” says Ines. “The others will be up to you.” She does it from a safe distance, with a remark. On the road she chalks small figures on the milestones, and will not tell you what the bet is.
    .flavour = “There are two things on its mind. That one it is not going to do.”

ow-event-19 =
    The scree starts to move beneath all five of you. They are better than cistern men have any right to be, and early on there comes a moment when you lose your guard, your footing and your breath, in that order. Above the rattle of the stones you can hear chalk. She is keeping the score.
    .title = Keeping the Score
    .ends-1 = You do not win, but you last, and it gets dark. They go home. Ines pays out at your odds, such as they were, and tells you, free of charge, the one thing that you always do.
    .ends-2 = Two run, two sit down and hold their heads. What they owe her is in their purses, and you have your commission. On the way down she tells you the one thing that you always do. You stop doing it.
    .ends-3 = They will tell it as ten against four. Ines looks at you for some time, then wipes the rock with her sleeve. “I had you lower,” she says. “Now I must do the whole slate again.”

ow-city-31 =
    Ludmila Prass, in grey gloves, stands on the steps of the masons’ hall and reads a paper aloud to a gnome without eyebrows. By order of the guild Wilhelmina Spatt shall blast no stone within these walls, nor within hearing of them, in view of the high priest’s windows. “There is a hill in the mountains that wants moving,” says the gnome when it is over, “and nobody to hold the long match. And there is this.” She pats a notebook, scorched down one side. “They fined me for it.”
    .title = The High Priest’s Windows
    .a = Sit down with her over the notebook.
    .b = Hold out your hand to see whether it shakes.
    .a-ends = Half of it is ash. The rest is drawings: force goes where it is let, never where it is pushed. You set that beside what you do with a sword, and one thing you have done since you were twelve turns out to be pushing. You leave it on the steps and take a page of hers. The clerk, who was going, stays to the end.
    .b-ends = It does not. She holds out her own, which does not either, and together you look at the two hands with satisfaction. “Up into the mountains, then,” she says. “A slope has come down across a stream. There is a lake now, above a village, and I should like to arrive before it does.” You can see her reckoning, and that it will be close.

ow-event-24 =
    It is very close. Above the village the slide lies across the valley like a shut door, and behind it stands a lake the colour of clay, a hand’s breadth from the top. Wilhelmina Spatt has one ear on the stones and one hand on her sack. “A small charge, down there,” she says. “Then it opens. Slowly, or not.” The people have begun to cut a channel with spades and fingers, since fingers at least never drowned anybody. They all look at you.
    .title = A Lake Above the Roofs
    .a = Take a spade and dig with them.
    .b = Hold the long match for her.
    .a-ends = A day, a night and half a day, up to the thighs in it. There is no art in digging until the skin is gone, and then there is: where to stand, when to breathe, how to draw a stone like a tooth. The lake walks off past you, ankle-deep, quite tame. You are laid in the sun in a row with the others, asleep before the blanket comes.
    .b-ends = Nothing has ever burned so slowly. She says the names of all the powders she has known, and you do not tremble. The mountain coughs once. The lake thinks it over, and then leaves by the side, in good order, around the village. You have held your breath so long that your knees give way. “Steady, though,” says Wilhelmina, thinking.

ow-event-20 =
    Before you have agreed to anything she is packed: a sack, half a notebook, two left-hand gloves. In her whole life she has never fought anybody, she says, she has only removed things. You explain the difference to her, all the way down to the valley. She makes a note of it.
    .title = Wilhelmina Spatt
    .ends = For each occasion there is one pot, and it has to be thrown early, while there is still room. Now and then it is only for them. More often it is for everyone. She is sorry about it every time, asks you what you felt, and changes the mixture.
    .flavour = “Stand a little farther off. Farther. No, that was the good one. Are you deaf?”

ow-city-32 =
    The perches in the castle mews have been sawn up for firewood; the new lord does not hunt. The falconer, Sunniva Hale, sits on what she was paid off with: hoods, bells, a pair of bracers scarred by twenty years of landings. A single perch is left, and it is empty. “Duchess,” she says. “She went over the roofs at noon with the leash on her. In the mountains she will catch it on a branch, and hang.” April light, a white feather on the straw.
    .title = The Last Perch
    .a = Take the lure from its hook and go after the bird.
    .b = Buy the bracers, so that she can hire a mule.
    .a-ends = She shows you how to swing it: low and slow, as if you had all day. “You will not be the first to find her. Everything up there eats. Go into the mountains and look for ravens over a dead tree,” she says. “And don’t be brave with her. Be dull.” She would come along, but for the hip and the height.
    .b-ends = She counts it into her boot; that is the mule. She buckles them on you herself, two holes tighter than you would, and turns your forearms over like loaves. “These have held still for twenty years while something with knives sat down on them,” she says. “They aren’t afraid. Try not to teach them.”

ow-event-28 =
    A hundred landings have gone through the first layer of leather to the second, and none of them farther. On the inside, where it lies against the pulse, somebody has kept a list in ink: birds, years, how each of them ended. The last line has only a name.
    .title = The Falconer’s Bracers
    .ends = It takes you a week to find the trick. If you stand firm, you feel the whole blow. If you give way at the moment when it lands, as she did every morning on that wall, it runs off along the scars. In summer you pass her on a road, beside a mule. Something white is riding it.
    .flavour = Give a little as it lands. They know the rest.

ow-event-12 =
    The dead pine, the ravens, and head down among them something white that has stopped beating. The leash holds. But the tree belongs to somebody. A lynx with a torn ear has been working its way out along the branch since dawn, and has no mind to share. It looks round at you, and goes on measuring the gap. When you begin to climb, it drops onto the trunk above you, with every claw it owns.
    .title = Ravens Over a Dead Tree
    .ends-1 = It takes you off the trunk like a coat off a nail. By then Duchess has bitten through the leash herself. A resin-gatherer finds you, sews you up, and leaves you every bottle he owns.
    .ends-2 = You wear each other out. In the end it gives up: no fuss, one look, gone. You will use that yourself some day. Duchess rides home on your fist in a very bad temper.
    .ends-3 = The lynx goes, at a pace that saves its face. You cut her down. For an hour, before she notices the lure, Duchess hunts above you, and you lie in the grass and study how it is done.

ow-city-33 =
    Through the snow in the market comes a drum, upside down, carried by a woman without gloves. In it lie coins, a ring, a set of spoons. Four salt carters have been taken on the mountain road, and the price has come, scratched on a shingle. Katrin Oller’s husband is the third of the four. She goes from stall to stall, holds out the drum, and does not say please. Snow falls on the coins. Now she has come to you.
    .title = The Upturned Drum
    .a = Ask to see the shingle.
    .b = Open your purse over the drum.
    .a-ends = The writing is a man’s. But the wood was not cut from its wall, it was torn, by three claws as broad as your palm. “He found it loose,” you tell her. “Something had been at that wall before him.” She turns the shingle over. Then, because she carted that road herself, she tells you exactly where the hut stands.
    .b-ends = She does not let you choose the coins. A bare red hand goes into your purse, in front of everybody, and takes what he is worth to her today. “And you come along into the mountains for the handing over,” she says. “Nobody will cheat with that face looking on.”
    .b-ends-1 = Today he is worth a good deal. When she has finished, the purse hangs from your belt like a tongue.
    .b-ends-2 = She feels for the large ones, and finds some. The small ones she leaves you, with a nod, as if it were change.
    .b-ends-3 = At the second handful she catches sight of your boots, and what is left of the soles. “That’ll do,” she says.

ow-event-54 =
    At a burned-out hut in the mountains the robbers are standing in a row: nine people, three of them old, one with a baby, all of them grey. They used to have a village. Something came to it. The four carters are behind the hut, chopping wood for them, and one waves. Katrin Oller puts down the drum in the snow, and nobody goes near it. “We’ve never done this before,” says the eldest. “How is it done?”
    .title = The Price of Four Carters
    .a = Show them how it is done.
    .b = Turn your own purse inside out.
    .a-ends = You place them, hands where Katrin can see them. You count aloud, both sides nod, the carters walk across, and that is all. They thank you as if for a lesson. One of the old ones was a soldier once. So as not to be in your debt he shows you how he used to get in under a pike. It is still good.
    .b-ends = Everybody looks at the purse, then at the drum, then at Katrin’s hands. The grey people start to work out who is the poorest here. It takes them some time. Nobody has ever disputed the title with them.
    .b-ends-1 = It is you. The eldest digs both hands into the drum and fills your purse again. “We aren’t that sort,” he says.
    .b-ends-2 = It is not you; a coin rings on the stone. Up come the axes. You walk backwards to the road, in front of five people and a drum, and nothing gets past you.

ow-city-34 =
    Sixteen windows of the great house stand open to the August night, with a light in each. The lady calls you in from the street. Her son is away, she says, and she cannot bear the empty room. There is linen on the bed under the window, and his coat over the chair, a red one. “Sleep there. Or sit on the stairs with a lamp, if you would rather,” says Amalia Trost. She has not once sat down herself.
    .title = Sixteen Lit Windows
    .a = Sleep in the son’s bed.
    .b = Sit on the stairs with the lamp.
    .a-ends = After a month of ditches you do not lie down in linen, you go under. Once the curtain moves, and then not again. In the morning she will not let you leave without the coat. She cannot look at you, but she does up every button, as if he were inside it. At the corner a man sees red, and writes something down.
    .b-ends = Towards three the yard door opens by a hand’s breadth. Somebody sees a lamp, and above it a pair of eyes that are not right, and closes the door with the greatest care. There is no more to it than that. At sunrise she counts your money out three times over. In the cupboard behind you her son sneezes.

ow-event-55 =
    You have been wearing it ever since; it is a good coat. So when two men fall into step beside you, and a third in front says, “How the young master has grown,” you need a moment. There was a girl, it seems, and a duel to which somebody did not come. You say that you are somebody else. “They all do,” says the third, with real pity, and they have their knives out.
    .title = The Red Coat
    .ends-1 = They are masters of it. You lie in a cellar and go over every stroke again, by the places where it went in. You will never forget one of them, nor be properly awake this week.
    .ends-2 = Your guard goes, then the coat. Under it they see the medallion and stop, appalled. The third begs your pardon, and shows you what you ought to have done.
    .ends-3 = You find a wall and keep your back to it. They go for your weakest side until it is no longer the weakest, and then they go home. A little of your guard is left, and most of the coat.
    .ends-4 = You leave the coat in their hands, and with it a flourish that you only ever kept for show. Now you are quick. The third asks who taught you. You ask him the same, and pick what you like of the answer.

ow-city-35 =
    Herring again: it is the hungry end of winter, and each one is sold wrapped in a page of the same book. You unfold yours. On it a man in hose stands in the fourth guard, smeared. It must have been a great work on fencing. “From a widow, by weight,” says Stine Mohr. Her knife opens a fish, turns it and has its head, and she has not looked once. Behind you half the street is unwrapping supper.
    .title = By Weight
    .a = Go and beg the pages from the others.
    .b = Let the book go, and watch her knife.
    .a-ends = You follow herrings down four streets, knock at doors and explain yourself. People are kind. At midnight you own a heap of pages that smells like a pier, in no order, and most of the master’s sentences go off into brine. You lay them out on the floor and begin to read.
    .a-ends-1 = It is a book on how not to do it. In plate nine you meet a habit of yours, crossed out. You cross it out too, and learn plate ten.
    .a-ends-2 = Thirty pages make one lesson, with a fish eye for a full stop. It is a sound one. You practise it among the cats until dawn.
    .a-ends-3 = Page goes to page until you have the last chapter, which he wrote for nobody but his wife. She let it go by weight.
    .b-ends = Her elbow never leaves her ribs. Whatever arrives, fin, tail or gull, has been met and sent away before it is properly there. You ask her how she does it. “Does what?” says Stine Mohr, and with her back turned knocks a cat off the slab. You stand there until the lamps are lit, and until you see.

ow-city-36 =
    In the back room of the Pike there is a table where nobody sits. Five dice lie on it as they fell four years ago, three threes and two twos, from the hand of Barnim Gost, who died with the cup above his head. They say it was joy. His stake lies there too, never beaten and so never won. “Anyone may throw,” says the landlady, his sister, dusting around it. At the bar the man who sat opposite him that night drinks alone.
    .title = The Table at the Pike
    .a = Take up the other cup and throw.
    .b = Sit down in Barnim’s chair.
    .a-ends = Without a sound the room gets up and stands around you. She takes the cloth off the second cup. You may throw once, and then take up again whichever dice you are sorry about; that is how the two of them played. Barnim’s threes lie there, faded and quite sure of themselves.
    .a-ends-1 = She sits down. Then she sweeps the whole stake over to you with her forearm, turns his cup upside down, and for the first time in four years wipes the table.
    .a-ends-2 = The threes have it again. “Well thrown,” she says, as she must have said to everyone. You think that she is a little glad.
    .b-ends = It gives you his view: the lamp, the door, and a tilted mirror, in which you look straight into the lap of whoever sits across. So it was not joy. He had just seen how he had been losing all those years. You say so aloud, and something in you that was slow is slow no longer. At the bar a mug is put down.
    .b-ends-1 = He throws himself at you. The chair, dry for four years, bursts, and you come down on your bag with both of you. Nothing in it is whole.
    .b-ends-2 = It is one blow with a bar stool, and then he runs. The landlady is behind him, and she is faster.
    .b-ends-3 = He pays what he owes on the slate, lays something more on Barnim’s table, and goes out. Nobody will sit opposite him again.
