# SPDX-License-Identifier: Apache-2.0
"""Calls of dtype conversions."""

from __future__ import annotations

import torch

from specs.base import bf16, boolean, c64, c128, call, f16, f32, f64, group, i8, i32, i64, short, static, u8

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
FLOAT8 = (e4, e5)


def ends(dtype: torch.dtype) -> torch.Tensor:
    """Returns values that round up, down, to even, to 0 and out of range."""
    return torch.tensor([0.0, -0.0, 1.0625, 1.1875, 1.125, 1.375, 448, 464, 465, 480, 57344, 61439, 61440, 65504, 2**-10, 2**-9 * 1.5,
                         2**-16, 2**-17, 2**-17 * 1.1, 2**-6, 2**-7 * 1.9375, -3.3, torch.inf, -torch.inf, torch.nan], dtype=dtype)


def every(dtype: torch.dtype) -> torch.Tensor:
    """Returns all 256 values."""
    return torch.arange(256, dtype=u8).view(dtype)


@group
def casts() -> None:
    """Adds conversions between all dtypes."""
    types = (f32, f16, bf16, i8, i32, i64, u8, boolean)
    for x in types:
        for y in types:
            static("_to_copy", f"{short(x)}_to_{short(y)}",
                  lambda m, x=x: [m.positive(3, 4, dtype=x)], dtype=y)
    call("_to_copy", "dynamic", lambda m: [m(m.a, m.b)], dtype=f16)
    static("_to_copy", "toward_zero", lambda m: [torch.tensor([-1.7, -0.2, 0.9, 2.5])], dtype=i32)
    call("to.dtype", "plain", lambda m: [m(m.a, m.b), bf16])
    call("to.dtype_layout", "plain", lambda m: [m(m.a, m.b)], dtype=i64)
    call("to.other", "plain", lambda m: [m(m.a, m.b), m(m.a, dtype=f16)])
    call("type_as", "plain", lambda m: [m(m.a, m.b), m(m.a, dtype=i32)])
    call("copy", "plain", lambda m: [m(m.a, m.b), m(m.b, dtype=i64)])


@group
def complex_casts() -> None:
    """Adds conversions between real and complex."""
    for x, y in ((c64, c128), (c128, c64), (c64, torch.bool), (f32, c64), (i64, c128), (torch.bool, c64)):
        static("_to_copy", f"{x}_{y}".replace("torch.", "").replace("complex", "c"), lambda m, x=x: [m(3, 4, dtype=x)], dtype=y)


@group
def float8_casts() -> None:
    """Adds conversions of f8, with every bit pattern and with values at rounding boundaries."""
    for dtype in FLOAT8:
        tag = str(dtype)[13:]
        for source in (f32, f16, bf16, f64):
            static("_to_copy", f"{tag}_to_{str(source)[6:]}", lambda m, d=dtype: [every(d)], dtype=source)
            static("_to_copy", f"{str(source)[6:]}_to_{tag}", lambda m, s=source: [ends(s)], dtype=dtype)
        for whole in (i8, i32, i64, u8, boolean):
            static("_to_copy", f"{str(whole)[6:]}_to_{tag}", lambda m, s=whole: [m(2, 7, dtype=s)], dtype=dtype)
            static("_to_copy", f"{tag}_to_{str(whole)[6:]}", lambda m, d=dtype: [m.positive(2, 7, dtype=d)], dtype=whole)
        other = e5 if dtype == e4 else e4
        static("_to_copy", f"{tag}_to_other", lambda m, d=dtype: [every(d)], dtype=other)
    call("_to_copy", "to_eighth", lambda m: [m(m.a, m.b)], dtype=e4)


@group
def float8_copy() -> None:
    """Adds copies into f8."""
    static("copy", "eighth", lambda m: [m(3, 4), m(3, 4, dtype=f32)], FLOAT8)


@group
def aliases() -> None:
    """Adds aliases of conversions."""
    call("to.device", "plain", lambda m: [m(m.a, m.b), "cpu", torch.float16])
