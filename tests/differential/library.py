# SPDX-License-Identifier: Apache-2.0
"""Runs a program in our library, as an FX graph of ATen operators."""

from __future__ import annotations

from typing import Any

import torch
from grammar import Program, copied, scope
from recorder import recorded
from torch import Tensor
from torch.utils import _pytree as pytree


def loaded(pieces: Any) -> Any:
    """A compiled program of the library."""
    import fxge
    from fxge._programs.program import Program as Loaded

    return Loaded(fxge.Config(threads=1)).load_bytes(b"".join(pieces)).compile()


def call(p: Any, given: list[Tensor]) -> list[Tensor]:
    with torch.no_grad():
        return [x for x in pytree.tree_leaves(p(*[copied(x) for x in given]))]


def traced(program: Program, names: list[str]) -> Any:
    """Returns an FX graph of ATen operators that returns these; written inputs are copied first."""
    space = scope()
    exec(program.text("(lambda x: x)", names), space)

    def whole(*xs: Tensor) -> Any:
        return space["forward"](*[x.clone() for x in xs] if program.writes_inputs() else xs)

    return recorded(whole, program.make())


def in_library(program: Program) -> list[Tensor]:
    """Returns the results of our library, as an FX graph."""
    from fxge._serialization import fxpb

    return call(loaded(fxpb.module_pieces(traced(program, program.results))), program.make())
