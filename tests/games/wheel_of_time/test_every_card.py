"""Rules 12. Every playable card does what it says.

Each of its entries happens on some table, saved and loaded on the way.
"""

from collections.abc import Callable
from typing import Any

import pytest

from regalia.core import Chance
from regalia.core.sampling import some_answer
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.effective.playing import may_ready
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.options import Activate, Take
from regalia.games.wheel_of_time.pieces import Kind
from regalia.games.wheel_of_time.steps import playing
from regalia.games.wheel_of_time.steps.settle import Settle
from regalia.games.wheel_of_time.verbs.writing import change, change_challenge, happen
from tests.games.wheel_of_time.book import GAMES, PLAYABLE, differs, page, recorded, turns
from tests.games.wheel_of_time.driving import SEPARATELY, never_reached
from tests.games.wheel_of_time.laid_out import HERO, VILLAIN, Table
from tests.games.wheel_of_time.meaning import meaning
from tests.matrix import one_in

CARDS, WORDS, WHOLE_GAMES = map(recorded, ("cards", "words", "games"))


@pytest.mark.parametrize("kind", one_in(8, PLAYABLE))
def test_each_entry_of_a_card_happens_as_it_is_written_in_the_book(kind: Kind) -> None:
    with page() as now:
        assert never_reached(kind) == {}
    assert now.lines == CARDS[kind], (
        f"{kind} does something else: meant (make playthroughs), or a bug\n{differs(CARDS[kind], now.lines)}"
    )


@pytest.mark.parametrize("kind", one_in(8, PLAYABLE))
def test_the_words_of_a_card_mean_what_is_written_in_the_book(kind: Kind) -> None:
    now = meaning(kind)
    assert now == WORDS[kind], f"words of {kind} mean something else: meant, or a bug\n{differs(WORDS[kind], now)}"


@pytest.mark.parametrize("number", one_in(2, [*GAMES]))
def test_a_game_goes_as_it_is_written_in_the_book(number: int) -> None:
    for turn, now in turns(number).items():
        assert now == WHOLE_GAMES[turn], (
            f"{turn} goes otherwise: meant (make playthroughs), or a bug\n{differs(WHOLE_GAMES[turn], now)}"
        )


@pytest.mark.parametrize("number", [20299, 40215])
def test_of_a_challenge_without_a_card_nothing_becomes_an_advantage(number: int) -> None:
    """Rules 11.5. Games of the whole pool in which such a challenge was won by one who may take its card."""
    assert f"game.{number}.last" in turns(number)


def played(kind: Kind, table: Table, picks: Callable[[Any], Any] = lambda ask: some_answer(ask, Chance("1" * 64))) -> None:
    """The card is played from hand in a window of its challenge, every question answered."""
    state = table.state
    state.round, state.step, state.resolving = "resolution", "om_start", table.challenge
    state.hands[table.seat] = (kind,)
    option = next(each for each in menu.usable(state, table.seat, "om_start") if getattr(each, "kind", "") == kind)
    playing.begin(table.game, table.seat, option)
    table.game.play_on()
    while not table.game.is_over:
        seat, ask = next(iter(table.game.asks.items()))
        table.game.take(seat, picks(ask))


def test_fall_back_keeps_its_target_rotated_until_the_last_recovery_token_is_gone() -> None:
    table = Table(HERO, "card", HERO)
    state, avatar = table.state, table.state.avatar(HERO)
    change(state, avatar, damage=2)

    played("fall_back", table, lambda ask: Take(avatar) if Take(avatar) in ask else ask[0])

    assert (state.pieces[avatar].damage, state.tokens(avatar, "recovery"), state.pieces[avatar].rotated) == (0, 2, True)
    for left in (1, 0):
        assert not may_ready(state, avatar)
        happen(state, "ready_end")
        table.game.then(Settle())
        table.game.play_on()
        assert state.tokens(avatar, "recovery") == left
    assert may_ready(state, avatar)


def test_a_political_prisoner_is_freed_for_politics_by_anybody_token_by_token() -> None:
    table = Table(VILLAIN, "card", VILLAIN)
    state = table.state
    prisoner = next(me for me, piece in state.pieces.items() if piece.kind == "lady_ellorien")
    change_challenge(state, table.challenge, kind="political_prisoner", targets=(prisoner,), margin=4, winner=VILLAIN)
    state.resolving = table.challenge

    playing.carry_out(table.game, table.challenge, "outcome", "success")
    table.game.play_on()

    assert state.tokens(prisoner, "prisoner") == 4 // 2
    assert not may_ready(state, prisoner)
    state.round, state.resolving = "action", 0
    for _ in range(2):
        (free,) = [each for each in menu.usable(state, HERO, "limited") if isinstance(each, Activate) and not each.piece]
        playing.begin(table.game, HERO, free)
        table.game.play_on()
        while not table.game.is_over:
            seat, ask = next(iter(table.game.asks.items()))
            table.game.take(seat, some_answer(ask, Chance("1" * 64)))
    assert state.tokens(prisoner, "prisoner") == 0
    assert may_ready(state, prisoner)


def test_an_entry_apart_is_there() -> None:
    for kind, entries in SEPARATELY.items():
        assert entries <= {entry.ref.entry for entry in words(kind).entries}
