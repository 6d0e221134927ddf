# SPDX-License-Identifier: Apache-2.0
"""Calls of special functions."""

from __future__ import annotations

import torch

from specs.base import ALL, FLOATS, INF, NAN, bf16, boolean, call, f16, f32, f64, group, i32, i64, static, u8

ENDS = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e30, 1e-30, 0.5, 2.0, 8.0, -1.0, -2.5]
NOT_HALF = (f32, f64, i32, i64, u8, boolean)  # functions that PyTorch lacks in half precision


@group
def polygamma_at_halves() -> None:
    """Adds polygamma at negative half-integers."""
    for n in (2, 3, 4):
        static("polygamma", f"halves_n{n}", lambda m, n=n: [n, torch.tensor([-8.5, -0.5, -2.5]).to(m.dtype)], (f32, f64))


@group
def integers() -> None:
    """Adds functions of integers."""
    ends = torch.tensor([0.0, -0.0, 1.0, -1.0, 65504.0, -2.0, 6e-8, -6e-8, INF, -INF, NAN, 0.5])
    static("nextafter", "halves", lambda m: [ends.to(m.dtype).view(-1, 1), ends.to(m.dtype)], (f16, bf16))


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    static("igamma", "whole", lambda m: [m.positive(3, 4), torch.arange(12).view(3, 4)], (f16, f64))


@group
def one_operand() -> None:
    """Adds functions of one operand: series near 0, other formulas far away."""
    for name in "i0 special_i0e special_i1 special_i1e digamma lgamma sinc special_entr special_ndtr".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
    for name in ("bessel_j0 bessel_j1 bessel_y0 bessel_y1 modified_bessel_i0 modified_bessel_i1 modified_bessel_k0 modified_bessel_k1 "
                 "scaled_modified_bessel_k0 scaled_modified_bessel_k1 spherical_bessel_j0 airy_ai erfcx log_ndtr").split():
        some = name == "airy_ai"  # PyTorch's error is 1e-6 below -2.1
        call(f"special_{name}", "plain", lambda m, some=some: [m.positive(m.a, m.b) if some else m(m.a, m.b)], NOT_HALF)
        static(f"special_{name}", "far", lambda m: [torch.linspace(-12, 24, 61).to(m.dtype)], (f32, f64))
        static(f"special_{name}", "ends", lambda m: [torch.tensor(ENDS).to(m.dtype)], (f32, f64))
    for name in "i0 special_i0e special_i1 special_i1e digamma lgamma sinc special_entr special_ndtr".split():
        static(name, "far", lambda m: [torch.linspace(-12, 24, 61).to(m.dtype) + 0.1], (f32, f64))
        static(name, "ends", lambda m: [torch.tensor(ENDS).to(m.dtype)], (f32, f64))
    static("special_ndtr", "tails", lambda m: [torch.tensor([-40.0, -8.5, -8.2, -5.0, -1.0, 0.0, 1.0, 5.0, 8.5, 40.0]).to(m.dtype)], NOT_HALF)
    call("special_ndtri", "plain", lambda m: [m.unit(m.a, m.b).float().abs().to(m.dtype)], NOT_HALF)
    static("special_ndtri", "tails", lambda m: [torch.tensor([0.0, 1e-35, 1e-9, 0.01, 0.1, 0.9, 1 - 6e-8, 1.0, 1.5, -0.5]).to(m.dtype)], (f32, f64))
    for alias in ("special_i0", "special_digamma", "special_gammaln", "special_psi", "special_sinc"):
        call(alias, "plain", lambda m: [m.positive(m.a, m.b)])
    call("special_erfinv", "plain", lambda m: [m.unit(m.a, m.b)])
    for name in ("polygamma", "special_polygamma"):
        for n in range(5):
            call(name, f"n{n}", lambda m, n=n: [n, m.positive(m.a, m.b)], (f32, f64, i32) if n else ALL)
            static(name, f"below_0_n{n}", lambda m, n=n: [n, torch.linspace(-4.3, 4.3, 44).to(m.dtype)], (f32, f64))
    for name in ("mvlgamma", "special_multigammaln"):
        for p in (1, 3):
            call(name, f"p{p}", lambda m, p=p: [m.positive(m.a, m.b) + 2, p], (*FLOATS, i32))


@group
def two_operands() -> None:
    """Adds functions of two operands, broadcast and promoted."""
    call("special_zeta", "plain", lambda m: [m.positive(m.a, m.b) + 1, m.positive(m.b)], NOT_HALF[:4])
    static("special_zeta", "below_0", lambda m: [m.index(6, 20).to(m.dtype), torch.linspace(-9, 9, 20).to(m.dtype)], (f32, f64))
    call("special_zeta.self_scalar", "plain", lambda m: [2.5, m.positive(m.a, m.b)], (f32, i32))
    call("special_zeta.other_scalar", "plain", lambda m: [m.positive(m.a, m.b) + 1, 3], (f32, i32))
    for name in ("igamma", "igammac", "special_gammainc", "special_gammaincc"):
        call(name, "plain", lambda m: [m.positive(m.a, m.b), m.positive(m.b)], (*FLOATS, f64))
    call("nextafter", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, f64))
    call("special_xlog1py", "plain", lambda m: [m(m.a, m.b), m.positive(m.b)], ALL)
    static("special_xlog1py", "zero", lambda m: [torch.zeros(4), torch.tensor([-1.0, 0.0, torch.inf, torch.nan])])
