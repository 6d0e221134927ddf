# SPDX-License-Identifier: Apache-2.0
"""Layout of weights in files: overlapping weights share their bytes."""

from __future__ import annotations

import operator
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
            return _resolved(t)
        storage = t.untyped_storage()
        if storage._cdata not in self._storages:
            whole = t.as_strided((storage.nbytes() // t.element_size(),), (1,), 0)
            self._storages[storage._cdata] = whole.cpu().untyped_storage()
        host = self._storages[storage._cdata]
        found = torch.empty(0, dtype=t.dtype).set_(host, t.storage_offset(), t.shape, t.stride())
        return _resolved(found, t.is_conj(), t.is_neg())


def _resolved(t: torch.Tensor, conj: bool | None = None, neg: bool | None = None) -> torch.Tensor:
    """Returns a tensor whose memory holds its elements: conjugated and negated, if it is so lazily.

    Args:
        t: tensor on the CPU; a marked one gets a storage of its own, with the same layout.
        conj: the elements are the conjugates of the memory; None: as t is marked.
        neg: the same of negatives.
    """
    conj, neg = t.is_conj() if conj is None else conj, t.is_neg() if neg is None else neg
    if not (conj or neg):
        return t
    storage = t.untyped_storage()
    empty = torch.empty(0, dtype=t.dtype)
    flat = empty.set_(storage, 0, (storage.nbytes() // t.element_size(),), (1,))
    flat = flat.conj_physical() if conj else flat
    flat = flat.neg() if neg else flat
    own = torch.empty(0, dtype=t.dtype)
    return own.set_(flat.untyped_storage(), t.storage_offset(), t.shape, t.stride())


def written_places(graph: torch.fx.Graph) -> set[str]:
    """Returns the names of placeholders into whose memory a graph writes, also through views."""
    found: set[str] = set()
    origins: dict[torch.fx.Node, torch.fx.Node] = {}
    for n in graph.nodes:
        schema = getattr(n.target, "_schema", None)
        if n.op != "call_function" or not n.args:
            continue
        first = n.args[0]
        shows = n.target is operator.getitem
        if schema is not None:
            shows = any(r.alias_info is not None for r in schema.returns)
            given = [*n.args, *n.kwargs.values()]
            names = [*(a.name for a in schema.arguments[: len(n.args)]), *n.kwargs]
            into = {a.name for a in schema.arguments if a.alias_info and a.alias_info.is_write}
            for name, x in zip(names, given, strict=False):
                lists = x if isinstance(x, (list, tuple)) else [x]
                held = (v for v in lists if isinstance(v, torch.fx.Node) and name in into)
                found.update(origins.get(v, v).name for v in held)
        if shows and isinstance(first, torch.fx.Node):
            origins[n] = origins.get(first, first)
    return found


def check_written(weights: Iterable[tuple[str, torch.Tensor, bool]], written: set[str]) -> None:
    """Raises FxgeError (status 2) if a lazily conjugated weight shares memory with a written one.

    Args:
        weights: names and tensors.
        written: names of those that the program writes.
    """
    if not written:
        return
    storages: dict[int, str] = {}
    marked: list[tuple[str, int]] = []
    for name, t, _ in weights:
        if t.layout is not torch.strided:
            continue
        storage = t.untyped_storage()._cdata
        if name in written:
            storages[storage] = name
        if t.is_conj() or t.is_neg():
            marked.append((name, storage))
    for name, storage in marked:
        if storage in storages:
            raise FxgeError(
                f"the weight '{name}' is a lazy conjugate or negative in the memory of "
                f"'{storages[storage]}', which the program writes: give it memory of its own "
                "(resolve_conj(), resolve_neg())",
                status=2,
            )


def _check_memory(name: str, t: torch.Tensor) -> None:
    """Raises FxgeError (status 2) for a tensor whose storage has fewer bytes than its elements."""
    needed = _bytes_reached(t) + t.storage_offset() * t.element_size() if t.numel() else 0
    held = 0 if t._is_zerotensor() else t.untyped_storage().nbytes()
    if needed > held:
        raise FxgeError(
            f"the weight '{name}' has {held} bytes of memory, expected {needed} of its shape",
            status=2,
        )


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
        _check_memory(name, given)
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
