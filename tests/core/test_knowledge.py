"""Who knows which hidden card: what moves, looks and shuffles do to it (the tiny game of smuggling)."""

from itertools import permutations
from typing import Any, get_type_hints

import pytest
from msgspec import Struct

from regalia.core import (
    NO_ONE,
    Game,
    Knowledge,
    Match,
    Observers,
    Piles,
    Zones,
    everyone,
    imagine,
    look,
    only,
    rollout,
    spectators,
    to_nobody,
    to_owner,
)
from regalia.core.knowledge import Among, Glimpses, bits
from regalia.core.zones import deal
from tests.playing import dice, moments, seed, turn
from tests.tiny.smuggle import HANDS, ROWS, RULES, ZONES, Choose, Hold, Lay, Look, Redraw, State, Swap, Turn, TurnUp

ADA, BOB, CY = 0, 1, 2


def table(hands: str, rows: str, deck: str = "11 12") -> Game[State]:
    """A game of as many seats as there are hands; Ada begins, then Bob, and so on."""
    held = [tuple(hand.split()) for hand in hands.split("|")]
    laid = [tuple(row.split()) for row in rows.split("|")]
    state = State(dice(0), Knowledge(), held, laid, tuple(deck.split()))
    return Game(RULES, state, *[Turn(seat) for _ in range(4) for seat in range(len(held))])


def knows(game: Game[State], seat: int | None) -> str:
    """The rows as one sees them: `.` is a card one does not know."""
    return " | ".join(" ".join(card or "." for card in row) for row in look(game, seat).view.rows)


def held(game: Game[State], seat: int, owner: int) -> tuple[str, ...]:
    """The cards one knows to be in a hand."""
    cards: tuple[str, ...] = look(game, seat).view.held[owner]
    return cards


def test_a_look_shows_a_card_to_the_one_who_looks() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, Look(BOB, 1))
    assert [knows(game, seat) for seat in (ADA, BOB, None)] == [". . | . 08", ". . | . .", ". . | . ."]


def test_a_card_is_shown_to_a_seat_alone_or_to_everyone() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    ZONES.show(game.state, ROWS, BOB, ["07"], to=ADA)
    ZONES.show(game.state, ROWS, BOB, ["08"], to=everyone(game.state))
    assert [knows(game, seat) for seat in (ADA, BOB, None)] == [". . | 07 08", ". . | . 08", ". . | . 08"]
    assert game.state.knows.seen == {"07": 0b001, "08": 0b111}


def test_a_card_cannot_be_shown_to_the_eyes_of_a_view_which_are_the_spectators_too() -> None:
    state = table("01 02 | 03 04", "05 06 | 07 08").state
    eyes: Any = frozenset({ADA})
    with pytest.raises(TypeError, match=r"to a seat or to observers such as everyone\(state\), not to frozenset\(\{0\}\)"):
        ZONES.show(state, ROWS, BOB, ["07"], to=eyes)
    with pytest.raises(ValueError, match="no seat 4"):
        ZONES.show(state, ROWS, BOB, ["07"], to=1 << 2)
    assert state.knows == Knowledge()


def test_observers_are_no_numbers() -> None:
    state = table("01 02 | 03 04", "05 06 | 07 08").state
    assert not isinstance(everyone(state), int)
    assert get_type_hints(ZONES.show)["to"] == int | Observers, "mypy finds eyes, which are a set"
    assert everyone(state) - only(ADA, BOB) == spectators(state)
    assert only(ADA) | only(BOB) == only(BOB, ADA)
    assert not only(ADA) - only(ADA)


def test_a_card_that_is_swapped_before_all_is_followed() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, Look(BOB, 1))
    game.answer(BOB, Swap(1, ADA, 0))
    assert (knows(game, ADA), knows(game, BOB)) == ("08 . | . .", ". . | . .")


def test_what_is_laid_from_the_hand_is_known_to_its_owner_alone() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, Lay(0))
    game.answer(ADA, Hold("02"))
    assert (knows(game, ADA), knows(game, BOB)) == ("02 . | . .", ". . | . .")
    assert game.state.hands[ADA] == ("01", "05")


def test_a_card_seen_to_go_to_a_hand_is_known_to_be_there_until_it_may_have_left() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, TurnUp(0))
    game.answer(BOB, Look(BOB, 0))
    game.answer(ADA, Lay(0))
    game.answer(ADA, Hold("01"))
    assert held(game, BOB, ADA) == ("05",)
    game.answer(BOB, Look(BOB, 1))
    game.answer(ADA, Lay(1))
    game.answer(ADA, Hold("02"))
    assert held(game, BOB, ADA) == (), "it may be the card that now lies there"
    assert game.state.knows.among == (Among(("05",), ("02", "05", "06"), 0b110),)


def test_of_one_of_two_the_sight_of_one_settles_the_other() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, TurnUp(0))
    game.answer(BOB, Look(BOB, 0))
    game.answer(ADA, Lay(0))
    game.answer(ADA, Hold("05" if "05" in game.state.hands[ADA] else "01"))
    game.answer(BOB, Look(ADA, 0))
    assert game.state.rows[ADA][0] == "01"
    assert held(game, BOB, ADA) == ("05",)


def test_a_card_shuffled_into_the_deck_is_somewhere_among_the_deck_and_the_hand_that_draws() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08", deck="11")
    game.answer(ADA, Redraw())
    game.answer(ADA, Hold("01"))
    assert game.state.knows.among == (), "nobody else ever saw it, and who holds a card sees it"
    (drawn,) = {"01", "11"} & {*game.state.hands[ADA]}
    world = imagine(game, ADA, dice(3))
    assert world.state.hands[ADA] == game.state.hands[ADA]
    assert world.state.deck[0] != drawn


def test_a_shuffle_makes_known_places_a_known_set() -> None:
    knows = Knowledge()
    for card in "abc":
        knows.show(card, NO_ONE, only(ADA))
    knows.mix(tuple("abc"), only(ADA, BOB))
    assert knows.seen == {}
    assert knows.among == (Among(("a", "b", "c"), ("a", "b", "c"), 0b01),)
    knows.moved("b", NO_ONE, only(ADA, BOB))
    assert knows.among == (Among(("a", "c"), ("a", "c"), 0b01),)
    knows.show("a", NO_ONE, only(ADA))
    assert knows.seen == {"a": 0b01, "c": 0b01}, "the zone shows b to all; what is left is c"
    assert not knows.among


def test_what_one_learns_others_do_not() -> None:
    knows = Knowledge(among=(Among(("a",), ("a", "b"), 0b11),))
    knows.show("b", NO_ONE, only(ADA))
    assert knows.seen == {"b": 0b01, "a": 0b01}
    assert knows.among == (Among(("a",), ("a", "b"), 0b10),)


def test_only_what_is_new_to_somebody_counts_as_learned() -> None:
    knows = Knowledge()
    knows.show("a", NO_ONE, only(ADA))
    assert knows.learned == 1
    knows.show("a", NO_ONE, only(ADA))
    knows.moved("a", NO_ONE, only(ADA))
    assert knows.learned == 1
    knows.moved("a", only(ADA), only(ADA, BOB))
    assert knows.learned == 2


def test_a_card_that_is_turned_up_is_learned_by_all_and_narrows_what_is_known_of_others() -> None:
    for seen, among in (({}, ()), ({"a": 0b01}, (Among(("a",), ("a", "b"), 0b10),))):
        turned, moved = Knowledge({**seen}, among), Knowledge({**seen}, among)
        turned.turned_up("a")
        moved.moved("a", NO_ONE, only(ADA, BOB, CY))
        assert turned == moved == Knowledge(learned=1)
    quick = Glimpses({"a": 0b01})
    quick.turned_up("a")
    assert quick == Glimpses()


def test_who_knew_that_a_card_is_in_a_hand_learns_nothing_when_it_leaves_it_openly() -> None:
    knows = Knowledge(among=(Among(("a",), ("a", "b"), 0b10),))
    knows.moved("a", only(ADA), only(ADA, BOB), pile=("a", "b"))
    assert (knows.learned, knows.among) == (0, ())
    knows.moved("b", only(ADA), only(ADA, BOB), pile=("b",))
    assert knows.learned == 1


def test_a_statement_about_one_place_settles_it_and_narrows_all_others_about_it() -> None:
    knows = Knowledge(among=(Among(("a",), ("a", "b"), 0b1), Among(("a", "c"), ("a", "c", "d"), 0b1, counted=True)))
    knows.show("b", NO_ONE, only(ADA))
    assert knows.seen == {"a": 0b1, "b": 0b1}
    assert knows.among == (Among(("c",), ("c", "d"), 0b1, counted=True),)


def test_what_one_can_count_out_binds_worlds_but_is_not_shown() -> None:
    knows = Knowledge(seen={"c": 0b1})
    knows.count("abc", only(ADA))
    assert knows.among == (Among(("a", "b"), ("a", "b"), 0b1, counted=True),)
    assert knows.within("abc", only(ADA)) == ["c"]
    knows.moved("b", NO_ONE, only(ADA))
    assert knows.seen == {"c": 0b1}, "what is left over is counted out, not seen"
    assert {deal("ad", knows.among, dice(number))["a"] for number in range(9)} == {"a"}


def test_a_rule_excludes_cards_from_a_place() -> None:
    knows = Knowledge(among=(Among(("a", "b"), ("a", "b", "c", "d"), 0b1),))
    knows.rule_out("c", ("b",))
    assert [*knows.among] == [Among(("a",), ("a", "b", "c", "d"), 0b1), Among(("b",), ("a", "b", "d"), 0b1)]
    knows.rule_out("a", ("b",))
    knows.rule_out("d", ("b",))
    assert knows.seen == {"b": 0b1}
    assert [*knows.among] == [Among(("a",), ("a", "c", "d"), 0b1)]


def test_a_card_of_two_statements_is_dealt_where_both_hold() -> None:
    groups = [Among(("a",), ("a", "b"), 1), Among(("a", "c"), ("a", "c"), 1, counted=True)]
    assert {deal("abc", groups, dice(number))["a"] for number in range(20)} == {"a"}


def test_a_deal_agrees_with_every_statement_and_each_such_deal_can_come() -> None:
    groups = [Among(("a", "b"), ("a", "b", "c"), 1), Among(("d",), ("c", "d"), 1)]
    possible = {
        faces
        for faces in permutations("abcd")
        if {faces.index("a"), faces.index("b")} <= {0, 1, 2} and faces.index("d") in (2, 3)
    }
    dealt = {tuple(deal("abcd", groups, dice(number)).values()) for number in range(300)}
    assert dealt == possible


def test_a_look_cannot_be_undone_and_a_choice_that_showed_nothing_can() -> None:
    match = Match(RULES, 2, seed(1))
    match.answer(ADA, Lay(0))
    assert match.undo_steps(ADA) == [0]
    match.answer(ADA, Hold(match.game.state.hands[ADA][0]))
    assert match.undo_steps(ADA) == [], "the card that came to the hand was seen"
    match.answer(BOB, Swap(0, ADA, 1))
    assert match.undo_steps(BOB) == [2]
    match.answer(ADA, Look(BOB, 0))
    assert match.undo_steps(ADA) == []


def test_every_statement_is_true_and_an_imagined_world_agrees_with_it() -> None:
    """Played at random: each observer's statements hold in the worlds that it imagines."""
    checked = 0
    for number in range(4):
        for game in moments(RULES, 3, number):
            for seat in range(3):
                world = imagine(game, seat, dice(number))
                checked += agrees(game, world, seat)
    assert checked > 20


def agrees(game: Game[Any], world: Game[Any], seat: int) -> int:
    places = [card for zone in ZONES.zones for _, pile in zone.piles(game.state) for card in pile]
    faces = dict(
        zip(places, [card for zone in ZONES.zones for _, pile in zone.piles(world.state) for card in pile], strict=True)
    )
    groups = [group for group in game.state.knows.among if group.seats >> seat & 1]
    for group in groups:
        assert {*group.cards} <= {*group.places}
        outside = {faces[place] for place in places if place not in group.places}
        assert not outside & {*group.cards}
    return len(groups)


def test_bits_of_a_set() -> None:
    assert [*bits(0b1011)] == [0b1, 0b10, 0b1000]


def test_a_turn_goes_on_to_the_choice_of_a_card() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, Lay(1))
    assert game.step == Choose(ADA, 1)
    assert turn(game, dice(1))[0] == ADA


class Tile(Struct, frozen=True):
    kind: str
    worn: bool


class Shelves(Struct):
    """A table that writes its cards by kind or as records: `1.axe` is a kind of seat 1."""

    hands: list[tuple[str, ...]]
    laid: dict[str, Tile]


def test_cards_that_a_state_writes_otherwise_have_names_for_knowledge() -> None:
    hands = Piles("hands", to_owner, bag=True, name="{}.{}".format, face=lambda kind, name: name[2:], order=len)
    laid = Piles(
        "laid", to_nobody, name=lambda key, tile: f"0.{tile.kind}", face=lambda tile, name: Tile(name[2:], tile.worn)
    )
    state = Shelves([("axe", "spear"), ()], {"x": Tile("bow", True)})
    assert [*hands.piles(state), *laid.piles(state)] == [(0, ["0.axe", "0.spear"]), (1, []), ("x", ["0.bow"])]
    hands.put(state, 0, ["0.spear", "0.bow"])
    laid.put(state, "x", ["0.axe"])
    assert state == Shelves([("bow", "spear"), ()], {"x": Tile("axe", True)})


def test_how_a_hidden_hand_of_several_backs_is_sorted_tells_nothing() -> None:
    """The same backs are seen: one card of each of two colours in a hand, the others in a row."""
    zones = Zones(HANDS, ROWS, back=lambda card: card[-1])
    drawn = set()
    for number in range(20):
        worlds = []
        for hand, row in ((("1r", "2b"), ("4r", "3b")), (("3b", "4r"), ("1r", "2b"))):
            state = State(dice(0), Knowledge(), [hand, ()], [row, ()], ())
            zones.imagine(state, BOB, dice(number))
            worlds.append((state.hands, state.rows))
        assert worlds[0] == worlds[1]
        drawn.add(str(worlds))
    assert len(drawn) > 1


def test_of_cards_that_look_the_same_one_that_goes_takes_what_was_known_of_all_with_it() -> None:
    knows = Knowledge({"axe#0": 0b01}, (Among(("axe#1", "bow#0"), ("axe#1", "axe#2", "bow#0"), 0b11),))
    knows.forget(["axe#0", "axe#1", "axe#2"], only(ADA))
    assert knows.seen == {}
    places = ("axe#1", "axe#2", "bow#0")
    assert knows.among == (Among(("axe#1", "bow#0"), places, 0b10), Among(("bow#0",), places, 0b01))
    knows.forget(["axe#1", "bow#0"], only(ADA, BOB))
    assert not knows.among


def test_a_rollout_knows_cards_that_were_shown_until_they_are_mixed_or_turned_up() -> None:
    game = table("01 02 | 03 04", "05 06 | 07 08")
    game.answer(ADA, Look(BOB, 1))
    quick = rollout(game).copy()
    assert knows(quick, ADA) == ". . | . 08"
    quick.state.knows.mix(("07", "08"), only(BOB))
    assert knows(quick, ADA) == ". . | . 08", "the other player mixed them up"
    quick.state.knows.mix(("07", "08"), only(ADA))
    assert quick.state.knows == Glimpses()
    quick.state.knows.show("05", NO_ONE, only(BOB))
    quick.state.knows.moved("05", only(ADA), only(ADA, BOB, CY))
    assert quick.state.knows.seen == {}
    assert knows(game, ADA) == ". . | . 08", "the game itself is as it was"


def test_a_rollout_notes_nothing_about_several_cards() -> None:
    knows = Glimpses({"01": 0b01})
    knows.count(("02", "03"), only(ADA))
    knows.rule_out("02", ("03",))
    knows.moved("04", only(ADA, BOB), only(BOB))
    knows.mix(("02", "03", "04"), only(ADA))
    assert knows == Glimpses({"01": 0b01})
