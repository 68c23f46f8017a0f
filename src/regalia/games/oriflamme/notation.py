"""Notation of the worked examples: positions in one line, actions as in rules.md 9.

`[A.lord]` is face up, `(A.lord+2)` face down with two tokens, `/` separates the cards of a pile from bottom to top.
"""

import re

from regalia.core import NOTATION, Answer, Chance, Game, Option, Seat, Step, some_answer
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.events import Discarded, Eliminated
from regalia.games.oriflamme.options import Copy, Gap, Keep, Left, Move, Onto, Place, Reveal, Right, Steal, Target
from regalia.games.oriflamme.state import KINDS, Agreed, Card, CardId, State
from regalia.games.oriflamme.steps import BeginResolution, ChooseCard, EndRound, Resolve, RevealOrKeep

SEATS = "ABCDE"
CARD = re.compile(r"[\[(](?P<owner>[A-E])\.(?P<kind>\w+)(?:\+(?P<tokens>\d+))?[\])]")
SEED = "0" * 64


def lay_out(given: list[str]) -> Game[State]:
    """A position. By default, hands hold every card of the family that is not in the queue."""
    facts = dict(fact.split(maxsplit=1) for fact in given[0].split(" | "))
    lines = {line.split(maxsplit=1)[0]: line.split(maxsplit=1)[1] for line in given[1:] if not line.startswith("hand")}
    seats = len(facts["players"].split())
    state, _ = RULES.begin_with(seats, Agreed(), Chance(SEED))
    state.first = SEATS.index(facts["first"])
    state.points = [int(points[1:]) for points in lines.get("points", " ".join(["A1"] * seats)).split()]
    state.cursor, state.round = int(facts.get("cursor", -1)), int(facts["round"])
    state.queue = [] if lines["queue"] == "-" else [lay_pile(state, pile) for pile in lines["queue"].split()]
    for seat in state.seats:
        played = {card.kind for card in state.cards.values() if card.owner == seat}
        state.hands[seat] = tuple(kind for kind in KINDS if kind not in played)
    for line in given[1:]:
        if hand := re.match(r"hand ([A-E]): (.*)", line):
            state.hands[SEATS.index(hand[1])] = tuple(hand[2].split())
    return Game(RULES, state, *steps(state, int(facts.get("placed", -1))), events=[])


def lay_pile(state: State, drawn: str) -> tuple[CardId, ...]:
    """Put the cards of one pile on the table."""
    pile = []
    for drawing in drawn.split("/"):
        match = CARD.fullmatch(drawing)
        assert match, f"{drawing} is no card"
        owner = SEATS.index(match["owner"])
        card = f"{match['owner'].lower()}{1 + sum(other.owner == owner for other in state.cards.values())}"
        state.cards[card] = Card(match["kind"], owner, int(match["tokens"] or 0), face_up=drawing[0] == "[")
        pile.append(card)
    return tuple(pile)


def steps(state: State, placed: int) -> tuple[Step, ...]:
    """The rest of the round: of the placement phase after this number of cards, or of the resolution phase."""
    if placed < 0:
        return Resolve(), EndRound()
    return (*map(ChooseCard, state.clockwise()[placed:]), BeginResolution(), Resolve(), EndRound())


def act(game: Game[State], line: str) -> None:
    """One action. A pick that the engine makes itself is skipped."""
    who, *words = line.split()
    seat = SEATS.index(who)
    answers = parse(game.state, words)
    if len(answers) == 2 and game.step.kind() == answers[1][0]:
        del answers[0]
    game.answer(seat, answers[0][1])
    if len(answers) == 2 and not game.is_over and game.step.kind() == answers[1][0]:
        game.answer(seat, answers[1][1])


def parse(state: State, words: list[str]) -> list[tuple[str, Answer]]:
    """An action as rules.md 9 writes it: the kinds of decisions, and the answers."""
    tops = state.tops()
    match words:
        case ["place", kind, *where]:
            return [("ChooseCard", Place(kind)), ("ChoosePlace", destination(where, tops))]
        case ["move", card, *where]:
            return [("moved", Move(tops[int(card)])), ("destination", destination(where, without(state, int(card))))]
        case ["reveal"]:
            return [("RevealOrKeep", Reveal())]
        case ["keep"]:
            return [("RevealOrKeep", Keep())]
        case ["target", index]:
            return [("target", Target(tops[int(index)]))]
        case ["steal", victim]:
            return [("victim", Steal(SEATS.index(victim)))]
        case ["copy", kind]:
            return [("copied", Copy(kind))]
    raise ValueError(f"not an action: {' '.join(words)}")


def destination(where: list[str], tops: list[CardId]) -> Option:
    """`left`, `right`, `onto 2` or `gap 0`."""
    match where:
        case ["left"]:
            return Left()
        case ["right"]:
            return Right()
        case ["onto", index]:
            return Onto(tops[int(index)])
        case ["gap", index]:
            return Gap(int(index))
    raise ValueError(f"not a place: {' '.join(where)}")


def without(state: State, index: int) -> list[CardId]:
    """The top cards of the queue once the top card of a pile has been lifted."""
    piles = [pile[:-1] if number == index else pile for number, pile in enumerate(state.queue)]
    return [pile[-1] for pile in piles if pile]


def table(game: Game[State], expected: list[str]) -> list[str]:
    """Points, queue, what was discarded, and the next decision."""
    wanted = {line.split()[0]: line for line in expected}
    _, points, queue, *_ = RULES.draw(game).split("\n")
    actual = {"points": points, "queue": queue, "discarded": discarded(game)}
    actual["next"] = in_the_order_of(following(game, " round " in wanted.get("next", "")), wanted.get("next", ""))
    return [actual.get(word, f"unknown word: {word}") for word in wanted]


def discarded(game: Game[State]) -> str:
    """The cards that left the queue, in order."""
    gone = [event for event in game.events or [] if isinstance(event, Discarded | Eliminated)]
    return "discarded " + (" ".join(f"{NOTATION.seat(game.state.owner(event.card))}.{event.kind}" for event in gone) or "-")


def following(game: Game[State], with_round: bool) -> str:
    """The next decision, with its options if there are any."""
    if game.is_over:
        winners = sorted(rank.seat for rank in RULES.rank(game.state) if rank.rank == 1)
        return "next game over: " + ", ".join(map(NOTATION.seat, winners))
    (seat,) = game.asks
    if isinstance(game.step, RevealOrKeep):
        return f"next {NOTATION.seat(seat)} reveal-or-keep pile {game.state.cursor}"
    names = {"ChooseCard": "place", "victim": "steal", "copied": "copy", "moved": "move"}
    name = names.get(game.step.kind(), game.step.kind()) + (f" round {game.state.round}" if with_round else "")
    return f"next {NOTATION.seat(seat)} {name}: " + ", ".join(choices(game, seat))


def choices(game: Game[State], seat: Seat) -> list[str]:
    """The options as the examples name them; for a card to be placed, the places."""
    if game.step.kind() == "ChooseCard":
        if not game.state.queue:
            return ["left"]
        game = game.copy()
        game.take(seat, some_answer(game.asks[seat], Chance(SEED)))
    asked = game.asks[seat]
    assert isinstance(asked, tuple)
    return [choice(game.state, option) for option in asked]


def choice(state: State, option: Option) -> str:
    """One option as the examples name it."""
    match option:
        case Onto(card):
            return f"onto {state.place_of(card)}"
        case Target(card) | Move(card):
            return str(state.place_of(card))
        case Steal(victim):
            return NOTATION.seat(victim)
        case Copy(kind):
            return kind
    return type(option).__name__.lower()


def in_the_order_of(line: str, wanted: str) -> str:
    """The order of options is not significant: the same ones are given in the order that was expected."""
    same = sorted(line.partition(":")[2].split(", ")) == sorted(wanted.partition(":")[2].split(", "))
    return wanted if same and line.partition(":")[0] == wanted.partition(":")[0] else line


def game_in(position: str) -> Game[State]:
    """A position from the lines of a GIVEN, for tests and the interpreter."""
    return lay_out([" ".join(line.split()) for line in position.strip().splitlines()])
