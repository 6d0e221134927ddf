"""Operators that default exports hold, and that PyTorch takes apart elsewhere: margins, spaced numbers, unpooling, groups."""

from __future__ import annotations

import torch
from specs import FLOATS, Maker, bf16, boolean, c64, call, f16, f32, f64, i32, i64, still

EVERY = (f32, f64, f16, bf16)


def of_margins() -> None:
    """Targets that end early, that are none, in rows and alone."""
    for reduction in (0, 1, 2):
        tag = f"r{reduction}"
        call("multi_margin_loss", tag, lambda m, r=reduction: [m(m.a, m.b), m.index(m.b, m.a), 1, 1, None, r], (f32, f64))
        still("multi_margin_loss", f"{tag}_squares", lambda m, r=reduction: [m(3, 4), m.index(4, 3), 2, 0.5, m.positive(4), r], (f32, f64))
        still("multi_margin_loss", f"{tag}_one", lambda m, r=reduction: [m(4), torch.tensor([2]), 1, 1, None, r])
        if reduction != 1:  # a mean of nothing is what the memory holds
            still("multi_margin_loss", f"{tag}_empty", lambda m, r=reduction: [m(0, 4), torch.zeros(0, dtype=i64), 1, 1, None, r])
        if reduction != 0:  # of a row alone PyTorch's fake tensors say another shape than its kernel
            still("multi_margin_loss", f"{tag}_row", lambda m, r=reduction: [m(4), torch.tensor(2), 1, 1, None, r])
            still("multi_margin_loss", f"{tag}_alone", lambda m, r=reduction: [m(), torch.tensor(0), 1, 1, m.positive(1), r])
        nan = torch.tensor([[0.5, torch.nan, -1.0, 2.0], [1.0, 0.25, torch.nan, 0.5]])
        still("multi_margin_loss", f"{tag}_nan", lambda m, r=reduction, x=nan: [x, torch.tensor([0, 3]), 1, 1, None, r])
        still("multilabel_margin_loss_forward", f"{tag}_nan", lambda m, r=reduction, x=nan: [x, torch.tensor([[0, 3, -1, 0], [3, 1, -1, 1]]), r])
        for name in ("multilabel_margin_loss", "multilabel_margin_loss_forward"):
            call(name, tag, lambda m, r=reduction: [m(m.a, m.b), m.index(m.b, m.a, m.b), r], (f32, f64))
            still(name, f"{tag}_ends", lambda m, r=reduction: [m(3, 4), torch.tensor([[3, -1, 0, 1], [-1, 0, 0, 0], [2, 2, 1, -1]]), r], (f32, f64))
            if reduction != 0:
                still(name, f"{tag}_row", lambda m, r=reduction: [m(4), torch.tensor([1, 3, -1, 2]), r])
                still(name, f"{tag}_alone", lambda m, r=reduction: [m(), torch.tensor(0), r])


def of_spaces() -> None:
    """Ends that are tensors, whole numbers, steps of none and of one."""
    for n in (0, 1, 2, 7):
        still("logspace", f"n{n}", lambda m, n=n: [-1.5, 2, n])
        for name in ("linspace", "logspace"):
            still(f"{name}.Tensor_Tensor", f"n{n}", lambda m, n=n: [torch.tensor(-1.5), torch.tensor(2.25), n])
            still(f"{name}.Tensor_Scalar", f"n{n}", lambda m, n=n: [torch.tensor(-1.5), 2.25, n])
            still(f"{name}.Scalar_Tensor", f"n{n}", lambda m, n=n: [-1.5, torch.tensor(2), n])
    still("logspace", "base2", lambda m: [0, 5, 6, 2.0])
    still("logspace", "base0", lambda m: [1, 2, 3, 0.0])
    for dtype in (f64, i64):
        tag = str(dtype)[6:]
        still("logspace", tag, lambda m: [0, 3, 4, 2.0], (f32,), dtype=dtype)
        still("linspace.Tensor_Tensor", tag, lambda m: [torch.tensor(-3.7), torch.tensor(9.2), 6], (f32,), dtype=dtype)
        still("logspace.Tensor_Tensor", tag, lambda m: [torch.tensor(0.0), torch.tensor(3.0), 4, 2.0], (f32,), dtype=dtype)


def of_unpooling() -> None:
    """Each place once, as a pool tells them."""
    for n, name in ((2, "max_unpool2d"), (3, "max_unpool3d")):
        more = [] if n == 2 else [[2] * n, [0] * n]

        def places(m: Maker, *sizes: int, n: int = n) -> torch.Tensor:
            pool = torch.nn.functional.max_pool2d if n == 2 else torch.nn.functional.max_pool3d
            return pool(m.distinct(*sizes, *[4] * n), 2, return_indices=True)[1]

        call(name, "plain", lambda m, n=n, p=places, more=more: [m(m.a, m.b, *[2] * n), p(m, m.a, m.b), [4] * n, *more], (f32, f64))
        still(name, "larger", lambda m, n=n, p=places, more=more: [m(2, *[2] * n), p(m, 2), [5] * n, *more])
        still(name, "no_batch", lambda m, n=n, more=more: [m(0, 2, *[2] * n), torch.zeros(0, 2, *[2] * n, dtype=i64), [4] * n, *more])


def of_groups() -> None:
    """Rows, columns and what is summed over split among matrices."""
    ends = torch.tensor([2, 2, 8], dtype=i32)
    still("_grouped_mm", "rows", lambda m: [m(8, 16), m(3, 16, 8), ends], (bf16,))
    still("_grouped_mm", "inner", lambda m: [m(8, 8), m(8, 16), ends], (bf16,))
    still("_grouped_mm", "columns", lambda m: [m(3, 8, 16), m(16, 8), ends], (bf16,))
    still("_grouped_mm", "batches", lambda m: [m(3, 8, 16), m(3, 16, 8)], (bf16,))
    still("_grouped_mm", "inner_nan", lambda m: [m(8, 8).index_fill_(1, torch.tensor([3]), torch.nan), m(8, 16), ends], (bf16,))
    still("linear", "vector", lambda m: [m(2, 3, 4), m(4)], FLOATS)
    still("linear", "vector_bias", lambda m: [m(2, 3, 4), m(4), m()])


def of_rest() -> None:
    """Steps at 0, norms held below a number, chunks laid side by side."""
    call("heaviside", "plain", lambda m: [m(m.a, m.b), m(m.b)], (*EVERY, i32, i64, boolean))
    still("heaviside", "ends", lambda m: [torch.tensor([0.0, -0.0, torch.nan, torch.inf, -torch.inf]).to(m.dtype), m(5)], EVERY)
    for p in (1, 2, 0.5, torch.inf):
        call("renorm", f"p{p}", lambda m, p=p: [m(m.a, m.b), p, 0, 2.5], EVERY)
    still("renorm", "last", lambda m: [m(2, 3, 4), 2, -1, 0], (f32, c64))
    still("renorm", "empty", lambda m: [m(2, 0), 2, 0, 1])
    still("_chunk_cat", "plain", lambda m: [[m(5, 2), m(3, 4, 2)], 0, 2], FLOATS)
    still("_chunk_cat", "inner", lambda m: [[m(2, 5), m(2, 4)], -1, 1])
    still("_chunk_cat", "short", lambda m: [[m(2, 1), m(2, 4, 3)], 1, 3])


for family in (of_margins, of_spaces, of_unpooling, of_groups, of_rest):
    family()
