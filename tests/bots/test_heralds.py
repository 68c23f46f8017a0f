"""The level herald: offered where there is a net, and standing in for people there."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regalia import bots, games
from regalia.bots import LEVELS, consider, decide, herald, levels_of, names_of, offered, plays, stand_in_of
from regalia.bots.herald import temperature_of
from regalia.bots.net import Net
from regalia.bots.tournament import Pairing, play
from regalia.core import Game, Pack, imagine, lone_answer
from tests.bots.random_nets import forget, written
from tests.playing import dice, moments, seed

ORIFLAMME = games.load("oriflamme")


@pytest.fixture
def _net(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Give Oriflamme a net with random weights, and no other game one."""
    written(tmp_path / "oriflamme.npz", ORIFLAMME)
    resource = games.resource
    monkeypatch.setattr(
        games, "resource", lambda slug, *path: tmp_path / f"{slug}.npz" if path == (herald.FILE,) else resource(slug, *path)
    )
    forget()
    yield
    forget()


def choice_in(number: int = 0) -> tuple[Game[Any], int]:
    """A decision of a random game, and the seat that is asked."""
    found = [
        (game.copy(), seat)
        for game in moments(ORIFLAMME, 4, number)
        for seat, ask in game.asks.items()
        if isinstance(ask, tuple) and len(ask) > 2
    ]
    return found[len(found) // 2]


@pytest.mark.usefixtures("_net")
def test_heralds_are_offered_where_there_is_a_net() -> None:
    assert levels_of("oriflamme") == LEVELS == ("page", "herald", "squire", "knight", "regent")
    assert levels_of("nocturion") == ("page", "squire", "knight", "regent")
    assert "herald" in names_of("oriflamme")
    assert "herald" not in names_of("nocturion")


@pytest.mark.usefixtures("_net")
def test_heralds_stand_in_where_there_is_a_net_and_squires_elsewhere() -> None:
    assert (stand_in_of("oriflamme"), stand_in_of("nocturion"), stand_in_of("no such game")) == (
        "herald",
        "squire",
        "squire",
    )
    assert (offered("oriflamme", None), offered("nocturion", None)) == ("herald", "squire")
    assert (offered("oriflamme", "herald"), offered("nocturion", "herald")) == ("herald", "squire")
    assert (offered("oriflamme", "knight"), offered("oriflamme", "king")) == ("knight", "herald")


@pytest.mark.usefixtures("_net")
def test_a_herald_gives_the_answer_that_its_net_prefers() -> None:
    game, seat = choice_in()
    net = herald.net_of("oriflamme")
    assert net is not None
    odds = net.probabilities(game, seat, Random(1))
    assert decide("herald", game, seat, seed(1)) == odds.answers[int(odds.probabilities.argmax())]


@pytest.mark.usefixtures("_net")
def test_a_warm_herald_varies_its_answers() -> None:
    game, seat = choice_in()
    assert len({decide("herald", game, seat, seed(number)) for number in range(30)}) == 1
    assert len({decide("herald@100", game, seat, seed(number)) for number in range(30)}) > 1


@pytest.mark.usefixtures("_net")
def test_heralds_know_only_what_their_seat_knows() -> None:
    for number in range(4):
        game, seat = choice_in(number)
        worlds = [imagine(game, seat, dice(each)) for each in range(10)]
        assert len({decide("herald", world, seat, seed(1)) for world in worlds}) == 1


@pytest.mark.usefixtures("_net")
def test_heralds_play_tournaments() -> None:
    result = play(Pairing("oriflamme", ("herald", "herald@0.5", "page"), 0, seed(3), steady=True))
    assert sum(result.shares) == pytest.approx(1)


@pytest.mark.usefixtures("_net")
def test_without_a_net_a_squire_decides() -> None:
    rules = games.load("nocturion")
    for game in moments(rules, 2, 5):
        (seat, ask), *_ = game.asks.items()
        if lone_answer(ask) is None:
            assert decide("herald", game, seat, seed(1)) == decide("squire", game, seat, seed(1))
            return
    raise AssertionError("a game without a choice")


@pytest.mark.usefixtures("_net")
def test_with_the_pack_of_an_owner_a_squire_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Net, "answer", lambda *_: pytest.fail("the net knows other content"))
    game, seat = choice_in()
    game.rules = replace(game.rules, pack=Pack(None, "own", "hash"))
    assert decide("herald", game, seat, seed(1)) == decide("squire", game, seat, seed(1))


@pytest.mark.parametrize(
    ("name", "temperature"),
    [("herald", 0), ("herald@0.5", 0.5), ("herald@0", 0), ("squire", None), ("herald@", None), ("herald@hot", None),
     ("herald@-1", None), ("herald@inf", None), ("herald@nan", None)],
)  # fmt: skip
def test_a_name_says_the_temperature(name: str, temperature: float | None) -> None:
    assert temperature_of(name) == temperature


@pytest.mark.usefixtures("_net")
def test_heralds_of_any_temperature_play_where_there_is_a_net() -> None:
    assert plays("herald@0.5", "oriflamme")
    assert plays("wary", "oriflamme")
    assert not plays("herald@0.5", "nocturion")
    assert not plays("herald@hot", "oriflamme")


def test_a_herald_does_unasked_what_a_squire_does() -> None:
    for slug in games.slugs():
        rules = games.load(slug)
        for index, game in enumerate(moments(rules, rules.seats[-1], 4)):
            for seat, options in game.offers.items():
                if options and index < 60:
                    assert consider("herald", game, seat, seed(1)) == consider("squire", game, seat, seed(1))


def test_what_no_one_is_called_is_refused() -> None:
    game, seat = choice_in()
    with pytest.raises(ValueError, match="there is no level herald@hot; there are page, "):
        bots.decide("herald@hot", game, seat, seed(1))
