"""Rules 5 to 10. Events, in the past tense, and what each viewer sees of them."""

from typing import ClassVar, Literal, TypeAlias

from regalia.core import Event, Eyes, Private, Seat
from regalia.games.wheel_of_time.pieces import Ability, ChallengeForm, ChallengeId, Die, Id, Kind, PieceId, Symbol

Where: TypeAlias = Literal["hand", "deck", "discard", "killed", "removed", "play", "stash", "set_aside"]


class TurnBegan(Event, frozen=True):
    """Rules 5. A turn; `battle` counts the turns of the Last Battle."""

    turn: int
    battle: int


class RoundBegan(Event, frozen=True):
    """Rules 5. A round of the turn."""

    round: str


class Dominated(Event, frozen=True):
    """Rules 5.2. The dominant player of this turn."""

    seat: Seat


class Entered(Event, frozen=True):
    """A card came into play."""

    piece: PieceId
    kind: Kind
    seat: Seat
    host: PieceId
    how: Literal["start", "recruit", "play", "effect", "replace", "become"]


class Left(Event, frozen=True):
    """A card left play."""

    piece: PieceId
    kind: Kind
    owner: Seat
    to: Where


class Killed(Event, frozen=True):
    """Rules 9.5, 10.1. A card went to the killed pile."""

    piece: PieceId
    kind: Kind
    owner: Seat


class ControlChanged(Event, frozen=True):
    """Another player controls a card."""

    piece: PieceId
    seat: Seat


class AllReadied(Event, frozen=True):
    """Rules 5.2. Rotated cards were readied; forces went home."""

    pieces: tuple[PieceId, ...]


class Readied(Event, frozen=True):
    """Rules 9.1. A card was readied."""

    piece: PieceId


class Rotated(Event, frozen=True):
    """Rules 9.1. A card was rotated."""

    piece: PieceId


class Moved(Event, frozen=True):
    """Forces went to the home front or the battleground."""

    pieces: tuple[PieceId, ...]
    place: str


class Declared(Event, frozen=True):
    """Rules 5.3. A challenge was declared; only its player knows a face-down card."""

    seat: Seat
    challenge: ChallengeId
    form: ChallengeForm
    kind: Kind | None

    def seen_by(self, eyes: Eyes) -> "Declared":
        return self if self.form != "card" or self.seat in eyes else Declared(self.seat, self.challenge, self.form, None)


class NothingDeclared(Event, frozen=True):
    """Rules 5.3. A player declared nothing."""

    seat: Seat


class ChallengeRevealed(Event, frozen=True):
    """Rules 5.3. A challenge card was turned up."""

    challenge: ChallengeId
    kind: Kind


class Aimed(Event, frozen=True):
    """The choices for a challenge or an effect."""

    seat: Seat
    kind: Kind
    targets: tuple[Id, ...]
    kinds: tuple[Kind, ...]
    players: tuple[Seat, ...]
    word: str


class Joined(Event, frozen=True):
    """A force became a participant."""

    piece: PieceId
    challenge: ChallengeId
    how: Literal["commit", "reinforce", "effect"]


class CommitmentShown(Event, frozen=True):
    """Rules 12.8. The challenge of a force, shown before the reveal; 0 if it stands down."""

    piece: PieceId
    challenge: ChallengeId


class StoodDown(Event, frozen=True):
    """A force takes part in no challenge; `why` names the rule that forced it, if any."""

    piece: PieceId
    why: str


class Rolled(Event, frozen=True):
    """Rules 6.3. Dice were rolled."""

    piece: PieceId
    seat: Seat
    dice: tuple[Die, ...]


class Rerolled(Event, frozen=True):
    """Rules 6.4. A die was rolled again."""

    piece: PieceId
    old: Die
    new: Die


class Tallied(Event, frozen=True):
    """Rules 6.5. The results of a roll, an effect or a card in a challenge."""

    piece: PieceId
    seat: Seat
    challenge: ChallengeId
    support: int
    opposition: int
    damage: int


class SymbolsGained(Event, frozen=True):
    """Rules 7.1. Symbols came into a pool."""

    seat: Seat
    symbols: tuple[Symbol, ...]


class SymbolsSpent(Event, frozen=True):
    """Rules 7.2. Symbols were paid."""

    seat: Seat
    symbols: tuple[Symbol, ...]


class PoolsEmptied(Event, frozen=True):
    """Rules 7.1. The resource pools were emptied."""


class DamagePooled(Event, frozen=True):
    """Rules 6.5. Damage pools of a player changed."""

    seat: Seat
    challenge: ChallengeId
    char: int
    troop: int


class Damaged(Event, frozen=True):
    """Damage tokens were put on a card."""

    piece: PieceId
    amount: int
    by: PieceId


class Healed(Event, frozen=True):
    """Rules 9.3. Damage tokens were taken off a card."""

    piece: PieceId
    amount: int


class TokensChanged(Event, frozen=True):
    """Tokens of a kind were put on a card or taken off it."""

    piece: PieceId
    kind: str
    amount: int


class ControlTokensChanged(Event, frozen=True):
    """Rules 6.7. Control tokens of a player on a contested advantage."""

    piece: PieceId
    seat: Seat
    amount: int


class PatternChanged(Event, frozen=True):
    """Changes of the Pattern: a player's section and the neutral one."""

    seat: Seat
    own: int
    neutral: int
    why: str


class Resolved(Event, frozen=True):
    """Rules 6.7. A challenge was resolved."""

    challenge: ChallengeId
    form: ChallengeForm
    kind: Kind
    support: int
    opposition: int
    winner: Seat


class Announced(Event, frozen=True):
    """Rules 5.4. A player shows the card to recruit, or the advantage to play."""

    seat: Seat
    kind: Kind


class Played(Event, frozen=True):
    """An event or an advantage was played from hand."""

    seat: Seat
    kind: Kind


class Used(Event, frozen=True):
    """An ability was used."""

    seat: Seat
    piece: PieceId
    kind: Kind
    entry: int


class Recruited(Event, frozen=True):
    """Rules 8. A force was recruited."""

    seat: Seat
    piece: PieceId
    kind: Kind


class Replaced(Event, frozen=True):
    """Rules 9.6. A character was replaced."""

    piece: PieceId
    old: Kind
    new: Kind


class Drew(Private, frozen=True):
    """Cards from the deck came to a hand."""

    hides: ClassVar = ("cards",)

    cards: tuple[Kind, ...] | None
    count: int


class TookToHand(Private, frozen=True):
    """A card that no other player was shown came to a hand."""

    hides: ClassVar = ("card",)

    card: Kind | None
    source: Where


class Returned(Event, frozen=True):
    """An open card came to a hand or a deck."""

    seat: Seat
    card: Kind
    source: Where
    to: Where


class Discarded(Event, frozen=True):
    """Cards went to the discard pile of a player."""

    seat: Seat
    cards: tuple[Kind, ...]
    source: Where


class Shuffled(Event, frozen=True):
    """A deck was shuffled; `discards` if the discard pile became the new deck."""

    seat: Seat
    discards: bool


class LookedAt(Event, frozen=True):
    """A player looked at hidden cards, which only they were shown."""

    seat: Seat
    owner: Seat
    zone: Where
    cards: tuple[Kind, ...] | None
    count: int

    def seen_by(self, eyes: Eyes) -> "LookedAt":
        shown = self.seat in eyes or (self.zone == "hand" and self.owner in eyes)
        return self if shown else LookedAt(self.seat, self.owner, self.zone, None, self.count)


class CardsRevealed(Event, frozen=True):
    """Hidden cards were shown to every player."""

    owner: Seat
    zone: Where
    cards: tuple[Kind, ...]


class DragonRevealed(Event, frozen=True):
    """Rules 5.8. The face-down Dragon Reborn was turned up."""

    kind: Kind
    enters: bool


class Fulfilled(Event, frozen=True):
    """Rules 9.9. A prophecy was fulfilled."""

    piece: PieceId
    kind: Kind


class Lost(Event, frozen=True):
    """Rules 1. Why a player has lost."""

    seat: Seat
    why: str
    kind: Kind


class Undecided(Event, frozen=True):
    """Rules 1. The game is a draw after this number of turns."""

    turns: int


class Lasted(Event, frozen=True):
    """Rules 5.7. A lasting effect began."""

    kind: Kind
    piece: PieceId
    until: str
    targets: tuple[Id, ...] = ()


class Chosen(Event, frozen=True):
    """A word was chosen: an ability, an allegiance, a named card."""

    seat: Seat
    kind: Kind
    word: Ability | str
