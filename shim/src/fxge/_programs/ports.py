# SPDX-License-Identifier: Apache-2.0
"""Descriptions of a program's inputs, outputs and compared nodes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import _printable


@dataclass(frozen=True)
class Port:
    """One input or output of a program.

    Attributes:
        name: name in the saved program's signature.
        role: of inputs "user" or "literal" (fixed when the program was saved); of outputs "user",
            "mutation" (the new value of an input) or "gradient".
        dtype: "f32", "bf16", "i64", "bool", ...; of Python numbers "i64", "f64" or "bool"; None
            for other values.
        rank: number of dims; -1 if unknown.
        text: dtype and shape, sizes by number or symbol, such as "f32[s0, 4]".
        position: position of an output among those of its role.
        number: True for a Python number, False for a tensor.
        in_place: True if the memory of the changed input holds the output already.
        addressed: True if an input must start its storage, which `as_strided` addresses.
    """

    name: str
    role: str
    dtype: str | None
    rank: int
    text: str
    position: int
    number: bool
    in_place: bool = False
    addressed: bool = False


@dataclass(frozen=True)
class Compared:
    """One node of an accuracy run; errors in units of its largest element.

    Attributes:
        own: error that the node adds, computed from PyTorch's values.
        own_bar: upper limit of `own`.
        total: error of the node in fxge's own run.
        total_bar: upper limit of `total`.
        torch: PyTorch's own error by float64; None if unknown.
    """

    name: str
    dtype: str
    own: float
    own_bar: float
    total: float
    total_bar: float
    torch: float | None


def port_of(info: Any) -> Port:
    """Returns the Port of a fxge_port_info."""
    return Port(
        name=(info.name or b"").decode(),
        role=(info.role or b"").decode(),
        dtype=info.dtype.decode() if info.dtype else None,
        rank=info.rank,
        text=(info.text or b"").decode(),
        position=info.position,
        number=info.number,
        in_place=info.in_place,
        addressed=info.addressed,
    )


def ports_text(ports: list[dict[str, Any]]) -> list[str]:
    """Returns texts such as `x: f32[s0, 4]` of the ports that a caller sees, from JSON."""
    out = []
    for p in ports:
        if p["role"] not in ("user", "literal", "loss", "mutates"):
            continue
        dims = "[" + ", ".join(map(str, p["dims"])) + "]" if p.get("dims") is not None else ""
        number = p.get("kind") == "number" or p.get("number")
        text = f"{p['dtype']}{'' if number else dims}" if "dtype" in p else str(p.get("literal"))
        out.append(_printable.name(f"{p['name']}: {text}"))
    return out
