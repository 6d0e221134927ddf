"""Specs of einsum and of products with vectors and over named dims (see specs.py)."""

from __future__ import annotations

from specs import FLOATS, c64, c128, call, f32, f64, i16, i32, i64, still, u8

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


def equations() -> None:
    """einsum."""
    for tag, (text, *shapes) in EQUATIONS.items():
        still("einsum", tag, lambda m, t=text, s=shapes: [t, [m(*x) for x in s]], (*FLOATS, i64))
    still("einsum", "path", lambda m: ["ab,bc,cd->da", [m(2, 3), m(3, 4), m(4, 5)]], path=[2, 1, 0, 1])
    call("einsum", "free", lambda m: ["...ij,kj->k...i", [m(m.a, 2, m.b), m(5, m.b)]])
    call("einsum", "free_batch", lambda m: ["bij,bkj->bik", [m(2, m.a, m.b), m(2, 5, m.b)]])


def vectors() -> None:
    """Products with vectors."""
    kinds = (*FLOATS, i64)
    still("mv", "plain_ints", lambda m: [m(3, 4), m(4)], (i64,))
    still("mv", "nothing", lambda m: [m(3, 0), m(0)], kinds)
    still("dot", "one", lambda m: [m(1), m(1)], kinds)
    call("vdot", "plain", lambda m: [m(m.a), m(m.a)], kinds)
    call("ger", "plain", lambda m: [m(m.a), m(m.b)], kinds)
    call("addmv", "plain", lambda m: [m(m.a), m(m.a, m.b), m(m.b)], FLOATS)
    still("addmv", "scaled", lambda m: [m(1), m(3, 4), m(4)], FLOATS, beta=2, alpha=0.5)
    still("addmv", "zero_d", lambda m: [m(), m(3, 4), m(4)], beta=0)
    call("addr", "plain", lambda m: [m(m.a, m.b), m(m.a), m(m.b)], kinds)
    still("addr", "scaled", lambda m: [m(4), m(3), m(4)], FLOATS, beta=2, alpha=0.5)
    for beta in (True, False):
        for alpha in (True, False):
            still("addr", f"bool_{int(beta)}{int(alpha)}", lambda m: [m.mask(3, 4), m.mask(3), m.mask(4)], beta=beta, alpha=alpha)
    still("addr", "beta0", lambda m: [m(3, 4), m(3), m(4)], beta=0)
    call("addbmm", "plain", lambda m: [m(m.a, 4), m(2, m.a, m.b), m(2, m.b, 4)], FLOATS)
    still("addbmm", "scaled", lambda m: [m(4), m(2, 3, 5), m(2, 5, 4)], FLOATS, beta=2, alpha=0.5)


def without_elements() -> None:
    """Empty batches against one matrix, whose rows a kernel takes as those of a single product."""
    still("linear", "no_batch", lambda m: [m(0, 2, 3), m(5, 3), m(5)], FLOATS)
    still("linear", "no_features", lambda m: [m(0, 2, 0), m(5, 0)])
    exact = (i64, f64, u8, i16)  # terms and sums, or products of i32
    call("mm", "exact", lambda m: [m(m.a, 5), m(5, m.b)], exact)
    call("bmm", "exact", lambda m: [m(2, m.a, 5), m(2, 5, m.b)], exact)
    call("addmm", "exact", lambda m: [m(m.b), m(m.a, 5), m(5, m.b)], exact)
    still("addmm", "exact_scaled", lambda m: [m(3, 4), m(3, 5), m(5, 4)], exact, beta=2, alpha=3)
    call("baddbmm", "exact", lambda m: [m(2, m.a, m.b), m(2, m.a, 5), m(2, 5, m.b)], exact)
    call("matmul", "exact", lambda m: [m(2, m.a, m.b), m(m.b, 5)], exact)
    still("matmul", "exact_vectors", lambda m: [m(5), m(5)], exact)
    still("mm", "exact_empty", lambda m: [m(3, 0), m(0, 4)], exact)
    still("matmul", "no_batch", lambda m: [m(0, 2, 3), m(3, 4)], FLOATS)
    still("matmul", "no_batches", lambda m: [m(2, 0, 2, 3), m(3, 4)])
    still("bmm", "no_batch", lambda m: [m(0, 2, 3), m(0, 3, 4)])


def others() -> None:
    """Named dims in other words."""
    kinds = (*FLOATS, i64)
    call("inner", "plain", lambda m: [m(m.a, m.b), m(2, m.b)], kinds)
    still("inner", "vectors", lambda m: [m(3), m(3)], kinds)
    still("inner", "zero_d", lambda m: [m(), m(2, 3)], kinds)
    call("tensordot", "plain", lambda m: [m(2, m.a, m.b), m(m.b, m.a, 3), [1, 2], [1, 0]], kinds)
    still("tensordot", "none", lambda m: [m(2, 3), m(4), [], []], kinds)
    still("tensordot", "all", lambda m: [m(2, 3), m(2, 3), [-1, 0], [1, 0]])
    still("tensordot", "ones", lambda m: [m(2, 3, 1), m(4, 3, 2), [1, 2], [1, 0]])
    call("linalg_vecdot", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    still("linalg_vecdot", "broadcast", lambda m: [m(2, 3, 4), m(1, 3, 1)], (f32, c64, c128), dim=1)
    still("linalg_vecdot", "complex", lambda m: [m(4), m(4)], (c64, c128))
    call("linalg_matmul", "plain", lambda m: [m(2, m.a, m.b), m(m.b, 5)])
    still("kron", "plain", lambda m: [m(3, 4), m(2, 3)], kinds)
    still("kron", "ranks", lambda m: [m(2), m(2, 3, 2)], kinds)
    still("kron", "zero_d", lambda m: [m(), m(2, 3)])
    still("chain_matmul", "plain", lambda m: [[m(3, 5), m(5, 2), m(2, 4)]], FLOATS)
    still("linalg_multi_dot", "two", lambda m: [[m(4), m(4)]], (f32, i64))
    still("linalg_multi_dot", "order", lambda m: [[m(9), m(9, 2), m(2, 8), m(8, 1), m(1, 3)]], FLOATS)
    for n in (0, 1, 2, 3, 6, 11):
        call("linalg_matrix_power", f"n{n}", lambda m, n=n: [m(2, 3, 3), n], (*FLOATS, i32))
    call("linalg_matrix_power", "free", lambda m: [m(m.a, m.a), 5])
    for n in (0, 1):
        still("linalg_matrix_power", f"bools{n}", lambda m, n=n: [m.mask(3, 3), n])
    still("linalg_matrix_power", "nothing", lambda m: [m(2, 0, 0), 2])
    still("linalg_matrix_power", "no_batch", lambda m: [m(0, 3, 3), 0])
    call("bilinear", "plain", lambda m: [m(m.a, 3), m(m.a, 4), m(5, 3, 4), m(5)], FLOATS)
    still("bilinear", "batches", lambda m: [m(2, 3, 3), m(2, 3, 1), m(5, 3, 1)])
    still("bilinear", "vectors", lambda m: [m(3), m(4), m(5, 3, 4), m(5)])
    still("_trilinear", "plain", lambda m: [
        m(2, 3), m(5, 3, 4), m(2, 4), [1, 3], [0], [1, 2], [2, 3]], FLOATS)


equations()
vectors()
without_elements()
others()
