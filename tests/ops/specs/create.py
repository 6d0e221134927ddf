# SPDX-License-Identifier: Apache-2.0
"""Calls of factories."""

from __future__ import annotations

import torch

from specs.base import ALL, bf16, boolean, call, f16, f32, f64, group, i32, i64, short, static

e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2


@group
def one_hot() -> None:
    """Adds one-hot encoding."""
    static("one_hot", "plain", lambda m: [m.index(4, 3), 4])


@group
def factories() -> None:
    """Adds factories. In dynamic cases the tensor argument serves as a source of sizes only."""
    like = ("zeros_like", "ones_like")
    for name in like:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
        static(name, "dtype", lambda m: [m(3, 4)], dtype=i32)
    for tag, wrap in (("plain", False), ("wrap", True)):
        static("fill_diagonal_", tag, lambda m, w=wrap: [m(3, 4), 2, w], ALL)
        static("fill_diagonal_", f"tall_{tag}", lambda m, w=wrap: [m(9, 2), 2, w])
    static("fill_diagonal_", "cube", lambda m: [m(3, 3, 3), 2])
    call("full_like", "plain", lambda m: [m(m.a, m.b), 3], ALL[:-1])
    static("full_like", "dtype", lambda m: [m(3, 4), 1.5], dtype=f16)
    for name in ["new_zeros", "new_ones"]:
        call(name, "plain", lambda m: [m(m.a, m.b), [3, 2]], (f32, i64, boolean))
    call("new_full", "plain", lambda m: [m(m.a, m.b), [3, 2], 3], (f32, i64))
    for dtype in (f32, f16, bf16, i32, i64, boolean):
        static("zeros", short(dtype), lambda m: [[3, 4]], dtype=dtype)
        static("ones", short(dtype), lambda m: [[3, 4]], dtype=dtype)
        static("full", short(dtype), lambda m: [[3, 4], 1], dtype=dtype)
        static("scalar_tensor", short(dtype), lambda m: [1], dtype=dtype)
    static("full", "float", lambda m: [[2], 1.5])
    static("full", "empty", lambda m: [[0, 2], 1.5])
    static("arange", "int", lambda m: [5])
    static("arange", "float", lambda m: [5.5])
    static("arange.start", "plain", lambda m: [2, 7])
    static("arange.start_step", "down", lambda m: [7, 1, -2])
    static("arange.start_step", "floats", lambda m: [0.0, 1.0, 0.25])
    static("arange.start_step", "whole", lambda m: [1.5, 5.9, 1.9], dtype=i64)
    static("arange.start_step", "dtype", lambda m: [1, 9, 3], dtype=f32)
    static("arange.start_step", "rounded", lambda m: [0.1, 1.1], dtype=bf16)  # 1.1 - 0.1 is 1 in f64 and more in f32
    static("linspace", "plain", lambda m: [0.0, 1.0, 5])
    static("eye", "plain", lambda m: [3])
    for name in ["fill.Scalar"]:
        call(name, "plain", lambda m: [m(m.a, m.b), 2], (f32, i64))
    call("fill.Tensor", "plain", lambda m: [m(m.a, m.b), m()])
    call("zero", "plain", lambda m: [m(m.a, m.b)])


@group
def zero_tensors() -> None:
    """Adds lazily materialised zeros."""
    static("_efficientzerotensor", "plain", lambda m: [[2, 3]], dtype=f32)


@group
def integer_linspace() -> None:
    """Adds linspace with an integer dtype."""
    for first, last, n in ((0, 9, 4), (-3, 50, 7), (5, 5, 1), (10, -2, 5), (0, 1, 0)):
        static("linspace", f"whole_{first}_{last}_{n}", lambda m, a=first, b=last, n=n: [a, b, n], (f32,), dtype=i64)


@group
def complex_fill() -> None:
    """Adds complex fill values."""
    static("full", "complex", lambda m: [[2, 3], 1 + 2j])


@group
def spaces() -> None:
    """Adds linspace and logspace: bounds that are tensors, integer dtypes, zero and one steps."""
    for n in (0, 1, 2, 7):
        static("logspace", f"n{n}", lambda m, n=n: [-1.5, 2, n])
        for name in ("linspace", "logspace"):
            static(f"{name}.Tensor_Tensor", f"n{n}", lambda m, n=n: [torch.tensor(-1.5), torch.tensor(2.25), n])
            static(f"{name}.Tensor_Scalar", f"n{n}", lambda m, n=n: [torch.tensor(-1.5), 2.25, n])
            static(f"{name}.Scalar_Tensor", f"n{n}", lambda m, n=n: [-1.5, torch.tensor(2), n])
    static("logspace", "base2", lambda m: [0, 5, 6, 2.0])
    static("logspace", "base0", lambda m: [1, 2, 3, 0.0])
    for dtype in (f64, i64):
        tag = str(dtype)[6:]
        static("logspace", tag, lambda m: [0, 3, 4, 2.0], (f32,), dtype=dtype)
        static("linspace.Tensor_Tensor", tag, lambda m: [torch.tensor(-3.7), torch.tensor(9.2), 6], (f32,), dtype=dtype)
        static("logspace.Tensor_Tensor", tag, lambda m: [torch.tensor(0.0), torch.tensor(3.0), 4, 2.0], (f32,), dtype=dtype)


@group
def float8_full() -> None:
    """Adds f8 fill values."""
    static("full", "eighth", lambda m: [[2, 3], 1.7], dtype=e4)


@group
def triangles() -> None:
    """Adds further factories."""
    static("eye.m", "plain", lambda m: [3, 4], dtype=i64)
    for name in ["tril_indices", "triu_indices"]:
        static(name, "plain", lambda m: [3, 4, 1])


@group
def older_overloads() -> None:
    """Adds ranges that include their end, and other older overloads."""
    for tag, args in (("up", [0, 5, 2]), ("down", [3.5, -1, -0.75]), ("fractions", [0.1, 0.9, 0.1]), ("one", [2, 2, 3])):
        for dtype in (None, f64, torch.bfloat16, *([i64, i32] if tag in ("up", "one") else [])):
            static("range.step", f"{tag}_{dtype}", lambda m, a=args: list(a), dtype=dtype)
    static("range", "plain", lambda m: [-1.5, 3])
