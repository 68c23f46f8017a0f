"""Masque, the game that the tutorial leads to: sixteen cards in a package of its own, on the plain board."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from masque_game import RULES
from masque_game.state import State
from masque_game.steps import Name, Turn

from regalia.core import ChoosePlayer, Drew, Game, Knowledge, Play, Revealed, look
from tests.conftest import MASQUE
from tests.playing import dice

ADA, BOB, CY = 0, 1, 2


def table(hands: str, deck: str) -> Game[State]:
    """Ada's turn, with one card in each hand; she draws the first card of the deck."""
    held: list[tuple[str, ...]] = [(card,) for card in hands.split()]
    state = State(dice(0), Knowledge(), held, [()] * len(held), tuple(deck.split()), ("guard-4",))
    return Game(RULES, state, Turn(ADA), events=[])


def seen(game: Game[State], seat: int | None, owner: int) -> tuple[str | None, ...]:
    """A hand as a seat sees it."""
    hand: tuple[str | None, ...] = look(game, seat).view.seats[owner].hand
    return hand


def test_a_spy_looks_at_a_card_alone() -> None:
    game = table("spy-0 maid-0 queen-0", "guard-0 guard-1")
    game.answer(ADA, Play("spy-0"))
    game.answer(ADA, ChoosePlayer(CY))
    assert [seen(game, eyes, CY) for eyes in (ADA, BOB, None)] == [("queen-0",), (None,), (None,)]


def test_a_guard_that_names_the_card_puts_its_player_out() -> None:
    game = table("guard-0 maid-0 queen-0", "spy-0 guard-1")
    game.answer(ADA, Play("guard-0"))
    game.answer(ADA, ChoosePlayer(BOB))
    game.answer(ADA, Name("maid"))
    assert (game.state.hands[BOB], game.state.played[BOB]) == ((), ("maid-0",))
    assert sorted(game.asks) == [CY]


def test_a_juggler_takes_along_what_was_known() -> None:
    game = table("juggler-0 maid-0", "guard-0 guard-1")
    game.answer(ADA, Play("juggler-0"))
    assert game.state.hands[ADA] == ("maid-0",)
    assert set(game.state.hands[BOB]) == {"guard-0", "guard-1"}
    assert seen(game, ADA, BOB) == ("guard-0", None)


def test_a_herald_makes_a_player_discard_and_draw() -> None:
    game = table("herald-0 maid-0", "guard-0 guard-1 spy-0")
    game.answer(ADA, Play("herald-0"))
    game.answer(ADA, ChoosePlayer(BOB))
    assert game.events is not None
    assert Revealed(BOB, "maid-0") in game.events
    assert Drew(BOB, 1, ("guard-1",)) in game.events


def test_the_countess_must_be_played_beside_the_juggler_and_being_asked_tells_nothing() -> None:
    game = table("juggler-0 maid-0", "countess-0 guard-1")
    assert game.asks == {ADA: (Play("countess-0"),)}


def test_the_highest_card_wins_when_the_deck_is_empty() -> None:
    game = table("countess-0 queen-0", "guard-0")
    game.answer(ADA, Play("countess-0"))
    assert game.is_over
    assert [(rank.seat, rank.rank) for rank in RULES.rank(game.state)] == [(BOB, 1), (ADA, 2)]


@pytest.mark.exhaustive
def test_it_passes_the_tests_of_every_game(masque: Path) -> None:
    environment = os.environ | {"PYTHONPATH": str(masque), "REGALIA_GAME": "masque"}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--pyargs", "regalia.testing"]
    done = subprocess.run(command, env=environment, cwd=masque, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_takes_less_than_450_lines_with_both_languages_and_their_rules_beside_its_board() -> None:
    files = [MASQUE / "pyproject.toml", *(MASQUE / "masque_game").rglob("*.*")]
    lines = [
        line
        for file in files
        if file.suffix != ".pyc" and file.name != "board.toml"
        for line in file.read_text("utf-8").splitlines()
    ]
    assert 0 < len(lines) < 450
