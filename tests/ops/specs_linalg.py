"""Specs of linear algebra (see specs.py). What is not unique, eigenvectors and factors by singular
values, is compared by the matrix that it makes up, and by being orthogonal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from specs import SPECS, Maker, Spec, c64, c128, f32, f64, still
from specs import call as spec

EACH = (f32, f64, c64, c128)
TWO = (f32, c64)


def regular(m: Maker, *shape: int) -> torch.Tensor:
    """Matrices with an inverse, whose rows change places when they are factored."""
    return (m(*shape) + 8 * torch.eye(shape[-2], shape[-1]).flip(-2)).to(m.dtype)


def definite(m: Maker, *shape: int) -> torch.Tensor:
    """Positive definite ones, each its own adjoint."""
    x = m(*shape)
    return x @ x.mH + 2 * torch.eye(shape[-1], dtype=x.dtype)


def triangle(m: Maker, *shape: int, upper: bool = False) -> torch.Tensor:
    x = regular(m, *shape).flip(-2)
    return x.triu() if upper else x.tril()


def factor(m: Maker, *shape: int, upper: bool = False) -> torch.Tensor:
    """A Cholesky factor, which has reals on its diagonal."""
    x = torch.linalg.cholesky(definite(m, *shape))
    return x.mH.contiguous() if upper else x


def factored(m: Maker, *shape: int) -> tuple[torch.Tensor, torch.Tensor]:
    lu, pivots, _ = torch.linalg.lu_factor_ex(regular(m, *shape))
    return lu, pivots


def settled(op: str, tag: str, make: Callable[[Maker], list[Any]], of: Callable[[Any], Any], **kwargs: Any) -> None:
    SPECS.append(Spec(op, tag, lambda m: (make(m), dict(kwargs)), EACH, False, of))


def cholesky() -> None:
    for upper in (False, True):
        tag = "upper" if upper else "lower"
        still("linalg_cholesky_ex", tag, lambda m: [definite(m, 2, 4, 4)], EACH, upper=upper)
        still("linalg_cholesky", tag, lambda m: [definite(m, 3, 3).mT], EACH, upper=upper)
        still("cholesky", tag, lambda m: [definite(m, 3, 3)], TWO, upper=upper)
        still("cholesky_solve", tag, lambda m, u=upper: [m(2, 4, 3), triangle(m, 4, 4, upper=u), u], EACH)
        still("_cholesky_solve_helper", tag, lambda m, u=upper: [m(4, 3), triangle(m, 4, 4, upper=u), u])
        still("cholesky_inverse", tag, lambda m, u=upper: [factor(m, 2, 4, 4, upper=u), u], EACH)
    spec("linalg_cholesky_ex", "free", lambda m: [definite(m, 2, m.a, m.a)])
    still("linalg_cholesky_ex", "one_triangle", lambda m: [definite(m, 4, 4).tril()])
    for op in ("linalg_cholesky_ex", "cholesky_inverse", "linalg_inv_ex", "_linalg_det", "_linalg_slogdet", "linalg_lu_factor_ex", "_linalg_eigh"):
        still(op, "no_batch", lambda m: [m(0, 3, 3)])
        still(op, "no_rows", lambda m: [m(2, 0, 0)])


def inverses() -> None:
    spec("linalg_inv_ex", "plain", lambda m: [regular(m, 2, m.a, m.a)], EACH)
    still("linalg_inv", "transposed", lambda m: [regular(m, 4, 4).mT], EACH)
    still("inverse", "plain", lambda m: [regular(m, 3, 3)])
    spec("_linalg_solve_ex", "plain", lambda m: [regular(m, 2, 4, 4), m(2, 4, m.b)], EACH)
    for name in ("_linalg_solve_ex", "linalg_solve_ex", "linalg_solve"):
        still(name, "vector", lambda m: [regular(m, 4, 4), m(4)], EACH)
        still(name, "vectors", lambda m: [regular(m, 2, 4, 4), m(2, 4)], TWO)
        still(name, "batches", lambda m: [regular(m, 2, 1, 4, 4), m(3, 4, 2)])
        still(name, "right", lambda m: [regular(m, 4, 4).mT, m(2, 3, 4)], TWO, left=False)
        still(name, "no_columns", lambda m: [regular(m, 4, 4), m(4, 0)])
    still("linalg_tensorinv", "plain", lambda m: [regular(m, 6, 6).reshape(2, 3, 6)])
    still("linalg_tensorinv", "one", lambda m: [regular(m, 6, 6).reshape(6, 3, 2), 1])
    still("linalg_tensorsolve", "plain", lambda m: [regular(m, 6, 6).reshape(2, 3, 6), m(2, 3)])
    still("linalg_tensorsolve", "dims", lambda m: [regular(m, 6, 6).reshape(6, 3, 2).movedim(0, 1), m(3, 2), [1]])
    for n in (-1, -3, -6):
        still("linalg_matrix_power", f"minus{-n}", lambda m, n=n: [regular(m, 3, 3), n], (f32, f64))
    for n in (-1, 0, 5):
        still("linalg_matrix_power", f"of_complex_{n}".replace("-", "minus"), lambda m, n=n: [regular(m, 3, 3), n], (c64, c128))


def triangles() -> None:
    for upper in (False, True):
        for left in (False, True):
            for ones in (False, True):
                tag = f"{'upper' if upper else 'lower'}_{'left' if left else 'right'}{'_ones' if ones else ''}"
                still("linalg_solve_triangular", tag, lambda m, u=upper: [triangle(m, 4, 4, upper=u), m(2, 4, 4)],
                      EACH, upper=upper, left=left, unitriangular=ones)
        for transpose in (False, True):
            still("triangular_solve", f"{upper}_{transpose}", lambda m, u=upper: [m(2, 4, 3), triangle(m, 4, 4, upper=u)],
                  TWO, upper=upper, transpose=transpose, unitriangular=transpose)
    spec("linalg_solve_triangular", "free", lambda m: [triangle(m, m.a, m.a), m(2, m.a, m.b)], upper=False)
    still("linalg_solve_triangular", "other_triangle", lambda m: [regular(m, 4, 4).flip(-2), m(4, 2)], upper=True)


def determinants() -> None:
    spec("_linalg_det", "plain", lambda m: [regular(m, 2, 3, 3)], EACH, dynamic=False)
    spec("linalg_det", "free", lambda m: [regular(m, 2, m.a, m.a)], EACH)
    still("_linalg_det", "transposed", lambda m: [regular(m, 4, 4).mT], TWO)
    still("det", "singular", lambda m: [torch.ones(2, 3, 3, dtype=m.dtype)], EACH)
    still("_linalg_slogdet", "plain", lambda m: [regular(m, 2, 3, 3)], EACH)
    spec("linalg_slogdet", "free", lambda m: [regular(m, 2, m.a, m.a)])
    still("slogdet", "singular", lambda m: [torch.ones(2, 3, 3, dtype=m.dtype)], EACH)
    still("logdet", "plain", lambda m: [definite(m, 2, 3, 3)], EACH)
    still("logdet", "negative", lambda m: [-definite(m, 2, 3, 3)])


def factors() -> None:
    shapes = ((4, 4), (2, 5, 5), (3, 5), (2, 5, 3), (1, 4), (4, 1), (9, 9))
    for shape in shapes:
        tag = "x".join(map(str, shape))
        for op in ("linalg_lu_factor_ex", "linalg_lu_factor", "_lu_with_info"):
            still(op, tag, lambda m, s=shape: [m(*s)], EACH)
        still("linalg_lu", tag, lambda m, s=shape: [m(*s)], EACH)
        still("lu_unpack", tag, lambda m, s=shape: list(factored(m, *s)), TWO)
    still("lu_unpack", "no_pivots", lambda m: [*factored(m, 4, 4), True, False])
    still("lu_unpack", "no_data", lambda m: [*factored(m, 4, 4), False, True])
    for left in (False, True):
        for adjoint in (False, True):
            still("linalg_lu_solve", f"{left}_{adjoint}", lambda m: [*factored(m, 2, 4, 4), m(2, 4, 4)], EACH, left=left, adjoint=adjoint)
    still("linalg_lu_solve", "batches", lambda m: [*factored(m, 4, 4), m(3, 4, 2)])
    still("lu_solve", "plain", lambda m: [m(4, 2), *factored(m, 4, 4)])


def products(r: Any) -> Any:
    """Of U, S, V^H: the matrix and what must be the identity."""
    u, s, v = r
    k = s.shape[-1]
    return u[..., :k] * s.unsqueeze(-2) @ v[..., :k, :], s, u.mH @ u, v @ v.mH


def eigen(r: Any) -> Any:
    values, v = r
    return v * values.unsqueeze(-2) @ v.mH, values, v.mH @ v


def orthogonal() -> None:
    for shape in ((4, 4), (2, 5, 3), (3, 5), (4, 0), (0, 4)):
        tag = "x".join(map(str, shape))
        for mode in ("reduced", "complete", "r"):
            still("linalg_qr", f"{mode}_{tag}", lambda m, s=shape, o=mode: [m(*s), o], EACH)
        still("_linalg_svd", f"values_{tag}", lambda m, s=shape: [m(*s), False, False], EACH)
        for full in (False, True):
            settled("_linalg_svd", f"{'full' if full else 'some'}_{tag}", lambda m, s=shape, f=full: [m(*s), f], products)
        still("linalg_svdvals", tag, lambda m, s=shape: [m(*s)], TWO)
    spec("linalg_qr", "free", lambda m: [m(2, m.b, m.a)])
    spec("linalg_svdvals", "free", lambda m: [m(2, m.a, m.b)])
    settled("linalg_svd", "plain", lambda m: [m(3, 4)], products)
    settled("svd", "plain", lambda m: [m(3, 4)], lambda r: products((r[0], r[1], r[2].mH)))
    still("svd", "values", lambda m: [m(3, 4), True, False], TWO)
    still("qr", "some", lambda m: [m(4, 3)], EACH)
    still("qr", "all", lambda m: [m(4, 3), False])
    for uplo in ("L", "U"):
        settled("_linalg_eigh", uplo, lambda m, u=uplo: [definite(m, 2, 4, 4).tril() if u == "L" else definite(m, 4, 4).triu(), u], eigen)
        still("_linalg_eigh", f"values_{uplo}", lambda m, u=uplo: [m(2, 4, 4), u, False], EACH)
        settled("linalg_eigh", uplo, lambda m, u=uplo: [m(30, 30), u], eigen)
    spec("linalg_eigvalsh", "free", lambda m: [m(2, m.a, m.a)])


def reflectors(m: Maker, *shape: int) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.geqrf(m(*shape))


def by_reflectors() -> None:
    for op in ("linalg_householder_product", "orgqr"):
        still(op, "plain", lambda m: list(reflectors(m, 2, 5, 3)), EACH)
        still(op, "fewer", lambda m: [reflectors(m, 5, 3)[0], reflectors(m, 5, 3)[1][:2]], TWO)
    for left in (False, True):
        for transpose in (False, True):
            still("ormqr", f"{left}_{transpose}", lambda m: [*reflectors(m, 4, 3), m(4, 4)], EACH, left=left, transpose=transpose)


def low(m: Maker, *shape: int) -> torch.Tensor:
    """Matrices of rank 2."""
    return m(*shape[:-1], 2) @ m(*shape[:-2], 2, shape[-1])


def pseudo() -> None:
    one: Any = torch.tensor(0.5)
    for shape in ((4, 4), (2, 5, 3), (3, 5), (0, 3), (3, 0)):
        tag = "x".join(map(str, shape))
        still("linalg_pinv.atol_rtol_tensor", tag, lambda m, s=shape: [m(*s)], EACH)
        still("linalg_matrix_rank.atol_rtol_tensor", tag, lambda m, s=shape: [m(*s)], EACH)
    still("linalg_pinv.atol_rtol_tensor", "limits", lambda m: [low(m, 2, 4, 3)], TWO, atol=one, rtol=one / 8)
    still("linalg_pinv.atol_rtol_tensor", "absolute", lambda m: [low(m, 4, 3)], TWO, atol=one)
    still("linalg_pinv.atol_rtol_tensor", "hermitian", lambda m: [definite(m, 2, 4, 4)], EACH, hermitian=True)
    still("linalg_pinv.atol_rtol_float", "limits", lambda m: [low(m, 4, 3)], TWO, atol=0.5, rtol=0.125)
    still("linalg_pinv.atol_rtol_float", "relative", lambda m: [low(m, 4, 3)], rtol=0.01)
    still("linalg_pinv", "plain", lambda m: [low(m, 4, 3), 0.01], TWO)
    still("linalg_pinv.rcond_tensor", "plain", lambda m: [low(m, 2, 4, 3), torch.tensor([0.01, 0.5])], TWO)
    still("pinverse", "plain", lambda m: [regular(m, 4, 3), 0.01], TWO)
    still("linalg_matrix_rank.atol_rtol_tensor", "limits", lambda m: [low(m, 2, 4, 3)], atol=one, rtol=one / 8)
    still("linalg_matrix_rank.atol_rtol_tensor", "hermitian", lambda m: [definite(m, 2, 4, 4)], TWO, hermitian=True)
    still("linalg_matrix_rank.atol_rtol_float", "plain", lambda m: [low(m, 2, 4, 3)], TWO, rtol=0.001)
    still("linalg_matrix_rank.atol_rtol_float", "absolute", lambda m: [low(m, 2, 4, 3)], atol=0.01)
    still("linalg_matrix_rank", "plain", lambda m: [low(m, 4, 4), 0.01], TWO)
    still("linalg_matrix_rank.tol_tensor", "plain", lambda m: [low(m, 4, 4), torch.tensor(0.01)])


def norms() -> None:
    for p in (1, -1, 2, -2, float("inf"), -float("inf")):
        tag = f"p{p}".replace("-", "m")
        still("linalg_matrix_norm", tag, lambda m, p=p: [m(2, 3, 4), p], EACH)
        still("linalg_matrix_norm", f"{tag}_dims", lambda m, p=p: [m(3, 2, 4), p, [2, 0], True])
        still("linalg_norm", tag, lambda m, p=p: [m(3, 4), p], TWO)
        still("linalg_norm", f"{tag}_dims", lambda m, p=p: [m(3, 2, 4), p, [-1, 0], True], TWO)
        still("linalg_norm", f"{tag}_vector", lambda m, p=p: [m.positive(4), p])
        still("linalg_cond", tag, lambda m, p=p: [regular(m, 2, 3, 3), p], EACH)
    still("linalg_norm", "none", lambda m: [m(2, 3, 4)], TWO)
    still("linalg_norm", "wide", lambda m: [m(3, 4), 1], dtype=f64)
    still("linalg_cond", "none", lambda m: [m(3, 4)], TWO)
    for name in ("fro", "nuc"):
        still("linalg_matrix_norm.str_ord", name, lambda m, p=name: [m(2, 3, 4), p], EACH)
        still("linalg_matrix_norm.str_ord", f"{name}_dims", lambda m, p=name: [m(3, 2, 4), p, [2, 0], True])
        still("linalg_norm.ord_str", name, lambda m, p=name: [m(3, 4), p])
        still("linalg_norm.ord_str", f"{name}_dims", lambda m, p=name: [m(3, 2, 4), p, [0, 2], True])
        still("linalg_cond.p_str", name, lambda m, p=name: [regular(m, 2, 3, 3), p], TWO)
    still("nuclear_norm", "plain", lambda m: [m(3, 4)], TWO)
    still("nuclear_norm.dim", "plain", lambda m: [m(3, 2, 4), [2, 0], True])
    still("frobenius_norm.dim", "plain", lambda m: [m(3, 2, 4), [2, 0], True])


def exponentials() -> None:
    spec("linalg_matrix_exp", "plain", lambda m: [m(2, m.a, m.a)], EACH)
    still("linalg_matrix_exp", "small", lambda m: [m(3, 3) / 64], EACH)
    still("linalg_matrix_exp", "large", lambda m: [-8 * definite(m, 3, 3)], EACH)
    still("linalg_matrix_exp", "empty", lambda m: [m(2, 0, 0)])
    still("linalg_matrix_exp", "one", lambda m: [m(2, 1, 1)], TWO)
    still("matrix_exp", "plain", lambda m: [m(3, 3)], TWO)


for add in (cholesky, inverses, triangles, determinants, factors, orthogonal, by_reflectors, pseudo, norms, exponentials):
    add()
