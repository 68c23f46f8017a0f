"""What only this game tells in a chronicle, each with its whole text."""

from collections.abc import Iterator

from regalia.chronicle import Line
from regalia.chronicle.telling import Teller
from regalia.core import Answer, Beat, Game
from regalia.core.frames import Frames
from regalia.games.oriflamme.chronicle import tell
from regalia.games.oriflamme.notation import game_in
from regalia.games.oriflamme.options import Keep, Reveal, Target
from regalia.games.oriflamme.state import State

NAMES = ("Zoé", "Kenji", "Mia")


def beats(game: Game[State], answers: tuple[Answer, ...]) -> Iterator[Beat]:
    number = 0
    for at, answer in enumerate(answers, 1):
        before = game.state.copy()
        game.events = frames = Frames(game)
        (seat,) = game.asks
        game.answer(seat, answer)
        for event, after in zip(frames, frames.games, strict=True):
            yield Beat(number, at, event, before, after.state)
            number, before = number + 1, after.state


def tales(position: str, *answers: Answer, language: str = "en") -> list[str]:
    """The sentence about these answers, as the first of its kind."""
    game, teller = game_in(position), Teller("oriflamme", language, NAMES)
    number = game.state.round
    return [
        teller.sentence(Line(each.name, 1, number, 0, 0, None, each.who, each.facts))
        for each in tell(beats(game, answers), 3)
    ]


def test_an_ambush_that_waited() -> None:
    position = """
        round 3 | players A B C | first A | cursor 0
        queue (B.soldier) (A.ambush+1)
    """
    assert tales(position, Reveal()) == [
        "In round 3, Kenji’s Soldier ran into Zoé’s Ambush, which had waited 2 rounds for it: 4 points for Zoé,"
        " and the Soldier was lost."
    ]
    assert tales(position, Reveal(), language="ja") == [
        "第3ラウンド、Kenjiの兵士が、2ラウンド前から潜んでいたZoéの待ち伏せを踏みます。Zoéは4点を得て、兵士は道連れです。"
    ]


def test_the_costliest_assassination() -> None:
    position = """
        round 4 | players A B C | first A | cursor 0
        queue (A.assassination) (B.conspiracy+3) (C.spy)
    """
    assert tales(position, Reveal(), Target("b1"))[:1] == [
        "Zoé spent the Assassination in round 4 on Kenji’s Conspiracy: it would have been worth 6 points."
    ]
    assert tales(position, Reveal(), Target("b1"), language="ja")[:1] == [
        "第4ラウンド、Zoéが暗殺を放ち、Kenjiの陰謀を消します。6点になるはずだった1枚です。"
    ]


def test_a_conspiracy_that_grew() -> None:
    position = """
        round 5 | players A B C | first A | cursor 0
        queue (A.conspiracy+4) (C.spy)
    """
    assert tales(position, Reveal()) == [
        "The Conspiracy that Zoé had laid in round 1 came to light in round 5: 8 points at a stroke."
    ]
    assert tales(position, Reveal(), language="ja") == [
        "第5ラウンド、第1ラウンドから温めてきたZoéの陰謀が明るみに出て、一挙に8点です。"
    ]


def test_a_card_struck_by_its_own_family() -> None:
    position = """
        round 2 | players A B C | first A | cursor 0
        queue (A.soldier) (A.lord) (C.spy)
    """
    assert tales(position, Reveal()) == ["In round 2, Zoé’s Soldier turned on a card of its own family, the Lord."]
    assert tales(position, Reveal(), language="ja") == ["第2ラウンド、Zoéの兵士が、同じ家の侯爵を討ちます。"]


def test_a_spy_that_stole_once_makes_no_story() -> None:
    position = """
        round 2 | players A B C | first A | cursor 0
        queue (A.spy) (B.lord)
    """
    assert tales(position, Reveal(), Keep()) == []


def test_points_that_were_never_claimed() -> None:
    position = """
        round 6 | players A B C | first A | cursor 0
        queue (A.conspiracy+4)
    """
    assert tales(position, Keep()) == [
        "When it was over, Zoé’s Conspiracy still lay face down, with 10 points that were never claimed."
    ]
    assert tales(position, Keep(), language="ja") == [
        "終局のとき、Zoéの陰謀はまだ裏向き。10点分が受け取られないまま残りました。"
    ]
