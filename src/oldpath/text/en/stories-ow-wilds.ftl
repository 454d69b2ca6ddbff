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
    Forty pikes go up and forty pikes come down, in stubble, against nobody. A captain with ribbons in his hat calls the time. “The war’s been over since haymaking,” the surgeon tells you behind the cook wagon, barely moving his lips. “The men know. He doesn’t. Two of his sons are under this field, and as long as there’s a war they died of something. I read him the dispatches. I write them first.” He has been looking at your satchel.
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
    .a-ends = Pelle can be talked round, if somebody stands the winter’s hay. Somebody does. He beds you down above the warmth of all the others he has been talked round about, fourteen so far; his wife says it is no way to run a knacker’s. Under you they breathe and shift until morning. You have not slept so well in years.
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
    By the water lives a warden, for the sake of those who bring things. She looks into the brown face and asks for no name. “He can have company for a night first, or go in now with a kind word. Both are right. It depends which of you needs what.” Bettan is asleep on her feet, her hand still on the hurdle. The water makes no sound whatever.
    .title = Given Is Given
    .a = Sit with him through the night.
    .b = Lower him in now, with a kind word.
    .a-ends = Under the stars it is the face of somebody thinking a thing over. It would be rude to think of anything else.
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
    .ends-2 = It takes until dark to turn her hull, and your back will speak of it. She pays well, keeps a little back, and does not hide it. “There are songs about you. Dine on those. And tell him yes.”

ow-wilds-22 =
    “Again,” says somebody overhead, and a long young man drops out of an oak onto his face. A rope runs from that tree to the next, at the height of a gable, and on it an old woman in stockings is eating an apple. Hedda Stross is the fifth of her line. At the harbour feast in Cidaris she walks from mast to mast. “Walking is nothing. Falling is what they have to learn. And I need someone on the rope’s end who isn’t easily frightened.”
    .title = Walking Is Nothing
    .a = Climb up and let her teach you to fall.
    .b = Agree to hold the rope’s end in Cidaris.
    .a-ends = She drops you on heather, then on roots. You fight the ground, she says, and the ground has never lost. She draws that out of you like a splinter. Towards evening you come off the rope as loose as washing, as if the earth had been thrown to you to catch. And from there, she shows you, one need not get up. One is up.
    .b-ends = She feels your wrists, as if buying a horse. “The last one was brave. He waved to people.” Nobody tells you how high the rope was that time. They are off to Cidaris by the slow road, practising; two masts are hired already, on two herring boats whose captains are not on terms. Come sober, she says, and do not wave.

ow-event-47 =
    In the harbour of Cidaris the rope runs from mast to mast under a sky like slate. You have the end, three turns of it round your waist. Hedda Stross is out in the middle, bowing to both captains, when the rain comes. You feel it in the hemp first; it grows slick and begins to sing. Very slowly, out there, she sits down. The pot of rosin stands at your feet.
    .title = From Mast to Mast
    .a = Hold the end, and hold it still.
    .b = Make the end fast, and take her the rosin.
    .a-ends = It takes an hour. The captains quarrel, and each slackening of theirs comes down the rope to you. When the rain has passed she gets up, wipes her feet one on the other, and finishes her walk, and the harbour throws money until both decks ring. You have your share. You do not have your shoulders back.
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
    At the guildhouse by the water everything is blue: the doorposts, the dogs, the old guildmistress’s hands. You lay down the seal, and next to it the glove. She knows whose it is. At the copying desk her nephew has stopped copying, and he is wearing only one. “Well,” she says, when a good deal of water has gone by. “What do we owe the finder?”
    .title = One Blue Glove
    .a = Name your price, and look only at her.
    .b = Ask the nephew to step outside with you.
    .a-ends = “The finder,” you say, “and not the loser.” She weighs that, and unlocks the drawer.
    .a-ends-1 = There is less in it than she thought. It seems her nephew has been in the drawer as well. She gives you what there is.
    .a-ends-2 = The sum is fair. The coins are faintly blue, and stay so through the next three towns.
    .a-ends-3 = She pays for the finding, and as much again for where you looked. As the door shuts you hear two people begin to talk at once.
    .b-ends = In the yard he waits to be hit. When nobody does it, he tells you: the new green was killing the women who rinsed it, and without a seal nothing is sold, so nothing is rinsed. He has been doing it himself. He shows you how the rinsers turn on the pole, so as not to go in, and it is a good turn.
