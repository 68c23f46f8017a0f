"""What is kept for who administers an arena: what was chosen, invitations, and a log of what administrators have done."""

from typing import Protocol

from msgspec import Struct


class Invitation(Struct, frozen=True):
    """A link by which people may open accounts."""

    id: str
    """The SHA-256 of the token in the link."""
    person: str
    """Who has made it."""
    note: str
    most: int
    """How many accounts may be opened by it."""
    used: int
    created: float
    lapses: float

    def is_good(self, now: float) -> bool:
        """True if one more account may be opened by it."""
        return self.used < self.most and now < self.lapses


class Deed(Struct, frozen=True):
    """Something that an administrator has done."""

    at: float
    admin: str
    """The administrator's name at that time."""
    deed: str
    """One word: `registration`, `invite`, `rename` and so on."""
    about: str


class Found(Struct, frozen=True):
    """A person, as a search finds them."""

    id: str
    name: str
    role: str | None
    """None for a guest."""


class Administration(Protocol):
    """Where this is kept. A change is saved together with its line in the log."""

    async def chosen(self) -> dict[str, str]:
        """What administrators have chosen, by the names of the settings."""
        ...

    async def choose(self, name: str, value: str, deed: Deed) -> None:
        """Choose a setting."""
        ...

    async def note_deed(self, deed: Deed) -> None:
        """Note in the log what is about to be done elsewhere."""
        ...

    async def deeds(self, most: int) -> list[Deed]:
        """The log, the newest first."""
        ...

    async def invite(self, invitation: Invitation, deed: Deed) -> None:
        """A new invitation."""
        ...

    async def invitation(self, invitation: str) -> Invitation | None:
        """An invitation by its id."""
        ...

    async def invitations(self) -> list[Invitation]:
        """All invitations, the newest first."""
        ...

    async def revoke(self, invitation: str, deed: Deed) -> None:
        """Delete an invitation."""
        ...

    async def search_people(self, words: str, most: int) -> list[Found]:
        """People whose names hold some words, or who have this id; accounts first."""
        ...

    async def has_accounts(self) -> bool:
        """True if there is any account."""
        ...

    async def set_role(self, person: str, role: str) -> None:
        """Another role for an account: `host`, or none."""
        ...
