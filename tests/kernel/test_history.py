"""A match is its log: saving, loading, exporting, importing, taking back."""

import copy
import random
from typing import Any

import msgspec
import pytest

import oldpath
from oldpath import BadMatch, Match, OldpathError, Refused
from oldpath.kernel.chance import Sealed
from tests.kernel.toy import state_of, toy

HEROES = {"heroes": "geralt,ciri,triss"}


def ronin(answers: int = 40, seed: int = 11) -> Match:
    """A match of Ronin some way into the game."""
    match = oldpath.new_match("ronin", seats=3, seed=seed, options=HEROES)
    chance = random.Random(seed)
    for _ in range(answers):
        ask = match.asks[0]
        match.answer(ask.seat, chance.randrange(len(ask.options)))
    return match


def finish(match: Match, seed: int = 1) -> Match:
    """Play on at random."""
    chance = random.Random(seed)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, chance.randrange(len(ask.options)))
    return match


def test_a_loaded_match_goes_on_as_the_saved_one_would() -> None:
    match = ronin()

    again = oldpath.load_match(match.save())

    assert finish(again).result == finish(match).result
    assert again.export() == match.export()


def test_a_sealed_match_is_saved_with_its_secret_and_goes_on_the_same() -> None:
    match = oldpath.new_match("ronin", seats=2, options={})
    assert isinstance(match.game.chance, Sealed)

    again = oldpath.load_match(match.save())

    assert finish(again).result == finish(match).result


def test_a_finished_game_is_saved_in_less_than_eight_kilobytes() -> None:
    match = finish(oldpath.new_match("ronin", seats=5, seed=2))

    assert len(match.save()) < 8 * 1024


@pytest.mark.parametrize("cut", [0, 1, 3, 4, 7, 8, 9, 50, -1])
def test_a_save_cut_short_is_refused(cut: int) -> None:
    data = ronin().save()

    with pytest.raises(BadMatch):
        oldpath.load_match(data[:cut])


def test_a_save_with_any_byte_changed_is_refused() -> None:
    data = ronin().save()
    for at in range(0, len(data), 7):
        broken = bytearray(data)
        broken[at] ^= 0x41
        with pytest.raises(BadMatch):
            oldpath.load_match(bytes(broken))


@pytest.mark.parametrize("data", ["text", None, 5, [], b"", b"OPM1", b"PK\x03\x04" * 10])
def test_what_is_no_save_is_refused(data: object) -> None:
    with pytest.raises(BadMatch):
        oldpath.load_match(data)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("format", 9, "format 9"),
        ("content", "other", "other cards"),
        ("choices", [99], "does not fit"),
        ("drawn", [1000], "no fitting answer"),
        ("drawn", [], "no fitting answer"),
    ],
)
def test_a_log_that_does_not_fit_says_why(field: str, value: object, says: str) -> None:
    from oldpath.kernel import history

    match = ronin()
    log = history.read_log(match.save())

    with pytest.raises(BadMatch, match=says):
        oldpath.load_match(history.pack_log(msgspec.structs.replace(log, **{field: value})))


def test_surplus_answers_of_chance_are_refused() -> None:
    from oldpath.kernel import history

    log = history.read_log(ronin().save())
    more = msgspec.structs.replace(log, drawn=[*log.drawn, 0])

    with pytest.raises(BadMatch, match="more answers of chance"):
        oldpath.load_match(history.pack_log(more))


def test_an_exported_position_is_imported_and_played_on() -> None:
    match = ronin()

    again = oldpath.import_match(match.export())

    assert finish(again).result == finish(match).result


def test_a_sound_edit_of_a_position_is_accepted() -> None:
    position = ronin().export()
    position["state"]["seats"][1]["vp"] = 17

    assert oldpath.import_match(position).view(0)["seats"][1]["vp"] == 17


def test_a_match_from_a_position_can_be_saved_and_undone() -> None:
    match = oldpath.import_match(ronin().export())
    ask = match.asks[0]
    match.answer(ask.seat, 0)

    assert oldpath.load_match(match.save()).export() == match.export()


def edited(change: str, value: object) -> dict[str, Any]:
    """An export with one thing changed, by a path such as `state.seats.0.xp`."""
    position: Any = copy.deepcopy(ronin().export())
    *path, last = change.split(".")
    place = position
    for name in path:
        place = place[int(name) if name.isdigit() else name]
    place[int(last) if last.isdigit() else last] = value
    whole: dict[str, Any] = position
    return whole


@pytest.mark.parametrize(
    ("change", "value", "says"),
    [
        ("format", 2, "format"),
        ("content", "x", "content"),
        ("state.seats.0.hand", ["ro.action.001", "ro.action.001"], "more places"),
        ("state.seats.0.hand", ["ro.action.999"], "no card"),
        ("state.seats.0.xp", 41, "0 to 40"),
        ("state.seats.0.xp", "many", "type int"),
        ("state.seats.0.hero", "ro.hero.ciri", "in play twice"),
        ("state.seats.0.tokens", [0, 0, -1, 0], "tokens"),
        ("state.tracks", [0, 25, 0], "0 to 24"),
        ("state.initiative", [0, 0, 1], "every seat once"),
        ("state.deck", [], "nowhere"),
        ("state.left", "love", "no symbol"),
        ("state.side", "C", "side"),
        ("state.players", 9, "1 to 5"),
        ("state.stack", [{"frame": "Nap"}], "must be a frame"),
        ("state.stack", "tea", "must be a list"),
        ("state.stack.0.step", "sleep", "step must be one of"),
        ("state", None, "object"),
        ("state.seats", [], "seats"),
        ("state.market", [], "market"),
        ("state.boards", ["ro.board.1b"] * 3, "side A"),
        ("chance", {"kind": "dice"}, "chance cannot be read"),
        ("chance", {"kind": "seeded"}, "cannot be read"),
        ("chance", 7, "cannot be read"),
    ],
)
def test_an_unsound_position_is_refused_with_what_is_wrong(change: str, value: object, says: str) -> None:
    with pytest.raises(BadMatch, match=says):
        oldpath.import_match(edited(change, value))


def test_everything_that_is_wrong_is_listed_not_only_the_first() -> None:
    position = edited("state.tracks", [99, 0, 0])
    position["state"]["seats"][0]["xp"] = 99
    position["state"]["side"] = "Z"

    with pytest.raises(BadMatch) as bad:
        oldpath.import_match(position)

    assert len(bad.value.problems) >= 3


@pytest.mark.parametrize("thing", [None, 5, [], "x", {}, {"game": 3}, {"game": "chess"}, {"game": "ronin"}])
def test_nothing_but_our_own_errors_comes_out(thing: object) -> None:
    with pytest.raises(OldpathError):
        oldpath.import_match(thing)


def test_undo_takes_back_the_seats_own_last_answer() -> None:
    match = ronin(0)
    ask = match.asks[0]
    before = match.export()
    match.answer(ask.seat, "take.slot.2")

    match.undo(ask.seat)

    assert match.export() == before
    assert match.asks[0].keys == ask.keys
    assert match.asks[0].number != ask.number


def test_undo_stops_where_something_was_drawn() -> None:
    match = ronin(0)
    seat = match.asks[0].seat
    match.answer(seat, "take.top")

    with pytest.raises(Refused) as refused:
        match.undo(seat)

    assert refused.value.code == "information_horizon"


def test_undo_stops_where_another_seat_has_acted() -> None:
    match = ronin(0)
    first, then = match.asks[0].seat, None
    match.answer(first, "take.slot.2")
    then = match.asks[0].seat
    match.answer(then, "take.slot.1")

    with pytest.raises(Refused) as refused:
        match.undo(first)

    assert refused.value.code == "others_have_acted"
    match.undo(then)
    match.undo(first)


def test_a_sealed_answer_is_taken_back_although_others_have_sealed_theirs() -> None:
    match = toy()
    for seat in range(3):
        match.answer(seat, 0)
    match.answer(0, "number.2")
    match.answer(1, "number.1")
    match.answer(0, "number.2")

    match.undo(0)
    match.answer(0, "number.1")
    match.answer(1, "number.1")

    assert state_of(match).bids == [1, 1, 0]


def test_a_sealed_answer_stays_once_the_others_are_known() -> None:
    match = toy()
    for seat in range(3):
        match.answer(seat, 0)

    with pytest.raises(Refused) as refused:
        match.undo(2)

    assert refused.value.code == "information_horizon"


def test_in_a_race_an_answer_stays_once_another_seat_has_acted() -> None:
    match = toy()
    for seat in range(3):
        match.answer(seat, 0)
    match.answer(0, "number.1")
    match.answer(1, "number.1")
    before = match.export()

    with pytest.raises(Refused) as refused:
        match.undo(0)

    assert refused.value.code == "others_have_acted"
    assert match.export() == before
    match.undo(1)
    match.undo(0)
    assert state_of(match).pile == 3


def test_after_an_undo_the_old_number_is_stale_and_the_others_keep_theirs() -> None:
    match = toy()
    old, other = match.asks[0].number, match.asks[1].number
    match.answer(0, "number.2", number=old)

    match.undo(0)

    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert match.asks[1].number == other
    assert match.view(1)["asks"][1]["number"] == other
    with pytest.raises(Refused) as refused:
        match.answer(0, "number.3", number=old)
    assert refused.value.code == "stale_ask"
    match.answer(0, "number.3", number=match.asks[0].number)
    match.answer(1, "number.3", number=other)


def test_a_loaded_match_still_knows_which_answers_are_stale() -> None:
    match = ronin(0)
    match.answer(match.asks[0].seat, "take.slot.2")
    stale = match.asks[0].number
    match.undo(match.game.state.initiative[0])
    match.answer(match.asks[0].seat, "take.slot.1")

    again = oldpath.load_match(match.save())

    assert again.asks[0].number == match.asks[0].number != stale
    with pytest.raises(Refused) as refused:
        again.answer(again.asks[0].seat, 0, number=stale)
    assert refused.value.code == "stale_ask"


def test_there_is_nothing_to_undo_for_a_spectator() -> None:
    with pytest.raises(Refused) as refused:
        ronin(0).undo(None)  # type: ignore[arg-type]

    assert refused.value.code == "no_such_seat"


def test_an_imported_match_is_taken_back_to_its_position_and_no_further() -> None:
    match = oldpath.import_match(ronin(0).export())
    before = match.export()
    seat = match.asks[0].seat
    match.answer(seat, "take.slot.2")

    match.undo(seat)

    assert match.export() == before
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.code == "nothing_to_undo"


def test_an_imported_match_does_not_change_with_what_was_handed_in() -> None:
    position = ronin().export()
    match = oldpath.import_match(position)
    before = match.save()
    ask = match.asks[0]

    position["state"]["seats"][0]["vp"] = 99
    position["note"] = object()
    match.answer(ask.seat, 0)

    assert match.save() != before
    assert oldpath.load_match(match.save()).export() == match.export()


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    with pytest.raises(Refused) as refused:
        ronin(0).undo(1)

    assert refused.value.code == "nothing_to_undo"


def test_events_of_an_answer_are_told_whenever_somebody_looks() -> None:
    match = ronin(0)
    seat = match.asks[0].seat
    told = match.answer(seat, "take.slot.4")
    match.answer(match.asks[0].seat, "take.slot.1")

    assert [event.name() for event in told] == ["pair_taken", "xp_gained"]
    assert told[0].seat == seat  # type: ignore[attr-defined]
    assert len(told[0:1]) == 1


def test_events_of_an_answer_taken_back_are_still_those_of_that_answer() -> None:
    match = ronin(0)
    seat = match.asks[0].seat
    taken = match.answer(seat, "take.slot.4")
    looked_at = [*taken]
    match.undo(seat)
    assert [*taken] == looked_at
    other = match.answer(seat, "take.slot.2")

    assert [*taken] == looked_at
    assert [event.name() for event in other] == ["pair_taken"]
    match.undo(seat)
    assert [*other] != looked_at


def test_events_of_a_sealed_answer_are_its_own_after_another_seats_undo() -> None:
    match = toy()
    for seat in range(3):
        match.answer(seat, 0)
    grabbed = match.answer(2, "number.2")
    match.answer(0, "number.1")
    match.answer(2, "number.1")

    match.undo(2)

    assert [event.name() for event in grabbed] == ["gold_taken"]


def test_a_match_that_listens_has_a_clone_with_the_same_story() -> None:
    match = ronin()
    match.listen()
    match.answer(match.asks[0].seat, 0)

    twin = match.clone()

    assert twin.log(0) == match.log(0)
    assert twin.rules_used == match.rules_used


def test_a_redealt_match_tells_what_its_answers_caused() -> None:
    match = ronin(0)
    twin = match.redeal(1, random.Random(4))
    seat = twin.asks[0].seat

    told = twin.answer(seat, "take.slot.4")

    assert [event.name() for event in told] == ["pair_taken", "xp_gained"]
    assert [entry["event"] for entry in twin.log(seat)] == ["pair_taken", "xp_gained"]
    assert twin.clone().log(seat) == twin.log(seat)
    twin.undo(seat)
    assert twin.view(1) == match.view(1)


@pytest.mark.parametrize("chance", [None, 7, "dice", random, object()], ids=lambda chance: type(chance).__name__)
def test_a_redeal_wants_a_generator(chance: object) -> None:
    with pytest.raises(Refused) as refused:
        ronin(0).redeal(0, chance)  # type: ignore[arg-type]

    assert refused.value.code == "wrong_chance"


def test_a_redeal_among_sealed_answers_keeps_the_viewers_own_question() -> None:
    match = ronin(0)
    while match.asks[0].join != "all":
        match.answer(match.asks[0].seat, "take.top")
    match.answer(1, 0)
    match.answer(2, 0)
    match.answer(2, 0)

    twin = match.redeal(1, random.Random(9))

    mine, theirs = match.ask_of(1), twin.ask_of(1)
    assert mine is not None
    assert theirs is not None
    assert (theirs.number, theirs.name, theirs.keys) == (mine.number, mine.name, mine.keys)
    assert twin.view(1) == match.view(1)
    assert [ask.seat for ask in twin.asks] == [0, 1]
    twin.answer(1, mine.options[0], number=mine.number)
    assert [ask.number for ask in match.asks if ask.seat == 1] == [mine.number]


def test_a_redealt_match_has_neither_past_nor_seed() -> None:
    match = ronin()

    twin = match.redeal(0, random.Random(4))

    assert twin.choices == []
    assert twin.game.drawn == []
    assert twin.log(None) == []
    assert twin.export()["chance"] is None
    assert oldpath.load_match(twin.save()).view(0) == twin.view(0)
