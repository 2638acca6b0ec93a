"""Serves static files, under addresses that change with their contents."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

from tableforone.kernel.meanings import HOME
from tableforone.kernel.speech import known_as, speaking
from tableforone.pages import assets
from tableforone.server.voice import t

FOR_A_YEAR: Final = "public, max-age=31536000, immutable"


def static_file(version: str, name: str, language: str = HOME) -> Response:
    """A static file; its address changes with its contents, so it may be cached for a year.

    A browser requests the manifest without cookies, so the address contains the language.
    """
    path = assets.files().get(name)
    if path is None or version != assets.version():
        raise HTTPException(404, t("no-file"))
    if name == assets.MANIFEST:
        with speaking(known_as(language) or HOME):
            return JSONResponse(assets.manifest(), media_type=media_type(path), headers={"Cache-Control": "no-cache"})
    return FileResponse(path, media_type=media_type(path), headers={"Cache-Control": FOR_A_YEAR})


def media_type(path: Path) -> str:
    """The media type of a file, independent of the system, which may not know fonts.

    >>> media_type(Path("table-sans-400.woff2")), media_type(Path("table.css"))
    ('font/woff2', 'text/css')
    """
    known = {".woff2": "font/woff2", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}
    return known.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
