"""Rules 12.3 to 12.6. Strings of the small grammars become records, each bound to the function of its word.

Whatever is not understood raises Unread; nothing is ignored.
"""

from regalia.games.wheel_of_time.language.grammar.amounts import GRAMMARS, NAMES, Unread, amount, quantity, said_word
from regalia.games.wheel_of_time.language.grammar.conditions import allegiances, condition, cost, symbols, use
from regalia.games.wheel_of_time.language.grammar.selectors import selector

__all__ = [
    "GRAMMARS",
    "NAMES",
    "Unread",
    "allegiances",
    "amount",
    "condition",
    "cost",
    "quantity",
    "said_word",
    "selector",
    "symbols",
    "use",
]
