"""Rules 2.2. Each number of a card is explained, change by change."""

from regalia.core import look
from regalia.games.wheel_of_time import notation
from regalia.games.wheel_of_time.effective.parts import Change, parts
from regalia.games.wheel_of_time.notation import find


def test_a_growing_ability_names_the_card_that_made_it_grow() -> None:
    game = notation.lay_out(
        ["challenges pattern@H | phase resolve | rolls O:O", "H home egwene_al_vere | in:pattern egwene_al_vere"]
    )
    notation.act(game, "H egwene_al_vere")
    egwene = find(game.state, "egwene_al_vere")
    assert parts(game.state, egwene) == (Change("O", 1, "egwene_al_vere", permanent=True),)
    seen = next(piece for piece in look(game, 1).view.pieces if piece.id == egwene)
    assert (seen.abilities[2].printed, seen.abilities[2].current) == (1, 1 + 1)
    assert seen.changes == parts(game.state, egwene)


def test_damage_is_no_change_but_lowers_what_is_current() -> None:
    game = notation.lay_out(["phase actions", "H home lord_pelivar-1 | hand fireball"])
    pelivar = find(game.state, "lord_pelivar")
    seen = next(piece for piece in look(game, None).view.pieces if piece.id == pelivar)
    assert parts(game.state, pelivar) == seen.changes == ()
    assert [(each.permanent, each.current) for each in seen.abilities] == [(2, 2 - 1), (0, 0), (0, 0), (2, 2 - 1)]
