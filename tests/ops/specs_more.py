"""Further calls, in the terms of specs.py: aliases, losses, statistics, padding, bits, rearranging."""

from __future__ import annotations

import torch
from specs import ALL, FLOATS, ONE, bf16, boolean, call, f16, f32, f64, i8, i32, i64, short, still, u8

INTS = (i32, i64)


def elementwise() -> None:
    """One and two operands."""
    for name in ["fmax", "fmin", "max.other", "min.other", "not_equal.Tensor", "greater.Tensor",
                 "less.Tensor", "multiply.Tensor", "subtract.Tensor"]:
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    for name in ["divide.Tensor", "true_divide.Tensor", "hypot", "logaddexp", "xlogy.Tensor"]:
        call(name, "plain", lambda m: [m(m.a, m.b), m.positive(m.a, m.b)], FLOATS)
    still("xlogy.Tensor", "zero", lambda m: [torch.tensor([0.0, 0.0, 1.0]), torch.tensor([0.0, 2, 3])])
    nan = [[float("nan"), 1.0, float("inf")], [2.0, float("nan"), -1.0]]
    for name in ["fmax", "fmin", "max.other", "maximum", "minimum"]:
        still(name, "nan", lambda m: [torch.tensor(t) for t in nan])
    for name in ["bitwise_and", "bitwise_or", "bitwise_xor", "__and__", "__or__", "__xor__"]:
        call(f"{name}.Scalar", "plain", lambda m: [m(m.a, m.b), 3], (i32, i64, u8))
    for name in ["bitwise_left_shift", "bitwise_right_shift"]:
        call(f"{name}.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(5, m.b).to(m.dtype)], INTS)
        still(f"{name}.Tensor_Scalar", "plain", lambda m: [m(3, 4), 2], INTS)
    for name in ["__lshift__", "__rshift__"]:
        still(f"{name}.Scalar", "plain", lambda m: [m(3, 4), 2], INTS)
        call(f"{name}.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(5, m.b).to(m.dtype)], INTS)
        still(f"{name}.Tensor", "ends", lambda m: [m(3, 1), torch.tensor([-1, 0, 7, 8, 64]).to(m.dtype)], (*INTS, i8, u8))
        still(f"{name}.Tensor", "promote", lambda m: [m(3, 4), m.index(5, 4)], (u8, i32, boolean))
    for name in ["bitwise_left_shift", "bitwise_right_shift"]:
        for number in (5, -3, 300):
            still(f"{name}.Scalar_Tensor", f"of_{number}", lambda m, n=number: [n, torch.tensor([[-1, 0, 7], [8, 1, 64]]).to(m.dtype)], (*INTS, i8, u8))
        still(f"{name}.Scalar_Tensor", "bools", lambda m: [5, m.mask(3, 4)])
    for name in ["bitwise_and", "bitwise_or", "bitwise_xor"]:
        call(f"{name}.Scalar_Tensor", "plain", lambda m: [3, m(m.a, m.b)], (i32, i64, u8))
        still(f"{name}.Scalar_Tensor", "bools", lambda m: [True, m.mask(3, 4)])
        still(f"{name}.Scalar_Tensor", "promote", lambda m: [5, m.mask(3, 4)])
    call("clamp_min.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    call("clamp_max.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    special = [float("nan"), float("inf"), -float("inf"), 0.0, 3.5]
    for name in ["isfinite", "isposinf", "isneginf", "nan_to_num"]:
        still(name, "special", lambda m: [torch.tensor(special).to(m.dtype)], FLOATS)
        call(name, "plain", lambda m: [m(m.a, m.b)])
    still("nan_to_num", "given", lambda m: [torch.tensor(special), 1.0, 2.0, -2.0])
    still("nan_to_num", "complex", lambda m: [torch.tensor([complex("nan+2j"), complex("1-infj"), complex("inf+nanj"), 1 + 2j]).to(torch.complex128), 0.5, 3.0, -4.0],
          (torch.complex128,))
    call("isclose", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)])
    still("isclose", "near", lambda m: [torch.tensor(special), torch.tensor(special) + 1e-6])
    still("isin.Tensor_Tensor", "plain", lambda m: [m.index(9, 3, 4), m.index(9, 5)])
    for name in ["deg2rad", "rad2deg", "special_expit", "hardshrink", "softshrink"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("sgn", "plain", lambda m: [m(m.a, m.b)], (f32, i64))
    call("erfinv", "plain", lambda m: [m.unit(m.a, m.b)], FLOATS)
    call("threshold", "plain", lambda m: [m(m.a, m.b), 0.5, 2.0], FLOATS)
    call("glu", "plain", lambda m: [m(m.a, 6)], FLOATS)
    call("prelu", "plain", lambda m: [m(m.a, 3, m.b), m(3)], FLOATS)
    call("prelu", "one", lambda m: [m(m.a, m.b), m(1)])


def statistics() -> None:
    """Moments, norms, counts, searches."""
    for name in ["var", "std"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
        still(name, "biased", lambda m: [m(3, 4), False])
    call("std.dim", "plain", lambda m: [m(m.a, 4), [1]])
    for name in ["var_mean", "std_mean"]:
        still(name, "plain", lambda m: [m(3, 4)])
        call(f"{name}.correction", "plain", lambda m: [m(m.a, 4), [1]], FLOATS)
        still(f"{name}.dim", "plain", lambda m: [m(3, 4), [0], False, True])
    for p in (1, 2, float("inf")):
        still("norm.Scalar", f"p{p}", lambda m, p=p: [m(3, 4), p])
        call("norm.ScalarOpt_dim", f"p{p}", lambda m, p=p: [m(m.a, m.b), p, [1]])
    call("aminmax", "dim", lambda m: [m(m.a, m.b)], (f32, i64), dim=1)
    still("aminmax", "all", lambda m: [m(3, 4)])
    nans = torch.tensor([[1.5, float("nan"), -2.0], [float("nan")] * 3])
    call("nansum", "last", lambda m: [m(m.a, m.b), [-1]], ALL)
    still("nansum", "nans", lambda m: [nans.to(m.dtype), [1], True], FLOATS)
    still("nansum", "all", lambda m: [nans])
    still("nansum", "zero_d", lambda m: [nans[0, 1]])
    still("nansum", "empty", lambda m: [m(0, 4), [0]])
    still("nansum", "large", lambda m: [torch.tensor([6e4, 6e4, -6e4]).to(m.dtype)], (f16,))
    still("nansum", "narrower", lambda m: [torch.tensor([7e4, 1.5])], dtype=f16)
    still("nansum", "wider", lambda m: [nans.to(m.dtype)], (f16, i32), dtype=f32)
    call("count_nonzero.dim_IntList", "plain", lambda m: [m(m.a, m.b).round(), [1]], (f32,))
    call("count_nonzero", "plain", lambda m: [m(m.a, m.b)], (i64, boolean))
    call("diff", "plain", lambda m: [m(m.a, m.b)], (f32, i64))
    still("diff", "second", lambda m: [m(3, 5), 2, 0])
    edges = torch.tensor([-1.0, 0.0, 0.5, 2.0])
    for right in (False, True):
        call("bucketize.Tensor", f"right_{right}", lambda m: [m(m.a, m.b), edges], right=right)
    still("searchsorted.Tensor", "plain", lambda m: [edges, m(3, 4)])
    still("histc", "plain", lambda m: [m(3, 4), 4, -2, 2])
    still("argsort.stable", "ties", lambda m: [m.index(3, 8)], stable=True)
    call("cosine_similarity", "plain", lambda m: [m(m.a, 4), m(m.a, 4), 1], FLOATS)
    call("_safe_softmax", "plain", lambda m: [m(m.a, m.b), -1], FLOATS)
    still("_safe_softmax", "all_masked", lambda m: [torch.full((2, 3), -float("inf")), -1])
    call("_fused_rms_norm", "plain", lambda m: [m(m.a, m.b, 8), [8], m(8), 1e-6], FLOATS)
    still("native_batch_norm", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    still("_native_batch_norm_legit_functional", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    still("_native_batch_norm_legit_functional", "single", lambda m: [
        m(1, 3), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    call("_native_batch_norm_legit_functional", "counted", lambda m: [
        m(m.a, 3, m.b), m(3), m(3), m(3), m.positive(3), True, 0.1, 1e-5])
    still("_native_batch_norm_legit.no_stats", "plain", lambda m: [
        m(4, 3, 2), m(3), m(3), True, 0.1, 1e-5])
    still("batch_norm", "train", lambda m: [
        m(4, 3, 2), m(3), m(3), None, None, True, 0.1, 1e-5, False])


def losses() -> None:
    """Reductions none, mean, sum."""
    for reduction in (0, 1, 2):
        tag = f"reduction{reduction}"
        for name in ["mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "soft_margin_loss"]:
            call(name, tag, lambda m: [m(m.a, m.b), m(m.a, m.b)],
                 FLOATS if reduction == 1 else ONE, reduction=reduction)
            if name not in ("huber_loss", "soft_margin_loss"):
                still(name, f"{tag}_mixed", lambda m: [m(3), torch.tensor([2049, 70000, -3])], [torch.float16], reduction=reduction)
        if reduction != 1:
            still("l1_loss", f"{tag}_integers", lambda m: [torch.tensor([5, -128, 3]), torch.tensor([-7, 127, 3])], reduction=reduction)
        for x, y in [(f32, f16), (f64, f32), (f16, f32), (f16, bf16)]:
            still("binary_cross_entropy_with_logits", f"{tag}_{short(x)}_{short(y)}", lambda m, r=reduction, x=x, y=y: [
                m(3, 4, dtype=x), m.positive(3, 4, dtype=y) / 4, None, None, r])
        call("binary_cross_entropy_with_logits", tag, lambda m, r=reduction: [
            m(m.a, m.b), m.mask(m.a, m.b).float(), None, None, r])
        call("binary_cross_entropy", tag, lambda m, r=reduction: [
            m.positive(m.a, m.b) / 4, m.mask(m.a, m.b).float(), None, r])
        still("kl_div", tag, lambda m, r=reduction: [m(3, 4), m.positive(3, 4), r])
        call("cross_entropy_loss", tag, lambda m, r=reduction: [
            m(m.a, 5), m.index(5, m.a), None, r])
        still("nll_loss", tag, lambda m, r=reduction: [m(3, 5), m.index(5, 3), None, r])
        still("nll_loss_forward", tag, lambda m, r=reduction: [
            m(3, 5), m.index(5, 3), m.positive(5), r, -100])
    still("cross_entropy_loss", "weights", lambda m: [m(3, 5), m.index(5, 3), m.positive(5)])
    still("cross_entropy_loss", "ignored", lambda m: [
        m(3, 5), torch.tensor([0, -100, 2]), None, 1, -100])
    still("cross_entropy_loss", "smooth", lambda m: [
        m(3, 5), m.index(5, 3), None, 1, -100, 0.1])
    still("cross_entropy_loss", "images", lambda m: [m(2, 5, 3), m.index(5, 2, 3)])
    still("cross_entropy_loss", "probabilities", lambda m: [m(3, 5), m.positive(3, 5)])
    still("nll_loss_nd", "images", lambda m: [m(2, 5, 3, 2), m.index(5, 2, 3, 2)])
    still("nll_loss2d", "plain", lambda m: [m(2, 5, 3, 2), m.index(5, 2, 3, 2)])


def rearranging() -> None:
    """Moving elements."""
    call("diagonal_copy", "plain", lambda m: [m(3, 4)], dynamic=False)
    for k in (-1, 1):
        still("diagonal", f"offset{k}", lambda m, k=k: [m(3, 4), k])
    still("diagonal", "dims", lambda m: [m(3, 4, 3), 0, 2, 0])
    still("diag_embed", "plain", lambda m: [m(2, 3)])
    still("pixel_shuffle", "plain", lambda m: [m(1, 8, 2, 3), 2])
    still("pixel_unshuffle", "plain", lambda m: [m(1, 2, 4, 6), 2])
    still("channel_shuffle", "plain", lambda m: [m(1, 6, 2, 2), 3])
    call("meshgrid", "plain", lambda m: [[m(m.a), m(m.b)]])
    still("meshgrid.indexing", "xy", lambda m: [[m(3), m(4)]], indexing="xy")
    call("broadcast_tensors", "plain", lambda m: [[m(m.a, 1), m(m.b)]])
    for kind in ["reflection", "replication"]:
        still(f"{kind}_pad1d", "plain", lambda m: [m(1, 2, 5), [2, 1]], (f32, f16))
        still(f"{kind}_pad2d", "plain", lambda m: [m(1, 2, 5, 4), [2, 1, 1, 2]])
        still(f"{kind}_pad3d", "plain", lambda m: [m(1, 2, 3, 4, 3), [1, 1, 1, 2, 1, 0]])
    call("tile", "plain", lambda m: [m(m.a, m.b), [2, 1, 2]], (f32, i64))
    still("tile", "fewer", lambda m: [m(3, 4), [2]])
    for name in ["fliplr", "flipud"]:
        call(name, "plain", lambda m: [m(m.a, m.b)])
    for k in range(-1, 3):
        call("rot90", f"k{k}", lambda m, k=k: [m(m.a, m.b), k], ALL)
    call("rot90", "dims", lambda m: [m(2, m.a, m.b), 1, [-1, 0]])
    still("rot90", "far", lambda m: [m(2, 3, 4), -5, [1, 2]])
    still("rot90", "empty", lambda m: [m(0, 4)])
    call("concat", "plain", lambda m: [[m(m.a, m.b), m(2, m.b)]])
    still("unsafe_split.Tensor", "plain", lambda m: [m(4, 3), 2])
    still("unsafe_chunk", "plain", lambda m: [m(4, 3), 2])
    still("roll", "flat", lambda m: [m(3, 4), [2]])
    still("roll", "both", lambda m: [m(3, 4), [1, -1], [0, 1]])
    still("eye.m", "plain", lambda m: [3, 4], dtype=i64)
    for name in ["tril_indices", "triu_indices"]:
        still(name, "plain", lambda m: [3, 4, 1])
    still("unfold", "dynamic", lambda m: [m(m.a, 8), 1, 4, 4])
    still("as_strided", "overlap", lambda m: [m(12), [3, 4], [2, 1], 1])


def by_index() -> None:
    """Scatters and takes."""
    call("_unsafe_index.Tensor", "plain", lambda m: [m(m.a, m.b), [m.index(m.a, 5)]])
    still("_unsafe_index_put", "plain", lambda m: [m(3, 4), [m.order(3)[:2]], m(2, 4)])
    still("take", "plain", lambda m: [m(3, 4), m.index(12, 2, 3)], (f32, i64))
    for how in ["sum", "prod", "amax", "amin", "mean"]:
        for self in (True, False):
            still("scatter_reduce.two", f"{how}_{self}", lambda m, how=how: [
                m(3, 4), 0, m.index(3, 3, 4), m(3, 4), how], include_self=self)
    for how in ["add", "multiply"]:
        still("scatter.reduce", how, lambda m: [m(3, 4), 1, m.index(4, 3, 2), m(3, 2)], reduce=how)
        still("scatter.value_reduce", how, lambda m: [m(3, 4), 1, m.index(4, 3, 2), 1.5], reduce=how)


def mixed_norms() -> None:
    """Half types with parameters in f32, as autocast has them. Exporters get the statistics' dtype
    wrong."""
    half = (bf16, f16)
    wide = lambda m, n: m(n, dtype=f32)  # noqa: E731
    stats = lambda m: [*(wide(m, 4) for _ in range(3)), m.positive(4, dtype=f32)]  # noqa: E731
    call("layer_norm", "mixed", lambda m: [m(m.a, m.b, 8), [8], wide(m, 8), wide(m, 8)], half)
    call("native_layer_norm", "mixed", lambda m: [
        m(m.a, m.b, 8), [8], wide(m, 8), wide(m, 8), 1e-5], half)
    still("native_layer_norm", "mixed_weight", lambda m: [
        m(3, 8), [8], wide(m, 8), None, 1e-5], half)
    call("group_norm", "mixed", lambda m: [m(m.a, 4, m.b), 2, wide(m, 4), wide(m, 4)], half)
    still("native_group_norm", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), 2, 4, 3, 2, 1e-5], half)
    still("rms_norm", "mixed", lambda m: [m(3, 8), [8], wide(m, 8)], half)
    still("_fused_rms_norm", "mixed", lambda m: [m(3, 8), [8], wide(m, 8), 1e-5], half)
    still("batch_norm", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), False, 0.1, 1e-5, False], half)
    still("instance_norm", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), None, None, True, 0.1, 1e-5, False], half)
    still("_native_batch_norm_legit.no_stats", "mixed", lambda m: [
        m(2, 4, 3), wide(m, 4), wide(m, 4), True, 0.1, 1e-5], half)
    still("_native_batch_norm_legit_no_training", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), 0.1, 1e-5], half)
    still("native_batch_norm", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), False, 0.1, 1e-5], half)
    still("_native_batch_norm_legit_functional", "mixed", lambda m: [
        m(2, 4, 3), *stats(m), True, 0.1, 1e-5], half)
    still("_native_batch_norm_legit_functional", "mixed_bare", lambda m: [
        m(2, 4, 3), None, None, wide(m, 4), m.positive(4, dtype=f32), True, 0.1, 1e-5], half)
    still("_native_batch_norm_legit_functional", "half", lambda m: [
        m(2, 4, 3), m(4), m(4), m(4), m.positive(4), True, 0.1, 1e-5], half)


for family in (elementwise, statistics, losses, rearranging, by_index, mixed_norms):
    family()
