"""The short name under which the rules know their game."""

from typing import TYPE_CHECKING, TypeAlias

from oldpath.games.old_world.state import State
from oldpath.kernel.game import Game

if TYPE_CHECKING:
    from oldpath.games.old_world.box import Box

OldWorldGame: TypeAlias = "Game[State, Box]"
