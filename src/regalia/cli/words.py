"""Words: what options, events and decisions are called, in a viewer's language (docs/protocol.md names the messages)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from babel.lists import format_list

from regalia.core import Answer, Assigned, Event, Noun, Number, Option, Refusal, Seat, Shared, Unasked
from regalia.core.views import Decision
from regalia.games import package
from regalia.text.texts import NOT_IN_NAMES, bundle

SEATS = frozenset(("seat", "owner", "victim", "first", "order", "winner", "winners", "who", "player", "players"))
"""Fields whose numbers are seats, in every game; -1 is none."""
PIECES = frozenset(("id", "about", "piece", "pieces", "host", "by", "challenge", "challenges", "target", "targets"))
"""Fields whose numbers are pieces, in a game whose pieces are numbered."""


def counted(words: Sequence[str]) -> list[str]:
    """Each word once: cloth ×2, wood. Numbers stand for themselves: 4, 4, 10."""
    if all(map(str.isdigit, words)):
        return [*words]
    return [word if count == 1 else f"{word} ×{count}" for word, count in Counter(words).items()]


class Words:
    """Turns views and events of one game into sentences, and provides the terms of its drawing."""

    def __init__(self, slug: str, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self.nouns: Mapping[str, Noun] = {}
        """The pieces in sight; replaced with every new sight."""
        self.unmet: set[str] = set()
        """What texts referred to and was not there: `decision-Act: Unknown external: card`."""
        self._choosing = False
        """True while an option is put into words, which tells apart pieces that are otherwise called alike."""
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
        """What choosing this is called."""
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
        """What happened."""
        return self.say(f"event-{type(event).__name__}", self._args(event))

    def decision(self, decision: Decision, seat: Seat | None, view: Any, typed: bool = False) -> str:
        """What the table waits for, in words for those who decide or for others. One's own pieces are `your` pieces.

        A question that speaks of taps may be put otherwise where answers are `typed`. The fields of what the view has
        `shown` of the question count as the view's own.
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

    def _own(self, piece: Any, seat: Seat | None) -> str | None:
        """What a seat calls a piece of its own; None for everything else."""
        noun = self.nouns.get(piece) if isinstance(piece, str) else None
        if noun is None or noun.args.get("owner") != seat or not self._knows(f"noun-{noun.key}", "own"):
            return None
        return self.say(f"noun-{noun.key}.own", {name: self.value(name, arg) for name, arg in noun.args.items()})

    def _knows(self, message: str, attribute: str) -> bool:
        return self._bundle.has_message(message) and attribute in self._bundle.get_message(message).attributes

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the section of the rules."""
        facts = {name: self.value(name, fact) for name, fact in refusal.facts.items()}
        return self.say(f"why-{refusal.reason}", facts) + self.aside(refusal.rule)

    def punctuated(self, drawn: str) -> str:
        """A drawing of the table, with the colons of the language."""
        return drawn.replace("： ", "：").replace(": ", "：") if self.language == "ja" else drawn

    def aside(self, said: str) -> str:
        """Something said by the way, in brackets; nothing if there is nothing to say."""
        return said and {"ja": f"（{said}）"}.get(self.language, f" ({said})")

    def question(self, ask: Any) -> str:
        """How to answer a question that is not simply one of some options."""
        return f"{ask.least}-{ask.most}" if isinstance(ask, Number) else ""

    def player(self, seat: Seat) -> str:
        """What a seat is called."""
        return self.names[seat]

    def seat(self, seat: Seat) -> str:
        """What a seat is called in a drawing of the table."""
        return self.player(seat)

    def order(self, seats: Iterable[Seat]) -> str:
        """Seats one after the other in a drawing of the table."""
        return self.row(map(self.player, seats))

    def has(self, seat: Seat, number: int) -> str:
        """How many a player has, in a drawing of the table."""
        return f"{self.player(seat)} ×{number}"

    def word(self, name: str, what: str = "draw") -> str:
        """What something is called in a drawing of the table: `<what>-<name>`, or `kind-<name>`."""
        candidates = (f"{what}-{name}", f"kind-{name}")
        return next((self.say(each) for each in candidates if self._bundle.has_message(each)), name)

    def row(self, drawn: Iterable[str]) -> str:
        """Things side by side in a drawing of the table."""
        return {"ja": "、"}.get(self.language, ", ").join(drawn) or "–"

    def knows(self, name: str) -> bool:
        """True if there is a message of this name."""
        return self._bundle.has_message(name)

    def all(self, words: Any) -> str:
        """Ada, Bob and Eve."""
        return format_list([*words], locale=self.language)

    def _args(self, record: Any) -> dict[str, Any]:
        """Each field as a value, and of a list also how long it is."""
        fields = msgspec.structs.asdict(record)
        counts = {f"{field}-count": len(value) for field, value in fields.items() if isinstance(value, tuple | list)}
        return {field: self.value(field, value) for field, value in fields.items()} | counts

    def value(self, field: str, value: Any) -> Any:
        """What a field of a record says: a player's name, a piece, a word, or a number as it is."""
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
