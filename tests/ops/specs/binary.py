# SPDX-License-Identifier: Apache-2.0
"""Calls of operators with two operands."""

from __future__ import annotations

import torch

from specs.base import (
    ALL,
    COMPLEX,
    FLOATS,
    FOUR_FLOATS,
    INF,
    NUMBERS,
    Maker,
    bf16,
    boolean,
    c64,
    c128,
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

INTS = (i32, i64)


@group
def arithmetic() -> None:
    """Adds operands of equal, broadcast and empty shapes, numbers, and promotion."""
    divides = {"div.Tensor", "remainder.Tensor", "fmod.Tensor", "floor_divide", "pow.Tensor_Tensor"}
    for name in "add.Tensor sub.Tensor mul.Tensor div.Tensor rsub.Tensor maximum minimum atan2 remainder.Tensor fmod.Tensor floor_divide pow.Tensor_Tensor logical_and logical_or logical_xor".split():
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
    for name in ["bitwise_and.Tensor", "bitwise_or.Tensor", "bitwise_xor.Tensor", "__and__.Tensor",
                 "__or__.Tensor", "__xor__.Tensor"]:
        call(name, "same", lambda m: [m(m.a, m.b), m(m.a, m.b)], (i32, i64, u8, boolean))
        call(name, "broadcast", lambda m: [m(m.a, 1), m(m.b)], (i64, boolean))
        static(name, "promote_bool_i64", lambda m: [m(3, 4, dtype=boolean), m(4, dtype=i64)])
    for name in "add sub mul div rsub remainder fmod floor_divide".split():
        for what, n in [("int", 3), ("float", 1.5), ("negative", -2)]:
            call(f"{name}.Scalar", what, lambda m, n=n: [m(m.a, m.b), n], NUMBERS,
                 dynamic=what == "int")
        if name not in ("sub", "rsub"):
            static(f"{name}.Scalar", "bool_self", lambda m: [m.mask(3, 4), 2])
    for name in ["add", "sub", "rsub"]:
        static(f"{name}.Tensor", "alpha", lambda m: [m(3, 4), m(3, 4)], NUMBERS, alpha=2)
        static(f"{name}.Scalar", "alpha", lambda m: [m(3, 4), 3, 2], NUMBERS)
    static("add.Tensor", "alpha_float", lambda m: [m(3, 4), m(4)], FLOATS, alpha=-0.5)
    for n in [2, 3, 0, 1, -1, 0.5, -0.5, 1.5]:
        static("pow.Tensor_Scalar", f"by_{n}", lambda m, n=n: [m.positive(3, 4), n], FLOATS)
    call("pow.Tensor_Scalar", "square", lambda m: [m(m.a, m.b), 2], NUMBERS)
    call("pow.Scalar", "base", lambda m: [2.0, m(m.a, m.b)], FLOATS)
    static("pow.Scalar", "base_int", lambda m: [2, m.positive(3, 4)], (i64, f32))
    for mode in ["floor", "trunc", None]:
        call("div.Tensor_mode", str(mode), lambda m: [m(m.a, m.b), m.positive(m.a, m.b)], NUMBERS,
             rounding_mode=mode)
        static("div.Scalar_mode", str(mode), lambda m: [m(3, 4), 3], NUMBERS, rounding_mode=mode)
    negative = [[-7.0, 7.0, -6.0, 6.5], [2.0, -2.0, -4.0, -2.5]]
    for name in ["remainder.Tensor", "fmod.Tensor", "floor_divide"]:
        static(name, "signs", lambda m: [torch.tensor(t).to(m.dtype) for t in negative], (f32, i64))
    for name in ["addcmul", "addcdiv"]:
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m.positive(m.b)], FLOATS)
        static(name, "value", lambda m: [m(3, 4), m(3, 4), m.positive(4)], FLOATS, value=0.5)
    call("lerp.Scalar", "plain", lambda m: [m(m.a, m.b), m(m.b), 0.25], FLOATS)
    call("lerp.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b), m(m.a, m.b)], FLOATS)


@group
def divisors() -> None:
    """Adds greatest common divisors and least common multiples, with zeros and overflow."""
    ints = (i64, i32, i16, i8, u8)
    for name in ("gcd", "lcm"):
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], ints)
        static(name, "zero", lambda m: [torch.tensor([0, 0, 12, 18]).to(m.dtype), torch.tensor([0, 5, 0, 12]).to(m.dtype)], ints)
    static("lcm", "wraps", lambda m: [torch.tensor([3, 17, 127, -9]).to(m.dtype), torch.tensor([-40, 8, 126, 31]).to(m.dtype)], (i8, i16))


@group
def complex_lerp() -> None:
    """Adds complex binary operators that are decomposed."""
    static("logaddexp", "complex", lambda m: [m(3, 4), m(4)], (c64,))


@group
def complex_arithmetic() -> None:
    """Adds complex operands and promotion between real and complex."""
    for name in ("add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor", "pow.Tensor_Tensor"):
        call(name, "complex", lambda m: [m(m.a, m.b), m(m.b)], COMPLEX)
        static(name, "complex_real", lambda m: [m(3, 4), m(4, dtype=f32)], (c64,))
        static(name, "complex_whole", lambda m: [m(4, dtype=i64), m(3, 4)], (c64,))
    for name in ("add.Scalar", "mul.Scalar", "div.Scalar", "pow.Tensor_Scalar"):
        static(name, "complex_float", lambda m: [m(3, 4), 2.5], COMPLEX)
        static(name, "complex_number", lambda m: [m(3, 4), 1.5 - 2j], COMPLEX)
        static(name, "to_complex", lambda m: [m(3, 4), 2j], (f32,))
    for w in (0.25, -3.0, 0.4 - 0.2j, 1.5 - 2j):
        static("lerp.Scalar", f"complex_{w}".replace("-", "m").replace("(", "").replace(")", ""), lambda m, w=w: [m(3, 4), m(4), w], COMPLEX)
    static("mul.Tensor", "to_zero_d_complex", lambda m: [m(3, 4), m(dtype=c128)], (torch.bfloat16, f32, f64, i64))
    static("add.Tensor", "complex_alpha", lambda m: [m(3, 4), m(4)], (c64,), alpha=2 - 1j)
    static("sub.Tensor", "complex_alpha", lambda m: [m(3, 4), m(4)], (c64,), alpha=0.5)


@group
def complex_alpha() -> None:
    """Adds sums of complex tensors with a factor."""
    ends = torch.tensor([complex(-INF, 2), 1 + 2j, complex(-INF, 3), 3, 200, complex(INF, 5), 1e3])
    static("logaddexp", "complex_infinite", lambda m: [ends.to(m.dtype), ends.to(m.dtype).unsqueeze(1)], COMPLEX)


@group
def heaviside() -> None:
    """Adds step functions at 0."""
    call("heaviside", "plain", lambda m: [m(m.a, m.b), m(m.b)], (*FOUR_FLOATS, i32, i64, boolean))
    static("heaviside", "ends", lambda m: [torch.tensor([0.0, -0.0, torch.nan, torch.inf, -torch.inf]).to(m.dtype), m(5)], FOUR_FLOATS)


@group
def half_precision() -> None:
    """Adds values at which the order of rounding shows: f32 arithmetic on f16 and bf16, and promotion."""
    large = [0.0, -0.0, 0.5, -2.5, 3000.0, -65504.0, 1e-7, float("inf")]
    pair = (f16, bf16)
    for n in (1e5, 65520, 2**31, -1e9, 0.1, 1e-9):
        for name in ("mul.Scalar", "div.Scalar"):
            static(name, f"beyond_{n}", lambda m, n=n: [torch.tensor(large).to(m.dtype), n], pair)
    for name in ("mul.Tensor", "div.Tensor"):
        static(name, "beyond_0d", lambda m: [torch.tensor(large).to(m.dtype), torch.tensor(1e5)], pair)
    for name in ("addcmul", "addcdiv"):
        static(name, "opmath", lambda m: [torch.tensor([-6e4, 6e4, 1.0]).to(m.dtype),
                                         torch.tensor([6e4, -3e4, 0.1]).to(m.dtype),
                                         torch.tensor([2.0, 0.5, 0.3]).to(m.dtype)], pair, value=1.7)
        static(name, "order", lambda m: [m(3), torch.full((3,), 1e30), torch.full((3,), 1e30)],
              value=1e-30)
        for x, y, z in [(f64, f32, f32), (f32, bf16, bf16), (f16, bf16, f16), (f32, i32, f16)]:
            static(name, f"promote_{short(x)}_{short(y)}_{short(z)}",
                  lambda m, x=x, y=y, z=z: [m(3, 4, dtype=x), m(3, 1, dtype=y) * 3,
                                            m.positive(4, dtype=z)], value=3)
    for name in ("add.Tensor", "sub.Tensor"):
        # eager's vector loop rounds once, its scalar tail twice: 64 elements leave no tail
        static(name, "alpha_opmath", lambda m: [
            torch.tensor([-6e4, 1.0, 0.1, -2.0]).repeat(16).to(m.dtype),
            torch.tensor([4e4, 0.1, 0.3, 1.0]).repeat(16).to(m.dtype)], pair, alpha=2)
    static("add.Tensor", "alpha_bool", lambda m: [m.mask(3, 4), m.mask(4)], alpha=True)
    static("add.Scalar", "alpha_half", lambda m: [m(3, 4), 0.3, 0.7], pair)
    for name in ("xlogy.Tensor", "hypot", "logaddexp", "fmax", "fmin"):
        for x, y in [(f16, boolean), (f32, bf16), (bf16, i64), (f32, f64), (i8, bf16)]:
            if y == boolean and name != "xlogy.Tensor":
                continue
            static(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y: [
                m(3, 4, dtype=x), m.positive(4, dtype=y)])
    # the product overflows, the sum does not
    ends = torch.tensor([[0.0, 1e38, -3.2e38, 0.5], [3.3e38, 3.3e38, -2e38, 2.5], [-0.6875, -0.9, 4.0, 0.7]])
    static("lerp.Tensor", "beyond", lambda m: [*ends.to(m.dtype)], (f32, bf16))
    static("lerp.Scalar", "beyond", lambda m: [*ends[:2, :2].to(m.dtype), -0.9], (f32, bf16))
    static("lerp.Scalar", "beyond_end", lambda m: [*ends[:2, 2:].to(m.dtype), 4.0], (f32, bf16))
    static("lerp.Tensor", "weight_0d", lambda m: [m(3, 4), m(4), m.positive(dtype=f64)], (f32, f16))


@group
def quotients() -> None:
    """Adds rounded quotients of floats. Eager uses the remainder, since a quotient may round up to the next integer."""
    a = [1.0, -1.0, 0.3, 6.0, float("inf"), -float("inf"), -5.0, 5.0, 0.0, -0.0, 1e-45, 7.0, -7.0, 65504.0]
    b = [0.1, 0.1, 0.1, 0.1, 2.0, -3.0, float("inf"), -float("inf"), -3.0, 3.0, -7.7, 0.0, 0.0, 0.3]
    types = (f32, f64, f16, bf16)
    for mode in ("floor", "trunc"):
        static("div.Tensor_mode", f"edges_{mode}", lambda m: [
            torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)], types, rounding_mode=mode)
        for n in (0.1, -3.0, 1e5, float("inf")):
            static("div.Scalar_mode", f"edges_{mode}_{n}", lambda m, n=n: [torch.tensor(a).to(m.dtype), n],
                  types, rounding_mode=mode)
    static("floor_divide", "edges", lambda m: [torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)],
          types)
    for n, by in ((-1e9, 3.0), (0.3, 0.1)):
        static("floor_divide", f"number_{n}", lambda m, n=n, by=by: [n, torch.tensor(by, dtype=m.dtype)], types)
    for n in (0.1, -3.0):
        static("floor_divide.Scalar", f"edges_{n}", lambda m, n=n: [torch.tensor(a).to(m.dtype), n], types)


@group
def hypot() -> None:
    """Adds hypot of values whose squares overflow or underflow."""
    a = [1e30, 3e-30, 0.0, -0.0, float("inf"), float("nan"), float("nan"), 1e-45, 300.0, 1.0]
    b = [1e30, 4e-30, 0.0, -3.0, float("nan"), -float("inf"), 1.0, 0.0, -65504.0, 1.0]
    static("hypot", "edges", lambda m: [torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)],
          (f32, f16, bf16))
    for i in range(3):  # one element each, since the tolerance is relative to the largest
        static("hypot", f"scaled_{i}", lambda m, i=i: [torch.tensor(a[i:i + 1]), torch.tensor(b[i:i + 1])])


@group
def shifts() -> None:
    """Adds shifts by negative counts and by more than the width of the dtype."""
    by = [-7, -1, 0, 3, 7, 8, 31, 40]
    for name in ("bitwise_left_shift", "bitwise_right_shift"):
        for dtype in (i8, i32, i64):
            static(f"{name}.Tensor", f"ends_{short(dtype)}", lambda m, d=dtype: [
                torch.tensor([[-5], [9], [1]]).to(d), torch.tensor(by).to(d)])
            for n in (-5, 3, 100, 256, 100000):
                static(f"{name}.Tensor_Scalar", f"by_{n}_{short(dtype)}", lambda m, d=dtype, n=n: [
                    torch.tensor([-5, 9, 1]).to(d), n])


@group
def roots() -> None:
    """Adds square roots of negative numbers, zeros and infinities."""
    ends = [-float("inf"), -0.0, 0.0, -4.0, 4.0, 3e-5]
    for n in (0.5, -0.5):
        static("pow.Tensor_Scalar", f"root_{n}", lambda m, n=n: [torch.tensor(ends).to(m.dtype), n],
              (f32, f64, f16, bf16))


@group
def narrow_dtypes() -> None:
    """Adds dtypes that GE lacks: the lowering computes in a wider one."""
    small = (boolean, i8, i16, u8)
    for name in ("maximum", "minimum"):
        static(name, "narrow", lambda m: [m(3, 4), m(4)], small)
    for name in ("remainder.Tensor", "fmod.Tensor"):
        static(name, "narrow", lambda m: [torch.tensor([7, -7, 5, 100]).to(m.dtype),
                                         torch.tensor([3, 2, -3, 7]).to(m.dtype)], small[1:])


@group
def other_operators() -> None:
    """Adds binary operators beyond arithmetic, with edge values and promotion."""
    for name in ("fmax", "fmin", "max.other", "min.other", "multiply.Tensor", "subtract.Tensor"):
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, i64))
    for name in ["divide.Tensor", "true_divide.Tensor", "hypot", "logaddexp", "xlogy.Tensor"]:
        call(name, "plain", lambda m: [m(m.a, m.b), m.positive(m.a, m.b)], FLOATS)
    static("xlogy.Tensor", "zero", lambda m: [torch.tensor([0.0, 0.0, 1.0]), torch.tensor([0.0, 2, 3])])
    nan = [[float("nan"), 1.0, float("inf")], [2.0, float("nan"), -1.0]]
    for name in ["fmax", "fmin", "max.other", "maximum", "minimum"]:
        static(name, "nan", lambda m: [torch.tensor(t) for t in nan])
    for name in ["bitwise_and", "bitwise_or", "bitwise_xor", "__and__", "__or__", "__xor__"]:
        call(f"{name}.Scalar", "plain", lambda m: [m(m.a, m.b), 3], (i32, i64, u8))
    for name in ["bitwise_left_shift", "bitwise_right_shift"]:
        call(f"{name}.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(5, m.b).to(m.dtype)], INTS)
        static(f"{name}.Tensor_Scalar", "plain", lambda m: [m(3, 4), 2], INTS)
    for name in ["__lshift__", "__rshift__"]:
        static(f"{name}.Scalar", "plain", lambda m: [m(3, 4), 2], INTS)
        call(f"{name}.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(5, m.b).to(m.dtype)], INTS)
        static(f"{name}.Tensor", "ends", lambda m: [m(3, 1), torch.tensor([-1, 0, 7, 8, 64]).to(m.dtype)], (*INTS, i8, u8))
        static(f"{name}.Tensor", "promote", lambda m: [m(3, 4), m.index(5, 4)], (u8, i32, boolean))
    for name in ["bitwise_left_shift", "bitwise_right_shift"]:
        for number in (5, -3, 300):
            static(f"{name}.Scalar_Tensor", f"of_{number}", lambda m, n=number: [n, torch.tensor([[-1, 0, 7], [8, 1, 64]]).to(m.dtype)], (*INTS, i8, u8))
        static(f"{name}.Scalar_Tensor", "bools", lambda m: [5, m.mask(3, 4)])
    for name in ["bitwise_and", "bitwise_or", "bitwise_xor"]:
        call(f"{name}.Scalar_Tensor", "plain", lambda m: [3, m(m.a, m.b)], (i32, i64, u8))
        static(f"{name}.Scalar_Tensor", "bools", lambda m: [True, m.mask(3, 4)])
        static(f"{name}.Scalar_Tensor", "promote", lambda m: [5, m.mask(3, 4)])


@group
def signs() -> None:
    """Adds signs and exponents of zeros, NaN and infinities."""
    call("copysign.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b)], ALL)
    static("copysign.Tensor", "ends", lambda m: [torch.tensor([0.0, -0.0, INF, -INF]), torch.tensor([-0.0, 1.0, -2.0, 0.0])])
    for v in (-2.0, -0.0, 3):
        call("copysign.Scalar", f"by_{v}", lambda m, v=v: [m(m.a, m.b), v], (f32, i32))
    call("ldexp.Tensor", "plain", lambda m: [m(m.a, m.b), m.index(9, m.b) - 4], (f32, f16, i32))
    static("ldexp.Tensor", "far", lambda m: [torch.tensor([1e-30, 1e30, 3.0, 1e-40, -0.0, INF]).to(m.dtype), torch.tensor([200, -200, -149, 250, 7, -2**31])], (f32, f64))
    static("ldexp.Tensor", "complex", lambda m: [m(3, 2), torch.tensor([0.5 - 1j, 2 + 0.25j])], (f32, f16))
    static("ldexp.Tensor", "complex_0d", lambda m: [m(3, 2), torch.tensor(0.5 - 1j, dtype=torch.complex128)], (f32, f64))
    static("ldexp.Tensor", "wraps", lambda m: [torch.tensor([1.0, 1.0]), torch.tensor([2**31 + 3, 2**32 - 2])])
    call("logaddexp2", "plain", lambda m: [m(m.a, m.b), m(m.b)], FLOATS)
    static("logaddexp2", "mixed", lambda m: [m(3, 4), m.index(9, 4)], FLOATS)
    static("logaddexp2", "ends", lambda m: [torch.tensor([INF, -INF, INF, 0.0]), torch.tensor([INF, -INF, -INF, 200.0])])


@group
def aliases() -> None:
    """Adds aliases, and numbers as either operand."""
    call("xlogy.Scalar_Other", "plain", lambda m: [m(m.a, m.b), 2.5])
    call("xlogy.Scalar_Self", "plain", lambda m: [2.5, m.positive(m.a, m.b)], (f32, i32))
    call("remainder.Scalar_Tensor", "plain", lambda m: [7, m.positive(m.a, m.b)], NUMBERS)
    for shift in ("left", "right"):
        call(f"bitwise_{shift}_shift.Tensor", "plain", lambda m: [m.index(50, m.a, m.b, dtype=m.dtype), m.index(5, m.b, dtype=m.dtype)], (i32, i64))
