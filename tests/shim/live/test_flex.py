# SPDX-License-Identifier: Apache-2.0
"""Flex attention live, in its dense form: the user's score and mask functions, against eager."""

from __future__ import annotations

import unittest
import warnings
from collections.abc import Callable
from typing import Any

import support
import torch
from torch import Tensor
from torch.nn.attention.flex_attention import create_block_mask, flex_attention

import fxge
from fxge import FxgeError

B, H, N, M, D = 2, 4, 6, 9, 8
SLOPES = torch.tensor([0.5, 0.25, 0.125, 0.0625])
DOCUMENTS = torch.tensor([[0, 0, 0, 1, 1, 1, 1, 2, 2], [0, 1, 1, 1, 1, 1, 2, 2, 2]])
TABLE = torch.linspace(-1, 1, H * N * M).view(H, N, M)
Mod = Callable[..., Tensor]


def causal(_b: Tensor, _h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return i >= j


def window(b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return causal(b, h, i, j) & (i - j <= 2)


def document(b: Tensor, _h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return DOCUMENTS[b, i] == DOCUMENTS[b][j]


def nothing_of_a_row(_b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return (i != 2) & (j != h)


def alibi(s: Tensor, _b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return s + SLOPES[h] * (j - i)


def capped(s: Tensor, *_: Tensor) -> Tensor:
    return 5.0 * torch.tanh(s / 5.0)


def table(s: Tensor, _b: Tensor, h: Tensor, i: Tensor, j: Tensor) -> Tensor:
    return torch.where(j == 0, s * 2, s + TABLE[h][i, j].exp() - TABLE.mean())


def softmaxed(s: Tensor, *_: Tensor) -> Tensor:
    return torch.softmax(s, 0)


def drawn(heads: int = H, batch: int = B, dtype: torch.dtype = torch.float32) -> tuple[Tensor, ...]:
    """Returns query, key and value."""
    torch.manual_seed(0)
    shapes = ((B, H, N, D), (batch, heads, M, D), (batch, heads, M, D + 1))
    return tuple(torch.randn(s).to(dtype) for s in shapes)


def attention(mask: Mod | None, change: Mod | None, **options: Any) -> Callable[..., Any]:
    """Returns the call, with a block mask made outside of the graph."""
    block = create_block_mask(mask, B, None, N, M, device="cpu") if mask else None
    return lambda q, k, v: flex_attention(q, k, v, score_mod=change, block_mask=block, **options)


class Flex(unittest.TestCase):
    def setUp(self) -> None:
        quiet = warnings.catch_warnings()
        quiet.__enter__()
        self.addCleanup(quiet.__exit__, None, None, None)
        warnings.simplefilter("ignore")  # eager warns that it computes all scores

    def same(
        self, f: Callable[..., Any], given: tuple[Tensor, ...], tolerance: float = 2e-6
    ) -> None:
        """Compares live with eager."""
        torch._dynamo.reset()
        found = torch.compile(f, backend=fxge.backend, fullgraph=True)(*given)
        for a, b in zip(support.flat(found), support.flat(f(*given)), strict=True):
            torch.testing.assert_close(a, b, rtol=tolerance, atol=tolerance)

    def test_masks_and_scores(self) -> None:
        for mask, change in (
            (causal, capped),
            (window, alibi),
            (document, table),
            (nothing_of_a_row, None),
        ):
            with self.subTest(mask=mask, change=change):
                self.same(attention(mask, change), drawn())

    def test_shared_heads_and_batches_and_sums(self) -> None:
        f = attention(causal, alibi, enable_gqa=True, return_lse=True, scale=0.3)
        self.same(f, drawn(2, 1))

    def test_dtypes(self) -> None:
        for dtype, tolerance in ((torch.float64, 1e-12), (torch.bfloat16, 1e-2)):
            with self.subTest(dtype=dtype):
                self.same(attention(causal, capped), drawn(dtype=dtype), tolerance)

    def test_dynamic_sizes(self) -> None:
        def f(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            return flex_attention(q, k, v, score_mod=alibi)  # type: ignore[return-value]

        q, k, v = drawn()
        compiled = torch.compile(f, backend=fxge.backend, fullgraph=True, dynamic=True)
        for n, m in ((N, M), (3, 5), (5, 3)):
            given = (q[:, :, :n], k[:, :, :m], v[:, :, :m])
            torch.testing.assert_close(compiled(*given), f(*given), rtol=2e-6, atol=2e-6)

    def test_unsupported_score_functions(self) -> None:
        torch._dynamo.reset()
        f = torch.compile(attention(None, softmaxed), backend=fxge.backend, fullgraph=True)
        said = r"softmax.*does not work element by element"
        with self.assertRaisesRegex(Exception, said) as caught:
            f(*drawn())
        error = getattr(caught.exception, "inner_exception", caught.exception)
        self.assertIsInstance(error, FxgeError)

    def test_gradients_as_a_graph_holds_them(self) -> None:
        """PyTorch does not train on the CPU: the gradient operator, against the full form."""

        def leaning(s: Tensor, _b: Tensor, _h: Tensor, i: Tensor, j: Tensor) -> Tensor:
            return s * 0.5 + (i - j)

        def full(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            k, v = k.repeat_interleave(2, 1), v.repeat_interleave(2, 1)
            apart = torch.arange(N).unsqueeze(1) - torch.arange(M)
            scores = q @ k.mT * 0.3 * 0.5 + apart
            return scores.masked_fill(apart < 0, -torch.inf).softmax(-1) @ v

        higher = torch.ops.higher_order
        block = create_block_mask(causal, B, None, N, M, device="cpu").as_tuple()
        q, k, v = (x.requires_grad_() for x in drawn(2, 1))
        y = full(q, k, v)
        g = torch.randn_like(y)
        wanted = torch.autograd.grad(y, (q, k, v), g)
        q, k, v = q.detach(), k.detach(), v.detach()
        y, sums, _ = higher.flex_attention(q, k, v, leaning, block, 0.3, {}, (), ())

        def f(*given: Tensor) -> tuple[Tensor, ...]:
            found = higher.flex_attention_backward(
                *given, None, leaning, None, block, 0.3, {}, (), ()
            )
            return found[:3]  # type: ignore[no-any-return]

        found = torch.compile(f, backend=fxge.backend, fullgraph=True)(q, k, v, y, sums, g)
        for a, b in zip(found, wanted, strict=True):
            torch.testing.assert_close(a, b, rtol=5e-6, atol=5e-6)


if __name__ == "__main__":
    unittest.main()
