"""Says what torch.compile leaves to eager PyTorch without ever calling the backend.

Where Dynamo meets something that it does not trace (an LSTM, say), it skips the whole frame: no
graph comes to us, and nothing else tells the user.
"""

from __future__ import annotations

import os
import warnings
from typing import Any

from . import frames

_OURS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "")
_said: set[tuple[Any, str]] = set()


def _text(reason: str) -> str:
    """The first sentences: what, why, and what to do."""
    lines = [line.strip() for line in reason.splitlines()]
    told = [line for line in lines if line.startswith(("Explanation:", "Hint:"))]
    return " ".join([f"{lines[0]}.", *told[:2]])


def ended(frame: frames.Frame) -> None:
    if not frame.breaks or frame.graphs or frame.whole or (frame.code, frame.breaks[0]) in _said:
        return
    _said.add((frame.code, frame.breaks[0]))
    name, file, line = frame.place()
    if file.startswith(_OURS):  # a kernel of ours, called by a frame that was named already
        return
    warnings.warn_explicit(
        f"fxge compiled nothing of {name}: PyTorch gave it no graph, and it runs in eager mode. "
        f"{_text(frame.breaks[0])}",
        UserWarning,
        file,
        line,
    )
