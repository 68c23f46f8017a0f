"""A player with a screen reader: knows a page by the roles, names and states of its accessibility tree alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

PROMPT = "What to do now"
"""The region with the question."""
TOOLS = (
    "Rule ",
    "List",
    "Undo",
    "Hint",
    "Cancel",
    "Ask me",
    "Keep passing",
    "Keep choosing",
    "Answer in advance",
    "Always answer",
)
"""How the names of buttons of the prompt begin that answer nothing."""
MOST_READINGS = 2_000
"""How often the prompt is read until it says something new."""


@dataclass(frozen=True)
class Node:
    """A thing on the page as a screen reader tells it."""

    role: str
    name: str
    states: dict[str, Any]
    element: int
    """What the browser calls its element, to put the focus there."""
    within: tuple[str, ...]
    """The names of the regions it lies in, the outermost first."""


class Reader:
    """Reads a page, and uses what is on it by putting the focus there and pressing Enter."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._browser = page.context.new_cdp_session(page)

    def read(self) -> list[Node]:
        """All that the page tells now, in its order."""
        nodes = {node["nodeId"]: node for node in self._browser.send("Accessibility.getFullAXTree")["nodes"]}
        root = next(node for node in nodes.values() if "parentId" not in node)
        return [*self._under(root, nodes, ())]

    def _under(self, node: dict[str, Any], nodes: dict[str, Any], within: tuple[str, ...]) -> Iterator[Node]:
        role, name = (node.get(field, {}).get("value", "") for field in ("role", "name"))
        if not node["ignored"]:
            states = {each["name"]: each["value"].get("value") for each in node.get("properties", ())}
            yield Node(role, name, states, node.get("backendDOMNodeId", 0), within)
        inner = (*within, name) if role in ("region", "dialog") else within
        for child in node.get("childIds", ()):
            if child in nodes:
                yield from self._under(nodes[child], nodes, inner)

    def press(self, node: Node) -> None:
        """Use a control, unless the page has gone on and it is there no more."""
        try:
            self._browser.send("DOM.focus", {"backendNodeId": node.element})
        except Error:
            return
        self._page.keyboard.press("Space" if node.role in ("radio", "checkbox") else "Enter")

    def read_on(self, before: list[Node]) -> list[Node]:
        """Read until what there is to do has changed."""
        for _ in range(MOST_READINGS):
            now = self.read()
            if todo(now) != todo(before):
                return now
            self._page.wait_for_timeout(20)
        raise AssertionError(f"nothing happens after: {text_in(before, PROMPT)}")


def text_in(nodes: list[Node], region: str) -> str:
    """What a region says."""
    return " ".join(node.name for node in nodes if node.role == "StaticText" and region in node.within)


def todo(nodes: list[Node]) -> list[tuple[str, str, Any]]:
    """What the prompt says, and the states of its controls."""
    states = ("pressed", "checked", "disabled", "valuetext")
    return [(node.role, node.name, [node.states.get(name) for name in states]) for node in nodes if PROMPT in node.within]


def controls(nodes: list[Node]) -> list[Node]:
    """The controls of the prompt that can be used."""
    kinds = ("button", "radio", "checkbox")
    return [node for node in nodes if PROMPT in node.within and node.role in kinds and not node.states.get("disabled")]


def answers(nodes: list[Node]) -> list[Node]:
    """The controls by which the question is answered."""
    return [node for node in controls(nodes) if not node.name.startswith(TOOLS) and node.states.get("checked") != "true"]
