"""What a seat has said about windows and other questions that keep coming, as it is kept with the table."""

from typing import Any, Literal

from msgspec import Struct

Asked = Literal["always", "able", "news", "never"]
"""In which windows of a name one wants to be asked: in all, when one can do something, when another seat has done something
since one last passed, in none."""


class Ahead(Struct, frozen=True, forbid_unknown_fields=True):
    """Passes given in advance."""

    since: int
    """The action after which they were given."""
    news: bool = False
    """True if they end when another seat does anything but pass."""
    stretch: str = ""
    """The kind of stretch at whose end they end; empty: none."""
    value: str = ""
    """Which one of these it is."""
    window: str = ""
    """The windows that are passed; empty: all."""


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order: what a seat answers to a question, each time it is asked."""

    since: int
    """The action after which it was given."""
    question: str
    """The kind of the question."""
    answer: Any
    """An option as JSON data, a number, or an empty list for none of several."""
    times: int = 0
    """How often it is given; 0 for any number."""
    stretch: str = ""
    """The kind of stretch at whose end it ends; empty: none."""
    value: str = ""
    """Which one of these it is."""
    concern: bool = False
    """True if it ends when what another seat does names this one."""
    options: tuple[str, ...] = ()
    """Marks of the options that there were, if it ends when there is a new one."""
    otherwise: tuple[Any, ...] = ()
    """What is answered where the answer is not possible: the first of these that is. Of several, all in this order."""
    facts: dict[str, str | int] = {}
    """What the question must be about; empty: anything."""
    nearest: bool = False
    """True if a number outside the question's range becomes the nearest one inside."""


class Passes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has said about windows and other questions that keep coming. Other seats do not see it."""

    asked: dict[str, Asked] = {}
    """By the name of the window; the empty name is that of all others, which are asked if nothing is said."""
    ahead: tuple[Ahead, ...] = ()
    held: int = -1
    """The action after which the seat is asked in spite of its other choices; -1 for none."""
    run: int = -1
    """The action after which the seat passed the whole run of windows that it was in; -1 for none."""
    orders: tuple[Order, ...] = ()
    """At most one for each kind of question and what it must be about; also the latest that have ended."""
