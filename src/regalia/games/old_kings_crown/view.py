"""Rules 17. What each seat can see."""

from msgspec.structs import asdict, replace

from regalia.core import Eyes, Game, Seat, spectators
from regalia.games.old_kings_crown.content import COUNCILS, LOCATIONS, REGIONS, CardId, Council, Location, Region
from regalia.games.old_kings_crown.effective import defence, effective, votes
from regalia.games.old_kings_crown.facts import NOBODY
from regalia.games.old_kings_crown.pieces import Laid
from regalia.games.old_kings_crown.seen import (
    SeenCard,
    SeenClash,
    SeenCouncil,
    SeenGift,
    SeenLocation,
    SeenRegion,
    SeenSeat,
    SeenSpace,
    SeenTactic,
    Shown,
    View,
)
from regalia.games.old_kings_crown.state import State
from regalia.games.old_kings_crown.tally import lowest_wins, parts
from regalia.games.old_kings_crown.zones import DECKS, FACE_DOWN, ZONES


def see(game: Game[State], eyes: Eyes) -> View:
    """The public view, built from scratch."""
    state = game.state
    shown: Shown = game.shown(eyes) or Shown()
    return View(
        round=state.round,
        rounds=state.agreed.rounds,
        phase="over" if game.is_over else state.phase,
        order=state.order,
        road=tuple(kingdom or None for kingdom in state.road),
        kingdom_deck=len(state.kingdom_deck),
        ahead=None,
        kingdom_discard=state.kingdom_discard,
        regions={region: see_region(state, region) for region in REGIONS},
        locations={location: see_location(state, location) for location in LOCATIONS},
        councils={council: see_council(state, council) for council in COUNCILS},
        clash=see_clash(state),
        outcomes=state.outcomes,
        lost=state.lost,
        burned=state.burned,
        favour=None if state.favour == NOBODY else state.favour,
        favour_uses=state.favour_uses,
        door=state.door,
        gifts=tuple([SeenGift(gift.card, gift.what, gift.other or None, gift.until) for gift in state.gifts]),
        **asdict(shown),
        seats=tuple([see_seat(state, seat) for seat in state.seats]),
    )


def beyond(view: View, game: Game[State], eyes: Eyes) -> View:
    """The view of these eyes: the public `view` with their hands, the cards they know, and their half-made choices."""
    state = game.state
    shown: Shown = game.shown(eyes) or Shown()
    lantern = next((seat for seat in eyes if "old_kings_lantern" in state.supplies[seat]), NOBODY)
    return replace(
        view,
        ahead=None if lantern == NOBODY else state.ahead(lantern),
        regions={region: known_in_region(state, region, seen, eyes) for region, seen in view.regions.items()},
        **asdict(shown),
        seats=tuple([known_of_seat(state, seat, seen, eyes) for seat, seen in enumerate(view.seats)]),
    )


def known_in_region(state: State, region: Region, seen: SeenRegion, eyes: Eyes) -> SeenRegion:
    """The same with the face-down cards that these eyes know."""
    row = zip(state.rows[region], seen.cards, strict=True)
    cards = tuple([card if card.card else see_down(state, laid, eyes) for laid, card in row])
    return seen if cards == seen.cards else replace(seen, cards=cards)


def known_of_seat(state: State, seat: Seat, seen: SeenSeat, eyes: Eyes) -> SeenSeat:
    """The same with the cards of the deck that these eyes know; for the owner also hand, cards laid aside and offers."""
    deck = see_deck(state, seat, eyes)
    if seat not in eyes:
        return seen if deck == seen.deck else replace(seen, deck=deck)
    offers = state.offers[seat] or None
    return replace(seen, hand=state.hands[seat], seen=(), deck=deck, aside=state.aside[seat], offers=offers)


def see_region(state: State, region: Region) -> SeenRegion:
    """Everything but the faces of face-down cards is public."""
    order = state.clash_order
    return SeenRegion(
        cards=tuple([see_card(state, laid, region) for laid in state.rows[region]]),
        supporters=state.supporters_on[region],
        taken_part=state.taken_part[region],
        marker=order.index(region) + 1 if region in order else None,
        resolved=region in state.resolved,
        kingdom=tuple([placed.kingdom for placed in state.placed if placed.place == region]),
        locked=state.locked == region,
    )


def see_down(state: State, laid: Laid, eyes: Eyes) -> SeenCard:
    """Rules 17. A face-down card is known to its owner, and to those who have looked at it."""
    known = ZONES.sees(state, FACE_DOWN, laid.owner, laid.card, eyes)
    return SeenCard(laid.card if known else None, laid.owner, True)


def see_card(state: State, laid: Laid, region: Region) -> SeenCard:
    """A card next to a Region as all see it."""
    if laid.down:
        return see_down(state, laid, frozenset())
    now = effective(state, laid.card)
    return SeenCard(
        laid.card,
        laid.owner,
        False,
        laid.tokens,
        laid.card in state.cards_taken_part[region],
        now.strength,
        now.archetype,
        tuple(sorted(now.traits)),
        tuple(sorted(now.commands)),
    )


def see_location(state: State, location: Location) -> SeenLocation:
    """Heralds, markers and the Merchants' Exchange."""
    return SeenLocation(
        heralds=tuple([seat for seat, herald in enumerate(state.heralds) if herald == location]),
        markers=state.posted[location],
        kingdom=tuple([placed.kingdom for placed in state.placed if placed.place == location]),
    )


def see_council(state: State, council: Council) -> SeenCouncil:
    """Cards, Votes and markers."""
    markers = [marker.seat for marker in state.markers if marker.council == council]
    voters = state.seats if len(state.factions) == len(state.seats) else ()
    return SeenCouncil(
        cards=state.councils[council],
        votes=tuple([votes(state, seat, council) for seat in voters]),
        markers=tuple([markers.count(seat) for seat in state.seats]),
    )


def see_clash(state: State) -> SeenClash | None:
    """The running Clash."""
    clash = state.clash
    if clash is None:
        return None
    added = tuple(parts(state, seat, clash) for seat in clash.participants)
    return SeenClash(clash.region, clash.participants, added, lowest_wins(state, clash), clash.first, clash.fallen)


def see_seat(state: State, seat: Seat) -> SeenSeat:
    """Hand, deck, and cards laid aside are for the owner; everything else is public."""
    return SeenSeat(
        faction=state.factions[seat] if seat < len(state.factions) else None,
        influence=state.influence[seat],
        lore=state.lore[seat],
        hand_size=state.hand_size[seat],
        hand=None,
        hand_count=len(state.hands[seat]),
        seen=held(state, seat),
        deck=see_deck(state, seat, frozenset()),
        discard=state.discards[seat],
        site=state.sites[seat],
        site_lore=state.site_lore[seat],
        spaces=tuple(
            [
                SeenSpace(kingdom or None, occupier or None, defence(state, seat, space) if occupier else 0)
                for space, (kingdom, occupier) in enumerate(zip(state.kingdoms[seat], state.occupiers[seat], strict=True))
            ]
        ),
        headquarters=state.headquarters[seat],
        supply=state.supplies[seat],
        tactics=tuple([SeenTactic(tile.tactic, tile.markers, tile.exhausted) for tile in state.tactics[seat]]),
        supporters=state.supporters[seat],
        fallen=state.fallen[seat],
        taken_part={place: counts[seat] for place, counts in state.taken_part_elsewhere.items() if counts[seat]},
        herald=state.heralds[seat] or None,
        bid=state.bids[seat] or None,
        arriving=state.arriving[seat],
        aside=(None,) * len(state.aside[seat]),
        offers=None,
        offered=len(state.offers[seat]),
        lasting=state.lasting[seat],
        used=tuple([use.action for use in state.used if use.seat == seat]),
    )


def see_deck(state: State, seat: Seat, eyes: Eyes) -> tuple[CardId | None, ...]:
    """A deck, with the cards that these eyes know."""
    deck = state.decks[seat]
    if state.knows.seen.keys().isdisjoint(deck):
        return (None,) * len(deck)
    return tuple([card if ZONES.sees(state, DECKS, seat, card, eyes) else None for card in deck])


def held(state: State, seat: Seat) -> tuple[CardId, ...]:
    """Rules 17. Cards that all have seen come to a hand, if they are still there or were put face down from it."""
    all_see = spectators(state)
    unknown = [card for card in state.down_cards(seat) if not state.knows.knows(card, all_see)]
    return tuple(state.knows.within((*state.hands[seat], *unknown), all_see))
