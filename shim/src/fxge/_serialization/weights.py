# SPDX-License-Identifier: Apache-2.0
"""Layout of weights in files: overlapping weights share their bytes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import torch

from fxge.errors import FxgeError


@dataclass
class Run:
    """Address range of one weight, or of several that overlap.

    Attributes:
        holder: name of the first weight of the run, whose message contains the bytes.
    """

    start: int
    end: int
    holder: str


@dataclass
class Placed:
    """Weight on the CPU, its address, and the run that contains it."""

    name: str
    tensor: torch.Tensor
    lifted: bool
    start: int
    run: Run


class _Host:
    """Copies of tensors on the CPU; views of one storage stay views of one storage."""

    def __init__(self) -> None:
        self._storages: dict[int, torch.UntypedStorage] = {}

    def of(self, t: torch.Tensor) -> torch.Tensor:
        t = t.detach()
        if t.device.type == "cpu":
            return t
        storage = t.untyped_storage()
        if storage._cdata not in self._storages:
            whole = t.as_strided((storage.nbytes() // t.element_size(),), (1,), 0)
            self._storages[storage._cdata] = whole.cpu().untyped_storage()
        host = self._storages[storage._cdata]
        return torch.empty(0, dtype=t.dtype).set_(host, t.storage_offset(), t.shape, t.stride())


def _bytes_reached(t: torch.Tensor) -> int:
    """Returns the number of bytes from the first element to the end of the last one."""
    last = sum((d - 1) * s for d, s in zip(t.shape, t.stride(), strict=True))
    return 0 if t.numel() == 0 else (last + 1) * t.element_size()


def placed(weights: Iterable[tuple[str, torch.Tensor, bool]]) -> list[Placed]:
    """Returns all weights on the CPU, in order, with the runs of overlapping ones."""
    host = _Host()
    out = []
    for name, given, lifted in weights:
        if given.device.type == "meta":
            raise FxgeError(
                f"the weight '{name}' is on the device meta and has no bytes: torch.export.save "
                "writes the program without them, and `fxge compile --ranks --plan` adds them",
                status=2,
            )
        t = host.of(given)
        start = t.data_ptr()
        own = Run(start, start + _bytes_reached(t), name)
        out.append(Placed(name, t, lifted, start, own))
    order = {weight.name: i for i, weight in enumerate(out)}
    run: Run | None = None
    for weight in sorted(out, key=lambda x: x.start):
        own = weight.run
        if own.start == own.end:
            continue
        if run is None or own.start >= run.end:
            run = own
            continue
        run.end = max(run.end, own.end)
        run.holder = min(run.holder, own.holder, key=order.__getitem__)
        weight.run = run
    return out
