"""The frames in which text is sent."""

import pytest
from websockets.frames import Frame, Opcode

from regalia.server.uvicorn_protocols import text_frame


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_a_text_is_sent_as_the_library_would_send_it(size: int) -> None:
    text = b"x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
