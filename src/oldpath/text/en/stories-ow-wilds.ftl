### Old World: the stories of the wilds deck, each with the events it leads to.
###
### Hob Tansy the pedlar is met three times, in any order (13, 21, 33); the truth about his ears is event 46.
###
### no | place, season | person | wound | turn
### 01 | log jam in the narrows, spring | Oda Brandt, boss of the river drivers | her best man went out on Tuesday | one stroke, known beforehand
### 02 | herbwife’s cottage, any | two sisters | a mother nine days dead | they only have to be asked
### 03 | high sheepfold, deep winter | Ruprecht Val, fencing master | a chest full of dust | the poison buys one lesson
### 04 | hop garden, early autumn | Emmerich Zwirn, gnome doctor | nobody can pay him | fees by temper; light is half of medicine
### 05 | ice cutters’ pond, hard winter | Tove, Jep the groom | the wages went through the ice | the box can wait; the vials cannot
### 06 | bee tree, summer | Naelle, old elf honey hunter | hands that forget | the bees know her by the shaking
### 07 | charcoal kiln, midsummer night | a burner’s wife with one boot | what the dog brought back | nobody had asked her where
### 08 | quarry at noon, summer | Dagna Horvel, dwarf forewoman | Ulf, who looked at his bread | a rule outlives its reason
### 09 | post road over a heath, spring rain | Kuno, post rider | a broken collarbone, and the post late | the parcel for a dead man
### 10 | birch wood, first frost | Bohdana, huntress going blind | the last hunt | the wrong trail is yours
### 11 | drained carp pond, autumn | Edmer Loy, scholar of Oxenfurt | the twin who was taken | there was nothing in either of them
### 12 | stubble field, late summer | a captain of pikes and his surgeon | two sons under the field | the captain knows
### 13 | ditch by the road, wet spring | Hob Tansy, halfling pedlar (left ear) | a mule in a ditch | the midwife’s knuckles (15)
### 14 | threshing floor, end of summer | Wulf, thresher | sixteen years of not speaking | the letter is blank, and read (40)
### 15 | ox road in thunder, summer | Agnes Rauch, bell founder | a village burned | the bell answers the storm (41)
### 16 | knacker’s yard, any | Pelle the knacker, a grey mare | a squadron gone | she still waits at the picket line (16)
### 17 | cairn above a village, evening | a woman of sixty | the witcher who ate at her table | she has practised his cut (42)
### 18 | still behind a waterfall, any | three seekers, and Osip | the friend who found it | attention will not boil (43)
### 19 | clover bank, high summer | Iwona Krill, ferryman’s widow, ninety | one debt left | the warden remembers eight (44)
### 20 | peat cutting, early summer | Bettan, peat cutter | a man from before there were years | what killed him hunts on (45)
### 21 | milestone by a burnt inn, autumn | Hob Tansy (right ear) | a parcel never sent | he has both ears (46)
### 22 | rope between two oaks, summer | Hedda Stross, rope walker | the last man, who waved | she sits down in mid-air (47)
### 23 | sluice house, end of winter | two coopers | Ambros, drowned or drunk | the knot measures you exactly (48)
### 24 | tannery and dye house, any | Gode the alderman, a nephew | a stolen seal | he stole it so that nobody rinsed (6)
### 25 | elf ruin, leaf fall | Aideth, elf mending a mosaic | four hundred years unlearned | the floor teaches fencing (9)
### 26 | bookbinder’s cart under an oak, rain | Anselm, bookbinder | a witcher’s notes cut up for spines | your trails for their purse (10)
### 27 | nettle hollow, summer dawn | Schnabel, gnome; Radko, lookout | nobody laughed last, and listened | a coward is never late (22, 23)
### 28 | beech hollow, autumn | the Quillerbys, halflings; Contessa, a sow | a wood gone silent | the meal puts the question out of mind
### 29 | flood meadow, spring | Lisbet, goat minder | something behind the alder | the goats were right (8)
### 30 | fallen bridge, early spring | Ana Sorrel, midwife | nobody believed her | the pot that was never used (3, 56)
### 31 | pear orchard, late summer | Lutz, sent home from Ban Ard | a talent two steps wide | the master lectures a hat stand (4, 5)
### 32 | hill road, early summer night | Sister Odila of Melitele | two hundred bottles not paid for | the market had been waiting (7)
### 33 | overhang in bad weather, late autumn | Hob Tansy (caught buttoning) | what sits beyond the fire | it pays in stones
### 34 | forest road, after Lammas | Aldis of Marbeck | a husband dead | you are on the list (49, 50, 51)
### 35 | mouth of a mine, snow | Squire Tolbert, the wives, three dwarves | knocking in the hill | the oath frees the way (52)
### 36 | blackthorn hedge, first frost | Mother Hulde, cook of your school | a place laid since autumn | the cup turned up (53)

## 01 to 12

ow-wilds-01 =
    The river has stopped. Three hundred spruce trunks lie crossed in the narrows, and behind them the water is climbing. Oda Brandt, who bosses the drivers, counts her men again; the number has not improved. “One log holds all the rest,” she says. “That one. My best man went out to it on Tuesday.” Upstream a barn door has begun to knock, gently, as if asking to be let out. There is one axe. Everybody is careful not to stand near it.
    .title = The Key Log
    .a = Take the axe and walk out over the trunks.
    .b = Lie down on the bank and watch the water until you understand it.
    .a-ends = The bark is as slick as soap. At the ninth blow the key log groans, and then the whole river gets up and walks. You run the way it is walking. On the bank they have soup ready, and somebody is already holding out a blanket.
    .a-ends-1 = You nearly reach the bank first. Two trunks shut on you. The drivers pull you out by the collar, and Oda feeds you the soup herself, with a spoon.
    .a-ends-2 = Your satchel catches on a stub and stays with the trunk. You watch it round the bend, clinking. The soup is thick, and nobody lets your bowl stay empty.
    .a-ends-3 = The last log clips your hip, no more than a word in passing. You eat, and sleep the afternoon through, to the sound of timber going down to the mills.
    .b-ends = Oda says there is no time, then sees your face and makes some. At dusk you get up, go to a trunk nobody has looked at twice, and do to it, once, what your school taught you. The jam sighs and goes. You have made that move ten thousand times. Tonight you knew beforehand where it would land.

ow-wilds-02 =
    In the herbwife’s cottage two sisters have drawn a chalk line across the floor, the table and the cat’s dish. Their mother is nine days buried. Her shelf of jars will not divide: one sister claims it by age, the other by having stayed. The room smells of camphor and cold stove. Over the door the old woman had painted KNOCK, THEN SAY WHERE IT HURTS. “You’re nobody,” they tell you, and it is the first thing they have agreed on. “You settle it.”
    .title = Where It Hurts
    .a = Deal out the jars, one to the left, one to the right.
    .b = Go outside, knock, and ask the sisters where it hurts.
    .a-ends = You deal the whole shelf like a hand of cards. The last jar has no partner. Both of them look at it, so it goes into your satchel, and neither can say you favoured the other. For the judging they pay you out of the one purse they still share.
    .b-ends = The younger opens, as she has opened to strangers all her life. “Here,” she says, and cannot say where. The elder puts the kettle on. By evening the chalk is scrubbed off and nobody wants the jars; each had only wanted the other not to have them. They fill your satchel until it will not close.

ow-wilds-03 =
    Snow has shut the high sheepfold, and inside, among the ewes, an old man is drowning on dry straw. Ruprecht Val taught the sword in Vizima for thirty years, and the dust of the fencing hall has stayed in his chest. He looks at your eyes, then at your satchel. “Whatever it is you drink. Give me some.” It would kill him, you say. “There’s a queue,” says Val. “It can stand at the end.” His daughter-in-law hides her face in the ewe she is milking.
    .title = The End of the Queue
    .a = Mix him something from your vials and help him up.
    .b = Sit down against the warm sheep and wait with him.
    .a-ends = What would stop a strong heart starts his. He has an hour, knows it, and spends it on your sword arm, swearing like a carter. “Late. Late. Better. Late.” He dies before midnight on his feet, with a stick in his hand, correcting. The stick was right about the elbow.
    .b-ends = He talks while he can, mostly about a pupil who was better than he was. Towards morning there is only the sheep breathing. Under the straw his daughter-in-law finds the apothecary’s bottles, all sealed. “They made him drowsy,” she says. “He said he had missed enough.” She gives them to the one person here who can drink them.

ow-wilds-04 =
    Hop pickers stand in line between the poles with rags round their thumbs, and the whole garden smells of beer that is not beer yet. At the head of the line a gnome on a barrel is sewing them up. “Next,” says Doctor Emmerich Zwirn. Then he points his needle at you. “No. That one. That one walks like a cart with a bad wheel. I can mend whatever is worst in you. The fee I name afterwards; it concentrates the patient.”
    .title = Whatever Is Worst
    .a = Sit down on the barrel and let him look.
    .b = Hold his lamp until the line is done.
    .a-ends = He has you stand, fall, count, lie, and hold a hop cone on your tongue. Then he presses with two fingers and explains a fault that you have been calling your style. Undoing it takes an hour. He washes his hands and considers you, as a farmer considers the sky.
    .a-ends-1 = “You argued with me throughout,” he says, and the fee has a line for it. Your purse comes back as flat as a glove.
    .a-ends-2 = “You argued, but well,” he says. The fee is steep, and you may keep the needle.
    .a-ends-3 = “You did not argue,” he says, quite moved, and waves your purse away. He only sniffs along your satchel, and keeps a vial for the next patient who does.
    .b-ends = Sixty thumbs. You come to know each face by the width of its mouth. He works past midnight on people who pay in eggs and promises, and never slows down to count. For you he has not even eggs. So he gets off the barrel and lifts the lid. “Light is half of medicine,” he says, and pays you for half.

ow-wilds-05 =
    Steam rises from a carthorse that stands on the ice cutters’ pond and shivers, as a house shivers before it falls. The sledge behind it has gone through. Tove, who owns the pond, the horse and the debts, is kneeling at the hole, calling down to a strongbox: the winter’s wages, two fathoms under. Her cutters have taken off their caps. Nobody has taken off anything else. Far below, something pale goes by, and it is not a fish.
    .title = Two Fathoms Under
    .a = Help the old groom get the horse dry and moving.
    .b = Throw off your coat and dive for the box.
    .a-ends = You rub; the horse leans. Jep the groom is seventy, and walks on ice as others walk on boards, for he never puts his weight where he is looking. All the slow way to shore he teaches it to you, the horse’s chin on his shoulder. The box, Tove decides, will still be there in April.
    .b-ends = Cold takes hold of your chest with both hands. The pale thing swims beside you, unhurried, all the way to the box, and does not follow you up. Only then do you notice that your satchel is still at your belt. You hear the vials crack, one by one, like knuckles. Tove counts out your share before she counts the wages.

ow-wilds-06 =
    High in a dead lime the bees go in and out of a crack as long as a man. Below it an elf called Naelle is tying a knot, and has been for some time. She has climbed this tree since it was a sapling, she says, and before it there was another. Now her hands are forgetting. She holds them up, and they shake like leaves with no wind. “The honey from here isn’t for bread,” she says. It smells of thunder.
    .title = Not for Bread
    .a = Take the rope and climb to the crack.
    .b = Stay on the ground and keep the smoke going.
    .a-ends = The bees explain to you whose tree it is. You come down faster than you went up, by way of every branch, and land on your satchel, licking your wrist. After that, for one whole night, you watch yourself from the next tree. How that creature moves! At sunrise you know precisely which of its faults to cure.
    .b-ends = So she goes up on those hands after all, slow as sap, and not one bee objects. It is you who choke. Afterwards she scrapes the brown glue from the edges of the comb, which she values above the honey, and shows you how to steep it. “They know me by the shaking now,” she says.

ow-wilds-07 =
    Tonight the charcoal burners open the kiln at the top, and each throws in what he wants to be rid of. They do it every midsummer. In goes a crutch, in goes a pack of cards, in go somebody’s wooden teeth, and their owner laughs all the way back to his place. Then they look at you, politely. The woman next to you has soot in her wrinkles and a boot in her arms, a man’s, just one. She has not moved since dark.
    .title = The Midsummer Kiln
    .a = Throw something of your own into the kiln.
    .b = Ask the woman whose boot it is.
    .a-ends = It is a small thing you throw. What you mean by it is a trick you have leaned on since you were a child. The fire takes it without comment, and you feel lighter, and a little robbed. The burners come round with a keg of birch spirit and fill your flasks. Nobody who threw honestly goes home empty.
    .b-ends = Her husband’s. He went to bank the far kiln, and this is what came back, in the dog’s mouth. She won’t burn it while the other one is out there. In five weeks nobody has asked her where the far kiln is. You ask. She tells you the path, the ground, and how the dog still walks in a ring round that one place.

ow-wilds-08 =
    A pebble hits you on the shoulder, then another. The quarry has stopped for noon. Nine dwarves sit along a ledge, chewing, and throw with the hand that has no bread in it. “House rule,” calls Dagna Horvel, the forewoman. “New faces stand in the ring.” It is a chalk ring, drawn over older rings, down to some you can hardly see. Behind the dwarves a slab as large as a barn leans out of the rock, and every back is turned to it.
    .title = House Rule
    .a = Call them off the ledge and climb to the slab.
    .b = Step into the ring and let them throw.
    .a-ends = It wants one push and somebody to be sorry afterwards. It takes the ledge along, and some of your skin. In the silence nine dwarves look up. “Nineteen years we’ve thrown stones at people,” says Dagna, “so that nobody would forget to do that.” For the rest of the day they teach you whatever you care to ask.
    .b-ends = They are good. You lose the first quarter of an hour, and then you begin to win. “Don’t watch the hand,” Dagna calls. “Watch what’s behind it.” At the bell they file down and shake your hand one by one. The rule, you learn, is in memory of a fellow called Ulf, who was looking at his bread.

ow-wilds-09 =
    The post horse comes over the heath alone, trailing a rein, and has the manners to stop. You find its rider a mile back, propped against a milestone in the rain, one arm strapped up in his own belt. Kuno has carried the mail for twelve years and has never been late. “There was a barghest on the road,” he says. “It didn’t do anything. It stood. The horse took its own view.” The bag beside him is sealed, dry, and due by dark.
    .title = Due by Dark
    .a = Take the bag and the horse and ride his stage.
    .b = Set the bone and sit out the night with him.
    .a-ends = The horse knows every yard of it and resents you only on the hills. You come in while they are lighting the lamps. The postmaster looks at the clock, at the seal, and then at your eyes, in order of importance, and writes: Arrived. Kuno has still never been late. You are a long way from where you woke.
    .b-ends = Bones argue, and this one argues till dawn. To stay awake Kuno reads you the addresses. One parcel is for an apothecary who moved, two years ago, to the graveyard. “What can’t be delivered goes to whoever helps the post,” he recites, and breaks the seal on rows of stoppered glass. You ride on, well supplied, and see two of every tree.

ow-wilds-10 =
    Late birches, the first hard frost. Bohdana walks ahead with a hand on the dog’s back, and you need a while to see that the dog is leading. She has put meat on the village’s winter tables since before there was a mill. Since the harvest there is milk in both her eyes. “One more hart,” she says. “I won’t kill it. I only want to come close.” She has stopped where two trails part, and she is smiling at the wrong one.
    .title = Only to Come Close
    .a = Tell her what you see, as you see it.
    .b = Tie a scarf round your own eyes and let her lead.
    .a-ends = You begin badly. “Trees.” “Which?” By noon you are giving her the bruise on a stalk and the second thoughts of a hare, and she is still one question ahead. The hart lets you come within a spear’s length. Walking home, you find that you cannot stop describing, and that something in you has been put straight.
    .b-ends = You fall over things until dark. Then a habit your eyes had taught you drops away, and your feet find a better one. Twice she grips your wrist: there, below, breathing, large. Her trail was never a hart’s; it is one for you. At her door you can hardly stand. “Now you’ve seen it,” says Bohdana.

ow-wilds-11 =
    On the cracked floor of a drained carp pond a young man from Oxenfurt has set up a table, a still and a bed. The mud keeps off visitors, he explains. Edmer Loy was one of twins. When they were seven, men came by from one of the schools, looked both boys over, and paid for one. “I don’t ask if he lived. I looked that up.” In their jar the leeches turn to face you. “I ask what he had that I hadn’t.”
    .title = The Other Twin
    .a = Roll up your sleeve and give him blood.
    .b = Spend the night showing him what his brother would have learned.
    .a-ends = He takes more than he said he would. “Nothing,” he tells you at dawn. “There was nothing in you. They put it all in afterwards.” It seems to comfort him. He pays in distillates, beautifully labelled. For a good while yet your hand will have to be reminded of what your school once drilled into it.
    .b-ends = First you empty some vials into the mud, for the brother, who would have had his share. Then you drill. Edmer holds the stick like a pen and asks why at each step, a thing nobody was allowed at your school. Answering, you hear for the first time what your blade has been doing. It does it better. At sunrise he lets the leeches go.

ow-wilds-12 =
    Forty pikes go up and forty pikes come down, in stubble, against the wind. A captain with ribbons in his hat calls the time. “The war’s been over since haymaking,” the surgeon tells you behind the cook wagon, barely moving his lips. “The men know. He doesn’t. Two of his sons are under this field, and as long as there’s a war they died of something. I read him the dispatches. I write them first.” He has been looking at your satchel.
    .title = Over Since Haymaking
    .a = Sell the surgeon whatever is in your satchel.
    .b = Fall in at the end of the rank and drill.
    .a-ends = “It wants thinning,” you warn him, and he nods. “Only to keep a man asleep on the day they ring for peace.” He does not ask the price. The war chest is full; there has been nothing to spend it on since haymaking. When you go by, your satchel swinging empty, the captain salutes it.
    .b-ends = The captain spots the flaw in your grip, takes it away from you for good, and puts in its place a thing his sons could do. He drills you until your arms hang like wet rope. Then, setting your collar straight, he says softly, “I know it’s over. Don’t tell the men. Where would they go?”

## 13 to 24

ow-wilds-13 =
    “Needles! Thread! Saints! Traps for mice!” The cry comes up out of the ditch without much hope. In the ditch stands a halfling, and on the halfling leans a mule; Hob Tansy has been holding its head above the water since noon. Over the place of his left ear a flap of the cap is buttoned down. “A wolf,” he says, seeing you look. “You’ll help, or you’ll buy? Every pound off her back is a help. I’m not proud which.”
    .title = Every Pound Off
    .a = Climb into the ditch and hold the mule.
    .b = Pay for something, to make the pack lighter.
    .a-ends = Mules dislike being saved. All night she leans, kicks, sinks and leans again, and you learn to be where the hoof is not and to stand where the weight is going to come. At dawn she walks out alone, on the side neither of you had tried, and is given a carrot. You are given leave to lie down.
    .b-ends = You point at random. Hob, chin in the water, names the price and will not be beaten down. “I’m drowning, not bankrupt.” Your coin goes between his teeth. Then he has you feel about in the second pannier, underneath the saints, for something heavy in flannel. The mule floats up by a hand’s breadth and looks surprised.

ow-event-15 =
    The flannel holds a set of iron knuckles, worn bright, too narrow for any bully’s fist. “Made for a midwife,” says Hob round the coin. “Hill country. She walked home alone, nights, with the fee on her. All those years they robbed her once, and the man still asks her in when it rains, to look at his jaw.” Your fingers slide in as if they had been measured. To close the fist you have to let go of whatever else you hold.
    .title = The Midwife’s Knuckles
    .flavour = Narrow, bright, and scratched inside with small lines, some straight, some crossed: girls and boys.

ow-wilds-14 =
    Dust hangs over the threshing floor, and in it two crews beat the same rye for a wager, flail against flail. Wulf, who leads the crew that is losing, has just cracked his wrist. “Take my place, with your own stake on it,” he says. “Or do me the other thing.” The other thing is a letter. His brother keeps a beacon up in the mountains. They have not spoken for sixteen years, and Wulf holds the paper as though it were hot.
    .title = Sixteen Years
    .a = Take the flail and join the losing side.
    .b = Carry the letter up to his brother.
    .a-ends = You lose. The women opposite have done this since they could stand, and they strike into the gaps you leave, as if you were leaving them room. You were. By the last sheaf you have stopped. Your stake goes round in the winners’ mugs, and one of them, passing, puts your shoulders right with the flat of her hand.
    .b-ends = It is sealed with bread and weighs nothing. “Don’t let him hand it back,” says Wulf. “Say I had it written. Say it took the whole winter.” You will know the beacon, he tells you, because it burns when there is nothing to warn of. Somewhere in the mountains a man has been feeding it all this while.

ow-event-40 =
    The beacon keeper cracks the bread seal, opens the letter, and looks at it for a long time. Then he turns it round to you. It is blank on both sides. “He can’t write,” he says. “He knows I can’t read.” Behind him the fire snaps. His eyes are wet, but then the smoke stands that way. “Sixteen years. And he went and paid for the good paper.”
    .title = The Good Paper
    .a = Offer to carry down his answer.
    .b = Stay the night and help to feed the fire.
    .a-ends = He picks out a sheet, folds it with nothing on it, seals it with bread, and tips a crock of beacon money onto the table. “It’s a long letter,” he says, and will not take any back. “Tell him I was up all night over it.”
    .b-ends = Towards four you no longer know which of you is feeding it. Wood, wind, wood. In that quiet the thing your school made you repeat comes back by itself, and you go through it once by firelight, without a flaw. He gives you the nod that is kept for somebody’s brother.

ow-wilds-15 =
    Eight oxen have lain down in the road. On the wagon behind them stands a bell, taller than you are, and round it walks Agnes Rauch, who cast it, wiping off the rain. Lower Sedge burned, bell tower and all, and has saved for nine years. “They’re waiting across the water, and the water’s up. Nobody can tell me if the ferry still carries.” Far off it thunders. The bell hums an answer, very low. The oxen hear it and will not rise.
    .title = The Bell of Lower Sedge
    .a = Go ahead to the water and find out about the ferry.
    .b = Ride off with the carter who is going back empty.
    .a-ends = “Find me a ferryman who can look at a weight and not lie about it,” says Agnes. She raps the bronze to show you what a weight sounds like, and it goes through the soles of your boots. She will follow when the oxen have settled what they are afraid of. You are to wait for her on the shore.
    .b-ends = The carter wants his money before the storm. Then he drives as if he had got out of a marriage, not talking of bells. At each thunderclap you hear it answer behind you, lower every time, until you have to hold your breath for it. When it has stopped, so has the rain, and there are other hills.

ow-event-41 =
    The ferryman laid his ear to the bronze and said yes. Out on the water he is less sure. The raft rides a hand’s breadth from drowning; on the far shore the whole of Lower Sedge stands in its good clothes. Then the wind strikes the bell. One note goes out across the water, the raft rolls after it, and you throw yourself on the rope.
    .title = Bronze on Water
    .ends-1 = The rope takes the skin off your palms, and the bell comes to rest on you. But it comes to rest on land. They have to lift it off your chest before they can pay you, and while you lie there the village takes a collection.
    .ends-2 = It holds. The bell goes ashore upright, and a hundred people who have practised their cheering forget to. An old man puts the thanks of Lower Sedge in your hand, in warm coppers, nine years in the saving.
    .ends-3 = It holds. They ring it that night until the ducks leave. Agnes pays you; and the village herbalist, who lost her stock in the fire and her temper every day since, fills your flasks, laughing at nothing.

ow-wilds-16 =
    At the knacker’s the horses queue on one side of the yard and their owners on the other, not looking. A grey cavalry mare stands first. She steps aside from every blow a moment before it comes, without hurry, and she has done it six times. Pelle the knacker has laid down his hammer to eat his bread. “All my life I’ve done this,” he says. “She’s the first who watched my eyes.” The gate is one bar on two pegs.
    .title = The Grey Mare
    .a = Speak for the mare, and stay the night in Pelle’s loft.
    .b = Lift the bar from the gate.
    .a-ends = Pelle can be talked round, if somebody stands the winter’s hay. Somebody does. He beds you down above the warmth of all the others he has been talked round about, fourteen so far; his wife says it is no way to run a knacker’s. Under you they breathe and shift until morning, and for once nothing is expected of you.
    .b-ends = She does not bolt. She walks out, and only at the first bend begins to trot. “Her squadron wintered in a forest,” says Pelle, who has been slow to reach for his hammer. “She’ll be where the picket lines were, waiting for the trumpet, poor beast.” He tells you which forest, throws you a halter, and goes back to his bread. He never saw you.

ow-event-16 =
    She is there, in the clearing, at the end of a row of rotted posts. Rings are rusting on the posts for a hundred others. You do not whistle. You go and stand at the next post, as someone might who was also told to wait. The light goes. The stars come, and towards midnight a warm weight settles on your shoulder, and it is her chin. There is nothing more to be done today. Tomorrow she will choose the path, and it will lead through trees.
    .title = Last of the Squadron
    .flavour = She leaves the road wherever there are woods, and she has not been wrong yet.

ow-wilds-17 =
    Each evening a woman of sixty comes out to the cairn above her village, unrolls a length of wedding linen, and takes from it a witcher’s sword. She makes one cut, slowly, always the same, and wraps the sword again. “He died of getting that wrong,” she says without turning round. “He’d eaten at my table at noon. He said somebody would come who had eyes like his.” The medallion on the cairn is that of your school.
    .title = Wedding Linen
    .a = Take the sword home to your school.
    .b = Ask her to show you the cut.
    .a-ends = She winds the linen round it once more and ties it with the knot for long journeys. “He told me there’s a wall where they hang them. He wasn’t sure there would be room.” She asks for nothing. Only, at the last, she does not let go, and for a while you stand there, the two of you, each with an end.
    .b-ends = For thirty years she has asked herself where the foot belonged, and she has found it. She stands you where he stood and shows you where the beast came from and which way it went; for it went, hurt, and hunters hear it still. Twice you do the cut right. “There,” she says, to the cairn.

ow-event-42 =
    At your school the wall is in the coldest hall, and there is room. There is always room; nobody takes pleasure in saying so. The master of the hall unrolls the linen, finds the maker’s mark, and speaks a name that you have only seen scratched into a bench, with an oath after it. The sword goes up. Then the master turns from the wall and looks at you.
    .title = Room on the Wall
    .ends-1 = “That one died of believing the lessons were over. Get your things.” You are kept in the yard until the torches go out, and asked, each time, what you would like to get wrong next. At last you run out of answers.
    .ends-2 = “That one died of the thing he never practised. We all have one. Let me see yours.” You show it. The torches are changed twice before it is fit to be seen by anybody else.
    .ends-3 = “My first pupil. Show me where he should have stood.” You show it, linen in hand. All down the hall the old ones copy you in the air; and then, almost shyly, give you in exchange a move nobody has asked them for in years.

ow-wilds-18 =
    Something goes off behind the waterfall, a dull, wet bang, and three men in singed gowns come out through the water to breathe. They serve no god. They are boiling everything there is, one thing after another, to find out what the world is made of; twenty-two years so far. Their eyes find your satchel. “Witchers’ potions!” says one of them, reverently. “We’d have come to those in about ten years.” Round their still stand four stools.
    .title = The Fourth Stool
    .a = Pour your whole satchel into their still.
    .b = Ask who sat on the fourth stool.
    .a-ends = It boils blue, then black, and then it climbs. They write everything down, shouting. Just before the still leaves, by way of the waterfall, you see for the space of a breath how your own brews come apart and in what order, as one sees into a house with its front wall gone. You have nothing left to drink. You know how to make it better.
    .b-ends = No one answers, then all of them. “Osip.” “He put on his hat one day.” “He said: I’ve found it, and it isn’t here.” That was five winters ago. He went to live in the forest, and they have never dared go and ask him, in case he was right. They would take it kindly if you dared. They will tell you the way.

ow-event-43 =
    Brother Osip lives in the forest with nine pigs and no books. “Attention,” he says, before you have asked. “That’s what it’s made of. It won’t boil.” He does not explain. He holds out a fistful of straws, because choosing, he says, is how people dodge their lesson. For every straw there is a chore. The pigs come to the fence to see you draw.
    .title = It Won’t Boil
    .ends-1 = The shortest straw: the thing you do worst, all day, while he watches with real interest. By evening you are merely bad at it.
    .ends-2 = The yard, to be swept by nothing but what your school gave you. It sounds like an insult. By sundown you have used a corner of your art that you had never looked into, and the yard is clean.
    .ends-3 = Firewood. In every log, he says, there is one place where it would already like to be two. You begin to see it before noon, and then to see it in other things.
    .ends-4 = The boar’s gate, held shut by hand from noon to dusk. The boar pays attention too. You are taught by the best.
    .ends-5 = Soup, from whatever nine pigs care to dig up, and you must taste it all. You are ill twice. Those roots you will never again confuse.
    .ends-6 = The longest straw: nothing. You are to sit on the wall until you notice something. Around dusk you do, it is about yourself, and it turns out quite simple to put right.

ow-wilds-19 =
    She is ninety, she is walking to the sea, and under her shawl she carries a roof slate. Iwona Krill’s husband rowed people over for fifty years and chalked up those who couldn’t pay. Now he is dead she goes round with the slate. They have paid her in eggs, in kisses, in confessions. One line is left: the salt warden of Glenmore, seven crossings. She sits down on the bank, sighing, and both her boots come apart at once.
    .title = The Ferrywoman’s Slate
    .a = Take the slate to Glenmore in her place.
    .b = Carry the old woman to the next farm.
    .a-ends = She has you say the sum until you know it. “He’ll tell you he never crossed seven times. He crossed eight. My man let him off one, for the singing.” Then she lies down in the clover and says that she will be right here. At Glenmore the warden of the salt pans does not expect you.
    .b-ends = She is lighter than the slate. From your back she sings, every verse, beating time on your skull. At the farm, where a line was wiped off last spring, they won’t hear of your going on: there is goose, there is a feather bed. In the morning your fare lies on the doorstep, paid to the copper. She has gone on ahead.

ow-event-44 =
    The salt warden of Glenmore is rich, bald, and at dinner. He reads the slate from the top, moving his lips, though the only line left is his. “Seven,” he says. “I told her seven.” So he remembers the eighth. His guests have stopped chewing; it is so quiet that one could hear salt dry. He gets up and fetches the strongbox himself.
    .title = Seven Crossings
    .ends-1 = He pays for seven, to the copper, and asks if he may wipe the slate. He does it with his sleeve. Then he can find nothing to do with his hands.
    .ends-2 = He pays. Then he tells you why the eighth time was rowed so hard, and with no breath for singing: what had followed them down to the landing. He has paid people since to know where it lies, and now you know too.
    .ends-3 = He pays for eight. “I never sang,” he says. “I cried, and he pitied me.” He lays something on top for whoever carried the slate, and sends a man with new boots, to look in the clover.

ow-wilds-20 =
    The peat cutters stopped when the spade touched a hand. Now he is out to the knees, brown as a saddle, asleep on his side with a plaited cord round his neck. He may be from last year, or from before there were years. “He’s got my uncle’s nose,” says Bettan, the youngest of them, and nobody laughs. In his thigh is a wound, clean and very wide. The heifer that died on Tuesday had one like it.
    .title = The Man in the Peat
    .a = Wash the wound with spirits and study it.
    .b = Help to bring him to deep water.
    .a-ends = A whole vial goes into the washing. Then the marks come up, row on row: how the jaw was set, which way it pulled. There is nothing old-fashioned about it. Whatever hunts like this does not change its paths for a thousand years of people. You walk from the heifer’s bones along the way it likes to go, until there is no doubt where it sleeps.
    .b-ends = They don’t want him in the shed, and they can’t put him back. Bettan knows what her grandmother would have done: there is a water, some way off, where the old people returned what they found. They lay him on a hurdle in fresh moss. Bettan walks beside it with a hand on the edge, in case he falls. You are to meet them there.

ow-event-45 =
    By the water lives a warden, for the sake of those who bring things. She looks into the brown face and asks for no name. “He can have company for a night first, or go in now with a kind word. Both are right. It depends which of you needs what.” Bettan is asleep on her feet, her hand still on the hurdle. The water keeps quiet.
    .title = Given Is Given
    .a = Sit with him through the night.
    .b = Lower him in now, with a kind word.
    .a-ends = Under the stars it is the face of somebody thinking a thing over. It seems rude to interrupt.
    .a-ends-1 = At dawn the cutters come, ashamed, and have passed a cap round. You take what is in it with numb fingers. Some of your strength has stayed behind in that night.
    .a-ends-2 = You wake with the sun going down, tucked in moss to the chin. He has gone in without you. The day is lost, and you have not slept so well since you were small.
    .b-ends = “You’ve been long enough on the road,” you tell him, and the water closes without a ring. The warden gives you the bed kept for mourners. In the night Bettan laughs in her sleep, her uncle’s laugh, she says at breakfast. You are on your second bowl.

ow-wilds-21 =
    Beside a burnt-out inn a halfling sits on the milestone, under a board: FAULTS TOLD. PAY WHAT IT HURTS. “Needles have gone flat,” says Hob Tansy. “But everyone has a fault, and no one’s had it put to him straight.” His cap is buttoned down over the place of the right ear. “A duchess,” he says. “In the heat of things.” With his feet he is hiding a parcel. The address is a boatwright’s widow’s, and the string has been untied so often that it has grown fur.
    .title = Faults Told
    .a = Deliver the parcel he is afraid of.
    .b = Ask Hob to tell you your fault.
    .a-ends = He denies that it is his. He denies it for a mile, walking next to you with the mule. She will be by the water, he says, caulking something; she is always caulking something. It is only needles. You need not wait for an answer. If there should be one, he will be on this road till winter, but not looking out.
    .b-ends = He looks at you so long that the mule sits down. Then he says it, in five words. Masters have told you the same thing in whole afternoons, and you never understood a syllable. It is true, it is your weakest plank, and it hurts, so you pay. By evening, still swearing, you have begun to mend it.

ow-event-46 =
    The widow has tar to the elbows and a hull on its side. She cuts the string, and needles run out over the planks like small fish. At the bottom lies a ring. “Which ear is it this year?” she asks. You tell her, and she laughs until she has to hold on to the boat. “He’s got both. He had both when he ran. He could just never hear the word yes. Take that end, would you? Then I’ll pay you.”
    .title = Which Ear
    .ends-1 = It takes until dark to turn her hull, and your back will speak of it. She pays far more than porterage. “You’re new at this. People cheat you, I suppose. Tell him yes.”
    .ends-2 = It takes until dark to turn her hull, and your back will speak of it. She pays well and keeps a little back, openly. “There are songs about you. Dine on those. And tell him yes.”

ow-wilds-22 =
    “Again,” says somebody overhead, and a long young man drops out of an oak onto his face. A rope runs from that tree to the next, at the height of a gable, and on it an old woman in stockings is eating an apple. Hedda Stross is the fifth of her line. At the harbour feast in Cidaris she walks from mast to mast. “Walking is nothing. Falling is what they have to learn. And I need someone on the rope’s end who isn’t easily frightened.”
    .title = Walking Is Nothing
    .a = Climb up and let her teach you to fall.
    .b = Agree to hold the rope’s end in Cidaris.
    .a-ends = She drops you on heather, then on roots. You fight the ground, she says, and the ground has never lost. She draws that out of you like a splinter. Towards evening you come off the rope as loose as washing, as if the earth had been thrown to you to catch. And from there, she shows you, one need not get up. One is up.
    .b-ends = She feels your wrists, as if buying a horse. “The last one was brave. He waved to people.” How high the rope was that time, she leaves out. They are off to Cidaris by the slow road, practising; two masts are hired already, on two herring boats whose captains are not on terms. Come sober, she says, and do not wave.

ow-event-47 =
    In the harbour of Cidaris the rope runs from mast to mast under a sky like slate. You have the end, three turns of it round your waist. Hedda Stross is out in the middle, bowing to both captains, when the rain comes. The hemp grows slick and begins to sing. Very slowly, she sits down. The pot of rosin stands at your feet.
    .title = From Mast to Mast
    .a = Hold the end, and hold it still.
    .b = Make the end fast, and take her the rosin.
    .a-ends = The captains quarrel, and every jolt of it comes down the rope to you. When the rain has passed she gets up, wipes her feet one on the other, and finishes her walk, and the harbour throws money until both decks ring. You have your share. You do not have your shoulders back.
    .b-ends = You go out on your belly. “Too hard,” says Hedda of the rosin, and there, thirty feet above the herring, has you mend it: warmed in the armpit, thinned with spirits, ash, another smell for each stage. You will never make it wrong. She walks home. You they fetch in, limp, with a net.

ow-wilds-23 =
    Two coopers are nailing a notice to the sluice house, with one nail and two opinions. When the spring melt comes, the wardens of the weir stand across the stream arm in arm, thirty of them, while the gates are let down behind. They did it before there were gates. This year they are twenty-nine. “Ambros drank,” says one cooper. “Ambros drowned,” says the other. The notice flaps. “There’s a chain wants mending too. That’s paid.”
    .title = Twenty-Nine Wardens
    .a = Promise to stand in Ambros’s place.
    .b = Mend the sluice chain.
    .a-ends = They do not thank you. They measure you with a knotted rope, at the shoulder and the hip, and one of them turns grey: it is Ambros to the knot. “Nothing in your hands,” they tell you, “nothing in your boots. And whatever comes down, you don’t step back. It isn’t you that drowns, it’s the next in line.” They will be at the water when the melt is.
    .b-ends = The chain is older than the coopers and better made. All afternoon you file links in the sluice pit, with the cold coming through the boards, and above you they argue about Ambros until they have both wept. Each of them pays for half the chain, out of his own purse, with his back to the other.

ow-event-48 =
    The melt comes down brown, with a noise of carts. You are in Ambros’s place, your left arm locked with a baker, your right with a judge’s clerk. Behind you the gates begin to sink, squealing. “Don’t step back,” says the baker, to herself. First comes the cold, then branches, then an entire fence. Then the water stands up.
    .title = And One
    .ends-1 = You go under, and over your head the line closes and holds. They fish you out downstream. The baker, ashamed to have stood, sits up with you till morning and shows you how. You learn it with chattering teeth, and can barely lift your spoon.
    .ends-2 = The fence breaks across your ribs. You hold. Afterwards you cannot unlock your arms; the baker does it for you, finger by finger, and then shows you what you might have done with your hips instead.
    .ends-3 = You hold. The water goes through your pockets, and you hear glass. What kept you standing was not what you are good at. The clerk points this out, dripping, and advises you to be grateful to it.
    .ends-4 = It tries you like a door, and goes elsewhere. The gates meet. Thirty people laugh until they are sick. They teach you the grip that the wardens have among themselves, and only that night do you find out how tired you are.

ow-wilds-24 =
    Brown from the tannery, blue from the dye house: here the two streams meet, and today so do their owners. The dyers have come up with poles. Their guild’s seal is missing, without it they can’t sell a yard, and a tanner was seen near by. The tanners stand before thirty vats with folded arms, in a stink that has corners. “Search, then,” says Gode, their alderman. No one moves. The vats are deep, and some of them are three years old.
    .title = Brown and Blue
    .a = Stand between the poles and the vats.
    .b = Search the vats, by nose and by hand.
    .a-ends = It is a wide fight and a short one, and all of it goes through you. You turn aside more poles than you take. Then a vial breaks at your belt, and the smell of it stops them; neither side has ever met anything worse than itself. Gode goes over your bruises as if you were a hide. You will wear well, he says.
    .b-ends = Oak bark, dog dung, lime, something that was a bull. After twenty vats you smell nothing, and after thirty you wonder if you ever will. But your fingers have found it, rolled up in a glove, and the glove is a dyer’s, blue to the wrist. Gode thinks it over. “Take it down to their guildhouse, by the water,” he says. “Take the glove as well.”

ow-event-06 =
    At the guildhouse by the water everything is blue: the doorposts, the dogs, the old guildmistress’s hands. You lay down the seal, and next to it the glove. At the copying desk her nephew has stopped copying, and he is wearing only one. “Well,” she says after a time. “What do we owe the finder?”
    .title = One Blue Glove
    .a = Name your price, and look only at her.
    .b = Ask the nephew to step outside with you.
    .a-ends = “The finder,” you say, “and not the loser.” She weighs that, and unlocks the drawer.
    .a-ends-1 = There is less in it than she thought. It seems her nephew has been in the drawer as well. She gives you what there is.
    .a-ends-2 = The sum is fair. The coins are faintly blue, and stay so through the next three towns.
    .a-ends-3 = She pays for the finding, and as much again for where you looked. As the door shuts you hear two people begin to talk at once.
    .b-ends = In the yard he waits to be hit. When nobody does it, he tells you: the new green was killing the women who rinsed it, and without a seal nothing is sold, so nothing is rinsed. He has been doing it himself. He shows you how the rinsers turn on the pole, so as not to go in, and it is a good turn.

## 25 to 36

ow-wilds-25 =
    Leaves come down on the ruin by the handful, and under the leaves is a floor: stags, stars, herons, in tiles no bigger than a thumbnail. At the edge an elf is setting one. Aideth has been here since spring, and has finished an area the size of a tablecloth. “It isn’t for dancing,” she says. You have trodden on a star. It sinks, clicks, and half the floor shifts, like somebody turning over. Below, on a chain, something begins to swing.
    .title = The Tilting Floor
    .a = Draw your sword and walk the pattern.
    .b = Kneel down with a brush and clean tiles until evening.
    .a-ends = It is a fencing master made of stone. Where you are late, a tile lifts; where you are early, one is gone. Seven times it puts you off its edge, always onto the same side of you. The eighth time you cross. “It hasn’t let anybody over for four hundred years,” says Aideth. “Did it say something?” Only what it had been saying all along.
    .b-ends = The lye gets into your knuckles. By dusk your fingers are stiff as gloves dried on a stove, and what your school taught them they will have to spell out for a while. But she has talked. The same hand made another floor, drowned since, that no one has ever had to clean. She draws you the shore. You may keep the brush.

ow-event-09 =
    Aideth was right, no one has had to clean it. Through an arm’s depth of water, clear as air, you look down on comets and reeds and on two dancers as tall as yourself, each with a foot lifted for the same step. In the cracks grows a soft red weed that you have only seen pressed in books. Little fish hang above the pattern, and all of them face one way.
    .title = The Drowned Floor
    .a = Wade in and try the dancers’ step.
    .b = Gather the red weed out of the cracks.
    .a-ends = The fish go first and you follow. Water slows down everything except your mistakes. Once, it comes whole: a turn, a drop, a rising cut that begins behind you. When you look, you are standing exactly on the feet of the taller dancer, and the mud is settling.
    .b-ends = It bleeds, and goes on bleeding. You boil it down on the shore in the old manner, skimming with Aideth’s brush, and it fills all you have and asks for more; the last of it you cork up in your drinking horn. Below, the dancers, weeded, look younger.

ow-wilds-26 =
    Rain drips through the oak onto everything but the glue, which the bookbinder shields with his hat. Anselm is a careful man. He is binding two dozen prayer books for the villages hereabouts, and stiffens their spines with old leaves that he bought by weight. “Good parchment,” he says, holding a strip to the light. There is a foot on it in brown ink, then a hand on a hilt, then some words in a witcher’s cramped cipher: never like this again.
    .title = Good Parchment
    .a = Read the leaves he has not yet cut.
    .b = Carry the uncut leaves to a witchers’ school.
    .a-ends = He holds the lamp for you. They are seventeen leaves, out of order, by someone who was beaten often and took notes. You stand in the rain with a stick and do leaf seven, leaf two, leaf fifteen. When you hand him the last of them he cuts it. “It’ll hold a prayer upright,” he says. “There are worse ends.”
    .b-ends = He will take nothing. That somebody might have missed them for sixty years has quite upset him. He sews them between boards, against the rain, and leaves the spine blank. One of the schools will know the hand, you tell him. “Then any of them will do,” says Anselm, who has never heard the schools speak of each other.

ow-event-10 =
    The librarian undoes Anselm’s stitches with a scalpel, holds the first leaf to the candle, and forgets to ask you to sit. Outside in the yard blows are falling, and somebody counts them aloud. “Never like this again,” the librarian reads, slowly, with a finger under the cipher. “So that’s where it was.”
    .title = Between Boards
    .ends-1 = The hand is that of your own teacher’s teacher. They have you do all seventeen leaves in the yard, in order for once, with half the house at the windows, and in the last of them is the thing you lacked. Then the stores are opened to you. Nobody says well done. The librarian lights a second candle.
    .ends-2 = Here you are a guest, so they fill your purse first and then your cup. It gets late. They ask, as one does, what you are hunting and where; it is only polite to tell them. Around midnight one of theirs goes out to try the leaves, along your trails, and it occurs to you who has made the better bargain.

ow-wilds-27 =
    The smugglers do not reach for their knives, which shows how much is wrong. They have ten kegs, four mules, a hollow full of nettles, and no lookout. “Radko ran,” says their chief, a gnome called Schnabel. “He gets frightened. Twenty times in nine years, and twenty times something came. Once it was a foglet with my wife’s voice. Last night he ran and wouldn’t say. He’ll be by the water. He can’t swim; he thinks nobody would look for him there.”
    .title = Twenty Times in Nine Years
    .a = Look for the lookout by the water.
    .b = Help to get the kegs out of the hollow.
    .a-ends = “Bring him back or don’t,” says Schnabel. “But tell him we moved the kegs. Tell him we moved them at once.” They are moving them as you leave, and nobody whistles. He tells you which shore it was the other times. Look under the boats, he says; and you find you would rather walk quickly.
    .b-ends = Two kegs to a back, uphill. There is no singing, and nothing is dropped. From the ridge you look round, and the nettles in the hollow are lying flat, all of them, as if something broad had turned about in there and settled down. Schnabel pays you on the spot. That is to say, he pays you and does not stop walking.

ow-event-22 =
    The third boat you turn over is breathing. Under it lies a grey-haired man with his hands over his ears. “It’s gone,” says Radko. “I’d know.” He will do anything not to be taken back. He has savings, and could tell you where. Then he turns his head a little, as a dog does. “Far off,” he says. “Not here. But you’re going that way, aren’t you? People like you always are.”
    .title = Under the Boat
    .a = Tell him you could use a man who gets frightened.
    .b = Ask where the savings are, and leave him his boat.
    .a-ends = He thinks it over, lying down. “You’d listen?” he asks. “When I say it? Not laugh first, and then listen?” You would listen first. He comes out from under the boat in sections, a long man folded small, and is immediately afraid of the weather.
    .b-ends = He draws it in the wet sand: stump, stone, stump. Nine years of shares, and he never dared go near them. When next you have an idle day and nowhere better to look, they will be there. He lowers the boat over himself, and thanks you from inside.
    .flavour = Stump, stone, stump. He was always too frightened to count it.

ow-event-23 =
    Radko walks ten steps behind you and is afraid of hedges, of magpies, of a priestess with a basket. Each time you stop and listen, as promised, and each time it is a hedge, a magpie, a priestess. On the third evening, in the middle of an open meadow, he says in quite another voice: “Now.” You draw, feeling foolish, among the daisies. You have stood there a full breath with your sword up before the meadow comes apart.
    .title = Radko the Lookout
    .flavour = “Now,” he says. He has never yet said it too late.

ow-wilds-28 =
    A sow comes down the path on a silk lead, and after her a family of halflings in order of size. The Quillerbys have dug truffles for six generations, and the sow, Contessa, has paid for the house. Only she will no longer go into the beech hollow. She sits down at its edge and sings, one low note. Grandmother has already spread the cloth on the spot. “Eat with us and hear about it,” she says, “or go in and look. Not both. It’ll get cold.”
    .title = Contessa Will Not Go
    .a = Sit down at the cloth and eat.
    .b = Walk down into the hollow.
    .a-ends = There is pie. There is a second pie. Somewhere between the two Grandmother starts to tell you, and everyone corrects her.
    .a-ends-1 = It comes in pieces, through mouthfuls: what they heard, and where, and how heavy. You fit it together, and get up rested.
    .a-ends-2 = By the cheese you have the whole beast, drawn in gravy on the cloth, lair and all, and after that they would not dream of waking you.
    .a-ends-3 = Then the truffles come in. You are woken past noon, under four blankets, by the sow. It strikes you on the road that no one ever did tell you.
    .b-ends = Beech mast, silence, a smell of wet coins. Halfway down, the leaves have been laid in a ring, with some care, as a hen would. You need go no farther, and you don’t. Behind you Contessa’s note climbs by half a tone. You walk out backwards, in your own footprints, knowing what you came to know.

ow-wilds-29 =
    Each time you look, the island is smaller. The meadow went under in the night, and on what is left stand the goats, wet to the knee, and Lisbet, who is minding them for her brother, wet to the waist. She waves a hat. Between you the water is chest-deep, brown, and in a hurry. Yet the goats do not look at the water, or at the hat, or at you. They are all looking at the same alder.
    .title = What the Goats Look At
    .a = Wade over and carry the goats out.
    .b = Go and see what is behind the alder.
    .a-ends = One goat over the shoulders, one under each arm, and back again. They scream as if you were the flood. “Come and be paid!” shouts Lisbet. Her people summer by the water, and her grandfather settles debts. You tell her to hold still. She is heavier than a goat.
    .a-ends-1 = Somewhere in the middle a hoof finds your satchel, and keeps on finding it. On dry land you turn it over and pour out glass.
    .a-ends-2 = On dry land a pocket of your satchel hangs open. What was in it is on its way to the sea.
    .a-ends-3 = On dry land not so much as a cork is missing. The last goat bites you, to show that on its side there is no debt.
    .b-ends = Goats know what eats goats. Behind the alder the bank has been worn to a slide, polished, as wide as a cart. You follow the sign inland until there is only one place it can lead. When you come back, Lisbet and the goats are on the road, dripping. “It lay between us and the ford,” she says. “I thought you’d never go and look.”

ow-event-08 =
    Seven tents by the water, and a smell of cheese. Lisbet’s grandfather is about the size of a stool. He has had each goat described to him, by name, and has worked out what you are owed. It comes to one kid, at market price. “Or else,” he says, and points his pipe at the pen, “there’s Sergeant.” Sergeant is an old billy with one horn.
    .title = Grandfather Settles
    .a = Take the price of the kid.
    .b = Climb into the pen with Sergeant.
    .a-ends = The whole family walks you to market so that you are not cheated. A young man buys the kid after hard bargaining and pays you; Lisbet kisses it, then him. He is the brother. Tonight it will be back in its pen. It is how they have always settled.
    .b-ends = Sergeant does not just charge. He waits until you have decided, and hits that. Three times you go over the rails. The fourth time you decide when he does, and it is Sergeant who sits down in the straw. “Worth more than a kid, that,” says Grandfather. Sergeant looks the other way.

ow-wilds-30 =
    The middle of the bridge lies in the stream with market day on top of it. All winter the nekkers have been digging under the piers, and nobody believed the woman who said so. She is here now, on her knees among geese and broken crates: Ana Sorrel, midwife, one pair of hands among thirty people. She is out of bandages and nearly out of voice. “You,” she says. “You can grind or you can carry. Only don’t tell me you’re sorry.”
    .title = Market Day
    .a = Grind and boil whatever she tells you to.
    .b = Cut up your jacket for bandages, and carry.
    .a-ends = Yarrow, willow, goose fat, a root that she makes you chew first. She tries each batch on her own split lip. You thought you knew what herbs do. By dark you know what they do to a cooper, to a bride, to a carter of eighty, with no time and at half strength. Nobody you have ground for dies. “Beginner,” says Ana, and falls asleep where she sits.
    .b-ends = Lining, straps, the good leather over the ribs; all of it goes round somebody. You carry them down to the boats bare-sided, in the wind. The last is Ana’s own teacher, with a broken hip, giving orders from the hurdle. “I’ve a house by the water,” she tells you. “Come when I can walk. I don’t like owing for a jacket.”

ow-event-03 =
    Leeches stand in every window, in jars, facing the weather. Ana’s teacher walks again, on two sticks, and leads you along her shelves like an officer along a wall. Each label says, in one firm hand, how many people it failed to save. A single pot has no number. It is small and black, and tied shut with a bootlace. “Fill that satchel,” she says, “or else ask about what you’re staring at.”
    .title = A House of Leeches
    .a = Fill your satchel from the shelves.
    .b = Ask about the pot with no number.
    .a-ends = She packs it herself, with straw between. When it is plainly full she finds room, and when there is none she hands you one bottle to carry. “For a jacket,” she says, and reads you the numbers, every one, so that you won’t expect too much.
    .b-ends = “It never failed anyone, since I never dared use it. My sister made it for somebody like you. He came too late to be given it.” She pushes it over to you with the end of a stick, as one pushes off a boat.

ow-event-56 =
    On the shore you undo the bootlace. It is black and shining, and smells of flint and rain. A fingertip behind the ear is enough, says the sister’s note; it does not close wounds. What it does is stranger. You stand there with the lid in your hand, and something you spent days ago, some stroke or other, used and put out of mind, comes walking back into your arm and asks if it is needed.
    .title = The Sister’s Salve
    .flavour = Black as a boot. On the lid is scratched: for the one who is late.

ow-wilds-31 =
    “Good day,” you say to the man in the pear orchard, and he replies from two steps to his left, where nobody is standing. “It’s all I can do,” says the empty air, wretchedly. “I can be seen where I’m not, but only just.” Lutz was sent home from Ban Ard yesterday, in the middle of his examination. He shows you the paper; at any rate, it appears. A wasp is circling the empty air. It has made no mistake.
    .title = Two Steps to the Left
    .a = Share his pears and ask what he met on the road.
    .b = Carry his half-finished paper back to Ban Ard.
    .a-ends = He has met a good deal, since nothing looks straight at him. Last night something large came into the orchard, bit the Lutz that was not there, and went home puzzled. The other Lutz followed it, and can tell you how far. With the last pear he hands you a flask, stolen from the academy in case he turned out a villain. He has decided he hasn’t.
    .b-ends = You fold it into your shirt. To question nine, on the nature of deception, he has answered with an arrow and the word “Here”. “They’ll say it’s too short,” says Lutz. “Tell them, at Ban Ard, that I wasn’t finished. No. Tell them it was.” The wasp settles on nothing, and nothing gives a yelp.

ow-event-04 =
    At Ban Ard old Master Orbec reads the paper on his feet, like a bill. “Too short,” he says. From the doorway comes a sigh; and two steps from the sigh, before the hat stand, stands Lutz, who could not keep away. Orbec turns and lectures him for some time. The students watch their master instruct a hat stand, and dare not laugh.
    .title = Question Nine
    .a = Offer to sit the examination yourself.
    .b = Tell Orbec what he is lecturing.
    .a-ends = They allow it, for the entertainment. You answer from life: question one with a scar, question four with a knife in the table. At nine you draw an arrow, and Orbec follows it, and for the first time sees where Lutz is. Lutz has passed. So have you, at something that has no name in Ban Ard.
    .b-ends = Orbec touches the hat stand. He sits down. “Half my life I’ve taught illusion,” he says at last. He is a fair man; he strikes out his mark. There is no room in the academy’s books for what Lutz is. There is always the road. In the doorway, somebody is already putting on a coat.

ow-event-05 =
    Lutz travels well, once you have learned to hand him his bread a little to one side. He has a theory, which is that nothing hungry stops to ask if the first thing it sees is the true one. At the right moment he can lend you his gift. It lasts about one breath, and feels as though somebody had moved your shadow. You try it out on an angry ram. The ram goes past you, with conviction, into a hedge.
    .title = Lutz of Ban Ard
    .flavour = “Two steps, that’s all. You’d be surprised how often it’s enough.”

ow-wilds-32 =
    They sing to keep step, three women in Melitele’s grey, hauling a cart uphill. What they haul is racks: two hundred holes for two hundred bottles, and not a bottle in them. At the herb market in Cintra some porters took the year’s distilling away for weighing. They are still weighing it. “We’ll make more,” says Sister Odila, the smallest, without stopping. “The night flowers are out. Or somebody tall could go to Cintra and ask.”
    .title = The Empty Racks
    .a = Promise to go to Cintra and ask.
    .b = Stay and gather the night flowers with them.
    .a-ends = “Ask for Brother Ounce,” says Odila. “He isn’t a brother. He keeps four others who aren’t either.” She will not hear of blood, nor of your leaving without breakfast. When you look back, the racks are going over the hill, singing. The herb market in Cintra opens at cockcrow, and porters, she has told you twice, are slow before noon.
    .b-ends = Flowers that open at night open one at a time, a long way apart. You crawl over half a hill, in dew, by a muffled lamp, and always a little ahead of you somebody is singing. At daybreak there is a fire, a still, and warm glass after warm glass for your satchel. You could sleep on your feet. You do, until you fall off them.

ow-event-07 =
    In a corner of the herb market in Cintra hangs a pair of scales large enough for a calf, and behind the scales stand the sisters’ bottles. “Still weighing,” says Brother Ounce, at his ease. You ask when he will be done. He puts his thumb to the scale, and it comes down on you, with its beam, its chain, and four porters. Soon your back is to the wall, with nothing to hide behind but your fists.
    .title = Still Weighing
    .ends-1 = You leave on your own feet, with such bottles as you can hug. The stallkeepers, who have never in their lives seen anything, hold the gate for you.
    .ends-2 = Two run, two sit down, and Brother Ounce finds that he is done weighing. Odila has set your share aside before you have the bottles off the cart, each of them wrapped in grey.
    .ends-3 = It is over before the beam stops swinging. The whole market had been waiting for somebody to begin. They bind you up better than new, strap on whatever you were missing, and hang your share of bottles on you like bells.

ow-wilds-33 =
    Under an overhang there is a fire, a mule with her back to the weather, and a halfling whom you have caught buttoning down his cap on one side and unbuttoning it on the other. “It’s warmer,” says Hob Tansy. “I sold that ear, you know. To a scholar. It’s in a jar.” The soup smells of bacon and of long walking. Twice now, out beyond the firelight, a stone has been set down by something that had picked it up.
    .title = Hob’s Soup
    .a = Take a spoon, sit down, and let him talk.
    .b = Keep watch over the mule till morning.
    .a-ends = He talks as others knit. Tonight it is everybody he ever sold a needle to, what they were mending, and who had torn it.
    .a-ends-1 = You drop off around a hangman’s shirt, with the soup inside you like a hot brick. It is morning, and no one is setting down stones.
    .a-ends-2 = There is a second pot. There is a plum spirit that was meant for a wedding. You sleep so soundly that the mule has to be told you are alive.
    .a-ends-3 = The last was a hunter’s coat, torn down the back: by what, and where. Beyond the fire the stones stop to listen. You sleep well, and wake with a direction.
    .b-ends = Nothing comes near. It sits out there and you sit here, and between you the mule eats a blanket. At first light a small, neat pile of stones lies at the edge of the ashes, like coins counted out. Hob pays you in real ones. “It did that last year as well,” he says. “I’ve never known what it’s buying.”

ow-wilds-34 =
    Out of the thicket, backwards, comes a lady in a black veil, muddy to the thigh, dragging a dead thing by the leg. “Not that one either,” says Aldis of Marbeck. Until Lammas she had a husband. Something on the forest road had him, and she did not see what, so she has listed all that lives along it and isn’t human. “Novigrad must enter his death before I’m a widow. I’ve no time. You might go. Or help me here.” Her look rests on your eyes, and moves on.
    .title = The List
    .a = Go to Novigrad and have the death entered.
    .b = Walk with her and help with the list.
    .a-ends = She pays in advance; she was brought up to. “Aldis of Marbeck, widow. Let them use a clean hand. I should like to know it’s written. I might stop, then.” The last words she says as people say the name of a foreign town. The register of deaths is kept at Novigrad, near the harbour, behind several doors.
    .b-ends = “It is rather long,” says Lady Aldis, and lets you see it: name under name in a governess’s hand, the greater part struck out. She likes to go ahead. Whatever you meet on the road from now on will have met her first. The bottom of the sheet is folded under. You do not ask, and she does not say.

ow-event-49 =
    At the first window in Novigrad they send you to the second. At the second they are eating. The third clerk, who is kind, asks for two witnesses, the body, or a statement by the beast. You sit down among people with hats on their knees. The harbour bells make their rounds, and the sun goes over the floor, one flagstone at a time.
    .title = The Register of Deaths
    .ends = At dusk a pen is dipped. Aldis of Marbeck, widow: it takes four breaths, in a clean hand. You are the last, and may look as long as you like. Nothing else got done today. But it may be that somewhere on a forest road a spear has been leaned against a tree.

ow-event-50 =
    By the third day you know how she works. She does not feint, she does not circle. She goes straight up to it, veil and all, and leans on the boar spear with everything that was taken from her, and only then does she begin to shake. You have known people who struck harder, though not many, and none who begged the birds’ pardon for the noise. In the evenings she sharpens the point and folds the list smaller.
    .title = Aldis of Marbeck
    .flavour = “After you,” she says, out of habit, and is already past.

ow-event-51 =
    It is over, and nothing else moves. Lady Aldis draws her line through the list, and there is the fold. She opens it. She has known since the first day what stands under it, and so have you: the last of all that walks the road and isn’t human. “I wrote it before we met,” she says. “I am so sorry.” And she is. The spear comes up.
    .title = Under the Fold
    .a = Stand where you are and let her finish.
    .b = Go in under the point and take the spear.
    .a-ends = She strikes twice, with her eyes shut. Some of it your armour takes. There is no third. When you can stand, the spear lies at your feet, and on it the list, every line struck out. She is walking home down the middle of the road, bareheaded.
    .b-ends = The point opens your side. Then you have the spear, and her hands go on holding it in the air. You break it over your knee. “Thank you,” she says. She sits down by the kill, which may have been the one, and asks you, very courteously, to leave them.

ow-wilds-35 =
    There is knocking in the hill: three, a pause, three. The gallery came down at breakfast. Squire Tolbert, who owns it, has put guards across the mouth, and a notary sits ready at a table in the snow. “It’s a beast that knocks,” he tells you. “On a witcher’s oath I may seal the shaft and claim my loss. No one’s alive in there.” Beyond the guards stand the wives with picks on their shoulders. One of them is counting aloud: three, a pause, three.
    .title = Three, a Pause, Three
    .a = Swear before the notary that it is a beast.
    .b = Crawl in through the drain.
    .a-ends = You swear to the worst one you can invent: its reach, its breath, its taste for guards. The guards hear it all, and are gone before the ink dries. The wives walk in where they stood. By evening nine men sit in the snow, black, blinking. The squire has to pay you. He has his oath, and it did not say how long the beast would stay.
    .b-ends = The drain takes skin, and a flask you had forgotten. At its end you find nine miners and three dwarves who are on nobody’s wage roll. They had been digging in from the far side of the hill, and met. You bring them out one by one, feet first. “Not a word about us,” say the dwarves. “But come up into the mountains, and be thanked.”

ow-event-52 =
    The dwarves’ mine has no name and no sign, and its door is a slab until it is not. Inside it smells of hot stone and onions. The three you dragged out by the feet introduce you to the rest, with gestures, as somebody twice your size. You are to be thanked. Thanks are kept in two rooms: in the one they weigh things, in the other they boil them.
    .title = The Far Side
    .a = Follow the dwarf with the scales.
    .b = Follow the dwarf with no eyebrows.
    .a-ends = They pay by luck here. You put your hand into the ore bin, once, in the dark, and what you bring up is weighed, without a smile.
    .a-ends-1 = Lead, for the greater part. They pay for it as silver’s poor cousin, and then drink to the cousin.
    .a-ends-2 = Honest silver. The weigher makes a small noise, and the others pretend to have been looking elsewhere.
    .a-ends-3 = A lump like a hen’s egg. “Six years we’ve been digging for that one,” says the weigher into the silence, and pays.
    .b-ends = She inspects you first. A guest who comes to her battered, she says, had better be taught whatever is most needed; one who comes in good repair may learn to boil. You spend the night at her elbow. By morning you have lost your eyelashes, and know something thoroughly.

ow-wilds-36 =
    You know that back, bent over the blackthorn. You know that hat. The cook of your school has come out in person, with a basket and a knife, and she has not turned round. “Chew,” says Mother Hulde. “I can hear you from here. You bolted your food when you were eight, and you bolt it now, and you fight the same way.” Her open hand comes back, full of sloes, blue with frost. “There’s a place laid for you. It’s been laid since autumn.”
    .title = Mother Hulde
    .a = Chew, and promise to come home to supper.
    .b = Help her pick sloes till the basket is full.
    .a-ends = It takes an absurdly long time. Somewhere in the middle you notice the hurry, and with it a trick of yours that has never been more than hurry with a name. You let it go. “There,” says Hulde. “Now, supper. At home, at the table, with the others. And don’t send word that you’re dead. I’ll have cooked.”
    .b-ends = Neither of you talks. Sloe, sloe, leaf, sloe. You had forgotten that anyone could be busy without being afraid. When the basket is full she unwraps black bread with dripping, thick as a plank, the same that used to be in your pocket every morning of that first bad year. You eat it slowly. You can feel it all down your arms.

ow-event-53 =
    It is still laid: a wooden plate, a knife, a cup turned down. The hall of your school is half empty, and those who are left have got used to talking across the gaps. At the high table the masters have moved their elbows to make room; in the kitchen door stands Hulde with a ladle. Neither side beckons. Both are waiting.
    .title = The Place Laid
    .a = Sit down among the masters and answer their questions.
    .b = Take your plate into the kitchen.
    .a-ends = They ask what you have killed. Those with nothing to hang on the wall are questioned until midnight, not unkindly, and shown what was missing; those with something must tell it three times, and in the telling find how much they knew. Either way the candles burn down, and you go up to bed with your head full.
    .b-ends = There is a second supper in the kitchen, better than the first; there always was. She gives you beans to shell so that you will stay sitting. She tells you who is dead, and what each of them liked to eat. Towards morning she turns your cup the right way up, and leaves it so.
