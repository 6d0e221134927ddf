# SPDX-License-Identifier: Apache-2.0
"""Example images of a program behind AIPP, and the inputs that preprocessing makes of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import torch
from torch import Tensor, nn

from .._saved.exported_programs import compile_exported
from ..config import Config
from ..errors import FxgeError
from . import programs
from .recipes import Part, with_inputs


class _Copies(nn.Module):
    """Returns its inputs: behind AIPP, the preprocessed images."""

    def forward(self, **inputs: Tensor) -> list[Tensor]:
        return [x + 0 for x in inputs.values()]


def _dims(text: str) -> list[int]:
    return [int(n) for n in text[text.index("[") + 1 : -1].split(",")]


def replace_inputs(part: Part, description: Path) -> Mapping[str, Tensor]:
    """Replaces the inputs that AIPP makes by those of random images, in place.

    The images pass through a program that only returns them. Its preprocessing computes as AIPP is
    documented (see doc/camera.md), so that eager PyTorch gets what the chip computes on.

    Args:
        part: the only program of the source.
        description: in the form of atc's `--insert_op_conf`.

    Returns:
        The images by input: u8 tensors.

    Raises:
        FxgeError: status 2, another form; 3, it does not fit the program; 5, it cannot be read.
    """
    given = {n: x for n, x in programs.inputs_of(part).items() if isinstance(x, Tensor)}
    module = with_inputs(_Copies(), list(given))
    copies = compile_exported(torch.export.export(module, (), dict(given)), Config())
    copies.set_aipp(description)
    generator = torch.Generator().manual_seed(0)
    images = {
        p.name: torch.randint(0, 256, _dims(p.text), dtype=torch.uint8, generator=generator)
        for p in copies.inputs
        if p.text.startswith("u8[") and given[p.name].dtype != torch.uint8
    }
    if not images:
        raise FxgeError(f"{description}: describes no input of '{part.name}'", status=3)
    found = dict(zip(given, copies(**(given | images)), strict=True))
    changed = {id(given[n]): found[n] for n in images}
    part.args = tuple(changed.get(id(x), x) for x in part.args)
    part.kwargs = {n: changed.get(id(x), x) for n, x in part.kwargs.items()}
    return images
