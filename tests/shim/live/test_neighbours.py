# SPDX-License-Identifier: Apache-2.0
"""Other features of PyTorch, as in doc/neighbours.md: unsupported ones are named."""

from __future__ import annotations

import contextlib
import io
import re
import tempfile
import unittest
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor, nn
from torch.testing._internal.two_tensor import TwoTensor

import fxge
from fxge.backend import get_backend

X = torch.linspace(-1, 1, 9).view(3, 3)


def doubled(x: Any) -> Any:
    return x * 2


class Refused(unittest.TestCase):
    def setUp(self) -> None:
        torch._dynamo.reset()
        torch.manual_seed(0)

    def warned(self, f: Callable[..., Any], x: Any, **options: Any) -> tuple[Any, list[str]]:
        """Returns the result, and fxge's warnings."""
        backend = get_backend(config=fxge.Config.of({"threads": 1, **options}))
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            found = torch.compile(f, backend=backend)(x)
        return found, [str(w.message) for w in caught if str(w.message).startswith("fxge")]

    def refused(self, f: Callable[..., Any], x: Any, why: str) -> None:
        with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
            self.warned(f, x)
        self.assertIsInstance(caught.exception.inner_exception, fxge.FxgeError)
        self.assertRegex(str(caught.exception.inner_exception), why)

    def test_inputs_that_dynamo_does_not_trace(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PyTorch warns of prototypes and deprecations
            inputs = {
                "sparse Tensor": X.to_sparse(),
                "strided NestedTensor": torch.nested.nested_tensor([torch.ones(2), torch.ones(3)]),
                "quantized": torch.quantize_per_tensor(X, 0.1, 0, torch.quint8),
            }
        for why, x in inputs.items():
            with self.subTest(why):
                torch._dynamo.reset()
                found, warnings_of_fxge = self.warned(
                    lambda x: (x.dequantize() if x.is_quantized else x) * 2, x
                )
                self.assertEqual(len(warnings_of_fxge), 1)
                self.assertRegex(warnings_of_fxge[0], f"compiled nothing of .*eager mode.*({why})")
                self.assertEqual(found.shape if not found.is_nested else X.shape, X.shape)

    def test_inputs_that_are_named(self) -> None:
        parts = [torch.ones(2, 3), torch.ones(4, 3)]
        inputs = {
            "'x' is a nested tensor": torch.nested.nested_tensor(parts, layout=torch.jagged),
            "'x' is a tensor of layout torch._mkldnn": X.to_mkldnn(),
            "'x' is on meta": X.to("meta"),
        }
        for why, x in inputs.items():
            with self.subTest(why):
                torch._dynamo.reset()
                self.refused(
                    doubled if x.layout != torch._mkldnn else lambda x: x.to_dense(), x, why
                )
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            halves = torch.ones(2, dtype=torch.complex32)
        self.refused(doubled, halves, r"complex numbers of f16 \(c32\)")

    def test_with_fallback_they_run(self) -> None:
        x = torch.nested.nested_tensor([torch.ones(2, 3), torch.ones(4, 3)], layout=torch.jagged)
        found, warnings_of_fxge = self.warned(doubled, x, fallback=True)
        self.assertEqual(float(found.values().sum()), 36.0)
        self.assertRegex(warnings_of_fxge[0], "compiled nothing of a graph.* is a nested tensor")

    def test_modules_of_torchscript(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            scripted = torch.jit.script(nn.Linear(3, 3))
        with self.assertRaisesRegex(RuntimeError, "torch.jit.script"):
            torch.compile(scripted, backend=fxge.backend)(X)
        with self.assertRaisesRegex(fxge.FxgeError, "expected an ExportedProgram"):
            fxge.compile(scripted)

    def test_files_of_others(self) -> None:
        with tempfile.TemporaryDirectory(prefix="fxge-") as directory:
            package = Path(directory, "aoti.pt2")
            with zipfile.ZipFile(package, "w") as z:
                for name, text in (
                    ("archive_format", "pt2"),
                    ("archive_version", "0"),
                    ("byteorder", "little"),
                    ("data/aotinductor/model/code.wrapper.so", "\x7fELF"),
                ):
                    z.writestr(f"aoti/{name}", text)
            weights = Path(directory, "weights.pt")
            torch.save(nn.Linear(3, 3).state_dict(), weights)
            script = Path(directory, "script.pt")
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                torch.jit.save(torch.jit.script(nn.Linear(3, 3)), str(script))
            for path, why in (
                (package, "AOTInductor"),
                (weights, "torch.save"),
                (script, "TorchScript"),
            ):
                with self.assertRaisesRegex(fxge.FxgeError, f"archive of {why}") as caught:
                    fxge.load(path)
                self.assertEqual(caught.exception.status, 4)

    def test_arguments_of_compile(self) -> None:
        for program, why in (
            (nn.Linear(3, 3), "found Linear, expected an ExportedProgram"),
            (doubled, "expected an ExportedProgram"),
            (torch.fx.symbolic_trace(nn.Linear(3, 3)), "torch.export.export"),
        ):
            with self.assertRaisesRegex(fxge.FxgeError, why):
                fxge.compile(program)

    def test_operators_without_a_description(self) -> None:
        @torch.library.custom_op("neighbours::third", mutates_args=())
        def third(x: Tensor) -> Tensor:
            return x / 3

        third.register_fake(torch.empty_like)

        def f(x: Tensor) -> Tensor:
            return third(x).relu()  # type: ignore[no-any-return]

        self.refused(f, X, r"(?s)neighbours\.third.*test_neighbours\.py:\d+")
        torch._dynamo.reset()
        found, warnings_of_fxge = self.warned(f, X, fallback=True)
        support.assert_same(found, f(X))
        self.assertIn("neighbours.third", warnings_of_fxge[0])

    def test_gradients_of_gradients(self) -> None:
        x = X.clone().requires_grad_()
        out = torch.compile(lambda x: (x**3).sum(), backend=fxge.backend)(x)
        (g,) = torch.autograd.grad(out, x, create_graph=True)
        with self.assertRaisesRegex(RuntimeError, "double backward"):
            g.sum().backward()
        torch._dynamo.reset()

        def hessian(x: Tensor) -> Any:
            return torch.func.hessian(lambda y: (y**3).sum())(x)

        support.assert_same(torch.compile(hessian, backend=fxge.backend)(X[0]), hessian(X[0]))


class Works(unittest.TestCase):
    def setUp(self) -> None:
        torch._dynamo.reset()
        torch.manual_seed(0)

    def test_regions(self) -> None:
        """One graph serves equal blocks, or blocks join one graph by name."""

        class Block(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.linear = nn.Linear(3, 3)

            def forward(self, x: Tensor) -> Tensor:
                return self.linear(x).tanh()  # type: ignore[no-any-return]

        class Marked(Block):
            @torch.compiler.nested_compile_region
            def forward(self, x: Tensor) -> Tensor:
                return super().forward(x)

        blocks = nn.Sequential(*[Block() for _ in range(4)])
        expected = blocks(X).detach()
        counter = support.Counter()
        for block in blocks:
            block.compile(backend=counter)
        support.assert_same(blocks(X.clone().requires_grad_()).detach(), expected)
        self.assertEqual(counter.count, 1)
        marked = nn.Sequential(*[Marked() for _ in range(4)])
        f, counter = support.compiled(marked)
        found = torch.autograd.grad(f(X).sum(), list(marked.parameters()))
        wanted = torch.autograd.grad(marked(X).sum(), list(marked.parameters()))
        support.assert_same(found, wanted)
        self.assertEqual(counter.count, 1)

    def test_subclasses(self) -> None:
        f, _ = support.compiled(doubled)
        found = f(TwoTensor(X, X + 1))
        self.assertIsInstance(found, TwoTensor)
        support.assert_same([found.a, found.b], [X * 2, X * 2 + 2])

    def test_transforms(self) -> None:
        def f(x: Tensor) -> Any:
            sine = torch.sin
            return (
                torch.func.jacfwd(sine)(x),
                torch.func.jacrev(sine)(x),
                torch.func.jvp(sine, (x,), (x,)),
            )

        support.assert_same(support.compiled(f)[0](X[0]), f(X[0]))
        g = torch.compile(lambda x: x.sin().sum(), backend=get_backend())  # eager within vmap
        support.assert_same(torch.func.vmap(g)(X), X.sin().sum(1))
        support.assert_same(g(X), X.sin().sum())

    def test_stances(self) -> None:
        f, counter = support.compiled(doubled)
        f(X)
        with torch.compiler.set_stance("force_eager"):
            support.assert_same(f(X.double()), X.double() * 2)
        self.assertEqual(counter.count, 1)

    def test_export_of_compiled_models(self) -> None:
        class Model(nn.Module):
            def forward(self, x: Tensor) -> Any:
                return torch.compile(doubled, backend=fxge.backend)(x) + 1

        with warnings.catch_warnings(), contextlib.redirect_stderr(io.StringIO()):
            warnings.simplefilter("ignore")
            program = torch.export.export(Model(), (X,))
        support.assert_same(fxge.compile(program)(X), X * 2 + 1)

    def test_the_page_names_these_features(self) -> None:
        page = (support.ROOT / "doc" / "neighbours.md").read_text(encoding="utf-8")
        for word in (
            "sparse tensors",
            "jagged nested tensors",
            "MKL-DNN",
            "`torch.jit.script`",
            "AOTInductor",
            "`torch.fx.symbolic_trace`",
            "complex32",
            "`torch.compile` inside of `torch.export`",
        ):
            self.assertTrue(re.search(re.escape(word), page), word)


if __name__ == "__main__":
    unittest.main()
