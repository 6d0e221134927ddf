# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: graph breaks, branches, loops, closures, generators, exceptions, context managers."""

from __future__ import annotations

import contextlib
import functools
import itertools
import operator
from collections.abc import Generator, Iterator
from typing import Any

import torch
import torch._dynamo
from harness import Compile, case, raised, traced
from torch import Tensor

control = case("control")
X = torch.linspace(-1, 1, 6)


@control
def break_in_the_middle(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        b = a * 2
        torch._dynamo.graph_break()
        return b.sin() + a

    return compile(f)(X), traced(compile, f, lambda: [X.clone().requires_grad_()])


@control
def break_in_a_called_function(compile: Compile) -> Any:
    def inner(b: Tensor) -> Tensor:
        c = b + 1
        torch._dynamo.graph_break()
        return c * b

    def f(a: Tensor) -> Tensor:
        return inner(a * 2).cos() + inner(a)

    return compile(f)(X)


@control
def break_in_a_loop(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        for i in range(3):
            a = a + i
            torch._dynamo.graph_break()
            a = a * 2
        return a

    return compile(f)(X)


@control
def break_in_a_with(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.no_grad():
            b = a * 2
            torch._dynamo.graph_break()
            b = b + 1
        return b * a

    return traced(compile, f, lambda: [X.clone().requires_grad_()])


@control
def break_in_a_branch(compile: Compile) -> Any:
    def f(a: Tensor, flag: bool) -> Tensor:
        if flag:
            a = a + 1
            torch._dynamo.graph_break()
        else:
            a = a - 1
        return a.sin()

    g = compile(f)
    return g(X, True), g(X, False)


@control
def print_breaks(compile: Compile) -> Any:
    log: list[int] = []

    def f(a: Tensor) -> Tensor:
        b = a + 1
        log.append(int(b.shape[0]))
        with contextlib.redirect_stdout(None):
            print("x")
        return b * 2

    return compile(f)(X), log


@control
def item_breaks(compile: Compile) -> Any:
    return compile(lambda a: a * a.sum().item() + 1)(X), compile(lambda a: a + float(a.max()))(X)


@control
def branch_on_data(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        if a.sum() > 0:
            return a * 2
        return a.cos()

    g = compile(f)
    return g(X + 1), g(X - 1)


@control
def while_on_data(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        while a.sum() < 10:
            a = a + 1
        return a

    return compile(f)(X)


@control
def for_over_a_tensor(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        total = torch.zeros(2)
        for n, row in enumerate(a):
            total = total + row * n
        return total

    return traced(compile, f, lambda: [torch.randn(3, 2, requires_grad=True)])


@control
def disabled_function(compile: Compile) -> Any:
    @torch._dynamo.disable
    def hidden(a: Tensor) -> Tensor:
        return a.numpy().sum() + a  # type: ignore[no-any-return]

    return compile(lambda a: hidden(a * 2) + 1)(X)


@control
def function_in_the_graph_as_it_is(compile: Compile) -> Any:
    from torch.compiler import allow_in_graph

    def opaque(a: Tensor) -> Tensor:
        return a.sin() * 2

    allow_in_graph(opaque)
    return compile(lambda a: opaque(a) + 1, fullgraph=True)(X)


@control
def closure_over_a_tensor(compile: Compile) -> Any:
    c = torch.randn(6)

    def f(a: Tensor) -> Tensor:
        return a * c

    g = compile(f)
    first = g(X)
    c.add_(1)
    return first, g(X)


@control
def closure_that_is_rebound(compile: Compile) -> Any:
    n = 1

    def f(a: Tensor) -> Tensor:
        nonlocal n
        n += 1
        return a * n

    g = compile(f)
    return [g(X) for _ in range(3)], n


@control
def closures_made_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        fs = [lambda x, k=k: x * k for k in range(3)]
        return sum(g(a) for g in fs)  # type: ignore[return-value]

    return compile(f)(X)


@control
def function_is_returned(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        b = a * 2
        return lambda c: b + c

    return compile(f)(X)(X)


@control
def recursion(compile: Compile) -> Any:
    def power(a: Tensor, n: int) -> Tensor:
        return a if n == 0 else power(a * 1.5, n - 1)

    return compile(power)(X, 4)


@control
def decorators_and_partials(compile: Compile) -> Any:
    def twice(f: Any) -> Any:
        @functools.wraps(f)
        def g(*args: Any, **kwargs: Any) -> Any:
            return f(f(*args, **kwargs), **kwargs)

        return g

    @twice
    def f(a: Tensor, by: float = 2) -> Tensor:
        return a * by

    return compile(f)(X, by=3), compile(functools.partial(f, by=0.5))(X)


@control
def arguments_of_all_kinds(compile: Compile) -> Any:
    def f(a: Tensor, /, b: Tensor, *rest: Tensor, c: float = 2.0, **more: Tensor) -> Tensor:
        return a + b * c + sum(rest) + sum(more.values())

    g = compile(f)
    return g(X, X), g(X, X, X, c=3.0), g(X, b=X, d=X, e=X * 2)


@control
def generator_is_consumed(compile: Compile) -> Any:
    def parts(a: Tensor) -> Iterator[Tensor]:
        for i in range(3):
            yield a * i

    return compile(lambda a: sum(parts(a)))(X), compile(lambda a: torch.stack(list(parts(a))))(X)


@control
def generator_with_send(compile: Compile) -> Any:
    def running(a: Tensor) -> Generator[Tensor, float, None]:
        k = yield a
        while True:
            a = a * k
            k = yield a

    def f(a: Tensor) -> Tensor:
        g = running(a)
        next(g)
        return g.send(2.0) + g.send(3.0)

    return compile(f)(X)


@control
def generator_is_the_argument(compile: Compile) -> Any:
    def f(xs: Iterator[Tensor]) -> Tensor:
        return sum(x * 2 for x in xs)  # type: ignore[return-value]

    return compile(f)(iter([X, X + 1]))


@control
def generator_is_returned(compile: Compile) -> Any:
    def f(a: Tensor) -> Iterator[Tensor]:
        b = a * 2
        yield b
        yield b + 1

    return list(compile(f)(X))


@control
def itertools_and_zip(compile: Compile) -> Any:
    def f(xs: list[Tensor]) -> Tensor:
        total = torch.zeros(6)
        for (i, x), k in zip(enumerate(xs), itertools.cycle([1, 2])):
            total = total + x * i * k
        for x, y in itertools.product(xs, repeat=2):
            total = total + x * y
        return total + functools.reduce(operator.mul, xs) + next(itertools.chain(xs))

    return compile(f)([X, X + 1, X + 2])


@control
def comprehensions(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        xs = [a * i for i in range(4) if i % 2]
        d = {f"k{i}": x for i, x in enumerate(xs)}
        return d, tuple(map(torch.sin, xs)), sorted([3, 1, 2]), any(x.shape[0] > 3 for x in xs)

    return compile(f)(X)


@control
def exception_is_caught(compile: Compile) -> Any:
    def f(a: Tensor, d: dict[str, float]) -> Tensor:
        try:
            k = d["no"]
        except KeyError:
            k = 5.0
        else:
            k = 6.0
        finally:
            a = a + 1
        return a * k

    g = compile(f)
    return g(X, {}), g(X, {"no": 2.0})


@control
def exception_is_raised(compile: Compile) -> Any:
    def f(a: Tensor, bad: bool) -> Tensor:
        b = a * 2
        if bad:
            raise ValueError("told")
        return b

    g = compile(f)
    return raised(lambda: g(X, True)), g(X, False)


@control
def own_exception_with_a_cause(compile: Compile) -> Any:
    class Own(Exception):
        pass

    def f(a: Tensor) -> Tensor:
        try:
            try:
                raise Own("a")
            except Own as e:
                raise RuntimeError("b") from e
        except RuntimeError as e:
            return a * (2 if isinstance(e.__cause__, Own) else 3)

    return compile(f)(X)


@control
def errors_of_eager_are_those(compile: Compile) -> Any:
    g = compile(lambda a, b: a @ b)
    return bool(raised(lambda: g(torch.ones(2, 3), torch.ones(2, 3)))), g(torch.ones(2, 3), torch.ones(3, 1))


@control
def assertions(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        assert a.shape[0] == 6, "six"
        assert (a < 10).all()
        return a * 2

    g = compile(f)
    return g(X), raised(lambda: g(torch.ones(5)))


@control
def own_context_manager(compile: Compile) -> Any:
    class Scope:
        def __init__(self) -> None:
            self.depth = 0

        def __enter__(self) -> Scope:
            self.depth += 1
            return self

        def __exit__(self, *_: object) -> None:
            self.depth -= 1

    scope = Scope()

    def f(a: Tensor) -> Tensor:
        with scope as s:
            a = a * s.depth
            with s:
                a = a + s.depth
        return a

    return compile(f)(X), scope.depth


@control
def generator_as_a_context_manager(compile: Compile) -> Any:
    @contextlib.contextmanager
    def scaled(a: Tensor) -> Iterator[Tensor]:
        yield a * 2

    def f(a: Tensor) -> Tensor:
        with scaled(a) as b, contextlib.nullcontext():
            return b + 1

    return compile(f)(X)


@control
def starred_and_walrus(compile: Compile) -> Any:
    def f(xs: list[Tensor]) -> Any:
        first, *rest = xs
        if (n := len(rest)) > 1:
            first = first * n
        a, b = rest
        a, b = b, a
        return first, [*rest, a], {**{"a": a}, "b": b}

    return compile(f)([X, X + 1, X + 2])


@control
def match_statement(compile: Compile) -> Any:
    def f(a: Tensor, what: Any) -> Tensor:
        match what:
            case "double":
                return a * 2
            case [x, y]:
                return a * x + y
            case {"by": k}:
                return a / k
            case _:
                return a

    g = compile(f)
    return g(X, "double"), g(X, [2, 3]), g(X, {"by": 4}), g(X, None)


@control
def chained_conditions(compile: Compile) -> Any:
    def f(a: Tensor, n: int) -> Tensor:
        b = a if 0 < n < 3 else -a
        for i in range(n):
            if i == 1:
                continue
            if i == 3:
                break
            b = b + i
        else:
            b = b * 10
        return b

    g = compile(f)
    return [g(X, n) for n in (0, 2, 4)]


@control
def globals_are_read_and_written(compile: Compile) -> Any:
    global STATE
    STATE = 0

    def f(a: Tensor) -> Tensor:
        global STATE
        STATE += 1
        return a * STATE

    g = compile(f)
    return [g(X) for _ in range(3)], STATE


@control
def string_formats_and_types(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        name = f"{a.shape[0]:03d}-{a.dtype}"
        kind = type(a) is Tensor and isinstance(a, Tensor) and hasattr(a, "sin")
        return a * len(name), name, kind, a.is_floating_point(), a.dim(), a.numel()

    return compile(f)(X)


@control
def cond_operator(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return torch.cond(a.sum() > 0, lambda x: x.sin(), lambda x: x.cos() * 2, (a,))  # type: ignore[no-any-return]

    g = compile(f, fullgraph=True)
    return g(X + 1), g(X - 1), traced(compile, f, lambda: [(X + 1).requires_grad_()])


@control
def while_loop_operator(compile: Compile) -> Any:
    from torch._higher_order_ops.while_loop import while_loop

    def f(a: Tensor) -> Any:
        return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, x * 1.5), (torch.tensor(0), a))

    return compile(f)(X)


@control
def scan_and_map_operators(compile: Compile) -> Any:
    from functorch.experimental.control_flow import map as over
    from torch._higher_order_ops.scan import scan

    def f(a: Tensor) -> Any:
        return over(lambda r: r.sin() + 1, a), scan(lambda c, x: (c + x, c * x), torch.ones(2), a)

    return compile(f)(torch.randn(3, 2))


@control
def numpy_within(compile: Compile) -> Any:
    import numpy as np

    def f(a: Tensor) -> Any:
        x = a.numpy()
        return torch.from_numpy(np.sin(x) * 2 + x.max()), np.cumsum(x)

    b, c = compile(f)(X)
    return b, torch.as_tensor(c)


@control
def nested_compile(compile: Compile) -> Any:
    inner = compile(lambda a: a * 2)
    return compile(lambda a: inner(a) + 1)(X)


@control
def is_compiling_is_true(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return a + (1 if torch.compiler.is_compiling() else 1)

    return compile(f)(X)


@control
def stances(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    first = g(X)
    with torch.compiler.set_stance("force_eager"):
        second = g(torch.ones(2, 2, 2))
    return first, second, g(X)


@control
def threads_compile_at_once(compile: Compile) -> Any:
    from concurrent.futures import ThreadPoolExecutor

    g = compile(lambda a: a.sin() * 2)
    g(X)
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(g, [X + n for n in range(6)]))
