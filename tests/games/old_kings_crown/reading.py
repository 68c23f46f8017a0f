"""A second reading of The Old King's Crown: Clashes, bids, Commands, Councils and the ranking, from rules.md alone.

Random players own little, so every position is made richer first: each faction gets Kingdom cards, headquarters and
Supporters, and Regions get cards.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from regalia.core import Chance, Game, Option, Seat
from regalia.games.old_kings_crown import RULES
from regalia.games.old_kings_crown.content import BOLD, CARDS, COUNCILS, REGIONS
from regalia.games.old_kings_crown.events.cards import Eliminated
from regalia.games.old_kings_crown.events.table import ClashTied, ClashWon, Tallied
from regalia.games.old_kings_crown.options import Command, Deploy, Done, Govern, Journey, Return, Steal, Take, Use
from regalia.games.old_kings_crown.pieces import Gift, Laid, Placed
from regalia.games.old_kings_crown.state import State
from regalia.testing.playing import dice
from tests.games.second_reading import Claim, Turn

GRANTS = {
    "company_of_daggers": (("heir",), "deadly retreat"),
    "hedgerow_levy": (("follower", "cavalry"), "deploy"),
    "wildgoose_riders": (("heir",), "flank"),
    "standard_keeper": (("heir",), "deploy"),
    "wandering_embassy": (("trader",), "flank"),
    "school_of_the_streets": (("heir",), "deadly"),
}
"""Rules 13. The archetypes to which cards and Tactics give Commands."""


@dataclass
class Face:
    """A card as it works now."""

    archetype: str
    powers: set[str]
    """Commands and traits."""
    text: str
    votes: int
    lore: int


def owned(state: State, seat: Seat) -> set[str]:
    return {*state.kingdoms[seat], *state.headquarters[seat], *state.lasting[seat]}


def region_of(state: State, card: str) -> str:
    return next((region for region, row in state.rows.items() for laid in row if laid.card == card and not laid.down), "")


def clash_cards(state: State, seat: Seat) -> list[str]:
    """Rules 6.3. Active next to the Region, and not yet taken part in a Clash there."""
    clash = state.running
    earlier = state.cards_taken_part[clash.region]
    row = [laid for laid in state.rows[clash.region] if laid.owner == seat and not laid.down]
    return [laid.card for laid in row if laid.card not in earlier] if seat in clash.participants else []


def is_blank(state: State, card: str) -> str:
    """Rules 13. `all` under Guerrilla Fighters, `words` at a Banquet of Briars."""
    seat, region = state.owner(card), region_of(state, card)
    briars = next((placed for placed in state.placed if placed.kingdom == "banquet_of_briars"), None)
    words = "words" if briars and briars.place == region and briars.seat != seat else ""
    if state.clash and state.clash.region == region and CARDS[card].archetype != "heir":
        others = [other for other in state.seats if other != seat and "guerrilla_fighters" in clash_cards(state, other)]
        if any(not (briars and briars.place == region and briars.seat != other) for other in others):
            return "all"
    return words


def face(state: State, card: str) -> Face:
    """Rules 3.8. What is printed, unless it is blank, and what is gained."""
    printed, blank, seat = CARDS[card], is_blank(state, card), state.owner(card)
    archetype = "" if blank == "all" else printed.archetype
    powers = set() if blank else {*printed.commands, *printed.traits}
    for source in owned(state, seat) & {*GRANTS}:
        archetypes, gained = GRANTS[source]
        powers |= set(gained.split()) if archetype in archetypes else set()
    powers |= {"resilient"} if "new_havens_harbour" in owned(state, seat) else set()
    powers |= {"pathfinder"} if "adventuring_party" in owned(state, seat) else set()
    powers |= {gift.what for gift in state.gifts if gift.card == card}
    if "regal_guard" in owned(state, seat) and archetype == "heir":
        powers.add("invulnerable")
    votes = 0 if blank else printed.votes
    if "royal_bank" in owned(state, seat) and not votes:
        votes += 1
    if "pasteboard_crowns" in owned(state, seat) and archetype == "follower":
        votes += 1 if state.order[0] == seat else 2
    return Face(archetype, powers, "" if blank else printed.text, votes, 0 if blank else printed.lore)


def eliminated(state: State) -> set[str]:
    """Rules 6.3 C. Which cards the Night eliminates."""
    clash = state.running
    if any(placed.kingdom == "shattered_sundial" and placed.place == clash.region for placed in state.placed):
        return set()
    cards = {card: face(state, card) for seat in clash.participants for card in clash_cards(state, seat)}
    found = set()
    for card, source in cards.items():
        seat = state.owner(card)
        foes = {other: facts for other, facts in cards.items() if state.owner(other) != seat}
        kinds = {facts.archetype for facts in foes.values()}
        if "deadly" in source.powers:
            found |= {*foes}
        if source.text == "black_powder_ploy":
            found |= {other for other, facts in foes.items() if facts.archetype in ("heir", "captain")}
        if (source.text == "agent" and "follower" in kinds) or (source.text == "guerrilla_fighters" and "heir" in kinds):
            found.add(card)
        if "company_of_daggers" in state.kingdoms[seat] and source.archetype == "heir" and "follower" in kinds:
            found.add(card)
    return {card for card in found if "invulnerable" not in cards[card].powers}


def totals(state: State, gone: set[str]) -> dict[Seat, int]:
    """Rules 6.3 D, once these cards have been eliminated."""
    region, found = state.running.region, {}
    for seat in state.running.participants:
        cards = [card for card in clash_cards(state, seat) if card not in gone]
        fresh = state.supporters_on[region][seat] - state.taken_part[region][seat]
        total = sum(CARDS[card].strength for card in cards) + 5 * state.running.swords.count(seat)
        total += fresh * (2 if "school_of_the_stones" in state.lasting[seat] else 1)
        citadels = [placed for placed in state.placed if placed.kingdom == "ruined_citadel" and placed.place == region]
        found[seat] = (total + 1) // 2 if any(placed.seat != seat for placed in citadels) else total
    return found


def best(state: State, gone: set[str]) -> set[Seat]:
    """Rules 6.3 D. The winner, or those who are tied."""
    sums, remain = totals(state, gone), state.copy()
    for region, row in remain.rows.items():
        remain.rows[region] = tuple(laid for laid in row if laid.card not in gone)
    left = [card for seat in state.running.participants for card in clash_cards(remain, seat)]
    if any(face(remain, card).text == "ritual_of_the_eye" for card in left):
        wanted = min((total for total in sums.values() if total), default=0)
    else:
        wanted = max(sums.values())
    return {seat for seat, total in sums.items() if total == wanted}


def day_commands(state: State, seat: Seat) -> set[Option]:
    """Rules 7. Ambush, Retreat and Flank of a participant's Clash cards, none of which has been used."""
    region, found = state.running.region, set[Option]()
    elsewhere = [other for other in REGIONS if other != region and other not in state.resolved]
    locked = state.locked == region and state.running.first and state.factions[seat] != "nobility"
    for card in clash_cards(state, seat):
        powers = face(state, card).powers
        source = state.discards[seat] if "from_discard" in powers else state.hands[seat]
        able = {"ambush": bool(source) and not locked, "retreat": True, "flank": bool(elsewhere)}
        found |= {Command(card, name) for name, can in able.items() if can and name in powers}
    return found


def autumn_menu(state: State, seat: Seat) -> set[Option]:
    """Rules 6.4, 7. Govern, Journey, Deploy and Rally, none of which has been used."""
    active = [laid.card for row in state.rows.values() for laid in row if laid.owner == seat and not laid.down]
    hand = {card: face(state, card) for card in state.hands[seat]}
    travellers = hand | (
        {card: face(state, card) for card in active} if "adventuring_party" in state.kingdoms[seat] else {}
    )
    found: set[Option] = {Govern(card, council) for card in hand if hand[card].votes for council in COUNCILS}
    found |= {Journey(card) for card, facts in travellers.items() if facts.lore}
    found |= {Deploy(card, region) for card in hand if "deploy" in hand[card].powers for region in REGIONS}
    rallies = ("rally_self", "rally_any")
    return found | {Command(card, name) for card in active for name in rallies if name in face(state, card).powers}


def bid_menu(state: State, step: Any) -> set[Option]:
    """Rules 6.2. Take, steal or return."""
    seat, bid = step.seat, state.bids[step.seat]
    road = {*state.road} | ({*state.kingdom_deck[:2]} if "old_kings_lantern" in state.supplies[seat] else set())
    found: set[Option] = {Take(kingdom) for kingdom in road if kingdom}
    strength = 0 if step.sealed else step.strength + 3 * ("road_brigands" in state.kingdoms[seat])
    for other in state.seats:
        for kingdom, card in zip(state.kingdoms[other], state.occupiers[other], strict=True):
            defence = CARDS[card].strength + 5 * ("watchfire_towers" in state.kingdoms[other]) if kingdom else 0
            defence *= CARDS[bid].archetype != "champion"
            if kingdom and other != seat and strength > defence and "watchfire_towers" not in state.kingdoms[seat]:
                found.add(Steal(kingdom))
    return found | {Return()}


def put(cards: tuple[str, ...], space: int, card: str) -> tuple[str, ...]:
    return (*cards[:space], card, *cards[space + 1 :])


def enrich(state: State, chance: Chance) -> None:
    """Give every faction Kingdom cards, Supporters and headquarters, and put more cards next to Regions."""
    pool = chance.shuffled([kingdom for kingdom in state.kingdom_deck if kingdom not in BOLD])
    bold = [kingdom for kingdom in ("ruined_citadel", "banquet_of_briars") if kingdom not in state.road]
    state.placed = tuple(
        Placed(kingdom, chance.one(list(state.seats)), chance.one(REGIONS)) for kingdom in bold if chance.below(4) == 0
    )
    state.used = state.spent = ()
    state.gifts = tuple(gift for gift in state.gifts if gift.what not in ("guise", "absorbed", "smuggled"))
    for seat in state.seats:
        for space, kingdom in enumerate(state.kingdoms[seat]):
            if not kingdom and chance.below(2) and state.decks[seat] and pool:
                state.kingdoms[seat] = put(state.kingdoms[seat], space, pool.pop())
                state.occupiers[seat] = put(state.occupiers[seat], space, state.decks[seat][0])
                state.decks[seat] = state.decks[seat][1:]
        hqs = [card for card in state.sites[seat] if card not in CARDS]
        state.headquarters[seat] += tuple(card for card in hqs if chance.below(2))
        state.lasting[seat] = tuple(
            name for name in (tile.tactic for tile in state.tactics[seat]) if name.startswith("school") and chance.below(2)
        )
        for _ in range(chance.below(3)):
            spare = [*state.decks[seat], *(card for card in state.sites[seat] if card in CARDS)]
            if not spare or state.phase not in ("summer", "autumn"):
                continue
            card, region = chance.one(spare), chance.one(REGIONS)
            state.decks[seat] = tuple(other for other in state.decks[seat] if other != card)
            state.sites[seat] = tuple(other for other in state.sites[seat] if other != card)
            state.rows[region] += (Laid(card, seat),)
            if chance.below(3) == 0:
                what = chance.one(["deadly", "invulnerable", "retreat", "ambush", "flank"])
                state.gifts += (Gift(card, what, "round"),)
    state.supporters_on = {
        region: tuple(max(state.taken_part[region][seat], chance.below(4)) for seat in state.seats) for region in REGIONS
    }
    if state.clash:
        swords = tuple(seat for seat in state.clash.participants if chance.below(5) == 0)
        state.clash = replace(state.clash, swords=swords)


def clash_decided(game: Game[State]) -> Iterator[Claim]:
    """Everyone is done: who is eliminated in the Night, what each participant has, and who wins."""
    before, game.events = game.state.copy(), []
    while game.step.kind() == "DayActions" and game.state.clash == before.clash and not game.events:
        (seat,) = game.asks
        game.answer(seat, Done())
    gone = eliminated(before)
    if any(laid.down for laid in before.rows[before.running.region]):
        return
    yield Claim("6.3 C", gone, {event.card for event in game.events if isinstance(event, Eliminated)})
    for event in game.events:
        if isinstance(event, Tallied):
            yield Claim("6.3 D", totals(before, gone), dict(zip(event.who, event.totals, strict=True)))
        if isinstance(event, ClashWon | ClashTied):
            who = {event.seat} if isinstance(event, ClashWon) else {*event.who}
            yield Claim("6.3 D", best(before, gone), who)
            return


def of_kinds(asked: Any, *kinds: type[Option]) -> set[Option]:
    return {option for option in asked if isinstance(option, kinds)}


def ranking(state: State) -> list[Seat]:
    """Rules 15. By Influence, then the Favour, then the Order Track."""
    return sorted(state.seats, key=lambda seat: (-state.influence[seat], seat != state.favour, state.order.index(seat)))


def reading(turns: Iterator[Turn]) -> Iterator[Claim]:
    """At every decision of these kinds, made richer: the options, and how a Clash is decided."""
    for number, turn in enumerate(turns):
        game, chance, kind = turn.before, dice(number), turn.before.step.kind()
        if turn.after.is_over:
            gains = [lore // 2 * (not site) for lore, site in zip(game.state.site_lore, game.state.sites, strict=True)]
            read = [has + gain for has, gain in zip(game.state.influence, gains, strict=True)]
            yield Claim("15", read, turn.after.state.influence)
        if game.state.order:
            yield Claim("15", ranking(game.state), [rank.seat for rank in RULES.rank(game.state)])
        if kind not in ("DayActions", "AutumnActions", "SpringActions", "ResolveBid"):
            continue
        enrich(game.state, chance)
        game.ask_again()
        step: Any = game.step
        asked: Any = game.asks.get(turn.seat, ())
        if kind == "ResolveBid":
            yield Claim("6.2", bid_menu(game.state, step), {*asked} or {Return()})
        elif kind == "SpringActions":
            able = {Use("place_supporters")} if game.state.supporters[turn.seat] else set()
            yield Claim("6.2", able, {*asked} & {Use("place_supporters")})
        elif kind == "AutumnActions":
            menu = autumn_menu(game.state, turn.seat)
            yield Claim("6.4", menu, of_kinds(asked, Govern, Journey, Deploy, Command))
        elif not step.only:
            yield Claim("7", day_commands(game.state, turn.seat), of_kinds(asked, Command))
            if asked:
                yield from clash_decided(game)
