# SPDX-License-Identifier: Apache-2.0
"""Wrong arguments are refused before a run, by the user's names."""

from __future__ import annotations

import importlib
import shutil
import tempfile
import unittest
from collections import OrderedDict
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import support
import torch
from torch import Tensor, nn
from torch._subclasses import FakeTensorMode
from torch.export import Dim, export

import fxge
from fxge._programs import static_calls

nested: Any = importlib.import_module("nested")  # module of tests/models, in the path by `support`


class Many(nn.Module):
    """Module with one argument of each kind."""

    def forward(
        self,
        x: Tensor,
        past: list[dict[str, Tensor]],
        n: int,
        *,
        scale: float = 2.0,
        mode: str = "sum",
        mask: Tensor | None = None,
    ) -> Tensor:
        y = x.view(x.shape[0] // 2, 2, 3).sum(1) * scale + n
        del mask
        return y + (past[0]["key"] + past[1]["key"]).sum() if mode == "sum" else y


def good() -> tuple[Any, ...]:
    """Returns valid arguments (x, past, n)."""
    return torch.randn(6, 3), [{"key": torch.randn(5, 3)}, {"key": torch.randn(5, 3)}], 4


KEYWORDS: dict[str, Any] = {"scale": 2.0, "mode": "sum", "mask": None}


def with_key(i: int, key: Any) -> tuple[Any, ...]:
    """Returns valid arguments except for past[i]["key"]."""
    x, past, n = good()
    past[i] = {"key": key}
    return x, past, n


class Inputs(unittest.TestCase):
    """Programs called with wrong arguments."""

    program: fxge.Program

    @classmethod
    def setUpClass(cls) -> None:
        auto = {0: Dim.AUTO}
        keys = [{"key": auto}, {"key": auto}]
        free = {"x": auto, "past": keys, "n": Dim.DYNAMIC, **dict.fromkeys(KEYWORDS)}
        cls.exported = export(Many(), good(), KEYWORDS, dynamic_shapes=free)
        cls.program = fxge.compile(cls.exported)

    def refused(self, text: str, *args: Any, **kwargs: Any) -> fxge.FxgeError:
        with self.assertRaises(fxge.FxgeError) as caught:
            self.program(*args, **kwargs)
        self.assertIn(text, str(caught.exception))
        self.assertEqual(caught.exception.status, 4)
        return caught.exception

    def right(self, *args: Any, **kwargs: Any) -> None:
        x, past, n = args if len(args) == 3 else (*args, kwargs["n"])
        with torch.no_grad():
            support.assert_same(self.program(*args, **kwargs), Many()(x, past, n))

    def tearDown(self) -> None:
        self.right(*good())  # a refused call does not change the program

    # ---- names and structure ----

    def test_names_are_the_users(self) -> None:
        names = ["x", "past[0]['key']", "past[1]['key']", "n", "scale", "mode", "mask"]
        self.assertEqual([p.name for p in self.program.inputs], names)

    def test_nested_flat_and_by_name(self) -> None:
        x, past, n = good()
        a, b = past[0]["key"], past[1]["key"]
        expected = self.program(x, past, n)
        same: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
            ((x, a, b, n), {}),
            ((x, tuple(past), n), {}),
            ((x, past), {"n": n}),
            ((), {"x": x, "past": past, "n": n}),
            ((x, [OrderedDict(d) for d in past], n), KEYWORDS),
            ((x,), {"past[0]['key']": a, "past_1_key": b, "n": n}),
            ((x, past, torch.tensor(n)), {}),
        ]
        for args, kwargs in same:
            support.assert_same(self.program(*args, **kwargs), expected)

    def test_missing_extra_unknown_twice(self) -> None:
        x, past, n = good()
        self.refused("input 'n' is not given", x, past)
        self.refused("input 'past[1]['key']' is not given", x, past[:1], n)
        self.refused("unknown input 'past[2]['key']'", x, [*past, past[0]], n)
        self.refused("unknown input 'past[0]['value']'", x, [{"value": x}, past[1]], n)
        self.refused(
            "8 inputs are given, the program has 6: x, past, n, scale", *good(), 1, 2, [3], 4, 5
        )
        self.refused("unknown input 'y', expected x, past[0]['key']", *good(), y=x)
        self.refused("input 'x' is given twice", *good(), x=x)

    # ---- tensors ----

    def test_dtype_rank_size(self) -> None:
        x, past, n = good()
        self.refused("input 'x' is f64, expected f32[", x.double(), past, n)
        self.refused(
            "input 'past[1]['key']' is i64, expected f32[", *with_key(1, torch.ones(5, 3).long())
        )
        self.refused("input 'x' has 1 dims, expected 2", x[0], past, n)
        self.refused(
            "input 'past[0]['key']': dim 1 is 4, expected 3", *with_key(0, torch.randn(5, 4))
        )
        self.refused(
            "input 'x' is torch.float8_e5m2fnuz, expected f32[",
            x.to(torch.float8_e5m2fnuz),
            past,
            n,
        )

    def test_guards(self) -> None:
        x, past, n = good()
        e = self.refused("the inputs do not meet the condition", x[:5], past, n)
        self.assertIn("L['x'].size()[0]", str(e))
        self.assertIn("(dim 0 of input 'x')", str(e))
        self.assertEqual(e.errors[0].hint, "the program was exported under this condition")
        self.refused(
            "input 'past[1]['key']': dim 0 is 6, expected 5", *with_key(1, torch.randn(6, 3))
        )
        self.refused("(dim 0 of input 'past[0]['key']')", *with_key(1, torch.randn(6, 3)))

    def test_kinds_of_tensors(self) -> None:
        x, past, n = good()
        quantized = torch.quantize_per_tensor(x, 0.1, 0, torch.qint8)
        jagged = torch.nested.nested_tensor([x, x], layout=torch.jagged)
        with torch._subclasses.FakeTensorMode() as mode:
            fake = mode.from_tensor(x)
        for bad, says in (
            (x.to("meta"), "is on meta, expected cpu"),
            (x.to_sparse(), "is a tensor of layout torch.sparse_coo, expected a dense tensor"),
            (x.to_sparse_csr(), "is a tensor of layout torch.sparse_csr, expected a dense tensor"),
            (x.to_mkldnn(), "is a tensor of layout torch._mkldnn, expected a dense tensor"),
            (quantized, "is a quantized tensor (torch.qint8), expected a dense tensor"),
            (jagged, "is a nested tensor, expected a dense tensor"),
            (fake, "is a fake tensor, expected a dense tensor"),
            (
                x.clone().requires_grad_(),
                "requires a gradient, which a saved program does not give",
            ),
        ):
            with self.subTest(says):
                self.refused(f"input 'x' {says}", bad, past, n)
                self.refused(f"input 'past[0]['key']' {says}", *with_key(0, bad))
        with self.assertRaisesRegex(fxge.FxgeError, "inside of a functorch transform"):
            torch.vmap(lambda v: self.program(v, past, n))(torch.randn(2, 6, 3))
        with torch.no_grad():
            self.program(x.clone().requires_grad_(), past, n)
        empty = torch.randn(6, 3)
        empty.untyped_storage().resize_(0)
        self.refused("input 'x': fewer bytes than its shape needs", empty, past, n)

    def test_forms_that_are_fine(self) -> None:
        _, past, n = good()
        for x in (
            torch.randn(3, 6).t(),
            torch.randn(1, 3).expand(6, 3),
            torch.randn(12, 6)[::2, 1:4],
            torch.randn(6, 3).neg_(),
            torch._neg_view(torch.randn(6, 3)),
            torch.randn(6, 3).as_subclass(type("Mine", (Tensor,), {})),
        ):
            self.right(x, past, n)

    # ---- arrays, numbers, others ----

    def test_arrays(self) -> None:
        x, past, n = good()
        array = x.numpy()
        expected = self.program(x, past, n)
        for same in (array, np.asfortranarray(array), array.astype(">f4"), array[::-1][::-1]):
            support.assert_same(self.program(same, past, n), expected)
        self.refused("input 'x' is f64, expected f32[", array.astype("f8"), past, n)
        self.refused(
            "input 'x' is an array of object, expected f32[", np.array([x, None], "O"), past, n
        )
        self.refused("input 'x' is an array of <U1, expected f32[", np.array(["a"]), past, n)

    def test_numbers(self) -> None:
        x, past, _ = good()
        for bad, says in (
            (2.5, "is f64, expected an integer"),
            (float("nan"), "is f64, expected an integer"),
            (float("inf"), "is f64, expected an integer"),
            (True, "is bool, expected an integer"),
            (2**63, "is 9223372036854775808, expected an integer of 64 bits"),
            (-(2**70), "is -1180591620717411303424, expected an integer of 64 bits"),
            (None, "is NoneType, expected an integer"),
            ("4", "is str, expected an integer"),
            (1j, "is complex, expected an integer"),
            (object(), "is object, expected an integer"),
            (torch.tensor([4, 4]), "has 2 elements, expected an integer"),
            (torch.tensor(4.0), "is f32, expected an integer"),
        ):
            with self.subTest(bad=bad):
                self.refused(f"input 'n' {says}", x, past, bad)
        self.refused("expected at least 0", x, past, -1)

    def test_constants(self) -> None:
        self.program(*good(), **KEYWORDS)
        for name, bad, says in (
            ("scale", 3.0, "differs from the constant 2.0"),
            ("scale", float("nan"), "differs from the constant 2.0"),
            ("scale", None, "is None, expected the constant 2.0"),
            ("mode", "mean", "is 'mean', expected the constant \"sum\""),
            ("mode", 1, 'differs from the constant "sum"'),
            ("mask", torch.ones(3), "is Tensor, expected the constant None"),
        ):
            with self.subTest(name=name, bad=bad):
                self.refused(f"input '{name}' {says}", *good(), **{name: bad})

    def test_others(self) -> None:
        x, past, n = good()
        self.refused("input 'x' is None", None, past, n)
        self.refused("input 'x' is str, expected f32[", "x", past, n)
        self.refused("input 'past[1]['key']' is NoneType, expected f32[", *with_key(1, None))
        self.refused("input 'past[1]['key']' is object, expected f32[", *with_key(1, object()))
        del x

    # ---- through files ----

    def test_names_and_guards_survive_files(self) -> None:
        directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, directory)
        entry = nested.entries()[0]
        args = entry.cases[0](torch.Generator().manual_seed(0))
        exported = export(nested.Nested(), args, dynamic_shapes=entry.dynamic)
        torch.export.save(exported, directory / "n.pt2")
        fxge.save(exported, directory / "n.fxpb")
        fxge.load(directory / "n.pt2").write(directory / "n.fx", "text")
        fxge.load(directory / "n.pt2").compile().write(directory / "n.air")
        x, past, n = args
        for name in ("n.pt2", "n.fxpb", "n.fx", "n.air"):
            with self.subTest(name):
                self.program = fxge.load(directory / name)
                found = self.program(x, past, n)
                expected = nested.Nested()(x, past, n)
                if name == "n.fx":  # the text form stores no trees
                    expected = tuple(expected.values())
                support.assert_same(found, expected)
                self.refused(
                    "input 'past[0]['value']' is f64",
                    x,
                    [{**past[0], "value": past[0]["value"].double()}, past[1]],
                    n,
                )
                self.refused("the inputs do not meet the condition", x[1:], past, n)
        del self.program


class LiveInputs(unittest.TestCase):
    """Inputs of torch.compile; Dynamo's guards check dtypes and sizes."""

    def refused(self, text: str, f: Any, *args: Any) -> None:
        torch._dynamo.reset()
        compiled = torch.compile(f, backend=fxge.backend, fullgraph=True)
        with self.assertRaises(Exception) as caught:
            compiled(*args)
        self.assertIn(text, str(caught.exception))

    def test_kinds_of_tensors(self) -> None:
        def f(x: Tensor, past: list[dict[str, Tensor]]) -> Tensor:
            return x + past[0]["key"]

        x = torch.randn(3, 3)
        y = [{"key": x.to("meta")}]
        self.refused(
            "input 'past[0]['key']' is on meta", lambda x, past: f(x.to("meta"), past), x, y
        )
        self.refused("input 'x' is on meta", f, x.to("meta"), [{"key": x.to("meta")}])
        self.refused(
            "input 'x' is a tensor of layout torch._mkldnn", lambda x: x.relu(), x.to_mkldnn()
        )

    def test_fake_tensors(self) -> None:
        """Fake tensors have no elements: the error names the input, and later calls work."""
        f, _ = support.compiled(lambda x: x * 2)
        with FakeTensorMode():
            fake = torch.ones(3)
        x = torch.randn(3)
        for _ in range(2):
            with self.assertRaisesRegex(fxge.FxgeError, "input 'arg0_1' is a FakeTensor") as raised:
                f(fake)
            self.assertEqual(raised.exception.status, 4)
            support.assert_same(f(x), x * 2)

    def test_other_inputs_compile_anew(self) -> None:
        f, counter = support.compiled(lambda x: x * 2)
        with torch.no_grad():
            for x in (torch.randn(3), torch.randn(3).double(), torch.ones(3, 2).int()):
                support.assert_same(f(x), x * 2)
        self.assertEqual(counter.count, 3)


class Counter(nn.Module):
    """Module with two arguments of static sizes, two results and a state."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("calls", torch.zeros(2))

    def forward(self, x: Tensor, y: Tensor) -> dict[str, Tensor]:
        self.calls += 1
        return {"sum": x + y, "calls": x[:, 0] * self.calls}


class StaticCalls(unittest.TestCase):
    """Calls by addresses have the results and errors of calls by views."""

    def setUp(self) -> None:
        self.x, self.y = torch.randn(2, 3), torch.randn(2, 3)
        self.quick, self.plain = (
            fxge.compile(export(Counter(), (self.x, self.y))) for _ in range(2)
        )

    def test_results_and_states(self) -> None:
        for k in range(3):
            got = self.quick(self.x, self.y)
            want = self.plain(self.x.t().contiguous().t(), self.y)  # transposed: by views
            self.assertEqual(list(got), list(want))
            for name, value in want.items():
                torch.testing.assert_close(got[name], value, rtol=0, atol=0)
            self.assertEqual(self.quick.states()["calls"].tolist(), [k + 1] * 2)
        kept = self.quick(self.x, self.y)["sum"].clone()
        first = self.quick(self.x, self.y)["sum"]
        self.quick(self.y, self.y)
        torch.testing.assert_close(first, kept, rtol=0, atol=0)  # the caller owns results

    def test_by_name(self) -> None:
        want, call = self.quick(self.x, self.y)["sum"], static_calls.StaticCalls.__call__
        by_addresses: list[bool] = []

        def noted(*args: Any) -> Any:
            found = call(*args)
            by_addresses.append(found is not None)
            return found

        with mock.patch.object(static_calls.StaticCalls, "__call__", noted):
            for got in (
                self.quick(x=self.x, y=self.y),
                self.quick(y=self.y, x=self.x),
                self.quick(self.x, y=self.y),
            ):
                torch.testing.assert_close(got["sum"], want, rtol=0, atol=0)
        self.assertEqual(by_addresses, [True] * 3)
        for kwargs, said in [
            ({"x": self.x, "z": self.y}, "z"),
            ({"y": self.y}, "input 'x'"),
            ({"x": self.x, "y": self.y.double()}, "input 'y'"),
        ]:
            with self.subTest(said), self.assertRaises(fxge.FxgeError) as caught:
                self.quick(**kwargs)
            self.assertEqual(caught.exception.status, 4)
            self.assertIn(said, str(caught.exception))

        class Nothing(nn.Module):
            def forward(self) -> Tensor:
                return torch.arange(3)

        nothing = fxge.compile(export(Nothing(), ()))
        self.assertEqual(nothing().tolist(), [0, 1, 2])
        with self.assertRaises(fxge.FxgeError):
            nothing(x=self.x)

    def test_tensors_with_other_strides(self) -> None:
        want = self.quick(self.x, self.y)["sum"]
        wide, turned = torch.zeros(2, 6), self.x.t().contiguous().t()
        wide[:, ::2] = self.x
        for x in (wide[:, ::2], turned, nn.Parameter(self.x, requires_grad=False), self.x.numpy()):
            torch.testing.assert_close(self.quick(x, self.y)["sum"], want, rtol=0, atol=0)

    def test_wrong_arguments(self) -> None:
        asks = torch.randn(2, 3, requires_grad=True)
        for args, said in [
            ((self.x, self.y.double()), "input 'y'"),
            ((self.x[:1], self.y), "input 'x'"),
            ((self.x[0], self.y), "input 'x'"),
            ((self.x.to("meta"), self.y), "input 'x' is on meta"),
            ((asks, self.y), "input 'x' requires a gradient"),
            ((self.x,), "input 'y'"),
            ((self.x, self.y, self.y), "3 inputs are given"),
        ]:
            with self.subTest(said), self.assertRaises(fxge.FxgeError) as caught:
                self.quick(*args)
            self.assertEqual(caught.exception.status, 4)
            self.assertIn(said, str(caught.exception))
        with torch.no_grad():
            self.quick(asks, self.y)

    def test_another_program_in_its_place(self) -> None:
        self.quick(self.x, self.y)

        class Other(nn.Module):
            def forward(self, x: Tensor) -> Tensor:
                return x.long().sum()

        with tempfile.TemporaryDirectory() as directory:
            path = str(Path(directory) / "other.pt2")
            torch.export.save(export(Other(), (self.x,)), path)
            self.quick.load(path)
        self.assertEqual(self.quick(torch.ones(2, 3)).item(), 6)


if __name__ == "__main__":
    unittest.main()
