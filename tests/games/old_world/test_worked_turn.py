"""The worked turn as one game: Bear travels, trains, fights the archespore, restocks (OW-EX-19 to OW-EX-43)."""

from tests.kit.old_world import Road, Witcher, rule


def laid_out(road: Road) -> tuple[Witcher, Witcher]:
    """The starting state (OW-EX-19), with everything chance will answer."""
    row = [road.card(f"s{slot}", cost=2 if slot == 6 else 0) for slot in range(1, 7)]
    monsters = (("foglet", "novigrad"), ("archespore", "hengfors"), ("harpy", "glenmore"))
    bear, wolf = road.table("bear", "wolf", monsters=monsters, row=row)
    one = {"damage": 1}
    hand = [
        road.card("water", terrain="water"),
        road.card("mountain", terrain="mountain"),
        road.card("wild", terrain="wild"),
        road.card("yrden", "yellow", "water", draw=1, links=(("red", one),)),
    ]
    deck = [
        road.card("smash", "red", "mountain", damage=2, draw=-1),
        road.card("trap", "yellow", "mountain", top=True, links=(("purple", one), ("blue", one))),
        road.card("maim", "blue", "water", damage=2, links=(("purple", one),)),
        road.card("aard", "purple", "forest", damage=1),
        road.card("filler"),
        road.card("precise", "red", "forest", cost=1, damage=3, draw=-3),
        road.card("push", "green", "forest", shield=1, links=(("purple", {}),)),
        *road.cards("z", "f1", "f2", "f3", "f4"),
    ]
    bear.given(
        place="vengerberg",
        gold=4,
        levels=[3, 2, 2, 3],
        witcher_level=2,
        shield=2,
        potions=["blizzard"],
        trail="mountain",
        hand=hand,
        deck=deck,
    )
    wolf.given(gold=2)
    road.planned("deck of seat 0", "smash", "trap", "maim", "aard", "filler", "precise", "push", "z", "f1", "f2", "f3")
    road.planned("potion deck", "black_blood")
    road.planned("poker dice", 1, 1, 2, 4, 5, 3, 3, 3, 6, 5, 6, 6, 2, 2, 6)
    road.planned("water tokens", "gorthur_gvaed")
    road.planned("monster fight deck", *["01", "02", "03", "07", "04", "05", "06", "08", "09", "13", "10", "11"])
    road.planned("monsters of level 2", "fiend")
    return bear, wolf


@rule(
    "OW-EX-19", "OW-EX-20", "OW-EX-21", "OW-EX-22", "OW-EX-23", "OW-EX-24", "OW-EX-25", "OW-EX-26", "OW-EX-27",
    "OW-EX-28", "OW-EX-29", "OW-EX-30", "OW-EX-31", "OW-EX-32", "OW-EX-33", "OW-EX-34", "OW-EX-35", "OW-EX-36",
    "OW-EX-37", "OW-EX-38", "OW-EX-39", "OW-EX-40", "OW-EX-41", "OW-EX-42", "OW-EX-43",
)  # fmt: skip
def test_the_worked_turn(road: Road) -> None:
    bear, wolf = laid_out(road)
    road.travelling()
    travels(road, bear, wolf)
    prepares(road, bear)
    fights(road, bear, wolf)
    restocks(road, bear)


def travels(road: Road, bear: Witcher, wolf: Witcher) -> None:
    """Phase I (OW-EX-20 to OW-EX-28)."""
    bear.is_refused("act", because="OW-128")
    bear.chooses("go.place.ban_ard", "pay.water")
    assert (bear.place, len(bear.hand)) == ("ban_ard", 3)

    bear.chooses("act")
    assert bear.levels == [3, 2, 3, 3]
    assert bear.potions == ["blizzard", "black_blood"]

    bear.chooses("go.place.kaer_morhen", "pay.mountain")
    assert (bear.place, len(bear.hand)) == ("kaer_morhen", 2)

    bear.chooses("dice_with.2")
    wolf.chooses("reroll.56")
    bear.chooses("reroll.245")
    assert road.events("dice_won")[-1]["winner"] == wolf.seat
    assert (bear.gold, wolf.gold) == (3, 4)

    bear.chooses("act")  # 3 gold pay for Defense alone, and Specialty is not taught here: nobody is asked.
    assert (bear.levels, bear.gold, bear.shield) == ([3, 3, 3, 3], 0, 3)
    assert bear.state.witcher_level == 3
    assert bear.hand == ["wild", "yrden", "smash"]

    bear.chooses("go.place.hengfors", "pay.wild")
    assert (bear.place, len(bear.hand)) == ("hengfors", 2)

    bear.chooses("act")
    bear.may_choose("trail.forest", "trail.water", "pass")
    bear.chooses("trail.water")
    assert bear.gold == 1
    assert bear.trail_quests == ["gorthur_gvaed"]


def prepares(road: Road, bear: Witcher) -> None:
    """Into phase II (OW-EX-29 to OW-EX-31)."""
    bear.chooses("go_on", "fight.monster.archespore")
    assert bear.hand == ["yrden", "smash"]
    bear.chooses("give_up.potion.black_blood")
    assert bear.potions == ["blizzard"]
    assert road.state.fight is not None
    assert road.state.fight.life == 12
    assert len(bear.deck) == 3 + 11


def fights(road: Road, bear: Witcher, wolf: Witcher) -> None:
    """The fight (OW-EX-32 to OW-EX-41)."""
    fight = road.state.fight
    assert fight is not None
    bear.chooses("play.yrden", "play.smash")
    assert fight.life == 9
    assert bear.hand == ["trap", "maim", "aard"]
    assert bear.discard == ["yrden", "smash"]

    wolf.chooses("attack.bite")
    assert fight.life == 8
    assert bear.discard[-2:] == ["filler", "precise"]
    assert bear.shield == 1  # 3 points took the shield, and its Armor raised it as the next turn began.
    assert bear.hand == ["trap", "maim", "aard", "push", "z"]

    bear.chooses("play.trap", "play.maim", "play.aard", road.use("potion.blizzard"), "play.push")
    assert fight.life == 3
    assert bear.shield == 2
    assert bear.hand == ["z", "precise", "f1", "f2", "f3"]
    assert bear.discard[-4:] == ["trap", "maim", "aard", "push"]

    wolf.chooses("attack.bite")
    assert fight.life == 2
    assert bear.levels == [3, 3, 2, 3]
    assert bear.state.witcher_level == 3
    assert bear.shield == 2

    bear.chooses("play.precise")
    assert road.events("fight_ended")[-1]["outcome"] == "defeated"
    assert bear.gold == 3
    assert bear.score == 1
    assert sorted(road.names(road.state.potion_discard, "potion")) == ["black_blood", "blizzard"]
    bear.chooses("trash.z")
    assert bear.keepsakes == ["trophy.monster.archespore"]

    assert bear.shield == 3
    assert bear.levels == [3, 3, 2, 3]
    assert bear.trails == []
    assert bear.trail_quests == ["gorthur_gvaed"]
    assert road.name(road.state.monsters[1], "monster") == "fiend"
    assert road.box.places[road.state.lairs[1]].terrain == 1


def restocks(road: Road, bear: Witcher) -> None:
    """Phase III (OW-EX-42, OW-EX-43)."""
    road.waits_for(bear, "gain")
    assert len(bear.hand) == 3
    given, *kept = bear.hand
    bear.chooses("buy.s6", f"discard.{given}")

    assert bear.hand == [*kept, "s6"]
    assert road.row[1:] == ["s1", "s2", "s3", "s4", "s5"]
