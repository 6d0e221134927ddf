# SPDX-License-Identifier: Apache-2.0
"""Cases of dynamic shapes: sizes as arguments, results and conditions, and data-dependent sizes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import torch._dynamo
from harness import Compile, case, raised
from torch import Tensor, nn

shapes = case("shapes")


def at(compile: Compile, f: Callable[..., Any], make: Callable[[int], list[Any]]) -> Any:
    """Returns results and gradients at several sizes, all dynamic from the start."""
    g = compile(f, dynamic=True)
    seen = []
    for n in (5, 2, 9, 1, 0):
        torch.manual_seed(n)
        args = make(n)
        try:
            out = g(*args)
        except (RuntimeError, ValueError, IndexError) as e:  # as eager refuses it, at the same size
            if "Failed" in type(e).__name__ or "Fxge" in type(e).__name__:
                raise
            seen.append("refused")
            continue
        outs = [o for o in torch.utils._pytree.tree_leaves(out)]
        tensors = [o for o in outs if isinstance(o, Tensor)]
        heads = [o.sum() for o in tensors if o.requires_grad]
        wanted = [a for a in args if isinstance(a, Tensor) and a.requires_grad]
        grads = torch.autograd.grad(heads, wanted, allow_unused=True) if heads else ()
        seen.append([[o.detach() if isinstance(o, Tensor) else o for o in outs], list(grads)])
    return seen


def matrix(n: int) -> list[Tensor]:
    """Returns n x 3 with a gradient."""
    return [torch.randn(n, 3, requires_grad=True)]


@shapes
def pointwise(compile: Compile) -> Any:
    return at(compile, lambda a: a.sin() * 2 + a, matrix)


@shapes
def sizes_as_numbers(compile: Compile) -> Any:
    return at(compile, lambda a: (a * a.shape[0], a.numel() + 1, a.shape[0] * 2 - 1), matrix)


@shapes
def views(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        n, m = a.shape
        return a.view(m, n), a.reshape(-1), a.t().reshape(n * m), a.unsqueeze(1).expand(n, 2, m)

    return at(compile, f, matrix)


@shapes
def concatenation(compile: Compile) -> Any:
    return at(compile, lambda a: torch.cat([a, a * 2, a[:1]], 0), matrix)


@shapes
def slices(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        n = a.shape[0]
        return a[1:], a[: n // 2], a[n // 2 :], a[::2], a[-2:], a.narrow(0, 0, n)

    return at(compile, f, matrix)


@shapes
def padding(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return nn.functional.pad(a, (1, 2, 0, 16 - a.shape[0]))

    return at(compile, f, matrix)


@shapes
def creation(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        n = a.shape[0]
        return torch.arange(n), torch.zeros(n, n), torch.full((n + 1,), float(n)), torch.eye(n), a.new_ones(n)

    return at(compile, f, lambda n: [torch.randn(n, 3)])


@shapes
def causal_mask(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        n = a.shape[0]
        scores = (a @ a.t()).masked_fill(torch.ones(n, n).triu(1).bool(), float("-inf"))
        return scores.softmax(-1) @ a

    return at(compile, f, matrix)


@shapes
def attention(compile: Compile) -> Any:
    def f(q: Tensor) -> Tensor:
        return nn.functional.scaled_dot_product_attention(q, q, q, is_causal=True)

    return at(compile, f, lambda n: [torch.randn(1, 2, n + 1, 4, requires_grad=True)])


@shapes
def reductions(compile: Compile) -> Any:
    return at(compile, lambda a: (a.sum(0), a.mean(), a.var(1), a.logsumexp(0), a.cumsum(0)), matrix)


@shapes
def matrix_products(compile: Compile) -> Any:
    return at(compile, lambda a: (a @ a.t(), a.t() @ a, torch.einsum("ij,kj->ik", a, a)), matrix)


@shapes
def convolution(compile: Compile) -> Any:
    m = nn.Conv1d(2, 3, 3, padding=1)
    with torch.no_grad():
        for p in m.parameters():
            p.fill_(0.3)
    return at(compile, m, lambda n: [torch.randn(2, 2, n, requires_grad=True)])


@shapes
def pooling(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        return nn.functional.adaptive_avg_pool1d(a, 1), nn.functional.max_pool1d(a, 2, 1, padding=1)

    return at(compile, f, lambda n: [torch.randn(1, 2, n + 1, requires_grad=True)])


@shapes
def embedding(compile: Compile) -> Any:
    w = torch.randn(10, 4, requires_grad=True)
    return at(compile, lambda i, w: nn.functional.embedding(i, w), lambda n: [torch.arange(n), w])


@shapes
def two_free_sizes(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Any:
        return torch.outer(a, b), torch.cat([a, b]), a.shape[0] + b.shape[0]

    return at(compile, f, lambda n: [torch.randn(n, requires_grad=True), torch.randn(n + 2)])


@shapes
def branch_on_a_size(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return a * 2 if a.shape[0] > 3 else a.sum(0)

    return at(compile, f, matrix)


@shapes
def loop_over_a_size(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        out = a.sum()
        for i in range(a.shape[0]):
            out = out + a[i, 0] * i
        return out

    return at(compile, f, matrix)


@shapes
def broadcasting(compile: Compile) -> Any:
    return at(compile, lambda a: a.unsqueeze(0) - a.unsqueeze(1), matrix)


@shapes
def writes(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a[a.shape[0] // 2 :] *= 2
        a.add_(a.shape[0])
        return a.sum(1)

    return at(compile, f, lambda n: [torch.randn(n, 3)])


@shapes
def splits(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        n = a.shape[0]
        return a.split([n // 2, n - n // 2]), a.unbind(1), a.chunk(3, 1)

    return at(compile, f, matrix)


@shapes
def interpolation(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return nn.functional.interpolate(a, scale_factor=2.0, mode="nearest")

    return at(compile, f, lambda n: [torch.randn(1, 2, n, requires_grad=True)])


@shapes
def sorting(compile: Compile) -> Any:
    return at(compile, lambda a: (a.sort(0).values, a.argsort(1), a.topk(2).values), matrix)


@shapes
def float_of_a_size(compile: Compile) -> Any:
    return at(compile, lambda a: a / a.shape[0] ** 0.5 if a.shape[0] else a, matrix)


@shapes
def integer_arguments(compile: Compile) -> Any:
    g = compile(lambda a, n, m: a * n + torch.arange(m).sum(), dynamic=True)
    return [g(torch.ones(3), n, m) for n, m in ((2, 3), (4, 9), (1, 0))]


@shapes
def float_arguments(compile: Compile) -> Any:
    g = compile(lambda a, x: a * x + x**2, dynamic=True)
    return [g(torch.ones(3), x) for x in (0.5, 2.5, -1.0)]


@shapes
def item_within(compile: Compile) -> Any:
    with torch._dynamo.config.patch(capture_scalar_outputs=True):
        g = compile(lambda a, n: a[: n.item()].sum() + torch.zeros(n.item()).numel(), fullgraph=True)
        return [g(torch.arange(9.0), torch.tensor(n)) for n in (3, 5, 1)]


@shapes
def item_that_is_checked(compile: Compile) -> Any:
    def f(a: Tensor, n: Tensor) -> Tensor:
        k = n.item()
        torch._check(k >= 0)
        torch._check(k <= 9)
        return a.narrow(0, 0, k) * 2

    with torch._dynamo.config.patch(capture_scalar_outputs=True):
        g = compile(f, fullgraph=True)
        return [g(torch.arange(9.0), torch.tensor(n)) for n in (3, 0, 9)]


@shapes
def nonzero_within(compile: Compile) -> Any:
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        g = compile(lambda a: (a.nonzero() * 2, a[a > 0].sum()), fullgraph=True)
        return [g(torch.tensor(v)) for v in ([1.0, 0, 2], [0.0, 0, 0], [3.0, -1, 2])]


@shapes
def unique_within(compile: Compile) -> Any:
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        g = compile(lambda a: torch.unique(a) + 1, fullgraph=True)
        return [g(torch.tensor(v)) for v in ([1, 1, 2], [3, 3, 3], [1, 2, 3])]


@shapes
def repeat_interleave_within(compile: Compile) -> Any:
    with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
        g = compile(lambda a, r: a.repeat_interleave(r, 0) * 2, fullgraph=True)
        return [g(torch.arange(3.0), torch.tensor(r)) for r in ([1, 2, 0], [0, 0, 1], [2, 2, 2])]


@shapes
def tolist_within(compile: Compile) -> Any:
    with torch._dynamo.config.patch(capture_scalar_outputs=True):
        g = compile(lambda a, s: [p.sum() for p in a.split(s.tolist())])
        return [g(torch.arange(6.0), torch.tensor(s)) for s in ([2, 4], [5, 1])]


@shapes
def specialised_by_an_equality(compile: Compile) -> Any:
    g = compile(lambda a: a.view(2, 3) * 2 if a.numel() == 6 else a, dynamic=True)
    return [g(torch.ones(n)) for n in (6, 7, 6)]


@shapes
def stated_equalities(compile: Compile) -> Any:
    g = compile(lambda a, b: a + b, dynamic=True)
    return [g(torch.ones(n), torch.ones(n)) for n in (4, 7)], bool(
        raised(lambda: g(torch.ones(4), torch.ones(5)))
    )


@shapes
def batch_norm(compile: Compile) -> Any:
    m = nn.BatchNorm1d(3)
    g = compile(m, dynamic=True)
    return [g(torch.arange(n * 3.0).view(n, 3)).detach() for n in (4, 7, 2)], m.running_mean


@shapes
def transformer_layer(compile: Compile) -> Any:
    torch.manual_seed(0)
    m = nn.TransformerEncoderLayer(4, 2, 8, dropout=0.0, batch_first=True)
    weights = torch.linspace(0.5, 1.5, 4)  # the sum of normalised values has no gradient
    return at(
        compile, lambda x: m(x) * weights, lambda n: [torch.randn(2, n + 1, 4, requires_grad=True)]
    )


@shapes
def results_that_are_sizes(compile: Compile) -> Any:
    return at(compile, lambda a: (a.shape, a.size(0), [a.dim()], a.stride(0)), matrix)


@shapes
def strides_of_free_sizes(compile: Compile) -> Any:
    g = compile(lambda a: (a.t() + 1, a.t().contiguous()), dynamic=True)
    return [[(o, o.stride()) for o in g(torch.randn(n, 3).t())] for n in (4, 6)]
