"""What players decide and what comes of it is told."""

from regalia.core import Answer, Event, Seat
from regalia.games.old_kings_crown.content import FAVOURS
from regalia.games.old_kings_crown.events.cards import Commanded, Forwent, Gifted, Governed, Journeyed
from regalia.games.old_kings_crown.events.kingdom import Activated
from regalia.games.old_kings_crown.events.table import (
    ClashBegan,
    ClashesOrdered,
    ClashTied,
    FavourClaimed,
    LocationClaimed,
    Tallied,
    TiePassed,
    TrackSet,
)
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.options import (
    AtLocation,
    AtRegion,
    ClashOrder,
    Command,
    Govern,
    Journey,
    Pass,
    Track,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.tally import total


def telling(kind: str, seat: Seat, answer: Answer, told: list[Event]) -> bool:
    """Whether an answer to a question of this kind is told as what it is."""
    match answer:
        case Command(card, command):
            return Commanded(seat, card, command) in told
        case Govern(card, council) if kind in ("AutumnActions", "QueenGoverns"):
            return Governed(seat, card, council) in told
        case Journey(card):
            return Journeyed(seat, card) in told
        case ClashOrder(first, second, third):
            return ClashesOrdered(seat, (first, second, third)) in told
        case Track(order):
            return TrackSet(order) in told
        case Pass():
            return TiePassed(seat) in told
        case Use():
            return any(means(event, seat, answer) for event in told)
        case AtLocation(location) if kind in ("Prize", "ClaimBySecrets"):
            return LocationClaimed(seat, location) in told
        case tuple() if kind == "Forgo":
            return Forwent(seat, tuple([each.region for each in answer if isinstance(each, AtRegion)])) in told
    return True


def means(event: Event, seat: Seat, use: Use) -> bool:
    """Whether this is told of an Action; what the False Claimant borrows goes by the Claimant's name."""
    if use.action == "claim_favour":
        return event == FavourClaimed(seat)
    borrowed = use.action in FAVOURS and event == Activated(seat, "false_claimant", "")
    return borrowed or event == Activated(seat, use.action, use.card)


def check_told(before: State, after: State, told: list[Event]) -> None:
    """Gifts, tallies, decisions and the Order Track are told."""
    for gift in after.gifts:
        if gift not in before.gifts:
            assert Gifted(after.owner(gift.card), gift.card, gift.what, gift.other) in told
    for outcome in after.outcomes[len(before.outcomes) :]:
        totals = tuple(map(total, outcome.parts))
        assert Tallied(outcome.region, outcome.who, totals, outcome.parts, outcome.lowest) in told
        assert (ClashTied(outcome.region, outcome.best) in told) == (len(outcome.best) > 1)
    if after.clash is not None and before.clash != after.clash and before.clash is None:
        assert ClashBegan(after.clash.region, after.clash.participants, after.clash.first) in told
    if after.order != before.order and after.holder("master_of_ceremonies") == NOBODY:
        assert TrackSet(after.order) in told
