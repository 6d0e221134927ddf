# SPDX-License-Identifier: Apache-2.0
"""Calls of operators with one operand."""

from __future__ import annotations

import torch

from specs.base import (
    ALL,
    COMPLEX,
    FLOATS,
    INF,
    NAN,
    NUMBERS,
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


@group
def elementwise() -> None:
    """Adds functions of one operand, also of special values and of 0-d, empty and strided tensors."""
    anywhere = ("sin cos tan sinh cosh tanh atan asinh erf erfc sigmoid exp expm1 exp2 "
                "reciprocal").split()
    positive = "log log2 log10 log1p sqrt rsqrt".split()
    inside = "asin acos atanh".split()
    for name in anywhere:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
    for name in positive:
        call(name, "plain", lambda m: [m.positive(m.a, m.b)], ALL)
    for name in inside:
        call(name, "plain", lambda m: [m.unit(m.a, m.b)], ALL)
    call("acosh", "plain", lambda m: [m.positive(m.a, m.b) + 1], NUMBERS)
    for name in "abs neg sign floor ceil trunc round relu square frac".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    for name in ("silu mish hardswish relu6 gelu leaky_relu hardsigmoid softplus elu hardtanh selu "
                 "celu logit log_sigmoid").split():
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    static("hardsigmoid", "end", lambda m: [torch.full((9,), -3.0, dtype=m.dtype)], (f32, f64))
    for name in ["logical_not", "bitwise_not"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], (i32, i64, u8, boolean))
    call("logical_not", "floats", lambda m: [m(m.a, m.b).round()], FLOATS)
    for name in "neg exp relu sigmoid gelu silu abs log floor logical_not".split():
        static(name, "zero_d", lambda m: [m.positive()])
        static(name, "empty", lambda m: [m(0, m.b)])
        static(name, "strided", lambda m: [m.positive(m.a, m.b).t()])
    special = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e38, -1e38, 1e-40, 0.5, -2.5]
    for name in "exp log sqrt rsqrt reciprocal abs sign floor round trunc relu sigmoid tanh erf silu softplus sin atan log1p expm1 logical_not relu6 elu hardtanh leaky_relu".split():
        static(name, "special", lambda m: [torch.tensor(special)])
    static("round", "half", lambda m: [torch.tensor([0.5, 1.5, 2.5, -0.5, -1.5, 3.49])])
    for n in (0, 1, 2, -1):
        static("round.decimals", f"decimals{n}", lambda m: [m(3, 4) * 10.5], decimals=n)
    call("gelu", "tanh", lambda m: [m(m.a, m.b)], FLOATS, approximate="tanh")
    call("leaky_relu", "slope", lambda m: [m(m.a, m.b), 0.25], FLOATS)
    call("softplus", "beta", lambda m: [m(m.a, m.b), 2.0, 3.0], FLOATS)
    call("elu", "alpha", lambda m: [m(m.a, m.b), 0.5, 2.0, 1.5], FLOATS)
    call("hardtanh", "bounds", lambda m: [m(m.a, m.b), -0.5, 1.5], FLOATS + (i64,))
    call("relu", "bounds", lambda m: [m(m.a, m.b)], (i8, u8))
    call("clamp.Tensor", "both", lambda m: [m(m.a, m.b), m(m.b) - 1, m(m.a, 1) + 1], FLOATS)
    call("clamp.Tensor", "min", lambda m: [m(m.a, m.b), m(m.b)])


@group
def double_precision() -> None:
    """Adds activations of f64."""
    for name in ("mish", "hardswish", "hardsigmoid", "softplus"):
        static(name, "exact", lambda m: [torch.linspace(-30, 30, 41).to(m.dtype)], (f64,))
    static("softplus", "exact_scaled", lambda m: [torch.linspace(-30, 30, 41).to(m.dtype), 0.5, 3], (f64,))


@group
def rounding_of_integers() -> None:
    """Adds rounding of integers and of f64."""
    ints = (i64, i32, i16, i8, u8)
    for name in ("floor", "ceil", "trunc"):
        static(name, "whole", lambda m: [m(3, 4)], ints)
        static(name, "f64", lambda m: [torch.tensor([-2.5, -0.5, 0.0, 0.5, 2.5, torch.nan, torch.inf]).double()], (f64,))


@group
def complex_views() -> None:
    """Adds complex conjugates and negations."""
    for name in ("abs", "angle", "sgn"):
        call(name, "complex", lambda m: [m(m.a, m.b)], COMPLEX)
        static(name, "complex_zero_d", lambda m: [m()], (c64,))
        static(name, "complex_empty", lambda m: [m(0, 3)], (c64,))
        static(name, "complex_strided", lambda m: [m(3, 4).t()], (c64,))


@group
def complex_composed() -> None:
    """Adds complex functions that are decomposed."""
    for name in ("sigmoid", "silu"):
        static(name, "complex", lambda m: [m(3, 4)], (c64,))


@group
def complex_functions() -> None:
    """Adds complex functions."""
    for name in ("exp log sqrt rsqrt sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh reciprocal neg log1p expm1 "
                 "log2 log10 exp2 square").split():
        call(name, "complex", lambda m: [m(m.a, m.b)], COMPLEX)
    cuts = [complex(-0.0, 0.0), complex(-0.0, -0.0), complex(-2.0, -0.0), complex(0.0, 3.0)]
    for name in ("log2", "log10"):
        static(name, "complex_cut", lambda m: [torch.tensor(cuts).to(m.dtype)], COMPLEX)
    static("expm1", "complex_far", lambda m: [torch.tensor([complex(1e20, 0.5), complex(1e20, 0.0), complex(-1e20, 2.0)]).to(m.dtype)], COMPLEX)


@group
def integers() -> None:
    """Adds functions of integers."""
    for name in ("silu", "gelu", "relu6"):
        call(name, "double", lambda m: [m(m.a, m.b)], (f64,))
        static(name, "double_ends", lambda m: [torch.tensor([-INF, INF, NAN, 0.0, -40.0, 800.0, 1e-300]).double()], (f64,))
    call("gelu", "double_tanh", lambda m: [m(m.a, m.b)], (f64,), approximate="tanh")
    call("relu6", "whole", lambda m: [m(m.a, m.b) * 2], (i8, i16, i32, i64, u8))
    near = [1 - 2.0**-53, 2.0**-53 - 1, 0.5, -0.999999, 1e-10, -1e-200, 0.0, 1.0, -1.0, 1.5, NAN]
    static("erfinv", "double", lambda m: [torch.tensor(near, dtype=f64)], (f64,))


@group
def half_precision() -> None:
    """Adds values at which the order of rounding shows: f32 arithmetic on f16 and bf16."""
    pair = (f16, bf16)
    static("celu", "beyond", lambda m: [torch.tensor([-0.62109375, -0.50927734375]).to(m.dtype), 65504], (f16,))
    for alpha in (torch.inf, torch.nan):
        static("elu", f"zero_{alpha}", lambda m, alpha=alpha: [torch.tensor([0.0, 1.0, -1.0, torch.nan]).to(m.dtype), alpha], (f32, f16, f64))
    static("threshold", "beyond", lambda m: [torch.tensor([0.1, 0.3, 0.7]).to(m.dtype), 0.1, 7.0], pair)
    static("threshold", "beyond_more", lambda m: [torch.tensor([0.1, 0.7]).to(m.dtype), 0.7, 7.0], pair)
    static("log_sigmoid", "opmath", lambda m: [torch.tensor([3.3828125]).to(m.dtype)], (f16,))
    static("glu", "opmath", lambda m: [torch.tensor([-3.30078125, -6.73046875]).to(m.dtype)], (f16,))
    static("softshrink", "opmath", lambda m: [torch.tensor([2.423828125, 2.53515625]).to(m.dtype), 2.2261892753463655], (f16,))


@group
def infinities() -> None:
    """Adds NaN and infinities."""
    values = [float("nan"), -float("inf"), float("inf"), 0.0, 1.0, 2.5, -1.0]
    for form in ("none", "tanh"):
        static("gelu", f"ends_{form}", lambda m: [torch.tensor(values[:2] + values[3:])], (f32, f64),
              approximate=form)


@group
def integer_bounds() -> None:
    """Adds bounds and thresholds of integers, and rounding of half precision to decimals."""
    static("square", "bool", lambda m: [m.mask(3, 4)])
    static("hardtanh", "bytes", lambda m: [m(3, 4), 0.5, 3.7], (u8, i8))
    cut = [-1.8, 1.8, 2]  # eager truncates the threshold
    for n in cut:
        static("threshold", f"cut_{n}", lambda m, n=n: [m(3, 4), n, 0.0], (i8, i32, i64))
    for n in (1, 2, -2):
        static("round.decimals", f"half_{n}", lambda m, n=n: [
            torch.tensor([-65504.0, 0.6055, 4.9375, 150.0]).to(m.dtype)], (f16, bf16), decimals=n)


@group
def narrow_dtypes() -> None:
    """Adds dtypes that GE lacks: the lowering computes in a wider one."""
    small = (boolean, i8, i16, u8)
    static("sign", "narrow", lambda m: [m(3, 4)], small)
    for name in ("neg", "round"):
        static(name, "narrow", lambda m: [m(3, 4)], small[1:])
    static("clamp.Tensor", "narrow", lambda m: [m(3, 4), m(4)], small[1:])
    for dtype in (boolean, i64, f16):
        static("clamp.Tensor", f"promote_{short(dtype)}", lambda m, d=dtype: [
            m(3, 4, dtype=d), torch.tensor(0.25), torch.tensor(0.75, dtype=f64)])
    static("clamp.Tensor", "third_dtype", lambda m: [
        torch.tensor(-1.469), torch.full((3,), -2.0, dtype=f16), torch.full((3,), 2.0, dtype=torch.bfloat16)])


@group
def other_functions() -> None:
    """Adds further functions of one operand."""
    special = [float("nan"), float("inf"), -float("inf"), 0.0, 3.5]
    for name in ("nan_to_num",):
        static(name, "special", lambda m: [torch.tensor(special).to(m.dtype)], FLOATS)
        call(name, "plain", lambda m: [m(m.a, m.b)])
    static("nan_to_num", "given", lambda m: [torch.tensor(special), 1.0, 2.0, -2.0])
    static("nan_to_num", "complex", lambda m: [torch.tensor([complex("nan+2j"), complex("1-infj"), complex("inf+nanj"), 1 + 2j]).to(torch.complex128), 0.5, 3.0, -4.0],
          (torch.complex128,))
    for name in ["deg2rad", "rad2deg", "special_expit", "hardshrink", "softshrink"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("sgn", "plain", lambda m: [m(m.a, m.b)], (f32, i64))
    call("erfinv", "plain", lambda m: [m.unit(m.a, m.b)], FLOATS)
    call("threshold", "plain", lambda m: [m(m.a, m.b), 0.5, 2.0], FLOATS)
    call("glu", "plain", lambda m: [m(m.a, 6)], FLOATS)
    call("prelu", "plain", lambda m: [m(m.a, 3, m.b), m(3)], FLOATS)
    call("prelu", "one", lambda m: [m(m.a, m.b), m(1)])


@group
def signs() -> None:
    """Adds signs, angles and exponents of zeros, NaN and infinities."""
    ends = [0.0, -0.0, NAN, -NAN, INF, -INF, 1.5, -2.5]
    call("signbit", "plain", lambda m: [m(m.a, m.b)], ALL)
    static("signbit", "ends", lambda m: [torch.tensor([0.0, -0.0, INF, -INF, 1e-30]).to(m.dtype)], FLOATS)
    call("angle", "plain", lambda m: [m(m.a, m.b)], ALL)
    static("angle", "ends", lambda m: [torch.tensor(ends)])
    call("frexp.Tensor", "plain", lambda m: [m(m.a, m.b)], FLOATS)
    static("frexp.Tensor", "ends", lambda m: [torch.tensor([*ends, 1e-45, 1e-38, 3e38, 0.5, 1.0, 2.0, 0.99999994, 1023.9999])])


@group
def aliases() -> None:
    """Adds activations in other forms."""
    call("_prelu_kernel", "plain", lambda m: [m(2, m.a, m.b), m(1, m.a, 1)], FLOATS)
    call("log_sigmoid_forward", "plain", lambda m: [m(m.a, m.b)], FLOATS)


@group
def special_functions() -> None:
    """Adds special functions of the unary family."""
    call("erfinv", "plain", lambda m: [m.unit(m.a, m.b)], (*FLOATS, boolean))
    static("erfinv", "ends", lambda m: [torch.tensor([1.0, -1.0, 1e-30, 0.0, -0.0, 0.999999, 2.0])])
