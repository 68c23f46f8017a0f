"""Rules 12.7, damage. What happens to damage before it is put on a card."""

from typing import Literal

from regalia.games.wheel_of_time.words.records import Amount, Op


class Redirect(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. Damage about to be put on another card goes to this one: up to a capacity, or as much as is chosen."""

    to: Literal["self"]
    n: Amount | None = None
    capacity: Amount | None = None
    then: Literal["", "discard_self"] = ""
    excess: Literal["", "host"] = ""


class DamagePlus(Op, frozen=True, eq=False, kw_only=True, gc=False):
    """Rules 12.7. For each point of damage about to be put on the card, more."""

    n: Amount
    per: Literal["point"]
