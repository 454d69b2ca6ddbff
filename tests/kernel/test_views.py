"""A seat sees only what was marked visible to it."""

import json

import pytest

from oldpath import Refused
from oldpath.kernel import codec
from oldpath.kernel.views import told_to
from tests.kernel.toy import GoldTaken, state_of, toy


def test_open_fields_are_seen_by_all_own_fields_by_their_owner_and_unmarked_ones_by_nobody() -> None:
    match = toy()

    mine, theirs = match.view(1)["seats"][1], match.view(0)["seats"][1]

    assert mine == {"gold": 0, "secrets": [1]}
    assert theirs == {"gold": 0, "secrets_count": 1}
    assert "stack" not in match.view(0)


def test_a_spectator_owns_nothing() -> None:
    assert all("secrets" not in seat for seat in toy().view(None)["seats"])


def test_an_event_shows_its_owner_what_it_shows_the_others_as_a_number() -> None:
    event = GoldTaken(2, 1, (7, 8), 3)

    assert told_to(2, event, {}) == {
        "event": "gold_taken", "rules": ["RO-001"], "seat": 2, "amount": 1, "secrets": [7, 8],
    }  # fmt: skip
    assert told_to(0, event, {}) == {
        "event": "gold_taken", "rules": ["RO-001"], "seat": 2, "amount": 1, "secrets_count": 2,
    }  # fmt: skip


@pytest.mark.parametrize("viewer", [3, -1, "0", 0.5, object()])
def test_a_view_for_nobody_is_refused(viewer: object) -> None:
    with pytest.raises(Refused):
        toy().view(viewer)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        toy().log(viewer)  # type: ignore[arg-type]


def test_a_view_is_the_readers_own_copy() -> None:
    match = toy()

    match.view(1)["seats"][1]["secrets"].append(99)

    assert state_of(match).seats[1].secrets == [1]


def test_an_export_shows_everything_and_where_each_frame_stands() -> None:
    state = toy().export()["state"]

    assert state["bids"] == [-1, -1, -1]
    assert state["seats"][0] == {"gold": 0, "secrets": [0], "plan": []}
    assert state["stack"] == [{"frame": "Play", "step": "vote_colour", "votes": [-1, -1, -1], "voted": False}]
    assert json.loads(json.dumps(state)) == state


def test_every_wrong_field_of_a_position_is_listed() -> None:
    position = toy().export()["state"]
    position["seats"][0]["gold"] = "much"
    del position["seats"][1]["plan"]
    position["seats"][2]["crown"] = 1
    wrong: list[str] = []

    codec.read(type(state_of(toy())), position, {}, "state", wrong)

    assert wrong == [
        "state.seats[0].gold must be of type int, not str",
        "state.seats[1].plan is missing",
        "state.seats[2].crown is unknown",
    ]
