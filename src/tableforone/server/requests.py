"""What does a request tell the pages?  Who looks, what was filled in, and where the tables are.

These are ``async`` because they only look at the request: no thread is needed for that.
"""

from typing import Annotated, Final

from fastapi import Depends, File, Request, UploadFile
from starlette.datastructures import UploadFile as FileField

from tableforone.pages import settings
from tableforone.pages.forms import Field, Form
from tableforone.pages.visit import Visit
from tableforone.server.sittings import Sittings

SETTINGS_COOKIE: Final = "settings"


def visit_of(request: Request) -> Visit:
    """Who looks, and how; htmx has the page already and asks for its changing part."""
    chosen = settings.read(request.cookies.get(SETTINGS_COOKIE, ""))
    return Visit(chosen, request.scope["state"].get("token", ""), wants_part(request))


def wants_part(request: Request) -> bool:
    return request.headers.get("HX-Request") == "true"


async def _visit(request: Request) -> Visit:
    return visit_of(request)


async def _sittings(request: Request) -> Sittings:
    sittings: Sittings = request.app.state.sittings
    return sittings


async def _asked(request: Request) -> Form:
    return Form(request.query_params.multi_items())


async def _filled_in(request: Request) -> Form:
    async with request.form() as form:
        return Form([(name, await _content(value)) for name, value in form.multi_items()])


async def _content(field: FileField | str) -> Field:
    return await field.read() if isinstance(field, FileField) else field


async def _uploaded(file: Annotated[UploadFile, File()]) -> bytes:
    return await file.read()


Looking = Annotated[Visit, Depends(_visit)]
Open = Annotated[Sittings, Depends(_sittings)]
Asked = Annotated[Form, Depends(_asked)]  # the fields of the address
FilledIn = Annotated[Form, Depends(_filled_in)]  # the fields of a form
Uploaded = Annotated[bytes, Depends(_uploaded)]  # what is in the file of the form
