"""A seat as tools of the Model Context Protocol, with which a language model can play. Needs the extra `regalia[mcp]`.

What the tools say is what a person at the terminal reads: the seat's own view, and questions that are answered by numbers.
Chat is left out: words of other players are no instructions to a model.
"""

from mcp.server.mcpserver import MCPServer

from regalia.cli import keyboard
from regalia.cli.asked import Asked, section
from regalia.cli.remote import RefusedError, RemoteSeat
from regalia.cli.words import Words
from regalia.text.texts import Texts

PATIENCE = 25.0
"""Seconds for which `wait` waits at most, so that no client gives it up."""


class Tools:
    """The tools of one seat."""

    def __init__(self, remote: RemoteSeat, language: str) -> None:
        self._remote, self._language = remote, language
        self._say = Texts(language, "regalia.cli.commands")

    def _words(self) -> Words:
        """The words for the newest sight."""
        words = Words(self._remote.rules.slug, self._language, self._remote.names)
        words.nouns = self._remote.sight().nouns
        return words

    def look(self) -> str:
        """Look at the table as your seat sees it, and at what it is waiting for. Hidden cards are not shown."""
        if not self._remote.has_begun:
            return self._say("mcp-not-begun")
        sight, words = self._remote.sight(), self._words()
        table = words.punctuated(self._remote.rules.text(sight.view, words))
        if sight.ranking is not None:
            ends = (f"{rank.rank}. {words.player(rank.seat)}: {', '.join(map(str, rank.keys))}" for rank in sight.ranking)
            return "\n".join([table, *ends])
        assert sight.decision is not None, "the game is not over"
        return f"{table}\n{words.decision(sight.decision, self._remote.seat, sight.view)}"

    def options(self) -> str:
        """List what your seat can answer now: numbered options, and how to answer."""
        if not self._remote.has_begun:
            return self._say("mcp-not-begun")
        sight = self._remote.sight()
        if sight.ask is None and not sight.offers:
            return self._say("mcp-not-asked")
        asked = Asked(self._words(), self._say)
        return "\n".join(
            [*asked.lines(sight, self._remote.seat), *([asked.how(sight.ask)] if sight.ask is not None else [])]
        )

    async def act(self, answer: str) -> str:
        """Answer the question with the number of an option: `2`. Several numbers are separated by spaces: `1 3`.

        `+1` takes an optional action. `options` says how to answer.
        """
        if not self._remote.has_begun:
            return self._say("mcp-not-begun")
        sight = self._remote.sight()
        line = answer.strip()
        if line.startswith("+"):
            unasked = keyboard.read_offer(sight.offers, line)
            return self._say("no-offer", most=len(sight.offers)) if unasked is None else await self._given(unasked)
        if sight.ask is None:
            return self._say("mcp-not-asked")
        chosen = keyboard.read(sight.ask, line)
        if chosen is None:
            return Asked(self._words(), self._say).no_answer(sight.ask)
        return await self._given(chosen)

    async def _given(self, answer: object) -> str:
        try:
            await self._remote.act(answer)  # type: ignore[arg-type] # of one of the kinds of answers
        except RefusedError as refused:
            reason = refused.code if refused.refusal is None else self._words().refusal(refused.refusal)
            return self._say("mcp-refused", why=reason)
        except ConnectionError:
            return self._say("mcp-unreachable")
        return self._say("mcp-done")

    async def wait(self) -> str:
        """Wait until your seat is asked something, or the game is over. If it says that others still decide, wait again."""
        if not await self._remote.turn(PATIENCE):
            if not self._remote.is_connected:
                return self._say("mcp-unreachable")
            return self._say("mcp-others" if self._remote.has_begun else "mcp-not-begun")
        return self._say("mcp-over") if self._remote.sight().ranking is not None else self._say("mcp-your-turn")

    async def why_not(self, option: dict[str, object]) -> str:
        """Why your seat cannot choose an option, such as {"type": "Reveal"}: the reason and the section of the rules."""
        import msgspec

        try:
            read = msgspec.convert(option, self._remote.rules.answer_type)
            refusal = await self._remote.why_not(read)
        except (msgspec.ValidationError, RefusedError) as wrong:
            return self._say("mcp-refused", why=str(wrong))
        except ConnectionError:
            return self._say("mcp-unreachable")
        return self._say("mcp-legal") if refusal is None else self._words().refusal(refusal)

    def rules(self, number: str = "1") -> str:
        """Read a section of the rules by its number, such as `5.2`, as decisions and reasons cite them."""
        return section(self._remote.rules.slug, self._language, number)


def server_of(remote: RemoteSeat, language: str) -> MCPServer:
    """A server with the tools of a seat."""
    tools = Tools(remote, language)
    server = MCPServer("regalia", instructions=INSTRUCTIONS)
    for tool in (tools.look, tools.options, tools.act, tools.wait, tools.why_not, tools.rules):
        server.tool()(tool)
    return server


INSTRUCTIONS = (
    "You play one seat of a board game. Call wait until it is your turn; look at the table; list the options; act with the "
    "number of one of them. Go on until the game is over. rules explains the game by sections."
)
