# SPDX-License-Identifier: Apache-2.0
"""Operators of torch_npu without torch_npu: called, compiled, trained, exported."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import types
import unittest
import unittest.mock
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn

import fxge
import fxge.npu


class Block(nn.Module):
    """Transformer block written for torch_npu."""

    def __init__(self, size: int = 32, heads: int = 2) -> None:
        super().__init__()
        self.heads = heads
        self.first, self.second = nn.Parameter(torch.ones(size)), nn.Parameter(torch.ones(size))
        self.qkv, self.out = nn.Linear(size, 3 * size), nn.Linear(size, size)
        self.up, self.down = nn.Linear(size, 4 * size), nn.Linear(2 * size, size)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        npu: Any = torch.ops.npu
        batch, tokens, size = x.shape
        y = npu.npu_rms_norm(x, self.first)[0]
        q, k, v = self.qkv(y).view(batch, tokens, 3, self.heads, -1).unbind(2)
        q, k = npu.npu_rotary_mul(q, cos, sin), npu.npu_rotary_mul(k, cos, sin)
        q, k, v = (t.transpose(1, 2) for t in (q, k, v))
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(batch, tokens, size)
        x = x + npu.npu_fast_gelu(self.out(y))
        return x + self.down(npu.npu_swiglu(self.up(npu.npu_rms_norm(x, self.second)[0])))

    def plain(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        """Computes the same in plain PyTorch."""
        batch, tokens, size = x.shape

        def turned(t: Tensor) -> Tensor:
            a, b = t.chunk(2, -1)
            return t * cos + torch.cat([-b, a], -1) * sin

        y = F.rms_norm(x, [size], self.first, 1e-6)
        q, k, v = self.qkv(y).view(batch, tokens, 3, self.heads, -1).unbind(2)
        q, k, v = (t.transpose(1, 2) for t in (turned(q), turned(k), v))
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(batch, tokens, size)
        y = self.out(y)
        x = x + y * torch.sigmoid(1.702 * y)
        a, b = self.up(F.rms_norm(x, [size], self.second, 1e-6)).chunk(2, -1)
        return x + self.down(F.silu(a) * b)


def inputs(batch: int = 2, tokens: int = 5) -> tuple[Tensor, Tensor, Tensor]:
    torch.manual_seed(0)
    cos, sin = (torch.randn(1, tokens, 1, 16) for _ in range(2))
    return torch.randn(batch, tokens, 32), cos, sin


def gradients(fn: Any, args: tuple[Tensor, ...], weights: Tensor) -> list[Tensor]:
    """Returns the gradients of a weighted sum of the result, for each argument."""
    leaves = [t.clone().requires_grad_() for t in args]
    (fn(*leaves) * weights).sum().backward()
    return [
        t.grad.clone(memory_format=torch.contiguous_format) for t in leaves if t.grad is not None
    ]


class Npu(unittest.TestCase):
    def test_operators_by_their_names(self) -> None:
        x = torch.randn(3, 8)
        support.assert_same(fxge.npu.npu_fast_gelu(x), x * torch.sigmoid(1.702 * x), 1e-6)
        support.assert_same(torch.ops.npu.npu_fast_gelu(x), fxge.npu.npu_fast_gelu(x), 0)
        self.assertEqual(fxge.npu.get_npu_format(x), 2)
        self.assertIn("npu_rms_norm", dir(fxge.npu))
        with self.assertRaisesRegex(AttributeError, "npu_slow_gelu"):
            fxge.npu.npu_slow_gelu(x)

    def test_lists_and_options(self) -> None:
        x, w = torch.randn(5, 8), [torch.randn(8, 4) for _ in range(2)]
        ends = torch.tensor([2, 5])
        (y,) = fxge.npu.npu_grouped_matmul([x], w, group_list=ends, group_type=0, split_item=3)
        support.assert_same(y, torch.cat([x[:2] @ w[0], x[2:] @ w[1]]), 1e-5)
        q, scale = fxge.npu.npu_dynamic_quant(x.half())
        support.assert_same(scale, x.half().float().abs().amax(-1) / 127, 1e-6)
        self.assertEqual((q.dtype, q.shape), (torch.int8, x.shape))

    def test_a_wrong_call(self) -> None:
        with self.assertRaisesRegex(fxge.FxgeError, "gamma"):
            fxge.npu.npu_rms_norm(torch.randn(3, 8), torch.ones(7))

    def test_compiled(self) -> None:
        model = Block().eval()
        f, counter = support.compiled(model)
        with torch.no_grad():
            support.assert_same(f(*inputs()), model.plain(*inputs()), 1e-5)
        self.assertEqual(counter.count, 1)

    def test_dynamic_sizes(self) -> None:
        model = Block().eval()
        f, counter = support.compiled(model, dynamic=True)
        with torch.no_grad():
            for batch, tokens in ((2, 5), (3, 7), (4, 2)):
                args = inputs(batch, tokens)
                support.assert_same(f(*args), model.plain(*args), 1e-5)
        self.assertEqual(counter.count, 1)

    def test_trained(self) -> None:
        model, other = Block(), Block()
        other.load_state_dict(model.state_dict())
        f, _ = support.compiled(model)
        ours, theirs = (torch.optim.Adam(m.parameters(), 1e-2) for m in (model, other))
        for _ in range(3):
            for optimizer, loss in ((ours, f(*inputs())), (theirs, other.plain(*inputs()))):
                optimizer.zero_grad()
                loss.square().mean().backward()
                optimizer.step()
        for a, b in zip(model.parameters(), other.parameters(), strict=True):
            support.assert_same(a.detach(), b.detach(), 1e-3)

    def test_gradients(self) -> None:
        """Every operator with a gradient, against autograd through plain PyTorch."""
        x, gamma = torch.randn(3, 8), torch.randn(8)
        cos, sin = torch.randn(1, 3, 1, 8), torch.randn(1, 3, 1, 8)

        def turned(t: Tensor, c: Tensor, s: Tensor) -> Tensor:
            a, b = t.chunk(2, -1)
            return t * c + torch.cat([-b, a], -1) * s

        def geglu(t: Tensor) -> Tensor:
            a, b = t.chunk(2, -1)
            return a * F.gelu(b, approximate="tanh")

        npu: Any = fxge.npu

        def normal(t: Tensor, g: Tensor) -> Tensor:
            return F.rms_norm(t, [8], g, 1e-6)

        for ours, plain, args in (
            (lambda t, g: npu.npu_rms_norm(t, g)[0], normal, (x, gamma)),
            (npu.npu_swiglu, lambda t: F.silu(t[:, :4]) * t[:, 4:], (x,)),
            (npu.fast_gelu, lambda t: t * torch.sigmoid(1.702 * t), (x,)),
            (npu.npu_gelu, F.gelu, (x,)),
            (lambda t: npu.npu_geglu(t)[0], geglu, (x,)),
            (npu.npu_rotary_mul, turned, (torch.randn(2, 3, 2, 8), cos, sin)),
        ):
            found, expected = [], []
            for fn, grads in ((ours, found), (plain, expected)):
                leaves = [t.clone().requires_grad_() for t in args]
                y = fn(*leaves)
                y.backward(torch.arange(y.numel()).reshape(y.shape) / y.numel())
                grads += [t.grad for t in leaves]
            for a, b in zip(found, expected, strict=True):
                support.assert_same(a, b, 1e-5)

    def test_writes(self) -> None:
        """Operators that write, with results of their own and without."""
        rows = torch.randn(2, 2, 16), torch.randn(2, 2, 16)
        slots = torch.tensor([1, 5], dtype=torch.int32)
        gamma = torch.ones(4)

        def put(key_cache: Tensor, value_cache: Tensor) -> Tensor:
            npu: Any = torch.ops.npu
            npu.npu_scatter_pa_kv_cache(*rows, key_cache, value_cache, slots, cache_mode="Norm")
            return key_cache + value_cache

        def norm(a: Tensor, b: Tensor) -> Tensor:
            npu: Any = torch.ops.npu
            return npu.npu_add_rms_norm_v2(a, b, gamma) + a + b

        caches = torch.zeros(2, 4, 2, 16), torch.zeros(2, 4, 2, 16)
        support.assert_same(put(*caches), caches[0] + caches[1], 0)
        for cache, row in zip(caches, rows, strict=True):
            support.assert_same(cache.flatten(0, 1)[slots.long()], row, 0)
            self.assertEqual(int((cache != 0).any(-1).sum()), 4)
        a, b = torch.randn(2, 4), torch.randn(2, 4)
        x = a + b
        rstd = x.square().mean(-1, keepdim=True).add(1e-6).rsqrt()
        support.assert_same(norm(a, b), rstd + x * rstd + x, 1e-5)
        support.assert_same((a, b), (x * rstd, x), 1e-5)

    def test_unwritten_cache(self) -> None:
        """Cache entries behind a sequence, or without a chosen key, are not read."""
        q = torch.randn(1, 2, 1, 8).half()
        k, v = torch.randn(1, 2, 8, 8).half(), torch.randn(1, 2, 8, 8).half()
        k[:, :, 5:] = v[:, :, 5:] = torch.nan
        y = fxge.npu.npu_fused_infer_attention_score(
            q, k, v, num_heads=2, scale=0.5, input_layout="BNSD", actual_seq_lengths_kv=[5]
        )[0]
        plain = F.scaled_dot_product_attention(*(t[:, :, :5].float() for t in (q, k, v)), scale=0.5)
        support.assert_same(y, plain.half(), 2e-3)
        q, k, v = (t.transpose(1, 2).contiguous() for t in (q, k[:, :1], v[:, :1]))
        chosen = torch.tensor([[[[3, 1, -1]]]], dtype=torch.int32)
        y = fxge.npu.npu_sparse_flash_attention(q, k, v, chosen, 0.5, sparse_mode=0)[0]
        k, v = (t[:, [1, 3]].transpose(1, 2).float() for t in (k, v))
        plain = F.scaled_dot_product_attention(
            q.transpose(1, 2).float(), k, v, scale=0.5, enable_gqa=True
        )
        plain = plain.transpose(1, 2).clone(memory_format=torch.contiguous_format)
        support.assert_same(y, plain.half(), 2e-3)

    def test_writes_compiled(self) -> None:
        """torch.compile wraps operators that write: written arguments and returned ones."""
        npu: Any = torch.ops.npu
        rows, slots = torch.randn(2, 2, 16), torch.tensor([1, 5], dtype=torch.int32)
        at, new = torch.tensor([[0], [2]]), torch.randn(2, 4)

        def put(key: Tensor, value: Tensor) -> Tensor:
            npu.npu_scatter_pa_kv_cache(rows, rows * 2, key, value, slots, cache_mode="Norm")
            return key + value

        def scatter(x: Tensor, weight: Tensor) -> Tensor:
            y: Tensor = npu.npu_scatter_nd_update_(x, at, new) * weight
            return y + npu.scatter_update_(weight.unsqueeze(0), at[:1, 0], new[:1].unsqueeze(0), 1)

        for fn, args in (
            (put, (torch.zeros(2, 4, 2, 16), torch.zeros(2, 4, 2, 16))),
            (scatter, (torch.randn(3, 4), torch.randn(3, 4))),
        ):
            want, got = ([t.clone() for t in args] for _ in range(2))
            f, _ = support.compiled(fn)
            expected = fn(*want)
            support.assert_same(f(*got), expected, 0)
            support.assert_same(tuple(got), tuple(want), 0)
            self.assertFalse(torch.equal(got[0], args[0]))
        x = torch.randn(3, 4)
        self.assertIs(npu.npu_scatter_nd_update_(x, at, new), x)
        support.assert_same(x[at[:, 0]], new, 0)

    def test_attention_in_training(self) -> None:
        """Results including numbers; gradients against autograd; compiled and saved."""
        mask = torch.ones(4, 4).triu(1).bool()
        npu: Any = torch.ops.npu

        def ours(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            y = npu.npu_fusion_attention(
                q, k, v, 2, "BNSD", atten_mask=mask, scale=0.5, sparse_mode=2
            )
            return y[0] + y[4]  # a number

        def packed(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            q, k, v = (t.transpose(1, 2).flatten(0, 1) for t in (q, k, v))
            ends = [3, 6]
            y = npu.npu_fusion_attention(
                q,
                k,
                v,
                2,
                "TND",
                atten_mask=mask,
                scale=0.5,
                sparse_mode=2,
                actual_seq_qlen=ends,
                actual_seq_kvlen=ends,
            )[0]
            return y.unflatten(0, (2, 3)).transpose(1, 2)

        def plain(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            return F.scaled_dot_product_attention(
                q, k, v, is_causal=True, scale=0.5, enable_gqa=True
            )

        args = torch.randn(2, 2, 3, 4), torch.randn(2, 1, 3, 4), torch.randn(2, 1, 3, 4)
        weights = torch.randn(2, 2, 3, 4)
        want = gradients(plain, args, weights)
        for fn in (ours, packed, support.compiled(ours)[0], support.compiled(packed)[0]):
            support.assert_same(fn(*args).contiguous(), plain(*args), 1e-5)
            for a, b in zip(gradients(fn, args, weights), want, strict=True):
                support.assert_same(a, b, 1e-5)
        model = type("Attention", (nn.Module,), {"forward": lambda self, q, k, v: ours(q, k, v)})()  # noqa: ARG005
        program = fxge.compile(torch.export.export(model, args))
        support.assert_same(program(*args), plain(*args), 1e-5)
        self.assertIn("ge.FlashAttentionScore(", program.text())
        with self.assertRaisesRegex(fxge.FxgeError, "drop-out"):
            npu.npu_fusion_attention(*args, 2, "BNSD", keep_prob=0.5)

    def test_exported(self) -> None:
        model = Block().eval()
        exported = torch.export.export(model, inputs())
        program = fxge.compile(exported)
        support.assert_same(program(*inputs()), model.plain(*inputs()).detach(), 1e-5)
        for op in ("RmsNorm", "RotaryMul", "FastGelu", "SwiGlu"):
            self.assertIn(f"ge.{op}(", program.text())

    def test_undocumented_operators(self) -> None:
        """Undocumented operators are converted and not executed; unknown lowerings are refused."""
        x = torch.randn(32, 64).half()
        why = "npu_dynamic_block_mx_quant.default compiles, and nothing here runs it: "
        with self.assertRaisesRegex(fxge.FxgeError, why):
            fxge.npu.npu_dynamic_block_mx_quant(x)

        class Model(nn.Module):
            def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor, int]:
                npu: Any = torch.ops.npu
                y, scale, across = npu.npu_dynamic_block_mx_quant(x, dst_type=292)
                return y, scale, across, npu.get_npu_format(x)

        exported = torch.export.export(Model(), (x,))
        program = fxge.compile(exported)
        self.assertIn("ge.DynamicBlockMxQuant(", program.text())
        self.assertIn("f8e4m3[32, 64], u8[32, 1, 2], u8[1, 64, 2]", program.text())
        with self.assertRaisesRegex(fxge.FxgeError, "nothing here runs it"):
            program(x)
        with self.assertRaisesRegex(fxge.FxgeError, "changes the memory of a tensor"):
            fxge.npu.npu_change_data_ptr(x, x, 0)

    def test_blocks_of_fp8(self) -> None:
        """Scales of fp8 blocks are multiplied in."""

        class Model(nn.Module):
            def forward(self, x: Tensor, scale: Tensor) -> Tensor:
                npu: Any = torch.ops.npu
                y: Tensor = npu.npu_anti_mx_quant(x, scale, dst_type=6, src_type=292)
                return y

        x = torch.randn(3, 40).to(torch.float8_e4m3fn)
        scale = torch.randint(120, 130, (3, 1, 2), dtype=torch.uint8)
        program = fxge.compile(torch.export.export(Model(), (x, scale)))
        self.assertIn("ge.Cast(x=%x", program.text())
        powers = torch.exp2(scale.view(3, 2).float() - 127)
        want = x.float() * powers.repeat_interleave(32, 1)[:, :40]
        support.assert_same(program(x, scale), want, 0)
        with self.assertRaisesRegex(fxge.FxgeError, "another dim than the last"):
            fxge.npu.npu_anti_mx_quant(x, scale, axis=0)

    def test_existing_definitions_stay(self) -> None:
        """Definitions of other packages stay; the missing operators are defined."""
        with tempfile.TemporaryDirectory() as directory:
            path = os.path.join(directory, "t.py")
            with open(path, "w", encoding="utf-8") as f:
                f.write(
                    "import torch\n"
                    "lib = torch.library.Library('npu', 'DEF')\n"
                    "lib.define('npu_fast_gelu(Tensor self) -> Tensor')\n"
                    "lib.impl('npu_fast_gelu', lambda x: x + 1, 'CPU')\n"
                    "import fxge.npu\n"
                    "x = torch.zeros(2)\n"
                    "assert fxge.npu.npu_fast_gelu(x).tolist() == [1, 1]\n"
                    "assert fxge.npu.fast_gelu(x).tolist() == [0, 0]\n"
                )
            env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            subprocess.run(support.python(path), check=True, env=env)


class Programs(unittest.TestCase):
    """Further functions that programs for torch_npu call."""

    def test_settings(self) -> None:
        self.assertFalse(fxge.npu.is_available())
        self.assertIsNone(fxge.npu.set_compile_mode(jit_compile=False))
        self.assertIs(fxge.npu.config.allow_internal_format, False)
        fxge.npu.config.allow_internal_format = True
        self.assertIs(fxge.npu.config.allow_internal_format, True)
        fxge.npu.config.allow_internal_format = False
        with self.assertRaisesRegex(fxge.FxgeError, "there is allow_internal_format"):
            fxge.npu.config.allow_internal = True

    def test_settings_reach_torch_npu(self) -> None:
        npu = types.SimpleNamespace(
            is_available=lambda: True, config=types.SimpleNamespace(), modes=[]
        )
        npu.set_compile_mode = lambda **mode: npu.modes.append(mode)
        with unittest.mock.patch.dict(sys.modules, torch_npu=types.SimpleNamespace(npu=npu)):
            self.assertTrue(fxge.npu.is_available())
            fxge.npu.set_compile_mode(jit_compile=True)
            fxge.npu.config.allow_internal_format = False
        self.assertEqual(npu.modes, [{"jit_compile": True}])
        self.assertIs(npu.config.allow_internal_format, False)

    def test_compared(self) -> None:
        from fxge.npu.testing import TestCase

        equal, x = TestCase().assertRtolEqual, torch.linspace(-3, 3, 1000)
        inf, nan = float("inf"), float("nan")
        one = x.clone()
        # one in a thousand: the rule permits a share of elements as large as the limit
        one[7] = 5.0
        odd = torch.tensor([nan, inf, -inf, 1.0])
        good: list[tuple[Any, ...]] = [
            (x, x * (1 + 5e-5)),
            (x.half(), x.half() * 1.0005),
            (x.half(), one.half()),
            (x.bfloat16(), x.bfloat16()),
            (odd, odd.clone()),
            ([1.0, x], [1.00001, x]),
            (x.numpy(), x.numpy()),
            (torch.tensor([True]), torch.tensor([True])),
            (torch.arange(4), torch.arange(4)),
            (torch.empty(0), torch.empty(0)),
            (torch.tensor([1.0, 2.0]), [1, 2]),
        ]
        for pair in good:
            equal(*pair)
        equal(x.double(), x, auto_trans_dtype=True)
        equal(x, x * 1.05, prec=0.1)
        bad: list[tuple[Any, ...]] = [
            (x, x * 1.01),
            (x, one),
            (x.half(), x.half() * 1.01),
            (x.bfloat16(), x.bfloat16() * 1.05),
            (odd, torch.tensor([nan, inf, inf, 1.0])),
            (odd, torch.tensor([1.0, inf, -inf, nan])),
            (odd, torch.tensor([nan, 1.0, -inf, 1.0])),
            (x, x.double()),
            (x, x[:1]),
            ([x], [x, x]),
            (torch.tensor([True]), torch.tensor([False])),
            (torch.arange(4), torch.arange(1, 5)),
        ]
        for pair in bad:
            with self.assertRaises(AssertionError):
                equal(*pair)
        with self.assertRaisesRegex(AssertionError, "layer 3"):
            equal(x, one, message="layer 3")


if __name__ == "__main__":
    unittest.main()
