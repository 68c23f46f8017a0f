"""Random games with cards of the whole pool."""

from collections.abc import Iterator

from regalia.core import Chance, Game
from regalia.games.wheel_of_time import RULES
from regalia.games.wheel_of_time.content import SideName, cards
from regalia.games.wheel_of_time.decks.deck import Deck, is_avatar, may_open, never_controls, opening_type, others_of
from regalia.games.wheel_of_time.state import State
from regalia.testing.playing import dice, turn


def any_deck(name: SideName, chance: Chance) -> Deck:
    """A deck of a hundred cards, each once, of everything that a side may control."""
    pool = [card for card in cards().values() if card.legal and not never_controls(name, card)]
    avatar = chance.one([card for card in pool if is_avatar(card, name) and others_of(card) == 3])
    taken = chance.some([card for card in pool if card is not avatar], 100)
    openers = {opening_type(card.kind): card.kind for card in taken if may_open(card, name)}
    opening = (avatar.kind, *sorted(openers.values())[:3])
    return Deck(name, dict.fromkeys(sorted({avatar.kind, *(card.kind for card in taken)}), 1), opening)


def decisions(number: int) -> Iterator[Game[State]]:
    """A random game with cards of the whole pool."""
    chance = dice(number)
    brought = [any_deck("hero", chance), any_deck("villain", chance)]
    game = RULES.begin(2, f"{number:064x}", brought=brought)
    while not game.is_over:
        yield game
        game.answer(*turn(game, chance))
