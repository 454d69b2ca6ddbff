"""Cards whose tea effect is always met: they move partnership markers without any other ado."""

from tests.kit.scene import Scene


def tea_for_one_track(scene: Scene, points: int, name: str = "tea") -> list[str]:
    """Cards for a timeline; the last one gives 1 to 3 points on one track of the player's choice."""
    leaves = [scene.card(f"{name}leaf{n}", "green") for n in range(points - 1)]
    tea = ({"have_colour": {"colour": "green", "up_to": 3}}, {"partnership": {"tracks": "one", "amount": "level"}})
    return [*leaves, scene.card(name, "green", tea=tea)]


def tea_for_both_tracks(scene: Scene, name: str = "teas") -> str:
    """A card that gives 1 point on each track, if no other pink card lies before it."""
    tea = ({"have_colour": {"colour": "pink", "exactly": 1}}, {"partnership": {"tracks": "both"}})
    return scene.card(name, "pink", tea=tea)
