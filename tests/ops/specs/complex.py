# SPDX-License-Identifier: Apache-2.0
"""Calls that build complex tensors and take them apart."""

from __future__ import annotations

import torch

from specs.base import COMPLEX, F32_F64, c64, call, f32, group, i32, static


@group
def parts() -> None:
    """Adds construction from parts and extraction of parts."""
    call("complex", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], F32_F64)
    static("complex", "broadcast", lambda m: [m(3, 1), m(4)])
    call("polar", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], F32_F64)
    for name in "real imag view_as_real _conj conj_physical _conj_physical resolve_conj resolve_neg".split():
        call(name, "complex", lambda m: [m(m.a, m.b)], COMPLEX)
        static(name, "complex_zero_d", lambda m: [m()], (c64,))
        static(name, "complex_empty", lambda m: [m(0, 3)], (c64,))
        static(name, "complex_strided", lambda m: [m(3, 4).t()], (c64,))
    call("view_as_complex", "plain", lambda m: [m(m.a, m.b, 2)], F32_F64)
    for name in ("adjoint", "mH", "matrix_H"):
        call(name, "plain", lambda m: [m(m.a, m.b)], (c64, f32))


@group
def block_diagonals() -> None:
    """Adds joined tensors of every rank, also of rank 0."""
    for name in ("real", "resolve_conj", "resolve_neg"):
        call(name, "plain", lambda m: [m(m.a, m.b)], (f32, i32))


@group
def aliases() -> None:
    """Adds aliases."""
    call("conj", "plain", lambda m: [m(m.a, m.b)], (f32, torch.complex64))
