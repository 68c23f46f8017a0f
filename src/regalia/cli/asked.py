"""Questions as text, and how to answer them by numbers: in the terminal, and for language models."""

import re
from collections.abc import Iterator

from regalia.cli import keyboard
from regalia.cli.words import Words
from regalia.core import Assign, OneOf, Seat, Share, Sight
from regalia.core.checking import Wrong
from regalia.core.views import Posed
from regalia.games import resource
from regalia.text.texts import Texts


class Asked:
    """What a seat is asked, in the words of a game and a language."""

    def __init__(self, words: Words, say: Texts) -> None:
        self._words = words
        self._say = say

    def lines(self, sight: Sight, seat: Seat) -> Iterator[str]:
        """The question, what is possible, the numbered options, and the optional actions."""
        assert sight.decision is not None, "something is asked"
        yield self._words.decision(sight.decision, seat, sight.view, typed=True)
        if situation := self._words.situation(sight.decision, sight.situation):
            yield situation
        if sight.ask is not None:
            yield from self._options(sight.ask)
        if sight.offers:
            yield self._say("offers")
        for number, option in enumerate(sight.offers, start=1):
            yield f"  +{number}. {self._words.option(option)}"

    def _options(self, posed: Posed) -> Iterator[str]:
        """The numbered options, and how to answer if that takes more than one number."""
        if keyboard.kind(posed) != "one":
            yield self._say(f"choose-{keyboard.kind(posed)}", **self.amounts(posed))
        if made_of := keyboard.parts(posed):
            for number, value in enumerate(made_of.values, start=1):
                yield f"  {number}. {self._words.value(made_of.fields[0], value)}"
            return
        for number, option, limit in keyboard.numbered(posed):
            yield f"  {number}. {self._words.option(option)}{self._words.aside(limit)}"
        if isinstance(posed, Assign):
            yield self._say("places")
            for number, option, limit in keyboard.limited(posed.places, posed.limits):
                yield f"  {number}. {self._words.option(option)}{self._words.aside(limit)}"

    def how(self, posed: Posed) -> str:
        """How to answer; empty if one number is enough."""
        name = f"help-{keyboard.kind(posed)}"
        return self._say(name, **self.amounts(posed)) if name in self._say else ""

    def no_answer(self, posed: Posed, unfit: Wrong | None = None) -> str:
        """What an answer needs; for a partial answer also what is wrong with the part."""
        expected = self._say(f"no-{keyboard.kind(posed)}", **self.amounts(posed))
        if unfit is None or unfit.part is None:
            return expected
        return f"{self._say('wrong', why=unfit.why, part=self._words.option(unfit.part))}\n{expected}"

    def amounts(self, posed: Posed) -> dict[str, int | str]:
        """The arguments of a question's text; `exact` is `yes` if the least is also the most."""
        if made_of := keyboard.parts(posed):
            return {
                "fields": self._words.row(self._words.word(field) for field in made_of.fields),
                "count": len(made_of.fields),
                "most": len(made_of.values),
                "different": "yes" if made_of.are_different else "no",
            }
        return amounts(posed)


def amounts(posed: Posed) -> dict[str, int | str]:
    """The numbers that a question's text uses."""
    match posed:
        case OneOf():
            return {"most": len(posed.options)}
        case Assign():
            return {"count": len(posed.things), "most": len(posed.places)}
        case Share():
            least = posed.total if posed.least is None else posed.least
            return {"count": len(posed.places), **between(least, posed.total)}
        case _:
            return between(posed.least, posed.most)


def between(least: int, most: int) -> dict[str, int | str]:
    """A range from the least to the most."""
    return {"least": least, "most": most, "exact": "yes" if least == most else "no"}


def section(slug: str, language: str, number: str) -> str:
    """One section of the rules; the number, if there is no such section."""
    text = resource(slug, "text", f"rules.{language}.md").read_text("utf-8")
    found = re.search(rf"^#+ {re.escape(number)}\.? .*?(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    return found.group(0) if found else number
