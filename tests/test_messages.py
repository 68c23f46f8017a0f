"""A message that is parsed by itself is what it is in its file."""

from pathlib import Path
from threading import Thread

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import regalia
from regalia.text import messages
from regalia.text.messages import Messages, entries

FILES = sorted(Path(regalia.__file__).parent.rglob("*.ftl"))
TEXT = """
# A comment = of two
# lines
-arena = Regalia
    .gender = none
greeting = Welcome to { -arena },
    { $name }!
    .title = At { -arena }

## Dice
die = { $count ->
    [one] one die
   *[other] { $count } dice
}
both = { greeting } { die }
broken = { $count ->
greeting-2 = B
"""


def named(body: list[ast.EntryType]) -> list[tuple[str, ast.EntryType]]:
    """The messages and terms of a file, by their names; a term's begins with a hyphen."""
    found = (each for each in body if isinstance(each, ast.Message | ast.Term))
    return [(f"{'-' * isinstance(each, ast.Term)}{each.id.name}", each) for each in found]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.name}")
def test_every_file_is_taken_apart_into_what_it_holds(file: Path) -> None:
    text = file.read_text("utf-8")
    whole, apart = named(FluentResource(text).body), [*entries(text)]
    assert whole
    assert [name for name, _ in apart] == [name for name, _ in whole]
    for (name, source), (_, entry) in zip(apart, whole, strict=True):
        (parsed,) = named(FluentResource(source).body)
        assert parsed[0] == name
        assert parsed[1].equals(entry, ["span", "comment"]), name


def said(messages: Messages, message: str, **args: object) -> str:
    pattern = messages.get_message(message).value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, args)
    assert errors == []
    return str(text)


def test_a_message_refers_to_others_that_were_not_asked_for_yet() -> None:
    assert said(Messages("en", [TEXT]), "both", name="Ada", count=2) == "Welcome to Regalia,\nAda! 2 dice"


def test_a_message_refers_to_others_within_choices_and_arguments_and_perhaps_to_itself() -> None:
    text = """
far = { $count ->
    [one] { -thing }
   *[other] { -thing } and { near.title }
}
-thing = { near }
near = N
    .title = { last }
last = L
loop = { loop-2 }
loop-2 = { loop }
"""
    assert said(Messages("en", [text]), "far", count=2) == "N and L"
    assert Messages("en", [text]).has_message("loop")


def test_the_library_is_used_by_its_public_names_alone() -> None:
    own = {name for name in vars(Messages) if not name.startswith("__")}
    assert not [name for name in own if name.startswith("_") and hasattr(FluentBundle, name)]


def test_of_two_messages_of_a_name_the_later_one_holds() -> None:
    messages = Messages("en", [TEXT, "-arena = the hall\n"])
    assert said(messages, "greeting", name="Ada") == "Welcome to the hall,\nAda!"


def test_what_cannot_be_read_is_no_message_and_spoils_no_other() -> None:
    messages = Messages("en", [TEXT])
    names = ("greeting", "broken", "greeting-2", "arena", "-arena", "nothing")
    assert [name for name in names if messages.has_message(name)] == ["greeting", "greeting-2"]


def test_a_message_is_there_for_a_second_thread_while_the_first_one_parses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle, seen = Messages("en", [TEXT]), list[bool]()

    def parse(source: str) -> ast.Resource:
        monkeypatch.undo()
        second = Thread(target=lambda: seen.append(bundle.has_message("greeting")))
        second.start()
        second.join()
        return FluentResource(source)

    monkeypatch.setattr(messages, "FluentResource", parse)
    assert bundle.has_message("greeting")
    assert seen == [True]
