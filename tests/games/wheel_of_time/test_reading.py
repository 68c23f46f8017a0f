"""Rules 12. The strings of cards become records; what is not understood is refused."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from regalia.games.wheel_of_time import content
from regalia.games.wheel_of_time.language import grammar, tables
from regalia.games.wheel_of_time.language.reading import Misprint, entries, entry, learn, operations, words
from regalia.games.wheel_of_time.language.records import (
    Allegiances,
    Amount,
    Condition,
    Filter,
    Quantity,
    Selection,
    Selector,
    Symbols,
)
from regalia.games.wheel_of_time.language.tables import word
from regalia.games.wheel_of_time.pieces import Context, Ref
from regalia.games.wheel_of_time.state import State
from tests.games.wheel_of_time.laid import Table

learn()
WORDS = (Filter, Condition, Amount, Quantity, Symbols, Allegiances)


def test_the_pool_holds_617_cards_of_which_two_are_never_legal() -> None:
    pool = content.cards().values()

    assert len(pool) == 617
    assert [card.id for card in pool if not card.legal] == ["jarette_byar", "insane_designer"]


@pytest.mark.parametrize("name", content.SETS)
def test_every_string_of_every_card_is_understood(name: str) -> None:
    for card in content.cards().values():
        if card.set == name:
            read = entries(card.kind)
            assert len([each for each in read if each.when != "nested"]) == len(card.effects)
            assert all(entry(each.ref) is each for each in read)


def test_every_operation_is_used_by_a_card() -> None:
    used = {type(op) for kind in content.cards() for each in entries(kind) for op in each.ops}

    assert sorted(name for name, kind in operations().items() if kind not in used) == []


def said(part: Any) -> Iterator[tuple[type, str]]:
    """Every word in a record and in what it is made of."""
    if isinstance(part, WORDS):
        yield type(part), part.word
    if isinstance(part, Selection):
        yield from ((Selection, name) for name in (part.base, *part.zones))
    inner = [getattr(part, name) for name in part.__struct_fields__] if isinstance(part, Struct) else part
    if isinstance(inner, list | tuple):
        for each in inner:
            yield from said(each)


def test_every_word_is_used_by_a_card() -> None:
    used = {word for kind in content.cards() for each in entries(kind) for word in said(each)}
    known: dict[type, set[str]] = {
        Filter: {*tables.FILTERS, *tables.PLAYERS, *tables.CHALLENGES},
        Condition: {*tables.CONDITIONS},
        Amount: {*tables.AMOUNTS},
        Quantity: {*tables.QUANTITIES},
        Symbols: {*tables.SYMBOLS},
        Allegiances: {*tables.ALLEGIANCES},
        Selection: {*tables.TYPES, *tables.ROLES, *tables.ZONES},
    }

    assert sorted(name for kind, names in known.items() for name in names if (kind, name) not in used) == []


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"mode": "play", "when": "event", "ops": [{"op": "drow", "n": 1}]}, "no such operation"),
        ({"mode": "play", "when": "event", "ops": [{"op": "draw", "m": 1}]}, "draw does not know m"),
        ({"mode": "play", "when": "event", "ops": [{"op": "draw"}]}, "Missing required argument 'n'"),
        ({"mode": "play", "when": "event", "ops": [{"op": "draw", "n": "lots"}]}, "unknown word: lots"),
        ({"mode": "play", "when": "event", "target": "char.tall"}, "unknown word: tall"),
        ({"mode": "play", "when": "event", "cost": ["tip:1"]}, "unknown cost: tip:1"),
        ({"mode": "sing", "when": "event"}, "sing is none of"),
        ({"mode": "play", "when": "event", "colour": "red"}, "does not know colour"),
        ({"mode": "play", "when": "event", "may": "perhaps"}, "'perhaps' is neither true nor false"),
        ({"mode": "play", "when": "event", "limit": "3:per_day"}, "no such limit: 3:per_day"),
        ({"mode": "play", "when": "event", "who": "everybody"}, "unknown word: everybody; everybody is none of own"),
        ({"mode": "play", "when": "event", "target": 7}, "7 is no Selector"),
        ({"mode": "play", "when": "event", "ops": [{"op": "draw", "n": ["1"]}]}, "is no Amount"),
        ({"mode": "play", "when": "event", "target": True}, "True is no Selector"),
        ({"mode": "play", "when": "event", "ops": [{"op": "delayed", "on": "killed", "do": "draw"}]}, "no operation: draw"),
    ],
)
def test_a_misprint_is_refused_with_the_card_and_its_entry(
    monkeypatch: pytest.MonkeyPatch, effect: dict[str, object], why: str
) -> None:
    card = content.card("fireball")
    monkeypatch.setattr(
        "regalia.games.wheel_of_time.language.reading.card", lambda kind: replace(card, effects=({}, effect)[1:])
    )

    with pytest.raises(Misprint, match=rf"^sets/premier.toml:\d+: fireball, entry 0: .*{why}"):
        words.__wrapped__("fireball")


def test_the_line_of_each_entry_is_known() -> None:
    lines = {path.name: path.read_text("utf-8").splitlines() for path in Path(content.__file__).parent.glob("sets/*.toml")}
    for card in content.cards().values():
        for number, effect in enumerate(card.effects):
            name, line = content.line_of(card.id, number).removeprefix("sets/").split(":")
            assert tomllib.loads(f"effects = [{lines[name][int(line) - 1]}]")["effects"] == [effect]


def test_a_function_of_another_type_is_no_word_of_a_table() -> None:
    def tall(state: State, ctx: Context) -> int:
        return 1

    table = tables.Table(bool, State, Context)
    with pytest.raises(TypeError, match=rf"test_reading.py:{tall.__code__.co_firstlineno}: tall is there already, or"):
        word(table)(tall)


def test_operations_inside_operations_have_entries_after_the_printed_ones() -> None:
    last = entries("further_goals")[-1]

    assert (last.when, last.ref.entry, [type(op).__name__ for op in last.ops]) == ("nested", 1, ["PatternAdd"])


def test_when_a_card_can_be_played_and_what_it_listens_to() -> None:
    assert words("fireball").timings == {"omctg"}
    assert words("callandor").triggers == {"rolled"}
    assert [each.mode for each in words("callandor").by["act", "before_roll"]] == ["act"]


def shape(selector: Selector) -> list[tuple[str, list[tuple[str, tuple[object, ...]]]]]:
    """Bases and filters, as far as they are plain."""
    return [(option.base, [(each.word, each.said) for each in option.filters]) for option in selector.options]


def test_a_selector_is_a_base_with_filters() -> None:
    selector = grammar.selector("char.own.tag:clan_chief.not_self")

    assert shape(selector) == [("char", [("own", ()), ("tag", ("clan_chief",)), ("not_self", ())])]
    assert not selector.each


def test_an_underscore_in_a_name_stands_for_a_space() -> None:
    assert shape(grammar.selector("card.trait:Maiden_of_the_Spear.each")) == [
        ("card", [("trait", ("Maiden of the Spear",))])
    ]


def test_what_follows_a_bar_replaces_the_last_filter_only() -> None:
    (option,) = grammar.selector("char.own.tag:clan_chief|trait:Wise_One.not_self").options

    own, either, not_self = option.filters
    assert (own.word, either.word, not_self.word) == ("own", "any_of", "not_self")
    assert [[each.word for each in alternative] for alternative in either.said] == [["tag"], ["trait"]]


def test_a_bar_before_a_base_begins_another_selector() -> None:
    selector = grammar.selector("char.current_C>=4.!alleg:Aiel|dragon")

    assert [option.base for option in selector.options] == ["char", "dragon"]
    assert [each.negated for each in selector.options[0].filters] == [False, True]


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [("char", 1, 1), ("char*2", 2, 2), ("char*2+", 2, 1000), ("char*any", 0, 1000), ("troop*upto:4", 0, 4)],
)
def test_a_selector_says_how_many_are_chosen(text: str, least: int, most: int) -> None:
    selector = grammar.selector(text)

    assert [each.said[0] if each.said else 1000 for each in (selector.least, selector.most)] == [least, most]


def test_in_a_count_the_last_comparison_is_the_condition() -> None:
    condition = grammar.condition("count:char.alleg:Cairhien.not_self.permanent_P>2|permanent_I>2==0")

    left, sign, right = condition.said
    assert (condition.word, left.word, sign, right.said) == ("compare", "count", "==", (0,))
    *_, either = left.said[0].options[0].filters
    assert either.word == "any_of"


def test_a_bar_before_a_condition_begins_an_alternative_one() -> None:
    condition = grammar.condition("challenge:tear|challenge_targets:own")

    assert condition.word == "any_of"
    assert [each.word for each in condition.said] == ["challenge", "challenge_targets"]


def test_a_bar_inside_a_condition_belongs_to_its_selector() -> None:
    condition = grammar.condition("control:id:chief_s_chair|id:ji_e_toh")

    assert condition.word == "control"
    assert condition.said[0].options[0].filters[0].word == "any_of"


@pytest.mark.parametrize(
    ("text", "word"),
    [("3", "number"), ("X", "X"), ("margin/3", "per"), ("-X", "minus"), ("2*pattern_own", "times"), ("all", "all")],
)
def test_amounts(text: str, word: str) -> None:
    assert grammar.amount(text).word == word


def test_symbols_are_letters_with_alternatives() -> None:
    assert grammar.symbols("PP|II|CC").options == ("PP", "II", "CC")


@pytest.mark.parametrize("text", ["char.allegiance:Aiel", "char.alleg:Ail", "chr", "char.trait:Wise", "char.current_Q>2"])
def test_an_unknown_word_or_name_in_a_selector_is_refused(text: str) -> None:
    with pytest.raises(grammar.Unread):
        grammar.selector(text)


@pytest.mark.parametrize("text", ["challenge", "once_turn:2", "rolled_by:D>0"])
def test_a_word_with_too_little_or_too_much_said_is_refused(text: str) -> None:
    with pytest.raises(grammar.Unread, match=r"says \d things and not \d"):
        grammar.condition(text)


def test_what_holds_all_the_time_is_said_by_operations_that_last() -> None:
    """Rules 12.2. Static entries name nothing that happens once."""
    static = [each for kind in content.cards() for each in words(kind).modes.get("static", ())]
    assert [each.ref for each in static if not all(op.quantity for op in each.ops)] == []


def test_what_lasts_does_not_happen_and_what_happens_is_not_checked_again_and_again() -> None:
    """Rules 12.2, 12.7. The reader of a card that says otherwise is told which operation it is."""
    (lasts,), (happens,) = entry(Ref("be_lal_ii", 2)).ops, entry(Ref("connections", 0)).ops
    with pytest.raises(AssertionError, match="MayInitiate only holds"):
        lasts.do(None, None)
    with pytest.raises(AssertionError, match="Draw is not checked again and again"):
        happens.changes(Table().state, None)


@pytest.mark.parametrize("text", ["side:light", "hand", "controls:mordor", "hand>=", "once"])
def test_an_unknown_condition_is_refused(text: str) -> None:
    with pytest.raises(grammar.Unread):
        grammar.condition(text)


@pytest.mark.parametrize("text", ["pay", "spend:C", "rotate:chr", "pool_damage:char:2:from_self", "reveal"])
def test_an_unknown_cost_is_refused(text: str) -> None:
    with pytest.raises(grammar.Unread):
        grammar.cost(text)
