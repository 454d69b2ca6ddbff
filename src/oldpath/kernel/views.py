"""What a viewer may know: built from marks, never filtered. Views, logs and spectators all pass here."""

from typing import TYPE_CHECKING, Any

from oldpath.kernel import codec
from oldpath.kernel.ask import Ask
from oldpath.kernel.event import Event

if TYPE_CHECKING:
    from oldpath.kernel.match import Match


def view_of(match: "Match", viewer: int | None) -> dict[str, Any]:
    """The whole table for one seat, or for a spectator."""
    state, names = match.game.state, match.game.box.names
    view: dict[str, Any] = {"game": match.plaque.name, "viewer": viewer, "over": match.over}
    view |= codec.show(state, names, viewer)
    view["step"] = [f"{type(frame).__name__}.{frame.stands_at}" for frame in state.stack]
    view["asks"] = [ask_for(viewer, ask) for ask in match.asks]
    result = match.result
    view["result"] = None
    if result is not None:
        view["result"] = {"winners": [*result.winners], "scores": [*result.scores], "ended": result.ended}
    match.plaque.finish_view(match.game, view, viewer)
    return view


def ask_for(viewer: int | None, ask: Ask) -> dict[str, Any]:
    """An open ask: whole for its seat; others see who is asked what, and of a sealed one only who."""
    shown: dict[str, Any] = {"seat": ask.seat, "join": ask.join}
    if ask.seat == viewer:
        shown |= {"name": ask.name, "number": ask.number, "rule": ask.rule, "about": ask.about}
        shown["options"] = [*ask.keys]
    elif ask.join != "all":
        shown |= {"name": ask.name, "rule": ask.rule}
    return shown


def told_to(viewer: int | None, event: Event, names: codec.Names) -> dict[str, Any]:
    """One event as this viewer may know it."""
    shown = codec.show(event, names, viewer, getattr(event, "seat", None))
    return {"event": event.name(), "rules": [*event.rules], **shown}
