# SPDX-License-Identifier: Apache-2.0
"""Public functions on every kind of object: each works, or raises FxgeError with a hint."""

from __future__ import annotations

import shutil
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support  # noqa: F401
import torch
from quantised_model import Converted
from torch import Tensor, nn

import fxge

X = torch.randn(2, 8, generator=torch.Generator().manual_seed(0))
EXPORTED = ("default", "decomposed", "quantised", "quantised_decomposed")
GRAPHS = (*EXPORTED, "graph_module")
PATHS = ("str", "Path")

# For each function: accepted kinds, and a part of its hint for a module.
TAKES: dict[str, tuple[tuple[str, ...], str]] = {
    "load": (PATHS, "expected the path of a program"),
    "compile": (GRAPHS, r"torch.export.export\(module, args\) makes one"),
    "save": (GRAPHS, r"torch.export.export\(module, args\) makes one"),
    "package": ((*GRAPHS, "program"), r"torch.export.export\(module, args\) makes one"),
    "package_several": ((*GRAPHS, "program"), r"torch.export.export\(module, args\) makes one"),
    "beside": (("program", "None"), "expected a Program or None"),
    "record": (EXPORTED, r"torch.export.export\(module, args\) makes one"),
    "save_expected": (EXPORTED, r"torch.export.export\(module, args\) makes one"),
    "verify": (EXPORTED, r"torch.export.export\(module, args\) makes one"),
    "explain": ((*GRAPHS, *PATHS, "program"), r"torch.export.export\(M, args\) failed"),
    "load_ops": (("None",), "expected the path of a description of operators"),
    "try_ops": ((), "expected the path of a description of operators"),
}
# Functions whose error for one kind of object is not about the kind.
OTHERS = {(call, kind) for call in ("load_ops", "try_ops") for kind in PATHS}


class M(nn.Module):
    """Module with a parameter and a buffer that it writes."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 3)
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x: Tensor) -> Tensor:
        self.calls.add_(1)
        return torch.relu(self.linear(x)) + self.calls


class Kinds(unittest.TestCase):
    """Objects of each kind, made once a test."""

    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))
        self.addCleanup(shutil.rmtree, self.directory)

    def kinds(self) -> dict[str, Any]:
        ep = torch.export.export(M().eval(), (X,))
        quantised = torch.export.export(Converted().eval(), (X,))
        path = self.directory / "m.pt2"
        torch.export.save(ep, path)
        return {
            "default": ep,
            "decomposed": ep.run_decompositions(),
            "quantised": quantised,
            "quantised_decomposed": quantised.run_decompositions(),
            "graph_module": ep.graph_module,
            "module_of_export": ep.module(),
            "symbolic": torch.fx.symbolic_trace(nn.Sequential(nn.ReLU())),
            "module": M(),
            "compiled": torch.compile(M(), backend=fxge.backend),
            "script": torch.jit.trace(nn.ReLU(), (X,)),
            "function": torch.relu,
            "program": fxge.compile(ep),
            "str": str(path),
            "Path": path,
            "None": None,
            "int": 3,
        }

    def call(self, name: str, x: Any) -> Any:
        """Calls a public function on `x`."""
        to = self.directory / "out"
        calls = {
            "load": lambda: fxge.load(x),
            "compile": lambda: fxge.compile(x),
            "save": lambda: fxge.save(x, to),
            "package": lambda: fxge.package(x, to, force=True),
            "package_several": lambda: fxge.package({"a": x}, to, force=True),
            "beside": lambda: fxge.load(self.directory / "m.pt2", beside=x),
            "record": lambda: fxge.record(x, to, [(X,)]),
            "save_expected": lambda: fxge.save_expected(x, (X,), to),
            "verify": lambda: fxge.verify(x, (X,)),
            "explain": lambda: fxge.explain(x),
            "load_ops": lambda: fxge.load_ops(x),
            "try_ops": lambda: fxge.try_ops(x),
        }
        return calls[name]()

    def test_every_call_on_every_kind(self) -> None:
        kinds = self.kinds()
        for name, (taken, _) in TAKES.items():
            for kind, x in kinds.items():
                with self.subTest(call=name, kind=kind):
                    if kind in taken or (name, kind) == ("explain", "compiled"):
                        self.call(name, x)
                        continue
                    with self.assertRaises(fxge.FxgeError) as caught:
                        self.call(name, x)
                    if (name, kind) not in OTHERS:
                        self.assertEqual(caught.exception.status, 2, caught.exception)

    def test_hints(self) -> None:
        module = M()
        for name, (_, hint) in TAKES.items():
            if name != "beside":
                with self.subTest(name), self.assertRaisesRegex(fxge.FxgeError, hint):
                    self.call(name, module)
        with self.assertRaisesRegex(fxge.FxgeError, "fxge.load reads a saved program"):
            fxge.compile("m.pt2")
        with self.assertRaisesRegex(fxge.FxgeError, "fxge.compile accepts programs that are not"):
            fxge.load(torch.export.export(M().eval(), (X,)))  # type: ignore[arg-type]

    def test_a_graph_module_computes(self) -> None:
        gm = torch.export.export(nn.Sequential(nn.ReLU()), (X,)).graph_module
        (found,) = fxge.compile(gm)(X)
        self.assertTrue(torch.equal(found, X.relu()))


if __name__ == "__main__":
    unittest.main()
