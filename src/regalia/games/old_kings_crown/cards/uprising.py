"""Rules 13. The Uprising: tactics, Favour, and cards with text."""

from regalia.core import Choice, Choices, Game, Option, Seat, Several
from regalia.games.old_kings_crown.cards.shared import lacking, region_with_secrets
from regalia.games.old_kings_crown.options import AT_REGION, CARD, DECLINE, AtRegion, Card, Gain, Player
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.steps.act import Actor, act, any_of, doing, only_if
from regalia.games.old_kings_crown.steps.interrupts import discard_chosen, gain_lore
from regalia.games.old_kings_crown.verbs.down import exchange_down, peek, swap_down
from regalia.games.old_kings_crown.verbs.tokens import gain_influence, give, last_for_the_round


@act()
def school_of_the_streets(game: Game[State], me: Actor) -> None:
    """Rules 13.3. Heirs are Deadly this Round, and each card that eliminates an opponent's pays 1 Influence and 1 Lore."""
    last_for_the_round(game, me.seat, "school_of_the_streets")


def without_retreat(state: State, actor: Actor) -> list[Option]:
    """Rules 13.3. Clash cards that may not Retreat freely."""
    return lacking(state, actor, "retreat")


@act(card=without_retreat)
def the_safehouses(game: Game[State], me: Actor, card: Card) -> None:
    """Rules 13.3. A Clash card gains Retreat until the end of the Clash."""
    give(game, card.card, "retreat", "clash")


def raiders(state: State, actor: Actor) -> bool:
    """Rules 13.3. An occupied Kingdom card, and an opponent with cards."""
    return bool(state.occupied(actor.seat)) and any(state.hands[other] for other in state.opponents(actor.seat))


@act()
@only_if(raiders)
def night_raids(game: Game[State], me: Actor) -> None:
    """Rules 13.3. Each opponent discards as many cards as the raider has occupied Kingdom cards."""
    count = len(game.state.occupied(me.seat))
    game.then(*(Raided(other, count) for other in game.state.opponents(me.seat)))


class Raided(Choice, frozen=True):
    """Rules 13.3. Night Raids: the owner discards this number of hand cards."""

    count: int

    def options(self, state: State) -> Choices:
        hand = state.hands[self.seat]
        count = min(self.count, len(hand))
        return Several(tuple([CARD[card] for card in hand]), count, count) if hand else ()

    def choose(self, game: Game[State], chosen: tuple[Card, ...]) -> None:
        discard_chosen(game, chosen)


def some_to_mislead(state: State, actor: Actor) -> Several:
    """Rules 13.3. Opponents with at least two face-down cards."""
    return any_of([Player(other) for other in state.opponents(actor.seat) if len(state.face_down(other)) >= 2], least=1)


@act(opponents=some_to_mislead)
def false_orders(game: Game[State], me: Actor, opponents: tuple[Player, ...]) -> None:
    """Rules 13.3. Two face-down cards of each change places, unseen."""
    game.then(*(Mislead(me.seat, opponent.seat) for opponent in opponents))


class Mislead(Choice, frozen=True):
    """Rules 13.3. False Orders: which two face-down cards of an opponent change places."""

    opponent: Seat

    def options(self, state: State) -> Choices:
        regions: list[Option] = [AT_REGION[region] for region in state.face_down(self.opponent)]
        return Several(tuple(regions), 2, 2)

    def choose(self, game: Game[State], chosen: tuple[AtRegion, AtRegion]) -> None:
        one, other = chosen
        swap_down(game, self.opponent, one.region, other.region)


@act(region=region_with_secrets)
def spy_network(game: Game[State], me: Actor, region: AtRegion) -> None:
    """Rules 13.4. Look at the face-down cards next to a Region; then a face-down card may be exchanged."""
    peek(game, me.seat, region.region)
    game.then(doing(me, "plant_a_spy"))


def own_face_down(state: State, actor: Actor) -> list[Option]:
    """Rules 13.4. A face-down card of one's own, or none."""
    partners = state.hands[actor.seat] or any(state.occupiers[actor.seat])
    regions = state.face_down(actor.seat) if partners else []
    return [*(AT_REGION[region] for region in regions), DECLINE] if regions else []


def hand_or_occupying(state: State, actor: Actor, region: Option) -> list[Option]:
    """Rules 13.4. A card of the hand, or one that occupies a Kingdom card."""
    if region == DECLINE:
        return []
    return [CARD[card] for card in (*state.hands[actor.seat], *state.occupiers[actor.seat]) if card]


@act(region=own_face_down, card=hand_or_occupying)
def plant_a_spy(game: Game[State], me: Actor, region: AtRegion, card: Card) -> None:
    """Rules 13.4. Spy Network: the card takes the exact place of the face-down one."""
    exchange_down(game, me.seat, region.region, card.card)


def influence_or_lore(state: State, actor: Actor) -> list[Option]:
    """Rules 13.2. One of two."""
    return [Gain("influence"), Gain("lore")]


@act(choice=influence_or_lore)
def black_powder_ploy(game: Game[State], me: Actor, choice: Gain) -> None:
    """Rules 13.2. 1 Influence or 1 Lore for each card that it has eliminated at Night."""
    if choice.what == "influence":
        gain_influence(game, me.seat, 1, "black_powder_ploy")
    else:
        gain_lore(game, me.seat, 1, "black_powder_ploy")
