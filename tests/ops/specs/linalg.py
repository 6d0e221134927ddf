# SPDX-License-Identifier: Apache-2.0
"""Calls of linear algebra."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from specs.base import FLOATS, SPECS, Maker, Spec, c64, c128, call, f32, f64, group, i32, i64, static

F32_C64 = (f32, c64)
REAL_AND_COMPLEX = (f32, f64, c64, c128)


def definite(m: Maker, *shape: int) -> torch.Tensor:
    """Makes Hermitian positive definite matrices."""
    x = m(*shape)
    return x @ x.mH + 2 * torch.eye(shape[-1], dtype=x.dtype)


def factor(m: Maker, *shape: int, upper: bool = False) -> torch.Tensor:
    """Makes Cholesky factors, whose diagonals are real."""
    x = torch.linalg.cholesky(definite(m, *shape))
    return x.mH.contiguous() if upper else x


def regular(m: Maker, *shape: int) -> torch.Tensor:
    """Makes invertible matrices for which LU exchanges rows."""
    return (m(*shape) + 8 * torch.eye(shape[-2], shape[-1]).flip(-2)).to(m.dtype)


def triangle(m: Maker, *shape: int, upper: bool = False) -> torch.Tensor:
    x = regular(m, *shape).flip(-2)
    return x.triu() if upper else x.tril()


def factored(m: Maker, *shape: int) -> tuple[torch.Tensor, torch.Tensor]:
    lu, pivots, _ = torch.linalg.lu_factor_ex(regular(m, *shape))
    return lu, pivots


def eigen(r: Any) -> Any:
    values, v = r
    return v * values.unsqueeze(-2) @ v.mH, values, v.mH @ v


def invariant(op: str, tag: str, make: Callable[[Maker], list[Any]], of: Callable[[Any], Any]) -> None:
    """Adds a spec whose results are unique only up to signs or order; `of` maps them to values that are unique."""
    SPECS.append(Spec(op, tag, lambda m: (make(m), {}), REAL_AND_COMPLEX, False, of))


def products(r: Any) -> Any:
    """Returns the matrix U S V^H, the singular values, and the Gram matrices of U and V."""
    u, s, v = r
    k = s.shape[-1]
    return u[..., :k] * s.unsqueeze(-2) @ v[..., :k, :], s, u.mH @ u, v @ v.mH


def reflectors(m: Maker, *shape: int) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.geqrf(m(*shape))


def low(m: Maker, *shape: int) -> torch.Tensor:
    """Makes matrices of rank 2."""
    return m(*shape[:-1], 2) @ m(*shape[:-2], 2, shape[-1])


@group
def vander() -> None:
    """Adds Vandermonde matrices."""
    static("vander", "plain", lambda m: [m(m.a)], (c64, f32, i64, torch.bool))
    for n in (0, 1, 2, 5):
        static("vander", f"n{n}", lambda m, n=n: [m(3), n, True], (c64, f32))
    call("linalg_vander", "plain", lambda m: [m(m.a, m.b)], (c64, f32, i64))
    static("linalg_vander", "more", lambda m: [m(3)], N=6)


@group
def cholesky() -> None:
    """Adds Cholesky factors and their solvers; empty batches and matrices of several operators."""
    for upper in (False, True):
        tag = "upper" if upper else "lower"
        static("linalg_cholesky_ex", tag, lambda m: [definite(m, 2, 4, 4)], REAL_AND_COMPLEX, upper=upper)
        static("linalg_cholesky", tag, lambda m: [definite(m, 3, 3).mT], REAL_AND_COMPLEX, upper=upper)
        static("cholesky", tag, lambda m: [definite(m, 3, 3)], F32_C64, upper=upper)
        static("cholesky_solve", tag, lambda m, u=upper: [m(2, 4, 3), triangle(m, 4, 4, upper=u), u], REAL_AND_COMPLEX)
        static("_cholesky_solve_helper", tag, lambda m, u=upper: [m(4, 3), triangle(m, 4, 4, upper=u), u])
        static("cholesky_inverse", tag, lambda m, u=upper: [factor(m, 2, 4, 4, upper=u), u], REAL_AND_COMPLEX)
    call("linalg_cholesky_ex", "free", lambda m: [definite(m, 2, m.a, m.a)])
    static("linalg_cholesky_ex", "one_triangle", lambda m: [definite(m, 4, 4).tril()])
    for op in ("linalg_cholesky_ex", "cholesky_inverse", "linalg_inv_ex", "_linalg_det", "_linalg_slogdet", "linalg_lu_factor_ex", "_linalg_eigh"):
        static(op, "no_batch", lambda m: [m(0, 3, 3)])
        static(op, "no_rows", lambda m: [m(2, 0, 0)])


@group
def inverses() -> None:
    """Adds inverses and solvers of square systems."""
    call("linalg_inv_ex", "plain", lambda m: [regular(m, 2, m.a, m.a)], REAL_AND_COMPLEX)
    static("linalg_inv", "transposed", lambda m: [regular(m, 4, 4).mT], REAL_AND_COMPLEX)
    static("inverse", "plain", lambda m: [regular(m, 3, 3)])
    call("_linalg_solve_ex", "plain", lambda m: [regular(m, 2, 4, 4), m(2, 4, m.b)], REAL_AND_COMPLEX)
    for name in ("_linalg_solve_ex", "linalg_solve_ex", "linalg_solve"):
        static(name, "vector", lambda m: [regular(m, 4, 4), m(4)], REAL_AND_COMPLEX)
        static(name, "vectors", lambda m: [regular(m, 2, 4, 4), m(2, 4)], F32_C64)
        static(name, "batches", lambda m: [regular(m, 2, 1, 4, 4), m(3, 4, 2)])
        static(name, "right", lambda m: [regular(m, 4, 4).mT, m(2, 3, 4)], F32_C64, left=False)
        static(name, "no_columns", lambda m: [regular(m, 4, 4), m(4, 0)])
    static("linalg_tensorinv", "plain", lambda m: [regular(m, 6, 6).reshape(2, 3, 6)])
    static("linalg_tensorinv", "one", lambda m: [regular(m, 6, 6).reshape(6, 3, 2), 1])
    static("linalg_tensorsolve", "plain", lambda m: [regular(m, 6, 6).reshape(2, 3, 6), m(2, 3)])
    static("linalg_tensorsolve", "dims", lambda m: [regular(m, 6, 6).reshape(6, 3, 2).movedim(0, 1), m(3, 2), [1]])
    for n in (-1, -3, -6):
        static("linalg_matrix_power", f"minus{-n}", lambda m, n=n: [regular(m, 3, 3), n], (f32, f64))
    for n in (-1, 0, 5):
        static("linalg_matrix_power", f"of_complex_{n}".replace("-", "minus"), lambda m, n=n: [regular(m, 3, 3), n], (c64, c128))


@group
def triangular_systems() -> None:
    """Adds triangular systems."""
    for upper in (False, True):
        for left in (False, True):
            for ones in (False, True):
                tag = f"{'upper' if upper else 'lower'}_{'left' if left else 'right'}{'_ones' if ones else ''}"
                static("linalg_solve_triangular", tag, lambda m, u=upper: [triangle(m, 4, 4, upper=u), m(2, 4, 4)],
                      REAL_AND_COMPLEX, upper=upper, left=left, unitriangular=ones)
        for transpose in (False, True):
            static("triangular_solve", f"{upper}_{transpose}", lambda m, u=upper: [m(2, 4, 3), triangle(m, 4, 4, upper=u)],
                  F32_C64, upper=upper, transpose=transpose, unitriangular=transpose)
    call("linalg_solve_triangular", "free", lambda m: [triangle(m, m.a, m.a), m(2, m.a, m.b)], upper=False)
    static("linalg_solve_triangular", "other_triangle", lambda m: [regular(m, 4, 4).flip(-2), m(4, 2)], upper=True)


@group
def determinants() -> None:
    """Adds determinants, also of singular matrices."""
    call("_linalg_det", "plain", lambda m: [regular(m, 2, 3, 3)], REAL_AND_COMPLEX, dynamic=False)
    call("linalg_det", "free", lambda m: [regular(m, 2, m.a, m.a)], REAL_AND_COMPLEX)
    static("_linalg_det", "transposed", lambda m: [regular(m, 4, 4).mT], F32_C64)
    static("det", "singular", lambda m: [torch.ones(2, 3, 3, dtype=m.dtype)], REAL_AND_COMPLEX)
    static("_linalg_slogdet", "plain", lambda m: [regular(m, 2, 3, 3)], REAL_AND_COMPLEX)
    call("linalg_slogdet", "free", lambda m: [regular(m, 2, m.a, m.a)])
    static("slogdet", "singular", lambda m: [torch.ones(2, 3, 3, dtype=m.dtype)], REAL_AND_COMPLEX)
    static("logdet", "plain", lambda m: [definite(m, 2, 3, 3)], REAL_AND_COMPLEX)
    static("logdet", "negative", lambda m: [-definite(m, 2, 3, 3)])


@group
def lu_factors() -> None:
    """Adds LU factors, also of rectangular matrices, and their solvers."""
    shapes = ((4, 4), (2, 5, 5), (3, 5), (2, 5, 3), (1, 4), (4, 1), (9, 9))
    for shape in shapes:
        tag = "x".join(map(str, shape))
        for op in ("linalg_lu_factor_ex", "linalg_lu_factor", "_lu_with_info"):
            static(op, tag, lambda m, s=shape: [m(*s)], REAL_AND_COMPLEX)
        static("linalg_lu", tag, lambda m, s=shape: [m(*s)], REAL_AND_COMPLEX)
        static("lu_unpack", tag, lambda m, s=shape: list(factored(m, *s)), F32_C64)
    static("lu_unpack", "no_pivots", lambda m: [*factored(m, 4, 4), True, False])
    static("lu_unpack", "no_data", lambda m: [*factored(m, 4, 4), False, True])
    for left in (False, True):
        for adjoint in (False, True):
            static("linalg_lu_solve", f"{left}_{adjoint}", lambda m: [*factored(m, 2, 4, 4), m(2, 4, 4)], REAL_AND_COMPLEX, left=left, adjoint=adjoint)
    static("linalg_lu_solve", "batches", lambda m: [*factored(m, 4, 4), m(3, 4, 2)])
    static("lu_solve", "plain", lambda m: [m(4, 2), *factored(m, 4, 4)])


@group
def orthogonal_factors() -> None:
    """Adds QR, singular values and eigenvalues."""
    for shape in ((4, 4), (2, 5, 3), (3, 5), (4, 0), (0, 4)):
        tag = "x".join(map(str, shape))
        for mode in ("reduced", "complete", "r"):
            static("linalg_qr", f"{mode}_{tag}", lambda m, s=shape, o=mode: [m(*s), o], REAL_AND_COMPLEX)
        static("_linalg_svd", f"values_{tag}", lambda m, s=shape: [m(*s), False, False], REAL_AND_COMPLEX)
        for full in (False, True):
            invariant("_linalg_svd", f"{'full' if full else 'some'}_{tag}", lambda m, s=shape, f=full: [m(*s), f], products)
        static("linalg_svdvals", tag, lambda m, s=shape: [m(*s)], F32_C64)
    call("linalg_qr", "free", lambda m: [m(2, m.b, m.a)])
    call("linalg_svdvals", "free", lambda m: [m(2, m.a, m.b)])
    invariant("linalg_svd", "plain", lambda m: [m(3, 4)], products)
    invariant("svd", "plain", lambda m: [m(3, 4)], lambda r: products((r[0], r[1], r[2].mH)))
    static("svd", "values", lambda m: [m(3, 4), True, False], F32_C64)
    static("qr", "some", lambda m: [m(4, 3)], REAL_AND_COMPLEX)
    static("qr", "all", lambda m: [m(4, 3), False])
    for uplo in ("L", "U"):
        invariant("_linalg_eigh", uplo, lambda m, u=uplo: [definite(m, 2, 4, 4).tril() if u == "L" else definite(m, 4, 4).triu(), u], eigen)
        static("_linalg_eigh", f"values_{uplo}", lambda m, u=uplo: [m(2, 4, 4), u, False], REAL_AND_COMPLEX)
        n = 12 if uplo == "L" else 4  # 12: several sweeps of the eigenvalue iteration
        invariant("linalg_eigh", uplo, lambda m, u=uplo, n=n: [m(n, n), u], eigen)
    call("linalg_eigvalsh", "free", lambda m: [m(2, m.a, m.a)])


@group
def householder_products() -> None:
    """Adds products of Householder reflectors."""
    for op in ("linalg_householder_product", "orgqr"):
        static(op, "plain", lambda m: list(reflectors(m, 2, 5, 3)), REAL_AND_COMPLEX)
        static(op, "fewer", lambda m: [reflectors(m, 5, 3)[0], reflectors(m, 5, 3)[1][:2]], F32_C64)
    for left in (False, True):
        for transpose in (False, True):
            static("ormqr", f"{left}_{transpose}", lambda m: [*reflectors(m, 4, 3), m(4, 4)], REAL_AND_COMPLEX, left=left, transpose=transpose)


@group
def pseudo_inverses() -> None:
    """Adds pseudo-inverses and ranks, with each form of tolerance."""
    one: Any = torch.tensor(0.5)
    for shape in ((4, 4), (2, 5, 3), (3, 5), (0, 3), (3, 0)):
        tag = "x".join(map(str, shape))
        static("linalg_pinv.atol_rtol_tensor", tag, lambda m, s=shape: [m(*s)], REAL_AND_COMPLEX)
        static("linalg_matrix_rank.atol_rtol_tensor", tag, lambda m, s=shape: [m(*s)], REAL_AND_COMPLEX)
    static("linalg_pinv.atol_rtol_tensor", "limits", lambda m: [low(m, 2, 4, 3)], F32_C64, atol=one, rtol=one / 8)
    static("linalg_pinv.atol_rtol_tensor", "absolute", lambda m: [low(m, 4, 3)], F32_C64, atol=one)
    static("linalg_pinv.atol_rtol_tensor", "hermitian", lambda m: [definite(m, 2, 4, 4)], REAL_AND_COMPLEX, hermitian=True)
    static("linalg_pinv.atol_rtol_float", "limits", lambda m: [low(m, 4, 3)], F32_C64, atol=0.5, rtol=0.125)
    static("linalg_pinv.atol_rtol_float", "relative", lambda m: [low(m, 4, 3)], rtol=0.01)
    static("linalg_pinv", "plain", lambda m: [low(m, 4, 3), 0.01], F32_C64)
    static("linalg_pinv.rcond_tensor", "plain", lambda m: [low(m, 2, 4, 3), torch.tensor([0.01, 0.5])], F32_C64)
    static("pinverse", "plain", lambda m: [regular(m, 4, 3), 0.01], F32_C64)
    static("linalg_matrix_rank.atol_rtol_tensor", "limits", lambda m: [low(m, 2, 4, 3)], atol=one, rtol=one / 8)
    static("linalg_matrix_rank.atol_rtol_tensor", "hermitian", lambda m: [definite(m, 2, 4, 4)], F32_C64, hermitian=True)
    static("linalg_matrix_rank.atol_rtol_float", "plain", lambda m: [low(m, 2, 4, 3)], F32_C64, rtol=0.001)
    static("linalg_matrix_rank.atol_rtol_float", "absolute", lambda m: [low(m, 2, 4, 3)], atol=0.01)
    static("linalg_matrix_rank", "plain", lambda m: [low(m, 4, 4), 0.01], F32_C64)
    static("linalg_matrix_rank.tol_tensor", "plain", lambda m: [low(m, 4, 4), torch.tensor(0.01)])


@group
def matrix_norms() -> None:
    """Adds matrix norms and condition numbers."""
    for p in (1, -1, 2, -2, float("inf"), -float("inf")):
        tag = f"p{p}".replace("-", "m")
        static("linalg_matrix_norm", tag, lambda m, p=p: [m(2, 3, 4), p], REAL_AND_COMPLEX)
        static("linalg_matrix_norm", f"{tag}_dims", lambda m, p=p: [m(3, 2, 4), p, [2, 0], True])
        static("linalg_norm", tag, lambda m, p=p: [m(3, 4), p], F32_C64)
        static("linalg_norm", f"{tag}_dims", lambda m, p=p: [m(3, 2, 4), p, [-1, 0], True], F32_C64)
        static("linalg_norm", f"{tag}_vector", lambda m, p=p: [m.positive(4), p])
        static("linalg_cond", tag, lambda m, p=p: [regular(m, 2, 3, 3), p], REAL_AND_COMPLEX)
    static("linalg_norm", "none", lambda m: [m(2, 3, 4)], F32_C64)
    static("linalg_norm", "wide", lambda m: [m(3, 4), 1], dtype=f64)
    static("linalg_cond", "none", lambda m: [m(3, 4)], F32_C64)
    for name in ("fro", "nuc"):
        static("linalg_matrix_norm.str_ord", name, lambda m, p=name: [m(2, 3, 4), p], REAL_AND_COMPLEX)
        static("linalg_matrix_norm.str_ord", f"{name}_dims", lambda m, p=name: [m(3, 2, 4), p, [2, 0], True])
        static("linalg_norm.ord_str", name, lambda m, p=name: [m(3, 4), p])
        static("linalg_norm.ord_str", f"{name}_dims", lambda m, p=name: [m(3, 2, 4), p, [0, 2], True])
        static("linalg_cond.p_str", name, lambda m, p=name: [regular(m, 2, 3, 3), p], F32_C64)
    static("nuclear_norm", "plain", lambda m: [m(3, 4)], F32_C64)
    static("nuclear_norm.dim", "plain", lambda m: [m(3, 2, 4), [2, 0], True])
    static("frobenius_norm.dim", "plain", lambda m: [m(3, 2, 4), [2, 0], True])


@group
def exponentials() -> None:
    """Adds matrix exponentials of small and large matrices."""
    call("linalg_matrix_exp", "plain", lambda m: [m(2, m.a, m.a)], REAL_AND_COMPLEX)
    static("linalg_matrix_exp", "small", lambda m: [m(3, 3) / 64], REAL_AND_COMPLEX)
    static("linalg_matrix_exp", "large", lambda m: [-8 * definite(m, 3, 3)], REAL_AND_COMPLEX)
    static("linalg_matrix_exp", "empty", lambda m: [m(2, 0, 0)])
    static("linalg_matrix_exp", "one", lambda m: [m(2, 1, 1)], F32_C64)
    static("matrix_exp", "plain", lambda m: [m(3, 3)], F32_C64)


@group
def powers_and_chains() -> None:
    """Adds matrix powers and chains of products."""
    for n in (0, 1, 2, 3, 6, 11):
        call("linalg_matrix_power", f"n{n}", lambda m, n=n: [m(2, 3, 3), n], (*FLOATS, i32))
    call("linalg_matrix_power", "free", lambda m: [m(m.a, m.a), 5])
    for n in (0, 1):
        static("linalg_matrix_power", f"bools{n}", lambda m, n=n: [m.mask(3, 3), n])
    static("linalg_matrix_power", "nothing", lambda m: [m(2, 0, 0), 2])
    static("linalg_matrix_power", "no_batch", lambda m: [m(0, 3, 3), 0])
