# SPDX-License-Identifier: Apache-2.0
"""Reader of the parts of ONNX files that fxge writes, by the field numbers of onnx.proto. Standard library only."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import Any


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def fields(data: bytes) -> dict[int, list[Any]]:
    """Returns the values of a message by field: integers, or bytes of texts, messages and packed lists."""
    found: dict[int, list[Any]] = {}
    at = 0
    while at < len(data):
        tag, at = _varint(data, at)
        kind = tag & 7
        if kind == 0:
            value, at = _varint(data, at)
        elif kind == 2:
            size, at = _varint(data, at)
            value, at = data[at : at + size], at + size
        elif kind == 5:
            value, at = struct.unpack_from("<f", data, at)[0], at + 4
        else:
            raise ValueError(f"wire type {kind}")
        found.setdefault(tag >> 3, []).append(value)
    return found


def _texts(values: list[bytes]) -> list[str]:
    return [v.decode() for v in values]


@dataclass
class Tensor:
    name: str
    dtype: int
    shape: list[int]
    raw: bytes | None
    external: dict[str, str]


@dataclass
class Node:
    name: str
    type: str
    domain: str
    inputs: list[str]
    outputs: list[str]
    metadata: dict[str, str]
    attributes: dict[str, dict[int, list[Any]]]
    graphs: list[Graph] = field(default_factory=list)


@dataclass
class Graph:
    name: str
    nodes: list[Node]
    initializers: list[Tensor]
    inputs: dict[str, tuple[int, list[int | str]]]
    outputs: dict[str, tuple[int, list[int | str]]]
    values: dict[str, tuple[int, list[int | str]]]


def _pairs(values: list[bytes]) -> dict[str, str]:
    return {f[1][0].decode(): f[2][0].decode() for f in map(fields, values)}


def _tensor(data: bytes) -> Tensor:
    f = fields(data)
    shape, at = [], 0
    packed = b"".join(f.get(1, []))
    while at < len(packed):
        n, at = _varint(packed, at)
        shape.append(n)
    return Tensor(f[8][0].decode(), f[2][0], shape, f.get(9, [None])[0], _pairs(f.get(13, [])))


def _values(data: list[bytes]) -> dict[str, tuple[int, list[int | str]]]:
    found: dict[str, tuple[int, list[int | str]]] = {}
    for value in map(fields, data):
        tensor = fields(fields(value[2][0])[1][0])
        dims: list[int | str] = []
        for dim in map(fields, fields(tensor.get(2, [b""])[0]).get(1, [])):
            dims.append(dim[2][0].decode() if 2 in dim else dim[1][0])
        found[value[1][0].decode()] = (tensor[1][0], dims)
    return found


def _node(data: bytes) -> Node:
    f = fields(data)
    attributes = {a[1][0].decode(): a for a in map(fields, f.get(5, []))}
    graphs = [_graph(a[6][0]) for a in attributes.values() if 6 in a]
    return Node(
        f[3][0].decode(),
        f[4][0].decode(),
        f[7][0].decode(),
        _texts(f.get(1, [])),
        _texts(f.get(2, [])),
        _pairs(f.get(9, [])),
        attributes,
        graphs,
    )


def _graph(data: bytes) -> Graph:
    f = fields(data)
    return Graph(
        f[2][0].decode(),
        [_node(n) for n in f.get(1, [])],
        [_tensor(t) for t in f.get(5, [])],
        _values(f.get(11, [])),
        _values(f.get(12, [])),
        _values(f.get(13, [])),
    )


def read(path: str) -> tuple[Graph, set[str]]:
    """Returns the graph of a file, and the domains that the model imports."""
    with open(path, "rb") as f:
        model = fields(f.read())
    return _graph(model[7][0]), {fields(s)[1][0].decode() for s in model.get(8, [])}
