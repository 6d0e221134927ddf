# SPDX-License-Identifier: Apache-2.0
"""Cases of AOTAutograd: inputs that a graph writes, in data and in metadata."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from harness import Compile, case, raised, traced
from torch import Tensor

mutation = case("mutation")


def leaf(*shape: int) -> Tensor:
    """Returns a tensor with a gradient."""
    return torch.randn(*shape, requires_grad=True)


def both(compile: Compile, f: Callable[..., Any], make: Callable[[], list[Any]], **more: Any) -> Any:
    """Runs inference, and training with arguments that are not leaves."""
    plain = lambda: [a.detach() if isinstance(a, Tensor) else a for a in make()]  # noqa: E731
    return traced(compile, f, plain, **more), traced(compile, f, make, leaves=False, **more)


@mutation
def add_to_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.add_(1)
        return a * 2

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def several_writes_of_one_input(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.mul_(b)
        c = a.exp()
        a.add_(c)
        return a.cos() + c

    return both(compile, f, lambda: [leaf(3, 4), leaf(3, 4)])


@mutation
def written_input_is_returned(compile: Compile) -> Any:
    return both(compile, lambda a: a.mul_(3), lambda: [leaf(4)])


@mutation
def nothing_but_a_write(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> None:
        a.copy_(b)

    return both(compile, f, lambda: [leaf(4), leaf(4)])


@mutation
def copy_with_another_dtype(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.copy_(b)
        return a + b

    return traced(compile, f, lambda: [torch.zeros(4, dtype=torch.int64), torch.randn(4) * 9])


@mutation
def write_through_a_view(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a[0].mul_(2)
        a.view(-1)[3:5].add_(1)
        return a.sum(0)

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def write_through_a_chain_of_views(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.t()[1:3].unsqueeze(0).transpose(1, 2).add_(5)
        return a + 0

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def views_see_later_writes(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        v = a[1:]
        a.add_(1)
        w = v * 2
        v.mul_(3)
        return w, a * 1

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def write_under_no_grad(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        with torch.no_grad():
            a.add_(b)
        return a * b

    return traced(compile, f, lambda: [leaf(4), leaf(4)])


@mutation
def write_to_a_detached_alias(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.detach().mul_(2)
        return a + 1

    return traced(compile, f, lambda: [leaf(4)])


@mutation
def leaf_with_a_gradient_is_refused(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.add_(1)
        return a

    g = compile(f)
    a = leaf(3)
    name = raised(lambda: g(a))
    return bool(name), compile(lambda x: x + 1)(a).detach()


@mutation
def input_that_needs_no_gradient_gets_one(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.mul_(b)
        return a.sum()

    return traced(compile, f, lambda: [torch.ones(3), leaf(3)])


@mutation
def only_a_write_needs_a_gradient(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.mul_(b)
        return torch.ones(2)

    g = compile(f)
    a, b = torch.ones(3), leaf(3)
    out = g(a, b)
    return out, a.detach(), torch.autograd.grad(a.sum(), b)


@mutation
def transpose_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.transpose_(0, 1)
        return a * 2

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def t_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.t_()
        return a + 1

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def unsqueeze_and_squeeze_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.unsqueeze_(0)
        b.squeeze_(1)
        return a + b

    return both(compile, f, lambda: [leaf(3, 4), leaf(3, 1, 4)])


@mutation
def data_and_metadata_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.mul_(2)
        a.t_()
        a.add_(1)
        return a.sin()

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def swapdims_of_an_input_that_is_returned(compile: Compile) -> Any:
    return both(compile, lambda a: (a.swapdims_(0, 2), a.shape[0]), lambda: [leaf(2, 3, 4)])


@mutation
def as_strided_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.as_strided_((2, 3), (1, 2))
        return a * 3

    return traced(compile, f, lambda: [torch.randn(12)])


@mutation
def resize_of_an_intermediate(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a.clone()
        b.resize_(2, 2)
        return b * 2

    return traced(compile, f, lambda: [torch.randn(3, 4)])


@mutation
def metadata_of_an_intermediate(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a * 2
        b.t_().unsqueeze_(0)
        return b.add_(1)

    return both(compile, f, lambda: [leaf(3, 4)])


@mutation
def set_to_another_tensor(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.set_(b)
        a.mul_(2)
        return a + b

    return traced(compile, f, lambda: [torch.randn(3), torch.randn(3)])


@mutation
def set_of_an_intermediate(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a + 1
        c = torch.empty(0)
        c.set_(b)
        return c * 2

    return traced(compile, f, lambda: [torch.randn(3)])


@mutation
def data_attribute_is_assigned(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.data = b * 2
        return a + 1

    return traced(compile, f, lambda: [torch.randn(3), torch.randn(3)])


@mutation
def data_attribute_is_written(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.data.add_(1)
        return a * a

    return traced(compile, f, lambda: [leaf(3)])


@mutation
def requires_grad_of_an_intermediate(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a.detach() * 2
        return b + a

    return both(compile, f, lambda: [leaf(3)])


@mutation
def index_put_and_masks(compile: Compile) -> Any:
    def f(a: Tensor, i: Tensor) -> Tensor:
        a[i] = 7.0
        a[a > 1] = -1.0
        a[:, 1] = a[:, 0]
        return a.sum(1)

    return both(compile, f, lambda: [leaf(4, 4), torch.tensor([0, 2])])


@mutation
def scatter_and_index_writes(compile: Compile) -> Any:
    def f(a: Tensor, i: Tensor, s: Tensor) -> Tensor:
        a.scatter_add_(0, i, s)
        a.index_add_(1, torch.tensor([0, 1]), s[:, :2])
        a.index_fill_(0, torch.tensor([1]), 0.5)
        return a.cumsum(0)

    index = torch.tensor([[0, 1, 2], [2, 1, 0], [1, 1, 1]])
    return both(compile, f, lambda: [leaf(3, 3), index, leaf(3, 3)])


@mutation
def fill_and_zero(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        a.fill_(2)
        b.zero_()
        return a + b.cos()

    return both(compile, f, lambda: [leaf(3), leaf(3)])


@mutation
def out_argument_is_an_input(compile: Compile) -> Any:
    def f(a: Tensor, out: Tensor) -> Tensor:
        torch.sin(a, out=out)
        return out + 1

    return traced(compile, f, lambda: [torch.randn(3), torch.empty(3)])


@mutation
def out_argument_is_a_view(compile: Compile) -> Any:
    def f(a: Tensor, out: Tensor) -> Tensor:
        torch.add(a, 1, out=out[1])
        return out.sum(0)

    return traced(compile, f, lambda: [torch.randn(3), torch.ones(2, 3)])


@mutation
def columns_of_a_strided_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a[:, ::2] *= 2
        a += 1
        return a.clone()

    return both(compile, f, lambda: [leaf(4, 6).t()[1:]])


@mutation
def input_with_a_storage_offset(compile: Compile) -> Any:
    base = torch.arange(12.0)

    def f(a: Tensor) -> Tensor:
        a.mul_(10)
        return a + 1

    return traced(compile, f, lambda: [base.clone()[3:9]]), traced(
        compile, f, lambda: [base.clone().view(3, 4)[:, 1:3]]
    )


@mutation
def rest_of_the_base_stays(compile: Compile) -> Any:
    g = compile(lambda a: a.neg_().sum())
    base = torch.arange(12.0).view(3, 4)
    return g(base[1]), g(base[:, 2]), g(base.t()[1:, 1:]), base


@mutation
def integer_and_bool_inputs(compile: Compile) -> Any:
    def f(i: Tensor, b: Tensor) -> Tensor:
        i += 3
        b.logical_not_()
        return torch.where(b, i, -i)

    return traced(compile, f, lambda: [torch.arange(4), torch.tensor([True, False, True, True])])


@mutation
def empty_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.add_(1)
        return a.sum()

    return both(compile, f, lambda: [leaf(0, 3)])


@mutation
def scalar_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.mul_(2).add_(1)
        return a * a

    return both(compile, f, lambda: [torch.tensor(1.5, requires_grad=True)])


@mutation
def writes_in_a_list_and_a_dict(compile: Compile) -> Any:
    def f(xs: list[Tensor], d: dict[str, Tensor]) -> Tensor:
        for x in xs:
            x.add_(1)
        d["a"].mul_(2)
        d["b"] = xs[0] + d["a"]
        return d["b"].sum()

    def make() -> list[Any]:
        return [[torch.randn(3), torch.randn(3)], {"a": torch.randn(3)}]

    g = compile(f)
    args = make()
    return g(*args), args


@mutation
def written_twice_by_two_calls(compile: Compile) -> Any:
    g = compile(lambda a, b: a.add_(b))
    a = torch.zeros(3)
    for n in range(3):
        g(a, torch.full((3,), float(n)))
    return a


@mutation
def written_input_has_a_graph_already(compile: Compile) -> Any:
    g = compile(lambda a: a.mul_(2).sin())
    w = leaf(3)
    h = w * 3
    out = g(h)
    return out.detach(), torch.autograd.grad((out + h).sum(), w)


@mutation
def version_counter_goes_up(compile: Compile) -> Any:
    g = compile(lambda a: a.add_(1))
    a = leaf(3)
    b = a * 1
    c = b.sin()
    g(b)
    return raised(lambda: torch.autograd.grad(c.sum(), a))


@mutation
def foreach_writes(compile: Compile) -> Any:
    def f(xs: list[Tensor], ys: list[Tensor]) -> Tensor:
        torch._foreach_mul_(xs, 2)
        torch._foreach_addcmul_(xs, xs, ys, 0.5)
        return xs[0].sum() + xs[1].sum()

    g = compile(f)
    xs, ys = [torch.randn(3), torch.randn(2, 2)], [torch.randn(3), torch.randn(2, 2)]
    return g(xs, ys), xs


@mutation
def clamp_and_round_in_place(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.clamp_(-1, 1).round_(decimals=1)
        a.pow_(2)
        return a.sqrt_()

    return traced(compile, f, lambda: [torch.randn(3, 4)])


@mutation
def addmm_and_baddbmm_in_place(compile: Compile) -> Any:
    def f(c: Tensor, a: Tensor, b: Tensor) -> Tensor:
        c.addmm_(a, b, beta=0.5, alpha=2)
        return c.relu_()

    return both(compile, f, lambda: [leaf(2, 4), leaf(2, 3), leaf(3, 4)])


@mutation
def diagonal_is_written(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.diagonal().add_(10)
        a.fill_diagonal_(1.5)
        return a @ a

    return both(compile, f, lambda: [leaf(3, 3)])


@mutation
def split_and_chunk_are_written(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        x, y = a.chunk(2, dim=1)
        x.add_(y)
        y.copy_(x)
        for row in a.unbind(0):
            row.mul_(2)
        return a.sum()

    return traced(compile, f, lambda: [torch.randn(3, 4)])


@mutation
def expanded_intermediate_is_read(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        e = a.expand(3, 4)
        a.mul_(2)
        return e + 1

    return both(compile, f, lambda: [leaf(1, 4)])


@mutation
def real_part_of_a_complex_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.real.mul_(2)
        torch.view_as_real(a)[..., 1].add_(1)
        return a.abs()

    return traced(compile, f, lambda: [torch.randn(3, dtype=torch.complex64)])


@mutation
def bits_of_an_input(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        a.view(torch.int32).bitwise_and_(0x7FFFFFFF)
        return a + 1

    return traced(compile, f, lambda: [torch.randn(5)])
