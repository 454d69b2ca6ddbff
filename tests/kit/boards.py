"""A side A of a test's own, so that no rule hangs on where the printed board has its bonuses."""

from collections.abc import Mapping

import msgspec

from oldpath.games.ronin.verbs import read_bonus
from tests.kit.phrases import Phrase
from tests.kit.scene import Scene

HAND: Phrase = {"count": "active_symbols_in_hand", "levels": [[0, 1], [2, 2], [4, 3]], "gives": "vp"}
UNLOCKED: Phrase = {"count": "unlocked_abilities", "levels": [[2, 1], [3, 2], [4, 3]], "gives": "any_active"}

GAIN_1_VP: Phrase = {"gain_vp": {"amount": 1}}
GAIN_2_XP: Phrase = {"gain_xp": {"amount": 2}}
GAIN_3_XP: Phrase = {"gain_xp": {"amount": 3}}
FIRST_ABILITY: Phrase = {"partner_ability": {"number": 1}}
THIRD_ABILITY: Phrase = {"partner_ability": {"number": 3}}
REFRESH: Phrase = {"refresh_ability": {}}
FOR_UNLOCKED: Phrase = {"by_threshold": UNLOCKED}

COMMON_ROAD: dict[int, Phrase] = {
    3: {"either": [FIRST_ABILITY, GAIN_2_XP]},
    5: GAIN_1_VP,
    7: {"either": [{"draw": {"cards": 1}}, GAIN_2_XP]},
    8: GAIN_1_VP,
    10: {"either": [THIRD_ABILITY, GAIN_3_XP]},
    12: {"gain_any_active": {"amount": 2}},
    14: GAIN_2_XP,
    16: {"gain_one_active": {"amount": 2}},
    18: GAIN_1_VP,
    20: {"either": [{"by_threshold": HAND}, GAIN_3_XP]},
}
"""The ten bonuses of side A, where the ledger suggests them (SIL-09)."""


def lay_side_a(scene: Scene, bonuses: Mapping[int, Phrase] = COMMON_ROAD) -> None:
    """Every board of side A gives just this, step by step."""
    at = scene.box.boards_of("A")[0]
    words = {step: read_bonus(gives, f"step {step}") for step, gives in bonuses.items()}
    scene.box.boards = list(scene.box.boards)
    scene.box.boards[at] = msgspec.structs.replace(scene.box.boards[at], bonuses=words)
    scene.box.index()
