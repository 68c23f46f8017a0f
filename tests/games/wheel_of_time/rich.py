"""Positions with much in play: a side has nine forces, five advantages, eight cards in hand; a quarter are Last Battles."""

from functools import cache

from regalia.core import Chance, Game, Seat
from regalia.games.wheel_of_time import RULES, begin_state
from regalia.games.wheel_of_time.content import Card, cards
from regalia.games.wheel_of_time.notation.positions import PHASES
from regalia.games.wheel_of_time.pieces import NOBODY, Challenge, Kind, Piece, PieceId
from regalia.games.wheel_of_time.state import Agreed, State
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.testing.playing import seed

FORCES, ADVANTAGES, HAND, DECK = 9, 5, 8, 15
NIGHTS = 7
"""Nights within which every pair of cards meets."""
AVATARS = (("rand_al_thor_iv", "perrin_aybara_i", "egwene_al_vere"), ("rahvin_i", "ishamael_i", "padan_fain"))
HOSTS = {"character": ("character",), "troop": ("troop",), "force": ("character", "troop")}


@cache
def pool() -> tuple[Card, ...]:
    """All cards that a deck can hold, in a fixed order."""
    return tuple(sorted((card for card in cards().values() if card.legal and not card.same_as), key=lambda card: card.id))


def serves(card: Card, seat: Seat) -> bool:
    """Rules 8.1. True if the Hero (seat 0) or the Villain can control a force."""
    if seat == 0:
        return "Dark One" not in card.allegiances
    return "Dragon" not in card.allegiances and "Ta'veren" not in card.traits


def pairs(night: int) -> list[tuple[Kind, Kind]]:
    """The pairs of cards for a night; over `NIGHTS` nights in a row each pair comes once."""
    kinds = [card.id for card in pool()]
    both = [(one, other) for at, one in enumerate(kinds) for other in kinds[at + 1 :]]
    return both[night % NIGHTS :: NIGHTS]


def rich(number: int, wanted: tuple[Kind, ...] = ()) -> Game[State]:
    """A position of this number. The wanted cards are in it: in play where they can be, otherwise in a hand."""
    chance = Chance(seed(number))
    state = begin_state(Agreed(), chance.fork())
    state.battle = int(chance.below(4) == 0)
    state.turn, state.full = 5 + chance.below(20), state.battle > 0
    state.sections, state.neutral = [2 + chance.below(7), 2 + chance.below(7)], chance.below(6)
    state.dominant = chance.below(2)
    deal(state, chance, wanted)
    phase = "battle" if state.battle else chance.one(["turn", "declare", "place", "action", "actions", "resolve"])
    if phase == "resolve":
        challenges(state, chance)
    state.round = "resolution" if phase == "resolve" else "action" if phase in ("action", "actions") else "challenge"
    rest = ["resolution", "draw"] if phase == "battle" else []
    return Game(RULES, state, Settle(), *[step for each in (phase, *rest) for step in PHASES[each](state)], events=[])


def deal(state: State, chance: Chance, wanted: tuple[Kind, ...]) -> None:
    """Cards in play, hands and decks."""
    drawn = chance.shuffled(pool())
    drawn.sort(key=lambda card: card.id not in wanted)
    titles: set[str] = set()
    for seat in state.seats:
        avatar = chance.one(AVATARS[seat])
        lay(state, cards()[avatar], seat, chance, avatar=True)
        titles |= names(cards()[avatar])
    for seat in state.seats:
        forces = [card for card in drawn if card.type in ("character", "troop") and serves(card, seat)]
        for card in forces:
            if sum(piece.seat == seat for piece in state.pieces.values()) > FORCES - 1:
                break
            if not names(card) & titles:
                titles |= names(card)
                lay(state, card, seat, chance)
    for seat in state.seats:
        laid = 0
        for card in (card for card in drawn if card.type == "advantage" and card.id not in titles):
            if laid < ADVANTAGES and attach(state, card, seat, chance):
                laid += 1
                titles.add(card.id)
    played = {piece.kind for piece in state.pieces.values()}
    left = [card.id for card in drawn if card.id not in played]
    for seat in state.seats:
        state.hands[seat] = tuple(sorted(left[HAND * seat : HAND * seat + HAND]))
        state.decks[seat] = tuple(left[40 + DECK * seat : 40 + DECK * seat + DECK])


def names(card: Card) -> set[str]:
    """What makes a force unique."""
    return {card.title or card.name, card.personality or card.id}


def lay(state: State, card: Card, seat: Seat, chance: Chance, avatar: bool = False) -> PieceId:
    """A force in play, perhaps damaged or rotated."""
    damage = 1 if not avatar and chance.below(4) == 0 else 0
    state.ids += 1
    place = "field" if chance.below(2) else "home"
    state.pieces[state.ids] = Piece(
        card.id,
        seat,
        seat,
        place="field" if place == "field" else "home",
        rotated=chance.below(5) == 0,
        damage=damage,
        avatar=avatar,
    )
    return state.ids


def attach(state: State, card: Card, seat: Seat, chance: Chance) -> bool:
    """An advantage in play, on a force of its player where it needs one; False if there is none."""
    state.ids += 1
    if card.subtype in ("player", "world"):
        control = (chance.below(4), chance.below(4)) if card.subtype == "world" else (0, 0)
        holder = NOBODY if control[0] == control[1] else int(control[1] > control[0])
        owner = seat if card.subtype == "player" else holder
        state.pieces[state.ids] = Piece(card.id, seat, owner, control=control)
        return True
    hosts = [
        me for me, piece in state.pieces.items() if piece.seat == seat and cards()[piece.kind].type in HOSTS[card.subtype]
    ]
    if hosts:
        state.pieces[state.ids] = Piece(card.id, seat, seat, host=chance.one(hosts))
    return bool(hosts)


PLAIN = (
    "gather_allies",
    "need",
    "flanking_maneuvers",
    "military_dominance",
    "network_of_spies",
    "border_clash",
    "wash_the_spears",
)
"""Challenges without a target."""


def challenges(state: State, chance: Chance) -> None:
    """The Pattern challenge and one of each player; about every second force takes part in one."""
    numbers = []
    for form, seat, kind in (("pattern", state.hero, ""), ("card", 0, chance.one(PLAIN)), ("card", 1, chance.one(PLAIN))):
        state.ids += 1
        numbers.append(state.ids)
        state.challenges[state.ids] = Challenge("pattern" if form == "pattern" else "card", seat, kind)
    for me, piece in state.pieces.items():
        if cards()[piece.kind].type in ("character", "troop") and chance.below(2):
            state.pieces[me] = Piece(
                piece.kind, piece.owner, piece.seat, "field", chance.one(numbers), False, piece.damage, avatar=piece.avatar
            )


def check(game: Game[State]) -> None:
    """Assert what must hold at every decision of The Wheel of Time."""
    state = game.state
    assert min(*state.sections, state.neutral) >= 0
    for me, piece in state.pieces.items():
        assert min(piece.damage, piece.corruption, *piece.control, *dict(piece.tokens).values(), 0) >= 0, piece
        assert not piece.host or piece.host in state.pieces, f"{piece} is attached to nothing"
        assert not piece.challenge or piece.challenge in state.challenges, f"{piece} takes part in no challenge"
        assert me <= state.ids
