"""What do all pages need?  The open tables."""

from typing import Annotated

from fastapi import Depends, Request

from tableforone.web.sittings import Sittings


def _sittings(request: Request) -> Sittings:
    sittings: Sittings = request.app.state.sittings
    return sittings


Open = Annotated[Sittings, Depends(_sittings)]
