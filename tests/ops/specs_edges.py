"""More specs: numbers and dtypes at their ends, where PyTorch's own order of operations shows."""

from __future__ import annotations

import torch
from specs import Maker, bf16, boolean, call, f16, f32, f64, i8, i16, i32, i64, short, still, u8


def halves() -> None:
    """What PyTorch computes in f32 and rounds once, and what it promotes first."""
    large = [0.0, -0.0, 0.5, -2.5, 3000.0, -65504.0, 1e-7, float("inf")]
    pair = (f16, bf16)
    for n in (1e5, 65520, 2**31, -1e9, 0.1, 1e-9):
        for name in ("mul.Scalar", "div.Scalar"):
            still(name, f"beyond_{n}", lambda m, n=n: [torch.tensor(large).to(m.dtype), n], pair)
    for name in ("mul.Tensor", "div.Tensor"):
        still(name, "beyond_0d", lambda m: [torch.tensor(large).to(m.dtype), torch.tensor(1e5)], pair)
    for name in ("addcmul", "addcdiv"):
        still(name, "opmath", lambda m: [torch.tensor([-6e4, 6e4, 1.0]).to(m.dtype),
                                         torch.tensor([6e4, -3e4, 0.1]).to(m.dtype),
                                         torch.tensor([2.0, 0.5, 0.3]).to(m.dtype)], pair, value=1.7)
        still(name, "order", lambda m: [m(3), torch.full((3,), 1e30), torch.full((3,), 1e30)],
              value=1e-30)
        for x, y, z in [(f64, f32, f32), (f32, bf16, bf16), (f16, bf16, f16), (f32, i32, f16)]:
            still(name, f"promote_{short(x)}_{short(y)}_{short(z)}",
                  lambda m, x=x, y=y, z=z: [m(3, 4, dtype=x), m(3, 1, dtype=y) * 3,
                                            m.positive(4, dtype=z)], value=3)
    for name in ("add.Tensor", "sub.Tensor"):
        # eager's vectors round once; the few elements that fill no vector, twice
        still(name, "alpha_opmath", lambda m: [
            torch.tensor([-6e4, 1.0, 0.1, -2.0]).repeat(16).to(m.dtype),
            torch.tensor([4e4, 0.1, 0.3, 1.0]).repeat(16).to(m.dtype)], pair, alpha=2)
    still("add.Tensor", "alpha_bool", lambda m: [m.mask(3, 4), m.mask(4)], alpha=True)
    still("add.Scalar", "alpha_half", lambda m: [m(3, 4), 0.3, 0.7], pair)
    for name in ("xlogy.Tensor", "hypot", "logaddexp", "fmax", "fmin"):
        for x, y in [(f16, boolean), (f32, bf16), (bf16, i64), (f32, f64), (i8, bf16)]:
            if y == boolean and name != "xlogy.Tensor":
                continue
            still(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y: [
                m(3, 4, dtype=x), m.positive(4, dtype=y)])
    # the sum is a number, the product alone is none
    ends = torch.tensor([[0.0, 1e38, -3.2e38, 0.5], [3.3e38, 3.3e38, -2e38, 2.5], [-0.6875, -0.9, 4.0, 0.7]])
    still("lerp.Tensor", "beyond", lambda m: [*ends.to(m.dtype)], (f32, bf16))
    still("_foreach_lerp.List", "beyond", lambda m: [[x.to(m.dtype)] for x in ends], (f32, bf16))
    still("lerp.Scalar", "beyond", lambda m: [*ends[:2, :2].to(m.dtype), -0.9], (f32, bf16))
    still("lerp.Scalar", "beyond_end", lambda m: [*ends[:2, 2:].to(m.dtype), 4.0], (f32, bf16))
    still("lerp.Tensor", "weight_0d", lambda m: [m(3, 4), m(4), m.positive(dtype=f64)], (f32, f16))
    for how in (0, 1, 2):
        still("cross_entropy_loss", f"no_classes_{how}", lambda m, how=how: [m(3, 0), m(3, 0), None, how])
    still("celu", "beyond", lambda m: [torch.tensor([-0.62109375, -0.50927734375]).to(m.dtype), 65504], (f16,))
    for alpha in (torch.inf, torch.nan):
        still("elu", f"zero_{alpha}", lambda m, alpha=alpha: [torch.tensor([0.0, 1.0, -1.0, torch.nan]).to(m.dtype), alpha], (f32, f16, f64))
    still("threshold", "beyond", lambda m: [torch.tensor([0.1, 0.3, 0.7]).to(m.dtype), 0.1, 7.0], pair)
    still("threshold", "beyond_more", lambda m: [torch.tensor([0.1, 0.7]).to(m.dtype), 0.7, 7.0], pair)
    still("log_sigmoid", "opmath", lambda m: [torch.tensor([3.3828125]).to(m.dtype)], (f16,))
    still("glu", "opmath", lambda m: [torch.tensor([-3.30078125, -6.73046875]).to(m.dtype)], (f16,))
    still("softshrink", "opmath", lambda m: [torch.tensor([2.423828125, 2.53515625]).to(m.dtype), 2.2261892753463655], (f16,))


def broadcast_norms() -> None:
    """A dim that broadcasts counts in a norm."""
    name = "cosine_similarity"
    call(name, "broadcast", lambda m: [m(m.a, m.b), m(m.a, 1), 1], (f32, f16))
    still(name, "broadcast_both", lambda m: [m(3, 1), m(1, 4), 0])
    still(name, "ranks", lambda m: [m(2, 3, 4), m(4), -1])
    for x, y in [(i64, f32), (f16, f32), (f32, f64)]:
        still(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y: [
            m.positive(3, 4, dtype=x), m(3, 4, dtype=y)])


def quotients() -> None:
    """Rounded quotients of floats: by the remainder, since a quotient may round to the next integer."""
    a = [1.0, -1.0, 0.3, 6.0, float("inf"), -float("inf"), -5.0, 5.0, 0.0, -0.0, 1e-45, 7.0, -7.0, 65504.0]
    b = [0.1, 0.1, 0.1, 0.1, 2.0, -3.0, float("inf"), -float("inf"), -3.0, 3.0, -7.7, 0.0, 0.0, 0.3]
    types = (f32, f64, f16, bf16)
    for mode in ("floor", "trunc"):
        still("div.Tensor_mode", f"edges_{mode}", lambda m: [
            torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)], types, rounding_mode=mode)
        for n in (0.1, -3.0, 1e5, float("inf")):
            still("div.Scalar_mode", f"edges_{mode}_{n}", lambda m, n=n: [torch.tensor(a).to(m.dtype), n],
                  types, rounding_mode=mode)
    still("floor_divide", "edges", lambda m: [torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)],
          types)
    for n, by in ((-1e9, 3.0), (0.3, 0.1)):
        still("floor_divide", f"number_{n}", lambda m, n=n, by=by: [n, torch.tensor(by, dtype=m.dtype)], types)
    for n in (0.1, -3.0):
        still("floor_divide.Scalar", f"edges_{n}", lambda m, n=n: [torch.tensor(a).to(m.dtype), n], types)


def lengths() -> None:
    """hypot where squares overflow or vanish."""
    a = [1e30, 3e-30, 0.0, -0.0, float("inf"), float("nan"), float("nan"), 1e-45, 300.0, 1.0]
    b = [1e30, 4e-30, 0.0, -3.0, float("nan"), -float("inf"), 1.0, 0.0, -65504.0, 1.0]
    still("hypot", "edges", lambda m: [torch.tensor(a).to(m.dtype), torch.tensor(b).to(m.dtype)],
          (f32, f16, bf16))
    for p in (0, 1, 2, 3, -2, 0.5):  # of one element, whose power overflows
        still("linalg_vector_norm", f"one_{p}", lambda m, p=p: [torch.tensor([[1e30], [-3e-30], [0.0]]).to(m.dtype), p, [1]], (f32, f16))
    still("linalg_vector_norm", "one", lambda m: [torch.tensor([[-1e30]])])
    for i in range(3):  # each alone: the largest is the unit of what is allowed
        still("hypot", f"scaled_{i}", lambda m, i=i: [torch.tensor(a[i:i + 1]), torch.tensor(b[i:i + 1])])


def not_numbers() -> None:
    """Where NaN and infinities go."""
    values = [float("nan"), -float("inf"), float("inf"), 0.0, 1.0, 2.5, -1.0]
    bounds = [-1.0, 0.0, 1.0, 2.0]
    for right in (False, True):
        still("bucketize.Tensor", f"nan_{right}", lambda m: [
            torch.tensor(values), torch.tensor(bounds)], right=right)
        still("searchsorted.Tensor", f"nan_{right}", lambda m: [
            torch.tensor(bounds), torch.tensor(values)], right=right)
        for n in range(1, 9):  # PyTorch's search halves, and so meets some of these
            ends = [*bounds[: 8 - n], *[3.0 + i for i in range(4 - n)], *[float("nan")] * n]
            still("searchsorted.Tensor", f"nan_bounds{n}_{right}", lambda m, e=ends: [torch.tensor(e), torch.tensor(values)], right=right)
        rows = [[*bounds[:3], float("nan")], bounds]
        still("searchsorted.Tensor", f"nan_rows1_{right}", lambda m, e=rows: [torch.tensor(e), torch.tensor([values, values])], (f32, f16), right=right)
        ends = [*bounds, 3.0, *[float("nan")] * 7]
        call("bucketize.Tensor", f"nan_bounds7_{right}", lambda m, e=ends: [torch.tensor(values * m.a), torch.tensor(e)], right=right)
    still("conv_transpose1d", "nan", lambda m: [
        torch.tensor([[[1.0, 2.0, 3.0, float("nan"), 5.0, -float("inf"), 7.0]]]).to(m.dtype),
        torch.linspace(-1, 1, 6).reshape(1, 2, 3).to(m.dtype), None, [2]], (f32, bf16, f16))
    for form in ("none", "tanh"):
        still("gelu", f"ends_{form}", lambda m: [torch.tensor(values[:2] + values[3:])], (f32, f64),
              approximate=form)
    matrix = torch.tensor([[values[0], 1, 2], [3, values[1], 4], [5, 6, 7]])
    operands = {"addmm": (matrix, matrix), "addmv": (matrix, matrix[0]), "addbmm": (matrix.expand(2, 3, 3),) * 2}
    for name, factors in operands.items():
        for beta in (0, 2):
            still(name, f"alpha0_beta{beta}", lambda m, f=factors: [m(*f[1].shape[-2:]), *(x.to(m.dtype) for x in f)], (f32, f64),
                  beta=beta, alpha=0)
    still("addmm", "alpha0_half", lambda m: [m(3, 3), matrix.half(), m(3, 3)], (f16,), alpha=0)


def counts() -> None:
    """Shifts by less than nothing and by more than the width."""
    by = [-7, -1, 0, 3, 7, 8, 31, 40]
    for name in ("bitwise_left_shift", "bitwise_right_shift"):
        for dtype in (i8, i32, i64):
            still(f"{name}.Tensor", f"ends_{short(dtype)}", lambda m, d=dtype: [
                torch.tensor([[-5], [9], [1]]).to(d), torch.tensor(by).to(d)])
            for n in (-5, 3, 100, 256, 100000):
                still(f"{name}.Tensor_Scalar", f"by_{n}_{short(dtype)}", lambda m, d=dtype, n=n: [
                    torch.tensor([-5, 9, 1]).to(d), n])
    still("square", "bool", lambda m: [m.mask(3, 4)])
    still("hardtanh", "bytes", lambda m: [m(3, 4), 0.5, 3.7], (u8, i8))
    cut = [-1.8, 1.8, 2]  # a threshold becomes an integer
    for n in cut:
        still("threshold", f"cut_{n}", lambda m, n=n: [m(3, 4), n, 0.0], (i8, i32, i64))
        still("threshold_backward", f"cut_{n}", lambda m, n=n: [m(3, 4), m(3, 4), n], (i8, i32))
    still("isclose", "u8", lambda m: [torch.tensor([255, 8, 0]).byte(), torch.tensor([2, 9, 3]).byte(), 1.0])
    for n in (1, 2, -2):
        still("round.decimals", f"half_{n}", lambda m, n=n: [
            torch.tensor([-65504.0, 0.6055, 4.9375, 150.0]).to(m.dtype)], (f16, bf16), decimals=n)


def powers() -> None:
    """Square roots, except of f16; sums of exponentials of integers at both ends."""
    ends = [-float("inf"), -0.0, 0.0, -4.0, 4.0, 3e-5]
    for n in (0.5, -0.5):
        still("pow.Tensor_Scalar", f"root_{n}", lambda m, n=n: [torch.tensor(ends).to(m.dtype), n],
              (f32, f64, f16, bf16))
    for shape in ((0,), (0, 3), (3, 0)):
        still("logsumexp", f"nothing_{len(shape)}_{shape[-1]}", lambda m, s=shape: [m(*s), [0]])
    still("logsumexp", "nothing_kept", lambda m: [m(3, 0, dtype=i64), [0, 1], True])
    still("logsumexp", "ends", lambda m: [torch.tensor([[-128, 126], [3, -5]]).to(m.dtype), [1]], (i8, i32))


def gradients() -> None:
    """Operands of two dtypes; products of halves beyond their largest number."""
    for name, rest in [("tanh_backward", []), ("sigmoid_backward", []),
                       ("silu_backward", []), ("gelu_backward", []), ("hardtanh_backward", [-1, 1]),
                       ("leaky_relu_backward", [0.1, False])]:
        for x, y in [(f64, f32), (bf16, f32), (i8, f16)]:
            still(name, f"promote_{short(x)}_{short(y)}", lambda m, x=x, y=y, r=rest: [
                m(3, 4, dtype=x), m(4, dtype=y), *r])
    still("tanh_backward", "wide", lambda m: [torch.tensor([0.001, 2.0]).to(m.dtype),
                                              torch.tensor([2048.0, 0.5]).to(m.dtype)], (f16,))
    for dtype in (f32, f16, i64):
        still("native_dropout_backward", f"broadcast_{short(dtype)}", lambda m, d=dtype: [
            m(4, dtype=d), m.mask(3, 4), 1.25])
    still("group_norm", "nothing", lambda m: [m(0, 4, 5), 2, m(4), m(4)], (f32, f16))
    still("leaky_relu_backward", "by_result", lambda m: [m(3, 4), m(3, 4), 0.1, True])


def scaled_products() -> None:
    """A product of halves beyond their largest number, times a small factor."""
    def large(m: Maker) -> torch.Tensor:
        return torch.full((2, 3, 3), 300.0).to(m.dtype)

    still("baddbmm", "small_alpha", lambda m: [m(2, 3, 3), large(m), large(m)], (f16, bf16), alpha=0.125)
    for alpha, beta in ((2, 1), (0.5, 2), (1, 1)):  # factors become integers; the sum wraps around
        tag = f"bytes_{alpha}_{beta}"
        still("addmm", tag, lambda m: [m(3, 4) * 9, m(3, 5) * 9, m(5, 4)], (i8,), alpha=alpha, beta=beta)
        still("baddbmm", tag, lambda m: [m(2, 3, 4), m(2, 3, 5) * 9, m(2, 5, 4)], (i8,), alpha=alpha, beta=beta)
    still("baddbmm", "no_beta", lambda m: [m(2, 3, 3), large(m), large(m)], (f16,), beta=0, alpha=0.1)


def narrow() -> None:
    """Dtypes that GE's operator does not take: computed in a wider one."""
    small = (boolean, i8, i16, u8)
    for name in ("lt.Tensor", "le.Tensor", "gt.Tensor", "ge.Tensor", "maximum", "minimum"):
        still(name, "narrow", lambda m: [m(3, 4), m(4)], small)
    for name in ("amax", "amin"):
        still(name, "narrow", lambda m: [m(3, 4), [1]], small)
    still("sign", "narrow", lambda m: [m(3, 4)], small)
    still("sort", "narrow", lambda m: [m(3, 4)], small)
    for name in ("neg", "round"):
        still(name, "narrow", lambda m: [m(3, 4)], small[1:])
    for name in ("remainder.Tensor", "fmod.Tensor"):
        still(name, "narrow", lambda m: [torch.tensor([7, -7, 5, 100]).to(m.dtype),
                                         torch.tensor([3, 2, -3, 7]).to(m.dtype)], small[1:])
    still("clamp.Tensor", "narrow", lambda m: [m(3, 4), m(4)], small[1:])
    still("masked_fill.Scalar", "narrow", lambda m: [m(3, 4), m.mask(3, 4), 1], (*small, f64))
    still("masked_fill.Tensor", "narrow", lambda m: [m(3, 4), m.mask(4), m()], (*small, f64))
    for dtype in (boolean, i64, f16):
        still("clamp.Tensor", f"promote_{short(dtype)}", lambda m, d=dtype: [
            m(3, 4, dtype=d), torch.tensor(0.25), torch.tensor(0.75, dtype=f64)])
    for dtype in (i64, i8, u8, boolean):
        still("soft_margin_loss", f"target_{short(dtype)}", lambda m, d=dtype: [
            m(5), torch.tensor([1, 0, 1, 1, 0], dtype=d)], (f32, f16))


for group in (halves, broadcast_norms, quotients, lengths, not_numbers,
              counts, powers, gradients, scaled_products, narrow):
    group()
