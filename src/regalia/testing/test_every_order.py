"""In every game, what a seat can order in advance is what it is asked, and depends on nothing that it cannot know."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from regalia.core import Foreseen, Game, Number, Rules, Seat, imagine
from regalia.server.asked.foreseen import questions, with_order
from regalia.server.asked.orders import answer_under, due, offered
from regalia.server.store.passes import Passes
from regalia.server.wire.passes import NewOrder
from regalia.testing.playing import dice, every_table, installed, moments, name_of, some_moments
from regalia.testing.test_every_text import names, none_of
from regalia.text.texts import LANGUAGES

MORE = 40


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_what_a_seat_can_order_depends_on_nothing_it_cannot_know(rules: Rules[Any], seats: int) -> None:
    for index, game in some_moments(rules, seats, 5, MORE):
        for seat in range(seats):
            world = imagine(game, seat, dice(index))
            assert questions(game, seat) == questions(world, seat), (seat, game)


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_a_question_is_about_what_was_foreseen_of_it(rules: Rules[Any], seats: int) -> None:
    for game in moments(rules, seats, 5):
        for seat in () if game.is_over else game.asks:
            foreseen = rules.foreseen(game.state, seat).get(game.step.kind())
            if foreseen is not None:
                none_of([f"{game.step.kind()}: {each}" for each in strange(game, seat, foreseen)])


def strange(game: Game[Any], seat: Seat, foreseen: Foreseen) -> list[str]:
    """What is asked in a way that was not foreseen."""
    facts, ask = game.step.facts(game.state, seat), game.asks[seat]
    found = [
        f"the value {facts.get(name)!r} of {name}"
        for name, values in foreseen.facts.items()
        if facts.get(name) not in values
    ]
    return found if isinstance(ask, Number) == isinstance(foreseen.ask, Number) else [*found, "the form"]


@pytest.mark.parametrize(("rules", "seats"), every_table(), ids=name_of)
def test_what_an_order_answers_is_legal_wherever_it_is_possible(rules: Rules[Any], seats: int) -> None:
    """Every question that is asked is ordered with all that was foreseen of it, the last first, as it is kept and sent."""
    for game in moments(rules, seats, 6):
        for seat in () if game.is_over else game.asks:
            foreseen = rules.foreseen(game.state, seat).get(game.step.kind())
            for wishes in () if foreseen is None else wished(foreseen):
                new = NewOrder(
                    Raw(b""), question=game.step.kind(), facts=dict(game.step.facts(game.state, seat)), nearest=True
                )
                said = msgspec.json.decode(
                    msgspec.json.encode(with_order(Passes(), game, seat, new, wishes, 0, ())), type=Passes
                )
                order = due(said, game, seat, ())
                if order is not None:
                    answer = rules.answers.decode(msgspec.json.encode(answer_under(order, game.asks[seat])))
                    assert game.why_not(seat, answer) is None, (game.step, answer)


def wished(foreseen: Foreseen) -> list[list[Any]]:
    """Answers to a question, in order of preference: numbers within and beyond the range, or the last options first."""
    if isinstance(foreseen.ask, Number):
        return [[foreseen.ask.least - 1], [foreseen.ask.most + 1]]
    return [[*offered(foreseen.ask)][::-1][:8]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", installed(), ids=name_of)
def test_what_can_be_ordered_has_a_name(rules: Rules[Any], language: str) -> None:
    kinds, facts = set[str](), set[str]()
    for seats in {rules.seats[0], rules.seats[-1]}:
        for _, game in some_moments(rules, seats, 5, MORE):
            for seat in range(seats):
                found = rules.foreseen(game.state, seat)
                kinds.update(found)
                facts.update(name for each in found.values() for name in each.facts)
                facts.update(game.step.facts(game.state, seat) if not game.is_over and seat in game.asks else ())
    known = names(rules, language)
    none_of([f"decision-{kind}.ahead" for kind in sorted(kinds) if f"decision-{kind}.ahead" not in known])
    none_of([f"ahead-{name}" for name in sorted(facts) if f"ahead-{name}" not in known])
