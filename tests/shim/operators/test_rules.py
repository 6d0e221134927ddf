# SPDX-License-Identifier: Apache-2.0
"""Fusion rules of the user: options, load_rules, faults, the key of the cache, and the command."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import unittest
from pathlib import Path
from typing import Any

os.environ.setdefault("XDG_CACHE_HOME", tempfile.mkdtemp())

import support  # noqa: F401
import torch
from torch import Tensor

import fxge
from fxge._programs import sessions

FXGE = os.environ["FXGE_COMMAND"]
ROWS = """
- ge: MyGate
  types: {T: [f32, f16, bf16]}
  in: {x: T, bias: T}
  out: {y: T}
  compute: relu(x + bias) ** 2
"""
RULES = """
rule my_gate(%x, %bias) {
  if npu_float(x)
  %sum = aten.add.Tensor(self=%x, other=%bias)
  %r = aten.relu.default(self=%sum)
  %y = aten.pow.Tensor_Scalar(self=%r, exponent=2)
  return %y
  replace ge.MyGate(x, bias)
  try x=f16[4, 8], bias=f16[8]
}
"""


def gate(x: Tensor, bias: Tensor) -> Tensor:
    return torch.relu(x + bias) ** 2


class Gate(torch.nn.Module):
    def forward(self, x: Tensor, bias: Tensor) -> Tensor:
        return gate(x, bias)


def arguments() -> tuple[Tensor, Tensor]:
    return torch.randn(4, 8), torch.randn(8)


class Rules(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = Path(tempfile.mkdtemp())
        self.rows, self.rules = self.directory / "my.yaml", self.directory / "my.rules"
        self.rows.write_text(ROWS, encoding="utf-8")
        self.rules.write_text(RULES, encoding="utf-8")
        self.options: dict[str, Any] = {"ops": [str(self.rows)], "rules": [str(self.rules)]}
        self.addCleanup(sessions.loaded_rules.clear)
        self.addCleanup(sessions.loaded_ops.clear)

    def command(self, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [FXGE, *words], cwd=self.directory, capture_output=True, text=True, check=False
        )
        self.assertEqual(done.returncode, code, done.stderr)
        return done

    def test_exported(self) -> None:
        args = arguments()
        exported = torch.export.export(Gate(), args)
        program = fxge.compile(exported, **self.options)
        self.assertIn("ge.MyGate", program.text("text"))
        self.assertTrue(torch.allclose(program(*args), gate(*args), atol=1e-6))
        plain = fxge.compile(exported, **self.options, no_fuse=["my_gate"])
        self.assertNotIn("ge.MyGate", plain.text("text"))
        self.assertNotIn("ge.MyGate", fxge.compile(exported).text("text"))

    def test_live(self) -> None:
        args = arguments()
        torch._dynamo.reset()
        f = torch.compile(gate, backend="fxge", options={**self.options, "profile": True})
        self.assertTrue(torch.allclose(f(*args), gate(*args), atol=1e-6))

    def test_loaded_rules_apply_to_later_programs(self) -> None:
        args = arguments()
        exported = torch.export.export(Gate(), args)
        fxge.load_ops(self.rows)
        fxge.load_rules(self.rules)
        fxge.load_rules(self.rules)
        self.assertEqual(len(sessions.loaded_rules), 1)
        self.assertIn("ge.MyGate", fxge.compile(exported).text("text"))
        both = fxge.compile(exported, rules=[str(self.rules)])  # the same file counts once
        self.assertIn("ge.MyGate", both.text("text"))

    def test_a_bad_file_adds_nothing(self) -> None:
        self.rules.write_text(RULES + RULES.replace("npu_float", "npu_flaot"), encoding="utf-8")
        fxge.load_ops(self.rows)
        with self.assertRaisesRegex(fxge.FxgeError, r"my\.rules:13:6: .*npu_flaot") as caught:
            fxge.load_rules(self.rules)
        self.assertEqual(caught.exception.status, 4)
        self.assertEqual(sessions.loaded_rules, [])
        with self.assertRaises(fxge.FxgeError) as caught:
            fxge.load_rules(self.directory / "none.rules")
        self.assertEqual(caught.exception.status, 5)
        with self.assertRaisesRegex(fxge.FxgeError, "expected a list of strings"):
            fxge.Config.of({"rules": "my.rules"})

    def test_rules_are_in_the_key_of_the_cache(self) -> None:
        """A changed file of rules compiles again; a graph of other rules is not found."""
        from fxge._live import cache

        config = fxge.Config.of(self.options)
        before = cache._descriptions(config)
        self.rules.write_text(RULES.replace("my_gate", "gate_of_mine"), encoding="utf-8")
        after = cache._descriptions(config)
        self.assertNotEqual(before, after)
        self.assertNotEqual(after, cache._descriptions(fxge.Config.of({"ops": [str(self.rows)]})))

    def test_the_command(self) -> None:
        args = arguments()
        exported = torch.export.export(Gate(), args)
        torch.export.save(exported, self.directory / "m.pt2")
        fxge.save_expected(exported, args, self.directory / "m.npz")
        given = ("--ops", "my.yaml", "--rules", "my.rules")
        for words in (
            ("dump", "m.pt2", "--stage=fused"),
            ("run", "m.pt2", "--random", "1"),
            ("cost", "m.pt2"),
            ("verify", "m.pt2", "--expected", "m.npz"),
            ("compile", "m.pt2", "-o", "m.air", "--explain=my_gate"),
            ("check", "m.air"),
        ):
            self.command(*words, *given)
        self.assertIn("ge.MyGate", self.command("dump", "m.pt2", "--stage=fused", *given).stdout)
        again = ("compile", "m.pt2", "-o", "m.air", "--force")
        first = (self.directory / "m.air").read_bytes()
        self.command(*again, *given)
        self.assertEqual((self.directory / "m.air").read_bytes(), first)
        self.command(*again, *given, "--no-fuse=my_gate")
        self.assertNotEqual((self.directory / "m.air").read_bytes(), first)
        unknown = self.command(*again, "--no-fuse=my_gate", code=2)
        self.assertIn("there is no fusion rule 'my_gate'", unknown.stderr)

    def test_the_test_of_rules(self) -> None:
        report = self.command("op", "test", "my.yaml", "my.rules", "--json", code=2).stdout
        self.assertIn("no operator of PyTorch", report)  # the row has no schema
        good = self.command("op", "test", "my.rules", "--ops", "my.yaml", "--json")
        (rule,) = json.loads(good.stdout)["rules"]
        self.assertEqual((rule["rule"], rule["failed"], rule["run"]), ("my_gate", False, 5))
        self.command("op", "check", "my.rules", "--ops", "my.yaml")
        self.command("op", "list", "my.rules", "--ops", "my.yaml", code=2)
        for change, reason in (
            (("ge.MyGate(x, bias)", "relu(x + bias)"), "differ from those of the pattern"),
            (("replace ", "needs aten.add.Tensor\n  replace "), ""),
            (("if npu_float(x)", "if has_rank(x, 5)"), "does not apply to its own pattern"),
            (("bias=f16[8]", "b=f16[8]"), "gives no value to %bias"),
        ):
            self.rules.write_text(RULES.replace(*change), encoding="utf-8")
            code = 1 if reason else 0
            bad = self.command("op", "test", "my.rules", "--ops", "my.yaml", code=code)
            self.assertIn(reason, bad.stdout)


if __name__ == "__main__":
    unittest.main()
