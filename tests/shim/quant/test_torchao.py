# SPDX-License-Identifier: Apache-2.0
"""Tests models of torchao's quantize_: parameters that are tensor subclasses, and unwrapped.

The reference is the model in eager. Graphs in floats (--quant=keep) must give its numbers.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import unittest
from typing import Any

import support  # noqa: F401 -- finds the package
import torch
from torch import Tensor, nn

import fxge

try:
    from torchao import quantization as ao
    from torchao.quantization.granularity import PerGroup
    from torchao.utils import unwrap_tensor_subclass
except ImportError:
    print("skipped: this needs the torchao package (scripts/test.sh --torch installs it)")
    sys.exit(77)

FXGE = os.environ["FXGE_COMMAND"]
SCHEMES = {
    "int8": ao.Int8WeightOnlyConfig,
    "int8-dynamic": ao.Int8DynamicActivationInt8WeightConfig,
    "int4": lambda: ao.IntxWeightOnlyConfig(weight_dtype=torch.int4, granularity=PerGroup(32)),
    "int4-dynamic": lambda: ao.Int8DynamicActivationIntxWeightConfig(
        weight_dtype=torch.int4, weight_granularity=PerGroup(32)
    ),
    "float8": ao.Float8WeightOnlyConfig,
}


def model(scheme: str, dtype: torch.dtype) -> nn.Module:
    torch.manual_seed(3)
    m = nn.Sequential(nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 48)).to(dtype).eval()
    ao.quantize_(m, SCHEMES[scheme]())
    return m


def inputs(dtype: torch.dtype) -> Tensor:
    return torch.randn(8, 128, generator=torch.Generator().manual_seed(4)).to(dtype)


class Kept(unittest.TestCase):
    def compiled(self, path: str, *options: str) -> str:
        air = path[:-4] + ".air"
        command = [FXGE, "compile", path, "-o", air, "--force", *options]
        r = subprocess.run(command, capture_output=True, text=True, timeout=120)
        self.assertEqual(r.returncode, 0, r.stderr)
        return air

    def check(self, scheme: str, dtype: torch.dtype, unwrapped: bool) -> None:
        m, x = model(scheme, dtype), inputs(dtype)
        with torch.no_grad():
            want = m(x)
        if unwrapped:
            unwrap_tensor_subclass(m)
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "m.pt2")
            torch.export.save(torch.export.export(m, (x,)), path)
            y = fxge.load(self.compiled(path))(x)
        bound = 2e-6 * float(want.abs().max()) if dtype == torch.float32 else 0
        self.assertLessEqual(float((y.double() - want.double()).abs().max()), bound, scheme)

    def test_schemes(self) -> None:
        for scheme in SCHEMES:
            for dtype in (torch.bfloat16, torch.float32):
                for unwrapped in (False, True):
                    with self.subTest(scheme=scheme, dtype=dtype, unwrapped=unwrapped):
                        self.check(scheme, dtype, unwrapped)

    def test_in_process(self) -> None:
        """Programs that were not saved: a subclass has no address of its own."""
        for scheme in ("int8", "int4-dynamic"):
            m, x = model(scheme, torch.bfloat16), inputs(torch.bfloat16)
            with torch.no_grad():
                want = m(x)
                exported: Any = torch.export.export(m, (x,))
                self.assertTrue(torch.equal(fxge.compile(exported)(x), want))
                self.assertTrue(all(row.ok for row in fxge.verify(exported, (x,))))
                torch._dynamo.reset()
                self.assertTrue(torch.equal(torch.compile(m, backend="fxge")(x), want))

    def test_dynamic_batch(self) -> None:
        m, x = model("int8-dynamic", torch.bfloat16), inputs(torch.bfloat16)
        sizes = ({0: torch.export.Dim("n", min=2, max=64)},)
        exported = torch.export.export(m, (x,), dynamic_shapes=sizes)
        program = fxge.compile(exported)
        for n in (8, 3):
            with torch.no_grad():
                self.assertTrue(torch.equal(program(x[:n]), m(x[:n])))

    def test_whole_subclass(self) -> None:
        """A subclass that the graph uses as a whole is refused, with the function that helps."""
        m, x = model("int8", torch.bfloat16), inputs(torch.bfloat16)
        exported = torch.export.export(m, (x,))
        graph = exported.graph
        weight = next(n for n in graph.nodes if n.name == "p_0_weight")
        reader = next(iter(weight.users))
        with graph.inserting_before(reader):
            other = graph.call_function(torch.ops.aten.clone.default, (weight,))
            other.meta = dict(reader.meta)
        with self.assertRaisesRegex(fxge.FxgeError, "unwrap_tensor_subclass"):
            fxge.compile(exported)


if __name__ == "__main__":
    unittest.main()
