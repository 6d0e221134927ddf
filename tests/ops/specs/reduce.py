# SPDX-License-Identifier: Apache-2.0
"""Calls of reductions, scans, searches and histograms."""

from __future__ import annotations

import torch

from specs.base import (
    ALL,
    COMPLEX,
    F32_BF16,
    FLOATS,
    INF,
    NAN,
    NUMBERS,
    Maker,
    bf16,
    boolean,
    c64,
    call,
    f16,
    f32,
    f64,
    group,
    i8,
    i16,
    i32,
    i64,
    static,
    u8,
)


@group
def reductions() -> None:
    """Adds reductions: dims, keepdim, dtypes, empty dims."""
    for name, types in [("sum", ALL), ("prod", NUMBERS), ("mean", FLOATS), ("amax", ALL),
                        ("amin", NUMBERS), ("max", NUMBERS), ("min", NUMBERS), ("any", ALL),
                        ("all", ALL), ("argmax", NUMBERS), ("argmin", NUMBERS)]:
        data = Maker.distinct if name.startswith("arg") else Maker.__call__
        if name in ("any", "all"):
            data = Maker.mask
        types = (boolean,) if name in ("any", "all") else types
        call(name, "all", lambda m, d=data: [d(m, m.a, m.b)], types)
        static(name, "zero_d", lambda m, d=data: [d(m)])
        static(name, "strided", lambda m, d=data: [d(m, 3, 4).t()])
    for name in ["_is_all_true", "_is_any_true"]:
        call(name, "plain", lambda m: [m.mask(m.a, m.b)], (boolean,))
        static(name, "empty", lambda m: [m.mask(0, 4)], (boolean,))
    for name in ["any", "all"]:
        static(name, "numbers", lambda m: [m.index(2, 3, 4).to(m.dtype)], (f32, i64, u8, bf16))
        call(f"{name}.dim", "last", lambda m: [m.mask(m.a, m.b), -1])
        static(f"{name}.dim", "keep", lambda m: [m.mask(3, 4), 0, True])
        call(f"{name}.dims", "two", lambda m: [m.mask(m.a, m.b, 2), [0, -1]])
        static(name, "empty", lambda m: [m.mask(0, 4)])
    for name, types in [("sum.dim_IntList", ALL), ("mean.dim", FLOATS), ("amax", NUMBERS),
                        ("amin", NUMBERS), ("var.correction", FLOATS), ("var.dim", FLOATS),
                        ("std.correction", FLOATS), ("logsumexp", FLOATS + (i64,))]:
        call(name, "last", lambda m: [m(m.a, m.b), [-1]], types)
        static(name, "keep", lambda m: [m(3, 4), [0]], keepdim=True)
        call(name, "two", lambda m: [m(m.a, m.b, 2), [0, 2]])
        static(name, "strided", lambda m: [m(3, 4, 2).permute(2, 0, 1), [1]])
    static("sum", "empty", lambda m: [m(0, 4)])
    static("prod", "empty", lambda m: [m(0, 4)])
    static("sum.dim_IntList", "none", lambda m: [m(3, 4), None])
    static("sum.dim_IntList", "no_dims", lambda m: [m(3, 4), []])
    static("sum.dim_IntList", "empty_dim", lambda m: [m(3, 0), [1]])
    static("mean.dim", "none", lambda m: [m(3, 4), None])
    static("amax", "no_dims", lambda m: [m(3, 4)])
    static("sum", "dtype", lambda m: [m(3, 4, dtype=i32)], dtype=f32)
    static("mean", "dtype", lambda m: [m(3, 4, dtype=i32)], dtype=f32)
    static("sum.dim_IntList", "dtype", lambda m: [m(3, 4, dtype=f16), [1]], dtype=f32)
    for n in (0, 1, 2, None):
        static("var.correction", f"correction{n}", lambda m: [m(3, 4), [1]], correction=n)
    static("var.correction", "all", lambda m: [m(3, 4)])
    call("prod.dim_int", "last", lambda m: [m(m.a, m.b), -1], NUMBERS)
    static("prod.dim_int", "keep", lambda m: [m(3, 4), 0, True])
    for name in ["max.dim", "min.dim"]:
        call(name, "last", lambda m: [m.distinct(m.a, m.b), -1], NUMBERS)
        static(name, "keep", lambda m: [m.distinct(3, 4), 0, True])
    for name in ["argmax", "argmin"]:
        call(name, "dim", lambda m: [m.distinct(m.a, m.b), 1], NUMBERS)
        static(name, "keep", lambda m: [m.distinct(3, 4), 0, True])
        static(name, "ties", lambda m: [torch.tensor([1.0, 3.0, 1.0, 3.0]), 0])
    for name in ["cumsum", "cumprod"]:
        call(name, "last", lambda m: [m(m.a, m.b), -1], NUMBERS)
        static(name, "first", lambda m: [m(3, 4), 0], (f32, boolean))
        static(name, "zero_d", lambda m: [m(), 0])
        static(name, "dtype", lambda m: [m(3, 4, dtype=i32), 0], dtype=f32)
    for name in ["linalg_vector_norm"]:
        call(name, "two", lambda m: [m(m.a, m.b), 2, [-1]], FLOATS)
        static(name, "all", lambda m: [m(3, 4)])
        for n in (0, 1, 3, float("inf"), -float("inf")):
            static(name, f"ord{n}", lambda m, n=n: [m(3, 4), n, [0]])
    for name in ["sum.dim_IntList", "mean.dim", "amax", "amin", "any.dim", "all.dim", "prod.dim_int"]:
        one = name in ("any.dim", "all.dim", "prod.dim_int")
        static(name, "zero_d_dim", lambda m, d=-1 if one else [-1]: [m(), d, True])


@group
def double_precision_extremes() -> None:
    """Adds extremes of f64 with NaN, infinities and both zeros."""
    odd = torch.tensor([[0.0, torch.nan, -1.0, torch.inf], [-0.0, 2.0, -torch.inf, 0.0], [1.0, 1.0, -1.0, -2.0]]).double()
    for name in ("max.dim", "min.dim"):
        for keep in (False, True):
            call(name, f"exact_{keep}", lambda m, k=keep: [m.distinct(m.a, m.b), 0, k], (f64,))
            static(name, f"odd_{keep}", lambda m, k=keep: [odd, 1, k], (f64,))
        static(name, "exact_0d", lambda m: [m(), 0], (f64,))


@group
def complex_statistics() -> None:
    """Adds complex reductions that are decomposed."""
    for name in ("var.correction", "std.correction", "var_mean.correction", "logsumexp"):
        static(name, "complex", lambda m: [m(3, 4), [1]], (c64,))
    for kind in ("dx", "x"):
        static(f"cumulative_trapezoid.{kind}", "complex", lambda m, k=kind: [m(3, 4)] if k == "dx" else [m(3, 4), m(4)], COMPLEX)
    for p in (0, 1, 2, float("inf"), -float("inf"), 2.5):
        static("linalg_vector_norm", f"complex_{p}", lambda m, p=p: [m(3, 4), p], COMPLEX)
    static("dist", "complex", lambda m: [m(4, 3), m(4, 3), 2], (c64,))


@group
def complex_sums() -> None:
    """Adds complex sums, products and means."""
    for name in ("sum", "prod"):
        call(name, "complex", lambda m: [m(m.a, m.b)], COMPLEX)
    static("mean", "complex", lambda m: [m(3, 4)], COMPLEX)  # torch.export specialises its sizes
    for name in ("sum.dim_IntList", "mean.dim"):
        static(name, "complex", lambda m: [m(3, 4, 2), [0, 2]], COMPLEX)
        static(name, "complex_keep", lambda m: [m(3, 40), [0]], (c64,), keepdim=True)
    call("prod.dim_int", "complex", lambda m: [m(m.a, m.b), 0], COMPLEX)
    for name in ("cumsum", "cumprod"):
        call(name, "complex", lambda m: [m(m.a, m.b), 0], COMPLEX)
    for d in (0, -1):
        static("logcumsumexp", f"complex_{d}".replace("-", "m"), lambda m, d=d: [m(5, 9), d], COMPLEX)
    static("logcumsumexp", "complex_far", lambda m: [m(9) * 100, 0], COMPLEX)
    static("logcumsumexp", "complex_turns", lambda m: [torch.complex(m.positive(2, 40, dtype=f64), m(2, 40, dtype=f64) * 9).to(m.dtype), 1], COMPLEX)
    ends = torch.tensor([complex(-INF, 2), 1 + 2j, complex(-INF, 3), 3, 200, complex(INF, 5), 1e3])
    static("logcumsumexp", "complex_infinite", lambda m: [ends.to(m.dtype), 0], COMPLEX)
    for shape in ((), (0, 3), (1,)):
        static("logcumsumexp", f"complex_{len(shape)}_dims", lambda m, s=shape: [m(*s), 0], (c64,))


@group
def mixed_exponentials() -> None:
    """Adds sums of exponentials of integers."""
    static("logcumsumexp", "double", lambda m: [m(3, 7) * 40, 1], (f64,))
    static("logcumsumexp", "double_ends", lambda m: [torch.tensor([-INF, -INF, 1.0, 200.0, -900.0, INF, NAN, 0.0]).double(), 0], (f64,))
    static("logcumsumexp", "double_0d", lambda m: [m(), 0], (f64,))


@group
def mixed_boundaries() -> None:
    """Adds searches of a number among boundaries of another dtype."""
    for n in (0, 0.25, 2, -INF):
        static("searchsorted.Scalar", f"at_{n}", lambda m, n=n: [m(7).sort().values, n], (f16, f64, i64, u8), side="right")
        static("bucketize.Scalar", f"at_{n}", lambda m, n=n: [n, m(7).sort().values], (bf16, i32), out_int32=True)
    static("searchsorted.Scalar", "sorter", lambda m: [torch.tensor([3.0, 1.0, 2.0]), 2.0], sorter=torch.tensor([1, 2, 0]))


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("dist", "whole", lambda m: [m(3, 4), torch.arange(12).view(3, 4)], (f16, f64))


@group
def vector_norms() -> None:
    """Adds norms of one element, whose power overflows."""
    for p in (0, 1, 2, 3, -2, 0.5):  # norms of one element, whose power overflows
        static("linalg_vector_norm", f"one_{p}", lambda m, p=p: [torch.tensor([[1e30], [-3e-30], [0.0]]).to(m.dtype), p, [1]], (f32, f16))
    static("linalg_vector_norm", "one", lambda m: [torch.tensor([[-1e30]])])


@group
def searches_with_nan() -> None:
    """Adds searches with NaN among values and boundaries."""
    values = [float("nan"), -float("inf"), float("inf"), 0.0, 1.0, 2.5, -1.0]
    bounds = [-1.0, 0.0, 1.0, 2.0]
    for right in (False, True):
        static("bucketize.Tensor", f"nan_{right}", lambda m: [
            torch.tensor(values), torch.tensor(bounds)], right=right)
        static("searchsorted.Tensor", f"nan_{right}", lambda m: [
            torch.tensor(bounds), torch.tensor(values)], right=right)
        for n in range(1, 9):  # PyTorch's binary search visits only some of the NaN
            ends = [*bounds[: 8 - n], *[3.0 + i for i in range(4 - n)], *[float("nan")] * n]
            static("searchsorted.Tensor", f"nan_bounds{n}_{right}", lambda m, e=ends: [torch.tensor(e, dtype=m.dtype), torch.tensor(values, dtype=m.dtype)], (f32, f64), right=right)
        rows = [[*bounds[:3], float("nan")], bounds]
        static("searchsorted.Tensor", f"nan_rows1_{right}", lambda m, e=rows: [torch.tensor(e, dtype=m.dtype), torch.tensor([values, values], dtype=m.dtype)], (f32, f16, f64), right=right)
        ends = [*bounds, 3.0, *[float("nan")] * 7]
        call("bucketize.Tensor", f"nan_bounds7_{right}", lambda m, e=ends: [torch.tensor(values * m.a), torch.tensor(e)], right=right)


@group
def logsumexp() -> None:
    """Adds sums of exponentials of no elements and of extreme integers."""
    for shape in ((0,), (0, 3), (3, 0)):
        static("logsumexp", f"nothing_{len(shape)}_{shape[-1]}", lambda m, s=shape: [m(*s), [0]])
    static("logsumexp", "nothing_kept", lambda m: [m(3, 0, dtype=i64), [0, 1], True])
    static("logsumexp", "ends", lambda m: [torch.tensor([[-128, 126], [3, -5]]).to(m.dtype), [1]], (i8, i32))


@group
def narrow_dtypes() -> None:
    """Adds dtypes that GE lacks: the lowering computes in a wider one."""
    small = (boolean, i8, i16, u8)
    for name in ("amax", "amin"):
        static(name, "narrow", lambda m: [m(3, 4), [1]], small)


@group
def sorted_searches() -> None:
    """Adds searches with a sorter."""
    static("searchsorted.Tensor", "rows", lambda m: [m(3, 4).sort(1).values, m(3, 5)], (f32, f64, i32))
    for right in (False, True):  # integers that a double rounds
        static("searchsorted.Tensor", f"bools_{right}", lambda m: [torch.tensor([False, False, True]), torch.tensor([True, False])], right=right)
        static("searchsorted.Tensor", f"zeros_{right}", lambda m: [torch.tensor([-1.0, -0.0, 0.0, 1.0], dtype=m.dtype), torch.tensor([-0.0, 0.0], dtype=m.dtype)], (f32, f64), right=right)
        static("searchsorted.Tensor", f"large_{right}", lambda m: [
            torch.tensor([2**53, 2**53 + 1, 2**53 + 3]), torch.tensor([2**53 + 1, 2**53 + 2, 2**62])], right=right)
    static("searchsorted.Tensor", "sorter", lambda m: [torch.tensor([3.0, 1.0, 2.0]), m(3, 5)], sorter=torch.tensor([1, 2, 0]))


@group
def distances() -> None:
    """Adds distances with exponents that have a formula of their own, means without NaN, and integrals."""
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        for name in ("_cdist_forward", "cdist"):
            call(name, f"p{p}", lambda m, p=p: [m(2, m.a, 3), m(m.b, 3), p, None], (f32, f64) if p == 2 else (f32,))
        for name in ("_pdist_forward", "pdist"):
            static(name, f"p{p}", lambda m, p=p: [m(4, 3), p])
        call("pairwise_distance", f"p{p}", lambda m, p=p: [m(m.a, m.b), m(m.b), p], FLOATS if p == 2 else (f32,))
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        nans = torch.tensor([[1.0, torch.nan, 2.0], [0.5, 1.0, 2.0], [torch.nan] * 3])
        for name in ("cdist", "pdist"):
            static(name, f"nan_p{p}", lambda m, p=p, nans=nans, two=name == "cdist": [nans, nans + 1, p] if two else [nans, p])
    static("pdist", "one", lambda m: [m(1, 3)], FLOATS)
    call("_euclidean_dist", "plain", lambda m: [m(2, m.a, 3), m(2, m.b, 3)], (f32, f64))
    static("_cdist_forward", "no_columns", lambda m: [m(2, 0), m(3, 0), 2.0, None])
    call("nanmean", "plain", lambda m: [m(m.a, m.b), [1]], FLOATS)
    static("nanmean", "nan", lambda m: [torch.tensor([[1.0, torch.nan], [torch.nan, torch.nan]]), [1], True])
    call("msort", "plain", lambda m: [m.distinct(m.a, m.b)], (f32, i32))
    for name in ("trapezoid", "cumulative_trapezoid"):
        call(f"{name}.dx", "plain", lambda m: [m(m.a, m.b)], F32_BF16, dx=0.5, dim=0)
        call(f"{name}.x", "plain", lambda m: [m(m.a, m.b), m(m.b)])
        call(f"{name}.x", "rows", lambda m: [m(m.a, m.b), m(m.a, m.b)], dim=0)
        static(f"{name}.x", "ranks", lambda m: [m(3, 4), m(2, 3, 4)], dim=1)
        static(f"{name}.x", "less", lambda m: [m(2, 3, 4), m(3, 4)], (f32, i32), dim=1)
        static(f"{name}.dx", "integers", lambda m: [m(0, 4)], (f32, i32), dim=0)


@group
def statistics() -> None:
    """Adds moments, norms, counts and searches."""
    for name in ["var", "std"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
        static(name, "biased", lambda m: [m(3, 4), False])
    call("std.dim", "plain", lambda m: [m(m.a, 4), [1]])
    for name in ["var_mean", "std_mean"]:
        static(name, "plain", lambda m: [m(3, 4)])
        call(f"{name}.correction", "plain", lambda m: [m(m.a, 4), [1]], FLOATS)
        static(f"{name}.dim", "plain", lambda m: [m(3, 4), [0], False, True])
    for p in (1, 2, float("inf")):
        static("norm.Scalar", f"p{p}", lambda m, p=p: [m(3, 4), p])
        call("norm.ScalarOpt_dim", f"p{p}", lambda m, p=p: [m(m.a, m.b), p, [1]])
    call("aminmax", "dim", lambda m: [m(m.a, m.b)], (f32, i64), dim=1)
    static("aminmax", "all", lambda m: [m(3, 4)])
    nans = torch.tensor([[1.5, float("nan"), -2.0], [float("nan")] * 3])
    call("nansum", "last", lambda m: [m(m.a, m.b), [-1]], ALL)
    static("nansum", "nans", lambda m: [nans.to(m.dtype), [1], True], FLOATS)
    static("nansum", "all", lambda m: [nans])
    static("nansum", "zero_d", lambda m: [nans[0, 1]])
    static("nansum", "empty", lambda m: [m(0, 4), [0]])
    static("nansum", "large", lambda m: [torch.tensor([6e4, 6e4, -6e4]).to(m.dtype)], (f16,))
    static("nansum", "narrower", lambda m: [torch.tensor([7e4, 1.5])], dtype=f16)
    static("nansum", "wider", lambda m: [nans.to(m.dtype)], (f16, i32), dtype=f32)
    call("count_nonzero.dim_IntList", "plain", lambda m: [m(m.a, m.b).round(), [1]], (f32,))
    call("count_nonzero", "plain", lambda m: [m(m.a, m.b)], (i64, boolean))
    call("diff", "plain", lambda m: [m(m.a, m.b)], (f32, i64))
    static("diff", "second", lambda m: [m(3, 5), 2, 0])
    edges = torch.tensor([-1.0, 0.0, 0.5, 2.0])
    for right in (False, True):
        call("bucketize.Tensor", f"right_{right}", lambda m: [m(m.a, m.b), edges], right=right)
    static("searchsorted.Tensor", "plain", lambda m: [edges, m(3, 4)])


@group
def order_statistics() -> None:
    """Adds running extremes, medians and modes, with ties, NaN and 0-d tensors."""
    for name in ("cummax", "cummin"):
        call(name, "plain", lambda m: [m(m.a, m.b), 1], (*NUMBERS, u8))
        call(name, "first", lambda m: [m(m.a, m.b), -2])
        static(name, "nan", lambda m: [torch.tensor([1.0, 3.0, 3.0, NAN, 5.0, NAN, -INF]), 0])
        static(name, "empty", lambda m: [m(0, 3), 1])
    call("logcumsumexp", "plain", lambda m: [m(m.a, m.b) * 4, 1], (f32, f16))
    static("logcumsumexp", "ends", lambda m: [torch.tensor([-INF, -INF, 1.0, 200.0, -300.0, INF, NAN, 0.0]), 0])
    for name in ("median.dim", "nanmedian.dim"):
        call(name, "plain", lambda m: [m.distinct(m.a, m.b), 1], (*FLOATS, i32, i64))
        call(name, "keepdim", lambda m: [m.distinct(m.a, m.b), 0, True])
        static(name, "nan", lambda m: [torch.tensor([[1.0, NAN, 3.0, 2.0], [NAN, NAN, NAN, 5.0], [4.0, 2.0, 3.0, 1.0]]), 1])
        static(name, "zero_d", lambda m: [m.positive(), 0])
    for name in ("median", "nanmedian"):
        call(name, "plain", lambda m: [m.distinct(m.a, m.b)], (*FLOATS, i32))
        static(name, "nan", lambda m: [torch.tensor([1.0, NAN, 3.0, 2.0])])
        static(name, "empty", lambda m: [m(0)], (*ALL, i16, i8))
    static("kthvalue", "zero_d_bool", lambda m: [m()], (boolean,))
    call("kthvalue", "plain", lambda m: [m.distinct(m.a, m.b), 2], (*FLOATS, i32))
    call("kthvalue", "keepdim", lambda m: [m.distinct(m.a, m.b), 2, 0, True])
    static("kthvalue", "zero_d", lambda m: [m.positive(), 1])
    call("mode", "plain", lambda m: [m.index(4, m.a, m.b + 6).to(m.dtype), 1], ALL)
    call("mode", "keepdim", lambda m: [m.index(3, m.a + 7, m.b).to(m.dtype), 0, True])
    static("mode", "zero_d", lambda m: [m.positive()])


@group
def histograms() -> None:
    """Adds histograms with given edges and with edges from the data."""
    for density in (False, True):
        for weight in (False, True):
            def more(m, weight=weight):
                return {"weight": m.positive(m.a, m.b)} if weight else {}

            tag = f"{density}_{weight}"
            if weight:
                static("histogram.bin_ct", tag, lambda m: [m(3, 4)], weight=torch.arange(12.0).view(3, 4), bins=5, density=density)
                static("histogram.bins_tensor", tag, lambda m: [m(3, 4), torch.tensor([-2.0, -1.0, 0.5, 3.0])], weight=torch.arange(12.0).view(3, 4), density=density)
            else:
                call("histogram.bin_ct", tag, lambda m: [m(m.a, m.b)], (f32, f64), bins=5, density=density)
                call("histogram.bin_ct", f"range_{tag}", lambda m: [m(m.a, m.b)], bins=4, range=[-1.0, 2.0], density=density)
                call("histogram.bins_tensor", tag, lambda m: [m(m.a, m.b), torch.tensor([-2.0, -1.0, 0.5, 3.0])], density=density)
    static("histogram.bin_ct", "halves", lambda m: [m(3, 4)], FLOATS, bins=4, range=[-1.0, 2.0])
    static("histogram.bin_ct", "one_edge", lambda m: [m(3, 4)], FLOATS, bins=4, range=[1.0, 1.0])
    static("histogram.bin_ct", "equal", lambda m: [torch.ones(5)], bins=4)
    static("histogram.bin_ct", "empty", lambda m: [torch.ones(0)], bins=4)
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        call("dist", f"p{p}", lambda m, p=p: [m(m.a, m.b), m(m.b), p], FLOATS if p == 2 else (f32,))


@group
def histograms_of_columns() -> None:
    """Adds histograms over several columns: counts, weights, densities, edges given or computed."""
    far = lambda m: m(3, 4, 2)  # noqa: E731
    edges = lambda m: [torch.tensor([-2.0, -1.0, 0.5, 3.0]).to(m.dtype), torch.tensor([-1.0, 2.5]).to(m.dtype)]  # noqa: E731
    for name in ("_histogramdd_bin_edges", "_histogramdd_from_bin_cts"):
        static(name, "plain", lambda m: [far(m), [4, 3]], (f32, f64))
        static(name, "range", lambda m: [far(m), [4, 3]], (f32, f64, f16), range=[-1.0, 2.0, 1.0, 1.0])
        static(name, "equal", lambda m: [torch.ones(3, 2), [2, 3]])
        static(name, "empty", lambda m: [torch.ones(0, 2), [2, 3]])
    static("_histogramdd_bin_edges", "no_bin", lambda m: [far(m), [0, 1]])
    for density in (False, True):
        tag = "density" if density else "count"
        static("_histogramdd_from_bin_cts", tag, lambda m: [far(m), [2, 3]], weight=torch.arange(12.0).view(3, 4), density=density)
        static("_histogramdd_from_bin_tensors", tag, lambda m: [far(m), edges(m)], (f32, f64, bf16), density=density)
        static("_histogramdd_from_bin_tensors", f"weight_{tag}", lambda m: [far(m), edges(m)], weight=torch.arange(12.0).view(3, 4), density=density)
    static("_histogramdd_from_bin_tensors", "nan", lambda m: [torch.tensor([[0.0, 1.0], [torch.nan, 0.0], [0.0, 2.5]]), edges(m)])


@group
def hashes() -> None:
    """Adds exclusive-or hashes of every class of dtypes; a symbolic number of elements is reduced bit by bit."""
    static("hash_tensor", "all", lambda m: [m(3, 4)], (f32, f64, f16, bf16, i64, i32, i8, u8, boolean))
    for dims, keep in (([0], False), ([-1], True), ([0, 2], True)):
        static("hash_tensor", f"dims{dims}_{keep}", lambda m, d=dims: [m(3, 4, 5), d], (f32, i32), keepdim=keep)
    static("hash_tensor", "odd", lambda m: [torch.tensor([torch.nan, -0.0, torch.inf, 1.0, -1.0])])
    static("hash_tensor", "0d", lambda m: [m()])
    static("hash_tensor", "one", lambda m: [m(1, 3), 0])
    static("hash_tensor", "nothing", lambda m: [m(0, 3), 1])
