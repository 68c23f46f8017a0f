"""Positions saved under older rules are read, and go on as they would have gone on."""

import msgspec

from regalia.core import load, save
from regalia.games.nocturion import rules
from regalia.games.nocturion.options import Done
from tests.games.nocturion.layout import A, facts
from tests.games.nocturion.test_pack_effects import exchanging


def test_who_had_exchanged_a_resource_under_version_1_chooses_to_return_no_more() -> None:
    game = exchanging("G2 I1", "A return gold", "A take wood")
    again = load(rules(game.state.pack), msgspec.json.encode(msgspec.json.decode(save(game)) | {"rules": 1}))
    assert save(again) == save(game)
    again.answer(A, Done())
    assert facts(again, "A goods") == "goods G1 I1 W1"
