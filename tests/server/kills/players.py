"""Two people who play one game at table after table, and send every kind of request."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from benchmarks.crowd import ASK, Dice, random_answer, usual
from regalia.core import commitment
from regalia.games import load
from tests.server.kills.person import EXPECTED, Message, Person
from tests.server.kills.process import Site, Tally


@dataclass
class Players:
    """Ada, who plays two seats where there are three, and Bob, at one table after another of one game."""

    game: str
    site: Site
    rng: Dice
    tally: Tally
    acted: asyncio.Event
    bot: bool = False
    """True if the third seat is a bot's."""
    table: str = ""
    seats: int = 0
    known: int = 0
    """The last action that was acknowledged at this table."""
    sent: dict[str, Message] = field(default_factory=dict)
    done: dict[str, Message] = field(default_factory=dict)
    """The reply to each request that was acknowledged, by its id."""
    tables: list[str] = field(default_factory=list)
    agreed: dict[str, Message] = field(default_factory=dict)
    """What was acknowledged of each table before play."""
    closed: set[str] = field(default_factory=set)
    """Tables of which it was acknowledged that they are closed."""
    people: list[Person] = field(default_factory=list)

    async def play(self, stop: asyncio.Event) -> None:
        self.people = [
            Person(self.site, self.tally, self.acted, name, f"{self.game} {id(self):x}") for name in ("Ada", "Bob")
        ]
        for person in self.people:
            await person.introduce()
        while not stop.is_set():
            await (self.open_table() if self.rng.random() < 0.5 or self.table in {"", *self.closed} else self.open_again())
            if self.table in self.closed:
                continue
            while not stop.is_set() and await self.step():
                pass
        for person in self.people:
            await person.leave()

    # Before play

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def open_table(self) -> None:
        """A table, its options, its seats, its nonces."""
        ada = self.people[0]
        rules = load(self.game)
        self.seats = min(3, rules.seats[-1])
        seats = [{"who": "me"}, *[{"who": "nobody"}] * (self.seats - 1)]
        new = {"game": self.game, "seats": seats, "id": f"open-{len(self.tables)}"}
        self.begin((await ada.http("open", "POST", "/api/tables", new))["id"])
        public = bool(self.rng.randrange(2))
        await ada.http("agree", "PATCH", self.path, {"public": public})
        if self.rng.random() < 0.3:
            await ada.http("close", "DELETE", self.path)
            self.closed.add(self.table)
            return
        if self.seats > 2:
            await self.sit(0, 2, {"who": "bot", "level": "page"})
            await self.sit(0, 2, {"who": "nobody"})
            await self.sit(0, 2, {"who": "bot", "level": "page"} if self.bot else {"who": "device", "name": "Eve"})
        bob = f"{self.path}/people/{self.people[1].id}"
        if self.rng.random() < 0.5:
            await self.sit(1, 1, {"who": "me"})
            await ada.http("remove", "DELETE", bob)
            await ada.http("admit", "PUT", bob)
        await self.sit(1, 1, {"who": "me"})
        if not public:
            await ada.http("admit", "PUT", bob)
        await self.start(public)

    async def open_again(self) -> None:
        """The rematch of a game that is over, if it is; a new table if not."""
        told = await self.people[0].http("rematch", "POST", f"{self.path}/rematch")
        if "id" not in told:
            return await self.open_table()
        again = await self.people[1].http("rematch", "POST", f"{self.path}/rematch")
        if again != told:
            self.tally.doubled.append(f"{self.table}: two rematches, {told} and {again}")
        public = (await self.people[0].http("", "GET", self.path))["public"]
        self.begin(told["id"])
        await self.start(public)
        return None

    def begin(self, table: str) -> None:
        self.table, self.known = table, 0
        self.tables.append(table)

    async def sit(self, who: int, seat: int, plan: Message) -> None:
        """Plan a seat. A person whose removal was carried out late is admitted again."""
        path = f"{self.path}/seats/{seat}"
        while (await self.people[who].http("sit", "PUT", path, plan)).get("code") == "removed":
            await self.people[0].http("admit", "PUT", f"{self.path}/people/{self.people[who].id}")

    async def start(self, public: bool) -> None:
        for seat, name in enumerate(usual(self.game, self.seats)):
            await self.people[seat % 2].http("bring", "PUT", f"{self.path}/seats/{seat}/brought", {"ready": name})
        nonces = [self.rng.randbytes(32).hex() for _ in self.people]
        for person, nonce in zip(self.people, nonces, strict=True):
            await person.leave()
            await person.http("pledge", "PUT", f"{self.path}/nonce", {"hash": commitment(nonce)})
        await self.people[0].http("start", "POST", f"{self.path}/start")
        ada, bob = self.people
        sure = [nonce for person, nonce in zip(self.people, nonces, strict=True) if await self.reveal(person, nonce)]
        third = (None, "", None) if self.bot else (ada.id, "Eve", None)
        sitting = [(ada.id, "", nonces[0]), (bob.id, "", nonces[1]), third]
        self.agreed[self.table] = {"public": public, "seats": sitting[: self.seats], "nonces": sure}

    async def reveal(self, person: Person, nonce: str) -> bool:
        """Whether it was acknowledged; the game may also have begun without, when a start took too long."""
        told = await person.http("reveal", "POST", f"{self.path}/nonce", {"nonce": nonce})
        return "code" not in told

    # Play

    async def step(self) -> bool:
        """One thing that somebody at the table may do; whether the game goes on."""
        sight = await self.look(self.people[0], 0)
        decision = sight["sight"]["decision"]
        if decision is None:
            return False
        waiting = [seat for seat in decision["waiting"] if not (self.bot and seat == 2)]
        if not waiting:
            await self.look(self.people[0], 0, sight["seq"] + 1)
            return True
        seat = self.rng.choice(waiting)
        person = self.people[seat % 2]
        sight = await self.look(person, seat)
        if not sight["sight"]["ask"]:
            return True
        kinds: dict[Callable[[Person, Message], Awaitable[object]], int] = {
            self.answer: 80,
            self.step_back: 15,
            self.ask_back: 5,
            self.wonder: 2,
            self.repeat: 4,
        }
        await self.rng.choices([*kinds], [*kinds.values()])[0](person, sight)
        return True

    async def look(self, person: Person, seat: int, since: int = 0) -> Message:
        """What a seat sees after an action, with everything in it that was acknowledged."""

        def is_it(heard: Message) -> bool:
            return heard["type"] == "sight" and heard["seat"] == seat and int(heard["seq"]) >= max(self.known, since)

        return await person.say(self.table, {"type": "face", "seat": seat}, is_it)

    async def ask(self, person: Person, **request: Any) -> Message:
        """A request with an id, over the live connection or by HTTP, until it is answered."""
        message = {"id": f"{self.table}-{len(self.sent)}", **request}
        self.sent[message["id"]] = message
        reply = await self.send(person, message)
        if reply["type"] == "done":
            self.done[message["id"]] = reply
            self.known = max(self.known, reply["seq"])
            person.note(message["type"])
        elif reply["type"] == "refused":
            assert reply["error"]["code"] in EXPECTED, (message, reply)
        return reply

    async def send(self, person: Person, message: Message) -> Message:
        if self.rng.random() < 0.2:
            return await person.http("", "POST", f"{self.path}/messages", message)
        return await person.say(
            self.table, message, lambda heard: heard.get("id") == message["id"] and heard["type"] != "table"
        )

    async def answer(self, person: Person, sight: Message) -> None:
        ask = msgspec.json.decode(msgspec.json.encode(sight["sight"]["ask"]), type=ASK)
        answer = msgspec.json.decode(msgspec.json.encode(random_answer(ask, self.rng)))
        await self.ask(person, type="act", seat=sight["seat"], at=sight["seq"], answer=answer)

    async def step_back(self, person: Person, sight: Message) -> None:
        if sight["undo"]:
            await self.ask(person, type="undo", seat=sight["seat"], to=self.rng.choice(sight["undo"]))

    async def ask_back(self, person: Person, sight: Message) -> None:
        """Ask the other to step back; it agrees, or not, or something is played on."""
        to = max(self.known - self.rng.randint(1, 6), 0)
        await self.ask(person, type="ask_undo", seat=sight["seat"], to=to)
        other = self.people[1 - self.people.index(person)]
        if self.rng.random() < 0.8:
            await self.ask(other, type="consent", seat=1 - sight["seat"] % 2, yes=self.rng.random() < 0.6)

    async def wonder(self, person: Person, sight: Message) -> None:
        """Requests that change nothing."""
        seat, nothing = sight["seat"], {"type": "Nothing"}
        await self.ask(person, type="moment", at=self.rng.randint(0, sight["seq"]))
        await person.say(self.table, {"type": "ping"}, lambda heard: heard["type"] == "pong")
        await person.say(self.table, {"type": "catch_up", "since": 0}, lambda heard: heard["type"] == "sight")
        message = {"type": "why", "id": "why", "seat": seat, "option": nothing}
        await person.say(self.table, message, lambda heard: heard.get("id") == "why")

    async def repeat(self, person: Person, sight: Message) -> None:
        """What was done is sent again, perhaps long and many kills after: the reply must be the same."""
        own = [
            name for name in self.done if name.startswith(self.table) and self.sent[name]["seat"] % 2 == sight["seat"] % 2
        ]
        if own:
            reply = await self.send(person, self.sent[name := self.rng.choice(own)])
            if reply != self.done[name]:
                self.tally.doubled.append(f"{self.table}: {self.sent[name]} was {self.done[name]}, and then {reply}")
