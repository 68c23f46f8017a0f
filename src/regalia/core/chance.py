"""A deterministic random number generator that can be verified: a seed and the number of words drawn from it.

All players contribute to the seed of a game, so no one can try seeds until one suits: the arena commits to a seed of its
own and every person to a nonce; only then are the nonces revealed, and everything is mixed (`mixed`).

The generator does not use Python's `random`, so the same seed gives the same game with every Python version and in the
browser. Word `n` of the stream (64 bits, little-endian) is word `n % 8` of `BLAKE2b(key=seed, data=n // 8)`, where
the seed is 32 bytes and the block number eight bytes, little-endian. A number below `b` is `word * b >> 64`.
"""

import hashlib
import secrets
from collections.abc import Sequence
from functools import lru_cache
from struct import unpack
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

WORDS_IN_A_BLOCK = 8


def fresh_seed() -> str:
    """32 bytes from the operating system's secure source, as 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """Hash of a seed or nonce, published before it is revealed: SHA-256 of its 32 bytes, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


class SeatNonce(Struct, frozen=True, forbid_unknown_fields=True):
    """Contribution of a seat's person to the seed of the game."""

    hash: str
    """SHA-256 of the nonce's 32 bytes, published before any nonce is known."""
    nonce: str | None = None
    """The nonce, revealed when the game starts; None if it was withheld."""


def mixed(seed: str, nonces: Sequence[SeatNonce | None]) -> str:
    """The seed of a game: SHA-256 over a label, the arena's seed and the nonce of each seat, in this order.

    Each part is preceded by its length (eight bytes, little-endian); the part of a seat without a nonce is empty. Without
    any nonce, the game's seed is the arena's.
    """
    given = [each.nonce if each and each.nonce else "" for each in nonces]
    if not any(given):
        return seed
    parts = [b"regalia seed 1", bytes.fromhex(seed), *map(bytes.fromhex, given)]
    return hashlib.sha256(b"".join(len(part).to_bytes(8, "little") + part for part in parts)).hexdigest()


@lru_cache(maxsize=256)
def _block(seed: str, number: int) -> tuple[int, ...]:
    digest = hashlib.blake2b(number.to_bytes(8, "little"), key=bytes.fromhex(seed)).digest()
    return unpack("<8Q", digest)


class Chance(Struct, gc=False):
    """The random stream of one game; `drawn` counts the 64-bit words used so far."""

    seed: str
    drawn: int = 0

    copy = Struct.__copy__  # type: ignore[attr-defined]  # msgspec's stubs leave it out
    """A copy of the stream at the same position."""

    def word(self) -> int:
        """The next 64 bits."""
        drawn = self.drawn
        self.drawn = drawn + 1
        return _block(self.seed, drawn // WORDS_IN_A_BLOCK)[drawn % WORDS_IN_A_BLOCK]

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1; the bias is below `bound` / 2**64."""
        return self.word() * bound >> 64

    def die(self, sides: int = 6) -> int:
        """One throw of a die: 1 to `sides`."""
        return self.below(sides) + 1

    def one(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def some(self, items: Sequence[T], count: int) -> list[T]:
        """`count` of the items, in the order in which they were drawn (the first steps of a Fisher-Yates shuffle)."""
        pool, size = list(items), len(items)
        seed, drawn = self.seed, self.drawn
        self.drawn = drawn + count
        block = _block(seed, drawn // WORDS_IN_A_BLOCK)
        for index in range(count):  # as `below` draws, but quicker: each block of words is looked up once
            place = (drawn + index) % WORDS_IN_A_BLOCK
            if place == 0:
                block = _block(seed, (drawn + index) // WORDS_IN_A_BLOCK)
            other = index + (block[place] * (size - index) >> 64)
            pool[index], pool[other] = pool[other], pool[index]
        return pool[:count]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """All of the items in random order."""
        return self.some(items, len(items))

    def fork(self) -> "Chance":
        """A new stream that reveals nothing about this one, for imagined games."""
        words = b"".join(self.word().to_bytes(8, "little") for _ in range(4))
        return Chance(words.hex())
