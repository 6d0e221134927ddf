"""More specs: bags of embeddings and gradients of groups."""

from __future__ import annotations

import itertools

import torch
from specs import FLOATS, bf16, call, f16, f32, f64, i32, still

ROWS = torch.tensor([1, 2, 4, 5, 4, 3, 2, 0])
ENDS = torch.tensor([0, 4, 4, 6, 8])  # one bag is empty; the last offset is the end of all


def forward() -> None:
    """Sums, means and maxima, with a padding, with the end of the last bag; an empty bag, and one of padding alone."""
    for mode, pad, last in itertools.product((0, 1, 2), (-1, 4), (False, True)):
        offsets = ENDS if last else ENDS[:-1]
        # of bf16, and with the last end, PyTorch's meta function and its kernel do not agree about sizes
        for name in ("_embedding_bag", *(() if last else ("_embedding_bag_forward_only",))):
            still(name, f"{mode}_{pad}_{last}", lambda m, k=mode, p=pad, e=last, o=offsets: [
                m(6, 3), ROWS, o, False, k, False, None, e, p], (f32,) if last else (f32, f16, f64))
        call("_embedding_bag", f"free_{mode}_{pad}_{last}", lambda m, k=mode, p=pad, e=last, o=offsets: [
            m(m.a + 3, m.b), ROWS, o, False, k, False, None, e, p])
        still("_embedding_bag", f"only_padding_{mode}", lambda m, k=mode: [
            m(6, 3), torch.tensor([4, 4, 1]), torch.tensor([0, 2]), False, k, False, None, False, 4], (f32, f64))
    still("_embedding_bag", "weights", lambda m: [m(6, 3), ROWS, ENDS[:-1], False, 0, False, m(8), False, -1], (f32, f16))
    still("_embedding_bag", "i32", lambda m: [m(6, 3), ROWS.to(i32), ENDS[:-1].to(i32), False, 2])
    still("_embedding_bag", "behind", lambda m: [m(6, 3), ROWS, torch.tensor([0, 3, 5]), False, 1, False, None, True, -1])
    still("embedding_bag", "plain", lambda m: [m(6, 3), ROWS, ENDS[:-1], False, 1])
    for pad in (None, 4, -2):
        still("embedding_bag.padding_idx", f"{pad}", lambda m, p=pad: [m(6, 3), ROWS, ENDS[:-1], False, 2, False, None, False, p])
    still("_embedding_bag", "nothing", lambda m: [m(6, 3), ROWS[:0], ENDS[:1], False, 1])


def backward() -> None:
    """By the bags of the forward pass, and where it did not say them."""
    def saved(m, mode, pad, weights=None, fast=False):
        y, bag, size, most = torch.ops.aten._embedding_bag(m(6, 3, dtype=f32), ROWS, ENDS[:-1], False, mode, False, weights, False, pad)
        return (torch.zeros(0, dtype=bag.dtype) if fast else bag_of()), size, most

    def bag_of():
        return torch.searchsorted(ENDS[:-1], torch.arange(8), right=True) - 1

    for mode, pad in itertools.product((0, 1, 2), (-1, 4)):
        still("_embedding_bag_dense_backward", f"{mode}_{pad}", lambda m, k=mode, p=pad: [
            m(4, 3), ROWS, *saved(m, k, p), 6, False, k, None, p], (f32, f64))
        still("_embedding_bag_backward", f"{mode}_{pad}", lambda m, k=mode, p=pad: [
            m(4, 3), ROWS, ENDS[:-1], *saved(m, k, p, fast=k == 0), 6, False, k, False, None, p])
    for fast in (False, True):
        still("_embedding_bag_per_sample_weights_backward", f"plain_{fast}", lambda m, f=fast: [
            m(4, 3), m(6, 3), ROWS, ENDS[:-1], saved(m, 0, -1, fast=f)[0], 0, -1], (f32, f64))
    still("_embedding_bag_per_sample_weights_backward", "padding", lambda m: [
        m(4, 3), m(6, 3), ROWS, ENDS[:-1], saved(m, 0, 4)[0], 0, 4])
    still("_embedding_bag_backward", "weights", lambda m: [
        m(4, 3), ROWS, ENDS[:-1], *saved(m, 0, -1), 6, False, 0, False, m(8), -1])


def groups() -> None:
    """native_group_norm_backward: with a weight and without, in f32 beside half types."""
    def args(m, shape, group, weight, mask):
        n, c, *rest = shape
        x, size = m(*shape), 1
        for r in rest:
            size *= r
        y, mean, rstd = torch.ops.aten.native_group_norm(x, weight, None, n, c, size, group, 1e-5)
        return [m(*shape), x, mean, rstd, weight, n, c, size, group, mask]

    for n in (1, 2, 3):
        mask = [i < n for i in range(3)]
        tag = "".join(str(int(k)) for k in mask)
        still("native_group_norm_backward", f"mask_{tag}", lambda m, k=mask: args(m, (2, 4, 3, 5), 2, m.positive(4), list(k)))
    still("native_group_norm_backward", "plain", lambda m: args(m, (2, 4, 3), 2, None, [True, False, False]), FLOATS + (f64,))
    for dtype in (f16, bf16):
        still("native_group_norm_backward", f"mixed_{dtype}"[-4:], lambda m, d=dtype: args(m, (2, 4, 3), 4, m.positive(4, dtype=d), [True, True, True]), (dtype,))


for family in (forward, backward, groups):
    family()
