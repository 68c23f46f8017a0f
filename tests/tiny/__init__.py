"""Tiny games, each a proof that the core can carry one hard thing. The tests over every game run on them too."""

from typing import Any

from regalia.core import Rules
from tests.tiny import auction, drafting, fair, muster, orchard, reactions, siege, skirmish, smuggle

TINY: tuple[Rules[Any], ...] = (
    auction.RULES,
    drafting.RULES,
    fair.RULES,
    muster.RULES,
    orchard.RULES,
    reactions.RULES,
    siege.RULES,
    skirmish.RULES,
    smuggle.RULES,
)
