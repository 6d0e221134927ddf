"""More specs: special functions, at numbers of each of their forms, and at their ends."""

from __future__ import annotations

import torch
from specs import ALL, FLOATS, boolean, call, f32, f64, i32, i64, still, u8

TWO = (f32, f64, i32, i64, u8, boolean)  # where PyTorch has no halves
ENDS = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e30, 1e-30, 0.5, 2.0, 8.0, -1.0, -2.5]


def one_operand() -> None:
    """Series near 0, others far away."""
    for name in "i0 special_i0e special_i1 special_i1e digamma lgamma sinc special_entr special_ndtr".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
    for name in ("bessel_j0 bessel_j1 bessel_y0 bessel_y1 modified_bessel_i0 modified_bessel_i1 modified_bessel_k0 modified_bessel_k1 "
                 "scaled_modified_bessel_k0 scaled_modified_bessel_k1 spherical_bessel_j0 airy_ai erfcx log_ndtr").split():
        some = name == "airy_ai"  # PyTorch's is off by 1e-6 below -2.1
        call(f"special_{name}", "plain", lambda m, some=some: [m.positive(m.a, m.b) if some else m(m.a, m.b)], TWO)
        still(f"special_{name}", "far", lambda m: [torch.linspace(-12, 24, 61).to(m.dtype)], (f32, f64))
        still(f"special_{name}", "ends", lambda m: [torch.tensor(ENDS).to(m.dtype)], (f32, f64))
    for name in "i0 special_i0e special_i1 special_i1e digamma lgamma sinc special_entr special_ndtr".split():
        still(name, "far", lambda m: [torch.linspace(-12, 24, 61).to(m.dtype) + 0.1], (f32, f64))
        still(name, "ends", lambda m: [torch.tensor(ENDS).to(m.dtype)], (f32, f64))
    still("special_ndtr", "tails", lambda m: [torch.tensor([-40.0, -8.5, -8.2, -5.0, -1.0, 0.0, 1.0, 5.0, 8.5, 40.0]).to(m.dtype)], TWO)
    call("special_ndtri", "plain", lambda m: [m.unit(m.a, m.b).float().abs().to(m.dtype)], TWO)
    still("special_ndtri", "tails", lambda m: [torch.tensor([0.0, 1e-35, 1e-9, 0.01, 0.1, 0.9, 1 - 6e-8, 1.0, 1.5, -0.5]).to(m.dtype)], (f32, f64))
    call("erfinv", "plain", lambda m: [m.unit(m.a, m.b)], (*FLOATS, boolean))
    still("erfinv", "ends", lambda m: [torch.tensor([1.0, -1.0, 1e-30, 0.0, -0.0, 0.999999, 2.0])])
    for alias in ("special_i0", "special_digamma", "special_gammaln", "special_psi", "special_sinc"):
        call(alias, "plain", lambda m: [m.positive(m.a, m.b)])
    call("special_erfinv", "plain", lambda m: [m.unit(m.a, m.b)])
    for name in ("polygamma", "special_polygamma"):
        for n in range(5):
            call(name, f"n{n}", lambda m, n=n: [n, m.positive(m.a, m.b)], (f32, f64, i32) if n else ALL)
            still(name, f"below_0_n{n}", lambda m, n=n: [n, torch.linspace(-4.3, 4.3, 44).to(m.dtype)], (f32, f64))
    for name in ("mvlgamma", "special_multigammaln"):
        for p in (1, 3):
            call(name, f"p{p}", lambda m, p=p: [m.positive(m.a, m.b) + 2, p], (*FLOATS, i32))


def two_operands() -> None:
    """Broadcast, and promoted."""
    call("special_zeta", "plain", lambda m: [m.positive(m.a, m.b) + 1, m.positive(m.b)], TWO[:4])
    still("special_zeta", "below_0", lambda m: [m.index(6, 20).to(m.dtype), torch.linspace(-9, 9, 20).to(m.dtype)], (f32, f64))
    call("special_zeta.self_scalar", "plain", lambda m: [2.5, m.positive(m.a, m.b)], (f32, i32))
    call("special_zeta.other_scalar", "plain", lambda m: [m.positive(m.a, m.b) + 1, 3], (f32, i32))
    for name in ("igamma", "igammac", "special_gammainc", "special_gammaincc"):
        call(name, "plain", lambda m: [m.positive(m.a, m.b), m.positive(m.b)], (*FLOATS, f64))
    call("nextafter", "plain", lambda m: [m(m.a, m.b), m(m.b)], (f32, f64))
    call("special_xlog1py", "plain", lambda m: [m(m.a, m.b), m.positive(m.b)], ALL)
    still("special_xlog1py", "zero", lambda m: [torch.zeros(4), torch.tensor([-1.0, 0.0, torch.inf, torch.nan])])


def orders() -> None:
    """Polynomials of orders below 0, small and large, between their ends, there and beyond."""
    names = [f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"]
    for name in [*names, "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p"]:
        name = f"special_{name}"
        call(name, "plain", lambda m: [m(m.a, m.b), m.index(9, m.b).to(m.dtype)], (f32, f64, i32, u8, boolean))
        still(name, "ends", lambda m: [torch.tensor([1.0, -1.0, 0.0, 0.3, -0.7, 2.5, -3.0]).to(m.dtype),
                                       torch.tensor([-2.0, -0.5, 0.0, 1.0, 2.9, 5.0, 12.0]).to(m.dtype).view(7, 1)], (f32, f64))
        still(name, "high", lambda m: [torch.tensor([0.9, -0.2, 0.5]).to(m.dtype), torch.tensor([40.0, 64.0, 33.0, torch.nan]).to(m.dtype).view(4, 1)],
              (f32, f64))
        call(f"{name}.x_scalar", "plain", lambda m: [0.5, m.index(9, m.a, m.b).to(m.dtype)], (f32, i32))
        for n in (-1, 0, 1, 3.5, 11):
            call(f"{name}.n_scalar", f"n{n}", lambda m, n=n: [m(m.a, m.b), n], (f32, i64) if n == 11 else (f32,))
    still("special_hermite_polynomial_h", "beyond", lambda m: [m(3), torch.tensor([[129.0], [1000.0]]).to(m.dtype)])
    still("special_hermite_polynomial_he.n_scalar", "beyond", lambda m: [m(3), 129])


one_operand()
orders()
two_operands()
