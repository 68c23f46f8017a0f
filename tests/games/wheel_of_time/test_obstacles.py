"""Rules 5, 8.1, 11. A player who taps a card of the hand that cannot be played is told why."""

from regalia.core import Game, Option, Refusal, Step
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.language.reading import entries
from regalia.games.wheel_of_time.options import DeclareCard, PlayAdvantage, PlayEvent, Recruit
from regalia.games.wheel_of_time.pieces import Context
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.action import Act
from regalia.games.wheel_of_time.steps.challenge import Declare
from regalia.games.wheel_of_time.steps.playing import EventWindow
from regalia.games.wheel_of_time.words import limits
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

WINDOW = EventWindow(HERO, 0, "w_action")


def told(table: Table, step: Step, option: Option) -> str:
    """The reason why this is not offered."""
    return refused(table, step, option).reason


def refused(table: Table, step: Step, option: Option) -> Refusal:
    """The refusal, with the amounts that it tells."""
    game: Game[State] = Game(RULES, table.state, step, events=[])
    refusal = game.why_not(HERO, option)
    assert refusal is not None
    return refusal


def holding(*hand: str) -> Table:
    """Rand, and these cards in the Hero's hand; no tokens."""
    table = Table()
    table.lay("rand_al_thor_iv", avatar=True)
    table.set(hands=[hand, ()], sections=[0, 2])
    return table


def test_the_symbols_that_are_missing_are_counted() -> None:
    table = holding("andor_infantry")
    assert refused(table, Act(HERO), Recruit("andor_infantry")) == Refusal("short", "8.2", {"count": 2})
    table.pool(HERO, symbol("P", table["rand_al_thor_iv"], "rand_al_thor_iv", alleg=("Andor",)))
    assert refused(table, Act(HERO), Recruit("andor_infantry")).facts == {"count": 2 - 1}


def test_a_person_comes_into_play_once() -> None:
    table = holding("rand_al_thor_i")
    assert told(table, Act(HERO), Recruit("rand_al_thor_i")) == "already-there"


def test_a_side_cannot_recruit_what_it_can_never_control() -> None:
    assert told(holding("trolloc_footmen"), Act(HERO), Recruit("trolloc_footmen")) == "not-of-this-side"


def test_each_sort_of_card_has_its_time() -> None:
    table = holding("andor_infantry", "bodyguards", "gather_allies", "fireball")
    assert told(table, WINDOW, Recruit("andor_infantry")) == "only-as-an-action"
    assert told(table, WINDOW, PlayAdvantage("bodyguards")) == "only-as-an-action"
    assert told(table, WINDOW, DeclareCard("gather_allies")) == "only-when-declaring"
    assert told(table, Act(HERO), DeclareCard("gather_allies")) == "only-when-declaring"
    assert told(table, WINDOW, PlayEvent("fireball", 0)) == "at-another-moment"
    assert told(table, Declare(HERO), Recruit("andor_infantry")) == "only-as-an-action"
    assert told(table, Declare(HERO), PlayEvent("fireball", 0)) == "only-in-a-window"


def test_an_advantage_needs_a_target_before_its_price() -> None:
    table = holding("bodyguards")
    assert told(table, Act(HERO), PlayAdvantage("bodyguards")) == "short"
    table = Table()
    table.set(hands=[("bodyguards",), ()])
    assert told(table, Act(HERO), PlayAdvantage("bodyguards")) == "no-target"


def test_an_event_needs_a_target_and_its_price() -> None:
    table, opening = holding("fireball"), EventWindow(HERO, 0, "om_start")
    number = table.challenge("confrontation", HERO)
    table.set(resolving=number)
    assert told(table, opening, PlayEvent("fireball", 0)) == "no-target"
    table.lay("lord_pelivar", challenge=number)
    assert refused(table, opening, PlayEvent("fireball", 0)) == Refusal("short", "7.2", {"count": 1})


def test_a_challenge_waits_for_its_requirement() -> None:
    table = Table()
    table.set(hands=[("debt_of_honor",), ()])
    assert told(table, Declare(HERO), DeclareCard("debt_of_honor")) == "no-requirement"


def test_what_the_text_of_a_card_requires_is_told_apart_from_what_an_effect_forbids() -> None:
    table = holding("hadnan_kadere", "callbox", "callandor", "andor_infantry", "fireball", "gather_allies")
    assert refused(table, Act(HERO), Recruit("hadnan_kadere")) == Refusal("no-requirement", "8.1")
    assert refused(table, WINDOW, PlayEvent("callbox", 0)) == Refusal("no-requirement", "11.3")

    table.last("shattered_dreams", 1, 0, players=(HERO,))
    table.last("a_time_of_peace", 0, 0)
    assert refused(table, Act(HERO), Recruit("andor_infantry")) == Refusal("forbidden", "8.1")
    assert refused(table, Declare(HERO), DeclareCard("gather_allies")) == Refusal("forbidden", "5.3")


def test_an_event_that_has_been_used_as_often_as_it_may_says_so() -> None:
    table = holding("doorway_in_rhuidean")
    game = table.game()
    limits.count(game, entries("doorway_in_rhuidean")[0], Context(HERO, kind="doorway_in_rhuidean"))
    assert refused(table, WINDOW, PlayEvent("doorway_in_rhuidean", 0)) == Refusal("used-already", "12.2")


def test_an_event_whose_condition_does_not_hold_waits_for_it() -> None:
    table, opening = holding("surrounded"), EventWindow(HERO, 0, "ctg_start")
    number = table.challenge("confrontation", HERO)
    table.lay("trolloc_footmen", VILLAIN, challenge=number)
    table.set(resolving=number)
    assert refused(table, opening, PlayEvent("surrounded", 0)) == Refusal("no-requirement", "11.3")


def test_a_price_that_no_symbol_pays_is_not_counted_in_symbols() -> None:
    table = holding("dream_search")
    table.set(killed=[(), ("fade",)])
    assert refused(table, WINDOW, PlayEvent("dream_search", 0)) == Refusal("unpayable", "7.2")


def test_a_limited_event_waits_for_ones_own_actions() -> None:
    table = holding("toh")
    assert refused(table, WINDOW, PlayEvent("toh", 0)) == Refusal("at-another-moment", "11.3")
