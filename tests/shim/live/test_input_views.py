# SPDX-License-Identifier: Apache-2.0
"""Views of inputs of live graphs: no nodes, eager's results, and entries of the disk cache."""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import torch
from support import assert_same, fxge
from torch import Tensor
from torch._dynamo.utils import counters

from fxge._core.disk_store import Store
from fxge._live import cache, cache_checks

F = Callable[..., Any]
SCALE = torch.arange(1.0, 9.0).view(8, 1)
X = torch.randn(3, 8)


def both(x: Tensor, scale: Tensor) -> Any:
    """Reads an input by itself, and by views of two shapes."""
    return x * scale.view(-1), scale.sum(0), x.view(2, 3, 4) + scale.view(2, 1, 4), x / scale.t()[0]


def chain(x: Tensor, scale: Tensor) -> Any:
    return x * scale.unsqueeze(0).view(4, 2).reshape(8)


def shown(x: Tensor, scale: Tensor) -> Any:
    """Returns a view that it reads, too."""
    row = scale.view(8)
    return x * row, row


def written(x: Tensor, scale: Tensor) -> Any:
    row = scale.view(8)
    y = x * row
    row.add_(1)
    return y + row


def part(x: Tensor, scale: Tensor) -> Any:
    """Reads views that are no whole input, or in another order."""
    return x * scale[:4].view(4).repeat(2), x.t().reshape(-1) * 2


class InputViews(unittest.TestCase):
    def compiled(self, f: F, directory: str, **options: Any) -> F:
        torch._dynamo.reset()
        return torch.compile(
            f, backend="fxge", options={"dump": directory, **options}, fullgraph=True
        )

    def reshapes(self, f: F, *args: Tensor, dynamic: bool = False, **options: Any) -> int:
        """Checks two calls against eager; returns the number of Reshape nodes."""
        with tempfile.TemporaryDirectory() as directory, torch.no_grad():
            g = self.compiled(f, directory, **options)
            for k in range(2):
                for i, x in enumerate(args) if dynamic else ():
                    torch._dynamo.mark_dynamic(x, i)
                ours, own = ([x + k for x in args] for _ in range(2))
                assert_same(g(*ours), f(*own))
                assert_same(ours, own)
            text = next(Path(directory).glob("*.ge.txt")).read_text()
            return len(re.findall(r"ge\.Reshape\(", text))

    def test_nodes(self) -> None:
        self.assertEqual(self.reshapes(both, X, SCALE), 0)
        self.assertEqual(self.reshapes(chain, X, SCALE), 0)
        self.assertEqual(self.reshapes(shown, X, SCALE), 1)

    def test_written_inputs(self) -> None:
        self.reshapes(written, X, SCALE)

    def test_other_views(self) -> None:
        self.reshapes(part, X, SCALE)
        self.reshapes(both, X, SCALE.t().contiguous().t())
        self.reshapes(chain, X.t().contiguous().t(), SCALE.expand(8, 2)[:, 1:])
        self.reshapes(lambda x: x.view(torch.int32).view(-1) + 1, X)
        self.reshapes(lambda x: x.conj().reshape(-1) * 2, X + 1j * X)

    def test_dynamic_sizes(self) -> None:
        self.reshapes(lambda x, s: x.view(-1) * 2 + s.view(-1).sum(), X, SCALE, dynamic=True)

    def test_one_memory_for_two_inputs(self) -> None:
        x = torch.randn(8)
        self.reshapes(lambda a, b: (a.view(2, 4) + 1, b.view(4, 2) * 2), x, x)

    def test_accuracy(self) -> None:
        self.assertEqual(self.reshapes(chain, X, SCALE, accuracy=True), 1)

    def test_gradients(self) -> None:
        g = self.compiled(lambda x, s: (x * s.view(8)).sum(), "")
        ours, own = (SCALE.clone().requires_grad_() for _ in range(2))
        g(X, ours).backward()
        (X * own.view(8)).sum().backward()
        assert_same(ours.grad, own.grad)


class Entries(unittest.TestCase):
    """Entries of the disk cache."""

    def setUp(self) -> None:
        home = tempfile.mkdtemp(prefix="fxge-cache-")
        self.addCleanup(shutil.rmtree, home, True)
        self.directory = Path(home) / "fxge"
        environment = mock.patch.dict(os.environ, XDG_CACHE_HOME=home, FXGE_CACHE="1")
        environment.start()
        self.addCleanup(environment.stop)

    def run_anew(self) -> bool:
        """Runs as a new process would; returns True for a hit."""
        torch._dynamo.reset()
        before = counters["aot_autograd"]["total"]
        with torch.no_grad():
            f = torch.compile(both, backend="fxge", options={"threads": 1})
            for _ in range(2):
                assert_same(f(X, SCALE), both(X, SCALE))
        return bool(counters["aot_autograd"]["total"] == before)

    def test_hit(self) -> None:
        self.assertFalse(self.run_anew())
        self.assertTrue(self.run_anew())

    def test_other_bases(self) -> None:
        """A view of a smaller input would be read beyond its end."""
        self.run_anew()
        (path,) = self.directory.glob("*.fxge")
        data = Store(self.directory).get(path.stem)
        assert data is not None
        end = 8 + int.from_bytes(data[:8], "little")
        ((what, plan, size),) = json.loads(data[8:end])
        self.assertEqual(len(plan["bases"]), 3)
        layouts = [cache_checks.layout(cache._tensor(*x)) for _, x in plan["inputs"][:2]]
        config, entry = fxge.Config(threads=1), cache.Entry(path.stem, layouts)
        self.assertIsNotNone(entry.find(config, False))
        own = plan["bases"]
        for bases in ([], [0], own[::-1], [-1, *own[1:]], [9, *own[1:]], [4] * 3, [1] * 9, None):
            if bases == own:
                continue
            text = json.dumps([[what, {**plan, "bases": bases}, size]]).encode()
            Store(self.directory).put(
                path.stem, len(text).to_bytes(8, "little") + text + data[end:]
            )
            self.assertIsNone(entry.find(config, False), bases)
        self.assertFalse(self.run_anew())


if __name__ == "__main__":
    unittest.main()
