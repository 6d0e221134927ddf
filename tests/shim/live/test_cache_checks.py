# SPDX-License-Identifier: Apache-2.0
"""Checks of a cache entry's plans for training, which no entry of another plan passes."""

from __future__ import annotations

import unittest
from typing import Any

from support import fxge  # noqa: F401  (finds the package)

from fxge._live import cache, cache_checks
from fxge._live.training import Around

DENSE = ["float32", [2, 2], [2, 1], 0]


def plan(inputs: list[Any], outputs: list[Any]) -> Any:
    """Returns the plan of a graph; each output is a computed tensor of a layout, or a number."""
    layouts = [x for x in outputs if isinstance(x, list)]
    sources = [
        {"kind": "computed", "index": layouts.index(x), "value": x, "base": None}
        if isinstance(x, list)
        else {"kind": "constant", "index": 0, "value": x, "base": None}
        for x in outputs
    ]
    return cache._output_plan(
        {
            "single": False,
            "inputs": [[f"x{i}", x] for i, x in enumerate(inputs)],
            "computed": [[f"y{i}", x] for i, x in enumerate(layouts)],
            "outputs": sources,
        }
    )


class Pairs(unittest.TestCase):
    def check(self, outputs: list[Any], read: list[Any], **about: Any) -> None:
        empty: dict[str, Any] = {"plain": (), "unsafe": (), "tangents": ()}
        around = Around(returned=len(outputs), checked=0, **(empty | about))
        forward, backward = plan([DENSE], outputs), plan(read, [DENSE])
        cache_checks.check_pair(forward, backward, around)

    def test_results_that_are_no_tensors(self) -> None:
        self.check([DENSE, 5], [DENSE], unsafe=(0,), tangents=(0,))
        for kind in ("plain", "unsafe"):
            with self.assertRaisesRegex(ValueError, "no tensor"):
                self.check([DENSE, 5], [DENSE], tangents=(0,), **{kind: (1,)})

    def test_gradients_with_holes(self) -> None:
        """A gradient of four elements would take 4 TB."""
        with self.assertRaisesRegex(ValueError, "more memory"):
            self.check([DENSE], [["float32", [2, 2], [1 << 40, 1], 0]], tangents=(0,))

    def test_results_that_are_not_returned(self) -> None:
        """A result takes memory in each call, also if the plan returns it nowhere."""
        for offset in (0, 1 << 40):
            found = plan([DENSE], [DENSE, ["float32", [2], [1], offset]])
            del found.outputs[1:]
            if offset == 0:
                cache_checks.check_outputs(found)
                continue
            with self.assertRaisesRegex(ValueError, "more memory"):
                cache_checks.check_outputs(found)


if __name__ == "__main__":
    unittest.main()
