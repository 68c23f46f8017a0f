"""The reasons in hints: facts that hold whatever is hidden, in every language. For every game that lists some."""

import re
from typing import Any

import pytest

from regalia import games
from regalia.bots.judgement import judgement_of
from regalia.bots.reasons import reasons_for
from regalia.cli.words import Words
from regalia.core import Game, Reason, Rules, Seat, imagine, look
from regalia.testing.playing import dice, installed, name_of, seed
from regalia.testing.sensible import some_decisions
from regalia.testing.test_every_text import messages, none_of, sources
from regalia.text.texts import LANGUAGES

LOOKED_AT = 60
"""Decisions of each game whose reasons are compared in imagined worlds."""
SPOKEN = 600
"""Decisions of each game whose reasons are put into words."""
OFTEN = 0.9
"""The least share of real choices that have a reason."""
LETTERS = {"en": 72, "ja": 42}
"""The longest reason: on a narrow phone it is about one line."""
REASON = re.compile(r'Reason\("([\w-]+)"')

every_game = pytest.mark.parametrize(
    "rules", [rules for rules in installed() if hasattr(judgement_of(rules.slug), "reasons")], ids=name_of
)


def listed(game: Game[Any], seat: Seat, answer: Any) -> list[Reason]:
    """What the game itself lists."""
    judgement: Any = judgement_of(game.rules.slug)
    return [*judgement.reasons(game, seat, answer)]


@every_game
def test_reasons_hold_in_the_true_game_and_are_the_same_in_all_that_look_the_same(rules: Rules[Any]) -> None:
    met = found = 0
    for index, (game, seat, answer) in enumerate(some_decisions(rules, LOOKED_AT)):
        told = reasons_for(game, seat, answer, seed(index))
        wrong = [reason for reason in told if reason not in listed(game, seat, answer)]
        assert not wrong, f"{game.step} {answer}: does not hold: {wrong}"
        for number in (1, 2):
            world = imagine(game, seat, dice(number))
            assert reasons_for(world, seat, answer, seed(index)) == told, f"{game.step}: depends on what is hidden"
        met, found = met + 1, found + bool(told)
    assert found >= OFTEN * met, f"only {found} of {met} choices have a reason"


@every_game
def test_reasons_have_words_in_every_language(rules: Rules[Any]) -> None:
    unmet: list[str] = []
    for game, seat, answer in some_decisions(rules, SPOKEN, 1):
        for language in LANGUAGES:
            words = Words(rules.slug, language, [f"<{name}>" for name in "ABCDEF"])
            words.nouns = look(game, seat).nouns
            for reason in listed(game, seat, answer):
                name = f"reason-{reason.name}"
                said = words.say(name, {fact: words.value(fact, value) for fact, value in reason.facts.items()})
                unmet += [said] if said == name or "none" in said.split() or len(said) > LETTERS[language] else []
            unmet += sorted(words.unmet)
    none_of(unmet)


@every_game
def test_every_reason_that_a_game_names_has_a_message_and_every_message_is_used(rules: Rules[Any]) -> None:
    python = "\n".join(sources(games.resource(rules.slug), ".py"))
    there = {name.removeprefix("reason-") for name in messages(rules, "en") if name.startswith("reason-")}
    none_of([f"reason-{name}" for name in {*REASON.findall(python), "unknown"} - there])
    none_of([f"the reason {name} in Python" for name in there - {"unknown"} if f'"{name}"' not in python])
