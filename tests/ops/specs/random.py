# SPDX-License-Identifier: Apache-2.0
"""Calls of random operators whose results are certain."""

from __future__ import annotations

from specs.base import ALL, FOUR_FLOATS, NUMBERS, bf16, call, f32, f64, group, i32, static


@group
def dropout() -> None:
    """Adds dropout in eval mode."""
    static("dropout", "eval", lambda m: [m(3, 4), 0.5, False])


@group
def distributions() -> None:
    """Adds distributions with one possible value, and ranges of results."""
    call("uniform", "one", lambda m: [m(m.a, m.b), 2.5, 2.5], FOUR_FLOATS)
    call("normal_functional", "one", lambda m: [m(m.a, m.b), 2.5, 0.0], FOUR_FLOATS)
    call("normal.Tensor_float", "one", lambda m: [m(m.a, m.b), 0.0], FOUR_FLOATS)
    call("normal.float_Tensor", "one", lambda m: [1.5, m(m.a, m.b) * 0], FOUR_FLOATS)
    call("normal.Tensor_Tensor", "one", lambda m: [m(m.a, 1), m(m.b) * 0], (f32, f64))
    static("normal.float_float", "one", lambda m: [1.5, 0.0, [3, 4]])
    static("randint", "one", lambda m: [1, [3, 4]])
    static("randint.low", "one", lambda m: [-5, -4, [3]], dtype=f32)
    call("randint_like", "one", lambda m: [m(m.a, m.b), 1], NUMBERS)
    call("randint_like.low_dtype", "one", lambda m: [m(m.a, m.b), 7, 8], NUMBERS)
    static("randperm", "one", lambda m: [1])
    static("randperm", "none", lambda m: [0], dtype=i32)
    call("random.to", "one", lambda m: [m(m.a, m.b), 1], ALL)
    call("random.from", "one", lambda m: [m(m.a, m.b), 7, 8], NUMBERS)
    static("rand", "none", lambda m: [[0, 4]])
    static("randn", "none", lambda m: [[3, 0]], dtype=bf16)
    call("rand_like", "none", lambda m: [m(m.a, 0)], FOUR_FLOATS)
    call("randn_like", "none", lambda m: [m(0, m.b)], FOUR_FLOATS)
    for name in ("exponential", "cauchy", "log_normal"):
        call(name, "none", lambda m: [m(m.a, 0)], FOUR_FLOATS)
    call("geometric", "none", lambda m: [m(m.a, 0), 0.5], FOUR_FLOATS)
    static("random", "none", lambda m: [m(0)], ALL)


@group
def choices() -> None:
    """Adds choices with probability 0 or 1."""
    for p in (0.0, 1.0):
        call("bernoulli.p", f"{p}", lambda m, p=p: [m(m.a, m.b), p], ALL)
        call("bernoulli.Tensor", f"{p}", lambda m, p=p: [m(m.a, m.b), m(m.b, dtype=f32) * 0 + p], ALL)
        call("bernoulli", f"{p}", lambda m, p=p: [m(m.a, m.b) * 0 + p], FOUR_FLOATS)
        call("native_dropout", f"{p}", lambda m, p=p: [m(m.a, m.b), p, True], FOUR_FLOATS)
        for name in ("dropout", "alpha_dropout"):
            call(name, f"{p}", lambda m, p=p: [m(m.a, m.b), p, True], FOUR_FLOATS)
        for name in ("feature_dropout", "feature_alpha_dropout"):
            call(name, f"{p}", lambda m, p=p: [m(m.a, m.b, 2), p, True], FOUR_FLOATS)
    for name in ("dropout", "feature_dropout", "alpha_dropout", "feature_alpha_dropout"):
        call(name, "eval", lambda m: [m(m.a, m.b), 0.5, False], FOUR_FLOATS)
    call("poisson", "none", lambda m: [m(m.a, m.b) * 0], FOUR_FLOATS)
    for p in (0.0, 1.0):
        call("binomial", f"{p}", lambda m, p=p: [m.positive(m.a, m.b).floor(), m(m.a, m.b) * 0 + p], FOUR_FLOATS)
    for replacement in (False, True):
        static("multinomial", f"one_{replacement}", lambda m, r=replacement: [m.positive(3, 1), 1, r], FOUR_FLOATS)
    call("_standard_gamma", "none", lambda m: [m(m.a, 0)], (f32, f64))
    call("_sample_dirichlet", "one", lambda m: [m.positive(m.a, 1)], (f32, f64))


@group
def rrelu() -> None:
    """Adds rrelu with equal bounds and in eval mode."""
    for training in (False, True):
        call("rrelu", f"{training}", lambda m, t=training: [m(m.a, m.b), 0.25, 0.25 if t else 0.5, t], FOUR_FLOATS)
        call("rrelu_with_noise_functional", f"{training}", lambda m, t=training: [m(m.a, m.b), m(m.a, m.b), 0.25, 0.25 if t else 0.5, t], (f32, f64))
