"""The programs' interface: a whole game over JSON, refusals with the table, and what its description promises."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error

from tests.web.conftest import Visitor


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
        assert answer.json()["fault"].endswith("."), path


@pytest.fixture
def described(app: Any, visitor: Visitor) -> Any:
    """The interface as it describes itself, for a program that is let in."""
    visitor.api("GET", "/session")
    app.answers.burst = app.uploads.burst = 1e9
    description = visitor.get("/api/openapi.json").json()
    return schemathesis.openapi.from_dict(description)


def test_the_interface_keeps_what_its_description_promises(described: Any, visitor: Visitor) -> None:
    """schemathesis calls every operation with what fits the description and with what does not."""
    names = [visitor.api("POST", "/tables", json={"game": "stones", "seed": n}).json()["id"] for n in range(2)]
    operations = [result.ok() for result in described.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @schemathesis.pytest.parametrize if False else given_cases(operation)
        def check(case: Any) -> None:
            if "name" in (case.path_parameters or {}) and case.method != "DELETE":
                case.path_parameters["name"] = names[0]
            call(visitor, case)

        check()


def given_cases(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def call(visitor: Visitor, case: Any) -> None:
    request = case.as_transport_kwargs(base_url="http://127.0.0.1:8041")
    request.pop("cookies", None)
    headers = {**dict(request.pop("headers", {}) or {}), "X-Token": visitor.token}
    answer = visitor.request(request.pop("method"), request.pop("url"), headers=headers, **request)
    assert answer.status_code < 500, (case.method, case.path, answer.text)
    promised = case.operation.definition.raw["responses"]
    assert str(answer.status_code) in promised, (case.method, case.path, answer.status_code, answer.text[:200])


_ = not_a_server_error
