"""The short name under which the rules know their game."""

from typing import TYPE_CHECKING, TypeAlias

from oldpath.games.ronin.state import State
from oldpath.kernel.game import Game

if TYPE_CHECKING:
    from oldpath.games.ronin.box import Box

RoninGame: TypeAlias = "Game[State, Box]"
