"""Watches the frames that Dynamo compiles for this backend.

Dynamo calls us at the start and at the end of each frame (torch._dynamo.callback), and its
variables and counters have what became of it. torch._dynamo.reset() forgets such callbacks: after
it, nothing is seen until a graph has reached the backend again.
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

_DEPTH = 40  # of Dynamo's own frames, between its callback and the compilation that it belongs to


@dataclass(frozen=True)
class Frame:
    """What became of one frame.

    Attributes:
        code: the code object of the user's function.
        graphs: that reached the backend.
        breaks: why Dynamo left something out, in its words.
        whole: fullgraph=True, by which it raises instead.
        again: the guard that failed, where the frame had been compiled before; or None.
    """

    code: Any
    graphs: int
    breaks: list[str]
    whole: bool
    again: str | None

    def place(self) -> tuple[str, str, int]:
        """Name, file and line of the user's function; Dynamo compiles modules of torch.nn through
        a function of its own."""
        file = str(getattr(self.code, "co_filename", "<unknown>"))
        line = int(getattr(self.code, "co_firstlineno", 0))
        if file.endswith(os.path.join("_dynamo", "external_utils.py")):
            return "the compiled module", file, line
        plain = getattr(self.code, "co_name", "a function")
        return str(getattr(self.code, "co_qualname", None) or plain), file, line


class _Watch(threading.local):
    """One frame being compiled, in this thread."""

    graphs = 0  # that reached the backend
    before = 0
    breaks: dict[str, int] = {}  # noqa: RUF012 (replaced, never changed)


_watch = _Watch()
_listeners: list[Callable[[Frame], None]] = []


def _breaks() -> dict[str, int]:
    return {**counters["unimplemented"], **counters["graph_break"]}


def _compilation() -> dict[str, Any] | None:
    """The variables of Dynamo's function that compiles a frame, which calls us further down."""
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
    """`listener` is told of every frame that is compiled for this backend."""
    _listeners.append(listener)


def ours(backend: Callable[..., Any]) -> Callable[..., Any]:
    """Marks a backend of this package, and watches the frames that it is to compile."""
    backend._of_fxge = True  # type: ignore[attr-defined]
    watch()
    return backend


def is_ours(backend: Any) -> bool:
    """Whether `ours` marked it."""
    return bool(getattr(backend, "_of_fxge", False))


def watch() -> None:
    """Asks Dynamo for its callbacks, once."""
    if _end not in callback_handler.end_callbacks:
        callback_handler.register_start_callback(_start)
        callback_handler.register_end_callback(_end)


def reached() -> None:
    """A graph has come to the backend."""
    _watch.graphs += 1
    watch()
