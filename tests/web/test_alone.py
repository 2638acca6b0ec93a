"""Test of the pages without a server: a whole game, where no server can be imported."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

SERVERS: Final = ("fastapi", "starlette", "uvicorn", "python_multipart", "pydantic", "anyio", "asyncio", "socket")
ALONE: Final = f"""
import sys
sys.modules.update(dict.fromkeys({SERVERS}))  # whoever imports one of these fails
from tests.web.alone import main
main(sys.argv[1])
"""


@pytest.mark.check
def test_a_whole_game_is_played_without_a_server(tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-c", ALONE, str(tmp_path)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
