# SPDX-License-Identifier: Apache-2.0
"""Programs have the module's structure of arguments and results: containers, numbers, constants."""

from __future__ import annotations

import collections
import dataclasses
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import support
import torch
from torch import Tensor, nn
from torch.export import Dim, export
from torch.utils import _pytree as pytree

import fxge


class Pair(NamedTuple):
    """Named tuple that PyTorch can write to files."""

    low: Tensor
    high: Tensor


@dataclasses.dataclass
class Box:
    """Data class that PyTorch can write to files."""

    rows: Tensor
    sizes: list[Tensor]


class Local(NamedTuple):
    """Named tuple that is not registered: files cannot name it."""

    a: Tensor
    b: Tensor


pytree._register_namedtuple(Pair, serialized_type_name="test_structure.Pair")
torch.export.register_dataclass(Box, serialized_type_name="test_structure.Box")


class Single(nn.Module):
    """Module that returns a tensor."""

    def forward(self, x: Tensor) -> Tensor:
        return x * 2


class Nested(nn.Module):
    """Module with every container of Python, numbers, constants, and an input as result."""

    def forward(
        self,
        x: Tensor,
        empty: list[Tensor],
        past: dict[str, tuple[Tensor, list[Tensor]]],
        n: int,
        *,
        scale: float = 2.0,
        mask: Tensor | None = None,
    ) -> dict[str, Any]:
        del empty, mask
        a, b = past["key"][0], past["key"][1][0]
        return {
            "list": [x * scale, (a + b, b)],
            "ordered": collections.OrderedDict(z=a * n, y=a),
            "default": collections.defaultdict(list, first=[a]),
            "queue": collections.deque([a + 1, b], 4),
            "given": x,
            "numbers": (n, 2 * n + 1, x.shape[0], 7, 1.5, True),
            "constants": ["text", None],
            "nothing": {},
        }


class Classes(nn.Module):
    """Module with classes of the user."""

    def forward(self, box: Box) -> tuple[Pair, Box]:
        return Pair(box.rows + 1, box.sizes[0]), Box(box.rows * 2, [box.sizes[0] - 1])


def nested_call(rows: int, n: int) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """Returns arguments of Nested."""
    x, a, b = torch.randn(rows, 3), torch.randn(2), torch.randn(2)
    return (x, [], {"key": (a, [b])}, n), {"scale": 2.0, "mask": None}


def exported_nested() -> Any:
    """Exports Nested with a dynamic size and a dynamic number."""
    args, kwargs = nested_call(6, 4)
    free = {
        "x": {0: Dim.AUTO},
        "empty": [],
        "past": {"key": (None, [None])},
        "n": Dim.DYNAMIC,
        "scale": None,
        "mask": None,
    }
    return export(Nested(), args, kwargs, dynamic_shapes=free)


class Structure(unittest.TestCase):
    """Each test has a directory of its own."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    def files(self, ep: Any) -> Iterator[fxge.Program]:
        """Yields the program of every kind of file that stores structure."""
        torch.export.save(ep, self.directory / "m.pt2")
        fxge.save(ep, self.directory / "m.fxpb")
        fxge.load(self.directory / "m.pt2").write(self.directory / "of_pt2.fxpb", "fxpb")
        fxge.load(self.directory / "m.pt2").compile().write(self.directory / "m.air")
        for name in ("m.pt2", "m.fxpb", "of_pt2.fxpb", "m.air"):
            with self.subTest(name):
                yield fxge.load(self.directory / name)

    def programs(self, ep: Any) -> Iterator[fxge.Program]:
        with self.subTest("compile"):
            yield fxge.compile(ep)
        yield from self.files(ep)

    def test_a_tensor(self) -> None:
        x = torch.randn(3)
        for p in self.programs(export(Single(), (x,))):
            support.assert_same(p(x), x * 2)
            support.assert_same(p(x=x), x * 2)

    def test_containers_numbers_constants(self) -> None:
        for p in self.programs(exported_nested()):
            for rows, n in ((6, 4), (3, 9)):
                args, kwargs = nested_call(rows, n)
                expected = Nested()(*args, **kwargs)
                support.assert_same(p(*args, **kwargs), expected)
                support.assert_same(p(*args), expected)  # constants may be omitted
                names = ("x", "empty", "past", "n")
                support.assert_same(p(**dict(zip(names, args, strict=True))), expected)
                found = p(*args)
                for a, b in zip(found["numbers"], expected["numbers"], strict=True):
                    self.assertIs(type(a), type(b))
                self.assertIs(type(found["default"]), collections.defaultdict)
                self.assertEqual(found["queue"].maxlen, 4)

    def test_classes_of_the_user(self) -> None:
        box = Box(torch.randn(2), [torch.randn(3)])
        for p in self.programs(export(Classes(), (box,))):
            found = p(box)
            self.assertEqual([type(v) for v in found], [Pair, Box])
            support.assert_same(found, Classes()(box))

    def test_a_class_that_no_file_can_name(self) -> None:
        class Module(nn.Module):
            def forward(self, x: Tensor) -> Local:
                return Local(x + 1, x - 1)

        x = torch.randn(3)
        ep = export(Module(), (x,))
        found = fxge.compile(ep)(x)
        self.assertIs(type(found), Local)
        support.assert_same(found, Module()(x))
        fxge.save(ep, self.directory / "m.fxpb")
        support.assert_same(fxge.load(self.directory / "m.fxpb")(x), tuple(Module()(x)))

    def test_operators_with_several_results(self) -> None:
        class Module(nn.Module):
            def forward(self, x: Tensor) -> Any:
                return x.max(1)

        x = torch.randn(3, 4)
        found = fxge.compile(export(Module(), (x,)))(x)
        torch.testing.assert_close(found.values, x.max(1).values)

    def test_another_structure_is_refused(self) -> None:
        p = fxge.compile(exported_nested())
        (x, empty, past, n), _ = nested_call(6, 4)
        for text, args in (
            ("input 'past['key'][1][0]' is not given", (x, empty, {"key": (x[0, :2], [])}, n)),
            ("unknown input 'empty[0]'", (x, [x], past, n)),
            ("input 'x' is list", ([x, x], empty, past, n)),
            ("input 'n' is not given", (x, empty, past)),
        ):
            with self.subTest(text), self.assertRaises(fxge.FxgeError) as caught:
                p(*args)
            self.assertIn(text, str(caught.exception))
            self.assertEqual(caught.exception.status, 4)

    def test_without_torch(self) -> None:
        """Without torch, results are Python containers; other classes are dicts of their fields."""
        torch.export.save(exported_nested(), self.directory / "nested.pt2")
        torch.export.save(
            export(Classes(), (Box(torch.randn(2), [torch.randn(3)]),)),
            self.directory / "classes.pt2",
        )
        code = (
            "import sys, numpy as np, fxge\n"
            "from collections import OrderedDict, defaultdict, deque\n"
            "a, b = np.float32([1, 2]), np.float32([3, 4])\n"
            "x = np.ones((5, 3), 'f4')\n"
            "found = fxge.load('nested.pt2')(x, [], {'key': (a, [b])}, n=3)\n"
            "assert list(found) == ['list', 'ordered', 'default', 'queue', 'given', 'numbers',\n"
            "                       'constants', 'nothing'], found\n"
            "assert np.array_equal(found['list'][0], 2 * x) and type(found['list'][1]) is tuple\n"
            "assert list(found['ordered']) == ['z', 'y'] \n"
            "assert type(found['ordered']) is OrderedDict\n"
            "assert np.array_equal(found['ordered']['z'], 3 * a)\n"
            "assert type(found['default']) is defaultdict\n"
            "assert found['queue'].maxlen == 4 and type(found['queue']) is deque\n"
            "assert found['numbers'] == (3, 7, 5, 7, 1.5, True), found['numbers']\n"
            "assert found['constants'] == ['text', None] and found['nothing'] == {}\n"
            "pair, box = fxge.load('classes.pt2')({'rows': a, 'sizes': [np.float32([1, 2, 3])]})\n"
            "assert type(pair) is tuple and np.array_equal(pair[0], a + 1)\n"
            "assert list(box) == ['rows', 'sizes'] and np.array_equal(box['rows'], 2 * a)\n"
            "assert 'torch' not in sys.modules\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=600,
            cwd=self.directory,
            env={**os.environ, "PYTHONPATH": str(Path(fxge.__file__).parent.parent)},
        )  # fmt: skip
        self.assertEqual(done.returncode, 0, done.stderr)


if __name__ == "__main__":
    unittest.main()
