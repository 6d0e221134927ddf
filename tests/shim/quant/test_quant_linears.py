# SPDX-License-Identifier: Apache-2.0
"""Single linears of quantised checkpoints: kernels of the GE graph, numbers of the dequantised."""

from __future__ import annotations

import json
import re
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from typing import Any

import checkpoints as made
import support
import torch
from torch import Tensor, nn

import fxge
import fxge.quant

BF16, F16 = torch.bfloat16, torch.float16
K, N = 128, 48


def types(program: Any) -> Counter[str]:
    """Returns how many nodes of each GE type a program has."""
    return Counter(re.findall(r"= ge\.(\w+)\(", program.text()))


class Net(nn.Module):
    def __init__(self, bias: bool, dtype: torch.dtype) -> None:
        super().__init__()
        self.up = nn.Linear(K, N, bias=bias, dtype=dtype)

    def forward(self, x: Tensor) -> Tensor:
        return self.up(x)


class Linears(unittest.TestCase):
    def setUp(self) -> None:
        self.dir = Path(self.enterContext(tempfile.TemporaryDirectory()))
        g = torch.Generator().manual_seed(0)
        self.w = torch.randn(N, K, generator=g) / 8
        self.w[:, 3] *= 4
        self.bias = torch.randn(N, generator=g).bfloat16().float()
        self.x = torch.randn(2, 5, K, generator=g)

    def check(
        self,
        tensors: made.Tensors,
        real: Tensor,
        wanted: dict[str, int],
        *,
        config: dict[str, Any] | None = None,
        bias: bool = False,
        dtype: torch.dtype = BF16,
        soc: str = "ascend910b",
        tolerance: float = 0.01,
        verified: bool = False,
    ) -> fxge.quant.Loaded:
        """Loads, exports, compiles and runs a linear; compares with the dequantised weight."""
        others = {"up.bias": self.bias.to(dtype)} if bias else {}
        made.write(self.dir, {"up": tensors}, config, others)
        net = Net(bias, dtype)
        loaded = fxge.quant.load(net, self.dir, soc=soc)
        x = self.x.to(dtype)
        batch = torch.export.Dim("batch", min=1, max=64)
        exported = torch.export.export(net, (x,), dynamic_shapes=({0: batch},))
        program = fxge.compile(exported, soc=soc)
        found = types(program)
        self.assertEqual({t: found[t] for t in wanted}, wanted, found)
        for t in ("MatMulV2", "BatchMatMul", "MatMulV3"):
            self.assertEqual(found[t], 0, found)
        expected = x.double() @ real.double().t() + (self.bias.double() if bias else 0)
        for result in (program(x), net(x)):
            self.assertEqual(result.dtype, dtype)
            self.assertLessEqual(support.error_of(result.double(), expected), tolerance)
        if verified:
            self.assertTrue(all(row.ok for row in fxge.verify(exported, (x,), soc=soc)))
        return loaded

    def test_compressed_w8a8_dynamic(self) -> None:
        for dtype in (BF16, F16):
            tensors, real = made.compressed(self.w, "W8A8_DYNAMIC")
            config = made.compressed_config("W8A8_DYNAMIC")
            wanted = {"DynamicQuant": 1, "QuantBatchMatmulV3": 1}
            self.check(tensors, real, wanted, config=config, dtype=dtype, bias=True, verified=True)

    def test_compressed_w8a8_static(self) -> None:
        for dtype in (BF16, F16):
            tensors, real = made.compressed(self.w, "W8A8")
            tensors["input_scale"] = torch.tensor([0.03])
            config = made.compressed_config("W8A8")
            wanted = {"AscendQuantV2": 1, "QuantBatchMatmulV3": 1, "TransQuantParamV2": 0}
            self.check(tensors, real, wanted, config=config, dtype=dtype, bias=True)

    def test_compressed_zero_point_of_inputs(self) -> None:
        tensors, real = made.compressed(self.w, "W8A8")
        tensors["input_scale"] = torch.tensor([0.03])
        tensors["input_zero_point"] = torch.tensor([9], dtype=torch.int8)
        config = made.compressed_config("W8A8")
        config["config_groups"]["group_0"]["input_activations"]["symmetric"] = False
        wanted = {"AscendQuantV2": 1, "QuantBatchMatmulV3": 1}
        self.check(tensors, real, wanted, config=config, bias=True)

    def test_compressed_weight_only(self) -> None:
        for scheme, size in (
            ("W8A16", 0),
            ("W4A16", 0),
            ("W4A16", 32),
            ("W4A16_ASYM", 32),
            ("W8A16_ASYM", 0),
        ):
            with self.subTest(scheme=scheme, size=size):
                tensors, real = made.compressed(self.w, scheme, size)
                config = made.compressed_config(scheme, size)
                wanted = {"WeightQuantBatchMatmulV2": 1, "DynamicQuant": 0}
                loaded = self.check(tensors, real, wanted, config=config, bias=True)
                self.assertEqual(loaded.linears[0].scheme, scheme)
                bits = 4 if "W4" in scheme else 8
                self.assertLess(loaded.linears[0].bytes_after, N * K * bits / 8 * 1.3 + N * 12)

    def test_310p(self) -> None:
        tensors, real = made.compressed(self.w, "W8A8_DYNAMIC")
        config = made.compressed_config("W8A8_DYNAMIC")
        wanted = {"DynamicQuant": 1, "QuantBatchMatmulV3": 1}
        self.check(tensors, real, wanted, config=config, dtype=F16, soc="Ascend310P3")
        tensors, real = made.compressed(self.w, "W8A16")
        config = made.compressed_config("W8A16")
        wanted = {"WeightQuantBatchMatmulV2": 1}
        self.check(tensors, real, wanted, config=config, dtype=F16, soc="Ascend310P3")

    def test_gptq(self) -> None:
        order = torch.randperm(K, generator=torch.Generator().manual_seed(2))
        for symmetric, sort in ((True, False), (False, False), (True, True), (False, True)):
            with self.subTest(symmetric=symmetric, sort=sort):
                tensors, real = made.gptq(self.w, 32, symmetric, order if sort else None)
                config = {"quant_method": "gptq", "bits": 4, "group_size": 32}
                config |= {"desc_act": sort, "sym": symmetric}
                wanted = {"WeightQuantBatchMatmulV2": 1}
                loaded = self.check(tensors, real, wanted, config=config, bias=True)
                name = "W4A16" if symmetric else "W4A16_ASYM"
                self.assertEqual(loaded.linears[0].scheme, name)

    def test_gptq_v2_and_8_bits(self) -> None:
        tensors, real = made.gptq(self.w, 32)
        tensors["qzeros"] = made.words(torch.full((K // 32, N), 8), 4, 1)
        config = {"quant_method": "gptq", "bits": 4, "group_size": 32, "sym": True}
        wanted = {"WeightQuantBatchMatmulV2": 1}
        self.check(tensors, real, wanted, config=config | {"checkpoint_format": "gptq_v2"})
        q = made.quantise(self.w, 8)
        tensors = {
            "qweight": made.words(q.integers.t() + 128, 8, 0),
            "qzeros": made.words(torch.full((1, N), 127), 8, 1),
            "scales": q.scales.t().half(),
        }
        config = {"quant_method": "gptq", "bits": 8, "group_size": -1, "sym": True}
        self.check(tensors, q.real, wanted, config=config)

    def test_awq(self) -> None:
        tensors, real = made.awq(self.w, 64)
        config = {"quant_method": "awq", "bits": 4, "group_size": 64, "zero_point": True}
        wanted = {"WeightQuantBatchMatmulV2": 1}
        self.check(tensors, real, wanted, config=config | {"version": "gemm"}, bias=True)

    def test_ascend(self) -> None:
        for kind, wanted in (
            ("W8A8", {"AscendQuantV2": 1, "QuantBatchMatmulV3": 1}),
            ("W8A8_DYNAMIC", {"DynamicQuant": 1, "QuantBatchMatmulV3": 1}),
            ("W8A16", {"WeightQuantBatchMatmulV2": 1}),
            ("W4A8_DYNAMIC", {"WeightQuantBatchMatmulV2": 1}),
        ):
            with self.subTest(kind=kind):
                tensors, real = made.ascend(self.w, kind, self.bias, zero=-7)
                described = {f"up.{n}": kind for n in tensors}
                described |= {"model_quant_type": kind, "version": "1.0.0", "up.bias": "FLOAT"}
                file = self.dir / "quant_model_description.json"
                file.write_text(json.dumps(described))
                self.check(tensors, real, wanted, bias=True)
        tensors, real = made.ascend(self.w, "W8A8", self.bias, zero=-7)
        bits = tensors["deq_scale"].view(torch.int32).to(torch.int64) & 0xFFFFFFFF
        file.write_text(json.dumps({f"up.{n}": "W8A8" for n in tensors} | {"up.bias": "FLOAT"}))
        wanted = {"AscendQuantV2": 1, "QuantBatchMatmulV3": 1}
        self.check(tensors | {"deq_scale": bits}, real, wanted, bias=True, dtype=F16)

    def test_ascend_packed(self) -> None:
        tensors, real = made.ascend(self.w, "W4A8_DYNAMIC")
        low, high = tensors["weight"][0::2], tensors["weight"][1::2]
        tensors["weight"] = ((low.int() & 15) | (high.int() << 4)).to(torch.int8)
        described = {f"up.{n}": "W4A8_DYNAMIC" for n in tensors}
        (self.dir / "quant_model_description_w4a8.json").write_text(json.dumps(described))
        self.check(tensors, real, {"WeightQuantBatchMatmulV2": 1})

    def test_amct(self) -> None:
        for kind, wanted in (
            ("W8A8", {"AscendQuantV2": 1, "QuantBatchMatmulV3": 1}),
            ("W8A8_DYNAMIC", {"DynamicQuant": 1, "QuantBatchMatmulV3": 1}),
            ("W8A16", {"WeightQuantBatchMatmulV2": 1}),
        ):
            with self.subTest(kind=kind):
                tensors, real = made.amct(self.w, kind, zero=5)
                self.check(tensors, real, wanted)


if __name__ == "__main__":
    unittest.main()
