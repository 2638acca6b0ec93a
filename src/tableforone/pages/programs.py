"""The documentation page of the API: every address."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tableforone.pages.render import page
from tableforone.pages.replies import Page
from tableforone.pages.requests import Visit
from tableforone.pages.voice import t


class ProgramCall(NamedTuple):
    """One API call."""

    method: str
    address: str
    about: str
    takes: list[tuple[str, str, str]]  # name, type, description
    answers: list[str]  # status codes


def docs(visit: Visit, described: Mapping[str, Any]) -> Page:
    """The API, from its OpenAPI description."""
    schemas = described.get("components", {}).get("schemas", {})
    calls = [
        call(method, address, told, schemas)
        for address, methods in described["paths"].items()
        for method, told in methods.items()
    ]
    return page(visit, "docs.html", title=t("programs-title"), calls=calls, version=described["info"]["version"])


def call(method: str, address: str, told: Mapping[str, Any], schemas: Mapping[str, Any]) -> ProgramCall:
    takes = [(part["name"], kind(part["schema"]), about_field(part["name"])) for part in told.get("parameters", ())]
    for content in told.get("requestBody", {}).get("content", {}).values():
        fields = schemas.get(content["schema"].get("$ref", "").rpartition("/")[2], {})
        needed = fields.get("required", ())
        for name, field in fields.get("properties", {}).items():
            about = about_field(name)
            takes.append((name, kind(field), about if name in needed else t("programs-optional-about", about=about)))
    about = about_call(told["summary"])
    return ProgramCall(method.upper(), address, about, takes, list(told["responses"]))


def about_call(name: str) -> str:
    """The description of a call; if there is none, its name as a title."""
    return t(f"call-{name.lower().replace(' ', '-').replace('_', '-')}")


def about_field(name: str) -> str:
    """The description of a field of a call."""
    return t(f"takes-{name}")


def kind(schema: Mapping[str, Any]) -> str:
    """The type of a value in a word or two.

    >>> kind({"type": "integer"}), kind({"anyOf": [{"type": "string"}, {"type": "null"}]})
    ('integer', 'string or null')
    """
    if "anyOf" in schema:
        return " or ".join(kind(each) for each in schema["anyOf"])
    return str(schema.get("type", "value"))
