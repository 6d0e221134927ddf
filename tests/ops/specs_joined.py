"""More specs: tensors joined and raised in rank, reductions at places, distances, areas."""

from __future__ import annotations

import itertools

import torch
from specs import FLOATS, NUMBERS, boolean, call, f16, f32, f64, i32, i64, short, still

PAIR = (f32, torch.bfloat16)
INF = float("inf")


def joined() -> None:
    """Of all ranks, and of none."""
    for n in (1, 2, 3):
        call(f"atleast_{n}d", "plain", lambda m: [m(m.a, m.b)])
        still(f"atleast_{n}d", "one", lambda m: [m(3)])
        still(f"atleast_{n}d", "zero_d", lambda m: [m()])
        still(f"atleast_{n}d.Sequence", "plain", lambda m: [[m(3), m(), m(2, 3)]])
    for name in ("hstack", "vstack", "dstack", "column_stack"):
        call(name, "plain", lambda m: [[m(m.a, m.b), m(m.a, m.b)]], (f32, i64))
        still(name, "one", lambda m: [[m(3), m(3)]])
    still("hstack", "zero_d", lambda m: [[m(), m(3)]])
    still("column_stack", "zero_d", lambda m: [[m(), m(1)]])
    still("block_diag", "plain", lambda m: [[m(2, 3), m(), m(2), m(1, 2)]], (f32, i32))
    still("cartesian_prod", "plain", lambda m: [[m(2), m(3), m(2)]], (f32, i32))
    still("cartesian_prod", "one", lambda m: [[m(2)]])
    for k in (0, 1, -2):
        call("diag", f"of_{k}", lambda m, k=k: [m(m.a), k])
        still("diag", f"matrix_{k}", lambda m, k=k: [m(4, 5), k])
        call("diagflat", f"of_{k}", lambda m, k=k: [m(2, m.a), k])
        still("linalg_diagonal", f"of_{k}", lambda m, k=k: [m(2, 4, 5)], offset=k)
    still("trace", "plain", lambda m: [m(4, 5)], NUMBERS)
    call("sum_to_size", "plain", lambda m: [m(2, m.a, m.b), [1, m.b]], dynamic=False)
    for name in ("isreal", "real", "resolve_conj", "resolve_neg"):
        call(name, "plain", lambda m: [m(m.a, m.b)], (f32, i32))
    for name in ("linalg_cross", "cross"):
        call(name, "plain", lambda m: [m(m.a, 3), m(m.a, 3)], (f32, f64, i32), dim=-1)
    call("linalg_cross", "broadcast", lambda m: [m(3, m.a), m(3, 1)], dim=0)
    still("cross", "first", lambda m: [m(2, 3, 4), m(2, 3, 4)])


def at_places() -> None:
    """Each rule, with places that several reach and some that none does."""
    for name, rules in (("scatter_reduce.two", ("prod", "amax", "amin")), ("index_reduce", ("prod", "amax", "amin", "mean"))):
        for rule, own in itertools.product(rules, (True, False)):
            def args(m, name=name, rule=rule):
                index = m.index(3, 4) if name == "index_reduce" else m.index(3, 4, m.b)
                return [m(m.a, m.b), 0, index, m(4, m.b), rule]
            call(name, f"{rule}_{own}", args, (*PAIR, i32) if rule != "mean" else PAIR, include_self=own)
        still(name, "nan", lambda m, name=name: [m(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1.0, torch.nan, 9.0]), "amax"])
    call("scatter.reduce", "multiply", lambda m: [m(m.a, m.b), 0, m.index(3, 4, m.b), m(4, m.b)], PAIR, reduce="multiply")
    call("scatter.value_reduce", "multiply", lambda m: [m(m.a, m.b), 0, m.index(3, 4, m.b), 2.5], reduce="multiply")
    for name in ("index_add", "index_copy"):
        still(name, "zero_d", lambda m: [m(), 0, torch.tensor([0]), m(1) if name == "index_add" else m()], PAIR)
    still("index_fill.int_Scalar", "zero_d", lambda m: [m(), 0, torch.tensor([0]), 2.0])
    still("index_reduce", "bools", lambda m: [m.mask(3, 4), 0, m.index(3, 4), m.mask(4, 4), "prod"], (boolean,))
    still("index_reduce", "zero_d", lambda m: [m(), 0, torch.tensor([0]), m(), "prod"])
    for d in (f64, f16, i64):
        still("as_strided_scatter", f"from_{short(d)}", lambda m, d=d: [m(4, 6), m(2, 3, dtype=d), [2, 3], [6, 2], 1], PAIR)
    still("as_strided_scatter", "plain", lambda m: [m(4, 6), m(2, 3), [2, 3], [6, 2], 1], PAIR)
    for size in (2, 20):
        call("nonzero_static", f"of_{size}", lambda m: [m.mask(m.a, m.b).to(m.dtype)], (f32, i32, boolean), size=size)
    still("nonzero_static", "none", lambda m: [m(0, 4)], (f32, i32), size=3)
    still("nonzero_static", "zero_d", lambda m: [torch.tensor(1.0)], size=2, fill_value=7)
    still("searchsorted.Tensor", "rows", lambda m: [m(3, 4).sort(1).values, m(3, 5)], (f32, i32))
    still("searchsorted.Tensor", "sorter", lambda m: [torch.tensor([3.0, 1.0, 2.0]), m(3, 5)], sorter=torch.tensor([1, 2, 0]))


def distances() -> None:
    """Norms with exponents of their own forms."""
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        for name in ("_cdist_forward", "cdist"):
            call(name, f"p{p}", lambda m, p=p: [m(2, m.a, 3), m(m.b, 3), p, None], (f32, f64) if p == 2 else (f32,))
        for name in ("_pdist_forward", "pdist"):
            still(name, f"p{p}", lambda m, p=p: [m(4, 3), p])
        call("pairwise_distance", f"p{p}", lambda m, p=p: [m(m.a, m.b), m(m.b), p], FLOATS if p == 2 else (f32,))
    for p in (2.0, 1.0, 0.0, 3.0, INF):
        nans = torch.tensor([[1.0, torch.nan, 2.0], [0.5, 1.0, 2.0], [torch.nan] * 3])
        for name in ("cdist", "pdist"):
            still(name, f"nan_p{p}", lambda m, p=p, nans=nans, two=name == "cdist": [nans, nans + 1, p] if two else [nans, p])
    still("pdist", "one", lambda m: [m(1, 3)], FLOATS)
    call("_euclidean_dist", "plain", lambda m: [m(2, m.a, 3), m(2, m.b, 3)], (f32, f64))
    still("_cdist_forward", "no_columns", lambda m: [m(2, 0), m(3, 0), 2.0, None])
    call("nanmean", "plain", lambda m: [m(m.a, m.b), [1]], FLOATS)
    still("nanmean", "nan", lambda m: [torch.tensor([[1.0, torch.nan], [torch.nan, torch.nan]]), [1], True])
    call("msort", "plain", lambda m: [m.distinct(m.a, m.b)], (f32, i32))
    for name in ("trapezoid", "cumulative_trapezoid"):
        call(f"{name}.dx", "plain", lambda m: [m(m.a, m.b)], PAIR, dx=0.5, dim=0)
        call(f"{name}.x", "plain", lambda m: [m(m.a, m.b), m(m.b)])
        call(f"{name}.x", "rows", lambda m: [m(m.a, m.b), m(m.a, m.b)], dim=0)
        still(f"{name}.x", "ranks", lambda m: [m(3, 4), m(2, 3, 4)], dim=1)
        still(f"{name}.x", "less", lambda m: [m(2, 3, 4), m(3, 4)], (f32, i32), dim=1)
        still(f"{name}.dx", "integers", lambda m: [m(0, 4)], (f32, i32), dim=0)


joined()
at_places()
distances()
