"""What runs cost: the rows of `fxge run --profile` as Python values."""

from __future__ import annotations

import ctypes as c
from dataclasses import dataclass
from typing import Any

from .._core import library


@dataclass(frozen=True)
class ProfiledNode:
    """One node of the compiled program. Seconds are of all runs, bytes of the last.

    Attributes:
        name, op: as in text(): "mm", "ge.MatMulV2".
        origin: the FX node that it was made for.
        file, line, function, source: the user's Python line.
        module: "layers.0.attn (Attention)".
        calls: in all runs.
        total, best: seconds of all runs, and in the fastest.
        read, written: bytes of operands and of results.
        made: bytes of results that take memory (views take none).
        temporary: bytes that the kernel took beside.
        live: bytes of values and temporaries while it ran.
        held: its part of the peak.
    """

    name: str
    op: str
    origin: str | None
    file: str | None
    line: int
    function: str | None
    source: str | None
    module: str | None
    calls: int
    total: float
    best: float
    read: int
    written: int
    made: int
    temporary: int
    live: int
    held: int


@dataclass(frozen=True)
class Profile:
    """Seconds of all runs: total = in_nodes + before + after + counting.

    Attributes:
        runs: how many.
        total, best: of whole runs; of the fastest.
        in_nodes: of all nodes.
        before: until the first node: inputs checked and bound.
        after: behind the last node: results handed over.
        counting: what it cost to count.
        peak: the most bytes of computed values and temporaries at one time.
        nodes: in order of execution, those of nested graphs behind. Of a chip: operators as GE
            calls them, with times alone, and with lines where they are nodes of the program.
        lack: why a chip tells nothing of nodes; None: it does.
    """

    runs: int
    total: float
    best: float
    in_nodes: float
    before: float
    after: float
    counting: float
    peak: int
    nodes: tuple[ProfiledNode, ...]
    lack: str | None = None


def _text(b: bytes | None) -> str | None:
    return None if b is None else b.decode("utf-8", "replace")


def _node(n: Any) -> ProfiledNode:
    return ProfiledNode(
        name=_text(n.name) or "",
        op=_text(n.op) or "",
        origin=_text(n.origin),
        file=_text(n.file),
        line=n.line,
        function=_text(n.function),
        source=_text(n.source),
        module=_text(n.module),
        calls=n.calls,
        total=n.total,
        best=n.best,
        read=getattr(n, "in"),
        written=n.out,
        made=n.made,
        temporary=n.temporary,
        live=n.live,
        held=n.held,
    )


def collect(exe: int) -> Profile:
    """What an executable counted."""
    lib = library.library()
    total, row = library.options(library.ProfileSum), library.options(library.ProfileNode)
    nodes: list[ProfiledNode] = []
    lib.fxge_profile_sum_get(exe, c.byref(total))
    while lib.fxge_profile_get(exe, len(nodes), c.byref(row)):
        nodes.append(_node(row))
    return Profile(
        runs=total.runs,
        total=total.total,
        best=total.best,
        in_nodes=total.nodes,
        before=total.before,
        after=total.after,
        counting=total.counting,
        peak=total.peak,
        nodes=tuple(nodes),
    )
