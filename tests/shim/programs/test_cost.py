# SPDX-License-Identifier: Apache-2.0
"""Costs of BERT-base, ResNet-50 and a layer of Llama-7B by `fxge cost`.

Operations and bytes of the model's own nodes are counted here from its dimensions. Weights are
inputs of these files.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import support
import torch
from torch import Tensor, nn
from torch.func import functional_call

try:
    import transformers
except ImportError:
    print("skipped: this needs the transformers package (scripts/test.sh --torch installs it)")
    sys.exit(77)

from transformers.cache_utils import DynamicCache
from transformers.models.llama.modeling_llama import LlamaDecoderLayer

FXGE = os.environ.get("FXGE_COMMAND", "")
PAGE = support.ROOT / "doc" / "cost.md"


class Row(NamedTuple):
    """A kernel: operations of multiply-adds (two each), vector operations, bytes."""

    op: str
    flops: int
    elements: int
    read: int
    written: int


class Bare(nn.Module):
    """Module whose weights are arguments."""

    def __init__(self, module: nn.Module) -> None:
        super().__init__()
        self.__dict__["module"] = module  # its parameters are not parameters of this module

    def forward(self, weights: dict[str, Tensor], *args: Tensor) -> Any:
        return functional_call(self.__dict__["module"], weights, args)


def cost(module: nn.Module, args: tuple[Tensor, ...]) -> dict[str, Any]:
    """Returns the command's report on a module on device "meta"."""
    named = [*module.named_parameters(), *module.named_buffers()]
    weights = {name: t.detach() for name, t in named}
    exported = torch.export.export(Bare(module.eval()), (weights, *args))
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "model.pt2"
        torch.export.save(exported, path)
        done = subprocess.run(
            [FXGE, "cost", str(path), "--soc=ascend910b", "--json"],
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise AssertionError(done.stdout + done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def product(m: int, n: int, k: int, size: int, bias: bool = False) -> Row:
    """Returns a linear layer on m rows of k elements, with a matrix of n rows."""
    read = size * (m * k + n * k + (n if bias else 0))
    return Row("BatchMatMulV2", 2 * m * n * k, 0, read, size * m * n)


def pointwise(op: str, n: int, size: int, operands: int = 1) -> Row:
    return Row(op, 0, n, operands * size * n, size * n)


def attention(
    batch: int, heads: int, queries: int, keys: int, head: int, size: int, mask: int
) -> Row:
    """Returns scores and weighted sums, with the maximum and the sum of each row of scores.

    GE repeats the latter 8 times in f32. `mask`: elements of a byte.
    """
    q, kv = batch * heads * queries * head, batch * heads * keys * head
    flops = 2 * 2 * batch * heads * queries * keys * head
    written = size * q + 2 * 4 * 8 * batch * heads * queries
    return Row("FlashAttentionScore", flops, 0, size * (q + 2 * kv) + mask, written)


class Case(unittest.TestCase):
    def check(self, found: dict[str, Any], expected: Counter[Row], slack: float) -> None:
        """Checks that the expected nodes exist.

        Other nodes (positions, masks) have no products, and at most the share `slack` of all bytes.
        """
        there = Counter(
            Row(n["op"], n["flops"], n["elements"], n["bytes_read"], n["bytes_written"])
            for n in found["nodes"]
            if n["kernel"]
        )
        self.assertEqual(expected - there, Counter(), f"others: {there - expected}")
        others = list((there - expected).elements())
        total, flops = found["cost"], sum(r.flops for r in expected.elements())
        self.assertEqual(total["flops"], flops)
        self.assertEqual(sum(r.flops for r in others), 0)
        moved = total["bytes_read"] + total["bytes_written"]
        self.assertLessEqual(sum(r.read + r.written for r in others), slack * moved)
        own = sum(r.read + r.written for r in expected.elements())
        self.assertEqual(moved, own + sum(r.read + r.written for r in others))
        self.assertEqual(total["unknown"], 0)

    def bounded(self, name: str, found: dict[str, Any]) -> None:
        """Checks the time by throughput of the dtype and bandwidth, as in doc/cost.md."""
        chip, seconds = found["chip"], 0.0
        rate = {"f16": 1.0, "f32": 0.25}[self.dtype]
        for n in found["nodes"]:
            memory = (n["bytes_read"] + n["bytes_written"]) / chip["bandwidth"]
            seconds += max(memory, n["flops"] / (chip["flops"] * rate))
        total = found["cost"]
        self.assertAlmostEqual(total["us"], seconds * 1e6, places=6)
        moved, part = total["bytes_read"] + total["bytes_written"], total["matrix_us"] / total["us"]
        row = f"| {name} | {total['flops'] / 1e9:.2f} | {moved / 1e6:.0f} | {total['kernels']} "
        row += f"| {total['us']:.0f} | {100 * part:.0f}% |"
        self.assertIn(row, PAGE.read_text(encoding="utf-8"))

    dtype = "f32"


class Bert(Case):
    """BERT-base, 128 tokens, f32."""

    def test_base(self) -> None:
        c = transformers.BertConfig()
        b, s, h, inner, heads = 2, 128, c.hidden_size, c.intermediate_size, c.num_attention_heads
        self.assertEqual((h, inner, heads, c.num_hidden_layers), (768, 3072, 12, 12))

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.model = transformers.BertModel(c)

            def forward(self, ids: Tensor, mask: Tensor) -> Any:
                return self.model(input_ids=ids, attention_mask=mask)[0:2]

        with torch.device("meta"):
            ids = torch.zeros(b, s, dtype=torch.int64)
            found = cost(Model(), (ids, torch.ones_like(ids)))
        m, n = b * s, b * s * h
        # x, weight and bias, and the normalised shape of 4 bytes; y, means and deviations
        norm = Row("LayerNormV4", 0, n, 4 * (n + 2 * h) + 4, 4 * (n + 2 * m))
        mask = b * s * s
        layer = Counter(
            {
                product(m, h, h, 4, bias=True): 4,
                product(m, inner, h, 4, bias=True): 1,
                product(m, h, inner, 4, bias=True): 1,
                attention(b, heads, s, s, h // heads, 4, mask): 1,
                pointwise("GeluV2", m * inner, 4): 1,
                pointwise("Add", n, 4, 2): 2,
                norm: 2,
            }
        )
        expected: Counter[Row] = Counter()
        for _ in range(c.num_hidden_layers):
            expected += layer
        # embeddings of words, positions and token types are looked up, added and normalised
        expected += Counter(
            {
                Row("GatherV2", 0, 0, 4 * n + 8 * m, 4 * n): 1,
                Row("GatherV2", 0, 0, 4 * min(s, 512) * h + 8 * s, 4 * s * h): 1,
                Row("GatherV2", 0, 0, 4 * c.type_vocab_size * h + 8 * m, 4 * n): 1,
                pointwise("Add", n, 4, 2): 1,
                Row("Add", 0, n, 4 * (n + s * h), 4 * n): 1,
                norm: 1,
            }
        )
        # only the first position of each sequence continues
        pooled = product(b, h, h, 4, bias=True)._replace(op="MatMulV2")
        expected += Counter(
            {
                pooled: 1,
                Row("GatherV2", 0, 0, 4 * b * h + 8, 4 * b * h): 1,
                pointwise("Tanh", b * h, 4): 1,
            }
        )
        self.check(found, expected, 2e-3)
        self.bounded("BERT-base, 2 x 128 tokens, f32", found)
        self.assertEqual(
            found["cost"]["flops"],
            12 * (8 * m * h * h + 4 * m * h * inner + 4 * b * s * s * h) + 2 * b * h * h,
        )
        weights = sum(p.numel() for p in Model().parameters())
        ids_bytes = 2 * 8 * m
        buffers = found["cost"]["bytes_inputs"] - 4 * weights - ids_bytes
        self.assertEqual(buffers, 2 * 8 * c.max_position_embeddings)


class ResNet(Case):
    """ResNet-50, one image of 224 x 224, f32: 4.09 G multiply-adds."""

    def test_fifty(self) -> None:
        c = transformers.ResNetConfig()
        self.assertEqual((*c.depths, *c.hidden_sizes), (3, 4, 6, 3, 256, 512, 1024, 2048))
        expected: Counter[Row] = Counter()

        def conv(wide: int, out: int, k: int, side: int, stride: int, relu: bool) -> int:
            """Adds a convolution of `wide` channels, norm and relu; returns the result's side."""
            small = side // stride
            n = out * small * small
            read = 4 * (wide * side * side + out * wide * k * k)
            expected[Row("Conv2D", 2 * n * wide * k * k, 0, read, 4 * n)] += 1
            expected[Row("BNInfer", 0, n, 4 * (n + 4 * out), 4 * n)] += 1
            expected[pointwise("Relu", n, 4)] += int(relu)
            return small

        side = conv(3, 64, 7, 224, 2, relu=True)
        n = 64 * side * side
        expected[Row("MaxPoolV3", 0, n, 4 * n, n)] += 1
        wide, side = 64, side // 2
        for depth, out in zip(c.depths, c.hidden_sizes, strict=True):
            for block in range(depth):
                stride = 2 if block == 0 and out > 256 else 1
                if block == 0:
                    conv(wide, out, 1, side, stride, relu=False)
                conv(wide, out // 4, 1, side, 1, relu=True)
                side = conv(out // 4, out // 4, 3, side, stride, relu=True)
                conv(out // 4, out, 1, side, 1, relu=False)
                n, wide = out * side * side, out
                expected[pointwise("Add", n, 4, 2)] += 1
                expected[pointwise("Relu", n, 4)] += 1
        expected[Row("ReduceMean", 0, n, 4 * n, 4 * wide)] += 1

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.model = transformers.ResNetModel(c)

            def forward(self, x: Tensor) -> Any:
                return self.model(x)[0:2]

        with torch.device("meta"):
            found = cost(Model(), (torch.zeros(1, 3, 224, 224),))
        self.check(found, expected, 0)
        self.bounded("ResNet-50, 1 image of 224 x 224, f32", found)
        self.assertEqual(found["cost"]["kernels"], 173)
        self.assertEqual(round(found["cost"]["flops"] / 2e7), 409)


class Llama(Case):
    """A layer of Llama-7B in f16: width 4096, inner width 11008, 32 heads of 128."""

    dtype = "f16"
    config = transformers.LlamaConfig(attn_implementation="sdpa")

    def layer(self, m: int, keys: int, mask: int) -> Counter[Row]:
        c = self.config
        h, inner, heads = c.hidden_size, c.intermediate_size, c.num_attention_heads
        self.assertEqual((h, inner, heads, c.num_key_value_heads), (4096, 11008, 32, 32))
        n, head = m * h, h // heads
        return Counter(
            {
                product(m, h, h, 2): 4,
                product(m, inner, h, 2): 2,
                product(m, h, inner, 2): 1,
                # queries and keys, with cosine and sine of each position
                Row("RotaryPositionEmbedding", 0, n, 2 * (n + 2 * m * head), 2 * n): 2,
                attention(1, heads, m, keys, head, 2, mask): 1,
                # y, and 1 / deviation in f32; with the normalised sum
                Row("RmsNorm", 0, n, 2 * (n + h), 2 * n + 4 * m): 1,
                Row("AddRmsNorm", 0, n, 2 * (2 * n + h), 2 * 2 * n + 4 * m): 1,
                pointwise("Swish", m * inner, 2): 1,
                pointwise("Mul", m * inner, 2, 2): 1,
                pointwise("Add", n, 2, 2): 1,
            }
        )

    def test_prefill(self) -> None:
        """512 tokens: bound by the matrix units."""
        s, config = 512, self.config

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.layer = LlamaDecoderLayer(config, 0)

            def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Any:
                return self.layer(x, position_embeddings=(cos, sin))

        with torch.device("meta"):
            turn = torch.zeros(1, s, 128, dtype=torch.float16)
            x = torch.zeros(1, s, 4096, dtype=torch.float16)
            found = cost(Model().half(), (x, turn, turn.clone()))
        self.check(found, self.layer(s, s, s * s), 3e-3)
        self.bounded("Llama-7B, a layer, 512 tokens, f16", found)
        total = found["cost"]
        self.assertEqual(
            total["flops"], 2 * s * (4 * 4096**2 + 3 * 4096 * 11008) + 4 * s * s * 4096
        )
        self.assertGreater(total["matrix_us"], 0.8 * total["us"])

    def test_decode(self) -> None:
        """One token after 511: bound by memory, which reads the weights."""
        before, config = 511, self.config

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.layer = LlamaDecoderLayer(config, 0)

            def forward(self, x: Tensor, cos: Tensor, sin: Tensor, k: Tensor, v: Tensor) -> Any:
                cache = DynamicCache()
                cache.update(k, v, 0)
                y = self.layer(
                    x, position_embeddings=(cos, sin), past_key_values=cache, use_cache=True
                )
                return y, cache.layers[0].keys, cache.layers[0].values

        with torch.device("meta"):
            turn = torch.zeros(1, 1, 128, dtype=torch.float16)
            x = torch.zeros(1, 1, 4096, dtype=torch.float16)
            past = torch.zeros(1, 32, before, 128, dtype=torch.float16)
            found = cost(Model().half(), (x, turn, turn.clone(), past, past.clone()))
        keys = before + 1
        expected = self.layer(1, keys, 0)
        # the whole cache with the new position; heads first
        expected[Row("ConcatV2", 0, 0, 2 * 4096 * keys, 2 * 4096 * keys)] += 2
        self.check(found, expected, 1e-3)
        self.bounded("Llama-7B, a layer, 1 token behind 511, f16", found)
        total = found["cost"]
        self.assertEqual(total["memory_us"], total["us"])
        weights = 2 * (4 * 4096**2 + 3 * 4096 * 11008)
        self.assertGreater(weights, 0.9 * (total["bytes_read"] + total["bytes_written"]))


if __name__ == "__main__":
    unittest.main()
