"""Rights: what a visitor can do, decided once from who asks and through what.

Every route and every message of the live channel names the right that it needs.
"""

from enum import StrEnum
from typing import Literal

from msgspec import Struct

from regalia.server.errors import Refuse
from regalia.server.people.sessions import Visitor
from regalia.server.store import Person
from regalia.server.store.identity import Account


class Right(StrEnum):
    """What a route or a message can need."""

    ANYONE = "anyone"
    """Look at what is public."""
    LOCAL = "local"
    """Operate the arena: for programs on its own machine."""
    ENTER = "enter"
    """Choose a name, sign in, or recover an account."""
    LISTEN = "listen"
    """Receive the chat of a table."""
    READ = "read"
    """See what only this person can see, such as their own hand."""
    PLAY = "play"
    """Open tables, take seats, and act at them."""
    CHAT = "chat"
    """Write in the chat of a table."""
    MANAGE = "manage"
    """Manage one's own profile, hours, notices, and devices."""
    SECURE = "secure"
    """Do what needs a recent credential: make tokens, and export or delete one's own data."""
    CREDENTIALS = "credentials"
    """Change the credentials of one's account."""
    HOST = "host"
    """See the administration of the arena."""
    ADMINISTER = "administer"
    """Change the arena, its people and tables."""


Rights = frozenset[Right]
Through = Literal["anonymous", "session", "device", "read token", "play token"]
"""How a visitor is known. `device` is a session at a device that has given a credential in the last ten minutes."""

SESSION = frozenset({Right.ANYONE, Right.ENTER, Right.LISTEN, Right.READ, Right.PLAY, Right.CHAT, Right.MANAGE})
GIVEN: dict[Through, Rights] = {
    "anonymous": frozenset({Right.ANYONE, Right.ENTER, Right.LISTEN}),
    "session": SESSION,
    "device": SESSION | {Right.SECURE, Right.CREDENTIALS},
    "read token": frozenset({Right.ANYONE, Right.READ}),
    "play token": frozenset({Right.ANYONE, Right.READ, Right.PLAY}),
}
"""The rights of each kind of visitor. A guest, a host, and requests from the arena's machine differ: see `access`."""
AT_TABLES = frozenset({Right.READ, Right.PLAY, Right.CHAT})
"""What guests lose where only accounts can play."""


class Lacking(Refuse):
    """Raised if a visitor does not have the right that a route or a message needs."""

    def __init__(self, code: str, must_prove: bool = False) -> None:
        super().__init__(code)
        self.must_prove = must_prove
        """True if it is enough to give a credential again."""


class Access(Struct, frozen=True):
    """Who sends a request, through what, and with which rights."""

    visitor: Visitor | None
    account: Account | None
    through: Through
    rights: Rights

    @property
    def person(self) -> Person | None:
        """The person who takes part in games; None if unknown, and for a guest where only accounts can play."""
        return self.visitor.person if self.visitor is not None and Right.READ in self.rights else None


def must_have(right: Right, rights: Rights) -> None:
    """Raises Lacking if a right is not among these."""
    if right not in rights:
        must_prove = Right.MANAGE in rights and Right.SECURE not in rights
        raise Lacking(refusal(right, rights), must_prove and right in (Right.SECURE, Right.CREDENTIALS, Right.ADMINISTER))


def refusal(right: Right, rights: Rights) -> str:
    """The code of the refusal to a visitor who has these rights only."""
    if right is Right.LOCAL or (right in (Right.HOST, Right.ADMINISTER) and Right.HOST not in rights):
        return "not_found"  # as for a page that does not exist
    is_known = Right.READ in rights or (Right.MANAGE in rights and right not in AT_TABLES)
    if not is_known:
        return "no_name"
    return {Right.PLAY: "read_only", Right.CHAT: "people_only", Right.LISTEN: "people_only"}.get(right, "forbidden")


def access(visitor: Visitor | None, account: Account | None, is_fresh: bool, guests_play: bool, is_local: bool) -> Access:
    """Decide what a visitor can do; `is_fresh` if a credential was given at the device in the last ten minutes."""
    through = how_known(visitor, account, is_fresh)
    rights = GIVEN[through]
    if visitor is not None and account is None:
        rights -= {Right.CREDENTIALS} if guests_play else {Right.CREDENTIALS, *AT_TABLES}
    if account is not None and account.role == "host" and Right.MANAGE in rights:
        rights |= {Right.HOST, Right.ADMINISTER} if through == "device" else {Right.HOST}
    return Access(visitor, account, through, rights | {Right.LOCAL} if is_local else rights)


def how_known(visitor: Visitor | None, account: Account | None, is_fresh: bool) -> Through:
    """How a visitor is known. A guest has no credential but the cookie, so their session is as good as a fresh one."""
    if visitor is None:
        return "anonymous"
    if visitor.program is not None:
        return "play token" if visitor.program.scope == "play" else "read token"
    return "device" if is_fresh or account is None else "session"
