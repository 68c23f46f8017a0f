"""What a question shows and says, and why an action is refused: each refusal with its section."""

from typing import Any

import pytest

from regalia.cli.words import Words
from regalia.core import Answer, Choice, Step, look
from regalia.games.nocturion import RULES
from regalia.games.nocturion.options import Activate, Complete, DiscardDie, EndTurn, Equip, Release, Reserve
from regalia.games.nocturion.pieces import NOTHING, Cause
from regalia.games.nocturion.seen import View
from regalia.games.nocturion.steps.payment import Payment
from regalia.testing.test_every_text import questions
from tests.games.nocturion.layout import A, table


@pytest.mark.parametrize(
    ("position", "option", "reason", "rule", "facts"),
    [
        ("T 3\nA dice 2 4 5", EndTurn(), "three-dice", "5.2", {}),
        ("T 3\nA dice 2 | crest 3", Reserve(2), "crest-full", "5.2", {}),
        ("T 3\nA dice 2 | curses shackles", Reserve(2), "shackled", "10.2", {}),
        ("T 3\nA dice 2", Reserve(5), "Act", "5.2", {}),
        ("T 3 | occupied N2\nA dice 2", Activate("market", 2), "occupied", "6.1", {}),
        ("T 3\nA dice 2", Activate("smithy", 2), "wrong-face", "6.1", {"faces": (4, 5)}),
        ("T 3\nA dice 2", Activate("market", 1), "Act", "5.2", {}),
        ("T 3\nA dice 2", Activate("smithy", 3), "Act", "5.2", {}),
        ("T 3\nA dice 2", DiscardDie(2), "die-usable", "5.2.3", {}),
        (
            "T 3\nA house ashgrove 0 | goods W1",
            Equip("ashgrove_helm"),
            "short",
            "5.2.1",
            {"missing": {"archer": 1}},
        ),
        ("T 3\nA house ashgrove 0 | goods W1", Equip("corvane_helm"), "Act", "5.2", {}),
        (
            "T 3 | row1 tournament palisade bridges\nA goods G1 K1",
            Complete("tournament"),
            "level",
            "5.2.2",
            {"level": 1},
        ),
        (
            "T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods G1",
            Complete("tournament"),
            "short",
            "5.2.2",
            {"missing": {"knight": 1}},
        ),
        (
            "T 3 | row2 poachers bandit_fort seal_rift\nA house ashgrove 2 | goods A1 W1",
            Complete("poachers"),
            "short",
            "5.2.2",
            {"missing": {"archer": 2 - 1}},
        ),
        (
            "T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods G1 K1 | curses doubt",
            Complete("tournament"),
            "short-of-any",
            "5.2.2",
            {"count": 1},
        ),
        ("T 3 | row1 tournament palisade bridges\nA goods G1 K1", Complete("library"), "Act", "5.2", {}),
        ("T 3\nB stable gremlin", Release("gremlin"), "Act", "5.2", {}),
    ],
)
def test_why_an_action_is_not_allowed(position: str, option: Answer, reason: str, rule: str, facts: dict[str, Any]) -> None:
    refusal = table(position).why_not(A, option)
    assert refusal is not None
    assert (refusal.reason, refusal.rule, refusal.facts) == (reason, rule, facts)


def shown(position: str, *actions: str) -> View:
    view = look(table(position, *actions), None).view
    assert isinstance(view, View)
    return view


def test_a_question_shows_what_it_is_about() -> None:
    view = shown("T 6\nA dice 4 | goods G1", "A activate S1 4")
    assert (view.about, view.event) == ("smithy", "nothing")
    view = shown("T 6\nA dice 5\nB stable treant", "A activate S2 5")
    assert (view.about, view.event) == ("wood", "gain")
    assert shown("T 6\nA dice 4 | goods G1 M1", "A activate S1 4", "A use").moment.left == 1
    view = shown("T 6\nA dice 4 | goods G1 M1", "A activate S1 4", "A use", "A return gold")
    assert (view.moment.returned, view.moment.taken, view.moment.left) == (("gold",), (), 1)
    view = shown("T 3\nA stable gremlin", "A release gremlin", "A take wood")
    assert (view.moment.taken, view.moment.left) == (("wood",), 1)
    assert shown("T 3\nA stable vampire_bat\nB goods G1 W1", "A release vampire_bat").moment.left == 1


ASKING = {
    "smithy": ("T 6\nA dice 4 | goods G1", ("A activate S1 4", "A use")),
    "gremlin": ("T 3\nA stable gremlin", ("A release gremlin",)),
    "alligator": ("T 3\nA dice 2 4 | stable alligator", ("A beast alligator",)),
    "will_o_wisp": ("T 3\nA dice 2 4 | stable will_o_wisp", ("A beast will_o_wisp",)),
}


@pytest.mark.parametrize("piece", ASKING)
def test_whatever_an_ability_asks_names_its_piece(piece: str) -> None:
    position, actions = ASKING[piece]
    assert shown(position, *actions).about == piece


def test_who_loses_resources_is_told_by_what_and_by_whom() -> None:
    view = shown("T 3\nA stable vampire_bat\nB goods G1 W1", "A release vampire_bat")
    assert (view.about, view.player) == ("vampire_bat", A)


def test_who_may_respond_is_told_to_whose_event() -> None:
    assert shown("T 6\nA dice 5\nB stable treant", "A activate S2 5").player == A


UNSAID = [
    *("Lead", "PickDie", "Act", "NameResource", "DiscardResources", "FillHand"),  # of the turn, whatever lies there
    *("MakeRoom", "Incoming", "Receive", "MayUse"),  # name a beast, a curse, or nothing: it is never asked by that name
]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_question_of_an_ability_names_it(language: str) -> None:
    words = Words("nocturion", language, ["Ada", "Bob"])
    kinds = {kind for kind, _ in questions(RULES)} - {*UNSAID}
    about = {"about": "<about>", "curse": "", "player": "", "event": "gain", "paying": ""}
    assert [kind for kind in sorted(kinds) if "<about>" not in words.say(f"decision-{kind}", about)] == []


def test_a_payment_shows_what_is_due_and_for_which_beast() -> None:
    view = shown("T 3\nA house duskmere 3 | hand warg | goods W1 A1", "A house duskmere", "A summon warg")
    assert (view.paying, view.arriving, view.moment.waive) == ("discount", "warg", 1)
    assert view.moment.due == {"archer": 1, "wood": 1}
    position = "T 3 | row1 tournament palisade bridges\nA house ashgrove 1 | goods G1 K1 M1 W1 | curses doubt"
    view = shown(position, "A complete tournament")
    assert (view.paying, view.arriving, view.moment.extra) == ("surcharge", "nothing", 1)


def test_room_is_made_for_a_beast_that_is_shown() -> None:
    position = "T 3\nA house duskmere 3 | hand imp | goods G1 | stable warg troll ogre~ hydra~"
    view = shown(position, "A house duskmere", "A summon imp")
    assert (view.arriving, view.seats[A].hand) == ("imp", ())


def test_actions_are_confirmed_where_they_cannot_be_taken_back() -> None:
    game = table("T 3\nA dice 2")
    decision = look(game, A).decision
    assert decision is not None
    assert (decision.confirm, {*decision.final}) == (False, {"EndTurn", "Release", "DiscardDie", "Complete", "Equip"})


@pytest.mark.parametrize(
    "step", [step for step in RULES.steps if issubclass(step, Choice) and "cause" in step.__struct_fields__]
)
def test_a_question_says_what_it_comes_from(step: type[Step]) -> None:
    facts = dict.fromkeys(step.__struct_fields__, ()) | {"seat": 1, "cause": Cause("beast", "dragon")}
    assert step(**facts).shown(frozenset()).about == "dragon"


@pytest.mark.parametrize(("paid_for", "arriving"), [({"beast": "dragon"}, "dragon"), ({"quest": "poachers"}, NOTHING)])
def test_a_payment_says_what_it_is_for(paid_for: dict[str, str], arriving: str) -> None:
    shown = Payment(1, (), 0, 1, **paid_for).shown(frozenset())
    assert (shown.about, shown.arriving) == (*paid_for.values(), arriving)
