"""How often a card may be used: in a step, a turn, a game; each copy, all of a name, each nation (rules.md 12)."""

from typing import Any

import pytest

from regalia.games.wheel_of_time.language.reading import entries, learn
from regalia.games.wheel_of_time.pieces import Context, PieceId
from regalia.games.wheel_of_time.verbs.writing import forget_uses
from regalia.games.wheel_of_time.words import limits
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

learn()


def limited(kind: str, number: int) -> tuple[Table, Any]:
    """A card and an entry of it."""
    table = Table()
    table.lay(kind)
    return table, entries(kind)[number]


def test_once_a_turn_for_each_card() -> None:
    table, entry = limited("mat_cauthon_i", 0)
    first = table.of("mat_cauthon_i")
    playing = table.game()
    limits.count(playing, entry, first)
    assert not limits.free(playing.state, entry, first)

    table.lay("mat_cauthon_i")
    assert limits.free(playing.state, entry, table.of("mat_cauthon_i"))


def test_once_a_game_by_name_is_for_all_copies_of_a_player() -> None:
    entry = entries("tarmon_gai_don")[0]
    playing = Table().game()
    limits.count(playing, entry, Context(HERO, kind="tarmon_gai_don"))

    assert not limits.free(playing.state, entry, Context(HERO, kind="tarmon_gai_don"))
    assert limits.free(playing.state, entry, Context(VILLAIN, kind="tarmon_gai_don"))


def uses(table: Table, kind: str, number: int, **ctx: Any) -> int:
    """How often an entry can be used in a row, at most five times."""
    entry, playing = entries(kind)[number], table.game()
    for count in range(5):
        context = table.of(kind, **ctx)
        if not limits.free(playing.state, entry, context):
            return count
        limits.count(playing, entry, context)
    return 5


def test_as_often_a_turn_as_there_are_maidens_or_as_the_lead_says() -> None:
    table = Table()
    table.lay("remnant_of_a_remnant", fulfilled=True)
    for kind in ("bain", "chiad", "aviendha"):
        table.lay(kind)
    assert uses(table, "remnant_of_a_remnant", 2) == 3

    table.lay("shayol_ghul", HERO, control=(5, 0))
    assert uses(table, "shayol_ghul", 1) == 2

    table.lay("shaidar_haran_ii", VILLAIN)
    assert uses(table, "shaidar_haran_ii", 2) == 3


def test_once_a_game_for_each_nation() -> None:
    table = Table()
    table.lay("the_fifth")
    andor, illian = table.lay("andor", HERO), table.lay("illian", HERO)
    playing, entry = table.game(), entries("the_fifth")[2]

    def free(target: PieceId) -> bool:
        return limits.free(playing.state, entry, table.of("the_fifth", targets=(target,)))

    limits.count(playing, entry, table.of("the_fifth", targets=(andor,)))
    assert (free(andor), free(illian)) == (False, True)


@pytest.mark.parametrize(
    ("kind", "number", "scope", "most"),
    [
        ("mat_cauthon_i", 0, "turn", 1),
        ("herid_fel", 1, "game", 1),
        ("dragonmount", 2, "step", 1),
        ("the_pattern_decrees", 0, "turn", 1),
        ("tarmon_gai_don", 0, "game", 1),
        ("shaidar_haran_ii", 2, "turn", 3),
    ],
)
def test_a_limit_is_for_a_step_a_turn_or_the_game(kind: str, number: int, scope: str, most: int) -> None:
    table = Table()
    table.lay(kind)
    assert uses(table, kind, number) == most
    forget_uses(table.state, *{"step", "turn", "game"} - {scope})
    assert uses(table, kind, number) == 0
    forget_uses(table.state, scope)
    assert uses(table, kind, number) == most


def test_a_limit_by_name_is_for_the_titles_of_one_player_and_others_are_for_one_card() -> None:
    table = Table()
    table.lay("the_pattern_decrees")
    table.lay("herid_fel")
    assert (uses(table, "the_pattern_decrees", 0), uses(table, "herid_fel", 1)) == (1, 1)
    table.lay("the_pattern_decrees")
    table.lay("herid_fel")
    assert (uses(table, "the_pattern_decrees", 0), uses(table, "herid_fel", 1)) == (0, 1)
    table.lay("the_pattern_decrees", VILLAIN)
    assert uses(table, "the_pattern_decrees", 0) == 1


def test_once_a_turn_for_each_maiden_ends_with_the_turn_and_once_for_each_nation_never() -> None:
    table = Table()
    table.lay("remnant_of_a_remnant", fulfilled=True)
    table.lay("bain")
    table.lay("the_fifth")
    andor, illian = table.lay("andor"), table.lay("illian")
    assert uses(table, "remnant_of_a_remnant", 2) == 1
    assert uses(table, "the_fifth", 2, targets=(andor, illian)) == 1
    forget_uses(table.state, "turn", "step")
    assert uses(table, "remnant_of_a_remnant", 2) == 1
    assert uses(table, "the_fifth", 2, targets=(andor,)) == 0
    assert uses(table, "the_fifth", 2, targets=(illian,)) == 0
