"""Reasons for an answer, for hints: Strength against Strength, what a place pays, and what a card costs."""

from collections.abc import Iterator, Sequence
from itertools import chain

from regalia.core import Answer, Game, Option, Reason, Seat, Shared, after
from regalia.games.old_kings_crown.content import (
    CARDS,
    COST,
    KINGDOM,
    LOCATIONS_OF,
    NONE,
    PRINTED,
    REGIONS,
    WORTH,
    CardId,
    Council,
    KingdomId,
    Location,
    Region,
)
from regalia.games.old_kings_crown.effective import bidding_strength, effective, votes, watchfire
from regalia.games.old_kings_crown.options import (
    Acquire,
    AtLocation,
    AtRegion,
    Bid,
    Buy,
    Card,
    ClashOrder,
    Command,
    Decline,
    Deploy,
    Done,
    Govern,
    InCouncil,
    Journey,
    Lay,
    Pass,
    Play,
    Return,
    Space,
    Steal,
    Supporter,
    Take,
    Use,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.claiming import ChooseLocation
from regalia.games.old_kings_crown.steps.menu import ActionStep, SpringActions
from regalia.games.old_kings_crown.steps.rewards import CLAIM, Necropolis
from regalia.games.old_kings_crown.steps.spring import PlaceHerald
from regalia.games.old_kings_crown.steps.summer import PlayInTie
from regalia.games.old_kings_crown.tally import STONES, lowest_wins, parts, total

USES = {
    "place_supporters": "supporters",
    "secrets": "secrets",
    "oaths": "oaths",
    "claim_favour": "favour",
}
"""What is said of Actions that are open to all."""


def reasons(game: Game[State], seat: Seat, answer: Answer) -> Sequence[Reason]:
    """What an answer brings, and what else speaks for it."""
    if isinstance(answer, int):
        draws = Reason("draws", {"count": answer, "pile": len(game.state.discards[seat])})
        return [draws] if isinstance(game.step, Necropolis) else []
    if isinstance(answer, tuple):
        return [*together(game.state, answer)]
    if isinstance(answer, Shared):
        return [*spread(game.state, seat, answer)]
    assert isinstance(answer, Option), "no other question is asked"
    then = after(game, seat, answer)
    return [
        *chain(
            brought(game, then, seat),
            in_spring(game, seat, answer),
            in_clash(game, then, seat, answer),
            with_cards(game, then, seat, answer),
        )
    ]


def brought(game: Game[State], then: Game[State], seat: Seat) -> Iterator[Reason]:
    """The Influence and Lore that come at once."""
    influence = then.state.influence[seat] - game.state.influence[seat]
    if influence > 0 and not isinstance(game.step, PlayInTie):
        yield Reason("points", {"points": influence})
    lore = then.state.lore[seat] - game.state.lore[seat]
    if lore > 0:
        yield Reason("lore", {"lore": lore})


def in_spring(game: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for bids, Heralds, Kingdom cards and hidden cards."""
    state = game.state
    match answer:
        case Bid(card):
            yield Reason("bid", {"strength": CARDS[card].strength + watchfire(state, seat)})
            yield Reason("bid-leaves", {"strength": best_of([each for each in state.hands[seat] if each != card])})
        case AtLocation(location) if isinstance(game.step, PlaceHerald):
            yield from herald(state, seat, location)
        case Lay():
            yield from laid(state, seat, answer)
        case Take(kingdom) | Steal(kingdom) | Acquire(kingdom, _):
            yield from kingdom_reasons(state, seat, answer, kingdom)
        case Return():
            yield Reason("bid-returns", {"card": state.bids[seat], "strength": CARDS[state.bids[seat]].strength})
        case Space(space):
            there = state.kingdoms[seat][space]
            yield Reason("replaces", {"kingdom": there}) if there else Reason("empty-space")
            if state.bids[seat]:
                yield Reason("defends", {"card": state.bids[seat], "strength": bidding_strength(state, seat)})


def best_of(hand: Sequence[CardId]) -> int:
    """The Strength of the cards that can be hidden next to the three Regions, at most."""
    return sum(sorted((CARDS[card].strength for card in hand), reverse=True)[: len(REGIONS)])


def herald(state: State, seat: Seat, location: Location) -> Iterator[Reason]:
    """What winning a Location pays with the Herald there."""
    relics = votes(state, seat, "relics")
    others = sum(state.heralds[other] == location and state.influence[other] > 0 for other in state.opponents(seat))
    exchange = state.placed_at("merchants_exchange")
    mine = exchange is not None and (exchange.place, exchange.seat) == (location, seat)
    yield Reason("herald", {"location": location, "points": WORTH[location] + 1 + relics + others + mine})
    yield Reason("also", {"location": location, "reward": location})


def laid(state: State, seat: Seat, answer: Lay) -> Iterator[Reason]:
    """The Strength that goes where the Herald is, and where most goes."""
    cards = dict(zip(REGIONS, (answer.highlands, answer.plateau, answer.lowlands), strict=True))
    strength = {region: CARDS[card].strength for region, card in cards.items() if card is not None}
    here = state.herald_region(seat)
    if here in strength:
        yield Reason("lay-herald", {"region": here, "strength": strength[here]})
    most = max(strength, key=strength.__getitem__)
    if strength[most] > strength.get(here, 0):
        yield Reason("lay-best", {"region": most, "strength": strength[most]})
    yield Reason("lay-all", {"strength": sum(strength.values())})


def kingdom_reasons(state: State, seat: Seat, answer: Option, kingdom: KingdomId) -> Iterator[Reason]:
    """From whom a Kingdom card comes, how often it works, and what stays under it."""
    facts = KINGDOM[kingdom]
    if isinstance(answer, Steal):
        yield Reason("stolen", {"owner": state.holder(kingdom)})
    if facts.bold:
        yield Reason("bold")
    else:
        yield Reason("kingdom-action", {"window": facts.actions}) if facts.actions else Reason("kingdom-lasts")
    card = answer.card if isinstance(answer, Acquire) else state.bids[seat]
    if card and not facts.bold:
        yield Reason("under", {"card": card, "strength": CARDS[card].strength})


def in_clash(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """How a Clash stands, and what its Region pays."""
    state = game.state
    match answer:
        case Use() | Command() | Done() if state.clash is not None and isinstance(game.step, ActionStep):
            goes_on = not isinstance(answer, Done) and then.state.clash is not None
            yield from totals(then.state if goes_on else state, seat)
        case AtLocation(location) if isinstance(game.step, ChooseLocation):
            if state.heralds[seat] == location:
                yield Reason("your-herald")
            yield Reason("also", {"location": location, "reward": location})
        case Play(card):
            yield Reason("tie-adds", {"card": card, "strength": CARDS[card].strength})
            yield Reason("tie-nobody")
        case Pass():
            yield Reason("tie-keeps", {"count": len(state.hands[seat])})
        case ClashOrder():
            yield from clash_order(state, seat, answer)


def totals(state: State, seat: Seat) -> Iterator[Reason]:
    """The totals in a Clash, so far."""
    clash = state.running
    if lowest_wins(state, clash):
        return
    strength = {each: total(parts(state, each, clash)) for each in clash.participants}
    mine = strength.pop(seat, 0)
    if not strength:
        return
    best = max(strength, key=strength.__getitem__)
    name = "leads" if mine > strength[best] else "trails" if mine < strength[best] else "level"
    yield Reason(name, {"mine": mine, "owner": best, "theirs": strength[best]})


def clash_order(state: State, seat: Seat, answer: ClashOrder) -> Iterator[Reason]:
    """Where a player is strongest, and when that Region clashes."""
    strength = {region: own_strength(state, seat, region) for region in REGIONS}
    order = (answer.first, answer.second, answer.third)
    most = max(order, key=strength.__getitem__)
    when = ("strong-first", "strong-second", "strong-last")[order.index(most)]
    yield Reason(when, {"region": most, "strength": strength[most]})
    if (here := state.herald_region(seat)) != NONE:
        yield Reason("herald-there", {"region": here})


def own_strength(state: State, seat: Seat, region: Region) -> int:
    """What a player has next to a Region, face down or Active, and its Supporters there."""
    cards = sum(effective(state, each.card).strength for each in state.rows[region] if each.owner == seat)
    each = 2 if STONES in state.lasting[seat] else 1
    return cards + each * state.fresh_supporters(seat, region)


def deployed(game: Game[State], card: CardId, region: Region) -> Iterator[Reason]:
    """What a deployed card brings: in this Round, in the next, or nothing in the last Autumn."""
    now = isinstance(game.step, SpringActions)
    if now or game.state.round < game.state.agreed.rounds:
        yield Reason("deployed-now" if now else "deployed", {"region": region, "strength": CARDS[card].strength})


def with_cards(game: Game[State], then: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for sending cards away, for Actions, and for stopping."""
    state = game.state
    match answer:
        case Govern(card, council):
            yield from governing(then.state, seat, card, council)
        case Journey(card):
            back = "pathfinder" in effective(state, card).traits
            yield Reason("journey-back" if back else "journey-lost", {"strength": CARDS[card].strength})
        case Buy(card):
            yield from bought(state, seat, card)
        case Deploy(card, region):
            yield from deployed(game, card, region)
        case Use(action):
            yield from used(state, seat, action)
        case Command(card, command):
            yield Reason("command" if state.clash is not None else "rally", {"card": card, "command": command})
        case Card(card):
            yield Reason("strength", {"strength": CARDS[card].strength}) if card in CARDS else Reason("no-strength")
        case Done() | Decline():
            yield Reason("hand-kept", {"count": len(state.hands[seat]), "strength": best_of(state.hands[seat])})
        case _:
            yield from at_place(game, seat, answer)


def at_place(game: Game[State], seat: Seat, answer: Option) -> Iterator[Reason]:
    """What a player has at a place already, and what the place pays."""
    state = game.state
    match answer:
        case AtRegion(region):
            yield Reason("strength-there", {"region": region, "strength": own_strength(state, seat, region)})
            yield Reason("region-pays", {"region": region, "points": max(WORTH[each] for each in LOCATIONS_OF[region])})
        case InCouncil(council):
            yield Reason("votes-there", {"council": council, "votes": votes(state, seat, council)})
        case AtLocation(location) if not isinstance(game.step, PlaceHerald | ChooseLocation):
            yield Reason("markers", {"count": state.posted[location][seat], "most": PRINTED.secrets_markers})
            yield Reason("also", {"location": location, "reward": location})


def governing(then: State, seat: Seat, card: CardId, council: Council) -> Iterator[Reason]:
    """The Votes that a card brings to a Council, and what it is worth in a Clash instead."""
    yield Reason("votes", {"council": council, "votes": votes(then, seat, council)})
    yield Reason("strength", {"strength": CARDS[card].strength})


def bought(state: State, seat: Seat, card: str) -> Iterator[Reason]:
    """What a card of the Site costs, and how strong it is."""
    if card in CARDS:
        yield Reason("strength", {"strength": CARDS[card].strength})
    else:
        yield Reason("headquarter")
    yield Reason("cost", {"lore": COST[card], "left": state.lore[seat] - COST[card]})


def used(state: State, seat: Seat, action: str) -> Iterator[Reason]:
    """What an Action does that is open to all, and how often it can be used."""
    counts = {
        "place_supporters": state.supporters[seat],
        "secrets": votes(state, seat, "secrets"),
        "oaths": votes(state, seat, "oaths"),
        CLAIM.action: PRINTED.favour_uses,
    }
    if action in USES:
        yield Reason(USES[action], {"count": counts[action], "strength": 2 if STONES in state.lasting[seat] else 1})
    else:
        yield Reason("once")


def together(state: State, answer: tuple[Option, ...]) -> Iterator[Reason]:
    """The Strength of several cards, or the number of Supporters."""
    cards = [each.card for each in answer if isinstance(each, Card) and each.card in CARDS]
    if cards:
        yield Reason("cards", {"count": len(cards), "strength": sum(CARDS[card].strength for card in cards)})
    elif not answer:
        yield Reason("keeps-all")
    supporters = sum(isinstance(each, Supporter) for each in answer)
    if supporters:
        yield Reason("supporters-return", {"count": supporters})
    regions = [each.region for each in answer if isinstance(each, AtRegion)]
    if regions:
        yield Reason("regions-pay", {"regions": regions})


def spread(state: State, seat: Seat, answer: Shared[Option]) -> Iterator[Reason]:
    """Where most Supporters go, and what is there with them."""
    region, count = max(
        ((place.region, count) for place, count in answer.amounts if isinstance(place, AtRegion)), key=lambda each: each[1]
    )
    each = 2 if STONES in state.lasting[seat] else 1
    yield Reason("supporters-to", {"region": region, "strength": each * count})
    yield Reason("strength-with", {"strength": own_strength(state, seat, region) + each * count})
