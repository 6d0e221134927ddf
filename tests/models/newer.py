# SPDX-License-Identifier: Apache-2.0
"""Writes values for the programs of tests/models/data_new, which a newer torch than the tests' saved.

newer.py writes data_new/NAME.npz. The programs themselves are kept; this file has the source of each.
"""

from pathlib import Path

import fxge
import torch
from torch.export import Dim, export

HERE = Path(__file__).resolve().parent


class Model(torch.nn.Module):
    """cond_number.default.pt2 (torch 2.14.1): the branches capture a dynamic size and a tensor."""

    def forward(self, *a: torch.Tensor) -> torch.Tensor:
        x, n = a[0], a[1].shape[0]
        return torch.cond(x.sum() > 0, lambda x: x * n + 1, lambda x: x - n, (x,))


torch.manual_seed(1)
calls = [((torch.rand(rows, 3) * sign, torch.randn(n)), {}) for rows, n, sign in ((4, 5, 1), (2, 7, -1))]
sizes = ({0: Dim.DYNAMIC}, {0: Dim.DYNAMIC})
exported = export(Model(), calls[0][0], dynamic_shapes=(sizes,))
fxge.save_expected(exported, [args for args, _ in calls], HERE / "data_new" / "cond_number.npz")
