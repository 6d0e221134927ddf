# SPDX-License-Identifier: Apache-2.0
"""Compilations by function, reasons of recompilations, and sizes that became static."""

from __future__ import annotations

import logging
import os
import re
import threading
import warnings
from dataclasses import dataclass, field
from typing import Any

import torch
from torch._guards import TracingContext

from . import frames as _frames

_TORCH = os.path.dirname(torch.__file__) + os.sep
_OFTEN = 2  # failed guards of one function after which a warning names the last one
_log = logging.getLogger("fxge")


@dataclass
class Compilations:
    """Compilations of a user's function, or of its rest after a graph break.

    Attributes:
        function: its name.
        file, line: its first line.
        count: number of compilations.
        reasons: failed guards, one for each compilation after the first.
        fixed: "L['x'].size()[0] is 4, at m.py:7" for each dynamic size that became static.
    """

    function: str
    file: str
    line: int
    count: int = 0
    reasons: list[str] = field(default_factory=list)
    fixed: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        """Returns a line, and one for each reason."""
        times = "once" if self.count == 1 else f"{self.count} times"
        lines = [f"{self.function} ({self.file}:{self.line}): compiled {times}"]
        lines += [f"  again since {r}" for r in self.reasons]
        return "\n".join(lines + [f"  fixed: {f}" for f in self.fixed])


_known: dict[Any, Compilations] = {}
_new_fixed = threading.local()


def compilations() -> list[Compilations]:
    """Returns the functions of which this backend compiled a graph, in order of the first one."""
    return list(_known.values())


def of_compiled(compiled: Any) -> list[Compilations]:
    """Returns the entries of a result of torch.compile, including those after graph breaks."""
    code = getattr(compiled._torchdynamo_orig_callable, "__code__", None)
    if code is None:
        return []
    rest = f"torch_dynamo_resume_in_{code.co_name}_at_"
    return [
        found
        for c, found in _known.items()
        if c is code or (c.co_filename == code.co_filename and c.co_name.startswith(rest))
    ]


def note_fixed_sizes() -> None:
    """Records the dynamic sizes of the graph that became static, for the end of its frame."""
    context = TracingContext.try_get()
    env = context.fake_mode.shape_env if context and context.fake_mode else None
    found: list[str] = getattr(_new_fixed, "list", [])
    for symbol, value in (env.replacements if env else {}).items():
        sources = env.var_to_sources.get(symbol) if env else None
        if not sources or not value.is_Integer:
            continue
        name = sources[0].name
        text = f"{name() if callable(name) else name} is {value}"
        place = _users_line(env.specialization_stacks.get(sources[0]) if env else None)
        found.append(f"{text}, at {place}" if place else text)
    _new_fixed.list = found


def _users_line(stack: Any) -> str | None:
    frames = [f for f in stack or () if not f.filename.startswith(_TORCH)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else None


def _reason(text: str) -> str:
    """Returns PyTorch's reason without numbers of frames and without the guard's source."""
    text = re.sub(r"^\s*(\d+/\d+: )?", "", text.strip().splitlines()[0])
    return text.split("  # ")[0].strip()


def ended(frame: _frames.Frame) -> None:
    fixed, _new_fixed.list = getattr(_new_fixed, "list", []), []
    if not frame.graphs:
        return
    about = _known.setdefault(frame.code, Compilations(*frame.location()))
    about.count += 1
    about.fixed += [f for f in fixed if f not in about.fixed]
    if frame.again:
        about.reasons.append(_reason(frame.again))
    _log.info("%s", about)
    if frame.again and len(about.reasons) == _OFTEN:
        hint = (
            "torch.compile(..., dynamic=True) or torch._dynamo.mark_dynamic makes one program of "
            "all sizes"
            if any("size" in r for r in about.reasons)
            else "TORCH_LOGS=recompiles logs each"
        )
        warnings.warn_explicit(f"fxge: {about}\n  {hint}", UserWarning, about.file, about.line)
