# SPDX-License-Identifier: Apache-2.0
"""Nodes of a decode layer of the models that are written as recipes."""

from __future__ import annotations

import collections
import contextlib
import tempfile
import unittest
from collections.abc import Callable
from typing import Any

import recipe_deepseek as deepseek
import recipe_gpt_oss as gpt_oss
import recipe_qwen3 as qwen3
import support  # noqa: F401 (path of the package)
import torch
from recipe_cases import Module
from recipe_parts import compile_model_forward
from recipe_runs import Blocks, types_of
from torch import Tensor

import fxge
import fxge.npu as torch_npu
from fxge.errors import FxgeError

KINDS = gpt_oss.KINDS  # superset of those of the other models
MOST = 30


def qwen(**how: Any) -> Callable[[int], Any]:
    return lambda n: qwen3.Config(layers=n, **how)


def latent(*, experts: bool, **how: Any) -> Callable[[int], Any]:
    return lambda n: deepseek.Config(layers=n, dense=0 if experts else n, **how)


# Module, sizes of a model with n equal layers, nodes of a layer.
MODELS: dict[str, tuple[Any, Callable[[int], Any], int]] = {
    "qwen3": (qwen3, qwen(), 22),
    "qwen3 bytes": (qwen3, qwen(quantised=True), 23),
    "qwen3 experts": (qwen3, qwen(experts=8), 29),
    "deepseek": (deepseek, latent(experts=False), 23),
    "deepseek bytes": (deepseek, latent(experts=False, quantised=True), 24),
    "deepseek experts": (deepseek, latent(experts=True), 30),
    "deepseek prolog": (deepseek, latent(experts=True, prolog=True), 19),
    # A view of the slots is one more: the two layers are of the two kinds of attention.
    "gpt-oss": (gpt_oss, lambda n: gpt_oss.Config(layers=n), 29),
    "deepseek experts bytes": (deepseek, latent(experts=True, quantised=True), 31),
}
# Operators of experts, and seven views between operators that take 3 dims and others that take 4.
OVER = {"deepseek experts bytes"}


def nodes(module: Any, c: Any) -> collections.Counter[str]:
    """Returns the types of nodes of a decode step of three requests."""
    torch.manual_seed(0)
    w = module.weights(c)
    w["head"] = torch.randn(c.vocabulary, c.hidden).bfloat16()
    for i in range(c.layers + 1):
        w[f"{i}.gate"] = torch.randn(getattr(c, "experts", 0), c.hidden).bfloat16()
    blocks = Blocks(3, 32, 16, KINDS)
    model, lengths = module.Model(c, w, blocks), torch.tensor([4, 9, 20])
    positions, data = blocks.metadata(lengths, torch.ones_like(lengths), is_prefill=False)
    with tempfile.TemporaryDirectory() as directory, torch.no_grad():
        torch._dynamo.reset()
        decode = compile_model_forward(model.decode, dump=directory)
        with contextlib.suppress(FxgeError):  # caches hold no numbers
            decode(input_ids=torch.tensor([1, 2, 3]), position_ids=positions, forward_metadata=data)
        return types_of(directory)


class Layers(unittest.TestCase):
    """A layer: the difference between models of two layers and of one."""

    def test_counts(self) -> None:
        for name, (module, config, wanted) in MODELS.items():
            with self.subTest(name):
                layer = nodes(module, config(2))
                layer.subtract(nodes(module, config(1)))
                self.assertEqual(layer.total(), wanted, +layer)
                self.assertLessEqual(layer["Transpose"] + layer["ScatterElements"], 0)
                if name not in OVER:
                    self.assertLessEqual(wanted, MOST)


def normed(x: Tensor, y: Tensor, g: Tensor, s: Tensor, t: Tensor) -> Any:
    """Returns a norm, in f32, too, and quantised by two rows of factors."""
    n, _, total = torch_npu.npu_add_rms_norm(x, y, g, 1e-6)
    first, second = (torch_npu.npu_dynamic_quant(n, smooth_scales=f) for f in (s, t))
    one, _ = torch_npu.npu_rms_norm(total, g, 1e-6)
    return *first, *second, n, n.float(), total, *torch_npu.npu_dynamic_quant(one)


class Numbers(unittest.TestCase):
    """Numbers of nodes that stand for several."""

    def test_norms(self) -> None:
        """Quantised norms are closer to the exact ones than those that are rounded before."""
        torch.manual_seed(2)
        x, y = (torch.randn(64, 96).bfloat16() for _ in range(2))
        rows = [(torch.rand(96) + 0.5).bfloat16() for _ in range(3)]
        exported = torch.export.export(Module(normed), (x, y, *rows))
        found = []
        for off in ((), ("norm_results",)):
            program = fxge.compile(exported, no_fuse=off)
            self.assertEqual("RmsNormDynamicQuant(" in program.text("text"), not off)
            self.assertEqual("AddRmsNormDynamicQuantV2(" in program.text("text"), not off)
            found.append(program(x, y, *rows))
        w = x.double() + y.double()
        n = w * torch.rsqrt(w.square().mean(-1, keepdim=True) + 1e-6) * rows[0].double()
        for k, factors in ((0, rows[1]), (2, rows[2])):
            exact = n * factors.double()
            errors = [
                float((q[k].double() * q[k + 1][:, None].double() - exact).square().mean())
                for q in found
            ]
            self.assertLess(errors[0], errors[1])
            self.assertLess(errors[0], 1e-3)
        for fused, apart in zip(found[0], found[1], strict=True):
            self.assertEqual((fused.dtype, fused.shape), (apart.dtype, apart.shape))
            # a number near 127 and its scale are off by half a step each
            most = 2 if fused.dtype == torch.int8 else 2e-2 * float(apart.abs().max())
            self.assertLessEqual(float((fused.double() - apart.double()).abs().max()), most)
        self.assertTrue(torch.equal(found[0][6], found[1][6]))

    def test_rotation(self) -> None:
        """Positions as batches have the same bits as heads in front of positions."""
        torch.manual_seed(3)
        q, cos, sin = (
            torch.randn(s).bfloat16() for s in ((5, 4, 64), (1, 1, 5, 64), (1, 1, 5, 64))
        )

        def turned(q: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
            x = torch_npu.npu_interleave_rope(q.unsqueeze(0).transpose(1, 2), cos, sin)
            return x.view(1, 4, -1, 64).transpose(1, 2).view(5, 4, 64)

        found = []
        for off in ([], ["interleave_rope"]):
            torch._dynamo.reset()
            run = torch.compile(turned, backend="fxge", options={"no_fuse": off}, fullgraph=True)
            found.append(run(q, cos, sin))
        self.assertTrue(torch.equal(found[0], found[1]))


if __name__ == "__main__":
    unittest.main()
