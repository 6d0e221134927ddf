# SPDX-License-Identifier: Apache-2.0
"""Calls of quantisers and of products of quantised numbers."""

from __future__ import annotations

import torch
import torch.ao.quantization.fx._decomposed  # noqa: F401  (defines torch.ops.quantized_decomposed)

from specs.base import FLOATS, Maker, bf16, call, f16, f32, f64, group, i8, i16, i32, static, u8

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
RANGES = ((u8, 0, 255), (i8, -128, 127), (i16, -30000, 30000))
ODD = [0.5, 1.5, 2.5, -0.5, -1.5, 1e30, float("inf"), -float("inf"), float("nan"), -0.0, 7.5, -8.5]


def factors(m: Maker, rows: int, columns: int, left: torch.dtype = e4, right: torch.dtype = e4) -> list[torch.Tensor]:
    return [m(rows, 16, dtype=left), m(columns, 16, dtype=right).t()]


def scales(m: Maker, n: int, dtype: torch.dtype = f32) -> torch.Tensor:
    return m.positive(n, dtype=dtype) / 8


def odd(m: Maker) -> torch.Tensor:
    return torch.tensor(ODD).to(m.dtype).view(3, 4)


def observed(m: Maker, per_row: bool, low: int, high: int, symmetric: bool, on: tuple[int, int] = (1, 1)) -> list[object]:
    n = 3 if per_row else 1
    states = [torch.full((n,), -1.0), torch.full((n,), 2.0), torch.full((n,), 0.1), torch.full((n,), 3, dtype=i32)]
    return [m(3, 4), torch.tensor([on[0]]), torch.tensor([on[1]]), *states, 0.01, low, high, 0, per_row, symmetric]


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("quantized_decomposed.quantize_per_tensor.tensor", "unlike", lambda m: [m(3, 4), torch.tensor(0.05).half(), torch.tensor(3), -128, 127, i8], (bf16,))


@group
def float8_products() -> None:
    """Adds products of f8 with scales."""
    one = [torch.tensor(0.5), torch.tensor(0.3)]
    for out in (f32, bf16, f16):
        call("_scaled_mm", str(out)[6:], lambda m: [*factors(m, m.a, 5), *one], out_dtype=out)
    static("_scaled_mm", "own_dtype", lambda m: [*factors(m, 3, 5, e5), *one])
    static("_scaled_mm", "mixed", lambda m: [*factors(m, 3, 5, e5, e4), *one], out_dtype=f32)
    static("_scaled_mm", "rows", lambda m: [*factors(m, 3, 5), m.positive(3, 1, dtype=f32), m.positive(1, 5, dtype=f32)], out_dtype=f32)
    static("_scaled_mm", "bias", lambda m: [*factors(m, 3, 5), *one, m(5, dtype=f32)], out_dtype=bf16)
    static("_scaled_mm", "result_scale", lambda m: [*factors(m, 3, 5), *one, None, torch.tensor(2.0)], out_dtype=e4)
    static("_scaled_mm", "no_result_scale", lambda m: [*factors(m, 3, 5), *one, None, torch.tensor(2.0)], out_dtype=f32)
    static("_scaled_mm", "nothing", lambda m: [*factors(m, 0, 5), *one], out_dtype=f32)


@group
def per_tensor() -> None:
    """Adds one scale for the tensor."""
    name = "quantized_decomposed.{}quantize_per_tensor"
    for dtype, low, high in RANGES:
        tag = str(dtype)[6:]
        call(name.format(""), tag, lambda m, d=dtype, a=low, b=high: [m(m.a, m.b), 0.05, 3, a, b, d], FLOATS)
        call(name.format("de"), tag, lambda m, d=dtype, a=low, b=high: [m(m.a, m.b, dtype=d), 0.05, 3, a, b, d])
        static(name.format("") + ".tensor", tag, lambda m, d=dtype, a=low, b=high: [m(3, 4), torch.tensor(0.05), torch.tensor(3), a, b, d], FLOATS)
        static(name.format("de") + ".tensor", tag, lambda m, d=dtype, a=low, b=high: [m(3, 4, dtype=d), torch.tensor(0.05), torch.tensor(3), a, b, d])
        for op in ("", "de"):
            static(name.format(op) + ".tensor2", tag, lambda m, o=op, d=dtype, a=low, b=high: [
                m(3, 4, dtype=d) if o else m(3, 4), torch.tensor([0.05], dtype=f64), torch.tensor([3]), torch.tensor(a), torch.tensor(b), d])
    call(name.format("") + ".tensor", "free", lambda m: [m(m.a, m.b), torch.tensor(0.05), torch.tensor(3), -128, 127, i8])
    for out in (f16, bf16):
        static(name.format("de"), str(out)[6:] + "_out", lambda m: [m(3, 4, dtype=i8), 0.05, -3, -128, 127, i8], out_dtype=out)
    static(name.format(""), "ties", lambda m: [torch.tensor([0.5, 1.5, 2.5, -0.5, -1.5, 300.0]), 1.0, 1, 0, 255, u8])
    static(name.format(""), "empty", lambda m: [m(0, 3), 1.0, 1, 0, 255, u8])
    static(name.format("de"), "i32", lambda m: [m(3, 4, dtype=i32), 0.05, 0, -(2**31), 2**31 - 1, i32])


@group
def per_channel() -> None:
    """Adds scales for channels, tokens and groups."""
    space = "quantized_decomposed."
    for axis, n in ((0, 3), (1, 4), (-1, 4)):
        tag = f"axis{axis}".replace("-", "_")
        static(space + "quantize_per_channel", tag, lambda m, d=axis, n=n: [m(3, 4), scales(m, n), m(n, dtype=i32), d, -128, 127, i8], FLOATS)
        static(space + "dequantize_per_channel", tag, lambda m, d=axis, n=n: [m(3, 4, dtype=i8), scales(m, n), m(n, dtype=i32), d, -128, 127, i8])
    call(space + "quantize_per_channel", "free", lambda m: [m(m.a, m.b), scales(m, m.a, f64), m(m.a, dtype=torch.int64), 0, 0, 255, u8])
    call(space + "dequantize_per_channel", "free", lambda m: [m(m.a, m.b, dtype=i8), scales(m, m.b), None, 1, -128, 127, i8])
    static(space + "dequantize_per_channel", "half", lambda m: [m(3, 4, dtype=i8), scales(m, 4), None, 1, -128, 127, i8], out_dtype=f16)
    call(space + "choose_qparams_per_token_asymmetric", "plain", lambda m: [m(m.a, m.b), i8])
    static(space + "choose_qparams_per_token_asymmetric", "positive", lambda m: [m.positive(2, 3, 4), i8], (f32, f64))
    static(space + "choose_qparams_per_token_asymmetric", "whole", lambda m: [m(3, 4), i8], (i8, i32))
    call(space + "quantize_per_token", "plain", lambda m: [m(m.a, m.b), scales(m, m.a, f64).unsqueeze(1), m(m.a, 1, dtype=torch.int64), -128, 127, i8], (f32, f16))
    call(space + "dequantize_per_token", "plain", lambda m: [m(m.a, m.b, dtype=i8), scales(m, m.a, f64).unsqueeze(1), m(m.a, 1, dtype=torch.int64), -128, 127, i8, f32])
    static(space + "dequantize_per_token", "half", lambda m: [m(3, 4, dtype=i8), scales(m, 3).unsqueeze(1), m(3, 1, dtype=i32), -128, 127, i8, f16])
    static(space + "quantize_per_channel_group", "plain", lambda m: [m(4, 8), scales(m, 8).view(4, 2), m(4, 2, dtype=i32), -8, 7, i8, 4])
    for tag, zero, out in (("plain", True, f32), ("symmetric", False, bf16)):
        static(space + "dequantize_per_channel_group", tag, lambda m, z=zero, o=out: [
            m(4, 8, dtype=i8), scales(m, 8).view(4, 2), m(4, 2, dtype=i32) if z else None, -8, 7, i8, 4, o])


@group
def chosen() -> None:
    """Adds scales and zero points that follow from the values."""
    space = "quantized_decomposed."
    for op in ("choose_qparams.tensor", "choose_qparams_symmetric.tensor"):
        for dtype, low, high in RANGES:
            static(space + op, str(dtype)[6:], lambda m, d=dtype, a=low, b=high: [m(3, 4), a, b, 2**-12, d], FLOATS)
        call(space + op, "free", lambda m: [m(m.a, m.b), -127, 127, 2**-12, i8])
        static(space + op, "positive", lambda m: [m.positive(2, 3, 4), -128, 127, 2**-12, i8], FLOATS)
        static(space + op, "negative", lambda m: [-m.positive(3), 0, 255, 2**-12, u8], FLOATS)
        static(space + op, "zeros", lambda m: [torch.zeros(3, 4), -128, 127, 2**-12, i8])
        static(space + op, "scalar", lambda m: [m(), -128, 127, 2**-12, i8])
    static(space + "convert_element_type.no_fuse", "half", lambda m: [m(3, 4), f16], FLOATS)


@group
def fake() -> None:
    """Adds fake quantisation, with learnable parameters and gradients."""
    for op in ("fake_quantize_per_tensor_affine", "fake_quantize_per_tensor_affine_cachemask"):
        call(op, "plain", lambda m: [m(m.a, m.b), 0.0625, 2, 0, 15], (*FLOATS, f64))
        static(op, "odd", lambda m: [odd(m), 1.0, 0, -8, 7], (f32, f64))
        static(op, "third", lambda m: [odd(m), 1 / 3, 1, -8, 7], (f32, f64))
    for op in ("fake_quantize_per_channel_affine", "fake_quantize_per_channel_affine_cachemask"):
        call(op, "plain", lambda m: [m(m.a, m.b), scales(m, m.b), m.index(16, m.b, dtype=i32), 1, 0, 15], FLOATS)
        static(op, "odd", lambda m: [odd(m), torch.ones(3), torch.tensor([0, 1, -2], dtype=i32), 0, -8, 7])
        static(op, "thirds", lambda m: [odd(m), torch.full((4,), 3.0), torch.zeros(4), 1, -8, 7], (f32, f64))
        static(op, "between", lambda m: [odd(m), torch.ones(3), torch.tensor([0.5, 1.25, -2.0]), 0, -8, 7])
    learnt = [torch.tensor([0.3]), torch.tensor([1.5])]
    call("fake_quantize_per_tensor_affine.tensor_qparams", "plain", lambda m: [m(m.a, m.b), learnt[0], torch.tensor([2], dtype=i32), 0, 15], FLOATS)
    for on in (0, 1):
        static("_fake_quantize_per_tensor_affine_cachemask_tensor_qparams", f"on{on}", lambda m, on=on: [
            odd(m), learnt[0], torch.tensor([2], dtype=i32), torch.tensor([on]), 0, 15])
    for op in ("per_tensor", "per_channel"):
        static(f"fake_quantize_{op}_affine_cachemask_backward", "plain", lambda m: [m(3, 4), m.mask(3, 4)], FLOATS)
    name = "_fake_quantize_learnable_per_tensor_affine"
    call(name, "plain", lambda m: [m(m.a, m.b), *learnt, 0, 15], FLOATS)
    call(name + "_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), *learnt, 0, 7, 0.5])
    for tag, zero in (("half", 0.5), ("even", 2.5), ("below", -1.3), ("beneath", -8.3), ("one", 1.0), ("above", 300.0)):
        static(name + "_backward", tag, lambda m, z=zero: [m(3, 4), odd(m), torch.tensor([0.3]), torch.tensor([z]), -8, 7, 0.5])
    static(name, "scale", lambda m: [m(3, 4), torch.tensor([0.3], dtype=m.dtype), learnt[1], -8, 7], (bf16, f64))
    static(name + "_backward", "kinds", lambda m: [m(3, 4, dtype=f16), m(3, 4), torch.tensor([0.3], dtype=f64), torch.tensor([2]), -8, 7], (bf16,))
    static(name + "_backward", "empty", lambda m: [m(0, 4), m(0, 4), *learnt, -8, 7], (f32, bf16))
    name = "_fake_quantize_learnable_per_channel_affine"
    call(name, "plain", lambda m: [m(m.a, m.b), scales(m, m.b), m(m.b, dtype=f32) * 3, 1, 0, 15], FLOATS)
    call(name + "_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), scales(m, m.b), m(m.b) * 3, 1, 0, 7, 0.5])
    static(name + "_backward", "empty", lambda m: [m(0, 4), m(0, 4), scales(m, 4), m(4) * 3, 1, 0, 7, 0.5])
    static(name + "_backward", "nan", lambda m: [torch.full((3, 4), float("nan")), m(3, 4), scales(m, 3), m(3) * 3, 0, -8, 7])
    static(name + "_backward", "odd", lambda m: [m(3, 4), odd(m), scales(m, 4), torch.tensor([0.5, -1.3, 2.5, -8.3]), 1, -8, 7])
    static(name + "_backward", "kinds", lambda m: [m(3, 4), m(3, 4), scales(m, 3, f16), m(3, dtype=i32), 0, -8, 7], (bf16,))
    static(name + "_backward", "elements", lambda m: [m(3), m(3), scales(m, 3), m(3) * 3, 0, -8, 7])
    static(name + "_backward", "first", lambda m: [m(3, 4), m(3, 4), scales(m, 3), m(3) * 3, 0, -8, 7])


@group
def observers() -> None:
    """Adds moving-average observers."""
    op = "_fused_moving_avg_obs_fq_helper_functional"
    for per_row in (False, True):
        tag = "rows" if per_row else "all"
        static(op, tag, lambda m, r=per_row: observed(m, r, 0, 255, False))
        static(op, tag + "_symmetric", lambda m, r=per_row: observed(m, r, -128, 127, True))
        for on in ((0, 0), (0, 1), (1, 0)):
            static(op, f"{tag}_{on[0]}{on[1]}", lambda m, r=per_row, on=on: observed(m, r, 0, 255, False, on))
    first = [torch.tensor([float("inf")]), torch.tensor([-float("inf")]), torch.ones(1), torch.zeros(1, dtype=i32)]
    on = torch.ones(1, dtype=torch.int64)
    for tag, x in (("first", torch.tensor([[-3.0, 1.5]])), ("above", torch.tensor([[3.0, 1.5]])), ("zero", torch.zeros(1, 2)),
                   ("endless", torch.tensor([[1.0, float("inf"), -3.0]])), ("nan", torch.tensor([[1.0, float("nan")]])), ("small", torch.tensor([[-1e-7, 3e-6]])), ("smaller", torch.tensor([[1e-6, 3e-6]]))):
        static(op, tag, lambda m, x=x: [x, on, on, *first, 0.01, 0, 255, 0, False, False])


@group
def integer_products() -> None:
    """Adds products of quantised integers."""
    call("_int_mm", "plain", lambda m: [m(m.a, m.b, dtype=i8), m(m.b, 5, dtype=i8)])
    static("_int_mm", "wide", lambda m: [torch.full((2, 300), 127, dtype=i8), torch.full((300, 3), -128, dtype=i8)])
    static("_int_mm", "unsigned", lambda m: [m(3, 4, dtype=u8) + 200, m(4, 5, dtype=i8)])
    call("_weight_int8pack_mm", "plain", lambda m: [m(m.a, 16), m(8, 16, dtype=i8) * 9, m.positive(8)], FLOATS)
