# SPDX-License-Identifier: Apache-2.0
"""Calls of operators that read and write by index."""

from __future__ import annotations

import itertools

import torch

from specs.base import (
    ALL,
    COMPLEX,
    F32_BF16,
    F32_F64,
    FLOATS,
    NUMBERS,
    boolean,
    c64,
    call,
    f16,
    f32,
    f64,
    group,
    i8,
    i16,
    i32,
    i64,
    short,
    static,
    u8,
)

ENDS = torch.tensor([0, 4, 4, 6, 8])  # one bag is empty; the last offset is the number of indices
ROWS = torch.tensor([1, 2, 4, 5, 4, 3, 2, 0])
e4, e5 = torch.float8_e4m3fn, torch.float8_e5m2
FLOAT8 = (e4, e5)


@group
def indexing() -> None:
    """Adds lookups, gathers, scatters and updates by index."""
    call("embedding", "plain", lambda m: [m(6, m.b), m.index(6, m.a, 2)], FLOATS)
    static("embedding", "i32", lambda m: [m(6, 4), m.index(6, 3, dtype=i32)])
    call("index_select", "plain", lambda m: [m(m.a, m.b), 0, m.index(m.a, 5)], ALL)
    static("index_select", "last", lambda m: [m(3, 4), -1, m.index(4, 2, dtype=i32)])
    call("gather", "plain", lambda m: [m(m.a, m.b), 1, m.index(m.b, m.a, 2)], ALL)
    static("gather", "smaller", lambda m: [m(3, 4), 0, m.index(3, 2, 3)])
    call("index.Tensor", "first", lambda m: [m(m.a, m.b), [m.index(m.a, 5)]], ALL)
    call("index.Tensor", "second", lambda m: [m(m.a, m.b), [None, m.index(m.b, 2)]])
    static("index.Tensor", "both", lambda m: [m(3, 4), [m.index(3, 2), m.index(4, 2)]])
    static("index.Tensor", "broadcast", lambda m: [m(3, 4), [m.index(3, 2, 1), m.index(4, 3)]])
    static("index.Tensor", "apart", lambda m: [m(3, 2, 4), [m.index(3, 2), None, m.index(4, 2)]])
    static("index.Tensor", "negative", lambda m: [m(3, 4), [m.index(3, 2) - 3]])
    static("index.Tensor", "matrix", lambda m: [m(3, 4), [m.index(3, 2, 2)]])
    for accumulate in (False, True):
        tag = "add" if accumulate else "set"
        call("index_put", tag, lambda m, acc=accumulate: [
            m(m.a, m.b), [m.order(3)[:2]], m(2, m.b), acc], (f32, i64))
        static("index_put", f"{tag}_both", lambda m, acc=accumulate: [
            m(3, 4), [m.order(3)[:2], m.index(4, 2)], m(2), acc])
        static("index_put", f"{tag}_number", lambda m, acc=accumulate: [
            m(3, 4), [m.order(3)[:2]], m(), acc])
    static("index_put", "mask", lambda m: [m(3, 4), [m.mask(3, 4)], m()])
    call("scatter.src", "plain", lambda m: [
        m(m.a, m.b), 1, m.order(4)[:2].expand(m.a, 2).clone(), m(m.a, 2)], (f32, i64))
    for d in (f32, boolean, u8):  # PyTorch ignores the dtype of an empty index
        nothing = torch.empty(0, 2, dtype=d)
        static("scatter.value", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 1, i, 1.5])
        static("scatter.src", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4)])
        static("scatter_add", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4)])
        static("scatter_reduce.two", f"none_{short(d)}", lambda m, i=nothing: [m(3, 4), 0, i, m(3, 4), "amax"])
    static("scatter.value", "plain", lambda m: [m(3, 4), 1, m.index(4, 3, 2), 1.5])
    call("scatter_add", "plain", lambda m: [
        m(m.a, m.b), 0, m.index(m.a, m.a, m.b), m(m.a, m.b)], (f32, i64))
    static("index_add", "plain", lambda m: [m(3, 4), 0, m.index(3, 2), m(2, 4)], (f32, i64))
    static("index_add", "alpha", lambda m: [m(3, 4), 1, m.index(4, 2), m(3, 2)], alpha=2)
    for alpha in (0.0, float("-inf"), float("nan")):
        static("index_add", f"bool_{alpha}", lambda m: [m(3, 4), 1, m.index(4, 2), m(3, 2)], (boolean,), alpha=alpha)
    static("index_copy", "plain", lambda m: [m(3, 4), 0, m.order(3)[:2], m(2, 4)], (f32, i64))
    static("index_fill.int_Scalar", "plain", lambda m: [m(3, 4), 1, m.index(4, 2), 1.5])
    static("index_fill.int_Tensor", "plain", lambda m: [m(3, 4), 1, m.index(4, 2), m()])
    static("masked_scatter", "plain", lambda m: [m(3, 4), m.mask(3, 4), m(12)])
    static("masked_scatter", "none", lambda m: [m(3, 4), torch.zeros(3, 4, dtype=torch.bool), m(0)], (f32, i64, boolean))
    for name in ["tril", "triu"]:
        call(name, "plain", lambda m: [m(m.a, m.b)], ALL)
        for k in (-1, 2):
            static(name, f"diagonal{k}", lambda m, k=k: [m(2, 3, 4), k])
    static("take_along_dim", "plain", lambda m: [m(3, 4), m.index(4, 3, 2), 1])


@group
def masked_scatter_gradient() -> None:
    """Adds gradients of masked_scatter."""
    call("masked_scatter_backward", "plain", lambda m: [m(m.a, 4), m.mask(m.a, 4), [30, 2]], F32_F64)
    static("masked_scatter_backward", "spread", lambda m: [m(3, 4), m.mask(4), [12]], FLOATS)


@group
def segments() -> None:
    """Adds segment reductions by lengths and offsets, with empty segments and uncovered elements."""
    for rule in ("sum", "mean", "max", "min", "prod"):
        for tag, initial in (("", None), ("_initial", 1.5)):
            static("segment_reduce", f"{rule}_lengths{tag}", lambda m, r=rule, i=initial: [m(6, 3), r], FLOATS, lengths=torch.tensor([2, 0, 3, 1]), initial=initial)
            static("segment_reduce", f"{rule}_offsets{tag}", lambda m, r=rule, i=initial: [m(6, 3), r], F32_F64, offsets=torch.tensor([0, 2, 2, 6]), initial=initial)
        static("segment_reduce", f"{rule}_unsafe", lambda m, r=rule: [m(2, 5, 3), r], lengths=torch.tensor([[1, 2, 0]] * 2), axis=1,
              unsafe=True, initial=1)
        static("segment_reduce", f"{rule}_inner", lambda m, r=rule: [m(2, 4, 3), r], F32_F64, lengths=torch.tensor([[1, 3], [4, 0]], dtype=i32), axis=1)
    call("segment_reduce", "sizes", lambda m: [m(6, m.a), "sum"], lengths=torch.tensor([2, 4]))


@group
def segment_gradients() -> None:
    """Adds gradients of segment reductions: ties, products with zero, one and two zeros and NaN, uncovered elements."""
    data = torch.tensor([[1.0, 3.0], [3.0, 0.0], [3.0, 2.0], [-2.0, 5.0], [0.0, 0.0], [4.0, torch.nan], [0.5, 4.0]])

    def form(m, x, rule, **where):
        y = torch.segment_reduce(x, rule, **where)
        return [m(*y.shape), y, x, rule]

    for rule in ("sum", "mean", "max", "min", "prod"):
        for initial in (None, 1.5):
            tag = f"{rule}{'' if initial is None else '_initial'}"
            lengths, offsets = torch.tensor([3, 0, 4]), torch.tensor([0, 3, 3, 7], dtype=i32)
            static("_segment_reduce_backward", f"{tag}_lengths", lambda m, r=rule, i=initial, n=lengths: form(m, data.to(m.dtype), r, lengths=n, initial=i), FLOATS, lengths=lengths, initial=initial)
            static("_segment_reduce_backward", f"{tag}_offsets", lambda m, r=rule, i=initial, n=offsets: form(m, data.to(m.dtype), r, offsets=n, initial=i), F32_F64, offsets=offsets, initial=initial)
        inner = torch.tensor([[1, 3], [4, 0]])
        few = torch.tensor([[1, 2, 0]] * 2)
        static("_segment_reduce_backward", f"{rule}_uncovered", lambda m, r=rule, n=few: form(m, m(2, 5, 3), r, lengths=n, axis=1, unsafe=True), lengths=few, axis=1)
        static("_segment_reduce_backward", f"{rule}_inner", lambda m, r=rule: form(m, m(2, 4, 3), r, lengths=inner, axis=1), F32_F64, lengths=inner, axis=1)
    sums = torch.tensor([2, 4])
    call("_segment_reduce_backward", "sizes", lambda m: form(m, m(6, m.a), "sum", lengths=sums), lengths=sums)


@group
def renormalisation_and_ranks() -> None:
    """Adds embedding_renorm, integer means by scatter, and 0-d operands with vectors of one element."""
    for norm in (1.0, 2.0, 3.0):
        call("embedding_renorm", f"norm{norm}", lambda m, n=norm: [m(8, m.a), m.index(8, 2, 3), 1.0, n], F32_F64)
    ints = (i64, i32, i16, i8, u8)
    for include in (True, False):
        static("scatter_reduce.two", f"whole_mean_{include}", lambda m: [m(3, 4), 1, m.index(4, 3, 4), m(3, 4), "mean"], ints, include_self=include)
        for rule in ("amax", "amin"):
            static("scatter_reduce.two", f"{rule}_0d_{include}", lambda m, r=rule: [m(), 0, torch.tensor(0), m(), r], include_self=include)
            static("scatter_reduce.two", f"{rule}_bool_{include}", lambda m, r=rule: [m(3, 4), 1, m.index(4, 3, 4), m(3, 4), r], (torch.bool,), include_self=include)
    static("scatter_reduce.two", "nothing", lambda m: [m(), 0, torch.zeros(0, dtype=i64), m(0), "amax"])
    # a 0-d tensor with vectors of one element, and the reverse
    for tag, x, i, y in (("0d_by_1d", [], [1], [1]), ("1d_by_0d", [4], [], []), ("1d_of_0d", [4], [1], [])):
        zero = torch.zeros(i, dtype=i64)
        static("gather", tag, lambda m, x=x, i=zero: [m(*x), 0, i])
        for name, more in (("scatter.src", []), ("scatter_add", []), ("scatter.reduce", ["multiply"])):
            keys = {"reduce": more[0]} if more else {}
            static(name, tag, lambda m, x=x, i=zero, y=y: [m(*x), -1, i, m(*y)], F32_F64, **keys)
        static("scatter.value", tag, lambda m, x=x, i=zero: [m(*x), 0, i, 2])
    static("gather", "nothing", lambda m: [m(5), 0, torch.zeros(2, 0, dtype=u8)])


@group
def embedding_bags() -> None:
    """Adds sums, means and maxima of bags, with a padding index, the last offset, empty bags and bags of padding."""
    for mode, pad, last in itertools.product((0, 1, 2), (-1, 4), (False, True)):
        offsets = ENDS if last else ENDS[:-1]
        # for bf16 and for include_last_offset, the sizes of PyTorch's meta function and kernel differ
        for name in ("_embedding_bag", *(() if last else ("_embedding_bag_forward_only",))):
            static(name, f"{mode}_{pad}_{last}", lambda m, k=mode, p=pad, e=last, o=offsets: [
                m(6, 3), ROWS, o, False, k, False, None, e, p], (f32,) if last else (f32, f16, f64))
        call("_embedding_bag", f"free_{mode}_{pad}_{last}", lambda m, k=mode, p=pad, e=last, o=offsets: [
            m(m.a + 3, m.b), ROWS, o, False, k, False, None, e, p])
        static("_embedding_bag", f"only_padding_{mode}", lambda m, k=mode: [
            m(6, 3), torch.tensor([4, 4, 1]), torch.tensor([0, 2]), False, k, False, None, False, 4], (f32, f64))
    static("_embedding_bag", "weights", lambda m: [m(6, 3), ROWS, ENDS[:-1], False, 0, False, m(8), False, -1], (f32, f16))
    static("_embedding_bag", "i32", lambda m: [m(6, 3), ROWS.to(i32), ENDS[:-1].to(i32), False, 2])
    static("_embedding_bag", "behind", lambda m: [m(6, 3), ROWS, torch.tensor([0, 3, 5]), False, 1, False, None, True, -1])
    static("embedding_bag", "plain", lambda m: [m(6, 3), ROWS, ENDS[:-1], False, 1])
    for pad in (None, 4, -2):
        static("embedding_bag.padding_idx", f"{pad}", lambda m, p=pad: [m(6, 3), ROWS, ENDS[:-1], False, 2, False, None, False, p])
    static("_embedding_bag", "nothing", lambda m: [m(6, 3), ROWS[:0], ENDS[:1], False, 1])


@group
def embedding_bag_gradients() -> None:
    """Adds gradients of embedding bags, with and without the bag numbers of the forward operator."""

    def saved(m, mode, pad, weights=None, fast=False):
        y, bag, size, most = torch.ops.aten._embedding_bag(m(6, 3, dtype=f32), ROWS, ENDS[:-1], False, mode, False, weights, False, pad)
        return (torch.zeros(0, dtype=bag.dtype) if fast else bag_of()), size, most

    def bag_of():
        return torch.searchsorted(ENDS[:-1], torch.arange(8), right=True) - 1

    for mode, pad in itertools.product((0, 1, 2), (-1, 4)):
        static("_embedding_bag_dense_backward", f"{mode}_{pad}", lambda m, k=mode, p=pad: [
            m(4, 3), ROWS, *saved(m, k, p), 6, False, k, None, p], (f32, f64))
        static("_embedding_bag_backward", f"{mode}_{pad}", lambda m, k=mode, p=pad: [
            m(4, 3), ROWS, ENDS[:-1], *saved(m, k, p, fast=k == 0), 6, False, k, False, None, p])
    for fast in (False, True):
        static("_embedding_bag_per_sample_weights_backward", f"plain_{fast}", lambda m, f=fast: [
            m(4, 3), m(6, 3), ROWS, ENDS[:-1], saved(m, 0, -1, fast=f)[0], 0, -1], (f32, f64))
    static("_embedding_bag_per_sample_weights_backward", "padding", lambda m: [
        m(4, 3), m(6, 3), ROWS, ENDS[:-1], saved(m, 0, 4)[0], 0, 4])
    static("_embedding_bag_backward", "weights", lambda m: [
        m(4, 3), ROWS, ENDS[:-1], *saved(m, 0, -1), 6, False, 0, False, m(8), -1])


@group
def complex_indexing() -> None:
    """Adds lookups and scatters of complex tensors."""
    for name in ("nonzero", "tril"):
        static(name, "complex", lambda m: [m(3, 4)], (c64,))
    static("gather", "complex", lambda m: [m(3, 4), 1, m.index(4, 3, 2)], COMPLEX)
    for added in (False, True):
        static("index_put", f"complex_{added}", lambda m, a=added: [m(3, 4), [m.index(3, 5)], m(5, 4), a], COMPLEX)
        static("scatter_add" if added else "scatter.src", "complex", lambda m: [m(3, 4), 0, m.index(3, 2, 4), m(2, 4)], COMPLEX)
    static("index_add", "complex", lambda m: [m(3, 4), 0, m.index(3, 5), m(5, 4)], (c64,), alpha=2)


@group
def mixed_dtypes() -> None:
    """Adds operands of different dtypes, which eager kernels do not promote."""
    rows, bags = torch.tensor([1, 2, 4, 5, 4]), torch.tensor([0, 2, 2])
    for mode in (0, 1, 2):
        static("_embedding_bag", f"unlike_{mode}", lambda m, k=mode: [m(6, 3), rows.to(i32), bags, False, k])
    static("index_put", "mask_unlike", lambda m: [m(3, 4), [m.mask(3)], torch.tensor([2.5])], (torch.bool, f16, i32))


@group
def float8() -> None:
    """Adds lookups and updates of f8."""
    static("index_select", "eighth", lambda m: [m(3, 4), 0, torch.tensor([2, 0])], FLOAT8)
    static("gather", "eighth", lambda m: [m(3, 4), 0, m.index(3, 2, 4)], FLOAT8)
    static("index.Tensor", "eighth", lambda m: [m(3, 4), [torch.tensor([2, 0]), torch.tensor([1, 3])]], FLOAT8)
    static("index_put", "eighth", lambda m: [m(3, 4), [torch.tensor([1])], m(4)], FLOAT8)


@group
def scatter_reductions() -> None:
    """Adds each reduction of scatters, with elements that several indices and that no index address."""
    for name, rules in (("scatter_reduce.two", ("prod", "amax", "amin")), ("index_reduce", ("prod", "amax", "amin", "mean"))):
        for rule, own in itertools.product(rules, (True, False)):
            def args(m, name=name, rule=rule):
                index = m.index(3, 4) if name == "index_reduce" else m.index(3, 4, m.b)
                return [m(m.a, m.b), 0, index, m(4, m.b), rule]

            call(name, f"{rule}_{own}", args, (*F32_BF16, f64, i32, i64) if rule != "mean" else F32_BF16, include_self=own)
        static(name, "nan", lambda m, name=name: [m(3), 0, torch.tensor([0, 0, 2]), torch.tensor([1.0, torch.nan, 9.0]), "amax"])
    call("scatter.reduce", "multiply", lambda m: [m(m.a, m.b), 0, m.index(3, 4, m.b), m(4, m.b)], F32_BF16, reduce="multiply")
    call("scatter.value_reduce", "multiply", lambda m: [m(m.a, m.b), 0, m.index(3, 4, m.b), 2.5], reduce="multiply")
    for name in ("index_add", "index_copy"):
        static(name, "zero_d", lambda m: [m(), 0, torch.tensor([0]), m(1) if name == "index_add" else m()], F32_BF16)
    static("index_fill.int_Scalar", "zero_d", lambda m: [m(), 0, torch.tensor([0]), 2.0])
    static("index_reduce", "bools", lambda m: [m.mask(3, 4), 0, m.index(3, 4), m.mask(4, 4), "prod"], (boolean,))
    static("index_reduce", "zero_d", lambda m: [m(), 0, torch.tensor([0]), m(), "prod"])
    for d in (f64, f16, i64):
        static("as_strided_scatter", f"from_{short(d)}", lambda m, d=d: [m(4, 6), m(2, 3, dtype=d), [2, 3], [6, 2], 1], F32_BF16)
    static("as_strided_scatter", "plain", lambda m: [m(4, 6), m(2, 3), [2, 3], [6, 2], 1], F32_BF16)
    for size in (2, 20):
        call("nonzero_static", f"of_{size}", lambda m: [m.mask(m.a, m.b).to(m.dtype)], (f32, i32, boolean), size=size)
    static("nonzero_static", "none", lambda m: [m(0, 4)], (f32, i32), size=3)
    static("nonzero_static", "zero_d", lambda m: [torch.tensor(1.0)], size=2, fill_value=7)


@group
def counts() -> None:
    """Adds bin counts."""
    static("histc", "plain", lambda m: [m(3, 4), 4, -2, 2])


@group
def scatters_and_takes() -> None:
    """Adds further scatters and takes."""
    call("_unsafe_index.Tensor", "plain", lambda m: [m(m.a, m.b), [m.index(m.a, 5)]])
    static("_unsafe_index_put", "plain", lambda m: [m(3, 4), [m.order(3)[:2]], m(2, 4)])
    static("take", "plain", lambda m: [m(3, 4), m.index(12, 2, 3)], (f32, i64))
    for how in ["sum", "prod", "amax", "amin", "mean"]:
        for self in (True, False):
            static("scatter_reduce.two", f"{how}_{self}", lambda m, how=how: [
                m(3, 4), 0, m.index(3, 3, 4), m(3, 4), how], include_self=self)
    for how in ["add", "multiply"]:
        static("scatter.reduce", how, lambda m: [m(3, 4), 1, m.index(4, 3, 2), m(3, 2)], reduce=how)
        static("scatter.value_reduce", how, lambda m: [m(3, 4), 1, m.index(4, 3, 2), 1.5], reduce=how)


@group
def put_and_own_bounds() -> None:
    """Adds put, and histograms whose bounds come from the data."""
    for accumulate in (False, True):
        call("put", f"{accumulate}", lambda m, a=accumulate: [m(m.a, m.b), m.order(12).view(3, 4)[:, :2] - 6, m(3, 2), a], (f32, i64))
    static("histc", "own_bounds", lambda m: [m(3, 4), 5])
    static("histc", "own_bounds_equal", lambda m: [torch.ones(4), 5])
    static("histc", "own_bounds_empty", lambda m: [torch.ones(0), 5])


@group
def negative_indices() -> None:
    """Adds take_along_dim with negative indices."""
    static("take_along_dim", "from_end", lambda m: [m(3, 4), torch.tensor([[-1, 0], [-4, 3], [2, -2]]), 1], NUMBERS)
    static("take_along_dim", "from_end_of_all", lambda m: [m(3, 4), torch.tensor([-1, -12, 0])])


@group
def nonzero() -> None:
    """Adds coordinates and values of nonzero elements, whose number depends on data."""
    some = lambda m, *shape: torch.where(m.mask(*shape), m(*shape, dtype=m.dtype if m.dtype != boolean else f32), 0).to(m.dtype)  # noqa: E731
    for name in ("nonzero", "argwhere"):
        call(name, "plain", lambda m: [some(m, m.a, m.b)], (f32, f16, i32, boolean))
        static(name, "zero_d", lambda m: [torch.tensor(1.0)])
        static(name, "empty", lambda m: [m(0, 3)])
        static(name, "nothing", lambda m: [torch.zeros(4)])
    call("nonzero_numpy", "plain", lambda m: [some(m, m.a, m.b)], (f32, boolean))
    static("where", "plain", lambda m: [some(m, 3, 4)], (f32, boolean))
    call("masked_select", "plain", lambda m: [m(m.a, m.b), m.mask(m.a, m.b)], (f32, f16, i64, u8))
    static("masked_select", "bool", lambda m: [m.mask(3, 4), m.mask(3, 4)])
    static("masked_select", "stretched", lambda m: [m(3, 4), m.mask(3, 1)])
    static("masked_select", "nothing", lambda m: [m(3), torch.zeros(3, dtype=torch.bool)])
    call("index.Tensor", "mask", lambda m: [m(m.a, m.b), [m.mask(m.a, m.b)]], (f32, i32))
    call("index.Tensor", "mask_rows", lambda m: [m(m.a, m.b), [m.mask(m.a)]], (f32, f16))
    static("index.Tensor", "mask_bool", lambda m: [m.mask(3, 4), [m.mask(3, 4)]])
    static("index.Tensor", "mask_columns", lambda m: [m(3, 4), [None, m.mask(4)]])
    static("index.Tensor", "mask_and_index", lambda m: [m(3, 4), [torch.tensor(1), m.mask(4)]])
    static("index.Tensor", "mask_two_dims", lambda m: [m(2, 3, 4), [None, m.mask(3, 4)]])
    # indexed dims that are adjacent or apart: the dims of the index are at different positions of the values
    for added in (False, True):
        put = f"put_{added}"
        call("index_put", f"inner_{put}", lambda m, a=added: [m(2, 3, m.a, 6), [None, None, m.index(m.a, 4, 1), m.index(6, 5)], m(2, 3, 4, 5), a])
        static("index_put", f"apart_{put}", lambda m, a=added: [m(4, 3, 5), [m.index(4, 2, 1), None, m.index(5, 3)], m(2, 3, 3), a])
        static("index_put", f"last_{put}", lambda m, a=added: [m(2, 3, 4), [None, None, m.index(4, 2, 2)], m(3, 1, 1), a])
        static("index_put", f"number_{put}", lambda m, a=added: [m(2, 3, 4), [None, m.index(3, 2), m.index(4, 2) - 4], m(), a])
        static("index_put", f"masks_{put}", lambda m, a=added: [m(2, 3, 4), [None, m.mask(3, 4)], m(2, 1), a])
    wide = (i64, f64, boolean)
    static("index_put", "twice", lambda m: [m(3, 4), [torch.tensor([1, 1, 2, 1]), torch.tensor([-1, 3, 0, 3])], m(4), True], wide)
    call("index_put", "added", lambda m: [m(m.a, m.b, 2), [None, m.index(m.b, 3), torch.tensor([1, 0, 1])], m(m.a, 3), True], wide)
    static("index_put", "mask_rows", lambda m: [m(3, 4), [m.mask(3)], m(1, 4)])
    static("index_put", "mask_values", lambda m: [m(5), [torch.tensor([True, False, True, False, True])], m(3)])
    static("index_put", "mask_added", lambda m: [m(5), [torch.tensor([True, False, True, False, True])], m(3), True])
