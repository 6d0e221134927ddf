"""What is said of a program's inputs, outputs and nodes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Port:
    """One input or output of a program.

    Attributes:
        name: as in the saved program's signature.
        role: inputs: "user" or "literal" (fixed when the program was saved); outputs: "user",
            "mutation" (the new value of an input) or "gradient".
        dtype: "f32", "bf16", "i64", "bool", ...; of Python numbers "i64", "f64" or "bool"; None
            where there is none.
        rank: how many dims; -1 where that is not known.
        text: dtype and shape, sizes by number or symbol, such as "f32[s0, 4]".
        position: of an output, among those of its role.
        number: it is a Python number, not a tensor.
    """

    name: str
    role: str
    dtype: str | None
    rank: int
    text: str
    position: int
    number: bool
    in_place: bool = False  # the memory of the input that it changes holds it already


@dataclass(frozen=True)
class Compared:
    """One node of an accuracy run; errors in units of its largest element.

    Attributes:
        own: what the node adds, computed from PyTorch's values, and `own_bar` what it may add.
        total: the error in a run of its own, and `total_bar` what it may be.
        torch: PyTorch's own error by float64; None: not known.
    """

    name: str
    dtype: str
    own: float
    own_bar: float
    total: float
    total_bar: float
    torch: float | None


def port_of(info: Any) -> Port:
    """Of fxge_port_info."""
    return Port(
        name=(info.name or b"").decode(),
        role=(info.role or b"").decode(),
        dtype=info.dtype.decode() if info.dtype else None,
        rank=info.rank,
        text=(info.text or b"").decode(),
        position=info.position,
        number=info.number,
        in_place=info.in_place,
    )


def ports_text(ports: list[dict[str, Any]]) -> list[str]:
    """`x: f32[s0, 4]` of what the user gives or gets, by its description in JSON."""
    out = []
    for p in ports:
        if p["role"] not in ("user", "literal", "loss", "mutates"):
            continue
        dims = "[" + ", ".join(map(str, p["dims"])) + "]" if p.get("dims") is not None else ""
        number = p.get("kind") == "number" or p.get("number")
        text = f"{p['dtype']}{'' if number else dims}" if "dtype" in p else str(p.get("literal"))
        out.append(f"{p['name']}: {text}")
    return out
