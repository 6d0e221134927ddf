# SPDX-License-Identifier: Apache-2.0
"""Attention live: grouped heads, masks, dtypes, dynamic sizes, training; PyTorch's fast paths."""

from __future__ import annotations

import copy
import functools
import itertools
import unittest
from collections.abc import Callable
from typing import Any

import support
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.nn.attention import SDPBackend, sdpa_kernel

import fxge

INF = float("-inf")
# Permitted difference in units in the last place: PyTorch's own kernel rounds elsewhere.
TOLERANCE = {torch.float32: 2e-5, torch.bfloat16: 2e-2, torch.float16: 3e-3}


def rows(length: int, source: int) -> Tensor:
    """Returns a mask whose second row is empty."""
    keep = torch.arange(length * source).view(length, source) % 3 != 0
    keep[1] = False
    return keep


MASKS: dict[str, Callable[[int, int], Tensor | None]] = {
    "none": lambda _l, _s: None,
    "bool": rows,
    "float": lambda n, s: torch.where(rows(n, s), torch.linspace(-1, 1, n * s).view(n, s), INF),
}


class Case(unittest.TestCase):
    def same(
        self,
        f: Callable[..., Any],
        args: tuple[Any, ...],
        *more: tuple[Any, ...],
        train: bool = False,
        dynamic: bool = False,
        tolerance: float = 2e-5,
        **options: Any,
    ) -> None:
        """Compares live with eager, gradients included; one compilation for all `more`."""
        g, counter = support.compiled(f, options, dynamic=dynamic)
        for case in (args, *more):
            results = []
            for function in (g, f):
                given = copy.deepcopy(case)
                floats = [x for x in given if isinstance(x, Tensor) and x.is_floating_point()]
                with torch.set_grad_enabled(train):
                    for x in floats if train else ():
                        x.requires_grad_()
                    y = function(*given)
                    tensors = [t for t in support.flat(y) if isinstance(t, Tensor)]
                    if train:
                        sum((t * weights(t)).sum() for t in tensors).backward()
                results.append([*tensors, *(x.grad for x in floats if x.grad is not None)])
            self.assertEqual(*map(len, results))
            for found, expected in zip(*results, strict=True):
                self.assertLessEqual(support.error_of(found, expected), tolerance)
        self.assertEqual(counter.count, 1)


def weights(like: Tensor) -> Tensor:
    """Returns factors of a result, so that gradients differ by element."""
    return torch.linspace(-1, 1, like.numel()).view(like.shape).to(like.dtype)


def qkv(heads: int, groups: int, n: int, s: int, dtype: torch.dtype) -> tuple[Tensor, ...]:
    torch.manual_seed(n)
    made = torch.randn(3, heads, n, 8), torch.randn(3, groups, s, 8), torch.randn(3, groups, s, 8)
    return tuple(x.to(dtype) for x in made)


class Products(Case):
    """F.scaled_dot_product_attention."""

    def forms(self, dtype: torch.dtype, train: bool, groups: tuple[int, ...]) -> None:
        # PyTorch traces gradients with dynamic sizes for 8 s
        sizes = (False, True) if support.LONG or dtype == torch.float32 else (False,)
        forms = [
            (*form, 0.3 if i % 2 else None)
            for i, form in enumerate(itertools.product(MASKS, (False, True), sizes, groups))
            # PyTorch has no gradient for these
            if not (train and form[1] and form[0] == "float")
        ]
        for mask, causal, dynamic, n_groups, scale in support.covering(forms):
            with self.subTest(mask=mask, causal=causal, dynamic=dynamic, groups=n_groups):
                self.form(dtype, train, mask, causal, dynamic, n_groups, scale)

    def form(
        self,
        dtype: torch.dtype,
        train: bool,
        mask: str,
        causal: bool,
        dynamic: bool,
        groups: int,
        scale: float | None,
    ) -> None:
        grouped = groups < 4

        def f(q: Tensor, k: Tensor, v: Tensor, m: Tensor | None) -> Tensor:
            return F.scaled_dot_product_attention(
                q, k, v, m, is_causal=causal, scale=scale, enable_gqa=grouped
            )

        def case(n: int, s: int) -> tuple[Any, ...]:
            m = MASKS[mask](n, s)
            m = m.to(dtype) if m is not None and m.is_floating_point() else m
            return (*qkv(4, groups, n, s, dtype), m)

        more = (case(6, 11),) if dynamic else ()
        self.same(f, case(5, 7), *more, train=train, dynamic=dynamic, tolerance=TOLERANCE[dtype])

    def test_f32(self) -> None:
        self.forms(torch.float32, False, (4, 2))

    def test_infinite_query(self) -> None:
        """A row whose scores are all -inf gives 0, unless attention is fused (doc/guide.md)."""
        q, k, v = (x.abs() for x in qkv(4, 4, 5, 7, torch.float32))
        q[:, :, 1] = INF
        forms = itertools.product(MASKS, (False, True), (False, True))
        for mask, causal, dynamic in support.covering(forms):
            with self.subTest(mask=mask, causal=causal, dynamic=dynamic):
                m = MASKS[mask](5, 7) if not causal else None
                f = functools.partial(F.scaled_dot_product_attention, attn_mask=m, is_causal=causal)
                self.same(f, (q, k, v), dynamic=dynamic, no_fuse=["attention"])

    def test_f32_training(self) -> None:
        self.forms(torch.float32, True, (4, 2))

    def test_bf16(self) -> None:
        self.forms(torch.bfloat16, True, (1,))

    def test_f16(self) -> None:
        self.forms(torch.float16, True, (2,))

    def test_exported(self) -> None:
        class Shared(torch.nn.Module):
            def forward(self, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
                return F.scaled_dot_product_attention(q, k, v, enable_gqa=True)

        args = qkv(4, 2, 5, 7, torch.float32)
        groups, width = torch.export.Dim("groups", max=9), torch.export.Dim.AUTO
        sizes = [{1: n * groups, 3: width} for n in (2, 1, 1)]
        for dynamic in (None, sizes):
            exported = torch.export.export(Shared(), args, dynamic_shapes=dynamic)
            for form in (exported, exported.run_decompositions()):
                with self.subTest(dynamic=dynamic is not None, decomposed=form is not exported):
                    support.assert_same(fxge.compile(form)(*args), Shared()(*args))


class Hidden(Case):
    """NaN and infinities in masked keys and values, without the fused operator."""

    def spoiled(self, dtype: torch.dtype, groups: int) -> list[tuple[Tensor, ...]]:
        """Returns arguments whose last key or value has one such number."""
        cases = []
        for number, place in itertools.product((float("nan"), -INF, INF), (1, 2)):
            args = qkv(4, groups, 5, 5, dtype)
            args[place][:, :, 4, 2] = number
            cases.append(args)
        return cases

    def forms(self, math: bool) -> None:
        seen = torch.ones(5, 5, dtype=torch.bool).tril()
        seen[1] = False
        masks = {"bool": seen, "float": torch.zeros(5, 5).masked_fill(~seen, INF), "causal": None}
        backend = SDPBackend.MATH if math else SDPBackend.FLASH_ATTENTION
        for dtype, mask, groups in support.covering(itertools.product(TOLERANCE, masks, (4, 2))):
            m, cases = masks[mask], self.spoiled(dtype, groups)
            m = m.to(dtype) if m is not None and m.is_floating_point() else m
            f = functools.partial(
                F.scaled_dot_product_attention,
                attn_mask=m,
                is_causal=m is None,
                enable_gqa=groups < 4,
            )
            with self.subTest(dtype=dtype, mask=mask, groups=groups), sdpa_kernel(backend):
                self.same(f, *cases, no_fuse=["attention"], tolerance=TOLERANCE[dtype])
                self.saved(f, cases, TOLERANCE[dtype]) if math else None

    def saved(self, f: Callable[..., Any], cases: list[tuple[Tensor, ...]], bar: float) -> None:
        class Module(nn.Module):
            def forward(self, q: Tensor, k: Tensor, v: Tensor) -> Any:
                return f(q, k, v)

        exported = torch.export.export(Module(), cases[0])
        for form in (exported, exported.run_decompositions()):
            program = fxge.compile(form, no_fuse=["attention"])
            for case in cases:
                self.assertLessEqual(support.error_of(program(*case), f(*case)), bar)

    def test_math(self) -> None:
        """PyTorch's math backend adds -inf to masked scores: NaN stays NaN in every row."""
        self.forms(math=True)

    def test_kernel(self) -> None:
        """PyTorch's CPU kernel selects scores by their order, and adds masks."""
        self.forms(math=False)


class FastPaths(Case):
    """Operators that nn.TransformerEncoder and nn.MultiheadAttention call without gradients."""

    def layer(self, **options: Any) -> nn.TransformerEncoderLayer:
        torch.manual_seed(0)
        return nn.TransformerEncoderLayer(16, 4, 32, batch_first=True, **options).eval()

    def padding(self, batch: int, length: int) -> Tensor:
        return torch.arange(length).expand(batch, -1) >= length - torch.arange(batch).unsqueeze(1)

    def test_layer(self) -> None:
        forms = itertools.product((False, True), ("relu", "gelu"), (False, True))
        for first, activation, dynamic in support.covering(forms):
            with self.subTest(norm_first=first, activation=activation, dynamic=dynamic):
                layer = self.layer(norm_first=first, activation=activation)
                more = ((torch.randn(3, 7, 16),),) if dynamic else ()
                self.same(layer, (torch.randn(2, 5, 16),), *more, dynamic=dynamic)

    def test_layer_of_half_types(self) -> None:
        for dtype in (torch.bfloat16, torch.float16):
            x = torch.randn(2, 5, 16).to(dtype)
            self.same(self.layer().to(dtype), (x,), tolerance=TOLERANCE[dtype])

    def test_masks(self) -> None:
        layer, x, pad = self.layer(), torch.randn(3, 5, 16), self.padding(3, 5)
        causal = nn.Transformer.generate_square_subsequent_mask(5, dtype=torch.bool)
        causal[1] = True  # a fully masked row is NaN
        masks = ((None, pad), (causal, None), (causal, pad))
        for (mask, padding), dynamic in support.covering(itertools.product(masks, (False, True))):
            with self.subTest(causal=mask is not None, padding=padding is not None):
                self.same(layer, (x, mask, padding), dynamic=dynamic)

    def test_encoder(self) -> None:
        for nested in (False, True):
            encoder = nn.TransformerEncoder(self.layer(), 2, enable_nested_tensor=nested).eval()
            self.same(encoder, (torch.randn(3, 5, 16),))
        encoder = nn.TransformerEncoder(self.layer(), 2, enable_nested_tensor=False).eval()
        self.same(encoder, (torch.randn(3, 5, 16), None, self.padding(3, 5)))

    def test_training(self) -> None:
        self.same(self.layer(), (torch.randn(2, 5, 16),), train=True)

    def test_strict_export(self) -> None:
        layer, x = self.layer(norm_first=True), torch.randn(2, 5, 16)
        with torch.no_grad():
            exported = torch.export.export(layer, (x,), strict=True)
            self.assertIn("_transformer_encoder_layer_fwd", str(exported.graph))
            support.assert_same(fxge.compile(exported)(x), layer(x), 2e-6)

    def test_multi_head(self) -> None:
        """The operator as the module calls it."""
        torch.manual_seed(0)
        m = nn.MultiheadAttention(16, 4, batch_first=True).eval()
        x, y, z = torch.randn(2, 5, 16), torch.randn(2, 5, 16), torch.randn(2, 5, 16)
        weights = (m.in_proj_weight, m.in_proj_bias, m.out_proj.weight, m.out_proj.bias)
        square, pad = torch.ones(5, 5).triu(1).bool(), self.padding(2, 5)
        masks = ((None, None), (square, 0), (pad, 1), (rows(40, 5).view(2, 4, 5, 5), 2))
        forms = itertools.product(masks, (False, True), (False, True))
        for (mask, kind), need, mean in support.covering(forms):

            def f(q: Tensor, k: Tensor, v: Tensor, last: Any = (mask, need, mean, kind)) -> Any:
                y, p = torch._native_multi_head_attention(q, k, v, 16, 4, *weights, *last)
                return (y, p) if last[1] else y

            with self.subTest(mask_type=kind, need_weights=need, average=mean):
                self.same(lambda x: f(x, x, x), (x,))
                if mask is None:
                    self.same(f, (x, y, z))


if __name__ == "__main__":
    unittest.main()
