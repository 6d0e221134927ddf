# SPDX-License-Identifier: Apache-2.0
"""Gradients of torch_npu's operators, against autograd through plain PyTorch."""

from __future__ import annotations

import unittest
from collections.abc import Callable, Iterator
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor

import fxge.npu
from fxge._programs.sessions import session_ops

Function = Callable[..., Tensor]
Case = tuple[str, Function, Function, tuple[Tensor, ...]]
npu: Any = fxge.npu


def gradients(fn: Function, args: tuple[Tensor, ...]) -> list[Tensor]:
    """Returns the gradients of a weighted sum of the result, for each argument."""
    leaves = [t.clone().requires_grad_() for t in args]
    y = fn(*leaves)
    y.backward(torch.linspace(-1, 2, y.numel(), dtype=y.dtype).view(y.shape))
    return [dense(t.grad) for t in leaves if t.grad is not None]


def dense(t: Tensor) -> Tensor:
    """Returns a contiguous tensor, because strides are not compared."""
    return t.clone(memory_format=torch.contiguous_format)


def norms() -> Iterator[Case]:
    x, y, gamma, beta = torch.randn(3, 8), torch.randn(3, 8), torch.randn(8), torch.randn(8)

    def rms(t: Tensor, g: Tensor) -> Tensor:
        return F.rms_norm(t, [8], g, 1e-6)

    def layer(a: Tensor, b: Tensor, g: Tensor, c: Tensor) -> Tensor:
        return F.layer_norm(a + b, [8], g, c)

    def sums(a: Tensor, b: Tensor, g: Tensor, c: Tensor) -> Tensor:
        found = npu.npu_add_layer_norm(a, b, g, c, additional_output=True)
        return found[0] + found[3]

    yield "npu_rms_norm", lambda t, g: npu.npu_rms_norm(t, g)[0], rms, (x, gamma)
    four = (x, y, gamma, beta)
    yield "npu_add_layer_norm", lambda *a: npu.npu_add_layer_norm(*a)[0], layer, four
    yield "npu_add_layer_norm", sums, lambda a, b, g, c: layer(a, b, g, c) + a + b, four


def activations() -> Iterator[Case]:
    x = (torch.randn(3, 8),)
    for name in ("fast_gelu", "npu_fast_gelu"):
        yield name, getattr(npu, name), lambda t: t * torch.sigmoid(1.702 * t), x
    yield "npu_gelu", npu.npu_gelu, F.gelu, x
    tanh: Any = {"approximate": "tanh"}
    yield "npu_gelu", lambda t: npu.npu_gelu(t, **tanh), lambda t: F.gelu(t, **tanh), x
    yield "npu_swiglu", npu.npu_swiglu, lambda t: F.silu(t[:, :4]) * t[:, 4:], x

    def geglu(t: Tensor) -> Tensor:
        return t[:, :4] * F.gelu(t[:, 4:], **tanh)

    yield "npu_geglu", lambda t: npu.npu_geglu(t)[0], geglu, x
    mask = torch.rand(2, 1, 3, 4) > 0.6

    def softmax(t: Tensor) -> Tensor:
        return (t * 0.5).masked_fill(mask, -10000).softmax(-1)

    y = (torch.randn(2, 2, 3, 4),)
    fused: Function = lambda t: npu.npu_scaled_masked_softmax(t, mask, 0.5)  # noqa: E731
    yield "npu_scaled_masked_softmax", fused, softmax, y


def casts() -> Iterator[Case]:
    x = (torch.randn(3, 8),)
    yield "npu_dtype_cast", lambda t: npu.npu_dtype_cast(t, 15), lambda t: t.bfloat16(), x
    yield "_npu_dtype_cast", lambda t: npu._npu_dtype_cast(t, torch.float16), lambda t: t.half(), x
    same: Function = lambda t: t * 1  # noqa: E731
    yield "npu_format_cast", lambda t: npu.npu_format_cast(t, 29), same, x
    yield "npu_format_cast.Tensor", lambda t: npu.npu_format_cast(t, torch.ones(1)), same, x
    yield "_npu_format_cast", lambda t: npu._npu_format_cast(t, 29), same, x
    yield "_npu_format_cast.aclnn", lambda t: npu._npu_format_cast(t, 29, 1), same, x
    yield "_npu_format_cast.input_dtype", lambda t: npu._npu_format_cast(t, 29, 1, 1), same, x


def products() -> Iterator[Case]:
    x, w, b = torch.randn(3, 8), torch.randn(4, 8), torch.randn(4)
    yield "npu_linear", npu.npu_linear, F.linear, (x, w, b)
    yield "npu_linear", npu.npu_linear, F.linear, (x, w)
    pair = torch.randn(2, 3, 8), torch.randn(8, 4)
    yield "npu_bmmV2", lambda a, c: npu.npu_bmmV2(a, c, []), torch.matmul, pair
    sizes = [6, 4]
    viewed: Function = lambda a, c: (a @ c).view(sizes)  # noqa: E731
    yield "npu_bmmV2", lambda a, c: npu.npu_bmmV2(a, c, sizes), viewed, pair
    half = torch.randn(5, 2, 3).half(), torch.randn(3, 3).half()
    mask = torch.rand(2, 5) > 0.3

    def convolved(t: Tensor, k: Tensor) -> Tensor:
        t = F.pad(t.float().permute(1, 2, 0), [2, 0])
        y = F.conv1d(t, k.float().t().unsqueeze(1), groups=3).permute(2, 0, 1)
        return (y * mask.t().unsqueeze(2)).half()

    ours: Function = lambda t, k: npu.npu_masked_causal_conv1d(t, k, mask=mask)  # noqa: E731
    yield "npu_masked_causal_conv1d", ours, convolved, half


def shapes() -> Iterator[Case]:
    x, order = (torch.randn(2, 3, 4),), [2, 0, 1]
    for shape, first in (([8, 3], True), ([3, 4, 2], False)):

        def turned(t: Tensor, s: list[int] = shape, f: bool = first) -> Tensor:
            return t.permute(order).reshape(s) if f else t.reshape(s).permute(order)

        yield (
            "npu_confusion_transpose",
            lambda t, s=shape, f=first: npu.npu_confusion_transpose(t, order, s, f),
            turned,
            x,
        )


def rotations() -> Iterator[Case]:
    x, cos, sin = torch.randn(2, 3, 2, 8), torch.randn(1, 3, 1, 8), torch.randn(1, 3, 1, 8)

    def half(t: Tensor, c: Tensor, s: Tensor) -> Tensor:
        a, b = t.chunk(2, -1)
        return t * c + torch.cat([-b, a], -1) * s

    def pairs(t: Tensor, c: Tensor, s: Tensor) -> Tensor:
        return t * c + torch.stack([-t[..., 1::2], t[..., ::2]], -1).flatten(-2) * s

    yield "npu_rotary_mul", npu.npu_rotary_mul, half, (x, cos, sin)
    yield "npu_rotary_mul", lambda *a: npu.npu_rotary_mul(*a, "interleave"), pairs, (x, cos, sin)


def losses() -> Iterator[Case]:
    x, target = (torch.randn(5, 4),), torch.tensor([1, 3, -100, 0, 3])
    weight = torch.rand(4)
    for reduction in ("none", "mean", "sum"):
        for more in ({}, {"weight": weight, "label_smoothing": 0.2}):
            given: Any = {"reduction": reduction, **more}

            def plain(t: Tensor, g: Any = given) -> Tensor:
                y = F.cross_entropy(t, target, **g)
                return y if g["reduction"] == "none" else y.view(1)

            yield (
                "npu_cross_entropy_loss",
                lambda t, g=given: npu.npu_cross_entropy_loss(t, target, **g)[0],
                plain,
                x,
            )


def experts() -> Iterator[Case]:
    x = torch.randn(4, 6)
    for kind in (0, 1):

        def chosen(t: Tensor, k: int = kind) -> Tensor:
            s = t.sigmoid() if k else t.softmax(-1)
            y = s.topk(2).values
            return (y / (y.sum(-1, keepdim=True) + 1e-20) if k else y) * 1.5

        yield (
            "npu_moe_gating_top_k",
            lambda t, k=kind: npu.npu_moe_gating_top_k(
                t, 2, norm_type=k, routed_scaling_factor=1.5
            )[0],
            chosen,
            (x,),
        )
    ids = torch.tensor([[2, 0], [1, 2], [0, 1], [2, 1]], dtype=torch.int32)
    order = ids.flatten().argsort(stable=True)
    for rows in (8, 6, -8):
        yield (
            "npu_moe_token_permute",
            lambda t, n=rows: npu.npu_moe_token_permute(t, ids, n)[0],
            lambda t, n=rows: t[order[: n % 9 if n > 0 else 0] // 2],
            (x,),
        )
    places, probs = order.argsort().int(), torch.rand(4, 2)
    sent = torch.randn(8, 6)

    def back(t: Tensor, p: Tensor | None = None) -> Tensor:
        y = t[places.long()].view(4, 2, 6)
        return (y if p is None else y * p.unsqueeze(2)).sum(1)

    def dropped(t: Tensor, p: Tensor) -> Tensor:
        return back(F.pad(t, [0, 0, 0, 3]), p)

    for name in ("npu_moe_token_unpermute", "_npu_moe_token_unpermute"):

        def first(t: Tensor, p: Tensor | None = None, n: str = name) -> Tensor:
            y = getattr(npu, n)(t, places if p is not None else places[:8], p)
            return y if isinstance(y, Tensor) else y[0]

        yield name, first, back, (sent, probs)
        yield name, first, dropped, (sent[:5], probs)  # the later rows were dropped
    routing = torch.zeros(4, 3, dtype=torch.bool).scatter_(1, ids.long(), True)
    weights = torch.rand(4, 3)
    at = routing.t().nonzero()
    rows_first = routing.int().argsort(dim=0, descending=True, stable=True)[:2].t().flatten()
    for pads, who, number in ((False, at[:, 1], 8), (True, rows_first, 6)):
        of = at[:, 0] if not pads else torch.arange(3).repeat_interleave(2)

        def both(t: Tensor, p: Tensor, b: bool = pads, n: int = number) -> Tensor:
            found = npu.npu_moe_token_permute_with_routing_map(
                t, routing, probs=p, num_out_tokens=n, drop_and_pad=b
            )
            return found[0] * found[1].unsqueeze(1)

        yield (
            "npu_moe_token_permute_with_routing_map",
            both,
            lambda t, p, w=who, e=of: t[w] * p[w, e].unsqueeze(1),
            (x, weights),
        )


def attention() -> Iterator[Case]:
    q, k, v = torch.randn(2, 2, 3, 4), torch.randn(2, 1, 3, 4), torch.randn(2, 1, 3, 4)
    qr, kr = torch.randn(2, 2, 3, 2), torch.randn(2, 1, 3, 2)

    def plain(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        return F.scaled_dot_product_attention(q, k, v, scale=0.5, enable_gqa=True)

    def roped(q: Tensor, k: Tensor, v: Tensor, qr: Tensor, kr: Tensor) -> Tensor:
        return plain(torch.cat([q, qr], -1), torch.cat([k, kr], -1), v)

    def ours(q: Tensor, k: Tensor, v: Tensor, qr: Tensor, kr: Tensor) -> Tensor:
        y: Tensor = npu.npu_fusion_attention_v2(
            q, k, v, 2, "BNSD", query_rope=qr, key_rope=kr, scale=0.5
        )[0]
        return y

    for name in ("npu_fusion_attention", "npu_fusion_attention_v2"):
        fused: Function = lambda *a, n=name: getattr(npu, n)(*a, 2, "BNSD", scale=0.5)[0]  # noqa: E731
        yield name, fused, plain, (q, k, v)
    yield "npu_fusion_attention_v2", ours, roped, (q, k, v, qr, kr)


def sparse() -> Iterator[Case]:
    chosen = torch.tensor([[[[2, 0, -1]], [[1, 3, 0]]], [[[0, -1, 1]], [[3, 2, 1]]]])
    seen = torch.zeros(2, 2, 4)
    for b, i, keys in ((0, 0, [0, 2]), (0, 1, [0, 1, 3]), (1, 0, [0]), (1, 1, [1, 2, 3])):
        seen[b, i, keys] = 1

    def plain(q: Tensor, k: Tensor, v: Tensor, qr: Tensor, kr: Tensor) -> Tensor:
        whole, keys = torch.cat([q, qr], -1).float(), torch.cat([k, kr], -1)[:, :, 0].float()
        s = torch.einsum("bihd,bjd->bihj", whole, keys)
        p = (s * 0.3).masked_fill(seen.unsqueeze(2) == 0, -torch.inf).softmax(-1)
        return torch.einsum("bihj,bjd->bihd", p, v[:, :, 0].float()).to(q.dtype)

    def ours(q: Tensor, k: Tensor, v: Tensor, qr: Tensor, kr: Tensor) -> Tensor:
        y: Tensor = npu.npu_sparse_flash_attention(
            q, k, v, chosen.int(), 0.3, query_rope=qr, key_rope=kr, sparse_mode=0, attention_mode=2
        )[0]
        return y

    def halves(*shapes: tuple[int, ...]) -> tuple[Tensor, ...]:
        return tuple(torch.randn(s).half() for s in shapes)

    args = halves((2, 2, 3, 8), (2, 4, 1, 8), (2, 4, 1, 8), (2, 2, 3, 4), (2, 4, 1, 4))
    yield "npu_sparse_flash_attention", ours, plain, args


def cases() -> list[Case]:
    """Returns all calls."""
    torch.manual_seed(0)
    groups = (
        norms,
        activations,
        casts,
        products,
        shapes,
        rotations,
        losses,
        experts,
        attention,
        sparse,
    )
    return [case for group in groups for case in group()]


class NpuGradients(unittest.TestCase):
    def test_gradients(self) -> None:
        for name, ours, plain, args in cases():
            with self.subTest(name):
                worst = 5e-3 if args[0].dtype == torch.float16 else 2e-5
                support.assert_same(dense(ours(*args)), dense(plain(*args)), worst)
                found, wanted = gradients(ours, args), gradients(plain, args)
                self.assertEqual(len(found), len(args))
                for a, b in zip(found, wanted, strict=True):
                    support.assert_same(a, b, worst)

    def test_each_has_a_case(self) -> None:
        rows = [r["op"] for r in session_ops() if r["op"].startswith("npu.") and r.get("backward")]
        tested = {f"npu.{name}" + ("" if "." in name else ".default") for name, *_ in cases()}
        self.assertEqual(sorted(rows), sorted(tested))

    def test_compiled(self) -> None:
        """Forward and backward through torch.compile."""
        some = "npu_rms_norm", "npu_linear", "npu_moe_token_unpermute", "npu_confusion_transpose"
        for name, ours, plain, args in (case for case in cases() if case[0] in some):
            with self.subTest(name):
                torch._dynamo.reset()
                f, _ = support.compiled(ours)
                for a, b in zip(gradients(f, args), gradients(plain, args), strict=True):
                    support.assert_same(a, b, 2e-5)

    def test_without_gradient(self) -> None:
        """Operators that torch_npu does not differentiate raise an error."""
        x = torch.randn(3, 8, requires_grad=True)
        y = npu.npu_add_rms_norm(x, x, torch.ones(8))[0]
        with self.assertRaisesRegex(RuntimeError, "npu::npu_add_rms_norm has no gradients"):
            y.sum().backward()
        (z,) = npu.npu_grouped_matmul([x], [torch.randn(8, 2)])
        with self.assertRaisesRegex(RuntimeError, "npu::npu_grouped_matmul.List has no gradients"):
            z.sum().backward()


if __name__ == "__main__":
    unittest.main()
