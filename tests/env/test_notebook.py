"""Test that the notebook for researchers runs from top to bottom, with two seconds of training."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_network.ipynb"
# In a subprocess, because Jupyter leaves sockets open.
RUN = """
import sys
import nbformat
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient

notebook = nbformat.read(sys.argv[1], 4)
kernel = AsyncKernelManager(kernel_name="python3", transport="ipc", ip=sys.argv[2] + "/k")
NotebookClient(notebook, km=kernel, timeout=None, startup_timeout=600).execute()
nbformat.write(notebook, sys.argv[2] + "/run.ipynb")
"""


def outputs(path: Path) -> list[dict[str, Any]]:
    told = json.loads(path.read_text(encoding="utf-8"))
    return [output for cell in told["cells"] for output in cell.get("outputs", [])]


def margins(path: Path) -> dict[str, float]:
    """The last output of the notebook: points ahead, by player."""
    lines = [line for output in outputs(path) for line in "".join(output.get("text", "")).splitlines()]
    return {line.split()[0]: float(line.split()[1]) for line in lines if line.endswith("points ahead")}


def drawn(path: Path) -> list[str]:
    pictures = [output.get("data", {}).get("image/svg+xml", "") for output in outputs(path)]
    return ["".join(picture) for picture in pictures if picture]


def test_the_notebook_runs(tmp_path: Path) -> None:
    env = os.environ | {"TABLEFORONE_SECONDS": "2", "JUPYTER_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    run = [sys.executable, "-c", RUN, str(NOTEBOOK), str(tmp_path)]
    done = subprocess.run(run, env=env, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert set(margins(tmp_path / "run.ipynb")) == {"random", "onnx", "greedy"}
    assert "<polyline" in drawn(tmp_path / "run.ipynb")[0]


def test_the_notebook_shows_what_came_of_a_minute() -> None:
    found = margins(NOTEBOOK)
    assert found["random"] < found["onnx"]
    assert "<polyline" in drawn(NOTEBOOK)[0]
