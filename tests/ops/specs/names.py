# SPDX-License-Identifier: Apache-2.0
"""Calls of aliases, and of composites that a default export keeps."""

from __future__ import annotations

import torch

from specs.base import ALL, F32_F64, FLOATS, NUMBERS, bf16, call, f16, f32, f64, group, i32, i64, static, u8


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    for name, dtype in (("bf16", bf16), ("i64", i64)):
        static("pad_sequence", f"unlike_{name}", lambda m, d=dtype: [[m(2, 2), m(3, 2, dtype=d)], True, 0.5], (f16, f64, i32))
    static("gradient.tensorarrayint", "bytes", lambda m: [m(4, 5)], spacing=[torch.tensor([0, 2, 3, 5, 7]).to(u8)], dim=1, edge_order=2)


@group
def aliases() -> None:
    """Adds aliases of other operators."""
    for name in "absolute negative fix".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    for name in "arcsin arccos arctanh".split():
        call(name, "plain", lambda m: [m.unit(m.a, m.b)], FLOATS)
    for name in "arctan arcsinh special_erf special_erfc special_exp2 special_expm1".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("arccosh", "plain", lambda m: [m.positive(m.a, m.b) + 1], FLOATS)
    call("special_log1p", "plain", lambda m: [m.positive(m.a, m.b)], FLOATS)
    call("special_logit", "plain", lambda m: [m.unit(m.a, m.b), 0.125])
    call("special_round", "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("special_round", "decimals", lambda m: [m(m.a, m.b)], decimals=1)
    for name in ("special_softmax", "special_log_softmax"):
        call(name, "plain", lambda m: [m(m.a, m.b), -1], FLOATS)
    call("special_logsumexp", "plain", lambda m: [m(m.a, m.b), [1]])
    call("special_xlogy", "plain", lambda m: [m(m.a, m.b), m.positive(m.a, m.b)])
    call("special_xlogy.other_scalar", "plain", lambda m: [m(m.a, m.b), 2.5])
    call("special_xlogy.self_scalar", "plain", lambda m: [2.5, m.positive(m.a, m.b)])
    call("arctan2", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    call("clip", "both", lambda m: [m(m.a, m.b), -1, 2], NUMBERS)
    call("clip", "above", lambda m: [m(m.a, m.b), None, 1])
    call("clip.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b) - 1, m(m.a, 1) + 1], FLOATS)
    call("concatenate", "plain", lambda m: [[m(m.a, 2), m(m.a, 3)], 1], ALL)
    call("row_stack", "plain", lambda m: [[m(m.b), m(m.a, m.b)]])
    for name in ("divide.Scalar", "multiply.Scalar", "subtract.Scalar", "true_divide.Scalar"):
        call(name, "plain", lambda m: [m(m.a, m.b), 3], NUMBERS)
    call("subtract.Scalar", "alpha", lambda m: [m(m.a, m.b), 3, 2], NUMBERS)
    for mode in ("floor", "trunc", None):
        call("divide.Scalar_mode", str(mode), lambda m: [m(m.a, m.b), 3], (f32, i64), rounding_mode=mode)
        call("divide.Tensor_mode", str(mode), lambda m: [m(m.a, m.b), m.positive(m.b)], (f32, i64), rounding_mode=mode)
    call("trapz.dx", "plain", lambda m: [m(m.a, m.b)], dx=0.5)
    call("trapz.x", "plain", lambda m: [m(m.a, m.b), m(m.b)], dim=-1)
    static("matrix_power", "plain", lambda m: [m(2, 3, 3), 3])
    static("native_channel_shuffle", "plain", lambda m: [m(3, 6, 4, 2), 3])
    call("_pad_circular", "plain", lambda m: [m(2, m.a, m.b), [1, 2]])
    static("_dim_arange", "plain", lambda m: [m(3, 4), 1])
    call("flatten_dense_tensors", "plain", lambda m: [[m(m.a, m.b), m(m.b)]])


@group
def float_powers() -> None:
    """Adds powers that are computed in f64 for any dtype."""
    call("float_power.Tensor_Tensor", "plain", lambda m: [m.positive(m.a, m.b), m(m.a, m.b)], (*FLOATS, i64))
    call("float_power.Tensor_Scalar", "plain", lambda m: [m.positive(m.a, m.b), 2.5], (*FLOATS, i64))
    call("float_power.Scalar", "plain", lambda m: [2.5, m(m.a, m.b)], (*FLOATS, i64))


@group
def splits() -> None:
    """Adds splits along the first, second and third dim, and padded sequences."""
    call("hsplit.int", "plain", lambda m: [m(m.a, 6), 3])
    static("hsplit.int", "one_dim", lambda m: [m(6), 2])
    call("vsplit.int", "plain", lambda m: [m(6, m.b), 2])
    call("dsplit.int", "plain", lambda m: [m(m.a, m.b, 4), 2])
    call("hsplit.array", "plain", lambda m: [m(m.a, 6), [1, 4]])
    static("hsplit.array", "falling", lambda m: [m(3, 6), [4, 1, -2, 9]])
    call("vsplit.array", "plain", lambda m: [m(6, m.b), [2, 3]])
    call("dsplit.array", "plain", lambda m: [m(m.a, m.b, 4), [1]])
    call("pad_sequence", "right", lambda m: [[m(m.a, 2), m(m.b, 2), m(1, 2)], True, 0.5])
    call("pad_sequence", "left", lambda m: [[m(m.a), m(m.b)], False, 0.0, "left"])


@group
def quantiles_and_gradients() -> None:
    """Adds quantiles and numeric gradients."""
    nans = torch.tensor([[1.0, float("nan"), 3.0, -2.0], [float("nan")] * 4, [4.0, 1.0, 2.5, 7.0]])
    for name in ("quantile", "nanquantile"):
        for how in ("linear", "lower", "higher", "midpoint", "nearest"):
            call(name, how, lambda m: [m(m.a, m.b), torch.tensor([0.0, 0.3, 1.0]).to(m.dtype), 1], F32_F64, interpolation=how)
            static(f"{name}.scalar", f"nan_{how}", lambda m: [nans, 0.4, -1, True], interpolation=how)
        static(name, "all", lambda m: [m(3, 4), torch.tensor(0.7)])
        static(name, "kept", lambda m: [m(3, 4), torch.tensor([0.7, 0.1]), None, True])
        static(f"{name}.scalar", "zero_d", lambda m: [m(), 0.5])
    for order in (1, 2):
        static("gradient.array", f"order{order}", lambda m: [m(4, 5)], (*F32_F64, i64), dim=[0, 1], edge_order=order)
        static("gradient.scalararray", f"order{order}", lambda m: [m(4, 5)], (f32, i64), spacing=0.5, dim=[1], edge_order=order)
        static("gradient.scalarint", f"order{order}", lambda m: [m(4, 5)], (f32, i64), edge_order=order)
        static("gradient.scalarrayarray", f"order{order}", lambda m: [m(4, 5)], (f32, i32), spacing=[0.5, 2.0], dim=[1, 0], edge_order=order)
        static("gradient.scalarrayint", f"order{order}", lambda m: [m(4, 5)], (f32, i64), spacing=[0.5], dim=1, edge_order=order)
    for order in (1, 2):
        static("gradient.tensorarray", f"order{order}", lambda m: [m(4, 5)], (f32, i64, bf16), spacing=[torch.tensor([0.0, 1.0, 1.5, 3.0]), torch.tensor([0.0, 2.0, 3.0, 3.5, 7.0])], dim=[0, 1], edge_order=order)
        static("gradient.tensorarrayint", f"order{order}", lambda m: [m(4, 5)], (f32, i64, bf16), spacing=[torch.tensor([0.0, 2.0, 3.0, 3.5, 7.0])], dim=1, edge_order=order)


@group
def masked_indices() -> None:
    """Adds masked lookups with indices out of range."""
    at = torch.tensor([[0, 2, 5], [-1, 1, 2]])
    static("_unsafe_masked_index", "plain", lambda m: [m(3, 4), ((at >= 0) & (at < 3))[..., None], [at, None], 7], (*FLOATS, i32, i64))
    static("_unsafe_masked_index_put_accumulate", "plain", lambda m: [m(3, 4), ((at >= 0) & (at < 3))[..., None], [at, None], m(2, 3, 4)], (*FLOATS, i32, i64))
