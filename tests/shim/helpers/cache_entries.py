# SPDX-License-Identifier: Apache-2.0
"""Functions to cache, and changed graphs of cache entries."""

from __future__ import annotations

from typing import Any

import support  # noqa: F401  (finds the package)
import torch

from fxge._serialization import fields, fxpb, wire


def with_line(line: int) -> Any:
    """Returns a function at this line of its file."""
    scope: dict[str, Any] = {"torch": torch}
    text = "\n" * line + "def f(x):\n    return torch.sin(x) + 1"
    exec(compile(text, "<of a test>", "exec"), scope)
    return scope["f"]


def fields_of(data: bytes) -> list[tuple[int, bytes, bytes]]:
    """Returns number, value and all bytes of each field of a protobuf message."""

    def varint() -> int:
        nonlocal at
        n = shift = 0
        while True:
            n |= (data[at] & 127) << shift
            shift, at = shift + 7, at + 1
            if data[at - 1] < 128:
                return n

    found, at = [], 0
    while at < len(data):
        first = at
        head = varint()
        size = {0: 0, 1: 8, 5: 4}.get(head & 7)
        if size is None:
            size = varint()
        elif size == 0:
            varint()
        at += size
        found.append((head >> 3, data[at - size : at], data[first:at]))
    return found


def with_path(graph: bytes, weight: bytes, path: bytes) -> bytes:
    """Returns an .fxpb whose weight with these bytes is in the file `path` instead."""
    magic, pieces = fxpb.MAGIC, []
    for number, value, whole in fields_of(graph[len(magic) :]):
        if number == fields.ExportedProgram.weights and weight in value:
            kept = [all for n, _, all in fields_of(value) if n != fields.Weight.data]
            kept.append(wire.data(fields.Weight.path, path))
            kept.append(wire.number(fields.Weight.length, len(weight)))
            pieces.append(wire.data(number, b"".join(kept)))
        else:
            pieces.append(whole)
    return magic + b"".join(pieces)
