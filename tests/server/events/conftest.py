"""Sites of one node and of two."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.events.site import Site


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(tmp_path)
    yield site
    await site.close()


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Site]:
    site = Site(tmp_path, 2)
    yield site
    await site.close()
