# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: torch.func transforms, functional collections of operators, custom operators."""

from __future__ import annotations

from typing import Any

import torch
from harness import Compile, case, traced
from torch import Tensor, func

functional = case("functional")
X = torch.linspace(-1, 1, 6)
M = torch.linspace(-2, 2, 12).view(3, 4)


def loss(w: Tensor, x: Tensor) -> Tensor:
    """Returns a scalar."""
    return (w * x.sin()).pow(2).sum()


@functional
def gradient(compile: Compile) -> Any:
    return compile(lambda w, x: func.grad(loss)(w, x), fullgraph=True)(X, X + 1)


@functional
def gradient_and_value(compile: Compile) -> Any:
    return compile(lambda w, x: func.grad_and_value(loss, argnums=(0, 1))(w, x))(X, X + 1)


@functional
def gradient_with_extra_results(compile: Compile) -> Any:
    def f(w: Tensor, x: Tensor) -> Any:
        return func.grad(lambda w: (loss(w, x), {"y": w * x}), has_aux=True)(w)

    return compile(f)(X, X + 1)


@functional
def second_gradient(compile: Compile) -> Any:
    return compile(lambda x: func.grad(lambda y: func.grad(lambda z: (z**3).sum())(y).sum())(x))(X)


@functional
def vmap_of_a_function(compile: Compile) -> Any:
    return compile(lambda m: func.vmap(lambda r: r.dot(r) + r.max())(m), fullgraph=True)(M)


@functional
def vmap_in_and_out_dims(compile: Compile) -> Any:
    def f(m: Tensor, v: Tensor) -> Tensor:
        return func.vmap(lambda a, b: a * 2 + b, in_dims=(1, None), out_dims=1)(m, v)

    return compile(f)(M, torch.ones(3))


@functional
def vmap_of_vmap(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        return func.vmap(func.vmap(torch.mul, (None, 0)), (0, None))(a, b)

    return compile(f)(X, torch.ones(4))


@functional
def vmap_in_chunks(compile: Compile) -> Any:
    return compile(lambda m: func.vmap(lambda r: r.sin().sum(), chunk_size=2)(m))(M)


@functional
def gradients_of_each_sample(compile: Compile) -> Any:
    model = torch.nn.Linear(4, 2)
    with torch.no_grad():
        model.weight.copy_(torch.linspace(-1, 1, 8).view(2, 4))
        model.bias.zero_()
    params = {k: v.detach() for k, v in model.named_parameters()}

    def one(p: Any, x: Tensor, y: Tensor) -> Tensor:
        out = func.functional_call(model, p, (x[None],))
        return torch.nn.functional.cross_entropy(out, y[None])

    g = compile(lambda p, x, y: func.vmap(func.grad(one), (None, 0, 0))(p, x, y))
    return g(params, M, torch.tensor([0, 1, 1]))


@functional
def jacobians(compile: Compile) -> Any:
    f = lambda x: torch.stack([x.sin().sum(), (x * x).sum()])  # noqa: E731
    return compile(lambda x: func.jacrev(f)(x))(X), compile(lambda x: func.jacfwd(f)(x))(X)


@functional
def hessian(compile: Compile) -> Any:
    return compile(lambda x: func.hessian(lambda y: (y**3).sum() + y.prod())(x))(X[:4] + 2)


@functional
def vjp_and_jvp(compile: Compile) -> Any:
    def f(x: Tensor, v: Tensor) -> Any:
        out, pull = func.vjp(torch.sin, x)
        return out, pull(v), func.jvp(torch.cos, (x,), (v,))

    return compile(f)(X, torch.ones(6))


@functional
def linearised(compile: Compile) -> Any:
    def f(x: Tensor, v: Tensor) -> Any:
        out, push = func.linearize(torch.sin, x)
        return out, push(v)

    return compile(f)(X, torch.ones(6))


@functional
def forward_mode(compile: Compile) -> Any:
    import torch.autograd.forward_ad as fwd

    def f(x: Tensor, t: Tensor) -> Any:
        with fwd.dual_level():
            out = fwd.make_dual(x, t).sin() * 2
            p, d = fwd.unpack_dual(out)
        return p, d

    return compile(f)(X, torch.ones(6))


@functional
def functionalised(compile: Compile) -> Any:
    def f(x: Tensor) -> Tensor:
        y = x.clone()
        y[0].mul_(2)
        return y + 1

    return compile(func.functionalize(f))(M)


@functional
def vmap_of_conditions_and_indices(compile: Compile) -> Any:
    def f(m: Tensor, i: Tensor) -> Tensor:
        return func.vmap(lambda r, k: torch.where(r > 0, r, r.exp())[k])(m, i)

    return compile(f)(M, torch.tensor([0, 1, 3]))


@functional
def vmap_of_linear_algebra(compile: Compile) -> Any:
    a = torch.eye(3)[None].repeat(2, 1, 1) * torch.tensor([2.0, 3.0]).view(2, 1, 1) + 0.1
    return compile(lambda a: func.vmap(lambda m: (m @ m, torch.linalg.solve(m, m[0])))(a))(a)


@functional
def transforms_of_a_compiled_function(compile: Compile) -> Any:
    g = compile(lambda x: (x.sin() * 2).sum())
    return func.grad(g)(X), g(X)


@functional
def vmap_of_a_compiled_function(compile: Compile) -> Any:
    g = compile(lambda r: r.sin().sum())
    return func.vmap(g)(M), g(X)


@functional
def gradient_of_a_graph_with_a_transform(compile: Compile) -> Any:
    return traced(
        compile,
        lambda x: func.vmap(torch.sin)(x) * func.grad(lambda y: (y**2).sum())(x),
        lambda: [X.clone().requires_grad_()],
    )


@functional
def function_with_a_vmap_of_its_own(compile: Compile) -> Any:
    class F(torch.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(a: Tensor) -> Tensor:
            return a.exp()

        @staticmethod
        def setup_context(ctx: Any, inputs: Any, output: Tensor) -> None:
            ctx.save_for_backward(output)

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            (e,) = ctx.saved_tensors
            return g * e  # type: ignore[no-any-return]

    return traced(compile, lambda x: F.apply(x), lambda: [X.clone().requires_grad_()]), compile(
        lambda m: func.vmap(F.apply)(m)
    )(M)


def library_of(name: str) -> Any:
    """Returns a new library for operators of a case."""
    return torch.library.Library(f"suite_{name}", "FRAGMENT")


@functional
def custom_operator(compile: Compile) -> Any:
    @torch.library.custom_op("suite_ops::twice", mutates_args=())
    def twice(x: Tensor) -> Tensor:
        return x * 2

    twice.register_fake(torch.empty_like)
    twice.register_autograd(lambda ctx, g: g * 2)
    return traced(compile, lambda x: twice(x.sin()) + 1, lambda: [X.clone().requires_grad_()])


@functional
def custom_operator_that_writes(compile: Compile) -> Any:
    @torch.library.custom_op("suite_ops::bump_", mutates_args=("x",))
    def bump_(x: Tensor) -> None:
        x.add_(1)

    def f(x: Tensor) -> Tensor:
        bump_(x)
        y = x * 2
        bump_(y[0])
        return y

    return traced(compile, f, lambda: [M.clone()])


@functional
def custom_operator_of_lists(compile: Compile) -> Any:
    @torch.library.custom_op("suite_ops::sums", mutates_args=())
    def sums(xs: list[Tensor], scale: float = 1.0) -> list[Tensor]:
        return [x.sum() * scale for x in xs]

    @sums.register_fake
    def _(xs: list[Tensor], scale: float = 1.0) -> list[Tensor]:
        return [x.new_empty(()) for x in xs]

    return compile(lambda a: sums([a, a * 2], 3.0))(X)


@functional
def operator_of_a_library(compile: Compile) -> Any:
    lib = library_of("plain")
    lib.define("shift(Tensor x, int by=1) -> Tensor")
    lib.impl("shift", lambda x, by=1: x + by, "CompositeExplicitAutograd")
    torch.library.register_fake("suite_plain::shift", lambda x, by=1: torch.empty_like(x), lib=lib)
    return compile(lambda x: torch.ops.suite_plain.shift(x, by=3) * 2)(X)


@functional
def composite_operator_of_a_library(compile: Compile) -> Any:
    lib = library_of("composite")
    lib.define("wave(Tensor x) -> Tensor")
    lib.impl("wave", lambda x: x.sin() * x.cos(), "CompositeImplicitAutograd")
    return traced(
        compile, lambda x: torch.ops.suite_composite.wave(x), lambda: [X.clone().requires_grad_()]
    )


@functional
def custom_operator_with_a_size_out_of_data(compile: Compile) -> Any:
    @torch.library.custom_op("suite_ops::positive", mutates_args=())
    def positive(x: Tensor) -> Tensor:
        return x[x > 0].clone()

    @positive.register_fake
    def _(x: Tensor) -> Tensor:
        return x.new_empty(torch.library.get_ctx().new_dynamic_size())

    return compile(lambda x: positive(x) * 2)(X)


@functional
def flex_attention(compile: Compile) -> Any:
    from torch.nn.attention.flex_attention import flex_attention as flex

    q = torch.randn(1, 2, 8, 4)
    return compile(lambda q: flex(q, q, q, score_mod=lambda s, b, h, i, j: s + (i - j)))(q)


@functional
def associative_scan(compile: Compile) -> Any:
    from torch._higher_order_ops.associative_scan import associative_scan as scan

    return compile(lambda x: scan(torch.add, x, 0, combine_mode="generic"))(M)


@functional
def gradient_within_no_grad(compile: Compile) -> Any:
    def f(x: Tensor) -> Tensor:
        with torch.no_grad():
            return func.grad(lambda y: (y**2).sum())(x)

    return compile(f)(X)


@functional
def autograd_functional_jacobian(compile: Compile) -> Any:
    return compile(lambda x: torch.autograd.functional.jacobian(torch.sin, x))(X)
