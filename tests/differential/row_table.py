# SPDX-License-Identifier: Apache-2.0
"""The rows of the operator table, read from its texts."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass

DIRECTORY = pathlib.Path(__file__).resolve().parents[2] / "ops" / "aten"


SPACES = ("aten.", "quantized_decomposed.")  # namespaces of operators that torch itself has
# Products, and positions that a NaN makes undefined.
MATRICES = re.compile("fft|stft|linalg|orgqr|svd|pinverse|inverse|lu_|grid_sampler")


@dataclass(frozen=True)
class Row:
    """An overload: `aten.add.Tensor`, of binary.yaml; an in-place form names the functional one."""

    name: str
    family: str
    functional: str


def read() -> list[Row]:
    """Reads all rows."""
    found = []
    for path in sorted(DIRECTORY.glob("*.yaml")):
        for text in path.read_text(encoding="utf-8").split("- schema: ")[1:]:
            name = re.match(r"""["']([\w:.]+)\(""", text)
            functional = re.search(r"""\n  functional: ["'](.*?)["']""", text)
            if name:
                full = name[1].replace("::", ".") + (".default" * ("." not in name[1]))
                found.append(Row(full, path.stem, functional[1] if functional else ""))
    return found


def of_spec(name: str) -> str:
    """Returns a row's name in the form of specs: ATen's without `aten.` before it."""
    return name.removeprefix("aten.").removesuffix(".default")
