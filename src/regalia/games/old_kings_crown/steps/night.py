"""Rules 6.3. The Night: all eliminations together, then their triggers."""

from msgspec import Struct

from regalia.core import Choice, Choices, Game, Seat, Several, Step
from regalia.games.old_kings_crown.content import CardId
from regalia.games.old_kings_crown.effective import Effective, effective
from regalia.games.old_kings_crown.options import CARD, Card, Tactic
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.acquire import dismiss
from regalia.games.old_kings_crown.steps.act import Act, Actor
from regalia.games.old_kings_crown.steps.interrupts import bring_home, gain_lore
from regalia.games.old_kings_crown.verbs.cards import eliminate
from regalia.games.old_kings_crown.verbs.tokens import gain_influence

DAGGERS, KEEPER, HELM = "company_of_daggers", "standard_keeper", "old_kings_helm"
STREETS, PLOY = "school_of_the_streets", "black_powder_ploy"


class Shot(Struct, frozen=True, gc=False):
    """Something that eliminates a card."""

    source: str
    target: CardId
    seat: Seat
    """The owner of the source."""


class Fighter(Struct, frozen=True):
    """A Clash card as it was when the Night began."""

    card: CardId
    seat: Seat
    now: Effective


class Night(Step, frozen=True):
    """Rules 6.3. All Night Effects and Deadly at once (rules 3.4): fix them, eliminate together, then the triggers."""

    def run(self, game: Game[State]) -> None:
        state, clash = game.state, game.state.running
        fighters = [
            Fighter(card, seat, effective(state, card)) for seat in clash.participants for card in state.clash_cards(seat)
        ]
        shots = [shot for fighter in fighters for shot in shots_of(fighter, fighters)]
        shots += [shot for seat in clash.participants if state.has(seat, DAGGERS) for shot in daggers(seat, fighters)]
        if not shots:
            return
        safe = {fighter.card for fighter in fighters if "invulnerable" in fighter.now.traits}
        hits = tuple([shot for shot in shots if shot.target not in safe])
        fallen = [fighter for fighter in fighters if any(shot.target == fighter.card for shot in hits)]
        for fighter in fallen:
            by = tuple([shot.source for shot in hits if shot.target == fighter.card])
            eliminate(game, fighter.card, "resilient" in fighter.now.traits, by)
        game.then(*triggers(state, clash.participants, fighters, fallen, hits))


def triggers(
    state: State, order: tuple[Seat, ...], fighters: list[Fighter], fallen: list[Fighter], hits: tuple[Shot, ...]
) -> list[Step]:
    """Rules 6.3. After eliminations, in turn order (rules 3.6): mandatory triggers, optional ones, gains.

    This order also applies to a single player; players choose the order of their own gains.
    """
    heirs = [fighter for fighter in fallen if fighter.now.archetype == "heir"]
    keepers = [KeepStandard(seat, cards_of(heirs, seat)) for seat in order if state.has(seat, KEEPER)]
    helms = [FetchFallen(seat, cards_of(fallen, seat)) for seat in order if state.has(seat, HELM)]
    preys = {fighter.card: fighter.seat for fighter in fighters}
    killers = {shot.source for shot in hits if preys[shot.target] != shot.seat}
    winners = [fighter for fighter in fighters if fighter.card in killers]
    return [*keepers, *helms, *(gains_of(winners, seat) for seat in order if cards_of(winners, seat))]


def cards_of(fighters: list[Fighter], seat: Seat) -> tuple[CardId, ...]:
    """The cards of one player."""
    return tuple([fighter.card for fighter in fighters if fighter.seat == seat])


def gains_of(killers: list[Fighter], seat: Seat) -> "GainByNight":
    """The gains of a player's cards that have eliminated others: all of them, the Heirs, and the Black Powder Ploys."""
    mine = [fighter for fighter in killers if fighter.seat == seat]
    heirs = sum(fighter.now.archetype == "heir" for fighter in mine)
    ploys = tuple([fighter.card for fighter in mine if PLOY in fighter.now.texts])
    return GainByNight(seat, len(mine), heirs, ploys)


def shots_of(fighter: Fighter, fighters: list[Fighter]) -> list[Shot]:
    """Rules 6.3. What a card eliminates: others if it is Deadly or explosive, itself if it cannot meet a card."""
    others = [other for other in fighters if other.seat != fighter.seat]
    now, card = fighter.now, fighter.card
    targets = [other.card for other in others if "deadly" in now.commands]
    if PLOY in now.texts:
        targets += [other.card for other in others if other.now.archetype in ("heir", "captain")]
    archetypes = {other.now.archetype for other in others}
    if "agent" in now.texts and "follower" in archetypes:
        targets.append(card)
    if "guerrilla_fighters" in now.texts and "heir" in archetypes:
        targets.append(card)
    return [Shot(card, target, fighter.seat) for target in targets]


def daggers(seat: Seat, fighters: list[Fighter]) -> list[Shot]:
    """Rules 13.5. Company of Daggers: Heirs that meet an opponent's Follower are eliminated."""
    feared = any(other.seat != seat and other.now.archetype == "follower" for other in fighters)
    heirs = [fighter.card for fighter in fighters if fighter.seat == seat and fighter.now.archetype == "heir"]
    return [Shot(DAGGERS, heir, seat) for heir in heirs if feared]


class KeepStandard(Choice, frozen=True):
    """Rules 13.5. Standard Keeper: an eliminated Heir goes to hand, and the Keeper is discarded."""

    heirs: tuple[CardId, ...]

    def options(self, state: State) -> Choices:
        return [CARD[card] for card in self.heirs]

    def choose(self, game: Game[State], chosen: Card) -> None:
        dismiss(game, self.seat, KEEPER)
        bring_home(game, self.seat, (chosen.card,))


class FetchFallen(Choice, frozen=True):
    """Rules 13.5. Old King's Helm: eliminated cards may be fetched from the piles they went to."""

    cards: tuple[CardId, ...]

    def options(self, state: State) -> Choices:
        there = [card for card in self.cards if card in state.lost or card in state.discards[self.seat]]
        return Several(tuple([CARD[card] for card in there]), 0, len(there)) if there else ()

    def choose(self, game: Game[State], chosen: tuple[Card, ...]) -> None:
        bring_home(game, self.seat, [card.card for card in chosen])


class GainByNight(Step, frozen=True):
    """Rules 6.3. Gains for cards that have eliminated other players' cards, once for each of them.

    Company of Daggers pays only Influence, so its order makes no difference.
    """

    seat: Seat
    killers: int
    heirs: int
    ploys: tuple[CardId, ...]

    def run(self, game: Game[State]) -> None:
        seat, state = self.seat, game.state
        if state.has(seat, DAGGERS):
            gain_influence(game, seat, self.heirs, DAGGERS)
        killers = self.killers if STREETS in state.lasting[seat] else 0
        game.then(GainFirst(seat, killers, self.ploys))


class GainFirst(Choice, frozen=True):
    """Rules 3.6. A player chooses if School of the Streets or Black Powder Ploys pay first.

    Lore can be spent between them. With an empty Site it cannot, and the order makes no difference.
    """

    killers: int
    """Number of cards for which School of the Streets still has to pay."""
    ploys: tuple[CardId, ...]

    def options(self, state: State) -> Choices:
        if not (self.killers and self.ploys and state.sites[self.seat]):
            return ()
        return (Tactic(STREETS), CARD[self.ploys[0]])

    def choose(self, game: Game[State], chosen: Tactic | Card) -> None:
        if isinstance(chosen, Card):
            game.then(Act(Actor(self.seat), PLOY), GainFirst(self.seat, self.killers, self.ploys[1:]))
        else:
            self.skip(game)

    def skip(self, game: Game[State]) -> None:
        gain_lore(game, self.seat, self.killers, STREETS, influence=self.killers)
        game.then(*[Act(Actor(self.seat), PLOY)] * len(self.ploys))
