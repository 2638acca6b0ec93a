"""Turns a request into a call of a page function, with or without a server.

The parameters of a page function say what it needs: the ``Visit``, the ``Sittings``, the
``Network``; ``Reading``, which reads uploaded files; a ``Form`` (for a GET, the fields of the
address); ``bytes``, the uploaded file; texts and integers by name, from the address or the form.
"""

import re
from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, Final, NamedTuple, get_type_hints
from urllib.parse import unquote

from tableforone.kernel.faults import Fault
from tableforone.kernel.untrusted import clipped
from tableforone.pages.replies import Reply
from tableforone.pages.requests import NOBODY, Form, Network, Visit
from tableforone.pages.voice import m
from tableforone.store import Sittings
from tableforone.store.reading import Reading

WHOLE: Final = re.compile(r"-?\d{1,10}", re.ASCII)
PART: Final = re.compile(r"\{(\w+)\}")


class Call(NamedTuple):
    """A request: the visitor, the tables and the fields."""

    visit: Visit
    tables: Sittings
    form: Form  # the fields of the form; for a GET, of the address
    network: Network = NOBODY
    reading: Reading = Reading()  # reads uploaded files


Take = Callable[[Call, Mapping[str, str]], Any]
# how a parameter of this type is found in a call
TAKES: Final[dict[Any, Take]] = {
    Visit: lambda call, _: call.visit,
    Sittings: lambda call, _: call.tables,
    Network: lambda call, _: call.network,
    Reading: lambda call, _: call.reading,
    Form: lambda call, _: call.form,
    bytes: lambda call, _: _uploaded(call.form),
}


class Route:
    """A method, an address with parts in braces, and the page function that answers there."""

    def __init__(self, method: str, path: str, function: Callable[..., Reply]) -> None:
        self.method, self.path, self.function = method, path, function
        self._pattern: Final = re.compile(PART.sub(r"(?P<\1>[^/]+)", path))
        kinds, parts = get_type_hints(function), set(PART.findall(path))
        self._takes: Final = {
            name: _take(name, kinds[name], parameter.default, name in parts)
            for name, parameter in signature(function).parameters.items()
        }

    def parts(self, path: str) -> dict[str, str] | None:
        """The values of the parts in braces; None if the address does not match.

        >>> Route("GET", "/tables/{name}/file", lambda: None).parts("/tables/abc/file")
        {'name': 'abc'}
        """
        found = self._pattern.fullmatch(path)
        return {name: unquote(part) for name, part in found.groupdict().items()} if found else None

    def answer(self, call: Call, parts: Mapping[str, str]) -> Reply:
        """The page function's reply; a Fault if a value of the request does not fit."""
        return self.function(**{name: take(call, parts) for name, take in self._takes.items()})


def _take(name: str, kind: Any, default: Any, is_part: bool) -> Take:
    """A function that finds this parameter in a call."""
    if kind in TAKES:
        return TAKES[kind]
    assert kind in (str, int, int | None), f"no request brings {name}: {kind}"

    def read(call: Call, parts: Mapping[str, str]) -> Any:
        text = parts[name] if is_part else call.form.text(name)
        if not text and default is not Parameter.empty:
            return default
        return text if kind is str else _number(name, text)

    return read


def _number(name: str, text: str) -> int:
    if not WHOLE.fullmatch(text):
        raise Fault(m("fault-number", name=name, value=clipped(text)))
    return int(text)


def _uploaded(form: Form) -> bytes:
    data = form.last("file")
    if not isinstance(data, bytes):
        raise Fault(m("fault-no-file"))
    return data
