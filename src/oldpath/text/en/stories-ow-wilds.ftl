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
