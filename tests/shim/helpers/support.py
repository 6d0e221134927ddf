# SPDX-License-Identifier: Apache-2.0
"""Helpers of the tests: path of the package, comparison with eager, counts of compilations."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")
LONG = os.environ.get("FXGE_TEST_LONG") == "1"  # set by the tests NAME_long of ctest
HELPERS = Path(__file__).resolve().parent
SOURCES = HELPERS.parents[2] / "shim" / "src"
ROOT = HELPERS.parents[2]
for _directory in (SOURCES, ROOT / "tests" / "models"):
    if str(_directory) not in sys.path:
        sys.path.insert(0, str(_directory))

os.environ.setdefault("FXGE_CACHE", "0")  # no entries of earlier runs

import torch  # noqa: E402
import torch._dynamo.guards  # noqa: E402

import fxge  # noqa: E402
from fxge.backend import get_backend  # noqa: E402

# A measurement for PyTorch's log that evicts the processor's caches in every compilation: 0.1 s.
torch._dynamo.guards.profile_guard_manager = lambda *_: 0.0


def thin(cases: Iterable[T], part: int) -> list[T]:
    """Returns one case in `part`, drawn at random with a constant seed; in a long run all cases.

    PyTorch takes about a second to trace a case, so that the tests of each change run a share.
    """
    every = list(cases)
    if LONG:
        return every
    drawn = random.Random(0).sample(range(len(every)), -(-len(every) // part))
    return [every[i] for i in sorted(drawn)]


def covering(cases: Iterable[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """Returns few of the cases, drawn with a constant seed: each value of each place of the tuples
    occurs in one of them. In a long run returns all cases.
    """
    every = list(cases)
    if LONG:
        return every
    order = random.Random(0).sample(range(len(every)), len(every))
    values = {i: {(place, repr(value)) for place, value in enumerate(every[i])} for i in order}
    missing, drawn = set().union(*values.values()), []
    while missing:
        drawn.append(max(order, key=lambda i: len(values[i] & missing)))
        missing -= values[drawn[-1]]
    return [every[i] for i in sorted(drawn)]


def python(*words: Any) -> list[str]:
    """Returns the command of a new process that runs Python, a fork of the server that has imported
    torch; `words` are a script or `-c` and its code, then arguments.

    A code that imports fxge before torch, or depends on a variable that torch reads when it is
    imported, needs `sys.executable`.
    """
    return [sys.executable, "-I", "-S", str(ROOT / "tests/torch_server.py"), *map(str, words)]


def flat(x: Any) -> list[Any]:
    """Returns the tensors and numbers of a nested result."""
    from torch.utils import _pytree

    return _pytree.tree_leaves(x)


class Counter:
    """The backend, or another one, with a count of its compilations."""

    def __init__(self, backend: Callable[..., Any] | None = None, **options: Any) -> None:
        self.count = 0
        ours = get_backend(config=fxge.Config.of({"threads": 1, **options}))
        self._backend = backend or ours

    def __call__(self, gm: Any, example_inputs: Sequence[Any]) -> Callable[..., Any]:
        f = self._backend(gm, example_inputs)
        self.count += 1  # AOTAutograd may give up once and let Dynamo start again
        return f


def compiled(f: Any, options: dict[str, Any] | None = None, **keywords: Any) -> tuple[Any, Counter]:
    """Returns `f` compiled without graph breaks, and the counter of its compilations."""
    torch._dynamo.reset()
    counter = Counter(**(options or {}))
    return torch.compile(f, backend=counter, fullgraph=True, **keywords), counter


def error_of(found: torch.Tensor, expected: torch.Tensor) -> float:
    """Returns the largest difference in units of the largest expected element."""
    if found.dtype != expected.dtype or found.shape != expected.shape:
        raise AssertionError(
            f"found {found.dtype}{tuple(found.shape)}, "
            f"expected {expected.dtype}{tuple(expected.shape)}"
        )
    if found.numel() == 0:
        return 0.0
    a, b = found.detach().double(), expected.detach().double()
    same = (a == b) | (a.isnan() & b.isnan())
    if bool(same.all()):
        return 0.0
    scale = float(b[b.isfinite()].abs().max()) if bool(b.isfinite().any()) else 1.0
    return float((a - b).abs()[~same].max()) / (scale or 1.0)


def assert_same(found: Any, expected: Any, tolerance: float = 1e-5) -> None:
    """Asserts equal structure, dtypes, shapes, strides, and values within `tolerance`."""
    from torch.utils import _pytree

    a, form = _pytree.tree_flatten(found)
    b, wanted = _pytree.tree_flatten(expected)
    assert form == wanted, f"found {form}, expected {wanted}"
    for i, (x, y) in enumerate(zip(a, b, strict=True)):
        if not isinstance(y, torch.Tensor):
            assert x == y, f"result {i}: found {x}, expected {y}"
            continue
        e = error_of(x, y)
        assert e <= tolerance, f"result {i}: error {e:.3g}, at most {tolerance:.3g} expected"
        assert x.stride() == y.stride(), f"result {i}: strides {x.stride()}, not {y.stride()}"
