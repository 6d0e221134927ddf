# SPDX-License-Identifier: Apache-2.0
"""Exports the model's two programs: prefill of one chunk, and decode of a batch.

    python examples/serve/export.py OUT

Writes OUT/prefill.pt2 and OUT/decode.pt2, which `fxge compile` makes a set with one cache.
"""

from __future__ import annotations

import sys
from pathlib import Path

import torch
from model import Sizes, example, make


def export(directory: Path, sizes: Sizes) -> None:
    """Writes both programs, of static sizes, into the directory."""
    directory.mkdir(parents=True, exist_ok=True)
    llama = make(sizes)
    for name, batch, chunk in (("prefill", 1, sizes.chunk), ("decode", sizes.batch, 1)):
        with torch.no_grad():
            program = torch.export.export(llama, example(sizes, batch, chunk))
        torch.export.save(program, directory / f"{name}.pt2")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    export(Path(sys.argv[1]), Sizes())
