"""A seat at a table of an arena, for programs that play by the messages of docs/protocol.md."""

import asyncio
import json
from collections.abc import AsyncIterator, Generator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

import msgspec
from websockets import ConnectionClosed, WebSocketException
from websockets.asyncio.client import ClientConnection, connect

from regalia import games
from regalia.core import Answer, Refusal, Rules, Seat, Sight
from regalia.core.questions import Arrange, Assign, Limit, Number, Option, Several, Share
from regalia.core.rules import Noun, union
from regalia.core.scoring import Rank
from regalia.core.views import Decision, OneOf, Posed
from regalia.research.layout import view_of

Message = dict[str, Any]
NO_SUCH_TABLE = 4404
"""The code with which the arena closes a connection to a table that does not exist."""
PAUSE = 1.0
"""Seconds before the first attempt to connect again."""
REPLY_WITHIN = 25.0
"""Seconds within which the arena replies, an interruption included."""


class RefusedError(Exception):
    """Raised if the arena refuses a request: the code of docs/protocol.md and, for an answer, the rules' reason."""

    def __init__(self, code: str, refusal: Refusal | None) -> None:
        super().__init__(code)
        self.code, self.refusal = code, refusal


class RemoteSeat:
    """A seat, and what it sees. Made by `sit`."""

    def __init__(self, rules: Rules[Any], seat: Seat) -> None:
        self._line: ClientConnection | None = None
        self._waiting: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        """The requests without a reply, by their ids."""
        self._changed = asyncio.Condition()
        self._newest: Message | None = None
        self._read_for = -1
        self._sight: Sight | None = None
        self._acted = -1
        self._ended = ""
        """Why there is no further connection; empty while there is one, or will be."""
        self.rules, self.seat = rules, seat
        self.names: list[str] = []
        """The players by seat."""

    async def stay(self, live: str, token: str) -> None:
        """Read what the arena sends. After an interruption connect again, and repeat the requests without a reply.

        Ends if the arena refuses the connection. What waits for a reply then fails with ConnectionError.
        """
        try:
            async for line in connect(live, additional_headers=bearer(token), reconnect_delays=delays):
                try:
                    with suppress(ConnectionClosed):
                        await self._listen(line)
                finally:
                    self._line = None
                    await line.close()  # also when the seat is left: the loop closes it only when it is collected
                if line.close_code == NO_SUCH_TABLE:
                    break
                await asyncio.sleep(PAUSE)
            self._ended = "the table does not exist"
        except WebSocketException as refused:
            self._ended = str(refused)
        finally:
            await self._end()

    async def settled(self) -> None:
        """Wait until the arena has been reached, or has refused the connection."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._line is not None or self._ended)

    async def _end(self) -> None:
        self._ended = self._ended or "the seat was left"
        for _, reply in self._waiting.values():
            if not reply.done():
                reply.set_exception(ConnectionError(self._ended))
        async with self._changed:
            self._changed.notify_all()

    async def _listen(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"type": "face", "seat": self.seat}))
        self._line = line
        async with self._changed:
            self._changed.notify_all()
        for message, _ in [*self._waiting.values()]:
            await line.send(json.dumps(message))
        async for raw in line:
            message = json.loads(raw)
            if message["type"] == "table":
                self.names = [each["name"] for each in message["seats"]]
            elif message["type"] == "sight":
                async with self._changed:
                    self._newest = message
                    self._changed.notify_all()
            elif (waiting := self._waiting.get(str(message.get("id")))) and not waiting[1].done():
                waiting[1].set_result(message)

    @property
    def is_connected(self) -> bool:
        """False while the arena cannot be reached."""
        return self._line is not None

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

        Raises ConnectionError if the arena refuses the connection.
        """

        def is_due() -> bool:
            if self._ended:
                raise ConnectionError(self._ended)
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
        """Give an answer to the newest sight. Raises RefusedError, and ConnectionError without a reply."""
        assert self._newest is not None, "the game has begun"
        at = self._newest["seq"]
        reply = await self._request({"type": "act", "seat": self.seat, "at": at, "answer": msgspec.to_builtins(answer)})
        if reply["type"] == "refused":
            error = reply["error"]
            refusal = None if error.get("refusal") is None else msgspec.convert(error["refusal"], Refusal)
            raise RefusedError(error["code"], refusal)
        self._acted = reply["seq"]

    async def why_not(self, option: Option) -> Refusal | None:
        """Why the seat cannot choose an option; None if it can. Raises as `act`."""
        reply = await self._request({"type": "why", "seat": self.seat, "option": msgspec.to_builtins(option)})
        if reply["type"] == "refused":
            raise RefusedError(reply["error"]["code"], None)
        return None if reply["refusal"] is None else msgspec.convert(reply["refusal"], Refusal)

    async def _request(self, message: Message) -> Message:
        if self._ended:
            raise ConnectionError(self._ended)
        name = uuid4().hex
        reply: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[name] = {**message, "id": name}, reply
        try:
            if self._line is not None:
                with suppress(ConnectionClosed):  # it is sent again when there is a connection
                    await self._line.send(json.dumps(self._waiting[name][0]))
            async with asyncio.timeout(REPLY_WITHIN):
                return await reply
        except TimeoutError:
            raise ConnectionError("the arena does not reply") from None
        finally:
            del self._waiting[name]


def delays() -> Generator[float]:
    """The seconds before each attempt to connect again."""
    for power in count():
        yield min(2.0**power, 30.0)


def bearer(token: str) -> dict[str, str]:
    """The header that says who asks."""
    return {"Authorization": f"Bearer {token}"}


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
    remote = RemoteSeat(games.load(at_table["game"]), own)
    staying = asyncio.create_task(remote.stay(live, token))
    try:
        await remote.settled()
        yield remote
    finally:
        staying.cancel()
        with suppress(asyncio.CancelledError):
            await staying


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
    headers = {"Content-Type": "application/json", **bearer(token)}
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
