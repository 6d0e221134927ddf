"""Says what torch.compile leaves to eager PyTorch without ever calling the backend.

Where Dynamo meets something that it does not trace (an LSTM, say), it skips the whole frame: no
graph comes to us, and nothing else tells the user. Dynamo calls us at the start and at the end of
each frame (torch._dynamo.callback), and its counters have the reasons. torch._dynamo.reset()
forgets such callbacks: after it, nothing is said until a graph has reached the backend again.
"""

from __future__ import annotations

import os
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any

from torch._dynamo.callback import callback_handler
from torch._dynamo.utils import counters

_FRAMES = 40  # of Dynamo's own, between its callback and the compilation that it belongs to


class _Watch(threading.local):
    """One frame being compiled, in this thread."""

    graphs = 0  # that reached the backend
    before = 0
    reasons: dict[str, int] = {}  # noqa: RUF012 (replaced, never changed)


_watch = _Watch()
_said: set[tuple[Any, str]] = set()


def _reasons() -> dict[str, int]:
    return {**counters["unimplemented"], **counters["graph_break"]}


def _compilation() -> dict[str, Any] | None:
    """The variables of Dynamo's function that compiles a frame, which calls us further down."""
    frame = sys._getframe()
    for _ in range(_FRAMES):
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


def _text(reason: str) -> str:
    """The first sentences: what, why, and what to do."""
    lines = [line.strip() for line in reason.splitlines()]
    told = [line for line in lines if line.startswith(("Explanation:", "Hint:"))]
    return " ".join([f"{lines[0]}.", *told[:2]])


def _start(*_: Any) -> None:
    _watch.before, _watch.reasons = _watch.graphs, _reasons()


def _end(*_: Any) -> None:
    new = [r for r, n in _reasons().items() if n > _watch.reasons.get(r, 0)]
    if not new or _watch.graphs != _watch.before:
        return
    found = _compilation()
    if found is None or found.get("one_graph") or not is_ours(_innermost(found["compiler_fn"])):
        return
    code = found.get("code")
    if (code, new[0]) in _said:
        return
    _said.add((code, new[0]))
    name, file, line = _place(code)
    warnings.warn_explicit(
        f"fxge compiled nothing of {name}: PyTorch gave it no graph, and it runs in eager mode. "
        f"{_text(new[0])}",
        UserWarning,
        file,
        line,
    )


def _place(code: Any) -> tuple[str, str, int]:
    """The function of the user's. Dynamo compiles modules of torch.nn through one of its own."""
    file = str(getattr(code, "co_filename", "<unknown>"))
    if file.endswith(os.path.join("_dynamo", "external_utils.py")):
        return "the compiled module", file, code.co_firstlineno
    name = getattr(code, "co_qualname", None) or getattr(code, "co_name", "a function")
    return str(name), file, int(getattr(code, "co_firstlineno", 0))


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
