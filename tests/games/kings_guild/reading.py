"""A second reading of The King's Guild: scoring, the menu of a turn, and what its actions do, from rules.md alone.

Random players own little, so every position is made richer first: each guild gets rooms, specialists, treasures and quests.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from regalia.core import Chance, Game, Seat
from regalia.games.kings_guild import RULES
from regalia.games.kings_guild.content import BONUSES, QUESTS, ROOMS, SPECIALISTS, TREASURES
from regalia.games.kings_guild.options import Build, Cell, Craft, Done, EndTurn, Hire, Onto, Sell, Take
from regalia.games.kings_guild.state import NOBODY, Recruit, State
from regalia.testing.playing import dice
from tests.games.kings_guild.guild import Guild, made
from tests.games.kings_guild.richer import enrich
from tests.games.second_reading import Claim, Turn

MENUS = {"Turn", "ExpandMore", "TurnEnd"}


def scores(state: State) -> list[tuple[int, int]]:
    """Rules 12. Total and tie-break of each seat."""
    guilds = [Guild(state, seat) for seat in state.seats]
    charms = [sum(TREASURES[card].category == "charm" for card in guild.hand) for guild in guilds]
    most = max(charms) if len(charms) > 1 else 0
    return [(guild.score() + 3 * (0 < most == count), guild.coins) for guild, count in zip(guilds, charms, strict=True)]


def ranks(state: State) -> list[tuple[int, ...]]:
    """The engine's totals and tie-breaks."""
    return [rank.keys for rank in sorted(RULES.rank(state), key=lambda rank: rank.seat)]


def won_at_the_end(state: State) -> list[set[str]]:
    """Rules 12. Each player takes every quest that holds their sigil."""
    slots = [slot for slot in state.slots if slot and slot.quest in QUESTS]
    return [{*won, *(slot.quest for slot in slots if seat in slot.sigils)} for seat, won in enumerate(state.won)]


def crafted(before: State, seat: Seat, chosen: Craft) -> tuple[object, ...]:
    """Rules 5.2. Coins, the maker's resources, free sigils and quests won after a craft action."""
    guild, slot = Guild(before, seat), next(slot for slot in before.slots if slot and slot.quest == chosen.quest)
    coins, sigils, won = [*before.coins], [*before.sigils], [*before.won]
    if before.thug == chosen.quest and "thug" not in guild.staff:
        coins[seat] -= 2
        coins[next(other for other in before.seats if "thug" in Guild(before, other).staff)] += 2
    prices = sorted((item.coins for item in made(chosen.quest, chosen.items)), reverse=True)
    coins[seat] += sum(prices) + sum(prices[: before.fortunes])
    store = Counter(guild.store) - guild.cost(chosen.quest, chosen.items)
    makers = [sigil for sigil in slot.sigils if sigil != NOBODY]
    if len(makers) + len(prices) < len(slot.sigils):
        sigils[seat] -= 1
    else:
        won[(makers or [seat])[0]] += (chosen.quest,)
        for maker in makers:
            sigils[maker] += 1
    return coins, store, sigils, won


def row_after(before: State, hired: str) -> tuple[Recruit | None, ...]:
    """Rules 5.3. The row of specialists, from the newest place to the oldest, after one was hired."""
    place = next(place for place, recruit in enumerate(before.row) if recruit and recruit.specialist == hired)
    free = before.row[place] == Recruit(hired, 0)
    row = [
        Recruit(recruit.specialist, recruit.coins + (free and number > place))
        for number, recruit in enumerate(before.row)
        if recruit and number != place
    ]
    row = [recruit for recruit in row if recruit.coins < SPECIALISTS[recruit.specialist].cost]
    drawn = [Recruit(name) for name in before.recruits[: 5 - len(row)]]
    return (*[None] * (5 - len(row) - len(drawn)), *reversed(drawn), *row)


def built(before: State, seat: Seat, room: str, cell: int) -> tuple[object, ...]:
    """Rules 5.3. Coins and resources of a guild after a room was built."""
    guild = Guild(before, seat)
    coins, store = guild.coins - ROOMS[room].cost, Counter(guild.store)
    for covered in range(cell, cell + ROOMS[room].width):
        bonus, times = BONUSES[before.mats[seat]].get(covered), 1 + ("builder" in guild.staff)
        if bonus == "gold":
            coins += 2 * times
        elif bonus:
            store[bonus] += min(times, guild.stock[bonus])
    return coins, +store


def gathers(guild: Guild, taken: tuple[str, ...]) -> set[str]:
    """Rules 5.1. What can be taken besides."""
    more = {resource for resource in guild.gatherable() if guild.stock[resource] > taken.count(resource)}
    if len(taken) == 3 or "laborer" in guild.staff:
        return more if len(taken) < 3 else set()
    return more if len(taken) == 1 else more & {*taken} if len({*taken}) == 1 else set()


def after_gathering(before: State, seat: Seat, taken: tuple[str, ...]) -> Counter[str]:
    """Rules 5.1. Resources after gathering, with those of the guild's gatherers."""
    guild = Guild(before, seat)
    finds = [SPECIALISTS[name].gather_bonus for name in guild.staff]
    bonus = [resource for resource in finds if resource and guild.stock[resource] > taken.count(resource)]
    return +(Counter(guild.store) + Counter(taken) + Counter(bonus))


def store_of(state: State, seat: Seat) -> Counter[str]:
    return +Counter(Guild(state, seat).store)


def options(game: Game[State], seat: Seat) -> list[Any]:
    """What the engine offers a seat, in a fixed order."""
    asked = game.asks.get(seat, ())
    assert isinstance(asked, tuple)
    return sorted(asked, key=str)


def outcome(game: Game[State], seat: Seat, chance: Chance) -> Iterator[Claim]:
    """Choose something of the menu, and compare what it does."""
    before, asked = game.state.copy(), options(game, seat)
    kind = chance.one(sorted({type(option).__name__ for option in asked}))
    chosen = chance.one([option for option in asked if type(option).__name__ == kind])
    game.answer(seat, chosen)
    guild, state = Guild(before, seat), game.state
    match chosen:
        case Take(resource):
            yield from gathering(game, guild, (resource,), chance)
        case Craft() if not happened(game, "Sold"):
            now = [*state.coins], store_of(state, seat), [*state.sigils], [*state.won]
            yield Claim("5.2", crafted(before, seat, chosen), now)
        case Build(room):
            yield from building(game, guild, room, chance)
        case Hire(specialist) if len(before.coins) > 1:
            yield from hiring(game, guild, specialist, chance)
        case Sell(treasure):
            yield Claim("7.3", guild.coins + guild.sale_price(treasure), state.coins[seat])


def happened(game: Game[State], *names: str) -> bool:
    """True if limits made a guild return resources or sell treasures, which the claims leave out."""
    return any(type(event).__name__ in names for event in game.events or [])


def gathering(game: Game[State], guild: Guild, taken: tuple[str, ...], chance: Chance) -> Iterator[Claim]:
    seat = guild.seat
    while more := gathers(guild, taken):
        legal: set[Any] = {*map(Take, more)}
        yield Claim("5.1", legal, {*options(game, seat)} - {Done()})
        answer = chance.one(options(game, seat))
        game.answer(seat, answer)
        if answer == Done():
            break
        taken += (answer.resource,)
    if len(taken) + sum(guild.store.values()) + 4 <= guild.state.storage(seat):
        yield Claim("5.1", after_gathering(guild.state, seat, taken), store_of(game.state, seat))


def building(game: Game[State], guild: Guild, room: str, chance: Chance) -> Iterator[Claim]:
    seat, state = guild.seat, game.state
    cells = {Cell(place % 4, place // 4) for place in guild.placeable(ROOMS[room].width)}
    if len(cells) > 1:
        yield Claim("5.3", cells, {*options(game, seat)})
        game.answer(seat, chance.one(options(game, seat)))
    cell = next(tile.cell for tile in state.tiles[seat] if tile.room == room)
    yield Claim("5.3", True, Cell(cell % 4, cell // 4) in cells)
    if not happened(game, "Returned", "Sold"):
        yield Claim("5.3", built(guild.state, seat, room, cell), (state.coins[seat], store_of(state, seat)))


def hiring(game: Game[State], guild: Guild, specialist: str, chance: Chance) -> Iterator[Claim]:
    seat, before, spaces = guild.seat, guild.state, guild.free_spaces()
    if len(spaces) > 1 and specialist != "aristocrat":
        yield Claim("5.3", {*map(Onto, spaces)}, {*options(game, seat)})
    if game.step.kind() == "Hiring":
        game.answer(seat, chance.one(options(game, seat)))
    if specialist != "overseer" and not happened(game, "Returned", "Sold"):
        recruit = next(recruit for recruit in before.row if recruit and recruit.specialist == specialist)
        read = guild.coins - guild.price(recruit), row_after(before, specialist)
        yield Claim("5.3", read, (game.state.coins[seat], game.state.row))


def reading(turns: Iterator[Turn]) -> Iterator[Claim]:
    """At every menu, made richer: its options, what one of them does, and the score."""
    for number, turn in enumerate(turns):
        game, chance = turn.before, dice(number)
        if turn.after.is_over:
            yield Claim("12", won_at_the_end(game.state), [{*won} for won in turn.after.state.won])
        if game.step.kind() not in MENUS:
            continue
        enrich(game.state, chance)
        game.ask_again()
        if game.step.kind() == "ExpandMore":
            game.events = []
        yield Claim("12", scores(game.state), ranks(game.state))
        menu = Guild(game.state, turn.seat).menu(game.step)
        asked = {*options(game, turn.seat)}
        yield Claim("4.1", menu - {EndTurn()} if not asked else menu, asked)
        if asked:
            game.events = []
            yield from outcome(game, turn.seat, chance)
