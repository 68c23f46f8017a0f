"""Rules 4. Each change of the facts is told as it happened: how much, of what, from where; nothing if nothing changed."""

from collections.abc import Callable

import pytest

from regalia.core import Event, Game
from regalia.games.wheel_of_time.events import (
    AllReadied,
    CardsRevealed,
    ControlChanged,
    ControlTokensChanged,
    Damaged,
    DamagePooled,
    Discarded,
    DragonRevealed,
    Drew,
    Entered,
    Healed,
    Joined,
    Killed,
    Left,
    LookedAt,
    Lost,
    Moved,
    PatternChanged,
    PoolsEmptied,
    Readied,
    Replaced,
    Resolved,
    Returned,
    Rotated,
    Shuffled,
    StoodDown,
    SymbolsSpent,
    TokensChanged,
    TookToHand,
    TurnBegan,
    Undecided,
)
from regalia.games.wheel_of_time.pieces import NOBODY, ChallengeId, PieceId, Score
from regalia.games.wheel_of_time.state import Fallen, State
from regalia.games.wheel_of_time.verbs import cards, challenges, forces, pattern, pools
from tests.games.wheel_of_time.laid import HERO, VILLAIN, Table, symbol

PAID = symbol("O")
Happens = Callable[[Game[State]], object]


def table() -> Table:
    """A rotated, damaged Loial with a guard in the Pattern challenge, Andor, Perrin at home, cards in each place."""
    laid = Table()
    number = laid.challenge(form="pattern", scores=(Score(char=2, troop=1), Score()))
    laid.lay("loial", challenge=number, rotated=True, damage=2, tokens=(("plan", 2),))
    laid.lay("bodyguards", on="loial")
    laid.lay("andor", NOBODY, owner=HERO, control=(2, 0))
    laid.lay("perrin_aybara_i", corruption=1)
    laid.pool(HERO, PAID)
    laid.set(decks=[("fireball", "duel"), ()], hands=[("healing",), ()], discards=[(), ("plots", "charge")], neutral=1)
    laid.set(dragon="rand_al_thor_iv", fallen=(Fallen(VILLAIN, "rahvin_i", "avatar"),))
    return laid


def end_undecided(game: Game[State]) -> None:
    """The game ends after too many turns."""
    game.state.fallen = ()
    pattern.end_game(game)


PATTERN: ChallengeId = 1
LOIAL: PieceId = 2
GUARDS: PieceId = 3
ANDOR: PieceId = 4
PERRIN: PieceId = 5
TOLD: dict[str, tuple[Happens, list[Event]]] = {
    "a card enters": (
        lambda game: forces.enter(game, "fade", VILLAIN, "recruit"),
        [Entered(6, "fade", VILLAIN, 0, "recruit")],
    ),
    "an advantage is attached": (
        lambda game: forces.enter(game, "longbow", HERO, "play", host=PERRIN),
        [Entered(6, "longbow", HERO, PERRIN, "play")],
    ),
    "a card dies, and its guards are discarded": (
        lambda game: forces.slay(game, LOIAL, taveren=False),
        [Left(GUARDS, "bodyguards", HERO, "discard"), Killed(LOIAL, "loial", HERO)],
    ),
    "a card returns to hand": (
        lambda game: forces.return_to_hand(game, GUARDS),
        [Returned(HERO, "bodyguards", "play", "hand")],
    ),
    "a card is shuffled into its deck": (
        lambda game: forces.leave_play(game, GUARDS, "deck"),
        [Returned(HERO, "bodyguards", "play", "deck"), Shuffled(HERO, False)],
    ),
    "damage": (lambda game: forces.wound(game, PERRIN, 2, by=LOIAL), [Damaged(PERRIN, 2, LOIAL)]),
    "no damage": (lambda game: forces.wound(game, PERRIN, 0), []),
    "healing of more than there is": (lambda game: forces.heal(game, LOIAL, 3), [Healed(LOIAL, 2)]),
    "healing of nothing": (lambda game: forces.heal(game, PERRIN, 1), []),
    "damage that moves": (
        lambda game: forces.move_damage(game, LOIAL, PERRIN, 1),
        [Healed(LOIAL, 1), Damaged(PERRIN, 1, LOIAL)],
    ),
    "corruption comes": (lambda game: forces.corrupt(game, PERRIN, 2), [TokensChanged(PERRIN, "corruption", 2)]),
    "corruption goes, but not below none": (
        lambda game: forces.corrupt(game, PERRIN, -3),
        [TokensChanged(PERRIN, "corruption", -1)],
    ),
    "tokens come": (lambda game: forces.add_tokens(game, LOIAL, "plan", 1), [TokensChanged(LOIAL, "plan", 1)]),
    "tokens go, but not below none": (
        lambda game: forces.add_tokens(game, LOIAL, "plan", -3),
        [TokensChanged(LOIAL, "plan", -2)],
    ),
    "no tokens to take": (lambda game: forces.add_tokens(game, LOIAL, "wealth", -1), []),
    "a ready card rotates": (lambda game: forces.rotate(game, PERRIN), [Rotated(PERRIN)]),
    "a rotated one does not": (lambda game: forces.rotate(game, LOIAL), []),
    "a rotated card is readied": (lambda game: forces.ready(game, LOIAL), [Readied(LOIAL)]),
    "a ready one is not": (lambda game: forces.ready(game, PERRIN), []),
    "all are readied": (lambda game: forces.ready_all(game, [LOIAL]), [AllReadied((LOIAL,))]),
    "forces take the field": (lambda game: forces.move(game, [PERRIN], "field"), [Moved((PERRIN,), "field")]),
    "nobody moves": (lambda game: forces.move(game, [], "field"), []),
    "a force joins": (lambda game: forces.join(game, PERRIN, PATTERN, "effect"), [Joined(PERRIN, PATTERN, "effect")]),
    "a participant stands down": (lambda game: forces.stand_down(game, LOIAL), [StoodDown(LOIAL, "")]),
    "a force at home stands down": (lambda game: forces.stand_down(game, PERRIN), [StoodDown(PERRIN, "")]),
    "a reason is given": (lambda game: forces.stand_down(game, PERRIN, "cap"), [StoodDown(PERRIN, "cap")]),
    "control changes": (lambda game: forces.take_control(game, ANDOR, VILLAIN), [ControlChanged(ANDOR, VILLAIN)]),
    "control stays": (lambda game: forces.take_control(game, ANDOR, NOBODY), []),
    "a replacement": (
        lambda game: forces.replace_piece(game, PERRIN, "young_bull"),
        [Replaced(PERRIN, "perrin_aybara_i", "young_bull")],
    ),
    "control tokens": (lambda game: challenges.add_control(game, ANDOR, HERO, 3), [ControlTokensChanged(ANDOR, HERO, 3)]),
    "control tokens that go, but not below none": (
        lambda game: challenges.add_control(game, ANDOR, HERO, -3),
        [ControlTokensChanged(ANDOR, HERO, -2)],
    ),
    "no control tokens": (lambda game: challenges.add_control(game, ANDOR, VILLAIN, -3), []),
    "a result": (
        lambda game: challenges.settle_result(game, PATTERN, 2, 6, VILLAIN),
        [Resolved(PATTERN, "pattern", "", 2, 6, VILLAIN)],
    ),
    "light tokens": (lambda game: pattern.add_pattern(game, HERO, 2), [PatternChanged(HERO, 2, 0, "effect")]),
    "neutral tokens": (lambda game: pattern.add_neutral(game, 2), [PatternChanged(NOBODY, 0, 2, "effect")]),
    "neutral tokens become light, as many as there are": (
        lambda game: pattern.take_neutral(game, HERO, 2),
        [PatternChanged(HERO, 1, -1, "effect")],
    ),
    "light tokens become neutral, as many as there are": (
        lambda game: pattern.convert(game, HERO, 3, "recruit"),
        [PatternChanged(HERO, -2, 2, "recruit")],
    ),
    "no tokens to convert": (lambda game: pattern.convert(game, HERO, 0), []),
    "light tokens go": (lambda game: pattern.remove_pattern(game, HERO, 3), [PatternChanged(HERO, -2, 0, "removed")]),
    "neutral tokens go": (lambda game: pattern.remove_pattern(game, NOBODY, 3), [PatternChanged(NOBODY, 0, -1, "removed")]),
    "a turn": (pattern.begin_turn, [TurnBegan(4, 0)]),
    "the Dragon comes": (lambda game: pattern.turn_up_dragon(game, True), [DragonRevealed("rand_al_thor_iv", True)]),
    "the Dragon is discarded": (
        lambda game: pattern.turn_up_dragon(game, False),
        [DragonRevealed("rand_al_thor_iv", False)],
    ),
    "why a player has lost": (pattern.end_game, [Lost(VILLAIN, "avatar", "rahvin_i")]),
    "that neither player has lost": (end_undecided, [Undecided(3)]),
    "cards are drawn, as many as there are": (
        lambda game: cards.draw(game, HERO, 3),
        [Drew(HERO, ("fireball", "duel"), 2)],
    ),
    "the discard pile is shuffled to draw": (
        lambda game: cards.draw(game, VILLAIN, 2),
        [Shuffled(VILLAIN, True), Drew(VILLAIN, ("plots", "charge"), 2)],
    ),
    "cards are discarded from hand": (
        lambda game: cards.discard_from_hand(game, HERO, ["healing"]),
        [Discarded(HERO, ("healing",), "hand")],
    ),
    "none are": (lambda game: cards.discard_from_hand(game, HERO, []), []),
    "a random card, as many as there are": (
        lambda game: cards.discard_at_random(game, HERO, 2),
        [Discarded(HERO, ("healing",), "hand")],
    ),
    "cards fall from the deck": (lambda game: cards.mill(game, HERO, 1), [Discarded(HERO, ("fireball",), "deck")]),
    "none fall from an empty one": (lambda game: cards.mill(game, VILLAIN, 1), []),
    "a card that was shown comes to hand": (
        lambda game: cards.come_to_hand(game, HERO, "plots", "discard", shown=True),
        [Returned(HERO, "plots", "discard", "hand")],
    ),
    "a card that was not": (
        lambda game: cards.come_to_hand(game, HERO, "plots", "deck", shown=False),
        [TookToHand(HERO, "plots", "deck")],
    ),
    "a hand is looked at": (
        lambda game: cards.look_at_hand(game, VILLAIN, HERO),
        [LookedAt(VILLAIN, HERO, "hand", ("healing",), 1)],
    ),
    "the top of a deck is looked at": (
        lambda game: cards.look_at_top(game, VILLAIN, HERO, 3),
        [LookedAt(VILLAIN, HERO, "deck", ("fireball", "duel"), 2)],
    ),
    "the top of a deck is shown": (
        lambda game: cards.show_top(game, HERO, 1),
        [CardsRevealed(HERO, "deck", ("fireball",))],
    ),
    "a card of a hand is shown": (
        lambda game: cards.show_from_hand(game, HERO, ["healing"]),
        [CardsRevealed(HERO, "hand", ("healing",))],
    ),
    "symbols are spent": (lambda game: pools.spend_symbols(game, HERO, [PAID]), [SymbolsSpent(HERO, (PAID,))]),
    "none are spent": (lambda game: pools.spend_symbols(game, HERO, []), []),
    "pools are emptied": (pools.empty_pools, [PoolsEmptied()]),
    "damage comes into a pool": (
        lambda game: pools.add_damage(game, PATTERN, HERO, "char", 1),
        [DamagePooled(HERO, PATTERN, 3, 1)],
    ),
    "damage leaves a pool, but not below none": (
        lambda game: pools.add_damage(game, PATTERN, HERO, "troop", -3),
        [DamagePooled(HERO, PATTERN, 2, 0)],
    ),
    "nothing comes into a pool": (lambda game: pools.add_damage(game, PATTERN, HERO, "troop", 0), []),
    "damage moves to the other pool": (
        lambda game: pools.move_damage(game, PATTERN, HERO, "troop", "char", 3),
        [DamagePooled(HERO, PATTERN, 2, 0), DamagePooled(HERO, PATTERN, 3, 0)],
    ),
}


@pytest.mark.parametrize("what", TOLD)
def test_what_happened_is_told(what: str) -> None:
    happens, told = TOLD[what]
    game = table().game()
    happens(game)
    assert game.events == told
