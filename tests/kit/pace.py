"""Getting on with the game where a test does not care how: plain hands, first options."""

from collections.abc import Callable

from tests.kit.scene import Player, Scene


def plain_hands(scene: Scene, *players: Player, turns: int = 1) -> None:
    """Each holds cards with nothing on them but a colour, enough for so many turns."""
    for player in players:
        names = [f"plain{player.seat}{side}{turn or ''}" for turn in range(turns) for side in ("left", "right")]
        player.given(hand=[scene.card(name) for name in names])


def lay_down(*players: Player) -> None:
    """Each lays the first two cards of the hand face down, in this order."""
    for player in players:
        left, right = player.hand[:2]
        player.chooses(f"play.{left}")
        if player.is_asked("right_card"):
            player.chooses(f"play.{right}")


def play_on(scene: Scene, until: Callable[[], bool]) -> None:
    """Answer whatever is asked with its first option, until this is so."""
    while not until():
        ask = scene.match.asks[0]
        scene.answer(ask.seat, ask.keys[0])
