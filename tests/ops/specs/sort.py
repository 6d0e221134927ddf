# SPDX-License-Identifier: Apache-2.0
"""Calls of sorts and of unique elements."""

from __future__ import annotations

import torch

from specs.base import NUMBERS, bf16, boolean, call, f16, f32, f64, group, i8, i16, i32, i64, static, u8


@group
def sorts() -> None:
    """Adds sorts and largest elements."""
    call("topk", "last", lambda m: [m.distinct(m.a, m.b + 2), 2], NUMBERS)
    static("topk", "smallest", lambda m: [m.distinct(3, 4), 2, 0, False])
    call("sort", "last", lambda m: [m.distinct(m.a, m.b)], NUMBERS)
    static("sort", "descending", lambda m: [m.distinct(3, 4), 0, True])
    static("sort.stable", "ties", lambda m: [m.index(3, 8).to(m.dtype)], (f32, i64), stable=True)
    call("argsort", "last", lambda m: [m.distinct(m.a, m.b)])


@group
def double_precision() -> None:
    """Adds sorts of f64 with NaN, infinities and both zeros."""
    odd = torch.tensor([[0.0, torch.nan, -1.0, torch.inf], [-0.0, 2.0, -torch.inf, 0.0], [1.0, 1.0, -1.0, -2.0]]).double()
    for down in (False, True):
        call("sort", f"exact_{down}", lambda m, d=down: [m(m.a, m.b), 1, d], (f64,))
        static("sort", f"odd_{down}", lambda m, d=down: [odd, -1, d], (f64,))
        static("sort.stable", f"odd_{down}", lambda m: [odd], (f64,), stable=True, dim=0, descending=down)


@group
def narrow_dtypes() -> None:
    """Adds dtypes that GE lacks: the lowering computes in a wider one."""
    small = (boolean, i8, i16, u8)
    static("sort", "narrow", lambda m: [m(3, 4)], small)


@group
def msort() -> None:
    """Adds further sorts."""
    static("argsort.stable", "ties", lambda m: [m.index(3, 8)], stable=True)


@group
def unique() -> None:
    """Adds unique elements and rows, whose number depends on data."""
    few = lambda m, *shape: (m(*shape, dtype=f32) * 2).round().to(m.dtype)  # noqa: E731
    for inverse, counts in ((False, False), (True, False), (True, True)):
        call("_unique2", f"{inverse}_{counts}", lambda m, i=inverse, c=counts: [few(m, m.a, m.b), True, i, c], (f32, i32))
        call("unique_consecutive", f"{inverse}_{counts}", lambda m, i=inverse, c=counts: [few(m, m.a, m.b), i, c], (f32, i64))
    static("_unique2", "empty", lambda m: [m(0), True, True, True])
    static("_unique2", "nan", lambda m: [torch.tensor([1.0, torch.nan, 1.0, torch.nan]), True, False, True])
    static("_unique2", "bool", lambda m: [m.mask(5), True, True, True])
    static("_unique", "plain", lambda m: [few(m, 3, 4), True, True])
    static("unique_consecutive", "dim", lambda m: [torch.tensor([1, 1, 2, 2, 1]), True, True, 0])
    rows = lambda m: torch.tensor([[3, 4, 4], [1, 2, 2], [1, 2, 2], [3, 4, 4], [1, 2, 1], [1, 2, 2]]).to(m.dtype)  # noqa: E731
    for name, form in (("unique_dim", lambda x, d: [x, d, True, True, True]), ("unique_consecutive", lambda x, d: [x, True, True, d])):
        call(name, "rows", lambda m, f=form: f(few(m, m.a, m.b).repeat_interleave(2, 0), 0), (f32, f64, f16, i64, i8, u8))
        static(name, "plain", lambda m, f=form: f(rows(m), 0), (f32, bf16, i32, boolean))
        static(name, "columns", lambda m, f=form: f(rows(m), 1))
        static(name, "inner", lambda m, f=form: f(few(m, 2, 3, 2).repeat(1, 2, 1), 1))
        static(name, "vector", lambda m, f=form: f(torch.tensor([2.0, 2.0, 1.0, 2.0, torch.nan, torch.nan]), 0))
        static(name, "single", lambda m, f=form: f(torch.tensor([[0.0, 1.0], [-0.0, 1.0]]), 0))
        static(name, "empty", lambda m, f=form: f(m(0, 3), 0))
        static(name, "no_columns", lambda m, f=form: f(m(3, 0), 1))
    static("unique_dim", "last", lambda m: [rows(m), -1])
    static("bincount", "plain", lambda m: [torch.tensor([1, 4, 1, 0]).to(m.dtype)], (i64, i8))
    static("bincount", "least", lambda m: [torch.tensor([1, 4, 1]), None, 7])
    static("bincount", "empty", lambda m: [torch.zeros(0, dtype=i64)])
    static("bincount", "weights", lambda m: [torch.tensor([1, 4, 1]), m.positive(3)], (f32, f64, i32))
