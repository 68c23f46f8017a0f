"""Makes one entry of a card happen, by its mode."""

from collections.abc import Iterator

from regalia.core import Chance
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.content import card
from regalia.games.wheel_of_time.effective.abilities import permanents
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.language.records import Entry, Selector
from regalia.games.wheel_of_time.ops.searching import Search
from regalia.games.wheel_of_time.options import Activate, PlayEvent, UseFromHand
from regalia.games.wheel_of_time.pieces import ABILITIES, ChallengeId, Context, Die, Happening, Kind, PieceId, Roll, Symbol
from regalia.games.wheel_of_time.state import Round
from regalia.games.wheel_of_time.steps import playing
from regalia.games.wheel_of_time.steps.instead import hurt, kill
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs.writing import change, change_challenge, relaid
from tests.games.wheel_of_time.book import write_numbers, write_table
from tests.games.wheel_of_time.by_hand import BY_HAND, as_it_is
from tests.games.wheel_of_time.every_card import ROUNDS, finish, put, tables, watching
from tests.games.wheel_of_time.laid_out import Table
from tests.games.wheel_of_time.supplying import in_conditions, into, selectors, sought_for, supply

AT = {
    "event": ("om_start", "w_action", "w_ready"),
    "action": ("w_action",),
    "om": ("om_start",),
    "ctg": ("ctg_start",),
    "omctg": ("om_start",),
    "pools": ("om_pools",),
    "res": ("om_start",),
    "part": ("om_start",),
    "ready_window": ("w_ready",),
    "declare_window": ("w_declared",),
    "killed": ("w_dead",),
    "after_play": ("om_start",),
}
"""In which windows an entry of a timing is looked for; others are windows themselves."""
ROLLING: tuple[Round, Round] = ("resolution", "action")
"""Rounds in which dice are rolled."""
SEEDS = tuple(Chance(f"{seed:064x}") for seed in range(1, 18))
SEPARATELY: dict[Kind, frozenset[int]] = {
    "fall_back": frozenset((1, 2)),
    "political_prisoner": frozenset((2, 3)),
    "balefire": frozenset((0,)),
    "blood_and_ashes": frozenset((2,)),
    "the_wheel_wills": frozenset((0,)),
    "twice_shall_he_be_marked": frozenset((1,)),
}
"""Entries that need what was played or named before: `test_every_card` has tests of their own for them."""


def never_reached(kind: Kind) -> dict[int, list[int]]:
    """Of each entry of a card the places of the operations that never happened on any table."""
    found = {}
    for entry in words(kind).entries:
        if entry.when != "nested" and entry.ops and entry.ref.entry not in SEPARATELY.get(kind, ()):
            found[entry.ref.entry] = drive(kind, entry)
    return {number: missing for number, missing in found.items() if missing}


def drive(kind: Kind, entry: Entry) -> list[int]:
    """Let an entry happen on one table after the other; returns the places of the operations that were never reached.

    Once all of them were reached, one that happens is tried in one more way on the next table; not if it is paid many
    times over, since that takes long.
    """
    wanted = {(entry.ref, at) for at in range(len(entry.ops))}
    once = entry.mode in ("static", "repl") or any(each.text.startswith("X") for each in entry.cost)
    with watching() as reached:
        for number, table in enumerate(tables(kind)):
            table.number = number
            done = wanted <= reached
            for _ in happenings(table, kind, entry):
                if wanted <= reached:
                    break
            if done or (once and wanted <= reached):
                return []
    return sorted(at for ref, at in wanted - reached)


def happenings(table: Table, kind: Kind, entry: Entry) -> Iterator[None]:
    """Ways in which an entry may come about on a table, each tried when it is asked for."""
    lay_for(table, kind, entry)
    BY_HAND.get(f"{kind}#{entry.ref.entry}", BY_HAND.get(kind, as_it_is))(table)
    relaid(table.state)
    write_table(table)
    match entry.mode:
        case "play" | "act":
            yield from used(table, kind, entry)
        case "trig":
            yield from triggered(table, kind, entry)
        case "init" | "outcome":
            yield from resolved(table, kind, entry)
        case "static":
            yield from held(table, kind, entry)
        case "repl":
            yield from replaced(table)


def lay_for(table: Table, kind: Kind, entry: Entry) -> None:
    """The card is where the entry counts; and there is what its words speak of."""
    facts, state = card(kind), table.state
    if facts.type == "challenge" and not entry.as_advantage:
        change_challenge(state, table.challenge, kind=kind, form="card", seat=table.seat)
    elif entry.zone == "hand" or entry.mode == "play" or (facts.type == "event" and not entry.as_advantage):
        state.hands[table.seat] = tuple(sorted((*state.hands[table.seat], kind)))
    else:
        for wanted in [each for req in words(kind).by.get(("req", "attach"), ()) for each in req.targets]:
            supply(table, Context(table.seat, kind=kind, challenge=table.challenge), wanted)
        put(table, kind, entry.as_advantage)
        if any(each.negated and each.word == "fulfilled" for each in entry.if_):
            change(state, table.me, fulfilled=False)
        own_symbols(table)
    ctx = in_force.context(state, table.me) if table.me else Context(table.seat, kind=kind, challenge=table.challenge)
    for selector in selectors(entry):
        supply(table, ctx, selector)
    for wanted in [op.what for op in entry.ops if isinstance(op, Search) and isinstance(op.what, Selector)]:
        for sought in sought_for(state, ctx, wanted):
            into(state, table.seat, "own_deck", sought)
    relaid(state)


def own_symbols(table: Table) -> None:
    """The card, and what it is attached to, have generated symbols of every ability."""
    state, me = table.state, table.me
    for source in {me, state.pieces[me].host} - {0}:
        symbols = [Symbol(ability, source, state.pieces[source].kind) for ability in ABILITIES for _ in range(3)]
        state.pools[table.seat] = tuple(sorted((*state.pools[table.seat], *symbols)))


# ---------------------------------------------------------------- used


def used(table: Table, kind: Kind, entry: Entry) -> Iterator[None]:
    """In every window in which it is offered the entry is used, each time with other answers."""
    tries = 3 * table.number
    for window in AT.get(entry.when, (entry.when,)):
        for twin in ready_for(table, window):
            for seat in twin.game.state.seats:
                for option in menu.usable(twin.game.state, seat, window):
                    if is_of(option, kind, entry):
                        again = copied(twin)
                        playing.begin(again.game, seat, option)
                        finish(again.game, SEEDS[tries % len(SEEDS)].copy())
                        tries += 1
                        yield
                        break


def is_of(option: object, kind: Kind, entry: Entry) -> bool:
    match option:
        case PlayEvent(named, number) | UseFromHand(named, number):
            return (named, number) == (kind, entry.ref.entry)
        case Activate(_, ref, _):
            return ref == entry.ref
    return False


def copied(table: Table) -> Table:
    """The same table once more."""
    twin = Table.__new__(Table)
    twin.game = table.game.copy()
    twin.number, twin.form, twin.initiator, twin.case = table.number, table.form, table.initiator, table.case
    twin.state, twin.seat, twin.challenge, twin.me = twin.game.state, table.seat, table.challenge, table.me
    return twin


def ready_for(table: Table, window: str) -> Iterator[Table]:
    """The table in a window: once as it is, with the card at home, and with its bearer rotated for a roll."""
    state = table.game.state
    state.round = ROUNDS.get(window, "resolution")
    state.step = window
    state.acting = table.seat
    state.resolving = table.challenge if window not in ROUNDS else 0
    change_challenge(state, table.challenge, stage={"om": "om", "ct": "ctg", "ou": "outcome"}.get(window[:2], "declared"))
    state.memo = {}
    if window in ("reroll", "on_roll"):
        for roller, state.round in [(roller, each) for roller in rollers(table) for each in ROLLING]:
            for faces in ((0, 0, 0), (3, 3, 3), (5, 4, 1)):
                twin = copied(table)
                rolled(twin, roller, faces)
                yield twin
        return
    yield copied(table)
    if table.me:
        twin = copied(table)
        change(twin.state, state.pieces[table.me].host or table.me, place="home", challenge=0, rotated=False)
        yield twin
    if table.me:
        twin = copied(table)
        change(twin.state, table.me, damage=1)
        yield twin


def rollers(table: Table) -> list[PieceId]:
    """Whose rolls an entry may speak of: the card, its host, the Dragon Reborn, and one's own forces."""
    state, me = table.state, table.me
    if not me:
        return [state.avatar(table.seat)]
    host = state.pieces[me].host
    dragon = [each for each, piece in state.pieces.items() if "Dragon Reborn" in card(piece.kind).traits]
    dragon += [each for each, piece in state.pieces.items() if piece.kind == "couladin_car_a_carn"]
    women = [
        each for each, piece in state.pieces.items() if {"Maiden of the Spear", "Wise One"} & {*card(piece.kind).traits}
    ]
    return [*([host] if host else []), me, *dragon, *women]


def rolled(table: Table, roller: PieceId, faces: tuple[int, ...]) -> None:
    """A card has rolled: three dice of each ability with these faces; the diary says so."""
    state = table.state
    dice = tuple(Die(ability, face) for ability in ABILITIES for face in faces)
    state.rolls = (Roll(roller, state.pieces[roller].seat, dice, table.challenge),)
    state.memo = {}


# ---------------------------------------------------------------- triggered, resolved, held, replaced


def triggered(table: Table, kind: Kind, entry: Entry) -> Iterator[None]:
    """What an entry listens to happens: to the card, its host, a force of one's own, anybody."""
    for about in abouts(table, entry):
        for number, faces in enumerate(((0, 0, 0), (3, 3, 3), *((0, 0, 0),) * 4)):
            for at in (table.challenge, 0) if faces[0] == 0 else (table.challenge,):
                twin = at_a_moment(table, entry, about, faces, at)
                for happening in happenings_about(twin, entry, about):
                    one = copied(twin)
                    one.state.waiting = (*one.state.waiting, *happening)
                    one.game.then(Settle())
                    finish(one.game, SEEDS[(number + 5 * table.number) % len(SEEDS)].copy())
                    yield


def at_a_moment(table: Table, entry: Entry, about: PieceId, faces: tuple[int, ...], at: ChallengeId) -> Table:
    """The table while a challenge is resolved, or in the Action Round with the card at home; a card has rolled or dies."""
    twin = copied(table)
    state = twin.state
    state.resolving, state.round, state.step = at, "resolution" if at else "action", "" if at else "generate"
    if not at and me_is_force(table):
        change(state, table.me, place="home", challenge=0)
    if about in state.pieces and entry.when in ("rolled", "rotated"):
        rolled(twin, about, faces)
    if about in state.pieces and entry.when == "killed":
        kill(twin.game, about)
    return twin


def happenings_about(table: Table, entry: Entry, about: PieceId) -> Iterator[tuple[Happening, ...]]:
    """What happens: of the Pattern challenge or not, to the player of the card about it or to each.

    A death has happened.
    """
    state = table.state
    if entry.when == "killed":
        yield ()
        return
    piece = state.pieces.get(about)
    amount = 1 if entry.when == "pool_damage_assigned" else 6
    for seat in (table.seat, 1 - table.seat) if piece is None else (piece.seat,):
        if entry.when in ("success_any", "outcome_tally"):
            change_challenge(state, table.challenge, winner=seat, margin=6)
        drawn = tuple(state.hands) if entry.when == "after_draw" else ()
        for cause in ("pattern_challenge", ""):
            kind = piece.kind if piece else ""
            yield (Happening(entry.when, about, kind, seat, table.challenge, amount, cause, drawn=drawn),)


def me_is_force(table: Table) -> bool:
    return bool(table.me) and card(table.state.pieces[table.me].kind).force


def abouts(table: Table, entry: Entry) -> list[PieceId]:
    """The cards that a happening may be about."""
    state, me = table.state, table.me
    host = state.pieces[me].host if me else 0
    about = [me, host] if host else [me]
    if isinstance(entry.who, Selector):
        about = [each for each in entry.who.things(state, in_force.context(state, me)) if isinstance(each, int)][:3]
    elif entry.when in ("recruit_any", "play_advantage", "played", "heal"):
        ctx = in_force.context(state, me)
        meant = [thing for sel in in_conditions(entry.if_) for thing in sel.things(state, ctx) if thing in state.pieces]
        about = [each for each in meant if each != me and isinstance(each, int)][:2] or [state.avatar(table.seat)]
    elif entry.when == "pool_damage_assigned":
        about = [each for each in state.participants(table.challenge) if 0 < max(permanents(state, each)) <= 2][:2]
    elif entry.who == "dragon":
        about = [each for each, piece in state.pieces.items() if "Dragon Reborn" in card(piece.kind).traits]
    return about


def resolved(table: Table, kind: Kind, entry: Entry) -> Iterator[None]:
    """A challenge is revealed, then it ends with several margins."""
    twin = copied(table)
    playing.carry_out(twin.game, table.challenge, "init", "reveal")
    finish(twin.game, SEEDS[2].copy())
    yield
    if entry.mode == "outcome":
        for margin in (20, 9, 3):
            one = copied(twin)
            one.state.resolving = table.challenge
            won = entry.when != "fail"
            change_challenge(
                one.state,
                table.challenge,
                margin=margin if won else -margin,
                stage="outcome",
                winner=table.seat if won else -1,
            )
            playing.carry_out(one.game, table.challenge, entry.mode, entry.when)
            finish(one.game, SEEDS[2].copy())
            yield


def held(table: Table, kind: Kind, entry: Entry) -> Iterator[None]:
    """Everything that may be asked of the table is asked, at home and in the challenge, while it is resolved and before."""
    for window in ("om_start", "w_action", "ctg_start", "generate"):
        for twin in ready_for(table, window):
            ask_everything(twin, kind, entry)
            yield
            for roller in rollers(twin)[:3]:
                one = copied(twin)
                for faces in ((0, 2, 5), (3, 3, 3)):
                    rolled(one, roller, faces)
                    ask_everything(one, kind, entry)
                    yield


def ask_everything(table: Table, kind: Kind, entry: Entry) -> None:
    """Every number and every permission of every card."""
    state = table.state
    write_numbers(state, entry)
    for quantity in {op.quantity for op in entry.ops if op.quantity}:
        in_force.of(state, quantity)
        for me in state.pieces:
            in_force.of(state, quantity, me)
        in_force.of(state, quantity, kind)
    for name in (
        "free",
        "alt_cost",
        "cost",
        "allegiances",
        "no_penalty",
        "no_nature_penalty",
        "recruit_from",
        "opening_hand",
    ):
        in_force.own(state, Context(table.seat, kind=kind), name)


def replaced(table: Table) -> Iterator[None]:
    """Every card in play is hurt, and killed."""
    for me in [*table.state.pieces]:
        if me in table.state.pieces and card(table.state.pieces[me].kind).force:
            for deed in ("hurt", "kill"):
                twin = copied(table)
                hurt(twin.game, me, 3) if deed == "hurt" else kill(twin.game, me)
                finish(twin.game, SEEDS[0].copy())
                yield
