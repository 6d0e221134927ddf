# SPDX-License-Identifier: Apache-2.0
"""Reports on unsupported programs: the exceptions, live and offline, equal the command's output."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support
import torch
import unsupported
from torch import Tensor

import fxge

Reported = set[tuple[str | None, str | None, str, str, int, str | None, int]]


def of_error(e: fxge.FxgeError) -> Reported:
    return {(d.group, d.op, d.id, d.message, d.count, d.file, d.line) for d in e.errors}


def of_command(path: Path) -> tuple[Reported, int]:
    """Returns the report of `fxge ops` and `fxge compile` on a file, which are equal."""
    command = os.environ["FXGE_COMMAND"]
    ops = subprocess.run([command, "ops", path, "--json"], capture_output=True, text=True)
    out = os.path.join(os.path.dirname(path), "never.air")
    compile_ = subprocess.run(
        [command, "compile", path, "-o", out, "--json"], capture_output=True, text=True
    )
    assert not os.path.exists(out)
    assert ops.returncode == compile_.returncode
    reported = {
        (g["op"], r["op"], r["id"], r["message"], r["count"], r.get("file"), r.get("line", 0))
        for g in json.loads(ops.stdout)["ops"]
        for r in g.get("reasons", [])
    }
    errors = [d for d in json.loads(compile_.stdout)["diagnostics"] if d["severity"] == "error"]
    assert {(d["group"], d["op"], d["id"], d["message"], d["count"]) for d in errors} == {
        t[:5] for t in reported
    }
    return reported, ops.returncode


def of_table(text: str) -> set[tuple[str, str, int]]:
    """Returns operator, diagnostic and number of nodes of the lines of fxge.explain."""
    found = re.findall(r"^ +(\d+)  NOT SUPPORTED  (\S+)   (FXGE-E\d+) ", text, re.MULTILINE)
    return {(op, number, int(count)) for count, op, number in found}


class Report(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="fxge-"))

    def test_offline(self) -> None:
        for dynamic in (False, True):
            program = unsupported.five(dynamic)
            path = self.directory / f"five{dynamic}.pt2"
            torch.export.save(program, path)
            reported, status = of_command(path)
            with self.subTest(dynamic=dynamic):
                with self.assertRaises(fxge.FxgeError) as caught:
                    fxge.compile(program)
                self.assertEqual(of_error(caught.exception), reported)
                self.assertEqual((caught.exception.status, status), (3, 3))
                self.assertEqual(len(reported), 6 if dynamic else 5)
                self.assertNotIn("N0209", str(caught.exception))
                for what in (program, path):
                    lines = of_table(fxge.explain(what))
                    self.assertEqual(lines, {(str(t[0]), t[2], t[4]) for t in reported})

    def test_asking_changes_nothing(self) -> None:
        p = fxge.load(support.ROOT / "tests/models/data/mlp.default.pt2")
        before = p.text()
        self.assertIsNone(p.unsupported())
        p.text("ops")
        self.assertEqual((p.text(), p.stage), (before, "import"))
        bad = fxge.load(support.ROOT / "tests/models/data_unsupported/five.static.pt2")
        before = bad.text()
        first, again = bad.unsupported(), bad.unsupported()
        assert first
        assert again
        self.assertEqual(of_error(first), of_error(again))
        self.assertEqual(bad.text(), before)

    def test_live(self) -> None:
        def f(x: Tensor, c: Tensor) -> Any:
            y = torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(x) + x  # without a row
            y = torch.ops.aten._test_autograd_multiple_dispatch.fullcoverage(y) + x
            z = torch.polygamma(21, y)  # unsupported form
            return c.to(torch.complex32).real + z.sum()  # unsupported dtype

        args = torch.randn(4, 4), torch.randn(2, 2, dtype=torch.complex64)
        compiled, _ = support.compiled(f, {"dump": str(self.directory)})
        with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
            compiled(*args)
        e = caught.exception.inner_exception
        assert isinstance(e, fxge.FxgeError)
        reported, status = of_command(self.directory / "inference_0.fxpb")
        self.assertEqual(of_error(e), reported)
        self.assertEqual((e.status, status), (3, 3))
        self.assertEqual({t[2] for t in reported}, {"FXGE-E0401", "FXGE-E0402", "FXGE-E0403"})
        self.assertEqual(max(t[4] for t in reported), 2)
        self.assertEqual({d.severity for d in e.diagnostics}, {"error"})
        for d in e.errors:
            self.assertTrue(d.file and d.file.endswith("test_report.py") and d.line, d)


if __name__ == "__main__":
    unittest.main()
