# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: nn.Module: containers, hooks, state, parametrisations, copies, modules that compile themselves."""

from __future__ import annotations

import copy
import io
import pickle
from typing import Any

import torch
from harness import Compile, case, kept, traced
from torch import Tensor, nn
from torch.nn.utils import parametrizations, parametrize

modules = case("modules")


def fixed(m: nn.Module) -> nn.Module:
    """Makes the same weights each time."""
    torch.manual_seed(3)
    with torch.no_grad():
        for p in m.parameters():
            p.copy_(torch.randn_like(p))
    return m


def trained(compile: Compile, m: nn.Module, *args: Any) -> Any:
    """Returns result, gradients and buffers of one call."""
    out = compile(m)(*args)
    grads = torch.autograd.grad(out.sum(), [p for p in m.parameters()], allow_unused=True)
    return kept(out), list(grads), [b.clone() for b in m.buffers()]


X = torch.linspace(-1, 1, 8).view(2, 4)


class Net(nn.Module):
    """A linear layer, a buffer that counts, a flag."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("count", torch.zeros(()))
        self.calls = 0

    def forward(self, x: Tensor, scale: float = 1.0) -> Tensor:
        self.count += 1
        self.calls += 1
        return self.linear(x).relu() * scale + self.count  # type: ignore[no-any-return]


@modules
def buffers_and_attributes(compile: Compile) -> Any:
    m = fixed(Net())
    g = compile(m)
    return [g(X).detach() for _ in range(3)], m.count, m.calls, g(X, scale=2.0).detach()


@modules
def containers(compile: Compile) -> Any:
    class M(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.ModuleList([nn.Linear(4, 4) for _ in range(3)])
            self.heads = nn.ModuleDict({"a": nn.Linear(4, 2), "b": nn.Linear(4, 2)})
            self.scales = nn.ParameterList([torch.ones(4), torch.ones(4) * 2])
            self.shifts = nn.ParameterDict({"x": torch.zeros(2)})

        def forward(self, x: Tensor) -> Tensor:
            for layer, scale in zip(self.layers[:2], self.scales):
                x = layer(x) * scale
            return sum(h(x) for h in self.heads.values()) + self.shifts["x"] + len(self.layers)  # type: ignore[return-value]

    return trained(compile, fixed(M()), X)


@modules
def forward_hooks(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.ReLU()))
    m[0].register_forward_hook(lambda mod, args, out: out * 2)
    m[0].register_forward_pre_hook(lambda mod, args: (args[0] + 1,))
    m.register_forward_hook(lambda mod, args, kwargs, out: out - 1, with_kwargs=True)
    return trained(compile, m, X)


@modules
def hooks_come_and_go(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    first = g(X).detach()
    handle = m.register_forward_hook(lambda mod, args, out: out * 10)
    second = g(X).detach()
    handle.remove()
    return first, second, g(X).detach()


@modules
def hooks_that_record(compile: Compile) -> Any:
    seen: list[Tensor] = []
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.Tanh(), nn.Linear(4, 2)))
    m[1].register_forward_hook(lambda mod, args, out: seen.append(out.detach() * 2))
    compile(m)(X)
    return seen


@modules
def backward_hooks(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.Tanh()))
    m[1].register_full_backward_hook(lambda mod, gin, gout: (gin[0] * 2,))
    return trained(compile, m, X)


@modules
def backward_pre_hooks(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.Tanh()))
    m[1].register_full_backward_pre_hook(lambda mod, gout: (gout[0] * 3,))
    return trained(compile, m, X)


@modules
def global_hooks(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    handle = nn.modules.module.register_module_forward_hook(lambda mod, args, out: out + 1)
    try:
        return trained(compile, m, X)
    finally:
        handle.remove()


@modules
def state_dicts(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4)))
    g = compile(m)
    first = g(X).detach()
    saved = copy.deepcopy(m.state_dict())
    other = nn.Sequential(nn.Linear(4, 4), nn.BatchNorm1d(4))
    other.load_state_dict(saved)
    h = compile(other)
    third = h(X).detach()
    m.load_state_dict({k: v * 2 for k, v in saved.items()})
    return first, third, g(X).detach(), list(saved)


@modules
def state_dict_of_a_compiled_module(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    g(X)
    return [k.removeprefix("_orig_mod.") for k in g.state_dict()], list(g.state_dict().values())


@modules
def saved_and_loaded(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    g(X)
    file = io.BytesIO()
    torch.save(m.state_dict(), file)
    file.seek(0)
    n = nn.Linear(4, 4)
    n.load_state_dict(torch.load(file))
    return compile(n)(X).detach()


@modules
def assigned_state_dict(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    first = g(X).detach()
    m.load_state_dict({k: torch.ones_like(v) for k, v in m.state_dict().items()}, assign=True)
    return first, g(X).detach()


@modules
def weight_norm(compile: Compile) -> Any:
    return trained(compile, fixed(parametrizations.weight_norm(nn.Linear(4, 3))), X)


@modules
def spectral_norm(compile: Compile) -> Any:
    torch.manual_seed(1)
    m = parametrizations.spectral_norm(nn.Linear(4, 3))
    return trained(compile, m, X), trained(compile, m.eval(), X)


@modules
def orthogonal(compile: Compile) -> Any:
    torch.manual_seed(1)
    m = parametrizations.orthogonal(nn.Linear(4, 4), orthogonal_map="cayley")
    return trained(compile, m, X)


@modules
def own_parametrisation(compile: Compile) -> Any:
    class Symmetric(nn.Module):
        def forward(self, w: Tensor) -> Tensor:
            return w.triu() + w.triu(1).mT

    m = nn.Linear(4, 4)
    parametrize.register_parametrization(m, "weight", Symmetric())
    fixed(m)
    first = trained(compile, m, X)
    parametrize.remove_parametrizations(m, "weight")
    return first, trained(compile, m, X)


@modules
def cached_parametrisation(compile: Compile) -> Any:
    class Double(nn.Module):
        def forward(self, w: Tensor) -> Tensor:
            return w * 2

    m = nn.Linear(4, 4)
    parametrize.register_parametrization(m, "weight", Double())
    fixed(m)

    def f(x: Tensor) -> Tensor:
        with parametrize.cached():
            return m(m(x))  # type: ignore[no-any-return]

    return compile(f)(X).detach()


@modules
def compiles_itself(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.ReLU()))
    if not compile.eager:
        m.compile(backend=compile.backend)
    out = m(X)
    return out.detach(), torch.autograd.grad(out.sum(), list(m.parameters())), list(m.state_dict())


@modules
def regions_are_compiled(compile: Compile) -> Any:
    blocks = [nn.Sequential(nn.Linear(4, 4), nn.GELU()) for _ in range(4)]
    m = fixed(nn.Sequential(*blocks))
    if not compile.eager:
        for block in m:
            block.compile(backend=compile.backend, fullgraph=True)  # type: ignore[operator]
    return m(X).detach()


@modules
def nested_compile_region(compile: Compile) -> Any:
    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(4, 4)

        @torch.compiler.nested_compile_region
        def forward(self, x: Tensor) -> Tensor:
            return self.linear(x).tanh()  # type: ignore[no-any-return]

    return trained(compile, fixed(nn.Sequential(Block(), Block(), Block())), X)


@modules
def deep_copies(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    first = g(X).detach()
    h = copy.deepcopy(g)
    with torch.no_grad():
        h.weight.zero_()
    return first, h(X).detach(), g(X).detach()


@modules
def pickles(compile: Compile) -> Any:
    m = fixed(Net())
    g = compile(m)
    first = g(X).detach()
    n = pickle.loads(pickle.dumps(m))
    return first, compile(n)(X).detach()


@modules
def moved_to_double(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    g = compile(m)
    first = g(X).detach()
    m.double()
    second = g(X.double()).detach()
    m.to(torch.bfloat16)
    return first, second, g(X.bfloat16()).detach()


@modules
def layer_is_replaced(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.ReLU()))
    g = compile(m)
    first = g(X).detach()
    m[1] = nn.Tanh()
    second = g(X).detach()
    m.append(nn.Softmax(-1))
    return first, second, g(X).detach()


@modules
def methods_and_properties(compile: Compile) -> Any:
    class M(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.w = nn.Parameter(torch.ones(4))

        @property
        def doubled(self) -> Tensor:
            return self.w * 2

        @classmethod
        def shift(cls, x: Tensor) -> Tensor:
            return x + 1

        def helper(self, x: Tensor) -> Tensor:
            return self.shift(x) * self.doubled

        def forward(self, x: Tensor) -> Tensor:
            return self.helper(x) + getattr(self, "w")  # noqa: B009

    return trained(compile, M(), X)


@modules
def other_method_is_compiled(compile: Compile) -> Any:
    class M(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.linear = nn.Linear(4, 4)

        def encode(self, x: Tensor) -> Tensor:
            return self.linear(x).sin()  # type: ignore[no-any-return]

    m = fixed(M())
    return compile(m.encode)(X).detach()


@modules
def lazy_modules(compile: Compile) -> Any:
    m = nn.Sequential(nn.LazyLinear(3), nn.ReLU())
    m(X)
    return trained(compile, fixed(m), X)


@modules
def parameters_are_walked(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.Linear(4, 2)))

    def f(x: Tensor) -> Tensor:
        penalty = sum(p.abs().sum() for n, p in m.named_parameters() if "weight" in n)
        return m(x).sum() + penalty + len(list(m.children()))

    return traced(compile, f, lambda: [X.clone()])


@modules
def module_is_an_argument(compile: Compile) -> Any:
    g = compile(lambda m, x: m(x) * 2)
    a, b = fixed(nn.Linear(4, 4)), fixed(nn.Linear(4, 4))
    with torch.no_grad():
        b.weight.mul_(3)
    return g(a, X).detach(), g(b, X).detach(), g(nn.Identity(), X)


@modules
def module_is_made_within(compile: Compile) -> Any:
    return compile(lambda x: nn.Softmax(-1)(nn.functional.relu(x)) + nn.Flatten(0)(x).sum())(X)


@modules
def functional_call(compile: Compile) -> Any:
    m = fixed(nn.Linear(4, 4))
    other = {k: v.detach() * 2 for k, v in m.named_parameters()}
    return compile(lambda p, x: torch.func.functional_call(m, p, (x,)))(other, X)


@modules
def ensemble_by_stacked_state(compile: Compile) -> Any:
    ms = [fixed(nn.Linear(4, 2)) for _ in range(3)]
    params, buffers = torch.func.stack_module_state(ms)
    base = copy.deepcopy(ms[0]).to("meta")

    def call(p: Any, b: Any, x: Tensor) -> Any:
        return torch.func.functional_call(base, (p, b), (x,))

    return compile(lambda x: torch.vmap(call, (0, 0, None))(params, buffers, x))(X).detach()


@modules
def moving_average_of_weights(compile: Compile) -> Any:
    from torch.optim.swa_utils import AveragedModel

    m = fixed(nn.Linear(4, 4))
    averaged = AveragedModel(m)
    averaged.update_parameters(m)
    return compile(averaged)(X).detach()


@modules
def pruned_weights(compile: Compile) -> Any:
    from torch.nn.utils import prune

    m = fixed(nn.Linear(4, 4))
    prune.l1_unstructured(m, "weight", amount=0.5)
    return trained(compile, m, X)


@modules
def fused_and_traced_modules(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.ReLU()))
    return compile(torch.fx.symbolic_trace(m))(X).detach()


@modules
def key_value_cache_in_buffers(compile: Compile) -> Any:
    class Cache(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("k", torch.zeros(2, 6, 4))

        def forward(self, x: Tensor, at: Tensor) -> Tensor:
            self.k[:, at] = x
            return self.k.sum(1)  # type: ignore[operator, no-any-return]

    m = Cache()
    g = compile(m)
    return [g(torch.randn(2, 2, 4), torch.tensor([n, n + 1])) for n in range(3)], m.k


@modules
def running_state_that_is_replaced(compile: Compile) -> Any:
    class M(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.state: Tensor | None = None

        def forward(self, x: Tensor) -> Tensor:
            self.state = x if self.state is None else self.state * 0.5 + x
            return self.state + 1

    m = M()
    g = compile(m)
    return [g(X + n) for n in range(3)], m.state


@modules
def attention_of_pytorch(compile: Compile) -> Any:
    m = fixed(nn.MultiheadAttention(4, 2, batch_first=True))
    x = torch.randn(2, 3, 4)
    out, weights = compile(m)(x, x, x)
    return out.detach(), weights.detach()


@modules
def recurrent_layers(compile: Compile) -> Any:
    m = fixed(nn.LSTM(4, 3, 2, batch_first=True, bidirectional=True))
    out, (h, c) = compile(m)(torch.randn(2, 5, 4))
    return out.detach(), h.detach(), c.detach()


@modules
def stochastic_depth(compile: Compile) -> Any:
    m = fixed(nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5), nn.Linear(4, 2)))
    g = compile(m)
    return kept(g(X))["value"].shape, compile(m.eval())(X).detach()
