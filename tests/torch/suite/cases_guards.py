# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: guards, recompilations and their number. Counts are part of the result."""

from __future__ import annotations

from typing import Any

import torch
import torch._dynamo
from harness import Compile, case
from torch import Tensor, nn

guards = case("guards")
X = torch.linspace(-1, 1, 6)


def counted(compile: Compile, expected: int, results: Any) -> Any:
    """Returns the results if as many graphs were compiled as expected."""
    if not compile.eager:
        assert compile.graphs == expected, f"{compile.graphs} graphs, expected {expected}"
    return results


@guards
def same_call_again(compile: Compile) -> Any:
    g = compile(lambda a: a.sin() + 1)
    return counted(compile, 1, [g(X + n) for n in range(4)])


@guards
def another_dtype(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    return counted(compile, 3, [g(X), g(X.double()), g(X.int()), g(X)])


@guards
def another_rank(compile: Compile) -> Any:
    g = compile(lambda a: a.sum(0))
    return counted(compile, 2, [g(X), g(X.view(2, 3)), g(X)])


@guards
def sizes_become_dynamic(compile: Compile) -> Any:
    g = compile(lambda a: a * 2 + a.shape[0])
    return counted(compile, 2, [g(torch.ones(n)) for n in (3, 4, 5, 6)])


@guards
def sizes_stay_static(compile: Compile) -> Any:
    g = compile(lambda a: a * 2, dynamic=False)
    return counted(compile, 3, [g(torch.ones(n)) for n in (3, 4, 5)])


@guards
def sizes_are_dynamic_at_once(compile: Compile) -> Any:
    g = compile(lambda a: a * 2 + a.shape[0], dynamic=True)
    return counted(compile, 1, [g(torch.ones(n)) for n in (3, 4, 5)])


@guards
def sizes_zero_and_one(compile: Compile) -> Any:
    g = compile(lambda a: a.sum() + a.shape[0], dynamic=True)
    return counted(compile, 3, [g(torch.ones(n)) for n in (4, 1, 0, 7)])


@guards
def another_stride(compile: Compile) -> Any:
    g = compile(lambda a: a @ a)
    x = torch.randn(4, 4)
    return [g(x), g(x.t()), g(x)]


@guards
def requires_grad_changes(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    a = X.clone().requires_grad_()
    return counted(compile, 2, [g(X), g(a).detach(), g(a).requires_grad, g(X).requires_grad])


@guards
def grad_mode_changes(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    a = X.clone().requires_grad_()
    first = g(a).requires_grad
    with torch.no_grad():
        second = g(a).requires_grad
    return counted(compile, 2, [first, second, g(a).requires_grad])


@guards
def number_changes(compile: Compile) -> Any:
    g = compile(lambda a, n: a * n)
    return counted(compile, 2, [g(X, n) for n in (2, 3, 4, 5)])


@guards
def float_changes(compile: Compile) -> Any:
    g = compile(lambda a, x: a * x)
    return [g(X, x) for x in (0.5, 1.5, 2.5)]


@guards
def string_and_bool_change(compile: Compile) -> Any:
    g = compile(lambda a, s, b: a * len(s) if b else a - 1)
    calls = [("ab", True), ("abc", True), ("x", False), ("ab", True)]
    return counted(compile, 3, [g(X, s, b) for s, b in calls])


@guards
def length_of_a_list_changes(compile: Compile) -> Any:
    g = compile(lambda xs: sum(xs))
    return counted(compile, 2, [g([X, X]), g([X, X, X]), g([X, X])])


@guards
def keys_of_a_dict_change(compile: Compile) -> Any:
    g = compile(lambda d: sum(d.values()) * len(d))
    return counted(compile, 2, [g({"a": X, "b": X}), g({"a": X, "b": X, "c": X}), g({"a": X, "b": X + 1})])


@guards
def attribute_of_a_module_changes(compile: Compile) -> Any:
    class M(nn.Module):
        scale = 2

        def forward(self, a: Tensor) -> Tensor:
            return a * self.scale

    m = M()
    g = compile(m)
    first = g(X)
    m.scale = 5
    return first, g(X)


@guards
def training_flag_changes(compile: Compile) -> Any:
    m = nn.BatchNorm1d(3)
    g = compile(m)
    x = torch.randn(4, 3)
    first = g(x).detach()
    m.eval()
    return counted(compile, 2, [first, g(x).detach(), m.running_mean])


@guards
def global_changes(compile: Compile) -> Any:
    global SCALE
    SCALE = 2.0
    g = compile(lambda a: a * SCALE)
    first = g(X)
    SCALE = 3.0
    return first, g(X)


@guards
def function_is_replaced(compile: Compile) -> Any:
    global HELPER
    HELPER = torch.sin
    g = compile(lambda a: HELPER(a) + 1)  # type: ignore[name-defined]
    first = g(X)
    HELPER = torch.cos
    return first, g(X)


@guards
def weights_change_without_a_compile(compile: Compile) -> Any:
    m = nn.Linear(6, 2)
    g = compile(m)
    first = g(X).detach()
    with torch.no_grad():
        m.weight.mul_(2)
        m.bias.zero_()
    return counted(compile, 1, [first, g(X).detach()])


@guards
def parameter_is_replaced(compile: Compile) -> Any:
    m = nn.Linear(6, 2)
    g = compile(m)
    first = g(X).detach()
    m.weight = nn.Parameter(torch.ones(2, 6))
    return first, g(X).detach()


@guards
def identity_of_arguments(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> Tensor:
        return a * 2 if a is b else a + b

    g = compile(f)
    return counted(compile, 2, [g(X, X), g(X, X + 1), g(X, X)])


@guards
def default_dtype_changes(compile: Compile) -> Any:
    g = compile(lambda a: torch.ones(2) + a.sum())
    first = g(X)
    torch.set_default_dtype(torch.float64)
    try:
        return first, g(X)
    finally:
        torch.set_default_dtype(torch.float32)


@guards
def limit_of_recompiles(compile: Compile) -> Any:
    g = compile(lambda a, s: a * len(s))
    with torch._dynamo.config.patch(recompile_limit=3):
        return counted(compile, 3, [g(X, "x" * n) for n in range(2, 8)])


@guards
def number_of_threads_and_deterministic_mode(compile: Compile) -> Any:
    g = compile(lambda a: a.sin())
    first = g(X)
    torch.use_deterministic_algorithms(True)
    try:
        return first, g(X)
    finally:
        torch.use_deterministic_algorithms(False)


@guards
def tensor_that_is_a_constant_of_the_closure(compile: Compile) -> Any:
    c = torch.ones(6)
    g = compile(lambda a: a + c)
    first = g(X)
    c = torch.full((6,), 2.0)
    return first, g(X)


@guards
def class_of_an_argument_changes(compile: Compile) -> Any:
    def f(a: Any) -> Any:
        return a + 1 if isinstance(a, Tensor) else torch.tensor(a) * 2

    g = compile(f)
    return g(X), g(3), g(2.5)


@guards
def marked_dynamic(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    x = torch.ones(5, 3)
    torch._dynamo.mark_dynamic(x, 0)
    return counted(compile, 1, [g(x), g(torch.ones(7, 3)), g(torch.ones(9, 3))])


@guards
def marked_dynamic_with_a_range(compile: Compile) -> Any:
    g = compile(lambda a: a.sum(0))
    x = torch.ones(5, 3)
    torch._dynamo.mark_dynamic(x, 0, min=2, max=64)
    return counted(compile, 1, [g(x), g(torch.ones(64, 3))])


@guards
def marked_static(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    out = []
    for n in (3, 4, 5):
        x = torch.ones(n)
        torch._dynamo.mark_static(x, 0)
        out.append(g(x))
    return counted(compile, 3, out)


@guards
def maybe_marked_dynamic(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return a * 2 if a.shape[0] == 5 else a + 1

    g = compile(f)
    x = torch.ones(5)
    torch._dynamo.maybe_mark_dynamic(x, 0)
    return g(x), g(torch.ones(6)), g(torch.ones(5))


@guards
def marked_unbacked(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    x = torch.ones(1, 3)
    torch._dynamo.decorators.mark_unbacked(x, 0)
    return counted(compile, 1, [g(x), g(torch.ones(4, 3)), g(torch.ones(0, 3))])


@guards
def module_is_shared_by_two(compile: Compile) -> Any:
    m = nn.Linear(6, 6)
    f, g = compile(lambda a: m(a).relu()), compile(lambda a: m(m(a)))
    return f(X).detach(), g(X).detach(), f(X).detach()


@guards
def dynamic_by_another_dimension(compile: Compile) -> Any:
    g = compile(lambda a: a.t() @ a)
    return [g(torch.ones(n, m)) for n, m in ((3, 4), (5, 4), (5, 6), (7, 8))]


@guards
def equal_sizes_then_unequal(compile: Compile) -> Any:
    g = compile(lambda a, b: (a.sum() + b.sum()) * a.shape[0] / b.shape[0], dynamic=True)
    return [g(torch.ones(4), torch.ones(4)), g(torch.ones(4), torch.ones(5)), g(torch.ones(6), torch.ones(6))]
