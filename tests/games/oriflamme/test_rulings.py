"""Rulings of rules.md that the worked examples do not show, the table options, and what may be undone."""

import re
from typing import Any

import pytest

from regalia.core import Game, Match, imagine, look
from regalia.games.oriflamme import RULES
from regalia.games.oriflamme.notation import act, discarded, following, game_in
from regalia.games.oriflamme.options import Gap, Keep, Left, Move, Onto, Place, Reveal, Steal, Target
from regalia.games.oriflamme.state import CARDS, KINDS, Agreed
from regalia.games.oriflamme.steps import ChoosePlace, RevealOrKeep
from regalia.games.oriflamme.steps import card as deeds
from tests.playing import dice, play_out, seed, turn


def table(queue: str, cursor: int = 0, points: str = "A1 B1 C1", round_: int = 3, seats: str = "A B C") -> Game[Any]:
    return game_in(f"players {seats} | round {round_} | first A | cursor {cursor}\npoints {points}\nqueue {queue}")


def queue_of(game: Game[Any]) -> str:
    return str(game).split("\n")[2].removeprefix("queue ")


def reason(game: Game[Any], seat: int, answer: Any) -> tuple[str, str]:
    refusal = game.why_not(seat, answer)
    assert refusal is not None
    return refusal.reason, refusal.rule


def test_every_card_with_facts_has_its_deed() -> None:
    assert {*deeds} == {*CARDS}


def test_an_archer_on_the_only_pile_hits_itself_and_the_card_below_acts_next() -> None:
    game = table("(A.lord)/(A.archer+1)")
    act(game, "A reveal")
    assert game.state.points == [1 + 1 + 1, 1, 1]
    assert isinstance(game.step, RevealOrKeep)
    assert queue_of(game) == "(A.lord)"


def test_a_single_use_card_with_nothing_to_do_is_discarded_for_no_point() -> None:
    for kind in ("assassination", "royal_decree"):
        game = table(f"(A.{kind})")
        act(game, "A reveal")
        assert game.state.points == [1, 1, 1]
        assert discarded(game) == f"discarded A.{kind}"


def test_a_spy_between_two_cards_of_one_rival_takes_a_single_point() -> None:
    game = table("(B.heir) [A.spy] (B.lord) (C.lord)", cursor=1, points="A1 B5 C1")
    assert game.state.points == [2, 4, 1]


def test_a_shapeshifter_beside_shapeshifters_only_does_nothing() -> None:
    game = table("[B.shapeshifter] (A.shapeshifter) [C.shapeshifter] (C.lord)", cursor=1)
    act(game, "A reveal")
    assert following(game, False) == "next C reveal-or-keep pile 3"


def test_an_attacker_killed_by_an_ambush_while_on_a_pile_uncovers_the_card_that_acts_next() -> None:
    game = table("(A.lord)/[A.soldier] (B.ambush)")
    assert game.state.points == [1 + 1, 1 + 4, 1]
    assert game.asks.keys() == {0}
    assert queue_of(game) == "(A.lord)"


def test_an_ambush_at_the_head_takes_the_archer_and_play_goes_on_right_of_it() -> None:
    game = table("(B.ambush) (C.lord+1) [A.archer] (C.heir) (B.spy)", cursor=2)
    act(game, "A target 0")
    assert game.state.points == [2, 5, 1]
    assert following(game, False) == "next C reveal-or-keep pile 1"


def test_a_shapeshifter_that_copies_a_soldier_dies_of_the_ambush_itself() -> None:
    game = table("[B.soldier] [A.shapeshifter] (B.ambush) (C.spy)", cursor=1)
    act(game, "A target 2")
    assert discarded(game) == "discarded B.ambush A.shapeshifter"
    assert game.state.points == [2, 5, 1]


def test_a_decree_may_put_a_card_onto_itself_which_then_acts_next() -> None:
    game = table("(A.lord)/(A.royal_decree) (A.heir) (B.spy)")
    act(game, "A reveal")
    act(game, "A move 1 onto 0")
    assert queue_of(game) == "(A.lord)/(A.heir) (B.spy)"
    assert following(game, False) == "next A reveal-or-keep pile 0"


def test_a_kept_card_moved_to_the_right_is_asked_again_in_the_same_round() -> None:
    game = table("(B.lord) (A.royal_decree) (C.spy)")
    for line in ("B keep", "A reveal", "A move 0 gap 2", "C keep", "B keep"):
        act(game, line)
    assert game.state.cards["b1"].tokens == 2


def test_a_card_moved_directly_before_the_decree_has_had_its_turn() -> None:
    game = table("(B.lord) (A.royal_decree) (C.spy)")
    for line in ("B keep", "A reveal", "A move 2 gap 1"):
        act(game, line)
    assert queue_of(game) == "(B.lord+1) (C.spy)"
    assert following(game, True) == "next B place round 4: left, right, onto 0"


def test_moving_an_ambush_does_not_spring_it() -> None:
    game = table("(A.royal_decree) (B.ambush+1) (C.spy)")
    act(game, "A reveal")
    act(game, "A move 1 gap 2")
    assert game.state.points == [1, 1, 1]
    assert queue_of(game) == "(C.spy) (B.ambush+1)"


def test_a_card_lifted_off_a_pile_may_go_to_either_side_of_that_pile() -> None:
    game = table("(B.lord)/(B.heir) (A.royal_decree) (C.spy) (B.archer)", cursor=1)
    act(game, "A reveal")
    game.answer(0, Move("b2"))
    assert game.asks == {0: (Gap(0), Gap(1), Gap(2), Gap(3), Gap(4), Onto("b3"))}


def test_points_are_never_negative() -> None:
    game = table("(B.heir) [A.spy] (B.lord)", cursor=1, points="A1 B0 C1")
    assert game.state.points == [1, 0, 1]


def test_a_queue_can_become_empty_and_the_next_first_player_places_the_only_pile() -> None:
    game = table("(A.conspiracy)")
    act(game, "A reveal")
    assert following(game, True) == "next B place round 4: left"


@pytest.mark.parametrize(("agreed", "points"), [(Agreed(), 4), (Agreed(lord_count="piles"), 2)])
def test_the_lord_counts_cards_or_piles_as_agreed(agreed: Agreed, points: int) -> None:
    game = table("(A.spy)/(A.heir)/(A.soldier) (A.lord) (B.heir)")
    game.state.agreed = agreed
    for line in ("A keep", "A reveal"):
        act(game, line)
    assert game.state.points[0] == 1 + points


@pytest.mark.parametrize(
    ("agreed", "queue", "gained"),
    [
        (Agreed(), "[B.heir] (A.shapeshifter) (C.spy)", 2),
        (Agreed(), "[B.heir] (A.shapeshifter) (C.spy) [C.heir]", 0),
        (Agreed(heir_copy="rulebook"), "[B.heir] (A.shapeshifter) (C.spy) [C.heir]", 2),
        (Agreed(heir_copy="rulebook"), "[B.heir] (A.shapeshifter) (C.spy) [C.shapeshifter]", 0),
    ],
)
def test_a_copied_heir_minds_other_heirs_or_other_shapeshifters_as_agreed(agreed: Agreed, queue: str, gained: int) -> None:
    game = table(queue, cursor=1)
    game.state.agreed = agreed
    act(game, "A reveal")
    assert game.state.points[0] == 1 + gained


def test_everybody_sees_which_card_a_decree_moves_while_its_destination_is_chosen() -> None:
    game = table("(B.lord) (A.royal_decree) (C.spy)", cursor=1)
    act(game, "A reveal")
    assert [look(game, seat).view.moving for seat in (0, 1, None)] == [None] * 3
    game.answer(0, Move("c1"))
    assert [look(game, seat).view.moving for seat in (0, 1, None)] == ["c1"] * 3


def test_a_decree_may_be_kept_from_stacking_by_agreement() -> None:
    game = table("(A.royal_decree) (B.soldier) [C.lord] (C.ambush+1)")
    game.state.agreed = Agreed(decree_onto=False)
    act(game, "A reveal")
    game.answer(0, Move("c2"))
    assert game.asks == {0: (Gap(0), Gap(1), Gap(2))}


def test_refusals_name_the_pick_and_the_section() -> None:
    soldier = table("(B.spy) [A.soldier] [C.lord] (C.heir)", cursor=1)
    assert reason(soldier, 0, Target("c2")) == ("neighbour", "6.2")
    assert reason(soldier, 1, Target("c2")) == ("not-asked", "6")
    spy = table("(B.heir) [A.spy] [C.lord] (A.heir)", cursor=1)
    assert reason(spy, 0, Steal(0)) == ("neighbouring_rival", "6.3")
    decree = table("(A.royal_decree) (B.soldier) [C.lord] (C.ambush+1)")
    act(decree, "A reveal")
    assert reason(decree, 0, Move("a1")) == ("movable", "6.8")
    decree.answer(0, Move("c2"))
    assert reason(decree, 0, Onto("b1")) == ("elsewhere", "6.8")
    placing = game_in(
        "players A B C | round 2 | first B | phase placement | placed 0\nqueue (C.spy) (B.heir)\nhand B: lord spy"
    )
    assert reason(placing, 1, Place("archer")) == ("ChooseCard", "5.1")
    placing.answer(1, Place("lord"))
    assert reason(placing, 1, Onto("c1")) == ("ChoosePlace", "5.1")
    assert reason(table("(A.lord) (B.spy)"), 1, Reveal()) == ("not-asked", "5.2")


def test_placing_and_keeping_can_be_undone_revealing_cannot() -> None:
    match = Match(RULES, 3, seed(1))
    first, second, _ = match.game.state.order
    match.answer(first, Place(match.game.state.hands[first][0]))
    assert match.undo_steps(first) == [0]
    match.undo(first, 0)
    match.answer(first, Place(match.game.state.hands[first][1]))
    match.answer(second, Place(match.game.state.hands[second][1]))
    assert isinstance(match.game.step, ChoosePlace)
    assert (match.undo_steps(first), match.undo_steps(second)) == ([], [1])
    match.answer(second, Left())
    assert match.undo_steps(second) == [1, 2]
    while not isinstance(match.game.step, RevealOrKeep):
        match.answer(*turn(match.game, dice(1)))
    (owner,) = match.game.asks
    match.answer(owner, Keep())
    assert match.undo_steps(owner)
    match.undo(owner, match.undo_steps(owner)[-1])
    match.answer(owner, Reveal())
    assert not match.undo_steps(owner)


def test_card_ids_do_not_betray_the_card() -> None:
    game = RULES.begin(3, seed(2))
    play_out(game, dice(2))
    assert all(re.fullmatch(f"{'abc'[card.owner]}[1-6]", name) for name, card in game.state.cards.items())


def test_the_held_card_of_another_is_imagined_anew() -> None:
    game = RULES.begin(3, seed(3))
    (mover,) = game.asks
    game.answer(mover, Place(game.state.hands[mover][0]))
    game = game if isinstance(game.step, ChoosePlace) else next_held(game)
    (mover,) = game.asks
    other = (mover + 1) % 3
    held = set()
    for number in range(60):
        state = imagine(game, other, dice(number)).state
        held.add(state.cards[state.held].kind)
    assert held == {*KINDS}
    assert look(game, other).view.held is None
    assert look(game, mover).view.held is not None


def next_held(game: Game[Any]) -> Game[Any]:
    (mover,) = game.asks
    game.answer(mover, Place(game.state.hands[mover][0]))
    return game


MEANS = [(3, 7.98), (4, 7.71), (5, 7.52)]


@pytest.mark.parametrize(("seats", "mean"), MEANS)
def test_mean_points_of_random_play_are_those_of_the_rules(seats: int, mean: float) -> None:
    """rules.md 9: a mean of 600 games errs by 0.07."""
    assert abs(mean_points(seats, 600) - mean) < 0.2


@pytest.mark.exhaustive
@pytest.mark.parametrize(("seats", "mean"), MEANS)
def test_mean_points_of_many_random_games_are_those_of_the_rules(seats: int, mean: float) -> None:
    """rules.md 9: a mean off by more than 0.05 points to a rules error; 3,000 games err by 0.03."""
    assert abs(mean_points(seats, 3000) - mean) < 0.1


def mean_points(seats: int, games: int) -> float:
    """Points of a seat, as the mean of random games; cards are counted at the end of each."""
    chance, total = dice(seats), 0
    for number in range(games):
        game = RULES.begin(seats, seed(number))
        while not game.is_over:
            evenly(game, chance)
        assert sum(map(len, game.state.queue)) + sum(map(len, game.state.discards)) == 6 * seats
        assert [len(hand) for hand in game.state.hands] == [1] * seats
        total += sum(game.state.points)
    return total / games / seats


def evenly(game: Game[Any], chance: Any) -> None:
    """One answer; of a Decree's moves each pair of card and place is equally likely, as in the figures of the rules."""
    ((mover, ask),) = game.asks.items()
    assert isinstance(ask, tuple)
    if game.step.kind() != "moved":
        game.take(mover, chance.one(ask))
        return
    pairs: list[tuple[Any, Any]] = []
    for moved in ask:
        twin = game.copy()
        twin.take(mover, moved)
        places = twin.asks[mover] if twin.stack and twin.step.kind() == "destination" else (None,)
        assert isinstance(places, tuple)
        pairs += [(moved, place) for place in places]
    moved, place = chance.one(pairs)
    game.take(mover, moved)
    if place is not None:
        game.take(mover, place)
