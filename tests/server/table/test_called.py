"""What players are called."""

from msgspec import Struct

from regalia.server.table.called import called
from regalia.text.texts import Texts


class Player(Struct, frozen=True):
    person: str | None = None
    name: str = ""
    bot: str | None = None


def test_bots_go_by_their_level_and_those_of_one_level_are_numbered() -> None:
    players = [Player(bot="squire"), Player("a", "Ada"), Player(bot="knight"), Player(bot="squire")]
    assert called(Texts("en", "regalia.server"), players) == ["Squire 1", "Ada", "Knight", "Squire 2"]
    assert called(Texts("ja", "regalia.server"), players) == ["従者1", "Ada", "騎士", "従者2"]


def test_people_keep_their_names_while_bots_play_for_them() -> None:
    assert called(Texts("en", "regalia.server"), [Player("a", "Ada", "squire"), Player(bot="squire")]) == ["Ada", "Squire"]


def test_free_seats_have_no_name() -> None:
    assert called(Texts("en", "regalia.server"), [Player(), Player(), Player("a", "Ada")]) == ["", "", "Ada"]
