# SPDX-License-Identifier: Apache-2.0
"""Observation of the frames that Dynamo compiles for this backend.

Dynamo calls the functions below at the start and the end of each frame (torch._dynamo.callback).
torch._dynamo.reset() clears the callbacks; frames are then missed until a graph reaches the
backend again.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from torch._dynamo.callback import callback_handler
from torch._dynamo.utils import counters

_DEPTH = 40  # maximum number of Dynamo's frames between its callback and the compilation


@dataclass(frozen=True)
class Frame:
    """Result of compiling one frame.

    Attributes:
        code: code object of the user's function.
        graphs: number of graphs that reached the backend.
        breaks: Dynamo's reasons of graph breaks.
        whole: True for fullgraph=True, with which Dynamo raises instead of breaking.
        again: guard that failed, if the frame had been compiled before; else None.
    """

    code: Any
    graphs: int
    breaks: list[str]
    whole: bool
    again: str | None

    def location(self) -> tuple[str, str, int]:
        """Returns name, file and line of the user's function.

        Dynamo compiles modules of torch.nn through a function of its own.
        """
        file = str(getattr(self.code, "co_filename", "<unknown>"))
        line = int(getattr(self.code, "co_firstlineno", 0))
        if file.endswith(os.path.join("_dynamo", "external_utils.py")):
            return "the compiled module", file, line
        plain = getattr(self.code, "co_name", "a function")
        return str(getattr(self.code, "co_qualname", None) or plain), file, line


class _Watch(threading.local):
    """State of the frame that this thread compiles."""

    graphs = 0  # number of graphs that reached the backend
    before = 0
    breaks: dict[str, int] = {}  # noqa: RUF012 (replaced, never changed)


_watch = _Watch()
_listeners: list[Callable[[Frame], None]] = []


def _breaks() -> dict[str, int]:
    return {**counters["unimplemented"], **counters["graph_break"]}


def _compilation() -> dict[str, Any] | None:
    """Returns the variables of Dynamo's `_compile`, which calls this function indirectly."""
    frame = sys._getframe()
    for _ in range(_DEPTH):
        if frame.f_back is None:
            return None
        frame = frame.f_back
        if frame.f_code.co_name == "_compile" and "compiler_fn" in frame.f_locals:
            return frame.f_locals
    return None


def _innermost(backend: Any) -> Any:
    while hasattr(backend, "_torchdynamo_orig_backend"):
        backend = backend._torchdynamo_orig_backend
    return getattr(backend, "compiler_fn", backend)  # torch.compile's wrapper


def _start(*_: Any) -> None:
    _watch.before, _watch.breaks = _watch.graphs, _breaks()


def _end(*_: Any) -> None:
    found = _compilation()
    if found is None or not is_ours(_innermost(found["compiler_fn"])):
        return
    frame = Frame(
        code=found.get("code"),
        graphs=_watch.graphs - _watch.before,
        breaks=[r for r, n in _breaks().items() if n > _watch.breaks.get(r, 0)],
        whole=bool(found.get("one_graph")),
        again=found.get("recompile_reason"),
    )
    for listener in _listeners:
        listener(frame)


def listen(listener: Callable[[Frame], None]) -> None:
    """Registers a function that receives every frame compiled for this backend."""
    _listeners.append(listener)


def ours(backend: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a backend of this package and starts the observation."""
    backend._of_fxge = True  # type: ignore[attr-defined]
    watch()
    return backend


def is_ours(backend: Any) -> bool:
    """Returns True if `ours` marked the backend."""
    return bool(getattr(backend, "_of_fxge", False))


def watch() -> None:
    """Registers the callbacks in Dynamo, once."""
    if _end not in callback_handler.end_callbacks:
        callback_handler.register_start_callback(_start)
        callback_handler.register_end_callback(_end)


def reached() -> None:
    """Counts a graph that reached the backend."""
    _watch.graphs += 1
    watch()
