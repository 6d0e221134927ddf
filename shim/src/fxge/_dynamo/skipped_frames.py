# SPDX-License-Identifier: Apache-2.0
"""Warnings about functions that torch.compile runs eagerly without calling the backend.

If Dynamo cannot trace a part (an LSTM, say), it skips the whole frame: no graph reaches the
backend, and PyTorch does not report it.
"""

from __future__ import annotations

import os
import warnings
from typing import Any

from . import frames

_OURS = os.path.join(os.path.dirname(os.path.dirname(__file__)), "")
_said: set[tuple[Any, str]] = set()


def _text(reason: str) -> str:
    """Returns the first sentences of Dynamo's reason: cause, explanation, hint."""
    lines = [line.strip() for line in reason.splitlines()]
    details = [line for line in lines if line.startswith(("Explanation:", "Hint:"))]
    return " ".join([f"{lines[0]}.", *details[:2]])


def ended(frame: frames.Frame) -> None:
    if not frame.breaks or frame.graphs or frame.whole or (frame.code, frame.breaks[0]) in _said:
        return
    _said.add((frame.code, frame.breaks[0]))
    name, file, line = frame.location()
    if file.startswith(_OURS):  # a kernel of fxge, called by a frame that was reported already
        return
    warnings.warn_explicit(
        f"fxge compiled nothing of {name}: PyTorch gave it no graph, and it runs in eager mode. "
        f"{_text(frame.breaks[0])}",
        UserWarning,
        file,
        line,
    )
