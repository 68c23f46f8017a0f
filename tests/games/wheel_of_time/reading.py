"""A second reading of The Wheel of Time: six numbers of a position, from rules.md and the cards' TOML alone.

Current abilities, dice, prices, who can join, what a roll comes to, and the symbols and damage it puts into pools. Of the
words of cards it knows the common ones; a number that depends on another word is left out.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import Any

from regalia.core import Chance, Seat
from regalia.games.wheel_of_time.content import Card, cards
from regalia.games.wheel_of_time.effective.abilities import currents
from regalia.games.wheel_of_time.effective.challenges import could_join
from regalia.games.wheel_of_time.effective.dice import dice
from regalia.games.wheel_of_time.paying.pricing import recruiting_prices
from regalia.games.wheel_of_time.pieces import ABILITIES, Challenge, ChallengeId, Die, Piece, PieceId, Roll
from regalia.games.wheel_of_time.state import State
from regalia.games.wheel_of_time.tally import tally
from tests.games.second_reading import Claim
from tests.games.wheel_of_time.rich import pool, serves

FACES = {
    "P": ("P", "PS", "S", "XS", "PX", "X"),
    "I": ("I", "DS", "IS", "XS", "IX", "X"),
    "O": ("O", "OS", "S", "XS", "X", "D"),
    "C": ("C", "CS", "S", "X", "DX", "D"),
}
FORCES = ("character", "troop")
Entry = dict[str, Any]
COMPARED = {"<": int.__lt__, ">": int.__gt__, "<=": int.__le__, ">=": int.__ge__, "==": int.__eq__}


class UnknownWordError(Exception):
    """A word of a card that this reading does not know."""


class Use:
    """A static operation of a card in play."""

    def __init__(self, source: PieceId, entry: Entry, op: Entry) -> None:
        self.source, self.entry, self.op = source, entry, op


class Position:
    """The six numbers of a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.cards = {me: cards()[piece.kind] for me, piece in state.pieces.items()}

    @cached_property
    def statics(self) -> list[Use]:
        blank = {self.state.pieces[me].host for me, card in self.cards.items() if card.id == "forced_back"}
        return [
            Use(me, entry, op)
            for me, card in self.cards.items()
            if me not in blank
            for entry in card.effects
            if entry["mode"] == "static" and "as" not in entry
            for op in entry.get("ops", ())
        ]

    def piece(self, me: PieceId) -> Piece:
        return self.state.pieces[me]

    def is_force(self, me: PieceId) -> bool:
        return self.cards[me].type in FORCES

    # what statics say of a card

    def uses(self, me: PieceId, *names: str, whens: tuple[str, ...] = ("always",)) -> Iterator[Use]:
        """The static operations of these names that apply to a card."""
        for use in self.statics:
            named = use.op["op"] in names and use.entry["when"] in whens and not use.entry.get("may")
            if named and self.concerns(use, me) and self.holds_all(use, me):
                yield use

    def concerns(self, use: Use, me: PieceId) -> bool:
        """Rules 12.2, 12.3. True if a card is what a static entry is about."""
        target = use.op.get("target") or use.entry.get("target")
        if target in (None, "self"):
            return me == use.source
        if target == "host":
            return me == self.piece(use.source).host
        if target == "starter":
            return self.piece(me).avatar and self.piece(me).seat == self.piece(use.source).seat
        if use.op.get("target"):
            raise UnknownWordError(target)
        return self.matches(me, str(target), use.source)

    def holds_all(self, use: Use, me: PieceId) -> bool:
        part = use.entry["when"] != "part" or (self.piece(me).challenge > 0 and self.piece(use.source).challenge > 0)
        if use.entry["when"] == "part" and self.cards[use.source].type == "advantage":
            part = self.piece(me).challenge > 0
        return part and all(self.holds(condition, use.source, me) for condition in use.entry.get("if", ()))

    def holds(self, condition: str, source: PieceId, me: PieceId) -> bool:
        """Rules 12.4."""
        if condition.startswith("!"):
            return not self.holds(condition[1:], source, me)
        name, _, rest = condition.partition(":")
        mine = self.piece(source)
        seat = mine.seat
        facts = {
            "participating": mine.challenge > 0,
            "host_participating": self.piece(mine.host or source).challenge > 0,
            "self_damaged": mine.damage > 0,
            "fulfilled": mine.fulfilled,
        }
        if condition in facts:
            return facts[condition]
        if name == "rolls":
            return self.current(me)["PIOC".index(rest)] > 0
        if name == "control" and "|" not in rest:
            selector = rest if rest.split(".")[0] in ("char", "troop", "force", "adv") else f"card.{rest}"
            return any(self.piece(other).seat == seat and self.matches(other, selector, source) for other in self.cards)
        if name == "initiator" and mine.challenge and rest in ("own", "opp"):
            return (self.state.challenges[mine.challenge].seat == seat) == (rest == "own")
        if name in ("against", "with") and "|" not in rest:
            side = [other for other in self.cards if self.piece(other).challenge == mine.challenge > 0]
            foes = [other for other in side if (self.piece(other).seat != seat) == (name == "against") and other != source]
            return any(self.matches(other, rest, source) for other in foes)
        return self.compares(condition, source)

    def compares(self, condition: str, source: PieceId) -> bool:
        """A condition that compares two numbers."""
        seat = self.piece(source).seat
        if found := re.fullmatch(r"count:(.*?)(<=|>=|==|<|>)(\d+)", condition):
            return COMPARED[found[2]](self.count(found[1], source), int(found[3]))
        if found := re.fullmatch(r"pattern_(own|opp)(<=|>=|==|<|>)(\d+|pattern_own|pattern_opp)", condition):
            sides = {"pattern_own": self.state.sections[seat], "pattern_opp": self.state.sections[1 - seat]}
            right = sides[found[3]] if found[3] in sides else int(found[3])
            return COMPARED[found[2]](sides[f"pattern_{found[1]}"], right)
        raise UnknownWordError(condition)

    # selectors and amounts

    def count(self, selector: str, source: PieceId) -> int:
        return sum(self.matches(me, selector, source) for me in self.cards)

    def matches(self, me: PieceId, selector: str, source: PieceId) -> bool:
        """Rules 12.3, for a card in play. Every filter is looked at, so that unknown ones are found."""
        base, *filters = selector.split(".")
        bases = {"char": ("character",), "troop": ("troop",), "force": ("character", "troop"), "adv": ("advantage",)}
        if base != "card" and base not in bases:
            raise UnknownWordError(selector)
        right = base == "card" or self.cards[me].type in bases[base]
        return right and all(self.fits(me, word, source) for word in filters)

    def fits(self, me: PieceId, word: str, source: PieceId) -> bool:
        """One filter of a selector."""
        if word.startswith("!"):
            return not self.fits(me, word[1:], source)
        if "|" in word:
            return any(self.fits(me, part, source) for part in word.split("|"))
        name, _, value = word.partition(":")
        value, piece, mine, card = value.replace("_", " "), self.piece(me), self.piece(source), self.cards[me]
        plain: dict[str, Callable[[], bool]] = {
            "own": lambda: piece.seat == mine.seat,
            "opp": lambda: piece.seat == 1 - mine.seat,
            "not_self": lambda: me != source,
            "nonavatar": lambda: not piece.avatar,
            "part_any": lambda: piece.challenge > 0,
            "same": lambda: piece.challenge == self.piece(mine.host or source).challenge > 0,
            "on_self": lambda: piece.host == source,
            "ready": lambda: not piece.rotated,
            "caracarn": lambda: self.has_trait(me, "Car'a'carn"),
            "alleg": lambda: value in self.allegiances(me),
            "only": lambda: self.allegiances(me) == {value},
            "trait": lambda: self.has_trait(me, value),
            "tag": lambda: word.partition(":")[2] in card.tags,
            "id": lambda: word.partition(":")[2] == card.id,
            "personality": lambda: word.partition(":")[2] == card.personality,
        }
        if name not in plain or value in ("chosen", "target nation"):
            raise UnknownWordError(word)
        return plain[name]()

    def amount(self, said: Any, use: Use) -> int:
        """Rules 12.6."""
        if isinstance(said, int):
            return said
        if found := re.fullmatch(r"count:(.*?)(?:/(\d+))?", said):
            return self.count(found[1], use.source) // int(found[2] or 1)
        if found := re.fullmatch(r"pattern_own/(\d+)", said):
            return self.state.sections[self.piece(use.source).seat] // int(found[1])
        raise UnknownWordError(said)

    # traits and allegiances

    def has_trait(self, me: PieceId, trait: str) -> bool:
        """Traits are printed or added by statics; allegiances are traits (2.2)."""
        if trait in self.cards[me].traits or trait in self.allegiances(me):
            return True
        adding = [use for use in self.statics if use.op["op"] == "trait" and use.op["add"].replace("_", " ") == trait]
        for use in adding:
            if self.concerns(use, me):
                if "use" in use.op:
                    raise UnknownWordError(str(use.op))
                if self.holds_all(use, me):
                    return True
        return False

    def allegiances(self, me: PieceId) -> set[str]:
        found = {*self.cards[me].allegiances}
        for use in self.statics:
            if use.op["op"] == "alleg" and self.concerns(use, me):
                gained = use.op.get("add", "").replace("_", " ")
                if "use" in use.op or gained[:1].islower() or use.entry["when"] != "always":
                    raise UnknownWordError(str(use.op))
                if not gained:
                    raise UnknownWordError(str(use.op))
                if {gained, *found} >= {"Dragon", "Dark One"}:
                    continue
                if self.holds_all(use, me):
                    found.add(gained)
        return found

    # the numbers

    def undamaged(self, me: PieceId) -> list[int]:
        """Rules 2.2. Abilities but for damage."""
        printed = [*self.cards[me].abilities]
        found = [*printed]
        for use in self.uses(me, "abil", "abil_locked", whens=("always", "part", "lb")):
            for key, said in use.op.items():
                if key in ("op", "target"):
                    continue
                if key not in (*ABILITIES, "all_printed"):
                    raise UnknownWordError(key)
                amount = self.amount(said, use)
                for at, letter in enumerate(ABILITIES):
                    found[at] += amount * (key == letter or (key == "all_printed" and printed[at] > 0))
        return [max(0, number) for number in found]

    def current(self, me: PieceId) -> tuple[int, ...]:
        lost = self.piece(me).damage + self.piece(me).corruption
        return tuple(max(0, number - lost) for number in self.undamaged(me))

    def dice(self, me: PieceId, challenge: ChallengeId) -> tuple[int, ...]:
        """Rules 6.3."""
        found, current = [*self.current(me)], self.current(me)
        words = ("dice_extra", "dice_less", "dice_swap", "dice_ban", "dice_only", "dice_ignore_damage")
        for use in self.uses(me, *words, whens=("roll", "always", "part")):
            which = use.op.get("abil")
            if use.op["op"] != "dice_extra" or which not in (*ABILITIES, "each_rolled"):
                raise UnknownWordError(str(use.op))
            for at, letter in enumerate(ABILITIES):
                if which == letter or (which == "each_rolled" and current[at]):
                    found[at] += self.amount(use.op["n"], use)
        banned = set("P") if self.state.challenges[challenge].form == "last_battle" else set()
        for op in self.said(self.state.challenges[challenge], "dice_ban", "dice_only"):
            banned |= set(op["abil"]) if op["op"] == "dice_ban" else {*ABILITIES} - set(op["abil"])
        if any(use.op["op"] == "politics_in_last_battle" for use in self.statics) and self.state.battle:
            raise UnknownWordError("politics_in_last_battle")
        return tuple(0 if letter in banned else number for letter, number in zip(ABILITIES, found, strict=True))

    def said(self, challenge: Challenge, *names: str) -> list[Entry]:
        """What the card of a challenge says of it."""
        entries = cards()[challenge.kind].effects if challenge.form == "card" else ()
        statics = [entry for entry in entries if entry["mode"] == "static" and entry["when"] == "challenge"]
        return [op for entry in statics for op in entry["ops"] if op["op"] in names]

    def can_join(self, me: PieceId, number: ChallengeId) -> bool:
        """Rules 5.3, C5, step 1: what each force alone must fulfil."""
        challenge = self.state.challenges[number]
        if challenge.form == "contest" or any(True for _ in self.uses(me, "may_join", whens=("participate",))):
            raise UnknownWordError("may_join")
        if any(use.op["op"] in ("cap_participants_turn", "ban_join") for use in self.statics):
            raise UnknownWordError("cap_participants_turn")
        for op in self.said(challenge, "only_join", "ban_join", "cap_participants"):
            if op["op"] != "only_join":
                raise UnknownWordError(op["op"])
            if not self.matches(me, op["sel"], me):
                return False
        for entry in self.cards[me].effects:
            if entry["mode"] == "req" and entry["when"] == "participate":
                raise UnknownWordError("participate")
        return challenge.form != "last_battle" or any(self.dice(me, number))

    def price(self, seat: Seat, card: Card) -> tuple[object, ...]:
        """Rules 8.2, before any symbol is looked at: the cost, what doubles it, and what is added."""
        own = [
            entry for entry in card.effects if entry["mode"] in ("static", "req") and entry["when"] in ("recruit", "always")
        ]
        if card.cost is None or own or card.type not in FORCES:
            raise UnknownWordError(card.id)
        if any(use.op["op"] in ("no_penalty", "force_penalty", "no_nature_penalty", "tax") for use in self.statics):
            raise UnknownWordError("penalty")
        added = [0, 0, 0, 0]
        for use in self.statics:
            if use.op["op"] == "cost" and use.op["sel"] != "self" and self.piece(use.source).seat == seat:
                amount = self.added(use, card)
                added[ABILITIES.index(use.op["sym"])] += amount
        nature = "Dark Nature" if seat == self.state.hero else "Light Nature"
        return card.cost, 1 if "Mercenary" in card.allegiances else 2, 2 if nature in card.traits else 1, tuple(added)

    def added(self, use: Use, card: Card) -> int:
        """How much a static operation adds to the price of a card that is not in play."""
        base, *filters = use.op["sel"].split(".")
        printed = {*card.allegiances, *card.traits}
        plain = all(re.fullmatch(r"(alleg|trait):\w+", word) for word in filters)
        if base not in ("char", "force") or not plain or not isinstance(use.op["n"], int) or use.op["sym"] not in ABILITIES:
            raise UnknownWordError(use.op["sel"])
        if use.entry["when"] != "recruit" or use.entry.get("if"):
            raise UnknownWordError(use.entry["when"])
        fits = all(word.partition(":")[2].replace("_", " ") in printed for word in filters)
        return use.op["n"] * (fits and (base == "force" or card.type == "character"))

    def roll(self, me: PieceId, thrown: list[Die], number: ChallengeId) -> tuple[Counter[str], int]:
        """Rules 2.1, 6.5, 8.3. What dice show, and how much of the damage is bound by the oath."""
        words = ("extra", "ignore", "convert", "fixed_result", "face_bonus", "auto", "targeted_damage", "lock_pool")
        for use in self.statics:
            if use.op["op"] in words and self.concerns(use, me):
                raise UnknownWordError(use.op["op"])
        shown = Counter("".join(FACES[die.ability][die.face] for die in thrown))
        piece, card = self.piece(me), self.cards[me]
        own = self.state.challenges[number].seat == piece.seat
        sworn = own and card.gender == "female" and "Aes Sedai" in self.allegiances(me)
        oath = sum("D" in FACES[die.ability][die.face] for die in thrown if die.ability == "O")
        return +shown, oath if sworn else 0


def tallied(state: State, roll: Roll) -> tuple[Counter[str], int]:
    """The same, of the engine."""
    found = tally(state, roll)
    results = {"S": found.support, "X": found.opposition, "D": found.damage}
    return +(Counter(symbol.ability for symbol in found.symbols) + Counter(results)), found.oath


def claims(state: State, chance: Chance) -> Iterator[Claim]:
    """Each of the six numbers that this reading can tell: for forces in play, and for some that are not."""
    position = Position(state)
    for me in filter(position.is_force, position.cards):
        kind = position.cards[me].id
        yield from known("2.2", kind, partial(position.current, me), partial(currents, state, me))
        if open_challenges := [number for number in state.unresolved() if not state.challenges[number].hidden]:
            yield from joined(position, me, position.piece(me).challenge or chance.one(open_challenges), chance)
    for seat in state.seats:
        for card in chance.some([card for card in pool() if card.type in FORCES and serves(card, seat)], 8):
            yield from known("8.2", card.id, partial(position.price, seat, card), partial(price_of, state, seat, card.id))


def joined(position: Position, me: PieceId, number: ChallengeId, chance: Chance) -> Iterator[Claim]:
    """Who can join a challenge, and what takes part in it: dice and a roll."""
    state, kind = position.state, position.cards[me].id
    yield from known("5.3", kind, partial(position.can_join, me, number), partial(could_join, state, me, number))
    if position.piece(me).challenge == number:
        thrown = [Die(letter, chance.below(6)) for letter in ABILITIES for _ in range(2)]
        roll = Roll(me, position.piece(me).seat, tuple(thrown), number)
        yield from known("6.3", kind, partial(position.dice, me, number), partial(dice, state, me, number))
        yield from known("6.5", kind, partial(position.roll, me, thrown, number), partial(tallied, state, roll))


def price_of(state: State, seat: Seat, kind: str) -> tuple[object, ...]:
    price = recruiting_prices(state, seat, kind)[0]
    return price.cost, price.foreign, price.nature, price.plus


def known(rule: str, card: str, read: Callable[[], Any], engine: Callable[[], Any]) -> Iterator[Claim]:
    """A claim, unless it hangs on a word that this reading does not know."""
    try:
        found = read()
    except UnknownWordError:
        return
    yield Claim(rule, (card, found), (card, engine()))
