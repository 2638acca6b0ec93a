"""Tests of the JSON API: a whole game, refusals with the table, and its description."""

from datetime import timedelta
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from tests.web.conftest import HOST, Visitor


def test_a_program_plays_a_whole_game(visitor: Visitor) -> None:
    shelf = {game["id"]: game for game in visitor.api("GET", "/games").json()}
    assert shelf["stones"]["levels"] == ["short", "long"]
    table = visitor.api("POST", "/tables", json={"game": "stones", "level": "long", "seed": 3}).json()
    path = f"/tables/{table['id']}"
    while table["question"]:
        given = {"question": table["question"]["number"], "answer": table["question"]["answers"][-1]}
        table = visitor.api("POST", f"{path}/answers", json=given).json()
    assert table["result"]["outcome"] in ("won", "lost")
    assert visitor.api("GET", "/results").json()[-1]["id"] == table["id"]
    assert visitor.api("GET", f"{path}/why").json()[0]["rows"][0]["rule"] == "1.1"
    text = visitor.api("GET", f"{path}/file").json()["text"]
    copy = visitor.api("POST", "/tables/import", json={"text": text}).json()
    assert copy["view"] == table["view"]
    assert visitor.api("DELETE", path).json() == {"deleted": table["id"]}
    assert visitor.api("GET", path).status_code == 404


def test_a_stale_answer_gets_409_and_the_table(visitor: Visitor) -> None:
    name = visitor.api("POST", "/tables", json={"game": "stones", "seed": 3}).json()["id"]
    first = visitor.api("POST", f"/tables/{name}/answers", json={"question": 0, "answer": 1}).json()
    for path, more in (("answers", {"answer": 1}), ("undo", {}), ("redo", {})):
        refused = visitor.api("POST", f"/tables/{name}/{path}", json={"question": 0, **more})
        assert refused.status_code == 409
        assert refused.json()["table"] == first
        assert "already answered" in refused.json()["fault"]


def test_what_is_wrong_is_one_sentence(visitor: Visitor) -> None:
    name = visitor.api("POST", "/tables", json={"game": "stones"}).json()["id"]
    for method, path, body in [
        ("POST", "/tables", {"game": "chess"}),
        ("POST", "/tables", {"game": "stones", "level": "endless"}),
        ("POST", "/tables", {"game": "stones", "colour": "red"}),
        ("POST", f"/tables/{name}/answers", {"question": 0, "answer": 99}),
        ("POST", f"/tables/{name}/answers", {"question": 0, "answer": "1"}),
        ("POST", f"/tables/{name}/undo", {"question": 0}),
        ("POST", "/tables/import", {"text": "{"}),
    ]:
        answer = visitor.api(method, path, json=body)
        assert answer.status_code == 422, path
        assert len(answer.json()["fault"].split()) > 3, path


@pytest.mark.check
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.name.lower())
def test_the_interface_keeps_what_its_description_promises(app: Any, visitor: Visitor, mode: GenerationMode) -> None:
    """schemathesis calls every operation with valid and invalid data."""
    visitor.api("GET", "/session")
    app.answers.burst = app.uploads.burst = 1e9
    described = schemathesis.openapi.from_dict(visitor.get("/api/openapi.json").json())
    operations: list[Any] = [result.ok() for result in described.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 14
    name = visitor.api("POST", "/tables", json={"game": "stones", "seed": 1}).json()["id"]
    for operation in operations:
        if mode is GenerationMode.NEGATIVE and not (operation.body or operation.path_parameters):
            continue  # nothing in it can be invalid

        @settings(max_examples=8, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=mode))
        def check(case: schemathesis.Case[Any]) -> None:
            if case.path_parameters and case.method != "DELETE":
                case.path_parameters["name"] = name
            call(visitor, case)

        check()


def call(visitor: Visitor, case: schemathesis.Case[Any]) -> None:
    """Send schemathesis's request with a token; the answer must be one of those described."""
    request = case.as_transport_kwargs(base_url=f"http://{HOST}", headers={"X-Token": visitor.token})
    request.pop("cookies", None)
    if isinstance(body := request.pop("data", None), (bytes, str)):
        request["content"] = body
    answer = visitor.request(**request)
    answer.elapsed = timedelta()  # there is no network
    case.validate_response(answer, excluded_checks=[positive_data_acceptance, negative_data_rejection])
