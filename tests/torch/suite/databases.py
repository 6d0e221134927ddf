# SPDX-License-Identifier: Apache-2.0
"""Cases from PyTorch's own databases: modules, optimizers, custom and higher-order operators, autograd functions.

Every entry that runs on the CPU in float32 is a case; none was chosen by hand.
"""

from __future__ import annotations

import copy
import itertools
import sys
import types
import unittest
from collections.abc import Callable
from typing import Any

import torch
from harness import CASES, TOLERANCE, Case, Compile, kept
from torch import nn
from torch.utils import _pytree as pytree

SAMPLES = 3  # samples of each entry, evenly spaced


def stand_in() -> None:
    """Returns the databases. Their modules import a package that only other parts of them use."""
    try:
        import expecttest  # noqa: F401
    except ImportError:
        module: Any = types.ModuleType("expecttest")
        module.TestCase = unittest.TestCase
        sys.modules["expecttest"] = module


def some(samples: list[Any]) -> list[Any]:
    """Returns at most SAMPLES of them."""
    step = max(1, -(-len(samples) // SAMPLES))
    return samples[::step]


def grads_of(out: Any, inputs: list[torch.Tensor]) -> list[Any]:
    """Returns gradients of every differentiable result with respect to all differentiable inputs."""
    heads = [t for t in pytree.tree_leaves(out) if isinstance(t, torch.Tensor) and t.requires_grad]
    inputs = [t for t in inputs if t.requires_grad]
    if not heads or not inputs:
        return []
    seeds = [torch.linspace(0.5, 1.5, h.numel()).reshape(h.shape).to(h.dtype) for h in heads]
    return list(torch.autograd.grad(heads, inputs, seeds, allow_unused=True))


def tensors_of(tree: Any) -> list[torch.Tensor]:
    """Returns its tensors."""
    return [t for t in pytree.tree_leaves(tree) if isinstance(t, torch.Tensor)]


# ---- modules ----


def module_program(info: Any, training: bool) -> Callable[[Compile], Any]:
    """Returns forward results, gradients of inputs and parameters, and the buffers afterwards, for the entry's
    samples."""

    def program(compile: Compile) -> Any:
        seen = []
        made = info.module_inputs_func(
            info, device="cpu", dtype=torch.float32, requires_grad=True, training=training
        )
        for sample in some(list(made)):
            torch.manual_seed(5)
            torch._dynamo.reset()
            given = sample.constructor_input
            module = info.module_cls(*given.args, **given.kwargs).to(torch.float32).train(training)
            args, kwargs = copied((sample.forward_input.args, sample.forward_input.kwargs))
            if any(isinstance(p, nn.UninitializedParameter) for p in module.parameters()):
                module(*args, **kwargs)  # initialises its parameters
            with torch.no_grad():
                for p in module.parameters():
                    p.copy_(torch.randn_like(p) * 0.3)
            out = compile(module)(*args, **kwargs)
            grads = grads_of(out, [*tensors_of((args, kwargs)), *module.parameters()])
            seen.append([pytree.tree_map(kept, out), grads, [b.clone() for b in module.buffers()]])
        return seen

    return program


def copied(tree: Any) -> Any:
    """Returns leaves with the same numbers, which no other call uses."""
    return pytree.tree_map_only(
        torch.Tensor, lambda t: t.detach().clone().requires_grad_(t.requires_grad), tree
    )


def add_modules() -> None:
    """Runs each in training and in evaluation."""
    from torch.testing._internal.common_modules import module_db

    for info in module_db:
        for mode in ("train", "eval"):
            name = f"{info.formatted_name}.{mode}"
            CASES.append(Case("module_db", name, module_program(info, mode == "train"), counted=False))


# ---- optimizers ----


def optimizer_program(info: Any, given: Any, way: dict[str, bool]) -> Callable[[Compile], Any]:
    """Runs three compiled steps with changing gradients; returns parameters and state after each."""

    def program(compile: Compile) -> Any:
        torch.manual_seed(7)
        shapes = [(3, 4), (4, 2)] if info.optim_cls.__name__ == "Muon" else [(3, 4), (5,), ()]
        parameters = [nn.Parameter(torch.randn(s)) for s in shapes]
        optimizer = info.optim_cls(parameters, **{**copy.deepcopy(given.kwargs), **way})
        closure = None
        if info.step_requires_closure:

            def loss() -> torch.Tensor:
                optimizer.zero_grad()
                total = sum((p * p).sum() for p in parameters)
                total.backward()  # type: ignore[union-attr]
                return total  # type: ignore[return-value]

            closure = loss
        step = compile(optimizer.step if closure is None else lambda: optimizer.step(closure))
        seen = []
        for n in range(3):
            for p in parameters:
                p.grad = torch.sin(p.detach() * (n + 1)) + 0.1
            step()
            state = [{k: kept(v) for k, v in optimizer.state[p].items()} for p in parameters]
            seen.append([[p.detach().clone() for p in parameters], state if closure is None else 0])
        return seen

    return program


def add_optimizers() -> None:
    """Runs each plain, foreach and fused, with every set of arguments that PyTorch tests on the CPU."""
    from torch.testing._internal.common_optimizers import optim_db

    for info in optim_db:
        name = info.optim_cls.__name__
        if name == "SparseAdam":  # accepts sparse gradients only
            continue
        ways = {"plain": {"foreach": False}} | {
            w: {w: True} for w in ("foreach", "fused") if w in info.supported_impls
        }
        if "foreach" not in info.supported_impls:
            ways["plain"] = {}
        given = [g for g in info.optim_inputs_func(device="cpu") if "capturable" not in g.kwargs]
        for (way, more), (n, one) in itertools.product(ways.items(), enumerate(given)):
            if set(one.kwargs) & {"foreach", "fused", "differentiable"}:
                continue
            program = optimizer_program(info, one, more)
            bar = 4e-3 if name == "Muon" else TOLERANCE  # computes in bf16
            CASES.append(Case("optim_db", f"{name}.{way}.{n}", program, bar, counted=False))


# ---- operators and functions ----


def entry_program(info: Any, backward: bool) -> Callable[[Compile], Any]:
    """Returns the entry's samples, with gradients where it has them."""

    def program(compile: Compile) -> Any:
        seen = []
        for sample in some(list(info.sample_inputs("cpu", torch.float32, requires_grad=backward))):
            torch._dynamo.reset()
            args, kwargs = copied(((sample.input, *sample.args), sample.kwargs))
            out = compile(lambda *a, **k: info.op(*a, **k))(*args, **kwargs)
            grads = grads_of(out, tensors_of((args, kwargs))) if backward else []
            seen.append([pytree.tree_map(kept, out), grads, pytree.tree_map(kept, (args, kwargs))])
        return seen

    return program


def add_entries() -> None:
    """Runs each forward, and again with gradients where it has them."""
    from torch.testing._internal.autograd_function_db import autograd_function_db
    from torch.testing._internal.custom_op_db import custom_op_db
    from torch.testing._internal.hop_db import hop_db

    for group, infos in (
        ("custom_op_db", custom_op_db),
        ("hop_db", hop_db),
        ("autograd_function_db", autograd_function_db),
    ):
        for info in infos:
            CASES.append(Case(group, info.formatted_name, entry_program(info, False), counted=False))
            if info.supports_autograd:
                name = f"{info.formatted_name}.gradient"
                CASES.append(Case(group, name, entry_program(info, True), counted=False))


def add_all() -> None:
    """Adds all cases of this file."""
    stand_in()
    add_modules()
    add_optimizers()
    add_entries()
