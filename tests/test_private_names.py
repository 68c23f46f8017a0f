"""What packages do not document is used in one file each, written for one version of them."""

import re
from importlib.metadata import version
from inspect import getsource
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from regalia.server import uvicorn_protocols
from tests import httpx_patience

ROOT = Path(__file__).parents[1]
PRIVATE = re.compile(r"^\s*(?:from|import) [\w.]*\b(?:uvicorn|fluent|httpx|starlette|websockets)[\w.]*\._\w", re.MULTILINE)
INSIDE = re.compile(r"^(?:from|import) (?:uvicorn\.protocols|websockets\.(?!asyncio\.client))", re.MULTILINE)


def files() -> list[Path]:
    return [file for folder in ("src", "tests", "benchmarks", "tools") for file in (ROOT / folder).rglob("*.py")]


@pytest.mark.parametrize(("package", "file"), [("uvicorn", uvicorn_protocols), ("httpx", httpx_patience)])
def test_a_file_is_read_again_with_each_new_version(package: str, file: Any) -> None:
    assert ".".join(version(package).split(".")[:2]) == file.WRITTEN_FOR, f"read {file.__name__} again with {package}"


def test_no_other_file_imports_private_modules() -> None:
    found = {file.name for file in files() if PRIVATE.search(file.read_text("utf-8"))}
    assert found == {"httpx_patience.py"}


def test_one_file_uses_the_protocols_of_uvicorn() -> None:
    found = {file.name for file in (ROOT / "src").rglob("*.py") if INSIDE.search(file.read_text("utf-8"))}
    assert found == {"uvicorn_protocols.py"}


OF_HTTP = {"cycle", "transport", "loop", "handle_websocket_upgrade", "send_400_response"}
OF_HTTP |= {"on_url", "on_header", "on_body", "on_message_begin", "on_headers_complete", "on_message_complete"}
OF_WEBSOCKET = {"conn", "writable", "disconnected", "transport", "curr_msg_data_type", "frames"}
OF_WEBSOCKET |= {"handle_parser_exception", "send_receive_event_to_app"}


@pytest.mark.parametrize(("protocol", "used"), [(HttpToolsProtocol, OF_HTTP), (WebSocketsSansIOProtocol, OF_WEBSOCKET)])
def test_uvicorn_has_what_is_used_of_it(protocol: type, used: set[str]) -> None:
    source = getsource(protocol)
    assert [name for name in sorted(used) if not re.search(rf"\b(?:self\.|def ){name}\b", source)] == []


def test_clients_of_httpx_wait_longer_in_tests() -> None:
    with httpx.Client() as client:
        assert client.timeout == httpx.Timeout(httpx_patience.PATIENCE)
