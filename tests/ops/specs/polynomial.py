# SPDX-License-Identifier: Apache-2.0
"""Calls of orthogonal polynomials."""

from __future__ import annotations

import torch

from specs.base import boolean, call, f32, f64, group, i32, i64, static, u8


@group
def orders() -> None:
    """Adds polynomials of negative, small and large orders, inside, at and outside their interval."""
    names = [f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"]
    for name in [*names, "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"]:
        name = f"special_{name}"
        call(name, "plain", lambda m: [m(m.a, m.b), m.index(9, m.b).to(m.dtype)], (f32, f64, i32, u8, boolean))
        static(name, "ends", lambda m: [torch.tensor([1.0, -1.0, 0.0, 0.3, -0.7, 2.5, -3.0]).to(m.dtype),
                                       torch.tensor([-2.0, -0.5, 0.0, 1.0, 2.9, 5.0, 12.0]).to(m.dtype).view(7, 1)], (f32, f64))
        static(name, "high", lambda m: [torch.tensor([0.9, -0.2, 0.5]).to(m.dtype), torch.tensor([40.0, 64.0, 33.0, torch.nan]).to(m.dtype).view(4, 1)],
              (f32, f64))
        call(f"{name}.x_scalar", "plain", lambda m: [0.5, m.index(9, m.a, m.b).to(m.dtype)], (f32, i32))
        for n in (-1, 0, 1, 3.5, 11):
            call(f"{name}.n_scalar", f"n{n}", lambda m, n=n: [m(m.a, m.b), n], (f32, i64) if n == 11 else (f32,))
    static("special_hermite_polynomial_h", "beyond", lambda m: [m(3), torch.tensor([[129.0], [1000.0]]).to(m.dtype)])
    static("special_hermite_polynomial_he.n_scalar", "beyond", lambda m: [m(3), 129])
