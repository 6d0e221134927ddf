# SPDX-License-Identifier: Apache-2.0
"""Makes data_unsupported/five.*.pt2: PyTorch accepts them, and they have nodes of every kind that fxge refuses."""
from __future__ import annotations

from pathlib import Path

import export
import torch
from torch import Tensor, nn
from torch.export import Dim

DATA = Path(__file__).resolve().parent / "data_unsupported"

torch.library.define("refused::mystery", "(Tensor x) -> Tensor")


@torch.library.impl("refused::mystery", "CompositeExplicitAutograd")
def mystery(x: Tensor) -> Tensor:
    return x.sin()


@torch.library.register_fake("refused::mystery")
def mystery_like(x: Tensor) -> Tensor:
    return torch.empty_like(x)


class Five(nn.Module):
    """One line for each reason, and lines that fxge compiles."""

    total: Tensor

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("total", torch.zeros(4))

    def forward(self, x: Tensor, c: Tensor) -> Tensor:
        y = torch.ops.refused.mystery(x)  # an operator without a row
        y = torch.ops.refused.mystery(y + 1)  # the same again
        y = y + c.abs()  # complex numbers, which compile
        self.total.unfold(0, 2, 1).add_(1.0)  # a write that cannot be followed
        half = x.shape[0] * 0.5
        y = y + torch.arange(half, half + 4, 1.0)  # a computed argument, where sizes are dynamic
        y = y + torch.polygamma(21, x).sum()  # an unsupported form
        y = y + c.to(torch.complex32).real.sum()  # an unsupported dtype
        return torch.relu(y)


def five(dynamic: bool) -> torch.export.ExportedProgram:
    """The program; its first input has a dynamic number of rows, or 6."""
    args = (torch.zeros(6, 4), torch.zeros(4, dtype=torch.complex64))
    rows = ({0: Dim("rows", min=4, max=32)}, None) if dynamic else None
    return torch.export.export(Five().eval(), args, dynamic_shapes=rows)


def main() -> None:
    DATA.mkdir(exist_ok=True)
    for name, dynamic in (("static", False), ("dynamic", True)):
        export.save(export.strip(five(dynamic)), DATA / f"five.{name}.pt2")


if __name__ == "__main__":
    main()
