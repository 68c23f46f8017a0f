"""Cards whose words need a play of their own: the generated test of each card cannot bring them about."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from regalia.core import Game, Share, Shared
from regalia.core.rulings import Case, cases, rule_on
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.effective.cards import is_multiple, lead
from regalia.games.wheel_of_time.events import Entered
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.notation.actions import find
from regalia.games.wheel_of_time.options import Force
from regalia.games.wheel_of_time.paying.pricing import substitutes
from regalia.games.wheel_of_time.pieces import Score
from regalia.games.wheel_of_time.steps.damage import assigning
from regalia.games.wheel_of_time.verbs import forces
from tests.games.wheel_of_time.driving import SEPARATELY
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

PAGES = sorted(Path(__file__).with_name("cards").glob("*/*.md"))
PLAYED = [case for page in PAGES for case in cases(page.read_text("utf-8"))]


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case.name)
def test_a_card_is_played(case: Case) -> None:
    ruling = rule_on(case, notation)
    assert ruling.actual == ruling.expected


def test_every_entry_that_the_generated_test_leaves_out_is_played_by_hand() -> None:
    here = " ".join(line for case in PLAYED for line in (*case.given, *case.when))
    by_hand = {"fall_back", "political_prisoner"}
    assert {kind for kind in SEPARATELY if kind not in here} == by_hand


def test_every_card_with_an_effect_is_named_in_a_test_written_by_hand() -> None:
    here, rulings = Path(__file__).parent, files("regalia.games.wheel_of_time")
    texts = [page.read_text("utf-8") for page in (*PAGES, here / "turn.md", *here.glob("test_*.py"))]
    texts += [rulings.joinpath(name).read_text("utf-8") for name in ("examples.md", "rulings.md")]
    named = {word for text in texts for word in re.findall(r"[a-z_0-9]+", text)}
    assert [kind for kind, facts in cards().items() if facts.legal and words(kind).entries and kind not in named] == []


def test_cairhien_lets_as_many_symbols_stand_in_as_its_lead_over_the_whole_turn() -> None:
    table = Table()
    table.lay("cairhien", control=(3, 0))
    assert [each.most for each in substitutes(table.state, HERO, "house_guards")] == [3]

    table.note("swapped", seat=HERO, amount=2)
    assert [each.most for each in substitutes(table.state, HERO, "house_guards")] == [3 - 2]

    table.note("swapped", seat=HERO, amount=1)
    assert substitutes(table.state, HERO, "house_guards") == ()


def test_callandor_counts_for_tear_whoever_controls_tear() -> None:
    table = Table()
    tear = table.lay("tear", seat=-1, control=(0, 3))
    table.lay("be_lal_i", seat=1, avatar=True)
    assert lead(table.state, tear, 1) == 3

    table.lay("rand_al_thor_iv", avatar=True)
    table.lay("callandor", on="rand_al_thor_iv", sub="char")
    assert lead(table.state, tear, HERO) == 5 - 3


def test_callandor_that_be_lal_fails_to_win_lies_on_the_dragon_reborn_and_is_still_his_players_card() -> None:
    game = notation.lay_out(["phase resolve | challenges callandor@V | score:callandor 1:1", "V home be_lal_ii"])
    me, rand = find(game.state, "callandor"), find(game.state, "rand_al_thor_iv")
    piece = game.state.pieces[me]
    assert (piece.owner, piece.seat, piece.host, piece.sub) == (VILLAIN, HERO, rand, "char")
    assert Entered(me, "callandor", HERO, rand, "become") in (game.events or [])


def test_far_dareis_mai_stay_multiple_for_nandera_s_player_when_she_is_gone() -> None:
    game = notation.lay_out(["phase actions", "H home nandera"])
    assert is_multiple(game.state, HERO, "far_dareis_mai")

    forces.discard_from_play(game, find(game.state, "nandera"))
    assert is_multiple(game.state, HERO, "far_dareis_mai")
    assert not is_multiple(game.state, VILLAIN, "far_dareis_mai")


def test_a_fight_in_which_nobody_is_hurt_ends_after_50_rounds() -> None:
    given = f"phase resolve | challenges pattern | rolls {'C:S ' * 50 * (4 + 3)}C:D C:D C:D"
    game = notation.lay_out(
        [
            given,
            "H home andor_infantry~ | in:pattern andor_infantry | hand bitter_fighting | pool C",
            "V home trolloc_raiders~ | in:pattern trolloc_raiders",
        ]
    )
    notation.act(game, "H play-event bitter_fighting 0 pattern")
    assert notation.table(game, ["H wounds andor_infantry 0", "V wounds trolloc_raiders 0"]) == [
        "H wounds andor_infantry 0",
        "V wounds trolloc_raiders 0",
    ]


@pytest.mark.parametrize(("bound", "free", "taken"), [(0, 1, 1 + 1), (1, 0, 1 + 1), (1, 1, 2)])
def test_lanfear_adds_to_one_point_in_all_bound_by_the_oath_or_not(bound: int, free: int, taken: int) -> None:
    table = Table()
    number = table.challenge("secondary_efforts", scores=(Score(char=bound + free, char_oath=bound), Score()))
    table.lay("lanfear_ii", VILLAIN, challenge=number)
    fain = table.lay("padan_fain", VILLAIN, challenge=number)

    game = Game(RULES, table.state, *assigning(table.state, number))
    while game.asks:
        ask = game.asks[HERO]
        assert isinstance(ask, Share)
        game.answer(HERO, Shared(tuple((each, ask.total * (each == Force(fain))) for each in ask.places)))

    assert table.state.pieces[fain].damage == taken
