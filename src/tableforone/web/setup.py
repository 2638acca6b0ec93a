"""Setting a table: level, modules, options, seed; what each choice means and what of the data is reconstructed."""

from collections.abc import Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData, UploadFile

import tableforone
from tableforone import games
from tableforone.kernel.faults import Fault
from tableforone.kernel.spec import GameSpec
from tableforone.web.looks import look_of
from tableforone.web.render import page
from tableforone.web.shared import Open
from tableforone.web.tabletop import level_name

router = APIRouter(include_in_schema=False)


@router.get("/games/{game}/new")
def set_the_table(request: Request, game: str) -> Response:
    spec = games.find(game)
    return page(request, "setup.html", **_shown(spec, _asked(request)))


@router.get("/games/{game}/notes")
def notes(request: Request, game: str) -> Response:
    """What of the data in use is reconstructed, for the choices made so far."""
    spec = games.find(game)
    return page(request, "notes.html", **_shown(spec, _asked(request)))


@router.post("/games/{game}/new")
async def sit_down(request: Request, game: str, sittings: Open) -> Response:
    spec = games.find(game)
    async with request.form() as form:
        try:
            table = tableforone.new(
                game,
                level=_text(form, "level"),
                modules=_modules(form),
                options=await _options(spec, form),
                seed=_seed(form),
            )
        except Fault as fault:
            return page(request, "setup.html", 422, **_shown(spec, form, str(fault)))
    return RedirectResponse(f"/tables/{sittings.create(table)}", 303)


def _asked(request: Request) -> FormData:
    """The choices in the address."""
    pairs: list[tuple[str, UploadFile | str]] = list(request.query_params.multi_items())
    return FormData(pairs)


def _shown(spec: GameSpec, form: FormData, fault: str = "") -> dict[str, Any]:
    """The form with the choices made so far, or the default ones."""
    modules = _modules(form)
    options = {o.name: _text(form, f"option-{o.name}") or o.default for o in spec.options}
    level = _text(form, "level") or spec.default_level
    return {
        "title": f"Set the table: {spec.name}",
        "spec": spec,
        "look": look_of(spec),
        "world": look_of(spec).world,
        "level": level,
        "modules": modules,
        "options": options,
        "seed": _text(form, "seed"),
        "level_name": level_name,
        "fault": fault,
    } | _promised(spec, level, modules, options)


def _promised(spec: GameSpec, level: str, modules: Sequence[str], options: dict[str, str]) -> dict[str, Any]:
    """Who will sit opposite and what of the data is reconstructed; or why there is no such table."""
    chosen = {o.name: options[o.name] for o in spec.options if not o.is_file}
    try:
        setup = spec.setup(level, modules, chosen)
        return {"opponent": spec.opponent(setup), "notes": spec.reconstructed(setup), "refused": ""}
    except Fault as fault:
        return {"opponent": "", "notes": (), "refused": str(fault)}


async def _options(spec: GameSpec, form: FormData) -> dict[str, str]:
    """The chosen options; of a file the text."""
    chosen = {}
    for option in spec.options:
        value = form.get(f"option-{option.name}")
        if isinstance(value, UploadFile):
            chosen[option.name] = _decoded(option.name, await value.read()) or option.default
        elif value:
            chosen[option.name] = str(value)
    return chosen


def _decoded(name: str, data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Fault(f"The file for {name} is not text. Choose a TOML file.") from None


def _text(form: FormData, name: str) -> str:
    value = form.get(name, "")
    return value.strip()[:200] if isinstance(value, str) else ""


def _modules(form: FormData) -> list[str]:
    return [str(value)[:200] for value in form.getlist("module")]


def _seed(form: FormData) -> int | None:
    text = _text(form, "seed")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 20):
        raise Fault(f"The seed {text[:30]!r} is no whole number. Leave it empty for a new one.")
    return int(text)
