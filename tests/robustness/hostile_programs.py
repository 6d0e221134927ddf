# SPDX-License-Identifier: Apache-2.0
"""Valid files that tests/robustness/interfaces.py changes: programs with every kind of call, and entries of the
cache."""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import os
import pathlib
from collections.abc import Callable
from typing import Any
from unittest import mock

import fxge
import torch
import torch.nn.functional as F
from fxge._core import disk_store
from fxge._live import cache
from fxge._operators import torch_definitions
from torch import Tensor, nn
from torch.export import Dim, export
from torch.utils import _pytree as pytree


@dataclasses.dataclass
class Box:
    """A registered data class."""

    rows: Tensor
    note: Tensor | None = None


torch.export.register_dataclass(Box, serialized_type_name="interfaces.Box")


class Nested(nn.Module):
    def forward(self, x: Tensor, more: dict[str, Any], box: Box) -> dict[str, Any]:
        y = F.gelu(x) + more["a"]
        return {
            "sum": y.sum(),
            "all": (y, [more["b"][0] * 2, more["b"][1]]),
            "last": collections.deque([y, x + 1], maxlen=3),
            "found": collections.defaultdict(list, {"k": box.rows * 2}),
            "box": Box(box.rows + 1),
        }


class Writing(nn.Module):
    n: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("n", torch.zeros(3))
        self.linear = nn.Linear(3, 3)

    def forward(self, x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
        self.n.add_(1)
        x.mul_(2)
        return self.linear(x) + self.n, y + 1


class Free(nn.Module):
    def forward(self, x: Tensor, n: int) -> Tensor:
        return torch.softmax(x, -1).repeat(n, 1)[1:]


@dataclasses.dataclass
class Call:
    """A program as files, and the arguments of a call."""

    args: tuple[Any, ...]
    pt2: pathlib.Path
    air: pathlib.Path
    package: pathlib.Path

    def copied(self) -> tuple[Any, ...]:
        """Returns copies of the arguments, which the call may write."""
        return pytree.tree_map(lambda x: x.clone() if isinstance(x, Tensor) else x, self.args)

    def arrays(self) -> tuple[Any, ...]:
        """Returns the arguments as NumPy arrays."""
        return pytree.tree_map(lambda x: x.clone().numpy() if isinstance(x, Tensor) else x, self.args)


def calls(directory: pathlib.Path) -> list[Call]:
    x = torch.randn(2, 3)
    modules: list[tuple[nn.Module, tuple[Any, ...], Any]] = [
        (Nested(), (x, {"a": torch.ones(3), "b": [x, x.clone()]}, Box(torch.ones(2))), None),
        (Writing(), (torch.randn(2, 3), torch.randn(3)), None),
        (Free(), (torch.randn(4, 3), 2), ({0: Dim("s", min=2, max=64)}, None)),
    ]
    found = []
    for k, (module, args, free) in enumerate(modules):
        ep = export(module.eval(), args, dynamic_shapes=free)
        call = Call(args, *[directory / f"{k}.{ending}" for ending in ("pt2", "air", "package")])
        torch.export.save(ep, call.pt2)
        fxge.load(call.pt2).compile().write(call.air)
        fxge.package({"a": ep}, call.package)
        found.append(call)
    return found


# ---- entries of the cache ----


@dataclasses.dataclass
class Kept:
    """A cache entry, with the inputs and results of its graph."""

    entry: Any
    config: Any
    training: bool
    inputs: list[Any]
    data: bytes = b""
    results: Any = None

    @property
    def key(self) -> str:
        return str(self.entry.key)


def functions() -> list[tuple[Callable[..., Any], tuple[Tensor, ...]]]:
    x = torch.randn(3, 4)
    model = nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 3))

    def writing(x: Tensor) -> Tensor:
        x.add_(1)
        return x * 2

    return [
        (torch.sin, (x,)),
        (lambda x: (x + 1, (x * 2).t(), x.sum(), x > 0), (x,)),
        (lambda x, y: (x @ y).relu(), (x, torch.randn(4, 2))),
        (lambda x: (x, x.half(), x[:0] * 2), (x,)),
        (writing, (torch.ones(2),)),
        (model, (x,)),
        (lambda x, y: (x * y, x.exp().detach(), y + 1), (x.clone().requires_grad_(), torch.randn(4, requires_grad=True))),
    ]


def cache_entries(home: pathlib.Path) -> list[Kept]:
    """Compiles the functions by torch.compile, with a cache in `home` from now on."""
    os.environ.update(XDG_CACHE_HOME=str(home), FXGE_CACHE="1")
    found: list[Kept] = []
    inside = cache.entry_of

    def recorded(gm: Any, inputs: Any, config: Any, training: bool) -> Any:
        entry = inside(gm, inputs, config, training)
        if entry is not None:
            found.append(Kept(entry, config, training, [x.detach().clone().requires_grad_(x.requires_grad) for x in inputs]))
        return entry

    with mock.patch.object(cache, "entry_of", recorded):
        for f, args in functions():
            torch._dynamo.reset()
            made = torch.compile(f, backend=fxge.backend.get_backend(config=fxge.Config(threads=1)), fullgraph=True)
            back(made(*[a.detach().clone().requires_grad_(a.requires_grad) for a in args]))
    store = disk_store.Store(disk_store.default_directory())
    for e in found:
        e.data = store.get(e.key) or b""
        made = cache.Entry(e.key, e.entry.inputs, e.entry.outputs).find(e.config, e.training)
        assert e.data and made, "a graph is not kept"
        e.results = pytree.tree_map(kind, call_entry(e, made[1]))
    return found


def back(found: Any) -> None:
    """Computes gradients through the results."""
    graded = [x for x in pytree.tree_leaves(found) if isinstance(x, Tensor) and x.requires_grad]
    if graded:
        sum(x.float().square().sum() for x in graded).backward()  # type: ignore[union-attr]


def call_entry(e: Kept, call: Callable[..., Any]) -> Any:
    found = call(*[x.detach().clone().requires_grad_(x.requires_grad) for x in e.inputs])
    back(found)
    return list(found)


def kind(x: Any) -> Any:
    """Returns dtype and sizes of a tensor, the type of another value."""
    return f"{x.dtype} {list(x.shape)}" if isinstance(x, Tensor) else type(x).__name__


def check_results(e: Kept, call: Callable[..., Any]) -> None:
    """Raises AssertionError if an entry returns other results than the graph of its key."""
    found = pytree.tree_map(kind, call_entry(e, call))
    if found != e.results:
        raise AssertionError(f"results {found}, expected {e.results}")


# ---- operators of descriptions ----


def call_operator(row: Any) -> None:
    """Calls an operator on tensors of ones. PyTorch's own errors of a call do not count."""
    op: Any = None
    with contextlib.suppress(AttributeError):  # not defined: it returns views
        op = torch_definitions._overload(row.name)
    if op is None or any("Tensor" not in str(a.type) for a in op._schema.arguments if not a.has_default_value()):
        return
    args = [[torch.ones(2, 2)] if "List" in str(a.type) else torch.ones(2, 2) for a in op._schema.arguments if not a.has_default_value()]
    with contextlib.suppress(fxge.FxgeError):
        op(*args)
