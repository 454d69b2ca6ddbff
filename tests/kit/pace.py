"""Getting on with the game where a test does not care how: plain hands, first options."""

from collections.abc import Callable

from tests.kit.scene import Player, Scene


def plain_hands(scene: Scene, *players: Player) -> None:
    """Each holds two cards with nothing on them but a colour."""
    for player in players:
        player.given(hand=[scene.card(f"plain{player.seat}{side}") for side in ("left", "right")])


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
