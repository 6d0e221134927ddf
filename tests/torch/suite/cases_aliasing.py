# SPDX-License-Identifier: Apache-2.0
"""Cases of AOTAutograd: results that are inputs or views of them, inputs that share storage, results that share one."""

from __future__ import annotations

from typing import Any

import torch
from cases_mutation import both, leaf
from harness import Compile, case, raised, shares, traced
from torch import Tensor

aliasing = case("aliasing")


@aliasing
def input_is_returned(compile: Compile) -> Any:
    return both(compile, lambda a, b: (a, a + b), lambda: [leaf(3), leaf(3)])


@aliasing
def input_is_returned_twice(compile: Compile) -> Any:
    return both(compile, lambda a: (a, a, a * 2), lambda: [leaf(3)])


@aliasing
def result_is_returned_twice(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a * 2
        return b, b

    return both(compile, f, lambda: [leaf(3)])


@aliasing
def view_of_an_input(compile: Compile) -> Any:
    return both(compile, lambda a: a.view(-1), lambda: [leaf(3, 4)])


@aliasing
def views_of_all_kinds(compile: Compile) -> Any:
    def f(a: Tensor) -> list[Tensor]:
        return [
            a.t(), a[1], a[:, ::2], a.unsqueeze(1), a.expand(2, 3, 4), a.diagonal(),
            a.view(2, 6), a.narrow(0, 1, 2), a.select(1, 2), a.unfold(1, 2, 1),
            a.permute(1, 0), a.swapaxes(0, 1), a.as_strided((2, 2), (1, 3)), a.flatten(),
        ]  # fmt: skip

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def lists_of_views(compile: Compile) -> Any:
    return traced(
        compile,
        lambda a: (a.split(2), a.chunk(2, 1), a.unbind(1), a.tensor_split(3)),
        lambda: [torch.randn(4, 4)],
    )


@aliasing
def views_can_be_written_afterwards(compile: Compile) -> Any:
    return both(compile, lambda a: (a.view(-1), a * 1), lambda: [leaf(3, 4)], write=True)


@aliasing
def views_of_a_written_input(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        a.mul_(2)
        return a.view(-1), a.t()

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def views_of_an_intermediate(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a * 2
        return b.view(-1), b.t()

    return both(compile, f, lambda: [leaf(3, 4)], write=True)


@aliasing
def intermediate_and_its_view(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a.sin()
        return b, b[0]

    return both(compile, f, lambda: [leaf(3, 4)], write=True)


@aliasing
def one_view_of_an_intermediate(compile: Compile) -> Any:
    return both(compile, lambda a: (a * 2).t(), lambda: [leaf(3, 4)], write=True)


@aliasing
def intermediate_base_of_several_kinds(compile: Compile) -> Any:
    def f(a: Tensor) -> list[Tensor]:
        b, c = a + 1, a * 3
        return [b.view(-1), c, b[1:], c.t(), a.t(), b.expand(2, 3, 4)]

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def intermediate_written_through_a_view(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a.clone()
        v = b.view(-1)
        v[2:4].add_(3)
        return b, v

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def detached_results(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        b = a * 2
        return b, b.detach(), a.detach()

    return both(compile, f, lambda: [leaf(3)])


@aliasing
def duplicate_inputs(compile: Compile) -> Any:
    def make() -> list[Tensor]:
        a = leaf(3)
        return [a, a]

    return both(compile, lambda a, b: a * b + a, make)


@aliasing
def duplicate_inputs_that_are_written(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.add_(1)
        b.mul_(2)
        return a + b

    def plain() -> list[Tensor]:
        a = torch.randn(3)
        return [a, a]

    return traced(compile, f, plain)


@aliasing
def duplicate_inputs_and_then_others(compile: Compile) -> Any:
    g = compile(lambda a, b: (a.add_(1), a * b)[1])
    a, b = torch.ones(3), torch.full((3,), 2.0)
    return g(a, a), g(a, b), g(b, b), a, b


@aliasing
def duplicate_inputs_in_containers(compile: Compile) -> Any:
    a = torch.arange(3.0)
    g = compile(lambda xs, d: (xs[0].add_(1) + xs[1] + d["k"]))
    return g([a, a], {"k": a}), a


@aliasing
def overlapping_views_as_inputs(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.mul_(2)
        return a.sum() + b.sum()

    def make() -> list[Tensor]:
        x = torch.arange(12.0)
        return [x[:8], x[4:]]

    return traced(compile, f, make)


@aliasing
def disjoint_views_as_inputs(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.mul_(2)
        b.add_(a)
        return b.sin()

    def make() -> list[Tensor]:
        x = torch.arange(12.0)
        return [x[:6], x[6:]]

    return traced(compile, f, make)


@aliasing
def base_and_view_as_inputs(compile: Compile) -> Any:
    def f(a: Tensor, v: Tensor) -> Tensor:
        v.add_(1)
        return a * 2 + v.sum()

    def make() -> list[Tensor]:
        x = torch.randn(3, 4)
        return [x, x[1]]

    return traced(compile, f, make)


@aliasing
def base_and_view_with_gradients(compile: Compile) -> Any:
    def f(a: Tensor, v: Tensor) -> Tensor:
        v.mul_(2)
        a.add_(1)
        return (a * a).sum() + v.sum()

    g = compile(f)
    w = leaf(3, 4)
    x = w * 1
    out = g(x, x.view(-1)[2:6])
    return out.detach(), x.detach(), torch.autograd.grad(out, w)


@aliasing
def three_views_two_written(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor, c: Tensor, d: Tensor) -> tuple[Tensor, Tensor]:
        a.add_(1)
        c.mul_(2)
        return b + d, a.view(-1)

    def make() -> list[Tensor]:
        x = torch.randn(4, 4)
        return [x, x.t(), x[1:3], torch.randn(4, 4)]

    return traced(compile, f, make)


@aliasing
def synthetic_base_result_is_a_view(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
        a.add_(1)
        return a, b.t()

    def make() -> list[Tensor]:
        x = torch.randn(4, 4)
        return [x.view(16), x.view(4, 4)]

    return traced(compile, f, make)


@aliasing
def views_of_other_dtypes_as_inputs(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.add_(1)
        return a + b.sum()

    def make() -> list[Tensor]:
        x = torch.randn(4)
        return [x, x.view(torch.int32)]

    return traced(compile, f, make)


@aliasing
def views_of_a_parameter(compile: Compile) -> Any:
    m = torch.nn.Linear(4, 3)
    g = compile(lambda x: (m.weight.t(), m.bias[1:], m(x)))
    w, b, y = g(torch.randn(2, 4))
    grads = torch.autograd.grad(w.sum() + b.sum() * 2 + y.sum(), list(m.parameters()))
    return shares(w, m.weight), shares(b, m.bias), y.detach(), grads


@aliasing
def view_that_reshape_may_copy(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        return a.reshape(-1), a.t().reshape(-1)

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def contiguous_is_the_same_or_a_copy(compile: Compile) -> Any:
    return both(compile, lambda a: (a.contiguous(), a.t().contiguous()), lambda: [leaf(3, 4)])


@aliasing
def to_is_the_same_or_a_copy(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        return a.to(torch.float32), a.to(torch.float64), a.float()

    return traced(compile, f, lambda: [torch.randn(3)])


@aliasing
def memory_formats(compile: Compile) -> Any:
    def f(a: Tensor) -> list[Tensor]:
        c = a.contiguous(memory_format=torch.channels_last)
        return [c, c.relu(), torch.empty_like(c).fill_(1), c.clone(memory_format=torch.contiguous_format)]

    return both(compile, f, lambda: [leaf(2, 3, 4, 5)])


@aliasing
def strides_of_results(compile: Compile) -> Any:
    def f(a: Tensor) -> list[Tensor]:
        t = a.t()
        return [t + 1, t.sin(), t * a.t(), torch.cat([t, t]), t.sum(0), t.clone()]

    return both(compile, f, lambda: [leaf(3, 4)])


@aliasing
def expanded_input(compile: Compile) -> Any:
    return traced(compile, lambda a: (a + 1, a), lambda: [torch.randn(1, 4).expand(3, 4)])


@aliasing
def input_with_overlapping_memory(compile: Compile) -> Any:
    return traced(compile, lambda a: a * 2, lambda: [torch.randn(6).as_strided((3, 4), (1, 1))])


@aliasing
def conjugate_views(compile: Compile) -> Any:
    def f(a: Tensor) -> list[Tensor]:
        return [a.conj(), a.conj() * 2, a.real, a.imag, torch.view_as_real(a), a.mH]

    return traced(compile, f, lambda: [torch.randn(2, 2, dtype=torch.complex64)])


@aliasing
def results_keep_nothing_alive_and_are_fresh(compile: Compile) -> Any:
    g = compile(lambda a: a + 1)
    a = torch.zeros(4)
    first = g(a)
    second = g(a)
    first.add_(10)
    return second, shares(first, second), g(a)


@aliasing
def constants_are_fresh_each_call(compile: Compile) -> Any:
    g = compile(lambda a: (torch.ones(3), torch.zeros(2, 2), torch.arange(3.0) + a))
    one, zero, _ = g(torch.ones(3))
    one.mul_(5)
    zero.add_(3)
    return g(torch.ones(3))


@aliasing
def captured_tensor_is_returned(compile: Compile) -> Any:
    c = torch.randn(3)
    g = compile(lambda a: (c, a + c, c[1:]))
    x, y, z = g(torch.ones(3))
    return x is c, shares(z, c), x, y, z


@aliasing
def view_is_written_and_its_base_backpropagated(compile: Compile) -> Any:
    g = compile(lambda a: (a * 2).view(-1))
    a = leaf(2, 3)
    out = g(a)
    out.mul_(3)
    return out.detach(), torch.autograd.grad(out.sum(), a)


@aliasing
def multi_output_view_is_not_written(compile: Compile) -> Any:
    g = compile(lambda a: (a * 2).unbind(0))
    outs = g(leaf(2, 3))
    return [o.detach() for o in outs], raised(lambda: outs[0].mul_(2))


@aliasing
def view_of_a_view_of_an_input(compile: Compile) -> Any:
    g = compile(lambda a: a[0])
    base = torch.randn(4, 3, 2)
    v = base[1:]
    out = g(v)
    out.fill_(9)
    return base, out.storage_offset(), out._base is base


@aliasing
def base_of_results(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a * 2
        return b, b.t()

    g = compile(f)
    x, y = g(torch.randn(2, 3))
    return y._is_view(), shares(x, y), x, y
