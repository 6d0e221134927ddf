"""More specs: extremes along the way, middles, most frequent elements, histograms, and copies of views."""

from __future__ import annotations

import torch
from specs import ALL, FLOATS, NUMBERS, bf16, boolean, call, f16, f32, f64, i8, i16, i32, i64, still, u8

NAN, INF = float("nan"), float("inf")


def along_a_dim() -> None:
    """Ties, NaN, and what one element is."""
    for name in ("cummax", "cummin"):
        call(name, "plain", lambda m: [m(m.a, m.b), 1], (*NUMBERS, u8))
        call(name, "first", lambda m: [m(m.a, m.b), -2])
        still(name, "nan", lambda m: [torch.tensor([1.0, 3.0, 3.0, NAN, 5.0, NAN, -INF]), 0])
        still(name, "empty", lambda m: [m(0, 3), 1])
    call("logcumsumexp", "plain", lambda m: [m(m.a, m.b) * 4, 1], (f32, f16))
    still("logcumsumexp", "ends", lambda m: [torch.tensor([-INF, -INF, 1.0, 200.0, -300.0, INF, NAN, 0.0]), 0])
    for name in ("median.dim", "nanmedian.dim"):
        call(name, "plain", lambda m: [m.distinct(m.a, m.b), 1], (*FLOATS, i32, i64))
        call(name, "keepdim", lambda m: [m.distinct(m.a, m.b), 0, True])
        still(name, "nan", lambda m: [torch.tensor([[1.0, NAN, 3.0, 2.0], [NAN, NAN, NAN, 5.0], [4.0, 2.0, 3.0, 1.0]]), 1])
        still(name, "zero_d", lambda m: [m.positive(), 0])
    for name in ("median", "nanmedian"):
        call(name, "plain", lambda m: [m.distinct(m.a, m.b)], (*FLOATS, i32))
        still(name, "nan", lambda m: [torch.tensor([1.0, NAN, 3.0, 2.0])])
        still(name, "empty", lambda m: [m(0)], (*ALL, i16, i8))
    still("kthvalue", "zero_d_bool", lambda m: [m()], (boolean,))
    call("kthvalue", "plain", lambda m: [m.distinct(m.a, m.b), 2], (*FLOATS, i32))
    call("kthvalue", "keepdim", lambda m: [m.distinct(m.a, m.b), 2, 0, True])
    still("kthvalue", "zero_d", lambda m: [m.positive(), 1])
    call("mode", "plain", lambda m: [m.index(4, m.a, m.b + 6).to(m.dtype), 1], ALL)
    call("mode", "keepdim", lambda m: [m.index(3, m.a + 7, m.b).to(m.dtype), 0, True])
    still("mode", "zero_d", lambda m: [m.positive()])


def counted() -> None:
    """Edges that are given, and those of the data."""
    for density in (False, True):
        for weight in (False, True):
            def more(m, weight=weight):
                return {"weight": m.positive(m.a, m.b)} if weight else {}
            tag = f"{density}_{weight}"
            if weight:
                still("histogram.bin_ct", tag, lambda m: [m(3, 4)], weight=torch.arange(12.0).view(3, 4), bins=5, density=density)
                still("histogram.bins_tensor", tag, lambda m: [m(3, 4), torch.tensor([-2.0, -1.0, 0.5, 3.0])], weight=torch.arange(12.0).view(3, 4), density=density)
            else:
                call("histogram.bin_ct", tag, lambda m: [m(m.a, m.b)], (f32, f64), bins=5, density=density)
                call("histogram.bin_ct", f"range_{tag}", lambda m: [m(m.a, m.b)], bins=4, range=[-1.0, 2.0], density=density)
                call("histogram.bins_tensor", tag, lambda m: [m(m.a, m.b), torch.tensor([-2.0, -1.0, 0.5, 3.0])], density=density)
    still("histogram.bin_ct", "halves", lambda m: [m(3, 4)], FLOATS, bins=4, range=[-1.0, 2.0])
    still("histogram.bin_ct", "one_edge", lambda m: [m(3, 4)], FLOATS, bins=4, range=[1.0, 1.0])
    still("histogram.bin_ct", "equal", lambda m: [torch.ones(5)], bins=4)
    still("histogram.bin_ct", "empty", lambda m: [torch.ones(0)], bins=4)
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        call("dist", f"p{p}", lambda m, p=p: [m(m.a, m.b), m(m.b), p], FLOATS if p == 2 else (f32,))
    for accumulate in (False, True):
        call("put", f"{accumulate}", lambda m, a=accumulate: [m(m.a, m.b), m.order(12).view(3, 4)[:, :2] - 6, m(3, 2), a], (f32, i64))
    still("histc", "own_bounds", lambda m: [m(3, 4), 5])
    still("histc", "own_bounds_equal", lambda m: [torch.ones(4), 5])
    still("histc", "own_bounds_empty", lambda m: [torch.ones(0), 5])


def several_columns() -> None:
    """Histograms over several columns: counts, weights, densities, edges given or found."""
    far = lambda m: m(3, 4, 2)  # noqa: E731
    edges = lambda m: [torch.tensor([-2.0, -1.0, 0.5, 3.0]).to(m.dtype), torch.tensor([-1.0, 2.5]).to(m.dtype)]  # noqa: E731
    for name in ("_histogramdd_bin_edges", "_histogramdd_from_bin_cts"):
        still(name, "plain", lambda m: [far(m), [4, 3]], (f32, f64))
        still(name, "range", lambda m: [far(m), [4, 3]], (f32, f64, f16), range=[-1.0, 2.0, 1.0, 1.0])
        still(name, "equal", lambda m: [torch.ones(3, 2), [2, 3]])
        still(name, "empty", lambda m: [torch.ones(0, 2), [2, 3]])
    still("_histogramdd_bin_edges", "no_bin", lambda m: [far(m), [0, 1]])
    for density in (False, True):
        tag = "density" if density else "count"
        still("_histogramdd_from_bin_cts", tag, lambda m: [far(m), [2, 3]], weight=torch.arange(12.0).view(3, 4), density=density)
        still("_histogramdd_from_bin_tensors", tag, lambda m: [far(m), edges(m)], (f32, f64, bf16), density=density)
        still("_histogramdd_from_bin_tensors", f"weight_{tag}", lambda m: [far(m), edges(m)], weight=torch.arange(12.0).view(3, 4), density=density)
    still("_histogramdd_from_bin_tensors", "nan", lambda m: [torch.tensor([[0.0, 1.0], [torch.nan, 0.0], [0.0, 2.5]]), edges(m)])


def hashes() -> None:
    """Bits by exclusive or, of every class of dtypes; of a symbolic number of elements bit by bit."""
    still("hash_tensor", "all", lambda m: [m(3, 4)], (f32, f64, f16, bf16, i64, i32, i8, u8, boolean))
    for dims, keep in (([0], False), ([-1], True), ([0, 2], True)):
        still("hash_tensor", f"dims{dims}_{keep}", lambda m, d=dims: [m(3, 4, 5), d], (f32, i32), keepdim=keep)
    still("hash_tensor", "odd", lambda m: [torch.tensor([torch.nan, -0.0, torch.inf, 1.0, -1.0])])
    still("hash_tensor", "0d", lambda m: [m()])
    still("hash_tensor", "one", lambda m: [m(1, 3), 0])
    still("hash_tensor", "nothing", lambda m: [m(0, 3), 1])


def signs() -> None:
    """Zeros and NaN have one."""
    ends = [0.0, -0.0, NAN, -NAN, INF, -INF, 1.5, -2.5]
    call("signbit", "plain", lambda m: [m(m.a, m.b)], ALL)
    still("signbit", "ends", lambda m: [torch.tensor([0.0, -0.0, INF, -INF, 1e-30]).to(m.dtype)], FLOATS)
    call("angle", "plain", lambda m: [m(m.a, m.b)], ALL)
    still("angle", "ends", lambda m: [torch.tensor(ends)])
    call("copysign.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], ALL)
    still("copysign.Tensor", "ends", lambda m: [torch.tensor([0.0, -0.0, INF, -INF]), torch.tensor([-0.0, 1.0, -2.0, 0.0])])
    for v in (-2.0, -0.0, 3):
        call("copysign.Scalar", f"by_{v}", lambda m, v=v: [m(m.a, m.b), v], (f32, i32))
    call("frexp.Tensor", "plain", lambda m: [m(m.a, m.b)], FLOATS)
    still("frexp.Tensor", "ends", lambda m: [torch.tensor([*ends, 1e-45, 1e-38, 3e38, 0.5, 1.0, 2.0, 0.99999994, 1023.9999])])
    call("ldexp.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(9, m.b) - 4], (f32, f16, i32))
    still("ldexp.Tensor", "far", lambda m: [torch.tensor([1e-30, 1e30, 3.0, 1e-40, -0.0, INF]).to(m.dtype), torch.tensor([200, -200, -149, 250, 7, -2**31])], (f32, f64))
    still("ldexp.Tensor", "complex", lambda m: [m(3, 2), torch.tensor([0.5 - 1j, 2 + 0.25j])], (f32, f16))
    still("ldexp.Tensor", "complex_0d", lambda m: [m(3, 2), torch.tensor(0.5 - 1j, dtype=torch.complex128)], (f32, f64))
    still("ldexp.Tensor", "wraps", lambda m: [torch.tensor([1.0, 1.0]), torch.tensor([2**31 + 3, 2**32 - 2])])
    call("logaddexp2", "plain", lambda m: [m(m.a, m.b), m(m.b)], FLOATS)
    still("logaddexp2", "mixed", lambda m: [m(3, 4), m.index(9, 4)], FLOATS)
    still("logaddexp2", "ends", lambda m: [torch.tensor([INF, -INF, INF, 0.0]), torch.tensor([INF, -INF, -INF, 200.0])])


def copies() -> None:
    """As the views of which they are copies."""
    call("alias_copy", "plain", lambda m: [m(m.a, m.b)])
    call("detach_copy", "plain", lambda m: [m(m.a, m.b)])
    still("as_strided_copy", "plain", lambda m: [m(4, 6), [2, 3], [6, 2], 1])
    call("narrow_copy", "plain", lambda m: [m(m.a, m.b), 1, 1, 2])
    call("permute_copy", "plain", lambda m: [m(m.a, m.b, 2), [2, 0, 1]])
    call("select_copy.int", "plain", lambda m: [m(m.a, m.b), 1, -1])
    call("slice_copy.Tensor", "plain", lambda m: [m(m.a, m.b), 1, 1, 3])
    still("split_copy.Tensor", "plain", lambda m: [m(5, 3), 2])
    still("split_with_sizes_copy", "plain", lambda m: [m(5, 3), [2, 3]])
    still("squeeze_copy", "plain", lambda m: [m(3, 1, 2)])
    still("squeeze_copy.dim", "plain", lambda m: [m(3, 1, 2), 1])
    still("squeeze_copy.dims", "plain", lambda m: [m(3, 1, 2, 1), [1, -1]])
    call("t_copy", "plain", lambda m: [m(m.a, m.b)])
    call("transpose_copy.int", "plain", lambda m: [m(m.a, m.b, 2), 0, 2])
    still("unbind_copy.int", "plain", lambda m: [m(3, 4), 0])
    call("unfold_copy", "plain", lambda m: [m(m.a, m.b + 3), 1, 3, 2])
    call("unsqueeze_copy", "plain", lambda m: [m(m.a, m.b), 1])
    still("view_copy", "plain", lambda m: [m(m.a, m.b), [m.b, m.a]])


along_a_dim()
counted()
several_columns()
hashes()
signs()
copies()
