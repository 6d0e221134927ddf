# SPDX-License-Identifier: Apache-2.0
"""Calls of comparisons, selection and bounds."""

from __future__ import annotations

import torch

from specs.base import (
    ALL,
    COMPLEX,
    FLOATS,
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
    short,
    static,
    u8,
)

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
FLOAT8 = (e4, e5)


def every(dtype: torch.dtype) -> torch.Tensor:
    """Returns all 256 values."""
    return torch.arange(256, dtype=u8).view(dtype)


@group
def classification() -> None:
    """Adds tests for NaN and infinity, and bounds that are tensors."""
    special = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e38, -1e38, 1e-40, 0.5, -2.5]
    for name in ("isnan", "isinf"):
        static(name, "special", lambda m: [torch.tensor(special)])
    call("isnan", "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    call("isinf", "plain", lambda m: [m(m.a, m.b)], NUMBERS)


@group
def comparisons() -> None:
    """Adds comparisons of equal, broadcast and empty shapes, with numbers, and promotion."""
    divides = {"div.Tensor", "remainder.Tensor", "fmod.Tensor", "floor_divide", "pow.Tensor_Tensor"}
    for name in "eq.Tensor ne.Tensor lt.Tensor le.Tensor gt.Tensor ge.Tensor".split():
        bits = name.split(".")[0] in ("sub", "rsub")
        types = NUMBERS if bits or name in divides else ALL
        second = Maker.positive if name in divides else Maker.__call__
        first = Maker.positive if name == "pow.Tensor_Tensor" else Maker.__call__
        call(name, "same", lambda m, f=first, s=second: [f(m, m.a, m.b), s(m, m.a, m.b)], types)
        call(name, "broadcast", lambda m, f=first, s=second: [f(m, m.a, 1), s(m, m.b)])
        static(name, "zero_d", lambda m, f=first, s=second: [f(m, 3, 4), s(m)], (f32, i64))
        static(name, "empty", lambda m, f=first, s=second: [f(m, 0, 4), s(m, 4)])
        static(name, "strided", lambda m, f=first, s=second: [f(m, 3, 4).t(), s(m, 4, 3)])
        pairs = [(i64, f32), (bf16, f32), (f16, bf16), (i32, i64), (u8, i8), (f16, i64)]
        pairs += [] if bits else [(boolean, f32), (boolean, i64)]
        for x, y in pairs:
            if name in divides and y == boolean:
                continue
            static(name, f"promote_{short(x)}_{short(y)}",
                  lambda m, f=first, s=second, x=x, y=y: [f(m, 3, 4, dtype=x), s(m, 4, dtype=y)])
        static(name, "promote_0d", lambda m, f=first, s=second: [
            f(m, 3, 4, dtype=f16), s(m, dtype=f32)])
        static(name, "promote_0d_int", lambda m, f=first, s=second: [
            f(m, 3, 4, dtype=i64), s(m, dtype=f32)])
    for name in "eq ne lt le gt ge".split():
        for what, n in [("int", 3), ("float", 1.5), ("negative", -2)]:
            call(f"{name}.Scalar", what, lambda m, n=n: [m(m.a, m.b), n], NUMBERS,
                 dynamic=what == "int")
        if name not in ("sub", "rsub"):
            static(f"{name}.Scalar", "bool_self", lambda m: [m.mask(3, 4), 2])


@group
def selection() -> None:
    """Adds where, masked fills and bounds."""
    call("where.self", "plain", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), m(m.a, m.b)], ALL)
    call("where.self", "broadcast", lambda m: [m.mask(m.a, 1), m(m.b), m()])
    static("where.self", "promote", lambda m: [m.mask(3, 4), m(3, 4, dtype=i64), m(4, dtype=f32)])
    call("where.ScalarSelf", "plain", lambda m: [m.mask(m.a, m.b), 1.5, m(m.a, m.b)], FLOATS)
    call("where.ScalarOther", "plain", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), 1.5], FLOATS)
    static("where.Scalar", "plain", lambda m: [m.mask(3, 4), 1.5, 2.5])
    call("masked_fill.Scalar", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b), 2], ALL)
    call("masked_fill.Scalar", "broadcast", lambda m: [m(m.a, m.b), m.mask(m.b), -float("inf")])
    call("masked_fill.Tensor", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b), m()], NUMBERS)
    call("clamp", "both", lambda m: [m(m.a, m.b), -1, 2], NUMBERS)
    static("clamp", "floats", lambda m: [m(3, 4), -0.5, 1.5], NUMBERS)
    static("clamp", "min", lambda m: [m(3, 4), 1], NUMBERS)
    static("clamp", "max", lambda m: [m(3, 4), None, 1], NUMBERS)
    static("clamp", "crossed", lambda m: [m(3, 4), 1, -1])
    static("clamp", "special", lambda m: [torch.tensor([float("nan"), float("inf"), -1e30]), -1, 2])
    call("clamp_min", "plain", lambda m: [m(m.a, m.b), 0.5], FLOATS)
    call("clamp_max", "plain", lambda m: [m(m.a, m.b), 0.5], FLOATS)


@group
def complex_closeness() -> None:
    """Adds complex comparisons that are decomposed."""
    for name in ("isnan", "isinf", "isfinite"):
        static(name, "complex", lambda m: [m(3, 4)], (c64,))
    static("isclose", "complex", lambda m: [m(3, 4), m(3, 4)], (c64,))


@group
def complex_comparisons() -> None:
    """Adds comparisons and selection of complex tensors."""
    for name in ("eq.Tensor", "ne.Tensor"):
        call(name, "complex", lambda m: [m(m.a, m.b), m(m.b)], COMPLEX)
        static(name, "complex_real", lambda m: [m(3, 4), m(4, dtype=f32)], (c64,))
        static(name, "complex_whole", lambda m: [m(4, dtype=i64), m(3, 4)], (c64,))
    for name in ("eq.Scalar", "ne.Scalar"):
        static(name, "complex_float", lambda m: [m(3, 4), 2.5], COMPLEX)
        static(name, "complex_number", lambda m: [m(3, 4), 1.5 - 2j], COMPLEX)
        static(name, "to_complex", lambda m: [m(3, 4), 2j], (f32,))
    call("where.self", "complex", lambda m: [m.mask(m.a, m.b), m(m.a, m.b), m(m.b)], COMPLEX)


@group
def unsigned_closeness() -> None:
    """Adds isclose of u8, whose differences wrap around."""
    static("isclose", "u8", lambda m: [torch.tensor([255, 8, 0]).byte(), torch.tensor([2, 9, 3]).byte(), 1.0])


@group
def narrow_dtypes() -> None:
    """Adds dtypes that GE lacks: the lowering computes in a wider one."""
    small = (boolean, i8, i16, u8)
    for name in ("lt.Tensor", "le.Tensor", "gt.Tensor", "ge.Tensor"):
        static(name, "narrow", lambda m: [m(3, 4), m(4)], small)
    static("masked_fill.Scalar", "narrow", lambda m: [m(3, 4), m.mask(3, 4), 1], (*small, f64))
    static("masked_fill.Tensor", "narrow", lambda m: [m(3, 4), m.mask(4), m()], (*small, f64))


@group
def float8() -> None:
    """Adds selection and comparison of f8."""
    static("where.self", "eighth", lambda m: [m.mask(3, 4), m(3, 4), m(3, 4)], FLOAT8)
    static("eq.Tensor", "eighth", lambda m: [every(m.dtype), every(m.dtype)], FLOAT8)


@group
def other_operators() -> None:
    """Adds closeness, sign tests and further bounds."""
    for name in ("not_equal.Tensor", "greater.Tensor", "less.Tensor"):
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    call("clamp_min.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    call("clamp_max.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    special = [float("nan"), float("inf"), -float("inf"), 0.0, 3.5]
    for name in ("isfinite", "isposinf", "isneginf"):
        static(name, "special", lambda m: [torch.tensor(special).to(m.dtype)], FLOATS)
        call(name, "plain", lambda m: [m(m.a, m.b)])
    call("isclose", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)])
    static("isclose", "near", lambda m: [torch.tensor(special), torch.tensor(special) + 1e-6])
    static("isin.Tensor_Tensor", "plain", lambda m: [m.index(9, 3, 4), m.index(9, 5)])
    call("isin.Tensor_Tensor", "many", lambda m: [m.index(90, m.a, 4).to(m.dtype), m.index(90, m.b + 40).to(m.dtype)], (i64, i32, f32, f16, f64))
    special = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0]
    for n, tag in ((40, "special_many"), (5, "special_few")):
        for left, name in (([float("nan"), 1.0], "nan"), ([float("inf"), -0.0], "inf")):
            static("isin.Tensor_Tensor", f"{tag}_{name}", lambda m, x=left, k=n: [torch.tensor(special), torch.tensor(x * (k // 2))])


@group
def aliases() -> None:
    """Adds aliases of comparisons."""
    for name in "greater.Scalar greater_equal.Scalar less.Scalar less_equal.Scalar not_equal.Scalar".split():
        call(name, "plain", lambda m: [m(m.a, m.b), 1], NUMBERS)
    for name in "greater_equal.Tensor less_equal.Tensor".split():
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], NUMBERS)
