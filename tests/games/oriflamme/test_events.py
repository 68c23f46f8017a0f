"""What the log tells: each thing that happens, in its order, as it happened."""

import pytest

from regalia.core import Event, Game, imagine, look
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.events import (
    Copied,
    Dealt,
    Discarded,
    Eliminated,
    Gained,
    GameEnded,
    Kept,
    Moved,
    NothingHappened,
    Placed,
    ResolutionBegan,
    Revealed,
    RoundBegan,
    RoundEnded,
    Seated,
    Sprung,
    Stole,
)
from regalia.games.oriflamme.notation import act, game_in
from regalia.games.oriflamme.state import Card, State
from tests.playing import dice, seed


def table(queue: str, cursor: int = 0, points: str = "A1 B1 C1", round_: int = 3) -> Game[State]:
    return game_in(f"players A B C | round {round_} | first A | cursor {cursor}\npoints {points}\nqueue {queue}")


def placing(queue: str, placed: int = 0) -> Game[State]:
    return game_in(f"players A B C | round 3 | first A | phase placement | placed {placed}\nqueue {queue}")


def told(game: Game[State], *lines: str) -> list[Event]:
    game.events = []
    for line in lines:
        act(game, line)
    return game.events


@pytest.mark.parametrize(
    ("game", "lines", "events"),
    [
        (table("(A.heir+1) (B.spy)"), ["A keep"], [Kept("a1", 1 + 1)]),
        (table("(A.heir) (B.spy)"), ["A reveal"], [Revealed("a1", "heir", 0), Gained(0, 2, "a1", "ability")]),
        (table("[B.heir] (A.heir) (C.spy)", 1), ["A reveal"], [Revealed("a1", "heir", 0), NothingHappened("a1", "heir")]),
        (
            table("(A.spy) (A.lord+2) (C.heir)", 1),
            ["A reveal"],
            [Revealed("a2", "lord", 2), Gained(0, 2, "a2", "tokens"), Gained(0, 1 + 1, "a2", "ability")],
        ),
        (table("(A.spy) (B.heir)", points="A1 B5 C1"), ["A reveal"], [Revealed("a1", "spy", 0), Stole(0, 1, 1, "a1")]),
        (table("(A.spy) (B.heir)", points="A1 B0 C1"), ["A reveal"], [Revealed("a1", "spy", 0), Stole(0, 1, 0, "a1")]),
        (
            table("[B.heir] (A.shapeshifter) (C.spy)", 1),
            ["A reveal"],
            [Revealed("a1", "shapeshifter", 0), Copied("a1", "heir"), Gained(0, 2, "a1", "ability")],
        ),
        (
            table("(A.shapeshifter) (C.spy)"),
            ["A reveal"],
            [Revealed("a1", "shapeshifter", 0), NothingHappened("a1", "shapeshifter")],
        ),
        (
            table("(A.soldier) (B.ambush+3) (C.spy)"),
            ["A reveal"],
            [
                Revealed("a1", "soldier", 0),
                Eliminated("b1", "ambush", "a1"),
                Gained(0, 1, "a1", "elimination"),
                Gained(1, 4, "b1", "ambush"),
                Sprung("b1", "a1"),
                Discarded("a1", "soldier"),
            ],
        ),
        (
            table("(A.royal_decree) (B.ambush+1) (C.spy)"),
            ["A reveal", "A move 1 gap 2"],
            [Revealed("a1", "royal_decree", 0), Moved("b1", "a1", 2, None), Discarded("a1", "royal_decree")],
        ),
        (
            table("(A.lord) (A.royal_decree) (A.heir) (B.spy)", 1),
            ["A reveal", "A move 2 onto 0"],
            [Revealed("a2", "royal_decree", 0), Moved("a3", "a2", 0, "a1"), Discarded("a2", "royal_decree")],
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) and isinstance(value[-1], str) else "",
)
def test_what_a_card_does_is_told(game: Game[State], lines: list[str], events: list[Event]) -> None:
    assert told(game, *lines) == events


@pytest.mark.parametrize(
    ("where", "event", "queue"),
    [
        ("left", Placed(0, "a3", "lord", "left", None), "(A.lord) (B.heir) (C.spy)"),
        ("right", Placed(0, "a3", "lord", "right", None), "(B.heir) (C.spy) (A.lord)"),
    ],
)
def test_a_card_placed_at_an_end_lies_outside_of_all_others(where: str, event: Event, queue: str) -> None:
    game = placing("(B.heir) (C.spy)")
    assert told(game, f"A place lord {where}") == [event]
    assert str(game).split("\n")[2] == f"queue {queue}"


def test_a_card_placed_onto_another_is_told_with_what_it_covers() -> None:
    game = placing("(A.spy+1) (B.heir)")
    assert told(game, "A place lord onto 0") == [Placed(0, "a3", "lord", "onto", "a1")]


def test_the_last_card_placed_begins_the_resolution() -> None:
    game = placing("(A.spy) (B.heir)", placed=2)
    assert told(game, "C place lord left") == [Placed(2, "c3", "lord", "left", None), ResolutionBegan()]
    assert game.state.cursor == 0


@pytest.mark.parametrize("number", [1, 4])
def test_a_round_ends_and_the_next_player_clockwise_begins_the_next(number: int) -> None:
    game = table("(C.spy)", round_=number)
    assert told(game, "C keep") == [Kept("c1", 1), RoundEnded(number), RoundBegan(number + 1, 1)]
    assert game.state.cursor == -1


@pytest.mark.parametrize(("points", "winners"), [("A5 B1 C3", (0,)), ("A3 B1 C3", (0, 2)), ("A3 B3 C3", (0, 2))])
def test_the_end_names_all_who_won_by_points_and_then_by_cards_in_the_queue(points: str, winners: tuple[int, ...]) -> None:
    game = table("(A.spy)", points=points, round_=6)
    game.state.queue, game.state.cards["c1"] = [("a1",), ("c1",)], Card("spy", 2)
    assert told(game, "A keep", "C keep")[-2:] == [RoundEnded(6), GameEnded(winners)]


def test_set_up_seats_everybody_deals_in_that_order_and_begins_with_the_first_player() -> None:
    game = RULES.begin(4, seed(1), events=True)
    state = game.state
    assert game.events == [
        Seated(state.order, state.order[0]),
        *(Dealt(seat, state.hands[seat], state.removed[seat]) for seat in state.order),
        RoundBegan(1, state.order[0]),
    ]
    assert len({RULES.begin(4, seed(number)).state.order for number in range(20)}) > 4


def test_a_card_that_has_left_the_queue_lies_face_up_without_tokens_for_all_to_see() -> None:
    game = table("(A.soldier) (B.heir+3) (C.spy)")
    act(game, "A reveal")
    assert game.state.discards == [(), ("b1",), ()]
    for eyes in (0, 1, 2, None):
        seen = look(game, eyes).view.cards["b1"]
        assert (seen.kind, seen.face_up, seen.tokens) == ("heir", True, 0)


def test_the_first_of_two_picks_is_not_confirmed_and_its_place_is() -> None:
    game = placing("(A.spy) (B.heir)")
    confirmed = []
    for _ in range(2):
        decision = look(game, 0).decision
        assert decision is not None
        confirmed.append(decision.confirm)
        ask = game.asks[0]
        assert isinstance(ask, tuple)
        game.answer(0, ask[0])
    assert confirmed == [False, True]


def test_whoever_holds_a_card_does_not_imagine_another() -> None:
    game = placing("(A.spy) (B.heir)")
    ask = game.asks[0]
    assert isinstance(ask, tuple)
    game.answer(0, ask[0])
    assert {imagine(game, 0, dice(number)).step for number in range(10)} == {game.step}
