"""Rules 4, 9.13. No seat learns of hidden cards from being asked, from a pause, or from what others are asked."""

import pytest

from regalia.core import Answer, Game, Match, Seat, imagine, look, some_answer
from regalia.games.wheel_of_time import RULES, notation
from regalia.games.wheel_of_time.asking import menu
from regalia.games.wheel_of_time.content import cards
from regalia.games.wheel_of_time.events import CardsRevealed, LookedAt
from regalia.games.wheel_of_time.language.reading import words
from regalia.games.wheel_of_time.options import DeclareCard, PlayAdvantage, PlayEvent, Recruit
from regalia.games.wheel_of_time.pieces import Context, Ref
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.steps.carry import Carry
from regalia.games.wheel_of_time.steps.costs import PayCardsOfHand
from regalia.games.wheel_of_time.steps.setup import ROUNDS, OpeningHands
from regalia.games.wheel_of_time.steps.use import Willing
from regalia.testing.playing import dice, seed, some_moments, turn
from regalia.testing.privacy import assert_asks_the_same, assert_looks_the_same, assert_same_world, heard_by
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table

PAIRS = {
    "a search finds something or nothing": (
        ["phase resolve | challenges pattern", "V home lord_comar | deck {}"],
        ["V activate lord_comar 0"],
        ("darkfriend healing", "healing healing"),
    ),
    "advantages are stored, or none": (
        ["phase resolve | challenges pattern", "V advantages ready_resources | hand {}"],
        ["V activate ready_resources 0"],
        ("bodyguards", "healing"),
    ),
    "a hand can do something in a window, or nothing": (
        ["phase resolve | challenges pattern", "V hand {} | home fade-1 | pool O"],
        [],
        ("healing", "duel"),
    ),
    "a hand answers to a death, or not": (
        ["phase draw", "V home lord_lir-2 | hand {}"],
        [],
        ("narrow_escape", "healing"),
    ),
    "a hand holds something to recruit, or not": (
        ["phase actions | pattern 2/0/2 | dominant H", "V hand {}"],
        [],
        ("lady_elenia", "healing"),
    ),
    "a hand holds a challenge, or not": (
        ["phase declare", "V hand {}"],
        ["H declare-nothing"],
        ("secondary_efforts", "healing"),
    ),
    "a face-down challenge is one or another": (
        ["phase declare | dominant H", "H home lord_pelivar | hand duel", "V hand secondary_efforts assassination_attempt"],
        ["V declare-card {}"],
        ("secondary_efforts", "assassination_attempt"),
    ),
    "a force was committed to one challenge or another": (
        ["phase commit | challenges pattern gather_allies@H", "H field lord_pelivar", "V field padan_fain"],
        ["V padan_fain>{}"],
        ("pattern", "stand-down"),
    ),
    "one card or another is about to be discarded": (
        ["phase discard", "H hand fireball", "V hand healing duel"],
        ["V {}"],
        ("healing", "duel"),
    ),
    "one card or two are about to be drawn": (
        ["phase discard", "H deck healing", "V deck healing duel"],
        ["V {}"],
        ("1", "2"),
    ),
    "a success lets something be found or nothing": (
        [
            "phase resolve | challenges secondary_efforts@V | score:secondary_efforts 5:0",
            "V home therava | deck {} healing",
        ],
        ["V yes"],
        ("alarys", "duel"),
    ),
    "the named type of advantage lies in a deck or not": (
        ["phase resolve | challenges pattern", "V hand lucky_find | deck {} healing"],
        ["V play-event lucky_find 0 pattern", "V take-word character"],
        ("bodyguards", "duel"),
    ),
    "an event is found, or nothing was looked for": (
        ["phase resolve | challenges pattern", "V hand time_of_need | deck {} padan_fain"],
        ["V play-event time_of_need 0 pattern"],
        ("duel", "connections"),
    ),
    "three cards are found or none": (
        ["phase resolve | challenges dark_subversion@V | score:dark_subversion 1:0", "V deck {} healing"],
        [],
        ("darkfriend", "duel"),
    ),
    "the top card of a deck is one or another": (
        ["phase resolve | challenges pattern", "V hand knowledge_is_power | pool I | deck {}"],
        ["V play-event knowledge_is_power 0 pattern", "V take-seat 1"],
        ("healing duel", "duel healing"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_opponent_cannot_tell_whether(name: str) -> None:
    given, when, hidden = PAIRS[name]
    seen = []
    for held in hidden:
        game = notation.lay_out([line.format(held) for line in given])
        for line in when:
            notation.act(game, line.format(held))
        seen.append((look(game, 0).view, look(game, 0).ask, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]


def test_who_recruits_at_once_is_asked_with_and_without_somebody_to_recruit() -> None:
    seen = []
    for held in ("healing", "rhuarc"):
        game = notation.lay_out(["phase actions | pattern 0/0/2", f"H home pevin | hand {held}", "V hand duel"])
        notation.act(game, "H activate pevin 2")
        seen.append((look(game, 1).view, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]


def test_who_pays_with_a_card_of_the_hand_is_asked_which_even_if_only_one_will_do() -> None:
    seen = []
    for held in ("first_squadron healing", "first_squadron second_squadron"):
        game = notation.lay_out(["phase actions", f"H home sixth_squadron-1 | hand {held}", "V hand duel"])
        notation.act(game, "H activate sixth_squadron 1")
        seen.append((look(game, 1).view, sorted(game.asks), game.step.kind()))
    assert seen[0] == seen[1]
    assert seen[0][2] == "PayCards"


@pytest.mark.parametrize(
    ("kind", "number", "at", "held"),
    [
        ("things_yet_to_come", 0, 0, "gather_allies healing"),
        ("a_crown_of_swords", 0, 0, "illian_lancers bayle_domon healing"),
        ("chief_s_chair", 2, 1, "goshien_aiel healing"),
        ("sixth_squadron", 1, 0, "first_squadron healing"),
        ("perpetual_conflict", 1, 1, "secondary_efforts gather_allies healing"),
    ],
)
def test_who_pays_with_a_card_of_the_hand_has_one_that_will_do_in_every_imagined_world(
    kind: str, number: int, at: int, held: str
) -> None:
    table = Table()
    table.state.hands[HERO] = tuple(sorted(held.split()))
    targets = tuple(table.lay("rhuarc") for _ in range(2))
    step = PayCardsOfHand(HERO, Ref(kind, number), Context(HERO, kind=kind, targets=targets), at)
    game = Game(RULES, table.state, step)
    assert sorted(game.asks) == [HERO]
    for index in range(40):
        world = imagine(game, VILLAIN, dice(index))
        assert_asks_the_same(game, world, VILLAIN)
        assert_looks_the_same(game, world, VILLAIN)
        assert_same_world(game, imagine(game, VILLAIN, dice(-index)), imagine(world, VILLAIN, dice(-index)), VILLAIN)


def test_no_card_of_a_hand_is_used_where_one_is_asked_only_if_one_can_do_something() -> None:
    for kind in cards():
        for each in words(kind).entries:
            if each.when in menu.OPEN:
                assert (each.mode, each.zone) == ("act", ""), (kind, each.ref.entry)
                assert not any(getattr(cost, "of_hand", False) for cost in each.cost), (kind, each.ref.entry)
                assert not any(option.zones for target in each.targets for option in target.options), (kind, each.ref.entry)


def test_a_card_that_was_just_drawn_is_shuffled_in_unseen() -> None:
    game = notation.lay_out(["phase draw", "V home hadnan_kadere | hand duel healing | deck charge lightning fireball"])
    for line in ("V -", "V 1", "V yes", "V charge"):
        notation.act(game, line)

    assert notation.table(game, ["V held 3 | deck 2"]) == ["V held 3 | deck 2"]
    told = [event.seen_by(frozenset((0,))) for event in game.events or []]
    assert "charge" not in repr(told)
    assert game.state.known_hands[1] == ()


@pytest.mark.parametrize("answers", [("V 1",), ("V 1", "V yes")])
def test_what_the_opponent_has_just_drawn_is_dealt_again_in_an_imagined_game(answers: tuple[str, ...]) -> None:
    games = [notation.lay_out(["phase draw", f"V home hadnan_kadere | deck {drawn}"]) for drawn in ("charge", "lightning")]
    for game in games:
        for line in answers:
            notation.act(game, line)

    for number in range(4):
        one, other = (imagine(game, 0, dice(number)) for game in games)
        assert_same_world(games[0], one, other, 0)
    own = [imagine(game, 1, dice(0)) for game in games]
    assert [each.state.hands[1] for each in own] == [("charge",), ("lightning",)]
    assert [each.step.ctx.drawn for each in own if isinstance(each.step, Carry | Willing)] == [("charge",), ("lightning",)]


def test_only_both_players_learn_which_card_liandrin_looks_at() -> None:
    game = notation.lay_out(["phase resolve | challenges pattern", "V home liandrin_sedai", "H hand duel"])
    notation.act(game, "V activate liandrin_sedai 1")

    (look_at,) = [event for event in game.events or [] if isinstance(event, LookedAt)]
    assert look_at.seen_by(frozenset((0,))).cards == look_at.seen_by(frozenset((1,))).cards == ("duel",)
    assert look_at.seen_by(frozenset()).cards is None
    assert not any(isinstance(event, CardsRevealed) for event in game.events or [])
    assert game.state.known_hands[0] == ("duel",)


@pytest.mark.parametrize("avatar", ["mat_cauthon_ii", "rand_al_thor_i"])
def test_nobody_learns_before_the_avatars_are_revealed_who_sets_a_dragon_reborn_aside(avatar: str) -> None:
    game = notation.lay_out(["phase setup"])
    game.state.decks[0] = (avatar, *game.state.decks[0])
    game.ask_again()
    held = (avatar, "elayne_trakand gather_allies unexpected_ally")
    for mine, yours in zip(held, ("rahvin_i", "padan_fain secondary_efforts lord_gaebril"), strict=True):
        assert sorted(game.asks) == [0, 1]
        notation.act(game, f"H hold {mine}")
        notation.act(game, f"V hold {yours}")
    assert sorted(game.asks) == [0, 1]
    assert game.step.kind() == "OpeningHands"

    notation.act(game, "H set-aside rand_al_thor_iv" if avatar == "mat_cauthon_ii" else "H begin")
    notation.act(game, "V begin")
    assert game.state.dragon == ("rand_al_thor_iv" if avatar == "mat_cauthon_ii" else "")
    assert notation.table(game, ["turn 1"]) == ["turn 1"]


def test_an_opening_hand_is_taken_back_for_free_until_the_other_player_chooses_again() -> None:
    match, rounds = Match(RULES, 2, seed(4)), 0
    while isinstance(match.game.step, OpeningHands):
        last, asks = match.game.step.is_last, match.game.asks
        match.answer(HERO, some_answer(asks[HERO], dice(0)))
        assert match.undo_steps(HERO) == [2 * rounds], "the question is open"
        match.answer(VILLAIN, some_answer(asks[VILLAIN], dice(0)))
        free = [] if last else [2 * rounds]
        assert match.undo_steps(HERO) == free
        assert match.undo_steps(VILLAIN) == [number + 1 for number in free]
        if not last:
            shown = look(match.game, VILLAIN)
            match.undo(HERO, 2 * rounds)
            assert [*match.game.asks] == [HERO]
            match.answer(HERO, some_answer(asks[HERO], dice(1)))
            assert look(match.game, VILLAIN) == shown
        rounds += 1
    assert rounds == ROUNDS


# ---------------------------------------------------------------- random games

WORLDS = 3
"""Other hands, decks, commitments and answers, for each seat at each decision."""
FOREIGN = 12
"""Cards of the whole pool that a seat asks about beside those of the hands."""


@pytest.mark.parametrize("number", range(2))
def test_who_hears_the_same_sees_the_same_and_is_asked_the_same(number: int) -> None:
    """What is not told by an event is not told by a question either, nor by a pause or the number of a card."""
    heard_alike = 0
    for index, game in some_moments(RULES, 2, number, 60):
        for seat in () if game.is_over else game.state.seats:
            for each in range(WORLDS):
                mover, answer = turn(game, dice(WORLDS * index + each))
                one, other = game.copy(), imagine(game, seat, dice(WORLDS * index + each))
                if other.why_not(mover, answer) is None and heard(one, mover, answer, seat) == heard(
                    other, mover, answer, seat
                ):
                    heard_alike += not one.is_over
                    if not one.is_over:
                        assert_looks_the_same(one, other, seat)
                        assert (one.state.ids, one.state.counted) == (other.state.ids, other.state.counted)
    assert heard_alike > 200


def heard(game: Game[State], mover: Seat, answer: Answer, seat: Seat) -> list[object]:
    """What a seat hears after an answer."""
    game.events = []
    game.answer(mover, answer)
    return [*heard_by(game.events, seat)]


@pytest.mark.parametrize("number", range(2))
def test_why_a_card_cannot_be_played_tells_nothing_of_what_others_hold(number: int) -> None:
    reasons = set()
    for index, game in some_moments(RULES, 2, 20 + number, 60):
        for seat in game.asks:
            world = imagine(game, seat, dice(index))
            hands = [each.state.hands[holder] for each in (game, world) for holder in game.state.seats]
            for kind in {*dice(index).some(sorted(cards()), FOREIGN)}.union(*hands):
                for wish in (DeclareCard(kind), Recruit(kind), PlayAdvantage(kind), PlayEvent(kind, 0)):
                    here, there = (each.why_not(seat, wish) for each in (game, world))
                    assert here == there, (game.step, seat, wish)
                    reasons.add(here and here.reason)
    assert {"short", "no-target", "no-requirement", "at-another-moment"} <= reasons


def test_the_opponent_who_is_imagined_can_always_choose_an_opening_hand() -> None:
    game = RULES.begin(2, dice(0).seed)
    for index in range(2 * ROUNDS):
        assert game.step.kind() == "OpeningHands"
        for seat in game.state.seats:
            for number in range(6):
                world, chance = imagine(game, seat, dice(number)), dice(number)
                while world.step.kind() == "OpeningHands":
                    world.answer(*turn(world, chance))
                assert world.state.avatar(1 - seat)
        game.answer(*turn(game, dice(index)))
