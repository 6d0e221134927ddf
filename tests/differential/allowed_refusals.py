# SPDX-License-Identifier: Apache-2.0
"""Refusals at run time that are not faults: results that PyTorch leaves open, and documented limits."""

from __future__ import annotations

import re
from dataclasses import replace

import torch
from eager import eager, may_refuse, sizes_vary
from grammar import Program
from judge import refused_of_ours


def allowed(program: Program, why: str) -> bool:
    """Returns True if a result of eager may be refused with this message."""
    return (may_refuse(program, program.make()) or unfit_matrix(program, why) or no_factors(why) or other_sizes(program, why)
            or one_place(program, why) or asserted(program, why) or counted_around(why) or unlike_gradient(program, why)
            or "E08" in why and refused_of_ours(program, program.make()))


def unfit_matrix(program: Program, why: str) -> bool:
    """LAPACK refuses a matrix with a NaN or infinity, or a matrix of an operator that reports it in `info`
    (doc/install.md)."""
    if not re.search(r"E0805\]: \S+: matrix \d", why):
        return False
    values = program.make() + eager(replace(program, results=[name for name, _ in program.lines if name]), program.make())
    return any("_ex" in e or "_with_info" in e for _, e in program.lines) or not all(bool(x.isfinite().all()) for x in values)


def other_sizes(program: Program, why: str) -> bool:
    """A graph has the number of elements that eager found; last bits, or casts that C++ leaves open, decide that
    number."""
    return "E0808" in why and sizes_vary(program, program.make())


def no_factors(why: str) -> bool:
    """GE's Lu has no factors of a singular matrix (doc/install.md)."""
    return bool(re.search(r"E0805\]: ge\.Lu: matrix \d+ is singular", why))


def counted_around(why: str) -> bool:
    """Eager's take_along_dim uses indices modulo the size, and checks nothing."""
    return bool(re.search(r"E0805\].*out of range", why)) and "%take_along_dim" in why


def unlike_gradient(program: Program, why: str) -> bool:
    """Eager takes the gradient of a pool in any size; a program of open sizes states that it has the result's."""
    return "E0958" in why and any(re.search(r"max_pool\dd_with_indices_backward", e) for _, e in program.lines)


def one_place(program: Program, why: str) -> bool:
    """A written input has overlapping elements: graphs without writes copy the whole back, which PyTorch's refuse
    too."""
    if not re.search(r"elements share memory|more than one element of the written-to tensor", why):
        return False
    return any(n > 1 and step == 0 for x in program.make() for n, step in zip(x.shape, x.stride()))


def asserted(program: Program, why: str) -> bool:
    """Dynamo added an assertion on a data-dependent size, which its own graph violates."""
    if not re.search(r"E0808\]: .*asserts", why):
        return False
    torch._dynamo.reset()
    try:
        torch.compile(program.module().forward, backend="eager", fullgraph=True)(*program.make())
    except RuntimeError as e:
        return "assertion failed" in str(e)
    return False
