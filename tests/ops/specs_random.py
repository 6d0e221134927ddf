"""More specs: what is random where its law leaves one value. Laws themselves: shim/tests/test_random.py."""

from __future__ import annotations

from specs import ALL, FLOATS, NUMBERS, bf16, call, f16, f32, f64, i32, still

REAL = (f32, f64, f16, bf16)


def numbers() -> None:
    """From a to a, with no deviation, below 1."""
    call("uniform", "one", lambda m: [m(m.a, m.b), 2.5, 2.5], REAL)
    call("normal_functional", "one", lambda m: [m(m.a, m.b), 2.5, 0.0], REAL)
    call("normal.Tensor_float", "one", lambda m: [m(m.a, m.b), 0.0], REAL)
    call("normal.float_Tensor", "one", lambda m: [1.5, m(m.a, m.b) * 0], REAL)
    call("normal.Tensor_Tensor", "one", lambda m: [m(m.a, 1), m(m.b) * 0], (f32, f64))
    still("normal.float_float", "one", lambda m: [1.5, 0.0, [3, 4]])
    still("randint", "one", lambda m: [1, [3, 4]])
    still("randint.low", "one", lambda m: [-5, -4, [3]], dtype=f32)
    call("randint_like", "one", lambda m: [m(m.a, m.b), 1], NUMBERS)
    call("randint_like.low_dtype", "one", lambda m: [m(m.a, m.b), 7, 8], NUMBERS)
    still("randperm", "one", lambda m: [1])
    still("randperm", "none", lambda m: [0], dtype=i32)
    call("random.to", "one", lambda m: [m(m.a, m.b), 1], ALL)
    call("random.from", "one", lambda m: [m(m.a, m.b), 7, 8], NUMBERS)
    still("rand", "none", lambda m: [[0, 4]])
    still("randn", "none", lambda m: [[3, 0]], dtype=bf16)
    call("rand_like", "none", lambda m: [m(m.a, 0)], REAL)
    call("randn_like", "none", lambda m: [m(0, m.b)], REAL)
    for name in ("exponential", "cauchy", "log_normal"):
        call(name, "none", lambda m: [m(m.a, 0)], REAL)
    call("geometric", "none", lambda m: [m(m.a, 0), 0.5], REAL)
    still("random", "none", lambda m: [m(0)], ALL)


def choices() -> None:
    """All or nothing."""
    for p in (0.0, 1.0):
        call("bernoulli.p", f"{p}", lambda m, p=p: [m(m.a, m.b), p], ALL)
        call("bernoulli.Tensor", f"{p}", lambda m, p=p: [m(m.a, m.b), m(m.b, dtype=f32) * 0 + p], ALL)
        call("bernoulli", f"{p}", lambda m, p=p: [m(m.a, m.b) * 0 + p], REAL)
        call("native_dropout", f"{p}", lambda m, p=p: [m(m.a, m.b), p, True], REAL)
        for name in ("dropout", "alpha_dropout"):
            call(name, f"{p}", lambda m, p=p: [m(m.a, m.b), p, True], REAL)
        for name in ("feature_dropout", "feature_alpha_dropout"):
            call(name, f"{p}", lambda m, p=p: [m(m.a, m.b, 2), p, True], REAL)
    for name in ("dropout", "feature_dropout", "alpha_dropout", "feature_alpha_dropout"):
        call(name, "eval", lambda m: [m(m.a, m.b), 0.5, False], REAL)
    call("poisson", "none", lambda m: [m(m.a, m.b) * 0], REAL)
    for p in (0.0, 1.0):
        call("binomial", f"{p}", lambda m, p=p: [m.positive(m.a, m.b).floor(), m(m.a, m.b) * 0 + p], REAL)
    for replacement in (False, True):
        still("multinomial", f"one_{replacement}", lambda m, r=replacement: [m.positive(3, 1), 1, r], REAL)
    call("_standard_gamma", "none", lambda m: [m(m.a, 0)], (f32, f64))
    call("_sample_dirichlet", "one", lambda m: [m.positive(m.a, 1)], (f32, f64))


def slopes() -> None:
    """rrelu with one slope, and what it does in eval mode."""
    for training in (False, True):
        call("rrelu", f"{training}", lambda m, t=training: [m(m.a, m.b), 0.25, 0.25 if t else 0.5, t], REAL)
        call("rrelu_with_noise_functional", f"{training}", lambda m, t=training: [m(m.a, m.b), m(m.a, m.b), 0.25, 0.25 if t else 0.5, t], (f32, f64))
        for upper in (0.25, 0.5):
            call("rrelu_with_noise_backward", f"{training}_{upper}", lambda m, t=training, u=upper: [
                m(m.a, m.b), m(m.a, m.b), m(m.a, m.b), 0.25, u, t, False], FLOATS)


numbers()
choices()
slopes()
