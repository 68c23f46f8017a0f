"""Rules 4, 12.1. What players have learned of hidden cards, and which answers are kept until something changes."""

from typing import Any

import pytest
from msgspec.structs import replace

from regalia.core import Game
from regalia.games.wheel_of_time import in_force
from regalia.games.wheel_of_time.pieces import Memory, PieceId, Ref, Symbol, Used
from regalia.games.wheel_of_time.state import Fallen, State
from regalia.games.wheel_of_time.verbs import cards, challenges, forces, pattern, pools, writing
from tests.games.wheel_of_time.in_play import EFFORTS, GUARDS, LOIAL, PATTERN, PERRIN, ROLL, Deed, after, table
from tests.games.wheel_of_time.laid import HERO, VILLAIN, symbol

# ---------------------------------------------------------------- what cannot be unlearned

LEARNED: dict[str, tuple[Deed, int]] = {
    "a card drawn that nobody knew": (lambda game: cards.draw(game, HERO, 1), 1),
    "a card seen to leave a hand": (lambda game: cards.leave_hand(game.state, HERO, "duel"), 1),
    "a card that leaves a hand unseen": (lambda game: cards.leave_hand_unseen(game.state, HERO, "duel"), 0),
    "the opening hand of one's own choice": (lambda game: cards.hold(game.state, HERO, "duel"), 0),
    "two cards that fall from the deck": (lambda game: cards.mill(game, HERO, 2), 2),
    "a card found in the deck": (lambda game: cards.take_from_deck(game, HERO, "duel"), 1),
    "a look at the opponent's hand": (lambda game: cards.look_at_hand(game, VILLAIN, HERO), 1),
    "a look at one's own": (lambda game: cards.look_at_hand(game, HERO, HERO), 0),
    "a look at some cards of a hand": (lambda game: cards.look_at_cards(game, VILLAIN, HERO, ("duel",)), 1),
    "a look at the top of a deck": (lambda game: cards.look_at_top(game, VILLAIN, HERO, 2), 1),
    "the top of a deck shown": (lambda game: cards.show_top(game, HERO, 2), 1),
    "a card of a hand shown": (lambda game: cards.show_from_hand(game, HERO, ["duel"]), 1),
    "a card stored face down": (lambda game: cards.stash(game, HERO, "duel", LOIAL), 0),
    "a stored card used": (lambda game: cards.take_from_stash(game.state, GUARDS, "longbow"), 1),
    "a challenge turned up": (lambda game: challenges.reveal(game, EFFORTS), 1),
    "a Dragon Reborn set aside": (lambda game: pattern.set_dragon_aside(game.state, "rand_al_thor_iv"), 1),
    "a Dragon Reborn turned up": (lambda game: pattern.turn_up_dragon(game, True), 1),
}


@pytest.mark.parametrize("what", LEARNED)
def test_what_was_learned_is_counted_so_that_nothing_is_taken_back_after_it(what: str) -> None:
    deed, learned = LEARNED[what]
    assert after(deed).learned == learned


# ---------------------------------------------------------------- kept answers

WRITES: dict[str, Deed] = {
    "drawing": lambda game: cards.take_top(game.state, HERO),
    "shuffling": lambda game: cards.shuffle(game, HERO),
    "holding": lambda game: cards.hold(game.state, HERO, "duel"),
    "leaving a hand": lambda game: cards.leave_hand(game.state, HERO, "duel"),
    "leaving a hand unseen": lambda game: cards.leave_hand_unseen(game.state, HERO, "duel"),
    "coming to a hand": lambda game: cards.come_to_hand(game, HERO, "plots", "discard", shown=True),
    "discarding": lambda game: cards.lay_on_discards(game.state, HERO, ("plots",)),
    "taking from a deck": lambda game: cards.take_from_deck(game, HERO, "duel"),
    "putting under a deck": lambda game: cards.put_under_deck(game, HERO, ("plots",)),
    "arranging the top of a deck": lambda game: cards.arrange_top(game, HERO, HERO, ("duel", "fireball")),
    "taking from a pile": lambda game: cards.take_from_pile(game.state, HERO, "killed", "faile"),
    "putting on a pile": lambda game: cards.put_on_pile(game.state, HERO, "removed", "faile"),
    "looking at a hand": lambda game: cards.look_at_hand(game, VILLAIN, HERO),
    "looking at a deck": lambda game: cards.look_at_top(game, VILLAIN, HERO, 1),
    "showing a deck": lambda game: cards.show_top(game, HERO, 1),
    "showing cards of a hand": lambda game: cards.show_from_hand(game, HERO, ["duel"]),
    "storing": lambda game: cards.stash(game, HERO, "duel", LOIAL),
    "using what is stored": lambda game: cards.take_from_stash(game.state, GUARDS, "longbow"),
    "declaring the Pattern challenge": lambda game: challenges.declare(game, HERO, "pattern"),
    "resolving": lambda game: challenges.begin_resolving(game.state, PATTERN),
    "filling the Pattern": lambda game: pattern.count_pattern(game.state, 20),
    "gaining tokens": lambda game: pattern.add_pattern(game, HERO, 1),
    "gaining neutral tokens": lambda game: pattern.add_neutral(game, 1),
    "taking neutral tokens": lambda game: pattern.take_neutral(game, HERO, 1),
    "converting tokens": lambda game: pattern.convert(game, HERO, 1),
    "removing tokens": lambda game: pattern.remove_pattern(game, HERO, 1),
    "becoming dominant": lambda game: pattern.dominate(game, HERO),
    "beginning a turn": pattern.begin_turn,
    "beginning a round": lambda game: pattern.begin_round(game, "draw"),
    "beginning a step": lambda game: pattern.set_step(game.state, "w_dead"),
    "acting": lambda game: pattern.act(game.state, HERO),
    "gaining symbols": lambda game: pools.gain_symbols(game, HERO, (Symbol("P"),)),
    "spending symbols": lambda game: pools.spend_symbols(game, HERO, (symbol("O"),)),
    "emptying pools": pools.empty_pools,
    "rolling": lambda game: pools.roll(game, (ROLL,)),
    "rolling again": lambda game: pools.reroll(game, LOIAL, 0),
    "changing a roll": lambda game: pools.change_roll(game.state, LOIAL, ()),
    "tallying a roll": lambda game: pools.forget_roll(game.state, LOIAL),
    "wounding": lambda game: forces.wound(game, PERRIN, 1),
    "entering": lambda game: forces.enter(game, "commander", HERO, "effect"),
    "leaving": lambda game: forces.remove(game, GUARDS),
    "replacing": lambda game: forces.replace_piece(game, PERRIN, "young_bull"),
    "using": lambda game: writing.use(game.state, Used("turn", Ref("loial", 0))),
    "noting": lambda game: writing.note(game.state, "mourned"),
}


@pytest.mark.parametrize("what", WRITES)
def test_no_answer_is_kept_beyond_the_next_change(what: str) -> None:
    game = table().game()
    game.state.memo = {"asked": True}
    WRITES[what](game)
    assert "asked" not in game.state.memo


# ---------------------------------------------------------------- what is known of hidden cards


def known(deed: Deed, *before: str) -> tuple[str, ...]:
    """What the Villain player knows of the Hero's hand, if he has known these cards in it."""
    laid = table()
    laid.set(known_hands=[before, ()])
    deed(laid.game())
    return laid.state.known_hands[HERO]


def test_what_is_known_of_a_hand() -> None:
    assert known(lambda game: cards.leave_hand(game.state, HERO, "duel"), "duel", "healing") == ("healing",)
    assert known(lambda game: cards.leave_hand_unseen(game.state, HERO, "duel"), "duel", "healing") == ("healing",)
    assert known(lambda game: cards.look_at_hand(game, VILLAIN, HERO)) == ("duel", "healing")
    assert known(lambda game: cards.look_at_hand(game, HERO, HERO)) == ()
    assert known(lambda game: cards.look_at_cards(game, VILLAIN, HERO, ("healing",)), "duel") == ("duel", "healing")
    assert known(lambda game: cards.show_from_hand(game, HERO, ["duel"]), "duel") == ("duel",), "still the same one"
    assert known(lambda game: cards.come_to_hand(game, HERO, "charge", "discard", shown=True), "duel") == ("charge", "duel")
    assert known(lambda game: cards.come_to_hand(game, HERO, "charge", "deck", shown=False), "duel") == ("duel",)
    assert known(lambda game: cards.draw(game, HERO, 1), "duel") == ("duel",)
    assert known(lambda game: cards.draw(drawing_known(game), HERO, 2), "duel") == ("duel", "fireball")


def drawing_known(game: Game[State]) -> Game[State]:
    """The Villain player has looked at the top card of the Hero's deck."""
    cards.look_at_top(game, VILLAIN, HERO, 1)
    return game


def tops(deed: Deed) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What both know of the Hero's deck, which the Villain player has seen: its three cards."""
    game = table().game()
    cards.look_at_top(game, VILLAIN, HERO, 3)
    deed(game)
    hers, his = game.state.known_tops
    return hers[HERO], his[HERO]


def test_what_is_known_of_a_deck() -> None:
    assert tops(lambda game: cards.draw(game, HERO, 1)) == ((), ("duel", "charge"))
    assert tops(lambda game: cards.mill(game, HERO, 2)) == ((), ("charge",))
    assert tops(lambda game: cards.take_from_deck(game, HERO, "duel")) == ((), ("fireball", "charge"))
    assert tops(lambda game: cards.shuffle(game, HERO)) == ((), ())
    assert tops(lambda game: cards.show_top(game, HERO, 2)) == (("fireball", "duel"), ("fireball", "duel", "charge"))
    assert tops(lambda game: cards.look_at_top(game, HERO, HERO, 1)) == (("fireball",), ("fireball", "duel", "charge"))
    swapped = ("duel", "fireball")
    assert tops(lambda game: cards.arrange_top(game, HERO, VILLAIN, swapped)) == ((), (*swapped, "charge"))
    assert tops(lambda game: cards.arrange_top(game, HERO, HERO, swapped)) == (swapped, ("", "", "charge"))


def test_a_challenge_that_was_seen_in_a_hand_may_be_there_still_when_one_lies_face_down() -> None:
    laid = table()
    laid.set(hands=[("gather_allies", "healing"), ()], known_hands=[("gather_allies",), ()])
    game = laid.game()
    number = challenges.declare(game, HERO, "card", "gather_allies")
    assert laid.state.known_hands[HERO] == ("gather_allies",)
    cards.look_at_hand(game, VILLAIN, HERO)
    assert laid.state.known_hands[HERO] == ("gather_allies", "healing")
    challenges.reveal(game, number)
    assert laid.state.known_hands[HERO] == ("healing",)


def test_who_leaves_the_killed_pile_is_not_lost_for_its_player() -> None:
    laid = table()
    laid.set(killed=[("faile",), ("faile",)], fallen=tuple(Fallen(seat, "faile", "taveren") for seat in (HERO, VILLAIN)))
    cards.take_from_pile(laid.state, HERO, "killed", "faile")
    assert laid.state.fallen == (Fallen(VILLAIN, "faile", "taveren"),)


def test_what_is_stored_under_a_card_lies_there_until_it_is_used() -> None:
    laid = table()
    cards.stash(laid.game(), HERO, "healing", GUARDS)
    cards.stash(laid.game(), HERO, "duel", LOIAL)
    assert [*laid.state.stashed] == [(LOIAL, ("duel",)), (GUARDS, ("healing", "longbow"))]
    cards.take_from_stash(laid.state, GUARDS, "longbow")
    cards.take_from_stash(laid.state, LOIAL, "duel")
    assert [*laid.state.stashed] == [(GUARDS, ("healing",))]


# ---------------------------------------------------------------- what is in force


@pytest.mark.parametrize(
    ("fields", "again"),
    [
        ({"memory": Memory(chosen="C")}, True),
        ({"targets": (LOIAL,)}, True),
        ({"kinds": ("duel",)}, True),
        ({"players": (HERO,)}, True),
        ({"margin": 3}, True),
        ({"stage": "resolved"}, True),
        ({"hidden": True}, True),
        ({"terrain": "dense_forest"}, False),
        ({"stage": "om"}, False),
    ],
)
def test_what_a_challenge_says_is_read_again_when_what_it_is_about_changes(fields: dict[str, Any], again: bool) -> None:
    laid = table()
    number = laid.challenge("gather_allies")
    before = in_force.layout(laid.state)
    writing.change_challenge(laid.state, number, **fields)
    assert (laid.state.layout is not before) == again


def test_a_challenge_that_lies_face_down_says_nothing() -> None:
    state = table().state
    before = in_force.layout(state)
    writing.change_challenge(state, EFFORTS, targets=(LOIAL,))
    assert state.layout is before


@pytest.mark.parametrize(
    ("fields", "again"),
    [
        ({"kind": "mat_cauthon_i"}, True),
        ({"seat": VILLAIN}, True),
        ({"host": LOIAL}, True),
        ({"tokens": (("plan", 1),)}, True),
        ({"memory": Memory(target=LOIAL)}, True),
        ({"control": (1, 0)}, True),
        ({"was": ("loial",)}, True),
        ({"lost": ("Ta'veren",)}, True),
        ({"gained": ("Monster",)}, True),
        ({"sub": "char"}, True),
        ({"avatar": True}, True),
        ({"fulfilled": True}, True),
        ({"damage": 1}, False),
        ({"rotated": True, "place": "field", "challenge": PATTERN}, False),
    ],
)
def test_what_cards_say_is_read_again_when_one_of_them_says_something_else(fields: dict[str, Any], again: bool) -> None:
    for write in (writing.change, put_changed):
        state = table().state
        before = in_force.layout(state)
        write(state, PERRIN, **fields)
        assert (state.layout is not before) == again


def put_changed(state: State, me: PieceId, **fields: Any) -> None:
    """The same card, written whole."""
    writing.put(state, me, replace(state.pieces[me], **fields))
