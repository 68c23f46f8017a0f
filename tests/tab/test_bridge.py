"""The bridge between the inner page and the application, with ports that a test holds."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from regalia.tab.bridge import Bridge, Place
from regalia.tab.cookies import Jar
from tests.tab.fake import FakePort, FilesInMemory

PLACE = Place("/regalia/", "Tester/1.0", "ja,en")


async def told(request: Request) -> Response:
    told = [request.method, request.scope["path"], request.url.query, (await request.body()).decode()]
    names = ("host", "cookie", "user-agent", "accept-language", "content-type", "origin", "accept-encoding")
    return PlainTextResponse("\n".join([*told, *(f"{name}: {request.headers.get(name)}" for name in names)]))


async def linked(request: Request) -> Response:
    page = '<!doctype html><html lang="en" data-base="/"><a href="/t/X">X</a><form action="/new"></form>'
    page += '<img src="//else.where/x">'
    return HTMLResponse(page, headers={"Content-Security-Policy": "default-src 'self'", "Cache-Control": "no-store"})


async def led(request: Request) -> Response:
    response = RedirectResponse("/t/X", 303)
    response.set_cookie("regalia", "token", max_age=60)
    return response


async def empty(request: Request) -> Response:
    return Response(status_code=204)


async def failing(request: Request) -> Response:
    raise ZeroDivisionError


class Streaming:
    """A stream of news that ends when its reader goes."""

    def __init__(self) -> None:
        self.news: asyncio.Queue[str] = asyncio.Queue()
        self.ended = asyncio.Event()

    async def __call__(self, request: Request) -> Response:
        return StreamingResponse(self.events(), media_type="text/event-stream")

    async def events(self) -> AsyncIterator[str]:
        try:
            while True:
                yield f'data: <a href="/t/{await self.news.get()}">\n\n'
        finally:
            self.ended.set()


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text.upper())


async def refusing(socket: WebSocket) -> None:
    await socket.close()


STREAM = Streaming()
APP = Starlette(
    routes=[
        Route("/told/{what}", told, methods=["GET", "POST"]),
        Route("/linked", linked),
        Route("/led", led),
        Route("/empty", empty),
        Route("/failing", failing),
        Route("/news", STREAM.__call__),
        WebSocketRoute("/echo", echo),
        WebSocketRoute("/refusing", refusing),
    ]
)


def bridge() -> Bridge:
    return Bridge(APP, Jar(FilesInMemory()), PLACE)


async def answered(
    path: str, headers: Sequence[tuple[str, str]] = (), body: bytes = b"", to: Bridge | None = None
) -> list[object]:
    port = FakePort()
    await (to or bridge()).request("POST" if body else "GET", path, headers, body, port)
    assert port.is_closed
    return port.all()


async def test_a_request_arrives_with_its_body_and_the_headers_that_matter() -> None:
    sent = [("Content-Type", "text/plain"), ("Origin", "http://elsewhere"), ("Accept-Encoding", "gzip")]
    head, text, end = await answered("/told/%E7%8E%8B?a=1&b=2", sent, b"Hello")
    assert isinstance(head, dict)
    assert (head["status"], head["empty"], end) == (200, False, None)
    assert isinstance(text, bytes)
    assert text.decode().splitlines() == [
        "POST",
        "/told/王",
        "a=1&b=2",
        "Hello",
        "host: localhost",
        "cookie: None",
        "user-agent: Tester/1.0",
        "accept-language: ja,en",
        "content-type: text/plain",
        "origin: None",
        "accept-encoding: None",
    ]


async def test_links_of_pages_lead_into_the_folder_and_the_root_says_where_it_is() -> None:
    head, page, _ = await answered("/linked")
    assert isinstance(page, bytes)
    text = page.decode()
    assert '<html lang="en" data-base="/regalia/">' in text
    assert 'href="/regalia/t/X"' in text
    assert 'action="/regalia/new"' in text
    assert 'src="//else.where/x"' in text
    assert isinstance(head, dict)
    headers = dict(head["headers"])
    assert headers["content-security-policy"] == "default-src 'self'"
    assert headers["cache-control"] == "no-store"
    assert "content-length" not in headers  # of the page before


async def test_a_redirect_leads_into_the_folder_and_its_cookie_comes_with_the_next_request() -> None:
    to = bridge()
    head, end = await answered("/led", to=to)
    assert isinstance(head, dict)
    assert (head["status"], end) == (303, None)
    assert dict(head["headers"])["location"] == "/regalia/t/X"
    assert "set-cookie" not in dict(head["headers"])
    _, text, _ = await answered("/told/x", to=to)
    assert isinstance(text, bytes)
    assert "cookie: regalia=token" in text.decode()


async def test_a_response_that_never_has_a_body_says_so() -> None:
    head, end = await answered("/empty")
    assert isinstance(head, dict)
    assert (head["status"], head["empty"], end) == (204, True, None)


async def test_a_failure_ends_the_conversation_with_status_500() -> None:
    port = FakePort()
    with pytest.raises(ZeroDivisionError):
        await bridge().request("GET", "/failing", [], b"", port)
    head, *_, end = port.all()
    assert isinstance(head, dict)
    assert (head["status"], end) == (500, None)


async def test_a_stream_passes_each_event_on_and_ends_when_its_reader_goes() -> None:
    port = FakePort()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(bridge().request("GET", "/news", [], b"", port))
        head = await port.posted.get()
        assert isinstance(head, dict)
        assert head["status"] == 200
        STREAM.news.put_nowait("ONE")
        assert await port.posted.get() == b'data: <a href="/regalia/t/ONE">\n\n'
        port.say("gone")
        await STREAM.ended.wait()
    assert port.is_closed


async def test_a_line_carries_texts_both_ways_until_the_page_leaves() -> None:
    port = FakePort()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(bridge().line("/echo", port))
        assert await port.posted.get() is True
        port.say("hello")
        assert await port.posted.get() == "HELLO"
        port.say(None)
    assert port.all() == [None]
    assert port.is_closed


async def test_a_refused_line_ends_without_being_accepted() -> None:
    port = FakePort()
    await bridge().line("/refusing", port)
    assert port.all() == [None]
