# SPDX-License-Identifier: Apache-2.0
"""Cases of AOTAutograd's training: saved, recomputed, hooked, reused and non-differentiable values."""

from __future__ import annotations

from typing import Any

import torch
from cases_mutation import leaf
from harness import Compile, case, raised, traced
from torch import Tensor, nn
from torch.utils.checkpoint import CheckpointPolicy, checkpoint, create_selective_checkpoint_contexts

training = case("training")
functional = nn.functional


def mlp() -> nn.Sequential:
    """Makes a small module, the same each time."""
    torch.manual_seed(3)
    return nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 2))


def grads(out: Tensor, *wanted: Any, **more: Any) -> Any:
    """Returns gradients of the sum of squares."""
    return torch.autograd.grad(out.pow(2).sum(), wanted, **more)


@training
def parameters_and_inputs(compile: Compile) -> Any:
    m, x = mlp(), leaf(3, 4)
    out = compile(m)(x)
    return out.detach(), grads(out, x, *m.parameters())


@training
def gradients_accumulate(compile: Compile) -> Any:
    m = mlp()
    g = compile(m)
    for n in range(3):
        g(torch.ones(2, 4) * n).sum().backward()
    return [p.grad for p in m.parameters()]


@training
def result_that_is_not_differentiable(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, ...]:
        values, index = a.sort()
        return values, index, a > 0, a.argmax()

    return traced(compile, f, lambda: [leaf(5)])


@training
def marked_as_not_differentiable(compile: Compile) -> Any:
    class F(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor) -> tuple[Tensor, Tensor]:
            b, c = a * 2, a * 3
            ctx.mark_non_differentiable(c)
            return b, c

        @staticmethod
        def backward(ctx: Any, g: Tensor, _: Tensor) -> Tensor:
            return g * 2

    return traced(compile, lambda a: F.apply(a), lambda: [leaf(3)])


@training
def result_that_nothing_uses(compile: Compile) -> Any:
    g = compile(lambda a, b: (a * b, a.exp()))
    a, b = leaf(3), leaf(3)
    x, _ = g(a, b)
    return x.detach(), grads(x, a, b)


@training
def gradient_of_one_result_only(compile: Compile) -> Any:
    g = compile(lambda a, b: (a.sin(), b.cos()))
    a, b = leaf(3), leaf(3)
    _, y = g(a, b)
    return grads(y, a, b, allow_unused=True)


@training
def input_without_a_path(compile: Compile) -> Any:
    return traced(compile, lambda a, b: a * 2 + b.detach(), lambda: [leaf(3), leaf(3)])


@training
def integer_inputs_beside(compile: Compile) -> Any:
    return traced(
        compile,
        lambda w, i: functional.embedding(i, w) * 2,
        lambda: [leaf(5, 3), torch.tensor([0, 2, 2, 4])],
    )


@training
def backward_twice_with_retain_graph(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: (a * a).sin())(a)
    return [torch.autograd.grad(out.sum(), a, retain_graph=True) for _ in range(2)], grads(out, a)


@training
def backward_twice_without_it_is_refused(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: (a * a).sin())(a)
    first = torch.autograd.grad(out.sum(), a)
    return first, raised(lambda: torch.autograd.grad(out.sum(), a))


@training
def second_derivative_is_refused_or_right(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: (a * a * a).sum())(a)
    (g,) = torch.autograd.grad(out, a, create_graph=compile.eager)
    return g.detach()


@training
def two_calls_before_backward(compile: Compile) -> Any:
    g = compile(lambda a, b: a * b.sin())
    a, b, c = leaf(3), leaf(3), leaf(3)
    out = g(g(a, b), c) + g(b, a)
    return out.detach(), grads(out, a, b, c)


@training
def loop_of_calls(compile: Compile) -> Any:
    cell = nn.Linear(4, 4)
    g = compile(lambda h: torch.tanh(cell(h)))
    h = leaf(2, 4)
    out = h
    for _ in range(5):
        out = g(out)
    return out.detach(), grads(out, h, *cell.parameters())


@training
def compiled_and_eager_in_turn(compile: Compile) -> Any:
    a, m = leaf(3, 4), mlp()
    out = compile(m[2])(torch.relu(compile(m[0])(a)) * 2)
    return out.detach(), grads(out, a, *m[0].parameters(), *m[2].parameters())


@training
def gradient_with_strides(compile: Compile) -> Any:
    a = leaf(3, 4)
    out = compile(lambda a: a.sin())(a)
    (g,) = torch.autograd.grad(out, a, torch.randn(4, 3).t())
    (e,) = torch.autograd.grad(compile(lambda a: a.cos())(a), a, torch.ones(1, 1).expand(3, 4))
    return g, e


@training
def gradient_of_a_sum_is_expanded(compile: Compile) -> Any:
    m = mlp()
    compile(m)(torch.ones(2, 4)).sum().backward()
    return [p.grad for p in m.parameters()]


@training
def hooks_on_tensors_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a * 2
        b.register_hook(lambda g: g * 10)
        return b.sin()

    return traced(compile, f, lambda: [leaf(3)])


@training
def hooks_on_inputs(compile: Compile) -> Any:
    seen: list[Tensor] = []
    a = leaf(3)
    a.register_hook(lambda g: seen.append(g.clone()))
    out = compile(lambda a: a * a)(a)
    out.sum().backward()
    return seen, a.grad


@training
def hooks_on_results(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: a * a)(a)
    out.register_hook(lambda g: g * 3)
    return grads(out, a)


@training
def hook_after_accumulation(compile: Compile) -> Any:
    m, seen = mlp(), []
    for p in m.parameters():
        p.register_post_accumulate_grad_hook(lambda p: seen.append(p.grad.clone()))
    compile(m)(torch.ones(2, 4)).sum().backward()
    return seen


@training
def saved_tensor_hooks_around(compile: Compile) -> Any:
    a, log = leaf(3), []

    def pack(t: Tensor) -> Tensor:
        log.append(1)
        return t * 1

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        out = compile(lambda a: a.sin() * a)(a)
    return out.detach(), grads(out, a), bool(log)


@training
def saved_tensors_on_cpu(compile: Compile) -> Any:
    a = leaf(3)
    with torch.autograd.graph.save_on_cpu():
        out = compile(lambda a: a.sin() * a)(a)
    return out.detach(), grads(out, a)


@training
def saved_tensor_written_before_backward(compile: Compile) -> Any:
    a = leaf(3)
    b = a * 1
    out = compile(lambda b: b * b)(b)
    b.add_(1)
    return raised(lambda: out.sum().backward())


@training
def result_is_written_before_backward(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: a * 3)(a)
    out.mul_(2)
    return grads(out, a)


@training
def recomputed_part(compile: Compile) -> Any:
    m = mlp()

    def f(x: Tensor) -> Tensor:
        return checkpoint(m, x, use_reentrant=False) * 2  # type: ignore[no-any-return]

    x = leaf(3, 4)
    out = compile(f)(x)
    return out.detach(), grads(out, x, *m.parameters())


@training
def recomputed_parts_in_parts(compile: Compile) -> Any:
    m = mlp()

    def inner(x: Tensor) -> Tensor:
        return checkpoint(lambda y: y.sin().exp(), x, use_reentrant=False)  # type: ignore[no-any-return]

    def f(x: Tensor) -> Tensor:
        return checkpoint(lambda y: m(inner(y)), x, use_reentrant=False)  # type: ignore[no-any-return]

    x = leaf(3, 4)
    out = compile(f)(x)
    return out.detach(), grads(out, x, *m.parameters())


@training
def selective_recomputation(compile: Compile) -> Any:
    def policy(ctx: Any, op: Any, *args: Any, **kwargs: Any) -> CheckpointPolicy:
        matmul = op in (torch.ops.aten.mm.default, torch.ops.aten.addmm.default)
        return CheckpointPolicy.MUST_SAVE if matmul else CheckpointPolicy.PREFER_RECOMPUTE

    w = leaf(4, 4)

    def body(x: Tensor) -> Tensor:
        return torch.sigmoid(torch.mm(x.sin(), w)) * x

    def f(x: Tensor) -> Tensor:
        return checkpoint(  # type: ignore[no-any-return]
            body, x, use_reentrant=False,
            context_fn=lambda: create_selective_checkpoint_contexts(policy),
        )  # fmt: skip

    x = leaf(3, 4)
    out = compile(f)(x)
    return out.detach(), grads(out, x, w)


@training
def partitioner_by_activation_budget(compile: Compile) -> Any:
    import torch._functorch.config as config

    m, x = nn.Sequential(mlp(), nn.Linear(2, 4), mlp()), leaf(3, 4)
    with config.patch(activation_memory_budget=0.3):
        out = compile(m)(x)
        return out.detach(), grads(out, x, *m.parameters())


@training
def checkpoint_around_a_compiled_module(compile: Compile) -> Any:
    m = mlp()
    g = compile(m)
    x = leaf(3, 4)
    out = checkpoint(g, x, use_reentrant=False)
    return out.detach(), grads(out, x, *m.parameters())


@training
def function_with_saved_tensors(compile: Compile) -> Any:
    class Cube(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor) -> Tensor:
            ctx.save_for_backward(a)
            ctx.factor = 3.0
            return a**3

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            (a,) = ctx.saved_tensors
            return g * ctx.factor * a**2  # type: ignore[no-any-return]

    return traced(compile, lambda a: Cube.apply(a) * 2, lambda: [leaf(3)])


@training
def function_with_none_and_numbers(compile: Compile) -> Any:
    class Scale(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor, by: float, b: Tensor | None) -> Tensor:
            ctx.by = by
            return a * by

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> tuple[Tensor, None, None]:
            return g * ctx.by, None, None

    return traced(compile, lambda a: Scale.apply(a, 2.5, None), lambda: [leaf(3)])


@training
def function_whose_gradient_is_a_lie(compile: Compile) -> Any:
    class Straight(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor) -> Tensor:
            return a.round()

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g

    return traced(compile, lambda a: Straight.apply(a * 3).sin(), lambda: [leaf(5)])


@training
def function_that_needs_no_gradient_of_one(compile: Compile) -> Any:
    class Product(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor, b: Tensor) -> Tensor:
            ctx.save_for_backward(a, b)
            return a * b

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> tuple[Any, Any]:
            a, b = ctx.saved_tensors
            return g * b, (g * a if ctx.needs_input_grad[1] else None)

    return traced(compile, lambda a, b: Product.apply(a, b), lambda: [leaf(3), torch.randn(3)])


@training
def function_that_writes_its_input(compile: Compile) -> Any:
    class Double(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, a: Tensor) -> Tensor:
            a.mul_(2)
            ctx.mark_dirty(a)
            return a

        @staticmethod
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

    return traced(compile, lambda a: Double.apply(a + 0) + 1, lambda: [leaf(3)])


@training
def backward_within_the_graph_breaks(compile: Compile) -> Any:
    m = mlp()

    def step(x: Tensor) -> Tensor:
        loss = m(x).pow(2).mean()
        loss.backward()
        return loss.detach()

    out = compile(step)(torch.ones(2, 4))
    return out, [p.grad for p in m.parameters()]


@training
def autograd_grad_within_the_graph(compile: Compile) -> Any:
    def f(x: Tensor) -> Tensor:
        y = (x.sin() * 2).sum()
        return torch.autograd.grad(y, x)[0]

    return compile(f)(leaf(3))


@training
def whole_step_with_sgd(compile: Compile) -> Any:
    m = mlp()
    optimizer = torch.optim.SGD(m.parameters(), 0.1, momentum=0.9)

    def step(x: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = m(x).pow(2).mean()
        loss.backward()
        optimizer.step()
        return loss.detach()

    g = compile(step)
    return [g(torch.ones(2, 4)) for _ in range(3)], [p.detach() for p in m.parameters()]


@training
def clipping_of_gradients(compile: Compile) -> Any:
    m = mlp()
    (compile(m)(torch.ones(2, 4)) * 100).sum().backward()
    norm = compile(lambda: nn.utils.clip_grad_norm_(m.parameters(), 1.0))()
    return norm, [p.grad for p in m.parameters()]


@training
def learning_rate_changes(compile: Compile) -> Any:
    m = mlp()
    optimizer = torch.optim.Adam(m.parameters(), torch.tensor(0.1))
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.5)
    step = compile(lambda: optimizer.step())
    for _ in range(3):
        optimizer.zero_grad()
        m(torch.ones(2, 4)).pow(2).sum().backward()
        step()
        scheduler.step()
    return [p.detach() for p in m.parameters()]


@training
def dropout_of_zero_and_of_one(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        return functional.dropout(a, 0.0, True), functional.dropout(a, 1.0, True)

    return traced(compile, f, lambda: [leaf(6)])


@training
def dropout_mask_is_that_of_the_forward(compile: Compile) -> Any:
    a = torch.ones(64, requires_grad=True)
    torch.manual_seed(4)
    out = compile(lambda a: functional.dropout(a, 0.5, True))(a)
    (g,) = torch.autograd.grad(out.sum(), a)
    return torch.equal(g, out.detach()), sorted(set(g.tolist()))


@training
def recomputed_dropout_draws_the_same(compile: Compile) -> Any:
    a = torch.ones(64, requires_grad=True)

    def f(a: Tensor) -> Tensor:
        return checkpoint(  # type: ignore[no-any-return]
            lambda x: functional.dropout(x, 0.5, True) * x, a, use_reentrant=False
        )

    torch.manual_seed(4)
    out = compile(f)(a)
    (g,) = torch.autograd.grad(out.sum(), a)
    return torch.equal(g, out.detach() * 2)


@training
def seeds_repeat_and_calls_differ(compile: Compile) -> Any:
    g = compile(lambda: (torch.rand(8), torch.randn(8), torch.randint(0, 99, (8,)), torch.randperm(8)))
    if compile.eager:
        g()
    torch.manual_seed(9)
    a, b = g(), g()
    torch.manual_seed(9)
    c = g()
    return [torch.equal(x, y) for x, y in zip(a, c)], [torch.equal(x, y) for x, y in zip(a, b)][:2]


@training
def state_of_the_generator_is_kept(compile: Compile) -> Any:
    g = compile(lambda a: a + torch.rand(4))
    state = torch.get_rng_state()
    first = g(torch.zeros(4))
    torch.set_rng_state(state)
    second = g(torch.zeros(4))
    with torch.random.fork_rng():
        g(torch.zeros(4))
    third = g(torch.zeros(4))
    torch.set_rng_state(state)
    g(torch.zeros(4))
    return torch.equal(first, second), torch.equal(third, g(torch.zeros(4)))


@training
def batch_norm_updates_its_buffers(compile: Compile) -> Any:
    m = nn.Sequential(nn.Conv2d(2, 3, 3), nn.BatchNorm2d(3), nn.ReLU())
    g = compile(m)
    x = leaf(4, 2, 5, 5)
    for _ in range(2):
        out = g(x)
    result = out.detach(), grads(out, x, *m.parameters()), [b.clone() for b in m.buffers()]
    m.eval()
    return result, g(x).detach(), [b.clone() for b in m.buffers()]


@training
def frozen_parameters(compile: Compile) -> Any:
    m = mlp()
    m[0].requires_grad_(False)
    g = compile(m)
    g(torch.ones(2, 4)).sum().backward()
    first = [p.grad for p in m.parameters()]
    m[0].requires_grad_(True)
    g(torch.ones(2, 4)).sum().backward()
    return first, [p.grad for p in m.parameters()]


@training
def shared_parameters(compile: Compile) -> Any:
    m = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4))
    m[2].weight = m[0].weight
    x = leaf(2, 4)
    out = compile(m)(x)
    return out.detach(), grads(out, x, *m.parameters())


@training
def gradient_scaler(compile: Compile) -> Any:
    m = mlp()
    optimizer, scaler = torch.optim.SGD(m.parameters(), 0.1), torch.amp.GradScaler("cpu", init_scale=8.0)
    g = compile(m)
    for _ in range(3):
        optimizer.zero_grad()
        scaler.scale(g(torch.ones(2, 4)).pow(2).mean()).backward()
        scaler.step(optimizer)
        scaler.update()
    return [p.detach() for p in m.parameters()], scaler.get_scale()


@training
def none_of_the_results_needs_a_gradient(compile: Compile) -> Any:
    return traced(compile, lambda a: (a > 0, a.detach() * 2), lambda: [leaf(3)])


@training
def complex_gradients(compile: Compile) -> Any:
    return traced(
        compile,
        lambda a: (a * a.conj()).real.sum() + a.abs().sum(),
        lambda: [torch.randn(3, dtype=torch.complex64, requires_grad=True)],
    )


@training
def gradients_of_doubles_and_halves(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
        return (a * a).sum(), b * 2 + b.sin()

    def make() -> list[Tensor]:
        return [
            torch.randn(3, dtype=torch.float64, requires_grad=True),
            torch.randn(3, dtype=torch.bfloat16, requires_grad=True),
        ]

    return traced(compile, f, make)


@training
def anomaly_mode(compile: Compile) -> Any:
    a = leaf(3)
    with torch.autograd.set_detect_anomaly(True):
        out = compile(lambda a: a.sin())(a)
        return grads(out, a)


@training
def gradient_edges_and_names(compile: Compile) -> Any:
    a = leaf(3)
    out = compile(lambda a: a.sin())(a)
    return out.grad_fn is not None, out.requires_grad, raised(lambda: out.backward())


@training
def compiled_autograd(compile: Compile) -> Any:
    m = mlp()
    out = compile(m)(torch.ones(2, 4))
    if compile.eager:
        out.sum().backward()
    else:
        enable = torch._dynamo.compiled_autograd._enable
        with enable(torch.compile(backend=compile.backend, fullgraph=True)):
            out.sum().backward()
    return [p.grad for p in m.parameters()]
