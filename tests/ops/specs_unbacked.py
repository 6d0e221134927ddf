"""More specs: operators whose results' sizes depend on data."""

from __future__ import annotations

import torch
from specs import bf16, boolean, call, f16, f32, f64, i8, i32, i64, still, u8


def picked() -> None:
    """Where something is not 0, and what stands there."""
    some = lambda m, *shape: torch.where(m.mask(*shape), m(*shape, dtype=m.dtype if m.dtype != boolean else f32), 0).to(m.dtype)  # noqa: E731
    for name in ("nonzero", "argwhere"):
        call(name, "plain", lambda m: [some(m, m.a, m.b)], (f32, f16, i32, boolean))
        still(name, "zero_d", lambda m: [torch.tensor(1.0)])
        still(name, "empty", lambda m: [m(0, 3)])
        still(name, "nothing", lambda m: [torch.zeros(4)])
    call("nonzero_numpy", "plain", lambda m: [some(m, m.a, m.b)], (f32, boolean))
    still("where", "plain", lambda m: [some(m, 3, 4)], (f32, boolean))
    call("masked_select", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b)], (f32, f16, i64, u8))
    still("masked_select", "bool", lambda m: [m.mask(3, 4), m.mask(3, 4)])
    still("masked_select", "stretched", lambda m: [m(3, 4), m.mask(3, 1)])
    still("masked_select", "nothing", lambda m: [m(3), torch.zeros(3, dtype=torch.bool)])
    call("index.Tensor", "mask", lambda m: [m(m.a, m.b), [m.mask(m.a, m.b)]], (f32, i32))
    call("index.Tensor", "mask_rows", lambda m: [m(m.a, m.b), [m.mask(m.a)]], (f32, f16))
    still("index.Tensor", "mask_bool", lambda m: [m.mask(3, 4), [m.mask(3, 4)]])
    still("index.Tensor", "mask_columns", lambda m: [m(3, 4), [None, m.mask(4)]])
    still("index.Tensor", "mask_and_index", lambda m: [m(3, 4), [torch.tensor(1), m.mask(4)]])
    still("index.Tensor", "mask_two_dims", lambda m: [m(2, 3, 4), [None, m.mask(3, 4)]])
    # dims that are not the first ones, neighbours and not: where values have the index's dims differs
    for added in (False, True):
        put = f"put_{added}"
        call("index_put", f"inner_{put}", lambda m, a=added: [m(2, 3, m.a, 6), [None, None, m.index(m.a, 4, 1), m.index(6, 5)], m(2, 3, 4, 5), a])
        still("index_put", f"apart_{put}", lambda m, a=added: [m(4, 3, 5), [m.index(4, 2, 1), None, m.index(5, 3)], m(2, 3, 3), a])
        still("index_put", f"last_{put}", lambda m, a=added: [m(2, 3, 4), [None, None, m.index(4, 2, 2)], m(3, 1, 1), a])
        still("index_put", f"number_{put}", lambda m, a=added: [m(2, 3, 4), [None, m.index(3, 2), m.index(4, 2) - 4], m(), a])
        still("index_put", f"masks_{put}", lambda m, a=added: [m(2, 3, 4), [None, m.mask(3, 4)], m(2, 1), a])
    wide = (i64, f64, boolean)
    still("index_put", "twice", lambda m: [m(3, 4), [torch.tensor([1, 1, 2, 1]), torch.tensor([-1, 3, 0, 3])], m(4), True], wide)
    call("index_put", "added", lambda m: [m(m.a, m.b, 2), [None, m.index(m.b, 3), torch.tensor([1, 0, 1])], m(m.a, 3), True], wide)
    still("index_put", "mask_rows", lambda m: [m(3, 4), [m.mask(3)], m(1, 4)])
    still("index_put", "mask_values", lambda m: [m(5), [torch.tensor([True, False, True, False, True])], m(3)])
    still("index_put", "mask_added", lambda m: [m(5), [torch.tensor([True, False, True, False, True])], m(3), True])


def grouped() -> None:
    """What is equal, counted and repeated."""
    few = lambda m, *shape: (m(*shape, dtype=f32) * 2).round().to(m.dtype)  # noqa: E731
    for inverse, counts in ((False, False), (True, False), (True, True)):
        call("_unique2", f"{inverse}_{counts}", lambda m, i=inverse, c=counts: [few(m, m.a, m.b), True, i, c], (f32, i32))
        call("unique_consecutive", f"{inverse}_{counts}", lambda m, i=inverse, c=counts: [few(m, m.a, m.b), i, c], (f32, i64))
    still("_unique2", "empty", lambda m: [m(0), True, True, True])
    still("_unique2", "nan", lambda m: [torch.tensor([1.0, torch.nan, 1.0, torch.nan]), True, False, True])
    still("_unique2", "bool", lambda m: [m.mask(5), True, True, True])
    still("_unique", "plain", lambda m: [few(m, 3, 4), True, True])
    still("unique_consecutive", "dim", lambda m: [torch.tensor([1, 1, 2, 2, 1]), True, True, 0])
    rows = lambda m: torch.tensor([[3, 4, 4], [1, 2, 2], [1, 2, 2], [3, 4, 4], [1, 2, 1], [1, 2, 2]]).to(m.dtype)  # noqa: E731
    for name, form in (("unique_dim", lambda x, d: [x, d, True, True, True]), ("unique_consecutive", lambda x, d: [x, True, True, d])):
        call(name, "rows", lambda m, f=form: f(few(m, m.a, m.b).repeat_interleave(2, 0), 0), (f32, f64, f16, i64, i8, u8))
        still(name, "plain", lambda m, f=form: f(rows(m), 0), (f32, bf16, i32, boolean))
        still(name, "columns", lambda m, f=form: f(rows(m), 1))
        still(name, "inner", lambda m, f=form: f(few(m, 2, 3, 2).repeat(1, 2, 1), 1))
        still(name, "vector", lambda m, f=form: f(torch.tensor([2.0, 2.0, 1.0, 2.0, torch.nan, torch.nan]), 0))
        still(name, "single", lambda m, f=form: f(torch.tensor([[0.0, 1.0], [-0.0, 1.0]]), 0))
        still(name, "empty", lambda m, f=form: f(m(0, 3), 0))
        still(name, "no_columns", lambda m, f=form: f(m(3, 0), 1))
    still("unique_dim", "last", lambda m: [rows(m), -1])
    still("repeat_interleave.Tensor", "plain", lambda m: [torch.tensor([2, 0, 3]).to(m.dtype)], (i32, i64))
    still("repeat_interleave.Tensor", "sized", lambda m: [torch.tensor([2, 0, 3])], output_size=5)
    call("repeat_interleave.self_Tensor", "plain", lambda m: [m(m.a, 3), torch.tensor([2, 0, 3]), 1], (f32, f16, i32))
    still("repeat_interleave.self_Tensor", "flat", lambda m: [m.mask(3), torch.tensor([2, 0, 3])])
    still("repeat_interleave.self_Tensor", "sized", lambda m: [m(3, 2), torch.tensor([2, 0, 3]), 0], output_size=5)
    still("bincount", "plain", lambda m: [torch.tensor([1, 4, 1, 0]).to(m.dtype)], (i64, i8))
    still("bincount", "least", lambda m: [torch.tensor([1, 4, 1]), None, 7])
    still("bincount", "empty", lambda m: [torch.zeros(0, dtype=i64)])
    still("bincount", "weights", lambda m: [torch.tensor([1, 4, 1]), m.positive(3)], (f32, f64, i32))


for family in (picked, grouped):
    family()
