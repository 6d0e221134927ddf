# SPDX-License-Identifier: Apache-2.0
"""Time and memory of runs: the rows of `fxge run --profile` as Python values."""

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
        origin: FX node from which it was lowered.
        file, line, function, source: the user's Python line.
        module: "layers.0.attn (Attention)".
        calls: number of executions in all runs.
        total: seconds of all runs.
        best: seconds of the fastest run.
        read, written: bytes of operands and of results.
        made: bytes of results that need memory; views need none.
        temporary: bytes of workspace of the kernel.
        live: bytes of live values and workspace during the node.
        held: bytes that it contributes to the peak.
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
        runs: number of runs.
        total: seconds of all runs.
        best: seconds of the fastest run.
        in_nodes: seconds in all nodes.
        before: seconds before the first node: checking and binding of inputs.
        after: seconds after the last node: returning of results.
        counting: seconds of the measurement itself.
        peak: maximum of bytes of values and workspace at one time.
        nodes: in order of execution, followed by those of nested graphs. On a chip: operators by
            their GE names, with times only, and with lines if they are nodes of the program.
        lack: reason why a chip reports no nodes; None if it does.
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
    """Returns the measurements of an executable."""
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
