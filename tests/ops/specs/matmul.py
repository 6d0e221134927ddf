# SPDX-License-Identifier: Apache-2.0
"""Calls of matrix products."""

from __future__ import annotations

import torch

from specs.base import COMPLEX, FLOATS, Maker, bf16, c64, c128, call, f16, f32, f64, group, i8, i16, i32, i64, static, u8

EQUATIONS = {
    "product": ("ij,jk->ik", (2, 3), (3, 4)), "implied": ("bc,ab", (3, 4), (2, 3)),
    "spaces": (" i j , k j -> k i ", (2, 3), (4, 3)), "trace": ("ii", (3, 3)),
    "diagonal": ("iji->ji", (3, 2, 3)), "diagonals": ("iii,ii->i", (2, 2, 2), (2, 2)),
    "outer": ("i,jk->kij", (2,), (3, 4)), "sums": ("ijk->j", (2, 3, 4)), "all": ("ij,kl->", (2, 3), (3, 2)),
    "batch": ("bij,bjk->bik", (2, 3, 4), (2, 4, 5)), "heads": ("bqhd,bkhd->bhqk", (2, 4, 3, 5), (2, 6, 3, 5)),
    "dots": ("...ij,...jk->...ik", (2, 1, 3, 4), (5, 4, 2)), "dots_inside": ("a...b,b...->...a", (2, 3, 4), (4, 1)),
    "dots_gone": ("i...,i->i", (2, 3, 4), (2,)), "dots_implied": ("...i,i...", (2, 3), (3, 2)),
    "ones": ("ij,jk->ik", (2, 1), (3, 4)), "ones_all": ("ij,jk->ijk", (2, 1), (1, 4)),
    "capitals": ("aB,Ba", (2, 3), (3, 2)), "three": ("bn,anm,bm->ba", (2, 3), (4, 3, 5), (2, 5)),
    "chain": ("ab,bc,cd,de->ae", (2, 3), (3, 4), (4, 5), (5, 2)),
    "nothing": ("ij,jk->ik", (2, 0), (0, 4)), "empty": ("ij,jk->ik", (0, 3), (3, 4)),
    "zero_d": (",i->i", (), (3,)), "unused": ("ij,jk->k", (2, 3), (3, 4)),
}


@group
def products() -> None:
    """Adds products of matrices, batches and vectors."""
    call("mm", "plain", lambda m: [m(m.a, 5), m(5, m.b)], FLOATS)
    static("mm", "strided", lambda m: [m(5, 3).t(), m(4, 5).t()])
    static("mm", "empty_k", lambda m: [m(3, 0), m(0, 4)])
    static("mm", "empty_m", lambda m: [m(0, 3), m(3, 4)])
    static("mm", "ints", lambda m: [m(3, 4), m(4, 2)], (i32, i64))
    call("bmm", "plain", lambda m: [m(2, m.a, 5), m(2, 5, m.b)], FLOATS)
    static("bmm", "strided", lambda m: [m(2, 5, 3).mT, m(2, 5, 4)])
    static("addmm", "scaled", lambda m: [m(3, 4), m(3, 5), m(5, 4)], FLOATS, beta=0.5, alpha=2)
    call("addmm", "plain", lambda m: [m(m.b), m(m.a, 5), m(5, m.b)], FLOATS)
    static("addmm", "beta0", lambda m: [m(3, 4), m(3, 5), m(5, 4)], beta=0)
    call("baddbmm", "plain", lambda m: [m(2, m.a, m.b), m(2, m.a, 5), m(2, 5, m.b)], FLOATS)
    static("baddbmm", "scaled", lambda m: [m(1, 3, 4), m(2, 3, 5), m(2, 5, 4)], beta=2, alpha=0.5)
    for tag, x, y in [("1_1", (4,), (4,)), ("1_2", (4,), (4, 3)), ("2_1", (3, 4), (4,)),
                      ("2_2", (3, 4), (4, 2)), ("3_1", (2, 3, 4), (4,)),
                      ("1_3", (4,), (2, 4, 3)), ("3_2", (2, 3, 4), (4, 2)),
                      ("2_3", (3, 4), (2, 4, 2)), ("3_3", (2, 3, 4), (1, 4, 2)),
                      ("4_3", (2, 1, 3, 4), (5, 4, 2))]:
        static("matmul", f"ranks_{tag}", lambda m, x=x, y=y: [m(*x), m(*y)])
    call("matmul", "plain", lambda m: [m(2, m.a, m.b), m(m.b, 5)], FLOATS)
    call("linear", "plain", lambda m: [m(m.a, m.b), m(5, m.b), m(5)], FLOATS)
    call("linear", "batch", lambda m: [m(m.a, 2, 4), m(5, 4)])
    static("linear", "vector", lambda m: [m(4), m(5, 4), m(5)])
    call("mv", "plain", lambda m: [m(m.a, m.b), m(m.b)], FLOATS)
    call("dot", "plain", lambda m: [m(m.a), m(m.a)], FLOATS)
    call("outer", "plain", lambda m: [m(m.a), m(m.b)], FLOATS)
    call("einsum", "plain", lambda m: ["ij,jk->ik", [m(m.a, m.b), m(m.b, 2)]])


@group
def complex_equation() -> None:
    """Adds a complex einsum."""
    static("vdot", "complex", lambda m: [m(4), m(4)], (c64,))


@group
def complex_products() -> None:
    """Adds complex products."""
    call("mm", "complex", lambda m: [m(m.a, 4), m(4, m.b)], COMPLEX)
    call("bmm", "complex", lambda m: [m(2, m.a, 4), m(2, 4, m.b)], COMPLEX)
    call("matmul", "complex", lambda m: [m(2, m.a, 4), m(4)], COMPLEX)
    call("addmm", "complex", lambda m: [m(m.b), m(m.a, 4), m(4, m.b)], COMPLEX, beta=2, alpha=0.5)
    call("baddbmm", "complex", lambda m: [m(m.b), m(2, m.a, 4), m(2, 4, m.b)], COMPLEX)


@group
def grouped_products() -> None:
    """Adds grouped products, with rows, columns or the inner dim divided among matrices."""
    ends = torch.tensor([2, 2, 8], dtype=i32)
    static("_grouped_mm", "rows", lambda m: [m(8, 16), m(3, 16, 8), ends], (bf16,))
    static("_grouped_mm", "inner", lambda m: [m(8, 8), m(8, 16), ends], (bf16,))
    static("_grouped_mm", "columns", lambda m: [m(3, 8, 16), m(16, 8), ends], (bf16,))
    static("_grouped_mm", "batches", lambda m: [m(3, 8, 16), m(3, 16, 8)], (bf16,))
    static("_grouped_mm", "inner_nan", lambda m: [m(8, 8).index_fill_(1, torch.tensor([3]), torch.nan), m(8, 16), ends], (bf16,))
    static("linear", "vector", lambda m: [m(2, 3, 4), m(4)], FLOATS)
    static("linear", "vector_bias", lambda m: [m(2, 3, 4), m(4), m()])


@group
def zero_factors() -> None:
    """Adds beta and alpha of 0 with NaN and infinities in the product."""
    values = [float("nan"), -float("inf"), float("inf"), 0.0, 1.0, 2.5, -1.0]
    matrix = torch.tensor([[values[0], 1, 2], [3, values[1], 4], [5, 6, 7]])
    operands = {"addmm": (matrix, matrix), "addmv": (matrix, matrix[0]), "addbmm": (matrix.expand(2, 3, 3),) * 2}
    for name, factors in operands.items():
        for beta in (0, 2):
            static(name, f"alpha0_beta{beta}", lambda m, f=factors: [m(*f[1].shape[-2:]), *(x.to(m.dtype) for x in f)], (f32, f64),
                  beta=beta, alpha=0)
    static("addmm", "alpha0_half", lambda m: [m(3, 3), matrix.half(), m(3, 3)], (f16,), alpha=0)


@group
def scaled_products() -> None:
    """Adds products beyond the range of f16 with a small factor, and factors of integer products."""

    def large(m: Maker) -> torch.Tensor:
        return torch.full((2, 3, 3), 300.0).to(m.dtype)

    static("baddbmm", "small_alpha", lambda m: [m(2, 3, 3), large(m), large(m)], (f16, bf16), alpha=0.125)
    for alpha, beta in ((2, 1), (0.5, 2), (1, 1)):  # eager truncates the factors; the sum wraps around
        tag = f"bytes_{alpha}_{beta}"
        static("addmm", tag, lambda m: [m(3, 4) * 9, m(3, 5) * 9, m(5, 4)], (i8,), alpha=alpha, beta=beta)
        static("baddbmm", tag, lambda m: [m(2, 3, 4), m(2, 3, 5) * 9, m(2, 5, 4)], (i8,), alpha=alpha, beta=beta)
    static("baddbmm", "no_beta", lambda m: [m(2, 3, 3), large(m), large(m)], (f16,), beta=0, alpha=0.1)


@group
def equations() -> None:
    """Adds einsum equations."""
    for tag, (text, *shapes) in EQUATIONS.items():
        static("einsum", tag, lambda m, t=text, s=shapes: [t, [m(*x) for x in s]], (*FLOATS, i64))
    static("einsum", "path", lambda m: ["ab,bc,cd->da", [m(2, 3), m(3, 4), m(4, 5)]], path=[2, 1, 0, 1])
    call("einsum", "free", lambda m: ["...ij,kj->k...i", [m(m.a, 2, m.b), m(5, m.b)]])
    call("einsum", "free_batch", lambda m: ["bij,bkj->bik", [m(2, m.a, m.b), m(2, 5, m.b)]])


@group
def vectors() -> None:
    """Adds products with vectors."""
    kinds = (*FLOATS, i64)
    static("mv", "plain_ints", lambda m: [m(3, 4), m(4)], (i64,))
    static("mv", "nothing", lambda m: [m(3, 0), m(0)], kinds)
    static("dot", "one", lambda m: [m(1), m(1)], kinds)
    call("vdot", "plain", lambda m: [m(m.a), m(m.a)], kinds)
    call("ger", "plain", lambda m: [m(m.a), m(m.b)], kinds)
    call("addmv", "plain", lambda m: [m(m.a), m(m.a, m.b), m(m.b)], FLOATS)
    static("addmv", "scaled", lambda m: [m(1), m(3, 4), m(4)], FLOATS, beta=2, alpha=0.5)
    static("addmv", "zero_d", lambda m: [m(), m(3, 4), m(4)], beta=0)
    call("addr", "plain", lambda m: [m(m.a, m.b), m(m.a), m(m.b)], kinds)
    static("addr", "scaled", lambda m: [m(4), m(3), m(4)], FLOATS, beta=2, alpha=0.5)
    for beta in (True, False):
        for alpha in (True, False):
            static("addr", f"bool_{int(beta)}{int(alpha)}", lambda m: [m.mask(3, 4), m.mask(3), m.mask(4)], beta=beta, alpha=alpha)
    static("addr", "beta0", lambda m: [m(3, 4), m(3), m(4)], beta=0)
    call("addbmm", "plain", lambda m: [m(m.a, 4), m(2, m.a, m.b), m(2, m.b, 4)], FLOATS)
    static("addbmm", "scaled", lambda m: [m(4), m(2, 3, 5), m(2, 5, 4)], FLOATS, beta=2, alpha=0.5)


@group
def empty_and_exact() -> None:
    """Adds empty batches with one matrix, which a kernel flattens to rows, and products in exact dtypes."""
    static("linear", "no_batch", lambda m: [m(0, 2, 3), m(5, 3), m(5)], FLOATS)
    static("linear", "no_features", lambda m: [m(0, 2, 0), m(5, 0)])
    exact = (i64, f64, u8, i16)  # lowered to elementwise products and sums, or to products of i32
    call("mm", "exact", lambda m: [m(m.a, 5), m(5, m.b)], exact)
    call("bmm", "exact", lambda m: [m(2, m.a, 5), m(2, 5, m.b)], exact)
    call("addmm", "exact", lambda m: [m(m.b), m(m.a, 5), m(5, m.b)], exact)
    static("addmm", "exact_scaled", lambda m: [m(3, 4), m(3, 5), m(5, 4)], exact, beta=2, alpha=3)
    call("baddbmm", "exact", lambda m: [m(2, m.a, m.b), m(2, m.a, 5), m(2, 5, m.b)], exact)
    call("matmul", "exact", lambda m: [m(2, m.a, m.b), m(m.b, 5)], exact)
    static("matmul", "exact_vectors", lambda m: [m(5), m(5)], exact)
    static("mm", "exact_empty", lambda m: [m(3, 0), m(0, 4)], exact)
    static("matmul", "no_batch", lambda m: [m(0, 2, 3), m(3, 4)], FLOATS)
    static("matmul", "no_batches", lambda m: [m(2, 0, 2, 3), m(3, 4)])
    static("bmm", "no_batch", lambda m: [m(0, 2, 3), m(0, 3, 4)])


@group
def contractions() -> None:
    """Adds contractions over given dims, Kronecker and bilinear products."""
    kinds = (*FLOATS, i64)
    call("inner", "plain", lambda m: [m(m.a, m.b), m(2, m.b)], kinds)
    static("inner", "vectors", lambda m: [m(3), m(3)], kinds)
    static("inner", "zero_d", lambda m: [m(), m(2, 3)], kinds)
    call("tensordot", "plain", lambda m: [m(2, m.a, m.b), m(m.b, m.a, 3), [1, 2], [1, 0]], kinds)
    static("tensordot", "none", lambda m: [m(2, 3), m(4), [], []], kinds)
    static("tensordot", "all", lambda m: [m(2, 3), m(2, 3), [-1, 0], [1, 0]])
    static("tensordot", "ones", lambda m: [m(2, 3, 1), m(4, 3, 2), [1, 2], [1, 0]])
    call("linalg_vecdot", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    static("linalg_vecdot", "broadcast", lambda m: [m(2, 3, 4), m(1, 3, 1)], (f32, c64, c128), dim=1)
    static("linalg_vecdot", "complex", lambda m: [m(4), m(4)], (c64, c128))
    call("linalg_matmul", "plain", lambda m: [m(2, m.a, m.b), m(m.b, 5)])
    static("kron", "plain", lambda m: [m(3, 4), m(2, 3)], kinds)
    static("kron", "ranks", lambda m: [m(2), m(2, 3, 2)], kinds)
    static("kron", "zero_d", lambda m: [m(), m(2, 3)])
    static("chain_matmul", "plain", lambda m: [[m(3, 5), m(5, 2), m(2, 4)]], FLOATS)
    static("linalg_multi_dot", "two", lambda m: [[m(4), m(4)]], (f32, i64))
    static("linalg_multi_dot", "order", lambda m: [[m(9), m(9, 2), m(2, 8), m(8, 1), m(1, 3)]], FLOATS)
    call("bilinear", "plain", lambda m: [m(m.a, 3), m(m.a, 4), m(5, 3, 4), m(5)], FLOATS)
    static("bilinear", "batches", lambda m: [m(2, 3, 3), m(2, 3, 1), m(5, 3, 1)])
    static("bilinear", "vectors", lambda m: [m(3), m(4), m(5, 3, 4), m(5)])
    static("_trilinear", "plain", lambda m: [
        m(2, 3), m(5, 3, 4), m(2, 4), [1, 3], [0], [1, 2], [2, 3]], FLOATS)
