"""What a net sees: all that its seat can know, and nothing else; the same from every seat."""

import dataclasses
import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct
from msgspec.structs import replace

from regalia.bots.habits import habitual, likely
from regalia.bots.judgement import judgement_of
from regalia.bots.sight import Question, Seen, Sight
from regalia.core import Rules, imagine
from regalia.core.meaning import IsBySeat, IsSeat, bare, element, fitting, meaning_of, types_of
from tests.bots.random_nets import Decision, decisions
from tests.matrix import first
from tests.playing import EVERY_GAME, EVERY_TABLE, dice, name_of

GOLDEN = Path(__file__).parent / "sight.json"
"""The digest of the tokens of some decisions in each game."""

every_game = pytest.mark.parametrize("rules", EVERY_GAME, ids=name_of)
every_table = pytest.mark.parametrize(("rules", "seats"), EVERY_TABLE, ids=name_of)


def ordered(seen: Seen) -> tuple[list[int], list[list[int]]]:
    """The tokens in an order of their own."""
    return sorted(seen.state), [sorted(option) for option in seen.options]


def turned(value: Any, kind: Any, by: int, seats: int) -> Any:
    """A value in which every player sits `by` places further on."""
    kind = fitting(kind, value)
    if isinstance(meaning_of(kind), IsSeat):
        return value if value is None or value < 0 else (value + by) % seats
    if isinstance(value, Struct):
        parts = types_of(type(value)) if type(value) is not Struct else {}
        return replace(value, **{field: turned(getattr(value, field), of, by, seats) for field, of in parts.items()})
    return turned_parts(value, kind, by, seats)


def turned_parts(value: Any, kind: Any, by: int, seats: int) -> Any:
    """The same for rows and mappings."""
    if isinstance(value, Mapping):
        key, of = get_args(bare(kind)) or (Any, Any)
        return {turned(name, key, by, seats): turned(each, of, by, seats) for name, each in value.items()}
    if not isinstance(value, tuple | list):
        return value
    row = tuple(turned(each, element(bare(kind), index), by, seats) for index, each in enumerate(value))
    by_seat = isinstance(meaning_of(kind), IsBySeat) and len(row) == seats
    return (*row[-by:], *row[:-by]) if by_seat else row


def seen_in(sight: Sight, decision: Decision, by: int = 0) -> Seen:
    """What the seat sees; if all sit further on, from its new place."""
    game, seat, answers, _ = decision
    seats = len(game.state.seats)
    weights = likely(judgement_of(sight.rules.slug), game, seat, answers)
    view = sight.rules.view(game, frozenset((seat,)))
    moved = [turned(answer, type(answer), by, seats) for answer in answers]
    question = Question(game.step.kind(), turned(game.asks[seat], Any, by, seats), moved, weights)
    return sight.of_view(turned(view, type(view), by, seats), (seat + by) % seats, seats, question)


@every_table
def test_all_seats_see_the_same_from_the_same_place(rules: Rules[Any], seats: int) -> None:
    sight = Sight(rules)
    for decision in decisions(rules, seats, 12):
        assert ordered(seen_in(sight, decision)) == ordered(sight.of(*decision[:3]))
        for by in range(1, seats):
            assert ordered(seen_in(sight, decision, by)) == ordered(seen_in(sight, decision))


def test_turning_moves_seats_and_rows() -> None:
    """So that the test above can fail."""
    oriflamme = next(rules for rules in EVERY_GAME if rules.slug == "oriflamme")
    decision = next(decisions(oriflamme, 4, 1))
    view = oriflamme.view(decision.game, frozenset((decision.seat,)))
    moved = turned(view, type(view), 1, 4)
    assert moved.first == (view.first + 1) % 4
    assert moved.seats[1] == replace(view.seats[0], discards=moved.seats[1].discards)
    assert moved != view


@every_game
@pytest.mark.parametrize("worlds", first(10, 100))
def test_what_is_hidden_changes_nothing(rules: Rules[Any], worlds: int) -> None:
    sight = Sight(rules)
    for decision in decisions(rules, rules.seats[-1], 4, 23):
        game, seat, answers, _ = decision
        seen = ordered(sight.of(game, seat, answers))
        for number in range(worlds):
            assert ordered(sight.of(imagine(game, seat, dice(number)), seat, answers)) == seen


@every_game
def test_what_was_seen_before_changes_nothing(rules: Rules[Any]) -> None:
    sight = Sight(rules)
    for decision in decisions(rules, rules.seats[-1], 12):
        assert ordered(sight.of(*decision)) == ordered(Sight(rules).of(*decision))


@every_game
def test_answers_that_differ_are_seen_to_differ(rules: Rules[Any]) -> None:
    """All but a few: pieces that a view describes alike are alike."""
    sight, same, number = Sight(rules), 0, 0
    for decision in decisions(rules, rules.seats[-1], 40):
        options = [tuple(option) for option in ordered(sight.of(*decision[:3]))[1]]
        number += len(options)
        same += len(options) - len({*options})
    assert same <= number * 0.1


@every_game
def test_states_and_answers_have_no_token_in_common(rules: Rules[Any]) -> None:
    sight = Sight(rules)
    states, options = set[int](), set[int]()
    for decision in decisions(rules, rules.seats[-1], 12):
        seen = sight.of(*decision)
        states.update(seen.state)
        options.update(token for option in seen.options for token in option)
    assert not states & options


def digest(rules: Rules[Any]) -> str:
    """The digest of the tokens of some decisions."""
    sight = Sight(rules)
    seen = [ordered(sight.of(*decision)) for decision in decisions(rules, rules.seats[-1], 12, 11)]
    return sha256(json.dumps(seen).encode()).hexdigest()


@every_game
def test_tokens_mean_what_they_meant_when_nets_were_trained(rules: Rules[Any]) -> None:
    """If tokens are meant to change: raise `VERSION` in `bots/sight`, record `sight.json` again, train all nets anew."""
    assert json.loads(GOLDEN.read_text("utf-8"))[rules.slug] == digest(rules)


def changed(**fields: Any) -> Callable[[Rules[Any]], Rules[Any]]:
    """Rules with other fields."""
    return lambda rules: dataclasses.replace(rules, **fields)


def test_the_schema_depends_on_habits(monkeypatch: pytest.MonkeyPatch) -> None:
    oriflamme = next(rules for rules in EVERY_GAME if rules.slug == "oriflamme")
    mine, judgement = Sight(oriflamme).schema, habitual(judgement_of("oriflamme"))
    assert judgement is not None
    trait, weight = next(iter(judgement.HABITS.items()))
    monkeypatch.setattr(judgement, "HABITS", {**judgement.HABITS, trait: weight + 0.1})
    assert Sight(oriflamme).schema != mine


def test_the_schema_depends_on_views_options_content_and_version() -> None:
    oriflamme = next(rules for rules in EVERY_GAME if rules.slug == "oriflamme")
    other = next(rules for rules in EVERY_GAME if rules.slug == "nocturion")
    mine = Sight(oriflamme).schema
    assert mine == Sight(changed()(oriflamme)).schema
    for change in (
        changed(version=oriflamme.version + 1),
        changed(see=other.see),
        changed(choices=oriflamme.choices[1:]),
        changed(content=list),
    ):
        assert Sight(change(oriflamme)).schema != mine
