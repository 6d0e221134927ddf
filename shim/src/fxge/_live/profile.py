# SPDX-License-Identifier: Apache-2.0
"""Option `profile` of the backend: costs of nodes in live graphs, and ranges for torch.profiler."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from torch.profiler import record_function

from .. import _printable
from .._programs.profile import Profile, ProfiledNode
from .._programs.program import Program

_SHOWN = 10  # number of nodes in the text


@dataclass(frozen=True)
class GraphProfile:
    """Costs of the calls of one live graph so far.

    Attributes:
        graph: "forward", "backward" or "inference", with a number for a part of a graph.
        profile: profile of its program.
    """

    graph: str
    profile: Profile

    def __str__(self) -> str:
        """Returns the slowest nodes, with their share of the time of all nodes."""
        p = self.profile
        runs = f"{p.runs} run{'' if p.runs == 1 else 's'}"
        lines = [f"{self.graph}: {runs}, {1e3 * p.total:.3f} ms, peak {p.peak} bytes"]
        slowest = sorted(p.nodes, key=lambda n: -n.total)[:_SHOWN]
        return "\n".join(lines + [_row(n, p.in_nodes) for n in slowest])


def _row(n: ProfiledNode, seconds: float) -> str:
    share = 100 * n.total / seconds if seconds else 0.0
    place = f"  {n.file}:{n.line}" if n.file else ""
    node = _printable.name(f"{n.op}  %{n.name}{place}")
    return f"  {share:5.1f} %  {1e3 * n.total:9.3f} ms  {node}"


_programs: list[tuple[str, weakref.ref[Program]]] = []


def profiled(
    call: Callable[[list[Any]], Any], program: Program, what: str
) -> Callable[[list[Any]], Any]:
    """Returns a boxed call that measures nodes and appears in torch.profiler."""
    program.count_nodes()
    _programs.append((what, weakref.ref(program)))

    def ranged(args: list[Any]) -> Any:
        with record_function(f"fxge {what}"):
            return call(args)

    ranged._boxed_call = True  # type: ignore[attr-defined]
    return ranged


def profiles() -> list[GraphProfile]:
    """Returns the profiles of live graphs in use, oldest first."""
    _programs[:] = [(what, r) for what, r in _programs if r() is not None]
    alive = [(what, r()) for what, r in _programs]
    return [GraphProfile(what, p.counted()) for what, p in alive if p is not None]
