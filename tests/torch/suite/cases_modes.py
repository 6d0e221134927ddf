# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: modes around and within a graph: gradients off, inference, autocast, defaults, dispatch modes, profilers."""

from __future__ import annotations

from typing import Any

import torch
from harness import Compile, case, kept, raised, traced
from torch import Tensor, nn

modes = case("modes")


def leaf() -> Tensor:
    """Returns a tensor with a gradient."""
    return torch.linspace(-1, 1, 6).requires_grad_()


@modes
def no_grad_within(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            b = a * 2
        return b, a + b

    return traced(compile, f, lambda: [leaf()])


@modes
def no_grad_around(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    with torch.no_grad():
        return kept(g(leaf()))


@modes
def no_grad_as_a_decorator(compile: Compile) -> Any:
    @torch.no_grad()
    def f(a: Tensor) -> Tensor:
        return a * 2

    return traced(compile, lambda a: f(a) + a, lambda: [leaf()]), kept(torch.no_grad()(compile(f))(leaf()))


@modes
def enable_grad_within_no_grad(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor]:
        b = a * 3
        with torch.enable_grad():
            c = a * 2
        return b, c

    g = compile(f)
    a = leaf()
    with torch.no_grad():
        b, c = g(a)
    return kept(b), kept(c), torch.autograd.grad(c.sum(), a)


@modes
def set_grad_enabled_by_a_flag(compile: Compile) -> Any:
    def f(a: Tensor, on: bool) -> Tensor:
        with torch.set_grad_enabled(on):
            return a * 2

    g = compile(f)
    return kept(g(leaf(), True)), kept(g(leaf(), False))


@modes
def grad_mode_is_left_changed(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        torch._C._set_grad_enabled(False)
        return a * 2

    try:
        out = compile(f)(leaf())
        return kept(out), torch.is_grad_enabled()
    finally:
        torch._C._set_grad_enabled(True)


@modes
def grad_mode_is_read(compile: Compile) -> Any:
    g = compile(lambda a: a * 2 if torch.is_grad_enabled() else a * 3)
    first = g(torch.ones(3))
    with torch.no_grad():
        return first, g(torch.ones(3))


@modes
def inference_mode_around(compile: Compile) -> Any:
    g = compile(lambda a: a * 2)
    with torch.inference_mode():
        a = torch.ones(3)
        out = g(a)
        view = compile(lambda a: a[1:])(a)
    return kept(out), kept(view)


@modes
def inference_mode_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.inference_mode():
            return a * 2

    return kept(compile(f)(torch.ones(3)))


@modes
def inference_mode_and_then_not(compile: Compile) -> Any:
    m = nn.Linear(3, 3)
    with torch.no_grad():
        m.weight.fill_(0.5)
        m.bias.fill_(1)
    g = compile(m)
    with torch.inference_mode():
        first = kept(g(torch.ones(3)))
    out = g(torch.ones(3))
    return first, kept(out), torch.autograd.grad(out.sum(), list(m.parameters()))


@modes
def inference_tensor_outside(compile: Compile) -> Any:
    with torch.inference_mode():
        a = torch.ones(3)
    return kept(compile(lambda a: a * 2)(a))


@modes
def inference_tensor_is_written(compile: Compile) -> Any:
    g = compile(lambda a: a.add_(1) * 2)
    with torch.inference_mode():
        a = torch.ones(3)
        out = g(a)
    return kept(out), kept(a)


@modes
def autocast_within(compile: Compile) -> Any:
    def f(a: Tensor, b: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast("cpu", torch.bfloat16):
            c = a @ b
        return c, c.float() + a

    return traced(compile, f, lambda: [torch.randn(3, 3, requires_grad=True), torch.randn(3, 3)])


@modes
def autocast_around(compile: Compile) -> Any:
    torch.manual_seed(0)
    m = nn.Sequential(nn.Linear(4, 4), nn.LayerNorm(4), nn.Softmax(-1))
    g = compile(m)
    x = torch.randn(2, 4)
    with torch.autocast("cpu", torch.bfloat16):
        first = g(x).detach()
    second = g(x).detach()
    return first, second


@modes
def autocast_switched_off_within(compile: Compile) -> Any:
    def f(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        with torch.autocast("cpu", torch.bfloat16):
            b = a @ a
            with torch.autocast("cpu", enabled=False):
                c = b.float() @ a
            d = a @ a
        return b, c, d

    return compile(f)(torch.randn(3, 3))


@modes
def autocast_as_a_decorator(compile: Compile) -> Any:
    @torch.autocast("cpu", torch.bfloat16)
    def f(a: Tensor) -> Tensor:
        return a @ a

    return compile(lambda a: f(a) + 1)(torch.randn(3, 3))


@modes
def autocast_to_halves(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.float16):
            return nn.functional.linear(a, a)

    return compile(f)(torch.randn(3, 3))


@modes
def autocast_and_a_break(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            b = a @ a
            torch._dynamo.graph_break()
            return b @ a

    return compile(f)(torch.randn(3, 3))


@modes
def custom_forward_and_backward_casts(compile: Compile) -> Any:
    class F(torch.autograd.Function):
        @staticmethod
        @torch.amp.custom_fwd(device_type="cpu", cast_inputs=torch.float32)
        def forward(ctx: Any, a: Tensor) -> Tensor:
            return a * 2

        @staticmethod
        @torch.amp.custom_bwd(device_type="cpu")
        def backward(ctx: Any, g: Tensor) -> Tensor:
            return g * 2

    return traced(compile, lambda a: F.apply(a), lambda: [leaf()])


@modes
def default_device(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.device("cpu"):
            return torch.ones(6) + a

    return compile(f)(leaf().detach())


@modes
def torch_function_mode(compile: Compile) -> Any:
    from torch.overrides import TorchFunctionMode

    class Double(TorchFunctionMode):
        def __torch_function__(self, f: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            out = f(*args, **(kwargs or {}))
            return out * 2 if f is torch.sin else out

    g = compile(lambda a: torch.sin(a) + 1)
    with Double():
        return g(leaf().detach())


@modes
def dispatch_mode_around(compile: Compile) -> Any:
    from torch.utils._python_dispatch import TorchDispatchMode

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, f: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            return f(*args, **(kwargs or {}))

    g = compile(lambda a: a.sin() + 1)
    a = leaf().detach()
    first = g(a)
    with Log():
        return first, g(a)


@modes
def flop_counter_around(compile: Compile) -> Any:
    from torch.utils.flop_counter import FlopCounterMode

    a = torch.randn(4, 4)
    g = compile(lambda a: a @ a)
    first = g(a)
    with FlopCounterMode(display=False):
        return first, g(a)


@modes
def profiler_around(compile: Compile) -> Any:
    g = compile(lambda a: a.sin() + 1)
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU]):
        return g(leaf().detach())


@modes
def record_function_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.profiler.record_function("mine"):
            return a * 2

    return traced(compile, f, lambda: [leaf()])


@modes
def attention_kernels_are_chosen(compile: Compile) -> Any:
    from torch.nn.attention import SDPBackend, sdpa_kernel

    def f(q: Tensor) -> Tensor:
        with sdpa_kernel(SDPBackend.MATH):
            return nn.functional.scaled_dot_product_attention(q, q, q)

    return compile(f)(torch.randn(1, 2, 3, 4))


@modes
def fork_rng_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        with torch.random.fork_rng():
            return a + torch.rand(6)

    torch.manual_seed(1)
    return kept(compile(f)(leaf().detach()))["value"].shape


@modes
def deterministic_within(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        return a * 2 if torch.are_deterministic_algorithms_enabled() else a * 3

    return compile(f)(leaf().detach())


@modes
def functional_defaults(compile: Compile) -> Any:
    from torch._dynamo import config

    with config.patch(capture_scalar_outputs=True, capture_dynamic_output_shape_ops=True):
        def f(a: Tensor) -> tuple[Tensor, Tensor]:
            return a * a.sum().item(), a[a > 0] * 2

        return compile(f, fullgraph=True)(leaf().detach())


@modes
def precision_of_matmuls(compile: Compile) -> Any:
    g = compile(lambda a: a @ a)
    a = torch.randn(4, 4)
    first = g(a)
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("medium")
    try:
        return first, g(a)
    finally:
        torch.set_float32_matmul_precision(before)


@modes
def error_on_a_break(compile: Compile) -> Any:
    def f(a: Tensor) -> Tensor:
        torch._dynamo.graph_break()
        return a * 2

    if compile.eager:
        compile(lambda a: a)(leaf())
        return True, torch.ones(2) * 2
    name = raised(lambda: compile(f, fullgraph=True)(leaf()))
    return bool(name), compile(lambda a: a * 2)(torch.ones(2))


@modes
def sparse_and_strided_inputs(compile: Compile) -> Any:
    a = torch.eye(3).to_sparse()
    g = compile(lambda s, x: (s @ x, x * 2))
    return g(a, torch.ones(3, 2))


@modes
def meta_tensors(compile: Compile) -> Any:
    out = compile(lambda a: a * 2)(torch.ones(3, device="meta"))
    return tuple(out.shape), str(out.device)
