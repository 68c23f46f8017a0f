"""What seats bring: sealed before play, checked by the game, told in the record."""

import dataclasses
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia.core import Brought, Match, Record, imagine, look, record_of, sealed, verify
from tests.playing import dice, seed, turn
from tests.tiny.muster import HEAVIEST, READY, RULES, Agreed, Deck, Lay

HEAVY, OTHER = Deck((1, 1, 3, 5, 5)), Deck((3, 3, 3, 3, 3))


def finished(**more: Any) -> Record:
    match, chance = Match(RULES, 2, seed(0), **more), dice(0)
    while not match.game.is_over:
        match.answer(*turn(match.game, chance))
    return msgspec.json.decode(msgspec.json.encode(record_of(match)), type=Record)


def test_every_seat_plays_with_what_it_has_brought() -> None:
    state = RULES.begin(2, seed(0), brought=[HEAVY, OTHER]).state
    assert [sorted(state.hands[seat] + state.decks[seat]) for seat in (0, 1)] == [[1, 1, 3, 5, 5], [3, 3, 3, 3, 3]]


def test_who_brings_nothing_gets_something_ready_made() -> None:
    state = RULES.begin(3, seed(0)).state
    even, steep = (sorted(deck.cards) for deck in READY.values())
    assert [sorted(state.hands[seat] + state.decks[seat]) for seat in range(3)] == [even, steep, even]


@pytest.mark.parametrize(
    ("deck", "light", "why"),
    [
        (Deck((1, 1, 1, 1)), False, "seat 1: wrong-cards (rules 1)"),
        (Deck((0, 1, 1, 1, 1)), False, "seat 1: wrong-cards (rules 1)"),
        (Deck((4, 4, 4, 3, 1)), False, "seat 1: too-heavy (rules 1)"),
        (Deck((6, 6, 6)), False, "seat 1: wrong-cards (rules 1); seat 1: too-heavy (rules 1)"),
        (OTHER, True, "seat 1: too-heavy (rules 1)"),
    ],
)
def test_what_may_not_be_brought_is_refused_with_every_reason(deck: Deck, light: bool, why: str) -> None:
    with pytest.raises(ValueError, match="seat 1") as wrong:
        RULES.begin(2, seed(0), Agreed(light), brought=[Deck((1, 1, 1, 1, 1)), deck])
    assert str(wrong.value) == why


def test_nobody_else_sees_what_a_seat_has_brought() -> None:
    game = RULES.begin(2, seed(0), brought=[HEAVY, OTHER])
    assert look(game, 0).view.decks[1] is None
    assert look(game, None).view.decks == (None, None)
    assert look(game, 0).view.decks[0] == tuple(sorted(game.state.decks[0]))
    worlds = [imagine(game, 0, dice(number)).state for number in range(40)]
    assert len({state.hands[1] for state in worlds}) > 5
    assert all(sum(state.hands[1] + state.decks[1]) <= HEAVIEST for state in worlds)


def test_a_record_tells_it_when_the_game_is_over_and_only_a_hash_before() -> None:
    match = Match(RULES, 2, seed(0), brought=[HEAVY, OTHER])
    hashes = [sealed(HEAVY, 0, seed(0)), sealed(OTHER, 1, seed(0))]
    assert record_of(match).brought == [Brought(each) for each in hashes]
    record = finished(brought=[HEAVY, OTHER])
    told = [Brought(hashes[0], {"cards": [1, 1, 3, 5, 5]}), Brought(hashes[1], {"cards": [3, 3, 3, 3, 3]})]
    assert record.brought == told
    assert verify(RULES, record).problems == []


def test_equal_decks_have_different_hashes_in_every_seat_and_every_game() -> None:
    assert (
        len({sealed(HEAVY, 0, seed(0)), sealed(HEAVY, 1, seed(0)), sealed(HEAVY, 0, seed(1)), sealed(OTHER, 0, seed(0))})
        == 4
    )


def test_what_was_exchanged_afterwards_is_found() -> None:
    record = finished(brought=[HEAVY, OTHER])
    exchanged = replace(record, brought=[record.brought[0], replace(record.brought[1], content={"cards": [2, 3, 3, 3, 4]})])
    for forged in (
        exchanged,
        replace(record, brought=record.brought[:1]),
        replace(record, brought=[]),
        replace(record, brought=[replace(record.brought[0], content={"cards": "five"}), record.brought[1]]),
    ):
        assert verify(RULES, forged).problems == ["brought"]


def test_a_deck_that_may_not_be_brought_is_found_in_a_record() -> None:
    record = finished(brought=[Deck((1, 1, 1, 1, 1)), OTHER])
    verdict = verify(RULES, replace(record, options={"light": True}))
    assert verdict.problems == ["answers"]
    assert "seat 1: too-heavy" in verdict.detail


def test_a_step_back_and_an_earlier_moment_keep_what_was_brought() -> None:
    match = Match(RULES, 2, seed(0), brought=[HEAVY, OTHER])
    match.answer(1, Lay(3))
    match.rewind(0)
    assert match.at(0).state.hands[1] == (3, 3)


@pytest.mark.parametrize(
    ("met", "suited"),
    [
        ((), ["steep"]),
        (("even",), ["even"]),
        (("even", "even"), ["even"]),
        (("steep",), ["steep"]),
        (("even", "steep"), ["steep"]),
    ],
)
def test_what_is_for_a_first_game_is_met_by_its_like_and_everything_else_by_the_rest(
    met: tuple[str, ...], suited: list[str]
) -> None:
    assert RULES.brings is not None
    brings = dataclasses.replace(RULES.brings, first=("even",))
    assert brings.matching(Agreed(), 1, [READY[name] for name in met]) == suited
    assert brings.matching(Agreed(), 1, [HEAVY]) == ["steep"]


def test_where_nothing_suits_whatever_is_legal_may_meet_it() -> None:
    assert RULES.brings is not None
    none, all_ = (dataclasses.replace(RULES.brings, first=names) for names in ((), tuple(READY)))
    assert none.matching(Agreed(), 1, [READY["even"]]) == [*READY]
    assert all_.matching(Agreed(), 1, [HEAVY]) == [*READY]
