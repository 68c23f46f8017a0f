"""Settings from four places: a flag, an environment variable, `regalia.toml`, or the default.

All are the fields of `regalia.server.settings.Settings`. The flags of `regalia serve`, the variables (`REGALIA_BOT_DELAY`),
the names in the file (`bot_delay`), the output of `regalia settings` and the table in docs/host.md come from it.
"""

import os
import re
import tomllib
from collections.abc import Callable, Container, Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
from msgspec import Struct

from regalia.cli.arguments import Kind, WrongArgument, file_there, reason, yes_or_no

FILE = "regalia.toml"
"""The file that is read from the current folder if no other is given."""
VARIABLE = "REGALIA_"
CONFIG = f"{VARIABLE}CONFIG"
NOT_SETTINGS = {CONFIG, f"{VARIABLE}GAME", f"{VARIABLE}BOARDS", f"{VARIABLE}ARENA"}
"""Variables with the settings' prefix that are not settings: the file's name, and those of tests and `make dev`."""


class WrongSetting(WrongArgument):
    """A rejected setting from a variable or the file: prints one line with its origin; exit status 2."""


class Setting(Struct, frozen=True):
    """One setting."""

    name: str
    """The name in the file: `bot_delay`. The flag is `--bot-delay`, the variable `REGALIA_BOT_DELAY`."""
    kind: Callable[[str], Any]
    """Converts the typed text to the value, or raises WrongArgument. With `yes_or_no` the flag is a switch."""
    default: Any
    """The default. A string is passed through `kind` as if typed; None and the empty string stay as they are."""
    meaning: str
    """The description for `--help` and docs/host.md: Markdown without a vertical bar."""
    value: str = ""
    """The placeholder for the value in `--help`; empty for a switch."""
    many: bool = False
    """True if it can have several values: repeated flags, a list in the file, commas in the variable."""
    secret: bool = False
    """True if it is never shown. It then has no flag, because every user of a machine can read command lines."""

    @property
    def flag(self) -> str:
        """The flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """The environment variable."""
        return VARIABLE + self.name.upper()

    @property
    def is_switch(self) -> bool:
        """True if it is a switch."""
        return self.kind is yes_or_no

    @property
    def option(self) -> click.Option:
        """The flag, whose value is None or empty if it is not typed."""
        if self.is_switch:
            return click.Option([f"{self.flag}/--no-{self.flag[2:]}"], default=None, help=self.help)
        completes = {"FILE": "file", "FOLDER": "dir"}.get(self.value, "plain")
        kind = self.kind if isinstance(self.kind, click.ParamType) else Kind(self.kind, completes)
        return click.Option([self.flag], type=kind, multiple=self.many, metavar=self.value or None, help=self.help)

    @property
    def help(self) -> str:
        """The text for `--help`."""
        again = "; can be repeated" if self.many else ""
        default = "" if self.is_switch or self.default in (None, "", ()) else f" (default: {self.default})"
        return self.meaning.replace("`", "") + again + default

    def read(self, raw: object) -> Any:
        """The value of a text from a file, a variable or the table. Raises WrongArgument if rejected."""
        if self.many:
            return tuple(self._one(each) for each in (raw if isinstance(raw, list) else [raw]))
        return self._one(raw)

    def _one(self, raw: object) -> Any:
        if self.is_switch:
            return raw if isinstance(raw, bool) else yes_or_no(str(raw))
        if isinstance(raw, bool) or not isinstance(raw, str | int | float):
            raise WrongArgument(f"{raw!r} is not a text or a number")
        return self.kind(str(raw))


class Given(Struct, frozen=True):
    """A setting's value, and where it comes from."""

    setting: Setting
    value: Any
    origin: str
    """The origin as shown to a host: `--port`, `REGALIA_PORT`, `regalia.toml`, `default`."""

    def wrong(self, said: str) -> WrongArgument:
        """The error for rejecting this value: with the usage for an argument, in one line otherwise."""
        if self.origin in (self.setting.flag, "default"):
            return WrongArgument(f"{self.setting.flag}: {said}")
        named = self.origin if self.origin == self.setting.variable else f"{self.origin}: {self.setting.name}"
        return WrongSetting(f"{named}: {said}")

    @property
    def shown(self) -> str:
        """The value without secrets."""
        if self.value in (None, "", ()):
            return ""
        if self.setting.secret:
            return "(secret)"
        if self.setting.is_switch:
            return "yes" if self.value else "no"
        return without_password(", ".join(map(str, self.value)) if self.setting.many else str(self.value))


def without_password(text: str) -> str:
    """An address without the password in it."""
    return re.sub(r"(?<=[?&]password=)[^&]*|(?<=://)([^:/@\s]*):[^/\s]*@", hidden, text)


def hidden(found: re.Match[str]) -> str:
    """The text shown instead of a password."""
    return "(secret)" if found[1] is None else f"{found[1]}:(secret)@"


def options(settings: Iterable[Setting]) -> list[click.Option]:
    """`--config`, and the flags of all settings that are not secret."""
    named = f"the file with settings (default: {FILE} in the current folder, if there is one)"
    config = click.Option(["--config"], type=Kind(str, "file"), metavar="FILE", help=named)
    return [config, *(setting.option for setting in settings if not setting.secret)]


def complete(args: SimpleNamespace, settings: Iterable[Setting], only: Container[str] | None = None) -> dict[str, Given]:
    """All settings by name, or `only` some. Also sets each in the namespace. Raises WrongArgument."""
    table = {setting.name: setting for setting in settings}
    file, in_file = read_file(args.config or os.environ.get(CONFIG))
    refuse_unknown(in_file, table, file)
    variables = {setting.variable: setting.name for setting in table.values()}
    refuse_unknown([name for name in os.environ if name.startswith(VARIABLE)], [*variables, *NOT_SETTINGS], "")
    wanted = {name: setting for name, setting in table.items() if only is None or name in only}
    found = {name: given(setting, vars(args), file, in_file) for name, setting in wanted.items()}
    for name, each in found.items():
        setattr(args, name, each.value)
    return found


def given(setting: Setting, typed: Mapping[str, Any], file: str, in_file: Mapping[str, object]) -> Given:
    """A setting's effective value: from the flag, else the variable, else the file, else the default."""
    if typed.get(setting.name) not in (None, ()):
        return Given(setting, typed[setting.name], setting.flag)
    if setting.variable in os.environ:
        text = os.environ[setting.variable]
        raw = [each.strip() for each in text.split(",") if each.strip()] if setting.many else text
        return checked(setting, raw, setting.variable)
    if setting.name in in_file:
        return checked(setting, in_file[setting.name], file)
    if isinstance(setting.default, str) and setting.default:
        return checked(setting, setting.default, "default")
    return Given(setting, setting.default, "default")


def checked(setting: Setting, raw: object, origin: str) -> Given:
    """A setting with the value of a text from one of these places."""
    try:
        return Given(setting, setting.read(raw), origin)
    except click.UsageError as wrong:
        said = "its value is refused (it is secret, and not shown)" if setting.secret else wrong.message
        raise Given(setting, None, origin).wrong(said) from None


def read_file(named: str | None) -> tuple[str, dict[str, object]]:
    """Name and content of the settings file; empty if none is given and the current folder has none."""
    if named is None and not Path(FILE).exists():
        return FILE, {}
    name = named or FILE
    try:
        return name, tomllib.loads(file_there(name).read_text("utf-8"))
    except WrongArgument as wrong:
        raise WrongSetting(wrong.message) from None
    except (OSError, ValueError) as wrong:
        raise WrongSetting(f"{name}: {reason(wrong)}") from None


def refuse_unknown(names: Iterable[str], known: Iterable[str], origin: str) -> None:
    """Raises WrongSetting for the first unknown name, with the nearest known one."""
    known = list(known)
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            meant = f"; did you mean {near[0]}?" if near else "; `regalia settings` lists them"
            raise WrongSetting(f"{origin}{': ' if origin else ''}{name} is not a setting{meant}")


def as_markdown(settings: Iterable[Setting]) -> str:
    """The table of docs/host.md."""
    rows = ["| in the file | by flag | without it | what it does |", "|---|---|---|---|"]
    for each in settings:
        flag = "none: it is secret" if each.secret else f"`{each.flag}{f' {each.value}' if each.value else ''}`"
        default = "no" if each.is_switch else "" if each.default in (None, "", ()) else f"`{each.default}`"
        rows.append(f"| `{each.name}` | {flag} | {default} | {each.meaning}{'; several' if each.many else ''} |")
    return "\n".join(rows) + "\n"
