"""Texts for options, events and decisions in a viewer's language (docs/protocol.md lists the messages)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from babel.lists import format_list

from regalia.core import Answer, Assigned, Event, Noun, Number, Option, Record, Refusal, Seat, Shared, Unasked
from regalia.core.views import Decision
from regalia.games import package
from regalia.text.texts import NOT_IN_NAMES, Texts, bundle

SEATS = frozenset(("seat", "owner", "victim", "first", "order", "winner", "winners", "who", "player", "players"))
"""Fields that contain seats in every game; -1 means none."""
PIECES = frozenset(("id", "about", "piece", "pieces", "host", "by", "challenge", "challenges", "target", "targets"))
"""Fields that contain pieces, in a game with numbered pieces."""


def counted(words: Sequence[str]) -> list[str]:
    """A list with each word once: cloth ×2, wood. Numbers are repeated: 4, 4, 10."""
    if all(map(str.isdigit, words)):
        return [*words]
    return [word if count == 1 else f"{word} ×{count}" for word, count in Counter(words).items()]


def names_in(record: Record, say: Texts) -> list[str]:
    """What the players of a record are called; a seat for which it has no name is numbered."""
    given = [*record.names, *[""] * record.seats][: record.seats]
    return [name or say("analyse-seat", number=number) for number, name in enumerate(given, 1)]


class Words:
    """Turns views and events of one game into sentences, and provides the terms of its drawing."""

    def __init__(self, slug: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self.nouns: Mapping[str, Noun] = {}
        """The visible pieces, replaced with each new view."""
        self.unmet: set[str] = set()
        """Missing references in texts: `decision-Act: Unknown external: card`."""
        self._choosing = False
        """True while an option is described; then pieces with equal names are made distinct."""
        self._bundle = bundle(language, package(slug))

    def say(self, name: str, args: Mapping[str, Any] | None = None) -> str:
        """A message, or its attribute (`name.attribute`). A missing message is shown by its name."""
        message, _, attribute = name.partition(".")
        if not self._bundle.has_message(message):
            return name
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return name
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        self.unmet.update(f"{name}: {error}" for error in errors)
        return str(text)

    def option(self, answer: Answer) -> str:
        """The text of an option."""
        if isinstance(answer, tuple):
            return self.all(map(self.option, answer))
        if isinstance(answer, Assigned):
            return self.all(f"{self.option(thing)} → {self.option(place)}" for thing, place in answer.pairs)
        if isinstance(answer, Shared):
            return self.all(f"{self.option(place)} {amount}" for place, amount in answer.amounts if amount)
        if isinstance(answer, Unasked):
            return self.option(answer.option)
        if isinstance(answer, Option):
            self._choosing = True
            fields = self._args(answer)
            self._choosing = False
            return self.say(f"option-{type(answer).__name__}", fields)
        return str(answer)

    def event(self, event: Event) -> str:
        """The text of an event."""
        return self.say(f"event-{type(event).__name__}", self._args(event))

    def decision(self, decision: Decision, seat: Seat | None, view: Any, typed: bool = False) -> str:
        """The text of a decision, for its deciders or for other viewers. The deciders' own pieces are `your` pieces.

        A question that mentions taps can have another text where answers are `typed`. The fields of the question that the
        view has `shown` count as the view's own.
        """
        own = seat in decision.waiting
        shown = getattr(view, "shown", None)
        asked_about = self._args(shown) if isinstance(shown, msgspec.Struct) else {}
        args = asked_about | self._args(view) | {"who": self.all(map(self.player, decision.waiting))}
        if own:
            args |= {
                field: name for field, piece in msgspec.structs.asdict(view).items() if (name := self._own(piece, seat))
            }
        message = f"decision-{decision.kind}"
        asked = f"{message}.typed" if typed and self._knows(message, "typed") else message
        return self.say(asked if own else f"{message}.others", args)

    def situation(self, decision: Decision, facts: Mapping[str, Any]) -> str:
        """What is possible now for the seat that is asked; empty if the game has no text for it."""
        knows = self._knows(f"decision-{decision.kind}", "situation")
        return self.say(f"decision-{decision.kind}.situation", self._values(facts)) if knows else ""

    def _own(self, piece: Any, seat: Seat | None) -> str | None:
        """A seat's term for a piece of its own; None for everything else."""
        noun = self.nouns.get(piece) if isinstance(piece, str) else None
        if noun is None or noun.args.get("owner") != seat or not self._knows(f"noun-{noun.key}", "own"):
            return None
        return self.say(f"noun-{noun.key}.own", {name: self.value(name, arg) for name, arg in noun.args.items()})

    def _knows(self, message: str, attribute: str) -> bool:
        return self._bundle.has_message(message) and attribute in self._bundle.get_message(message).attributes

    def refusal(self, refusal: Refusal) -> str:
        """The text of a reason against an option, with the section of the rules."""
        facts = {name: self.value(name, fact) for name, fact in refusal.facts.items()}
        return self.say(f"why-{refusal.reason}", facts) + self.aside(refusal.rule)

    def punctuated(self, drawn: str) -> str:
        """A drawing of the table, with the language's colons."""
        return drawn.replace("： ", "：").replace(": ", "：") if self.language == "ja" else drawn

    @property
    def colon(self) -> str:
        """A colon and the space after it."""
        return {"ja": "："}.get(self.language, ": ")

    def aside(self, said: str) -> str:
        """A remark in brackets; empty if the remark is empty."""
        return said and {"ja": f"（{said}）"}.get(self.language, f" ({said})")

    def question(self, ask: Any) -> str:
        """How to answer a question that is more than a choice of one option."""
        return f"{ask.least}-{ask.most}" if isinstance(ask, Number) else ""

    def player(self, seat: Seat) -> str:
        """A seat's name."""
        return self.names[seat]

    def seat(self, seat: Seat) -> str:
        """A seat's name in a drawing of the table."""
        return self.player(seat)

    def order(self, seats: Iterable[Seat]) -> str:
        """A list of seats in a drawing of the table."""
        return self.row(map(self.player, seats))

    def has(self, seat: Seat, number: int) -> str:
        """A player's count in a drawing of the table."""
        return f"{self.player(seat)} ×{number}"

    def word(self, name: str, what: str = "draw") -> str:
        """A name in a drawing of the table: `<what>-<name>`, or `kind-<name>`."""
        candidates = (f"{what}-{name}", f"kind-{name}")
        return next((self.say(each) for each in candidates if self._bundle.has_message(each)), name)

    def row(self, drawn: Iterable[str]) -> str:
        """A row of items in a drawing of the table."""
        return {"ja": "、"}.get(self.language, ", ").join(drawn) or "–"

    def knows(self, name: str) -> bool:
        """True if this message exists."""
        return self._bundle.has_message(name)

    def all(self, words: Any) -> str:
        """A list in the language's form: Ada, Bob and Eve."""
        return format_list([*words], locale=self.language)

    def _args(self, record: Any) -> dict[str, Any]:
        return self._values(msgspec.structs.asdict(record))

    def _values(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """A value for each field, and for a list also its length."""
        counts = {f"{field}-count": len(value) for field, value in fields.items() if isinstance(value, tuple | list)}
        return {field: self.value(field, value) for field, value in fields.items()} | counts

    def value(self, field: str, value: Any) -> Any:
        """The value of a record's field: a player's name, a piece, a word, or a plain number."""
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, dict):
            amounts = [{"count": count, "what": self.value(field, what)} for what, count in value.items()]
            return self.all(self.say("amount", amount) for amount in amounts)
        if isinstance(value, tuple | list):
            return self.all(counted([str(self.value(field, item)) for item in value]))
        if isinstance(value, int):
            return self._number(field, value)
        if isinstance(value, msgspec.Struct) and self.knows(f"{field}-each"):
            return self.say(f"{field}-each", self._args(value))
        return self._word(field, value) if isinstance(value, str) else "some"

    def _number(self, field: str, value: int) -> str | int:
        """A seat's player, a numbered piece's noun, or the number."""
        if field in SEATS:
            return self.player(value) if value >= 0 else "none"
        if field not in PIECES or not value:
            return value
        if str(value) in self.nouns:
            return self._word(field, str(value))
        return self.say("noun-gone") if self.knows("noun-gone") else value

    def _word(self, field: str, value: str) -> str:
        if value in self.nouns:
            noun = self.nouns[value]
            apart = ".option" if self._choosing and self._knows(f"noun-{noun.key}", "option") else ""
            return self.say(f"noun-{noun.key}{apart}", {name: self.value(name, arg) for name, arg in noun.args.items()})
        name = NOT_IN_NAMES.sub("_", value)
        candidates = (f"{field}-{name}", f"kind-{name}")
        return next((self.say(each) for each in candidates if self._bundle.has_message(each)), value)
