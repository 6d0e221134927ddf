# SPDX-License-Identifier: Apache-2.0
"""Calls of operators on lists of tensors."""

from __future__ import annotations

import torch

from specs.base import ALL, FLOATS, NUMBERS, bf16, call, f16, f32, f64, group, i64, static

ANYWHERE = "abs acos asin atan ceil cos cosh erf erfc exp expm1 floor frac neg reciprocal round sigmoid sign sin sinh tan tanh trunc".split()
POSITIVE = "lgamma log log10 log1p log2 rsqrt sqrt".split()


@group
def lerp_overflow() -> None:
    """Adds lerp whose product overflows and whose sum does not."""
    # the product overflows, the sum does not
    ends = torch.tensor([[0.0, 1e38, -3.2e38, 0.5], [3.3e38, 3.3e38, -2e38, 2.5], [-0.6875, -0.9, 4.0, 0.7]])
    static("_foreach_lerp.List", "beyond", lambda m: [[x.to(m.dtype)] for x in ends], (f32, bf16))


@group
def one_list() -> None:
    """Adds operators with one list."""
    for name in ANYWHERE:
        make = (lambda m: [[m.unit(m.a, m.b), m.unit(m.b)]]) if name in ("acos", "asin") else (lambda m: [[m(m.a, m.b), m(m.b)]])
        call(f"_foreach_{name}", "plain", make, FLOATS)
    for name in POSITIVE:
        call(f"_foreach_{name}", "plain", lambda m: [[m.positive(m.a, m.b), m.positive(m.b)]], FLOATS)
    for name in ("zero", "clone", "max"):
        call(f"_foreach_{name}", "plain", lambda m: [[m(m.a, m.b), m(m.b)]], ALL)
    for order in (1, 2, float("inf")):
        call("_foreach_norm.Scalar", f"{order}", lambda m, p=order: [[m(m.a, m.b), m(m.b), m(2)], p], (f32, bf16, f64))


@group
def two_lists() -> None:
    """Adds a list with a number or with a second list; one tensor is expanded."""
    for name in ("add", "sub", "mul", "div"):
        call(f"_foreach_{name}.Scalar", "plain", lambda m: [[m(m.a, m.b), m(m.b)], 2.5], FLOATS)
        static(f"_foreach_{name}.Scalar", "whole", lambda m: [[m(3, 4), m(4)], 3], NUMBERS)
        call(f"_foreach_{name}.ScalarList", "plain", lambda m: [[m(m.a, m.b), m(m.b)], [2.5, -1.0]], FLOATS)
        call(f"_foreach_{name}.List", "plain", lambda m: [[m(m.a, m.b), m(m.b)], [m.positive(m.b), m.positive(m.b)]], FLOATS)
    for name in ("add", "sub"):
        static(f"_foreach_{name}.List", "alpha", lambda m: [[m(3, 4), m(4)], [m(3, 4), m(4)]], NUMBERS, alpha=2)
    for name in ("mul", "div"):
        call(f"_foreach_{name}.Tensor", "plain", lambda m: [[m(m.a, m.b), m(m.b)], m.positive()], FLOATS)
    call("_foreach_add.Tensor", "plain", lambda m: [[m(m.a, m.b), m(m.b)], m()], FLOATS, alpha=0.5)
    for name in ("clamp_max", "clamp_min", "maximum", "minimum"):
        call(f"_foreach_{name}.Scalar", "plain", lambda m: [[m(m.a, m.b), m(m.b)], 1], NUMBERS)
        call(f"_foreach_{name}.ScalarList", "plain", lambda m: [[m(m.a, m.b), m(m.b)], [1, -1]], FLOATS)
        call(f"_foreach_{name}.List", "plain", lambda m: [[m(m.a, m.b), m(m.b)], [m(m.a, m.b), m(m.b)]], NUMBERS)
    call("_foreach_pow.Scalar", "plain", lambda m: [[m(m.a, m.b), m(m.b)], 2], FLOATS)
    call("_foreach_pow.ScalarList", "plain", lambda m: [[m.positive(m.a, m.b), m.positive(m.b)], [0.5, 3.0]], (f32, f64))
    call("_foreach_pow.List", "plain", lambda m: [[m.positive(m.a, m.b), m.positive(m.b)], [m(m.a, m.b), m(m.b)]], (f32, f64))
    call("_foreach_pow.ScalarAndTensor", "plain", lambda m: [0.5, [m(m.a, m.b), m(m.b)]], (f32, f64))


@group
def three_lists() -> None:
    """Adds the operators with three lists that optimisers use."""
    for name in ("addcdiv", "addcmul"):
        def lists(m):
            return [[m(m.a, m.b), m(m.b)], [m(m.a, m.b), m(m.b)], [m.positive(m.a, m.b), m.positive(m.b)]]

        call(f"_foreach_{name}.Scalar", "plain", lists, (f32, f64, f16), value=-0.25)
        call(f"_foreach_{name}.ScalarList", "plain", lambda m: [*lists(m), [0.5, -2.0]], (f32, f64))

    def pairs(m):
        return [[m(m.a, m.b), m(m.b)], [m(m.a, m.b), m(m.b)]]

    call("_foreach_lerp.Scalar", "plain", lambda m: [*pairs(m), 0.25], (f32, f64))
    call("_foreach_lerp.ScalarList", "plain", lambda m: [*pairs(m), [0.25, 0.75]], (f32, f64))
    call("_foreach_lerp.List", "plain", lambda m: [*pairs(m), [m(m.a, m.b), m(m.b)]], (f32, f64))
    static("_foreach_copy", "plain", lambda m: [[m(3, 4), m(4)], [m(4, dtype=i64), m(4, dtype=f16)]], FLOATS)
