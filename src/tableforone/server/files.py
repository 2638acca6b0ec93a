"""Serves the files that a page loads, under addresses that change with them."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import known_as, speaking
from tableforone.pages import assets
from tableforone.pages.manifest import MANIFEST, manifest
from tableforone.server.voice import t

FOR_A_YEAR: Final = "public, max-age=31536000, immutable"


def static_file(version: str, name: str, language: str = HOME) -> Response:
    """A file of ours; its address changes with its content, so it may be kept for a year.

    A browser asks for the manifest without cookies: the address names the language.
    """
    path = assets.files().get(name)
    if path is None or version != assets.version():
        raise HTTPException(404, t("no-file"))
    if name == MANIFEST:
        with speaking(known_as(language) or HOME):
            return JSONResponse(manifest(), media_type=media_type(path), headers={"Cache-Control": "no-cache"})
    return FileResponse(path, media_type=media_type(path), headers={"Cache-Control": FOR_A_YEAR})


def media_type(path: Path) -> str:
    """What kind of file it is, without asking the system, which may not know fonts.

    >>> media_type(Path("table-sans-400.woff2")), media_type(Path("table.css"))
    ('font/woff2', 'text/css')
    """
    known = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
