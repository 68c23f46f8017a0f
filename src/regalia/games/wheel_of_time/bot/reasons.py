"""Reasons for an answer, for hints: dice and results, costs, what damage does, and what is kept."""

from collections.abc import Iterator, Sequence
from itertools import chain

from regalia.core import Answer, Assigned, Game, Option, Pass, Reason, Seat, Shared, after
from regalia.games.wheel_of_time import options as may
from regalia.games.wheel_of_time.bot.prospects import home, is_force
from regalia.games.wheel_of_time.content import NO_NUMBERS, Numbers, card, tables
from regalia.games.wheel_of_time.effective.cards import hand_limit
from regalia.games.wheel_of_time.effective.challenges import totals
from regalia.games.wheel_of_time.effective.dice import base_dice, dice, heal_amount, life
from regalia.games.wheel_of_time.options import Take, TakeDie
from regalia.games.wheel_of_time.pieces import ABILITIES, ChallengeId, Kind, PieceId
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.challenge import PlaceForces
from regalia.games.wheel_of_time.steps.damage import SplitDamage
from regalia.games.wheel_of_time.steps.draw import DiscardCards, DrawCards
from regalia.games.wheel_of_time.steps.rolling import DeclareRollers


def reasons(game: Game[State], seat: Seat, answer: Answer) -> Sequence[Reason]:
    """What an answer brings and costs, and what else speaks for it."""
    state = game.state
    match answer:
        case int():
            return [*numbers(game, seat, answer)]
        case tuple():
            return [*several(game, seat, answer)]
        case Assigned():
            return [*sent(state, seat, answer)]
        case Shared():
            return [*dealt(state, answer)]
    assert isinstance(answer, Option), "no other question is asked"
    then = after(game, seat, answer)
    return [
        *chain(
            brought(state, then.state, seat),
            by_cards(state, then.state, seat, answer),
            by_forces(state, seat, answer),
            by_stopping(state, seat, answer),
        )
    ]


def brought(state: State, then: State, seat: Seat) -> Iterator[Reason]:
    """Tokens of the Pattern, and results in the challenge that is being resolved."""
    if (points := then.sections[seat] - state.sections[seat]) > 0:
        yield Reason("points", {"points": points})
    if state.resolving and then.resolving == state.resolving:
        results = result(then, seat) - result(state, seat)
        if results > 0:
            yield Reason("adds", {"count": results})


def result(state: State, seat: Seat) -> int:
    """The support or opposition of a seat in the challenge that is being resolved."""
    challenge = state.challenges[state.resolving]
    score = challenge.scores[seat]
    return score.support if challenge.seat == seat else score.opposition


def score(state: State, seat: Seat) -> Iterator[Reason]:
    """How the challenge that is being resolved stands so far, and what it takes."""
    if state.resolving in state.challenges:
        support, opposition = totals(state, state.resolving)
        initiates = state.challenges[state.resolving].seat == seat
        mine, theirs = (support, opposition) if initiates else (opposition, support)
        yield Reason("score", {"mine": mine, "theirs": theirs})
        yield from aim(state, seat, state.resolving)


def aim(state: State, seat: Seat, number: ChallengeId) -> Iterator[Reason]:
    """What it takes to succeed in a challenge."""
    challenge, constants = state.challenges[number], tables().constants
    if challenge.form == "pattern":
        yield Reason("pattern-margin", {"margin": constants.pattern_challenge_margin})
    elif challenge.form == "last_battle":
        yield Reason("battle-margin", {"margin": constants.last_battle_margin})
    else:
        yield Reason("more-support" if challenge.seat == seat else "more-opposition")


def amounts(found: Numbers) -> dict[str, int]:
    """Abilities or costs that are not 0."""
    return {ability: number for ability, number in zip(ABILITIES, found, strict=True) if number}


def numbers(game: Game[State], seat: Seat, answer: int) -> Iterator[Reason]:
    """What speaks for drawing this number of cards, or for splitting damage so."""
    state, step = game.state, game.step
    if isinstance(step, DrawCards):
        yield Reason("hand", {"count": len(state.hands[seat]) + answer, "limit": hand_limit(state, seat)})
        if (left := len(state.decks[seat]) - answer) >= 0:
            yield Reason("deck", {"count": left})
    elif isinstance(step, SplitDamage):
        ask = game.asks[seat]
        yield Reason("split", {"char": answer, "troop": getattr(ask, "most", answer) - answer})
        yield from score(state, seat)


def several(game: Game[State], seat: Seat, answer: tuple[Option, ...]) -> Iterator[Reason]:
    """What speaks for several forces, cards or dice."""
    state, step = game.state, game.step
    chosen = [each.piece for each in answer if isinstance(each, may.Force)]
    if isinstance(step, DeclareRollers):
        count = sum(sum(dice(state, me, step.challenge)) for me in chosen)
        yield Reason("rolls", {"count": count}) if chosen else Reason("no-roll")
        yield from score(state, seat)
    elif isinstance(step, PlaceForces):
        yield from placed(state, seat, chosen)
    elif isinstance(step, DiscardCards):
        left = len(state.hands[seat]) - len(answer)
        yield Reason("makes-room", {"count": left}) if answer else Reason("keeps-hand", {"count": left})
    elif any(isinstance(each, TakeDie) for each in answer):
        yield Reason("rerolls", {"count": len(answer)})


def placed(state: State, seat: Seat, chosen: Sequence[PieceId]) -> Iterator[Reason]:
    """How many forces can take part, and who can generate at home."""
    if chosen:
        yield Reason("can-fight", {"count": len(chosen), "dice": sum(sum(base_dice(state, me)) for me in chosen)})
    left = [me for me, piece in home(state, seat) if me not in chosen and card(piece.kind).type == "character"]
    if left:
        yield Reason("can-generate", {"count": len(left)})
    elif not chosen:
        yield Reason("stays-home")


def sent(state: State, seat: Seat, answer: Assigned[Option]) -> Iterator[Reason]:
    """Where most dice go, and what it takes there; the forces that stand down."""
    to: dict[ChallengeId, list[PieceId]] = {}
    for thing, place in answer.pairs:
        if isinstance(thing, may.Force) and isinstance(place, may.Toward):
            to.setdefault(place.challenge, []).append(thing.piece)
    if not to:
        yield Reason("stands-down")
        return
    most = max(to, key=lambda number: sum(sum(dice(state, me, number)) for me in to[number]))
    rolled = sum(sum(dice(state, me, most)) for me in to[most])
    yield Reason("sends", {"challenge": most, "count": len(to[most]), "dice": rolled})
    yield from aim(state, seat, most)


def dealt(state: State, answer: Shared[Option]) -> Iterator[Reason]:
    """Who takes most of the damage, and whether that is mortal."""
    hit = [(amount, place.piece) for place, amount in answer.amounts if isinstance(place, may.Force) and amount]
    if not hit:
        return
    amount, me = max(hit)
    if is_guarded(state, me):
        return
    yield Reason("mortal" if amount >= life(state, me) else "damages", {"piece": me, "amount": amount})
    if len(hit) > 1:
        yield Reason("others-hit", {"count": len(hit) - 1})


def is_guarded(state: State, me: PieceId) -> bool:
    """True if a card on a force takes damage instead of it."""
    entries = [entry for each in state.attached(me) for entry in card(state.pieces[each].kind).effects]
    return any(op["op"] == "redirect" for entry in entries for op in entry.get("ops", ()))


def by_cards(state: State, then: State, seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for a card of the hand, an ability or a payment."""
    match answer:
        case may.Recruit(kind) | may.PlayAdvantage(kind) | may.Hold(kind):
            yield from of_card(kind)
        case may.DeclareCard():
            yield Reason("more-support")
            yield Reason("ready-forces", {"count": len(ready(state, seat))})
        case may.DeclareNothing():
            yield Reason("ready-forces", {"count": len(ready(state, seat))})
        case may.PlayEvent(kind):
            yield from of_card(kind)
            yield Reason("hand-left", {"count": len(state.hands[seat]) - 1})
        case may.Activate() | may.UseFromHand() if then.hands[seat] == state.hands[seat]:
            yield Reason("no-card")
        case may.PayWith(symbols, spared):
            yield Reason("pool-left", {"count": len(state.pools[seat]) - len(symbols)})
            yield Reason("spares", {"count": len(spared)}) if spared else Reason("no-tokens")


def of_card(kind: Kind) -> Iterator[Reason]:
    """The printed abilities and cost of a card."""
    facts = card(kind)
    if facts.force and any(facts.abilities):
        yield Reason("brings", {"abilities": amounts(facts.abilities)})
    if facts.cost and any(facts.cost):
        yield Reason("price", {"price": amounts(facts.cost)})
    else:
        yield Reason("no-price")


def ready(state: State, seat: Seat) -> list[PieceId]:
    """The ready forces of a seat."""
    return [me for me, piece in state.own(seat) if is_force(piece) and not piece.rotated]


def by_forces(state: State, seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for a force or a target."""
    match answer:
        case may.Generate(me):
            yield Reason("generates", {"count": sum(dice(state, me, 0))})
            yield from next_card(state, seat)
        case may.Heal(me):
            yield Reason("heals", {"piece": me, "amount": min(heal_amount(state, me), state.pieces[me].damage)})
        case may.RotateFor(me) | may.Force(me) | Take(me) if me in state.pieces:
            piece = state.pieces[me]
            if piece.seat in state.seats:
                yield Reason("of-yours" if piece.seat == seat else "of-theirs", {"owner": piece.seat})
            if any(base_dice(state, me)):
                yield Reason("dice-of", {"abilities": amounts(base_dice(state, me))})


def next_card(state: State, seat: Seat) -> Iterator[Reason]:
    """The cheapest force of the hand, for which symbols are wanted."""
    forces = [kind for kind in state.hands[seat] if card(kind).force and any(card(kind).cost or ())]
    if forces:
        kind = min(forces, key=lambda each: (sum(card(each).cost or ()), each))
        yield Reason("wanted", {"kind": kind, "price": amounts(card(kind).cost or NO_NUMBERS)})


def by_stopping(state: State, seat: Seat, answer: Option) -> Iterator[Reason]:
    """What speaks for passing, or for doing no more."""
    match answer:
        case Pass():
            yield from score(state, seat)
            yield Reason("keeps", {"cards": len(state.hands[seat]), "symbols": len(state.pools[seat])})
        case may.StopGenerating():
            yield Reason("pool", {"count": len(state.pools[seat])})
            yield Reason("stay-ready", {"count": len(home(state, seat))})
        case may.EndActions():
            yield Reason("pool-lost", {"count": len(state.pools[seat])})
