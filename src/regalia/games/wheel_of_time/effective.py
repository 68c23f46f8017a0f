"""Rules 2.2, 6.3. What a card is now. (Printed facts only, until cards change them.)"""

from regalia.core import Seat
from regalia.games.wheel_of_time.content import Numbers, card, tables
from regalia.games.wheel_of_time.pieces import ABILITIES, NOBODY, Ability, ChallengeId, Kind, PieceId, PoolName, Symbol
from regalia.games.wheel_of_time.state import State


def traits(state: State, me: PieceId) -> frozenset[str]:
    """Rules 2.2. The traits of a card, with those it has inherited."""
    piece = state.pieces[me]
    return frozenset(trait for kind in (piece.kind, *piece.was) for trait in card(kind).traits) - {*piece.lost}


def allegiances(state: State, me: PieceId) -> frozenset[str]:
    """Rules 2.2. The allegiances of a card."""
    piece = state.pieces[me]
    return frozenset(each for kind in (piece.kind, *piece.was) for each in card(kind).allegiances)


def permanent(state: State, me: PieceId, ability: Ability) -> int:
    """Rules 2.2. Printed and permanent changes."""
    return card(state.pieces[me].kind).abilities[ABILITIES.index(ability)]


def current(state: State, me: PieceId, ability: Ability) -> int:
    """Rules 2.2. Everything, minus one for each damage token."""
    piece = state.pieces[me]
    return max(0, permanent(state, me, ability) - piece.damage - piece.corruption)


def mortally_wounded(state: State, me: PieceId) -> bool:
    """Rules 9.2. Damaged, and no current ability above 0."""
    piece = state.pieces[me]
    return bool(piece.damage or piece.corruption) and not any(current(state, me, each) for each in ABILITIES)


def acts_as(state: State, me: PieceId) -> PoolName:
    """Rules 9.7. In which step a force rolls, and which pool hits it."""
    return "troop" if card(state.pieces[me].kind).type == "troop" else "char"


def dice(state: State, me: PieceId, challenge: ChallengeId) -> Numbers:
    """Rules 6.3. How many dice of each ability a force rolls."""
    numbers = [current(state, me, ability) for ability in ABILITIES]
    if challenge and state.challenges[challenge].form == "last_battle":
        numbers[0] = 0
    return numbers[0], numbers[1], numbers[2], numbers[3]


def may_ready(state: State, me: PieceId) -> bool:
    """Rules 5.2. True if nothing keeps it from being readied."""
    return True


def may_join(state: State, me: PieceId, challenge: ChallengeId, how: str) -> str:
    """Rules 5.3. What stands against a force in a challenge; empty if nothing."""
    return ""


def may_reinforce(state: State, me: PieceId) -> bool:
    """Rules 5.4. True if a force may join a challenge in the Action Round."""
    return "Reinforcement" in traits(state, me)


def companions(state: State, me: PieceId, group: list[PieceId]) -> bool:
    """Rules 5.3. True if a force puts up with the other forces of its side."""
    own = traits(state, me)
    others = [each for each in group if each != me]
    if "Monster" in own and any(
        "Monster" not in traits(state, each) and "Dark One" not in allegiances(state, each) for each in others
    ):
        return False
    mine = allegiances(state, me)
    return "Children of the Light" not in mine or all(
        mine & allegiances(state, each) or allegiances(state, each) == {"Mercenary"} for each in others
    )


def hand_limit(state: State, seat: Seat) -> int:
    """Rules 5.6. How many cards a player may keep."""
    return tables().constants.hand_limit


def draw_most(state: State, seat: Seat) -> int:
    """Rules 5.6. How many cards a player may draw in step D4."""
    return tables().constants.draw_per_turn


def pattern(state: State, seat: Seat, purpose: str = "") -> int:
    """Rules 12.7. A player's tokens, with those that only count as such."""
    return state.sections[seat]


def dominant(state: State) -> Seat:
    """Rules 5.2. Who has more tokens; on a tie the Villain."""
    hero, villain = pattern(state, state.hero), pattern(state, state.villain)
    return state.hero if hero > villain else state.villain


def automatic(state: State, challenge: ChallengeId, seat: Seat) -> tuple[int, int]:
    """Rules 6.7. Support and opposition that effects add at the outcome."""
    return 0, 0


def may_play(state: State, seat: Seat, kind: Kind) -> bool:
    """True if nothing forbids playing a card."""
    return True


def may_recruit(state: State, seat: Seat, kind: Kind) -> bool:
    """True if no effect and no requirement forbids recruiting a card."""
    return True


def untargetable(state: State, me: PieceId, seat: Seat) -> bool:
    """True if a player may not choose a card as a target."""
    return state.pieces[me].starting


def symbol_allegiances(state: State, symbol: Symbol) -> frozenset[str]:
    """Rules 7.1. The allegiances of a symbol when it is spent."""
    if symbol.alleg:
        return frozenset(symbol.alleg)
    if symbol.source in state.pieces:
        return allegiances(state, symbol.source)
    return frozenset(card(symbol.kind).allegiances) if symbol.kind else frozenset()


def symbol_pays(state: State, symbol: Symbol, purpose: str, kind: Kind) -> bool:
    """Rules 7.1. True if a symbol may be spent on this."""
    return not symbol.held or symbol.held == state.resolving


def must_join(state: State, me: PieceId) -> ChallengeId:
    """Rules 12.8. The challenge that a force must be committed to; 0 if none."""
    return 0


def may_heal(state: State, me: PieceId) -> bool:
    """Rules 5.4. True if a force may rotate to heal."""
    return True


def cannot_assign(state: State, me: PieceId) -> bool:
    """Rules 12.8. True if damage can never be assigned to a card."""
    return False


def must_assign(state: State, me: PieceId, pool: PoolName) -> int:
    """Rules 6.6. How many points of a pool must go to a card first; none once it is mortally wounded."""
    return 0


def locked_pool(state: State, source: PieceId) -> PoolName | None:
    """Rules 12.8. The only pool that damage of a card can go to, if there is but one."""
    return None


def targets_damage(state: State, source: PieceId) -> bool:
    """Rules 6.5. True if rolled damage of a card is targeted."""
    return False


def pool_reduction(state: State, challenge: ChallengeId, seat: Seat, pool: PoolName) -> int:
    """Rules 12.7. By how much effects reduce a player's damage pool in each step."""
    return 0


def life(state: State, me: PieceId) -> int:
    """Rules 9.2. How many more points of damage make a card mortally wounded."""
    most = max(current(state, me, ability) for ability in ABILITIES)
    return most or int(not mortally_wounded(state, me))


def control_tokens(state: State, challenge: ChallengeId, usual: int) -> int:
    """Rules 6.7, 12.8. How many control tokens a successful contest gives."""
    return usual


def controller(state: State, me: PieceId) -> Seat:
    """Rules 6.7. Who has strictly more control tokens on a contested advantage; NOBODY on a tie."""
    first, second = state.pieces[me].control
    return NOBODY if first == second else int(second > first)


def skips_actions(state: State, seat: Seat) -> bool:
    """Rules 12.7. True if a player may take no actions this turn."""
    return False


def attachable(state: State, seat: Seat, kind: Kind, host: PieceId) -> bool:
    """Rules 11.4. True if an advantage may be attached to a card by what is printed on it."""
    facts, to = card(kind), card(state.pieces[host].kind)
    fits = {"character": to.type == "character", "troop": to.type == "troop", "force": to.force}
    return fits.get(facts.subtype, False)
