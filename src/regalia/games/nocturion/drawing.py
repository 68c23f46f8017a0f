"""The table as text, and the numbers printed on its pieces."""

from regalia.core import NOTATION, Pack, Seat, Terms
from regalia.games.nocturion.content import RESOURCES, Tables
from regalia.games.nocturion.pieces import Beast
from regalia.games.nocturion.printed import content_of
from regalia.games.nocturion.seen import SeenSeat, SeenTile, View


def text(view: View, terms: Terms = NOTATION) -> str:
    """The table as text; `?` is a card that the viewer cannot see."""
    word, row = terms.word, terms.row
    season = "-" if view.space < 0 else f"{word(view.season)} {word(view.spot)}"
    ends = [f"{word(each.end, 'end')} {word(each.region)}" for each in view.regions if each.end != "nothing"]
    lines = [
        f"{word('round')} {view.round} | {word('year')} {view.year}/{view.final_year} | {word(view.phase, 'phase')}"
        f" | {word('active')} {terms.seat(view.active)}",
        f"{word('season')} {season} | {row(ends)}",
        f"{word('pool')} {faces(view.pool, terms)}",
    ]
    for region in view.regions:
        tiles = row(draw_tile(tile, terms) for tile in view.tiles if tile.region == region.region)
        lines.append(f"{word(region.region)} {faces(region.faces, terms)}: {tiles}")
    lines += [
        f"{word('level')} {each.level}: {row(map(word, each.quests))} | {word('deck')} {each.deck}" for each in view.quests
    ]
    lines.append(
        f"{word('beasts')} {view.deck} | {word('discards')} {row(map(word, view.discards))}"
        f" | {word('curses')} {view.curse_deck} | {word('discards')} {row(map(word, view.curse_discards))}"
    )
    if view.looked:
        lines.append(f"{word('looked')} {row('?' if card is None else word(card) for card in view.looked)}")
    return "\n".join([*lines, *(draw_seat(seat, house, terms) for seat, house in enumerate(view.seats))])


def faces(dice: tuple[int, ...], terms: Terms) -> str:
    """Dice side by side."""
    return terms.row(map(str, dice))


def draw_tile(tile: SeenTile, terms: Terms) -> str:
    """`market*[3]`: it holds its resource, and a 3 lies on it."""
    return terms.word(tile.location) + "*" * tile.stocked + (f"[{tile.die}]" if tile.die else "")


def draw_beast(beast: Beast, terms: Terms) -> str:
    """`warg~`: the Warg is exhausted."""
    return terms.word(beast.beast) + "~" * (not beast.ready)


def draw_seat(seat: Seat, house: SeenSeat, terms: Terms) -> str:
    """A house in one line."""
    word, row = terms.word, terms.row
    tokens = [word(name) for name in ("crown", "guild_master", "chalice") if getattr(house, name)]
    goods = row(f"{word(resource)} {house.resources[resource]}" for resource in RESOURCES if house.resources[resource])
    crest = f" {word('crest')} {house.crest}" if house.crest else ""
    hand = row("?" if card is None else word(card) for card in house.hand)
    return (
        f"{terms.seat(seat)} {word(house.house) if house.house else '-'} {row(tokens)}"
        f" | {word('prestige')} {house.prestige} | {word('dice')} {faces(house.dice, terms)}{crest} | {goods}"
        f" | {row(map(word, house.equipped))} | {row(draw_beast(each, terms) for each in house.stable)}"
        f" | {row(map(word, house.curses))} | {word('quests')} {len(house.quests)} | {word('hand')} {hand}"
    )


def numbers(pack: Pack[Tables], name: str) -> list[tuple[str, dict[str, int]]]:
    """The cost of a beast, quest or heirloom, and the prestige printed on it."""
    printed = content_of(pack)
    facts = printed.beasts.get(name) or printed.quests.get(name) or printed.heirlooms.get(name)
    if facts is None:
        return []
    costs = [(f"costs-{resource}", {"count": facts.cost.count(resource)}) for resource in dict.fromkeys(facts.cost)]
    return [*costs, ("worth", {"count": facts.prestige})] if facts.prestige else costs
