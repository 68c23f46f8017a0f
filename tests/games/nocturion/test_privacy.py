"""Rules 13. Hands and decks are hidden, and nothing that is always there is ever lost."""

from collections import Counter

import pytest

from regalia.core import Chance, Game, imagine, look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.events import Drew, Kept, Looked
from regalia.games.nocturion.pieces import NOBODY
from regalia.games.nocturion.state import State
from regalia.games.nocturion.steps.beasts import Arrive
from regalia.games.nocturion.steps.curses import GiveCurse, Incoming, Receive
from tests.games.nocturion.layout import A, B, C, act, table
from tests.playing import dice, moments, seed


def cards(game: Game[State]) -> Counter[str]:
    """All beasts, wherever they are."""
    state = game.state
    found = Counter((*state.deck, *state.discards, *state.looked, *(card for hand in state.hands for card in hand)))
    found.update(each.beast for stable in state.stables for each in stable)
    found.update(step.beast for step in game.stack if isinstance(step, Arrive))
    return found


def curses(game: Game[State]) -> Counter[str]:
    """All curses, wherever they are."""
    state = game.state
    found = Counter((*state.curse_deck, *state.curse_discards, *(curse for held in state.curses for curse in held)))
    found.update(step.curse for step in game.stack if isinstance(step, GiveCurse | Incoming | Receive))
    return found


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (4, 3)])
def test_no_card_is_ever_lost_and_limits_hold(seats: int, number: int) -> None:
    printed = RULES.begin(seats, seed(number)).state.printed
    for game in moments(RULES, seats, number):
        state = game.state
        assert cards(game) == Counter([*printed.beasts])
        assert curses(game) == Counter({name: facts.count for name, facts in printed.curses.items()})
        quests = [*(quest for row in state.rows for quest in row), *(quest for deck in state.quests for quest in deck)]
        assert sorted([*quests, *(quest for done in state.done for quest in done)]) == sorted(printed.quests)
        assert all(len(stable) <= 4 for stable in state.stables)
        assert all(len(held) <= 3 for held in state.curses)
        assert all(min(store) >= 0 for store in state.stores)
        assert state.chalice in (NOBODY, *state.seats)


def test_only_the_owner_sees_a_hand_and_at_the_end_everybody() -> None:
    *_, last, end = [game.copy() for game in moments(RULES, 3, 4)]
    for eyes in (A, B, C, None):
        hands = [house.hand for house in look(last, eyes).view.seats]
        true = [last.state.hands[seat] if seat == eyes else (None,) * len(last.state.hands[seat]) for seat in (A, B, C)]
        assert hands == true
    assert [house.hand for house in look(end, None).view.seats] == end.state.hands


def test_what_is_drawn_looked_at_and_kept_is_told_to_one_seat() -> None:
    for event in (Drew(A, "imp"), Kept(A, "imp"), Looked(A, 3, ("imp", "warg", "ogre"))):
        assert event.seen_by({A}) == event
        hidden = event.seen_by({B})
        assert "imp" not in str(hidden)
        assert "imp" not in str(event.seen_by(frozenset()))


def test_who_searched_knows_what_lies_below_the_deck_and_others_do_not() -> None:
    game = table(
        "T 6 | deck hydra ogre kobold wyvern\nA dice 6", "A activate W1 6", "A choose search_beasts", "A keep ogre"
    )
    for number in range(6):
        assert imagine(game, A, dice(number)).state.deck[-2:] == ("hydra", "kobold")
    worlds = {imagine(game, B, dice(number)).state.deck[-2:] for number in range(6)}
    assert len(worlds) > 1


def test_whoever_is_searching_knows_the_cards_and_nobody_else() -> None:
    game = table("T 6 | deck hydra ogre kobold wyvern | active B\nB dice 6", "B activate W1 6", "B choose search_beasts")
    assert {imagine(game, B, dice(number)).state.looked for number in range(6)} == {("hydra", "ogre", "kobold")}
    for other in (A, C):
        assert len({imagine(game, other, dice(number)).state.looked for number in range(6)}) > 1
    act(game, "B keep ogre")
    assert {imagine(game, B, dice(number)).state.deck[-2:] for number in range(6)} == {("hydra", "kobold")}


def test_decks_that_nobody_knows_are_shuffled_in_imagined_worlds() -> None:
    game = table("T 6")
    worlds = [imagine(game, A, Chance(seed(number))).state for number in range(6)]
    assert len({state.curse_deck for state in worlds}) > 1
    assert len({state.quests[0] for state in worlds}) > 1
    assert {tuple(sorted(state.curse_deck)) for state in worlds} == {tuple(sorted(game.state.curse_deck))}


def test_a_prompt_to_respond_tells_nothing_about_a_hand() -> None:
    poor = table("T 0\nA dice 1 | hand dragon\nB stable treant", "A activate N3 1", "B pass")
    rich = table("T 0\nA dice 1 | hand imp | goods G1\nB stable treant", "A activate N3 1", "B pass")
    assert poor.step == rich.step
    assert [*poor.asks] == [*rich.asks] == [A]
    assert look(poor, B).decision == look(act(rich), B).decision


def test_what_is_drawn_has_been_learned_and_cannot_be_taken_back() -> None:
    game = table("T 3 | moved | active C\nA hand imp", "C end")
    assert len(game.state.hands[A]) == 3
    assert game.state.knows.learned >= 2 + 3 + 3


def test_which_card_is_kept_is_not_told_to_others() -> None:
    assert table("T 6\nA dice 6", "A activate W1 6", "A choose search_beasts").step.secret


def test_a_card_that_a_searcher_saw_is_known_to_it_in_another_hand() -> None:
    game = table("T 6 | deck hydra ogre kobold\nA dice 6", "A activate W1 6", "A choose search_beasts", "A keep ogre")
    game.state.deck = ("hydra", "kobold")
    act(game, "A end", "B end", "C end")
    holders = [seat for seat in (A, B, C) if "hydra" in game.state.hands[seat]]
    for number in range(6):
        world = imagine(game, A, dice(number)).state
        assert [seat for seat in (A, B, C) if "hydra" in world.hands[seat]] == holders


def test_what_tells_others_something_cannot_be_taken_back() -> None:
    for position, actions in [
        ("T 0\nA dice 1 | hand imp | goods G1", ["A activate N3 1", "A choose summon"]),
        ("T 6 | curses doubt\nA dice 6", ["A activate W2 6", "A use"]),
        ("T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods K1 G1", ["A complete tournament", "A skip"]),
    ]:
        before = table(position)
        game = act(before.copy(), *actions)
        assert game.state.knows.learned > before.state.knows.learned
