"""A seat at a table of an arena, for programs that play by the messages of docs/protocol.md."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia import games
from regalia.core import Answer, Refusal, Rules, Seat, Sight
from regalia.core.questions import Arrange, Assign, Limit, Number, Option, Several, Share
from regalia.core.rules import Noun, union
from regalia.core.scoring import Rank
from regalia.core.views import Decision, OneOf, Posed
from regalia.research.layout import view_of

Message = dict[str, Any]
ENDED = "the connection to the arena has ended"


class RefusedError(Exception):
    """Raised if the arena refuses a request: the code of docs/protocol.md and, for an answer, the rules' reason."""

    def __init__(self, code: str, refusal: Refusal | None) -> None:
        super().__init__(code)
        self.code, self.refusal = code, refusal


class RemoteSeat:
    """A seat, and what it sees. Made by `sit`."""

    def __init__(self, line: ClientConnection, rules: Rules[Any], seat: Seat) -> None:
        self._line = line
        self._replies: dict[str, asyncio.Future[Message]] = {}
        self._changed = asyncio.Condition()
        self._newest: Message | None = None
        self._read_for = -1
        self._sight: Sight | None = None
        self._acted = -1
        self._has_ended = False
        self.rules, self.seat = rules, seat
        self.names: list[str] = []
        """The players by seat."""

    async def listen(self) -> None:
        """Read what the arena sends, until the connection ends. What waits for a reply then fails with ConnectionError."""
        try:
            await self._listen()
        finally:
            self._has_ended = True
            for reply in filter(is_awaited, self._replies.values()):
                reply.set_exception(ConnectionError(ENDED))
            async with self._changed:
                self._changed.notify_all()

    async def _listen(self) -> None:
        async for raw in self._line:
            message = json.loads(raw)
            if message["type"] == "table":
                self.names = [each["name"] for each in message["seats"]]
            elif message["type"] == "sight":
                async with self._changed:
                    self._newest = message
                    self._changed.notify_all()
            elif (reply := self._replies.pop(str(message.get("id")), None)) and is_awaited(reply):
                reply.set_result(message)

    @property
    def has_begun(self) -> bool:
        """True if the game has begun: before that, the seat sees nothing."""
        return self._newest is not None

    @property
    def is_up_to_date(self) -> bool:
        """True if the newest sight shows the last own answer."""
        return self._newest is not None and self._newest["seq"] >= self._acted

    def sight(self) -> Sight:
        """What the seat sees now."""
        assert self._newest is not None, "the game has begun"
        if self._sight is None or self._read_for != self._newest["seq"]:
            self._sight, self._read_for = sight_in(self._newest["sight"], self.rules), self._newest["seq"]
        return self._sight

    async def turn(self, patience: float) -> bool:
        """Wait until the seat is asked, or the game is over. False if that takes longer than `patience` seconds.

        Raises ConnectionError if the arena can no longer be reached.
        """

        def is_due() -> bool:
            if self._has_ended:
                raise ConnectionError(ENDED)
            if not self.is_up_to_date:
                return False
            sight = self.sight()
            return sight.ask is not None or sight.ranking is not None

        try:
            async with asyncio.timeout(patience), self._changed:
                await self._changed.wait_for(is_due)
        except TimeoutError:
            return False
        return True

    async def act(self, answer: Answer) -> None:
        """Give an answer to the newest sight. Raises RefusedError."""
        assert self._newest is not None, "the game has begun"
        at = self._newest["seq"]
        reply = await self._request({"type": "act", "seat": self.seat, "at": at, "answer": msgspec.to_builtins(answer)})
        if reply["type"] == "refused":
            error = reply["error"]
            refusal = None if error.get("refusal") is None else msgspec.convert(error["refusal"], Refusal)
            raise RefusedError(error["code"], refusal)
        self._acted = reply["seq"]

    async def why_not(self, option: Option) -> Refusal | None:
        """Why the seat cannot choose an option; None if it can. Raises RefusedError."""
        reply = await self._request({"type": "why", "seat": self.seat, "option": msgspec.to_builtins(option)})
        if reply["type"] == "refused":
            raise RefusedError(reply["error"]["code"], None)
        return None if reply["refusal"] is None else msgspec.convert(reply["refusal"], Refusal)

    async def _request(self, message: Message) -> Message:
        if self._has_ended:
            raise ConnectionError(ENDED)
        name = uuid4().hex
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._replies[name] = reply
        await self._line.send(json.dumps({**message, "id": name}))
        return await reply


def is_awaited(reply: asyncio.Future[Message]) -> bool:
    """False if who asked has given up."""
    return not reply.done()


@asynccontextmanager
async def sit(arena: str, table: str, token: str, seat: Seat | None = None) -> AsyncIterator[RemoteSeat]:
    """Take a seat of one's own at a table: the one that is given, one that is one's already, or the first free one.

    `arena` is the address of the arena, `token` that of a guest or of a program with the scope `play`. Does not wait
    until the game begins. Raises RefusedError, LookupError if no seat is free, and OSError if the arena does not answer.
    """
    arena = arena.rstrip("/")
    at_table = await asyncio.to_thread(asked, "GET", f"{arena}/api/tables/{table}", token)
    own = own_seat(at_table["seats"]) if seat is None else seat
    if not at_table["seats"][own]["yours"]:
        await asyncio.to_thread(asked, "PUT", f"{arena}/api/tables/{table}/seats/{own}", token, {"who": "me"})
    live = f"{arena.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(live, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        remote = RemoteSeat(line, games.load(at_table["game"]), own)
        await line.send(json.dumps({"type": "face", "seat": own}))
        listening = asyncio.create_task(remote.listen())
        try:
            yield remote
        finally:
            listening.cancel()


def own_seat(seats: list[Message]) -> Seat:
    """A seat that is one's own, or the first free one. Raises LookupError."""
    own = [number for number, seat in enumerate(seats) if seat["yours"]]
    free = [number for number, seat in enumerate(seats) if seat["person"] is None and seat["bot"] is None]
    if not (own or free):
        raise LookupError("no seat of this table is free")
    return (own or free)[0]


def asked(method: str, address: str, token: str, body: Any = None) -> Any:
    """The JSON that the arena responds with."""
    if not address.startswith(("http://", "https://")):
        raise ValueError(f"{address} is no address of an arena")
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers, method=method)) as response:  # noqa: S310 - checked above
        return json.load(response)


def sight_in(sent: Message, rules: Rules[Any]) -> Sight:
    """A sight as it was sent, with the game's own records."""
    decision, given, ranking = sent["decision"], sent["given"], sent["ranking"]
    return Sight(
        msgspec.convert(sent["view"], view_of(rules)),
        msgspec.convert(sent["nouns"], dict[str, Noun]),
        None if decision is None else msgspec.convert(decision, Decision),
        None if sent["ask"] is None else posed_in(sent["ask"], rules),
        None if given is None else msgspec.convert(given, rules.answer_type),
        options_in(sent["offers"], rules),
        None if ranking is None else msgspec.convert(ranking, list[Rank]),
        sent.get("situation", {}),
    )


def posed_in(sent: Message, rules: Rules[Any]) -> Posed:
    """A question as it was sent."""

    def limits() -> tuple[Limit, ...]:
        return msgspec.convert(sent.get("limits", ()), tuple[Limit, ...])

    def options(name: str) -> tuple[Option, ...]:
        return options_in(sent[name], rules)

    match sent["type"]:
        case "one":
            return OneOf(options("options"))
        case "several":
            return Several(options("options"), sent["least"], sent["most"], tuple(sent.get("groups", ())))
        case "number":
            return Number(sent["least"], sent["most"])
        case "arrange":
            return Arrange(options("things"), sent["least"], sent["most"])
        case "share":
            return Share(sent["total"], options("places"), limits(), sent.get("least"))
    allowed = tuple(map(tuple, sent.get("allowed", ())))
    return Assign(options("things"), options("places"), limits(), allowed)


def options_in(sent: list[Message], rules: Rules[Any]) -> tuple[Option, ...]:
    """Options as they were sent."""
    found: tuple[Option, ...] = msgspec.convert(sent, tuple[union(rules.choices), ...])  # type: ignore[misc] # made at run time
    return found
