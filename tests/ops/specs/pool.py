# SPDX-License-Identifier: Apache-2.0
"""Calls of pools."""

from __future__ import annotations

import itertools

import torch

from specs.base import F32_BF16, F32_F64, FLOATS, Maker, call, f32, f64, group, i64, static, u8


@group
def pools() -> None:
    """Adds maxima and averages over windows of two dims."""
    for name in ["max_pool2d", "max_pool2d_with_indices"]:
        call(name, "plain", lambda m: [m.distinct(m.a, 2, m.b + 4, 6), [2, 2]], FLOATS)
        static(name, "padded", lambda m: [m.distinct(1, 2, 7, 7), [3, 3], [2, 2], [1, 1]])
        static(name, "ceil", lambda m: [m.distinct(1, 2, 6, 7), [3, 3], [2, 2]], ceil_mode=True)
        static(name, "behind", lambda m: [m.distinct(2, 2, 6, 11), [2, 2], [1, 3], [0, 1]], ceil_mode=True)
        static(name, "dilated", lambda m: [m.distinct(1, 2, 7, 7), [2, 2], [1, 1], 0, [2, 2]])
        static(name, "no_batch", lambda m: [m.distinct(2, 6, 6), [2, 2]])
    call("avg_pool2d", "plain", lambda m: [m(m.a, 2, m.b + 4, 6), [2, 2]], FLOATS)
    static("avg_pool2d", "padded", lambda m: [m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1]])
    static("avg_pool2d", "exclusive", lambda m: [
        m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1], False, False])
    static("avg_pool2d", "ceil", lambda m: [m(1, 2, 6, 7), [3, 3], [2, 2], [1, 1], True])
    for include in (True, False):  # the last window starts in the trailing padding
        static("avg_pool2d", f"behind_{include}", lambda m, i=include: [m(2, 2, 6, 11), [2, 2], [1, 3], [0, 1], True, i])
    static("avg_pool2d", "divisor", lambda m: [m(1, 2, 6, 6), [2, 2], [2, 2]], divisor_override=3)
    static("avg_pool2d", "negative", lambda m: [
        m(1, 2, 7, 7), [3, 3], [2, 2], [1, 1], True], FLOATS, divisor_override=-2)
    for name in ["adaptive_avg_pool2d", "_adaptive_avg_pool2d"]:
        static(name, "even", lambda m: [m(1, 2, 6, 6), [3, 2]], FLOATS)
        static(name, "uneven", lambda m: [m(1, 2, 7, 5), [3, 2]])
        static(name, "one", lambda m: [m(2, 2, 5, 5), [1, 1]])
    call("adaptive_avg_pool2d", "one", lambda m: [m(m.a, 2, m.b + 3, 5), [1, 1]])
    static("avg_pool1d", "plain", lambda m: [m(1, 2, 8), [2]])
    static("max_pool1d", "plain", lambda m: [m.distinct(1, 2, 8), [2]])


@group
def double_precision() -> None:
    """Adds averages of f64."""
    static("_adaptive_avg_pool2d", "exact", lambda m: [m(2, 3, 5, 6), [2, 4]], (f64,))


@group
def fractional_pools() -> None:
    """Adds windows at random positions."""
    for n in (2, 3):
        for lead in ([2, 3], [3]):
            sizes, kernel, out = [5, 6, 5][:n], [2, 3, 2][:n], [3, 2, 3][:n]

            def drawn(m, a=lead, n=n):
                return torch.linspace(0.05, 0.95, 3 * n * (a[0] if len(a) == 2 else 1)).reshape(-1, 3, n).to(m.dtype)

            static(f"fractional_max_pool{n}d", f"rank{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, o=out, u=drawn: [m.distinct(*a, *s), k, o, u(m)], F32_F64)
            static(f"fractional_max_pool{n}d", f"one{len(lead)}", lambda m, a=lead, s=sizes, k=kernel, n=n, u=drawn: [m.distinct(*a, *s), k, [1] * n, u(m)])
    call("fractional_max_pool2d", "sizes", lambda m: [m.distinct(2, 3, 6, m.b + 4), [2, 2], [3, 3], torch.linspace(0.1, 0.9, 12).reshape(2, 3, 2)])


@group
def unpooling() -> None:
    """Adds unpooling with the indices of a pool."""
    for n, name in ((2, "max_unpool2d"), (3, "max_unpool3d")):
        more = [] if n == 2 else [[2] * n, [0] * n]

        def places(m: Maker, *sizes: int, n: int = n) -> torch.Tensor:
            pool = torch.nn.functional.max_pool2d if n == 2 else torch.nn.functional.max_pool3d
            return pool(m.distinct(*sizes, *[4] * n), 2, return_indices=True)[1]

        call(name, "plain", lambda m, n=n, p=places, more=more: [m(m.a, m.b, *[2] * n), p(m, m.a, m.b), [4] * n, *more], (f32, f64))
        static(name, "larger", lambda m, n=n, p=places, more=more: [m(2, *[2] * n), p(m, 2), [5] * n, *more])
        static(name, "no_batch", lambda m, n=n, more=more: [m(0, 2, *[2] * n), torch.zeros(0, 2, *[2] * n, dtype=i64), [4] * n, *more])


@group
def integer_averages() -> None:
    """Adds averages of i64, which truncate."""
    for ceil, include, divisor in itertools.product((False, True), (False, True), (None, -3)):
        how = f"whole_{ceil}_{include}_{divisor}"
        static("avg_pool2d", how, lambda m, h=(ceil, include, divisor): [m(1, 2, 7, 6) * 9, [3, 2], [2], [1, 0], *h], (i64,))
        static("avg_pool3d", how, lambda m, h=(ceil, include, divisor): [m(1, 5, 5, 6) * 9, [2, 3, 2], [2], [1, 1, 0], *h], (i64,))
    call("avg_pool2d", "whole", lambda m: [m(m.a, 2, m.b + 4, 6), [2, 2]], (i64,))
    static("avg_pool1d", "whole", lambda m: [m(2, 8), [3], [2], [1]], (i64,))
    static("avg_pool2d", "whole_beyond_floats", lambda m: [m(1, 4, 4) + 2**60, [2]], (i64,))


@group
def adaptive_averages() -> None:
    """Adds adaptive averages over one dim."""
    call("adaptive_avg_pool1d", "plain", lambda m: [m(2, m.a, 7), [3]], FLOATS)


@group
def adaptive() -> None:
    """Adds adaptive windows of equal and unequal sizes, also larger than the input."""
    for n, rank in itertools.product((1, 2, 3), (0, 1)):
        sizes, shape = [3, 2, 7][:n], [2, 1][: 1 + rank] + [5, 6, 4][:n]
        static(f"adaptive_max_pool{n}d", f"rank{rank}", lambda m, sizes=sizes, shape=shape: [m.distinct(*shape), sizes], FLOATS)
    static("adaptive_max_pool2d", "ties", lambda m: [torch.zeros(1, 2, 5, 5), [2, 3]])
    static("adaptive_max_pool2d", "nan", lambda m: [torch.tensor([[[1.0, torch.nan, 2.0, 3.0]]]), [1, 2]])
    static("adaptive_max_pool2d", "no_batch", lambda m: [torch.zeros(0, 2, 5, 5), [2, 3]])
    for name in ("_adaptive_avg_pool3d", "adaptive_avg_pool3d"):
        static(name, "plain", lambda m: [m(2, 1, 5, 6, 4), [3, 2, 7]], FLOATS)
        static(name, "one", lambda m: [m(3, 5, 6, 4), [1, 1, 1]])
        static(name, "same", lambda m: [m(3, 5, 6, 4), [5, 3, 4]])
    static("_adaptive_avg_pool3d", "infinite", lambda m: [torch.tensor([1.0, torch.inf, 2.0, 3.0]).view(1, 1, 1, 4), [1, 1, 2]])


@group
def dilated() -> None:
    """Adds dilated windows over two dims, and dtypes for which GE returns no indices."""
    for name in ("max_pool2d", "max_pool2d_with_indices"):
        for ceil in (False, True):
            call(name, f"gaps_{ceil}", lambda m, c=ceil: [m.distinct(1, m.a, 7, 4 + m.b), [2, 3], [2, 1], [1, 1], [2, 1], c], (*FLOATS, f64, i64, u8))
        static(name, "exact", lambda m: [m.distinct(2, 5, 6), [3], [], [1]], (f64, i64, u8))
    last = torch.tensor([[[torch.nan, torch.nan, 2.0], [torch.nan, 3.0, torch.nan], [torch.nan, 1.0, 0.0]]])
    static("max_pool2d_with_indices", "last_nan", lambda m: [last.to(m.dtype), [2, 2], [1, 1]], (f32, f64))
    static("max_pool2d_with_indices", "last_nan_gaps", lambda m: [last.to(m.dtype), [2, 2], [1, 1], [0], [2, 2]])
    static("adaptive_max_pool3d", "last_nan", lambda m: [last[None], [1, 2, 2]])
    static("max_pool2d_with_indices", "nan_f64", lambda m: [torch.tensor([[[1.0, torch.nan, 2.0], [-torch.inf, 3.0, 0.0]]]).double(), [2, 2], [1, 1]])


@group
def three_dims() -> None:
    """Adds windows over three dims; each argument differs from its default once."""
    forms = {"plain": ([2, 3, 2], [], [0]), "step": ([3, 2, 2], [2, 1, 3], [1, 0, 1]), "one": ([2], [1], [1])}
    for (tag, (kernel, stride, pad)), ceil in itertools.product(forms.items(), (False, True)):
        add = static if tag == "step" else call  # dropping the last window is a condition on sizes
        for include, divisor in ((True, None), (False, None), (True, -3)):
            add("avg_pool3d", f"{tag}_{ceil}_{include}_{divisor}", lambda m, k=kernel, s=stride, p=pad, c=ceil, i=include, d=divisor: [
                m(m.a, 1, 3, 4, m.b), k, s, p, c, i, d])
        for dilation in ([1], [2, 1, 2]):
            for name in ("max_pool3d", "max_pool3d_with_indices"):
                add(name, f"{tag}_{ceil}_{dilation[0]}", lambda m, k=kernel, s=stride, p=pad, c=ceil, d=dilation: [
                    m.distinct(m.a, 3, 4, m.b + 1), k, s, p, d, c], F32_BF16 if tag == "step" else (f32,))
    static("avg_pool3d", "f64", lambda m: [m(2, 3, 4, 4, 4), [2]], (f64,))
    static("max_pool3d_with_indices", "ties", lambda m: [torch.ones(1, 1, 4, 4, 4), [2, 3, 2], [1]])
    static("max_pool3d_with_indices", "nan", lambda m: [torch.tensor([1.0, torch.nan, 2.0, torch.nan, 0.0, 5.0, 7.0, 1.0]).view(1, 2, 2, 2), [2]])
    static("max_pool3d_with_indices", "no_batch", lambda m: [torch.ones(0, 1, 4, 4, 4), [2]])
    call("max_pool1d_with_indices", "plain", lambda m: [m.distinct(2, m.a, m.b + 4), [3], [2], [1]], F32_BF16)
    call("max_pool1d_with_indices", "no_stride", lambda m: [m.distinct(m.a, m.b + 4), [3]])


@group
def average_gradients() -> None:
    """Adds gradients of averages; each argument differs from its default once."""
    forms = {"plain": (2, [], 0), "step": (3, [2], 1), "behind": (2, [3], 1)}
    for n, (tag, (kernel, stride, pad)), ceil in itertools.product((2, 3), forms.items(), (False, True)):
        for include, divisor in ((True, None), (False, None), (True, -3)):
            def args(m, n=n, k=kernel, s=stride, p=pad, c=ceil, i=include, d=divisor):
                x = m(1, 2, *[5, 4, 3][:n])
                pool = torch.nn.functional.avg_pool2d if n == 2 else torch.nn.functional.avg_pool3d
                like = pool(torch.zeros(x.shape), k, s or None, p, c, i, d)
                return [m(*like.shape), x, [k] * n, s * n, [p] * n, c, i, d]

            static(f"avg_pool{n}d_backward", f"{tag}_{ceil}_{include}_{divisor}", args, FLOATS if tag == "plain" else (f32,))
    call("avg_pool2d_backward", "free", lambda m: [m(1, m.a, 2, m.b), m(1, m.a, 4, 2 * m.b), [2, 2], [], [0, 0], False, True, None])
    static("avg_pool2d_backward", "no_batch", lambda m: [m(2, 2, 2), m(2, 5, 5), [2], [], [0], False, True, None])
    static("avg_pool2d_backward", "empty_batch", lambda m: [m(0, 2, 2, 2), m(0, 2, 5, 5), [2], [], [0], False, True, None])


@group
def columns() -> None:
    """Adds windows unfolded to columns, and columns folded into an image."""
    for kernel, dilation, pad, stride in (([2, 3], [1, 1], [0, 0], [1, 1]), ([3, 2], [2, 1], [1, 2], [2, 3]), ([1, 1], [1, 1], [0, 0], [2, 1])):
        tag = "".join(str(k) for k in kernel)
        n = [(s + 2 * p - d * (k - 1) - 1) // t + 1 for s, p, d, k, t in zip((6, 7), pad, dilation, kernel, stride, strict=True)]
        a = [kernel, dilation, pad, stride]
        static("im2col", tag, lambda m, a=a: [m(1, 2, 6, 7), *a], FLOATS)
        static("col2im", tag, lambda m, a=a, n=n: [m(1, 2 * a[0][0] * a[0][1], n[0] * n[1]), [6, 7], *a], FLOATS)
    call("im2col", "free", lambda m: [m(m.a, 2, 6, m.b + 3), [2, 2], [1, 1], [1, 1], [2, 1]])
    call("col2im", "free", lambda m: [m(m.a, 8, 3 * (m.b + 2)), [6, m.b + 3], [2, 2], [1, 1], [0, 0], [2, 1]], dynamic=False)
    static("im2col", "no_batch", lambda m: [m(2, 4, 4), [2, 2], [1, 1], [0, 0], [1, 1]])
    static("col2im", "no_batch", lambda m: [m(8, 9), [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]])
    static("im2col", "bool", lambda m: [m(1, 2, 4, 4).bool(), [2, 2], [1, 1], [1, 1], [1, 1]])
    static("im2col", "empty_batch", lambda m: [m(0, 2, 4, 4), [2, 2], [1, 1], [0, 0], [1, 1]])
