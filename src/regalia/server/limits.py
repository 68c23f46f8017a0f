"""Rate limits: messages on a connection, requests and connections of an address.

Where several nodes serve a site, each tells the others every second what has passed, and they charge it to their own
buckets (`Limits`): within about a second a limit holds for all together. The number of connections of an address
is limited in the same way: a node tells the others how many it has of each address with many.
"""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

from regalia.server.errors import Refuse

MOST_ADDRESSES = 10_000
MANY = 16
"""A node reports an address to the others if it has at least this part of the allowed connections: one sixteenth."""
BELIEVED = 10.0
"""Seconds for which another node is believed that an address has connections there; it says so every second."""


@lru_cache(MOST_ADDRESSES)
def household(address: str) -> str:
    """The key for limits: an IPv4 address, or the /64 of an IPv6 address, since a household has all of it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Connections:
    """Limits the live connections of an address: their number, and how many are opened a second."""

    def __init__(self, most: int, a_second: float) -> None:
        self._most = most
        self._open: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[float, Mapping[str, int]]] = {}
        """By node: until when it is believed, by the monotonic clock, and the connections there by address."""
        self._streams: set[asyncio.Timeout] = set()
        self.new = Buckets(a_second)
        """How many are opened a second."""

    @property
    def count(self) -> int:
        """The number of open connections."""
        return self._open.total()

    def check(self, address: str) -> None:
        """Raises Refuse if there are too many already, or too many new ones."""
        if self._open.get(address, 0) + self._open_elsewhere(address) >= self._most or not self.new.take(address):
            raise Refuse("too_many", allowed=self._most)

    @asynccontextmanager
    async def stream(self, address: str) -> AsyncIterator[asyncio.Timeout]:
        """Count a stream for the duration of the context, which ends with TimeoutError when streams are to end."""
        with self.open(address):
            async with asyncio.timeout(None) as lasting:
                self._streams.add(lasting)
                try:
                    yield lasting
                finally:
                    self._streams.discard(lasting)

    def end_streams(self) -> None:
        """End all streams; without it, a server that stops would wait for them."""
        for lasting in self._streams:
            lasting.reschedule(0)
        self._streams.clear()

    @contextmanager
    def open(self, address: str) -> Iterator[None]:
        """Count a connection for the duration of the context."""
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def many(self) -> dict[str, int]:
        """The open connections of each address that has many here."""
        return {address: number for address, number in self._open.items() if number * MANY >= self._most}

    def note_elsewhere(self, node: str, numbers: Mapping[str, int]) -> None:
        """Note the open connections at another node, of addresses that have many there."""
        self._elsewhere[node] = (time.monotonic() + BELIEVED, numbers)

    def _open_elsewhere(self, address: str) -> int:
        now = time.monotonic()
        return sum(numbers.get(address, 0) for until, numbers in self._elsewhere.values() if until > now)


class Bucket:
    """Lets `rate` things a second pass, and bursts of `burst` things: of five seconds' worth, if nothing else is said."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate
        self._left = self._burst = rate * 5 if burst is None else burst
        self._at = time.monotonic()

    def has_room(self) -> bool:
        """True if one more would pass; does not count it."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """True if one more passes; counts it if so."""
        if not self.has_room():
            return False
        self._left -= 1
        return True

    def charge(self, number: int) -> None:
        """Count what has passed elsewhere. At most a burst more than there is room for is remembered."""
        self.has_room()
        self._left = max(-self._burst, self._left - number)


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._passed: Counter[str] | None = None
        """What has passed here and other nodes do not know yet; None if there are none."""

    def has_room(self, address: str) -> bool:
        """True if one more from this address would pass; does not count it."""
        return self._of(address).has_room()

    def take(self, address: str) -> bool:
        """True if one more from this address passes; counts it if so."""
        passes = self._of(address).take()
        if passes and self._passed is not None:
            self._passed[address] += 1
        return passes

    def passed(self) -> dict[str, int]:
        """What has passed here, by address, since this was asked last; nothing the first time."""
        passed, self._passed = self._passed, Counter()
        return dict(passed or ())

    def charge(self, passed: Mapping[str, int]) -> None:
        """Count what has passed elsewhere."""
        for address, number in passed.items():
            self._of(address).charge(number)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Limits:
    """Limits that hold for all nodes together, by names that mean the same at each of them."""

    def __init__(self, **buckets: Buckets) -> None:
        self._buckets = buckets

    def passed(self) -> Iterator[tuple[str, dict[str, int]]]:
        """What has passed here since this was asked last, for each limit for which something has."""
        for name, each in self._buckets.items():
            if passed := each.passed():
                yield name, passed

    def charge(self, name: str, passed: Mapping[str, int]) -> None:
        """Count what has passed at another node; a limit that this version does not know is left out."""
        if name in self._buckets:
            self._buckets[name].charge(passed)
