# SPDX-License-Identifier: Apache-2.0
"""Exports the programs of the loop: prefill of a chunk, decode of a batch, draft and verify.

    python examples/serve/export.py OUT [ADAPTERS]

Writes OUT/prefill.pt2 and so on, which `fxge compile` makes a set with one cache. ADAPTERS is the
number of low-rank changes of which each request has one; without it there are none.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch
from model import Sizes, make, programs


def export(directory: Path, sizes: Sizes) -> list[Path]:
    """Writes the programs, of static sizes, into the directory, and returns their files."""
    directory.mkdir(parents=True, exist_ok=True)
    files = []
    for name, (module, arguments) in programs(make(sizes), sizes).items():
        with torch.no_grad():
            program = torch.export.export(module, arguments)
        files.append(directory / f"{name}.pt2")
        torch.export.save(program, files[-1])
    return files


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    export(Path(sys.argv[1]), Sizes(adapters=int(sys.argv[2]) if len(sys.argv) == 3 else 0))
