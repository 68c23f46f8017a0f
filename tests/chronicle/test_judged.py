"""What an analysis adds to a chronicle, from made-up figures."""

import msgspec

from regalia.bots.analysis import Moment, Outlook
from regalia.bots.judged import Judged, Word
from regalia.bots.weighing import Weighed
from regalia.chronicle import Line, compose, sentences
from regalia.core import record_of
from regalia.games.oriflamme import RULES
from regalia.server.bots.thinking import compose_chronicle
from regalia.server.requests.analysis import MomentKept
from tests.playing import random_match

MATCH = random_match(RULES, 3, 3)
NAMES = ("Zoé", "Kenji", "Mia")


def moment(seq: int, loss: float = 0.0, word: Word | None = None, luck: float = 0.0, kept: bool = False) -> Moment:
    """A decision of the seat that gave this answer; all luck is Mia's."""
    chances = [1 / 3] * 3
    best, played = Weighed(None, 0.5, 0.0, 0.0), Weighed(None, 0.5 - loss, loss, 0.02)
    judged = Judged(seq, MATCH.answers[seq].seat, chances, chances, [best], played, loss, 128, word)
    return Moment(Outlook(chances, [0.0] * 3), judged, [-luck / 2, -luck / 2, luck], kept)


def told(name: str, *moments: Moment) -> list[Line]:
    return [line for line in compose(MATCH, moments) if line.name == name]


def test_the_costliest_decision() -> None:
    small, large = moment(20, 0.12, "mistake"), moment(33, 0.31, "blunder")
    [line] = told("costliest", small, large)
    assert (line.at, line.who["seat"], line.facts["tenths"]) == (34, MATCH.answers[33].seat, 3)
    name = NAMES[MATCH.answers[33].seat]
    assert [each.text for language in ("en", "ja") for each in sentences("oriflamme", language, NAMES, [line])] == [
        f"In round {line.round}, {name} made the costliest decision of the game: it gave away 3 wins in 10.",
        f"第{line.round}ラウンド、{name}の選択がこの一戦で最も高くつき、10戦のうち3勝分を手放します。",
    ]


def test_a_decision_without_a_word_or_by_a_bot_for_an_absent_player_is_no_mistake() -> None:
    assert told("costliest", moment(33, 0.31)) == []
    assert told("costliest", moment(33, 0.31, "blunder", kept=True)) == []


def test_the_greatest_luck() -> None:
    [line] = told("luckiest", moment(20, luck=0.2), moment(33, luck=0.41))
    assert (line.at, line.who["seat"], line.facts["tenths"]) == (34, 2, 4)
    assert [each.text for language in ("en", "ja") for each in sentences("oriflamme", language, NAMES, [line])] == [
        f"In round {line.round}, luck was with Mia as never before or after: it was worth 4 wins in 10.",
        f"第{line.round}ラウンド、Miaにこの一戦で最大の幸運が訪れます。10戦のうち4勝分の価値です。",
    ]
    assert told("luckiest", moment(33, luck=0.1)) == []


def test_the_worker_of_a_server_reads_the_moments_that_are_kept() -> None:
    judged = moment(33, 0.31, "blunder")
    kept = [msgspec.json.encode(MomentKept(34, judged, []))]
    raw = compose_chronicle("oriflamme", "", msgspec.json.encode(record_of(MATCH)), kept)
    assert msgspec.json.decode(raw, type=list[Line]) == compose(MATCH, [judged])
