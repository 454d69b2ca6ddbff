"""Taking an answer back, at a table where bots never mind."""

from collections.abc import Collection

from oldpath import load_match
from oldpath.kernel.errors import Refusal, Refused
from oldpath.kernel.history import seat_of
from oldpath.kernel.match import Match

OTHERS = "others_have_acted"


def taken_back(match: Match, seat: int, bots: Collection[int]) -> Match:
    """The match before the seat's last answer; what bots answered since goes with it."""
    try:
        match.undo(seat)
    except Refused as refused:
        if refused.code != OTHERS:
            raise
        return _with_bots(load_match(match.save()), seat, bots, refused)
    return match


def _with_bots(match: Match, seat: int, bots: Collection[int], refused: Refused) -> Match:
    """Take back bots' answers until the seat's own can be; a match of its own, so that a refusal changes nothing."""
    while True:
        last = seat_of(match.choices[-1])
        if last not in bots:
            raise refused
        try:
            match.undo(last)
        except Refused as problem:
            mine = Refusal(problem.rule, problem.code, {**problem.facts, "seat": seat}, problem.fixes)
            raise Refused(mine) from problem
        try:
            match.undo(seat)
        except Refused as problem:
            if problem.code != OTHERS:
                raise
        else:
            return match
