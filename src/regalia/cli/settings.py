"""The settings of hosts, as flags and names in a file, made from `regalia.server.settings.Settings`.

Contradictions between settings, such as a password without a server, are checked in `commands/serve.py` with
`raise given["port"].wrong(...)`.
"""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import click
import msgspec
from msgspec import Meta

from regalia.cli.arguments import WrongArgument, at_least, database_to_write, folder_there, seconds, yes_or_no
from regalia.cli.configuration import Setting
from regalia.server.settings import Settings


def setting(name: str, hint: Any, default: Any) -> Setting | None:
    """The setting of a field; None if hosts do not set it."""
    inner, about = unwrapped(hint)
    if not about or about[-1].description is None or about[-1].extra is None:
        return None
    many = get_origin(inner) is tuple
    kind = kind_of(*(unwrapped(get_args(inner)[0]) if many else (inner, about[:-1])))
    default = str(default) if isinstance(default, Path) else default
    return Setting(name, kind, default, about[-1].description, about[-1].extra["value"], many, about[-1].extra["secret"])


def kind_of(inner: Any, about: Sequence[Meta]) -> Callable[[str], Any]:
    """The function that makes a value of a text. A missing value and the empty text are defaults only."""
    if get_origin(inner) in (Union, UnionType):
        kinds = [each for each in get_args(inner) if each not in (NoneType, Literal[""])]
        return database_to_write if {*kinds} == {Path, str} else kind_of(*unwrapped(kinds[0]))
    if get_origin(inner) is Literal:
        return click.Choice([*filter(None, get_args(inner))])
    if inner is str and about:
        return like(about[0])
    if inner is int:
        limits = about[0]
        return at_least(int(limits.ge or 0), None if limits.le is None else int(limits.le))
    plain: dict[Any, Callable[[str], Any]] = {bool: yes_or_no, float: seconds, Path: folder_there, str: str}
    return plain[inner]


def unwrapped(hint: Any) -> tuple[Any, Sequence[Meta]]:
    """A type, and what is said about it: first what its values are, last what it is for."""
    if get_origin(hint) is not Annotated:
        return hint, ()
    inner, *about = get_args(hint)
    return inner, about


def like(form: Meta) -> Callable[[str], str]:
    """A kind of texts that look like an example."""

    def text(typed: str) -> str:
        assert form.pattern is not None
        assert form.examples is not None
        assert form.extra is not None
        if not re.fullmatch(form.pattern, typed):
            raise WrongArgument(f"{typed!r} is not {form.title}, such as {form.examples[0]}")
        return typed.lower() if form.extra["lower"] else typed

    return text


def settings_of(kind: type[msgspec.Struct]) -> tuple[Setting, ...]:
    """The settings of a configuration, in its order."""
    hints = get_type_hints(kind, include_extras=True)
    found = (setting(field.name, hints[field.name], field.default) for field in msgspec.structs.fields(kind))
    return tuple(each for each in found if each is not None)


SETTINGS = settings_of(Settings)
