"""Rules 5. The reason why a choice is not among the options of a question."""

from regalia.core import Answer, Refusal, Seat
from regalia.games.wheel_of_time.asking import hand
from regalia.games.wheel_of_time.asking.hand import why_not_declared
from regalia.games.wheel_of_time.asking.menu import why_no_event
from regalia.games.wheel_of_time.asking.why import Why
from regalia.games.wheel_of_time.options import DeclareCard, PlayAdvantage, PlayEvent, Recruit
from regalia.games.wheel_of_time.state import State


def in_ones_actions(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """In actions, forces are recruited, and advantages and limited events are played."""
    match option:
        case Recruit(kind, killed):
            return worked_out(hand.why_not_recruited(state, seat, kind, killed))
        case PlayAdvantage(kind):
            return worked_out(hand.why_not_played(state, seat, kind))
        case PlayEvent(kind):
            return worked_out(why_no_event(state, seat, kind, "limited"))
    return when_declaring(option)


def in_a_window(state: State, seat: Seat, option: Answer, window: str) -> Refusal | None:
    """In a window events are played."""
    match option:
        case Recruit() | PlayAdvantage():
            return Refusal("only-as-an-action", "5.4")
        case PlayEvent(kind):
            return worked_out(why_no_event(state, seat, kind, window))
    return when_declaring(option)


def while_declaring(state: State, seat: Seat, option: Answer) -> Refusal | None:
    """Challenges are declared and nothing else is played."""
    match option:
        case Recruit() | PlayAdvantage():
            return Refusal("only-as-an-action", "5.4")
        case PlayEvent():
            return Refusal("only-in-a-window", "5.1")
        case DeclareCard(kind):
            return worked_out(why_not_declared(state, seat, kind))
    return None


def when_declaring(option: Answer) -> Refusal | None:
    """A challenge is declared in the Challenge Round."""
    return Refusal("only-when-declaring", "5.3") if isinstance(option, DeclareCard) else None


def worked_out(why: Why | None) -> Refusal | None:
    """A reason in words, if there is one."""
    return None if why is None else why()
