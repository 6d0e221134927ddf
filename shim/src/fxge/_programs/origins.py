# SPDX-License-Identifier: Apache-2.0
"""Sources of loaded programs, from which copies are read in this or another process."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .._core import arrays
from ..config import Config

if TYPE_CHECKING:
    from .call_structure import Form
    from .program import Program


class OpenFile:
    """Open file that stays readable after its name is deleted."""

    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDONLY)

    def __del__(self) -> None:
        os.close(self._descriptor)

    def read(self) -> bytes:
        """Returns all bytes of the file."""
        size, data = os.fstat(self._descriptor).st_size, bytearray()
        while len(data) < size:
            data += os.pread(self._descriptor, min(size - len(data), 1 << 30), len(data))
        return bytes(data)


@dataclass(frozen=True)
class Origin:
    """Source of a program: a path, bytes, or an open file without a name."""

    path: str | None = None
    model: str | None = None
    data: bytes | None = None
    label: str = "graph"
    file: OpenFile | None = None

    def named(self) -> Origin:
        """Returns an origin for other processes: an open file is replaced by its bytes."""
        if self.file is None:
            return self
        return Origin(data=self.file.read(), label=self.label)


def of_path(path: str | os.PathLike[str], model: str | None) -> Origin:
    """Returns the origin of a file that stays at its path."""
    return Origin(path=str(Path(os.fsdecode(path)).absolute()), model=model)


def restored(
    program_class: type[Program],
    config: Config,
    origin: Origin,
    until: tuple[str | None, bool] | None,
    states: dict[str, Any],
    form: Form | None,
    runs: Origin | None = None,
    gears: tuple[str, bool] | None = None,
    device: str | None = None,
    tokens: tuple[str, ...] = (),
    aipp: str | None = None,
) -> Program:
    """Returns a new program read from `origin`, compiled to the same stage, with these states."""
    p = program_class(config)
    if origin.path is not None:
        p.load(origin.path, origin.model)
    else:
        p.load_bytes(origin.data or b"", origin.label)
    if form is not None:
        p.set_form(form)
    if until is not None:
        p.compile(until[0], in_place=until[1])
    if gears is not None:
        p.set_gears(gears[0], zip=gears[1])
    if aipp is not None:
        p.set_aipp(aipp)
    if runs is not None:
        from . import torch_calls

        torch_calls.accept(tokens)
        p.run_by(runs.data or b"")
    if device is not None:
        p.run_on(device)
    for name, value in states.items():
        p.set_state(name, value)
    return p


def to_restore(p: Program) -> tuple[Any, ...]:
    """Returns the arguments of `restored`, after the class, from which it makes a copy of `p`."""
    origin, until, form = p.history()
    states = p.states() if p.stage == "ge" else {}
    held = {k: v.numpy() if _plain(v) else v for k, v in states.items()}
    runs = p.runs.history()[0].named() if p.runs and not p.device else None
    made = (p.config, origin.named(), until, held, form, runs)
    return (*made, p.gears, p.device, _tokens(runs), p.aipp)


def _tokens(runs: Origin | None) -> tuple[str, ...]:
    """Returns the tokens of the process that wrote the calls of PyTorch in `runs`."""
    if runs is None:
        return ()
    from . import torch_calls

    return torch_calls.tokens()


def _plain(v: Any) -> bool:
    return arrays.is_tensor(v) and str(v.dtype) != "torch.bfloat16"
