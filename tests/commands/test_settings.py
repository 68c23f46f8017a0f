"""Settings by flag, by environment variable, from regalia.toml, and what is said about a wrong one."""

import re
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Literal

import click
import msgspec
import pytest

from regalia.cli import configuration, main
from regalia.cli.arguments import WrongArgument
from regalia.cli.configuration import Given, Setting, WrongSetting, as_markdown, without_password
from regalia.cli.settings import SETTINGS, settings_of
from regalia.server.settings import Count, Name, host_sets

DOCS = Path(__file__).parents[2] / "docs"
PASSWORD = Setting("smtp_password", str, "", "the password of the mail server", secret=True)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The present folder, without settings."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def complete(*typed: str, more: tuple[Setting, ...] = ()) -> dict[str, Given]:
    table = (*SETTINGS, *more)
    command = click.Command("serve", params=[*configuration.options(table)])
    return configuration.complete(SimpleNamespace(**command.make_context("serve", [*typed]).params), table)


def test_a_flag_is_before_the_environment_before_the_file_before_the_default(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def delay(*typed: str) -> tuple[object, str]:
        found = complete(*typed)["bot_delay"]
        return found.value, found.origin

    assert delay() == (0.9, "default")
    folder.joinpath("regalia.toml").write_text("bot_delay = 2")
    assert delay() == (2.0, "regalia.toml")
    monkeypatch.setenv("REGALIA_BOT_DELAY", "3")
    assert delay() == (3.0, "REGALIA_BOT_DELAY")
    assert delay("--bot-delay", "4") == (4.0, "--bot-delay")


def test_several_values_are_a_list_commas_or_the_flag_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("regalia.toml").write_text('hostname = ["A.example.org", "b.example.org"]')
    assert complete()["hostname"].value == ("a.example.org", "b.example.org")
    monkeypatch.setenv("REGALIA_HOSTNAME", "c.example.org, d.example.org")
    assert complete()["hostname"].value == ("c.example.org", "d.example.org")
    assert complete("--hostname", "e", "--hostname", "f")["hostname"].value == ("e", "f")


def test_a_switch_can_be_turned_off_again_by_flag(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("regalia.toml").write_text("https = true\nopen = false")
    assert (complete()["https"].value, complete()["open"].value) == (True, False)
    assert complete("--no-https")["https"].value is False
    monkeypatch.setenv("REGALIA_HTTPS", "no")
    assert complete()["https"].value is False


def test_the_file_may_have_another_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.joinpath("club.toml").write_text("bot_jobs = 3")
    folder.joinpath("party.toml").write_text("bot_jobs = 4")
    monkeypatch.setenv("REGALIA_CONFIG", "club.toml")
    assert (complete()["bot_jobs"].value, complete()["bot_jobs"].origin) == (3, "club.toml")
    assert complete("--config", "party.toml")["bot_jobs"].value == 4


WRONG = {
    "port = 99999": "regalia.toml: port: '99999' is not a whole number from 0 to 65535",
    "port = true": "regalia.toml: port: True is not a text or a number",
    "https = 'perhaps'": "regalia.toml: https: 'perhaps' is neither yes nor no",
    "hostname = ['a', 'b c']": "regalia.toml: hostname: 'b c' is not the name of a host, such as games.example.org",
    "log_level = 'loud'": "regalia.toml: log_level: 'loud' is not one of 'debug', 'info', 'warning', 'error'.",
    "bus = ['a']": "regalia.toml: bus: ['a'] is not a text or a number",
    "bot_delya = 1": "regalia.toml: bot_delya is not a setting; did you mean bot_delay?",
    "lighthouse = 1": "regalia.toml: lighthouse is not a setting; `regalia settings` lists them",
    "smtp = 'mail.example.org'": "regalia.toml: smtp: 'mail.example.org' is not a mail server, such as smtp://mail.example.org:587",
    "mail_from = 'Ada <a@b>'": "regalia.toml: mail_from: 'Ada <a@b>' is not an e-mail address, such as regalia@example.org",
    "smtp = 'smtp://mail:25'": "regalia.toml: smtp: e-mail needs both smtp and mail_from",
    "mail_from = 'a@example.org'": "regalia.toml: mail_from: e-mail needs both smtp and mail_from",
    "smtp_user = 'ada'": "regalia.toml: smtp_user: smtp, smtp_user and smtp_password belong together",
    "bus = 'nats://bus:4222'": "regalia.toml: bus: nodes share a PostgreSQL database; a file belongs to one process",
    "port 1": "regalia.toml: Expected '=' after a key in a key/value pair (at line 1, column 6)",
}


@pytest.mark.parametrize(("text", "said"), WRONG.items(), ids=list(WRONG))
def test_a_wrong_setting_is_named_in_one_line_when_the_arena_starts(
    text: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.joinpath("regalia.toml").write_text(text)
    assert main(["serve"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", f"regalia serve: {said}\n")
    assert [file.name for file in folder.iterdir()] == ["regalia.toml"], "nothing was made"


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("REGALIA_BOT_JOBS", "none", "REGALIA_BOT_JOBS: 'none' is not a whole number from 1 on"),
        ("REGALIA_BOT_JOB", "2", "REGALIA_BOT_JOB is not a setting; did you mean REGALIA_BOT_JOBS?"),
        ("REGALIA_CONFIG", "nowhere.toml", "nowhere.toml: No such file or directory"),
    ],
)
def test_a_wrong_variable_is_named_too(
    variable: str, value: str, said: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    for command in ("serve", "settings"):
        assert main([command]) == 2
        assert capsys.readouterr().err == f"regalia {command}: {said}\n"


def test_the_arena_starts_with_what_the_file_says(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        folder.joinpath("regalia.toml").write_text(f"port = {port}")
        assert main(["serve"]) == 1
    assert f"Cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().out


def test_all_settings_are_listed_with_their_origin(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["settings"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [each.name for each in SETTINGS]
    assert {line.split()[-1] for line in lines} == {"default"}
    folder.joinpath("regalia.toml").write_text('webhooks = ["https://a.example", "https://b.example"]')
    monkeypatch.setenv("REGALIA_HTTPS", "yes")
    assert main(["settings", "--port", "80"]) == 0
    listed = [re_spaced(line) for line in capsys.readouterr().out.splitlines()]
    for line in ("https yes REGALIA_HTTPS", "port 80 --port", "webhooks https://a.example, https://b.example regalia.toml"):
        assert line in listed


def re_spaced(line: str) -> str:
    """A line with one space between words."""
    return " ".join(line.split())


def test_what_is_secret_has_no_flag_and_is_shown_nowhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(click.NoSuchOption):
        complete("--smtp-password", "hunter2", more=(PASSWORD,))
    assert complete(more=(PASSWORD,))["smtp_password"].shown == ""
    monkeypatch.setenv("REGALIA_SMTP_PASSWORD", "hunter2")
    found = complete(more=(PASSWORD,))["smtp_password"]
    assert (found.value, found.shown, found.origin) == ("hunter2", "(secret)", "REGALIA_SMTP_PASSWORD")
    with pytest.raises(WrongSetting, match="REGALIA_SMTP_PASSWORD: its value is refused") as refused:
        complete(more=(msgspec.structs.replace(PASSWORD, kind=picky),))
    assert "hunter2" not in str(refused.value)


def picky(text: str) -> str:
    raise WrongArgument(f"{text!r} is too short")


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ada:secret@db/regalia", "postgresql://ada:(secret)@db/regalia"),
        ("postgresql://db/regalia?user=ada&password=secret", "postgresql://db/regalia?user=ada&password=(secret)"),
        ("nats://ada:p@ss@bus:4222", "nats://ada:(secret)@bus:4222"),
        ("nats://bus:4222", "nats://bus:4222"),
        ("arena.db", "arena.db"),
    ],
)
def test_the_password_in_an_address_is_not_shown(address: str, shown: str) -> None:
    assert without_password(address) == shown


class Few(msgspec.Struct):
    """A configuration with a setting of each kind of limit, and a field that hosts do not set."""

    jobs: Annotated[Count, host_sets("how many", "NUMBER")] = 2
    names: Annotated[tuple[Name, ...], host_sets("who")] = ()
    who: Annotated[Literal["all", "one", ""], host_sets("which")] = ""
    inner: int = 5


def test_a_setting_is_made_from_a_field_with_a_description() -> None:
    jobs, names, who = settings_of(Few)
    assert (jobs.name, jobs.default, jobs.meaning, jobs.value, jobs.read("3")) == ("jobs", 2, "how many", "NUMBER", 3)
    assert (names.many, names.read(["Ada", "b"])) == (True, ("ada", "b"))
    assert who.read("one") == "one"
    for each, typed in ((jobs, "0"), (names, "a b"), (who, "two"), (who, "")):
        with pytest.raises(click.UsageError, match=re.escape(repr(typed))):
            each.read(typed)


def test_the_page_for_hosts_has_the_table() -> None:
    page = (DOCS / "host.md").read_text("utf-8")
    assert as_markdown(SETTINGS) in page, "`regalia settings --markdown` prints it"
