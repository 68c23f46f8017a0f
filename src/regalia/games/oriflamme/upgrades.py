"""Upgrades of positions saved under older rules."""

from typing import Any

Saved = dict[str, Any]


def from_version_1(position: Saved) -> Saved:
    """Before: a card about to be placed stayed in the hand, and the step that asks where to place it held its kind."""
    state, stack = position["state"] | {"knows": {}}, [*position["stack"]]
    if stack and "kind_held" in stack[-1]:
        seat, kind = stack[-1]["seat"], stack[-1]["kind_held"]
        stack[-1] = {"type": "ChoosePlace", "seat": seat}
        state["held"] = f"{'abcde'[seat]}{state['round']}"
        state["cards"] |= {state["held"]: {"kind": kind, "owner": seat}}
        state["hands"][seat].remove(kind)
    return position | {"state": state, "stack": stack}
