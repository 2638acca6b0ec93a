"""Writes a network as an ONNX file from layers of weights, with numpy only.

``onnx:FILE`` plays such a file.  Other tools write them too; this module is for networks that were
trained without such tools.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tableforone.store.files import whole

Layer = tuple[NDArray[Any], NDArray[Any]]  # weights (inputs x outputs) and biases
FLOAT: Final = 1
IR_VERSION: Final = 8
OPSET: Final = 17


def write_network(
    path: Path, layers: Sequence[Layer], observation: int, answers: tuple[int, int] | None = None
) -> None:
    """Write layers with ReLU between them.

    They read an observation of this many numbers and return one number for each wide action.  With
    ``answers``, (choices, numbers per choice), they read every choice separately and return one
    number for each.
    """
    at, nodes, weights = "observation" if answers is None else "answers", [], []
    for n, (weight, bias) in enumerate(layers):
        weights += [_tensor(f"w{n}", weight), _tensor(f"b{n}", bias)]
        nodes += [_node("MatMul", [at, f"w{n}"], f"m{n}"), _node("Add", [f"m{n}", f"b{n}"], f"a{n}")]
        at = f"a{n}"
        if n < len(layers) - 1:
            nodes.append(_node("Relu", [at], f"r{n}"))
            at = f"r{n}"
    inputs = [_value("observation", [1, observation])]
    if answers is not None:
        inputs.append(_value("answers", [1, *answers]))
    shape = [1, layers[-1][1].size] if answers is None else [1, answers[0], 1]
    graph = [
        *(_part(1, node) for node in nodes),
        _part(2, b"player"),
        *(_part(5, tensor) for tensor in weights),
        *(_part(11, value) for value in inputs),
        _part(12, _value(at, shape)),
    ]
    model = [_number(1, IR_VERSION), _part(7, b"".join(graph)), _part(8, _number(2, OPSET))]
    with whole(path) as file:
        file.write(b"".join(model))


# --- the parts of the file, in the wire format of protocol buffers


def _varint(value: int) -> bytes:
    found = bytearray()
    while value > 127:
        found.append(value & 127 | 128)
        value >>= 7
    return bytes([*found, value])


def _number(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _part(field: int, data: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(data)) + data


def _node(kind: str, inputs: Sequence[str], output: str) -> bytes:
    named = [_part(1, name.encode()) for name in inputs]
    return b"".join([*named, _part(2, output.encode()), _part(4, kind.encode())])


def _tensor(name: str, values: NDArray[Any]) -> bytes:
    floats = np.ascontiguousarray(values, "<f4")
    sizes = [_number(1, size) for size in floats.shape]
    return b"".join([*sizes, _number(2, FLOAT), _part(8, name.encode()), _part(9, floats.tobytes())])


def _value(name: str, shape: Sequence[int]) -> bytes:
    sizes = b"".join(_part(1, _number(1, size)) for size in shape)
    kind = _part(1, _number(1, FLOAT) + _part(2, sizes))
    return _part(1, name.encode()) + _part(2, kind)
