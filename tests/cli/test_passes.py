# SPDX-License-Identifier: Apache-2.0
"""Single passes by `fxge dump --passes`: order, requirements, names, stages, and the passes of the pipeline.

test_passes.py FXGE
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FXGE = sys.argv.pop(1)
PROGRAM = """fxge 1
model "m" stage "{}"
graph "main"(
    %x : f32[2]) {{
  %a = aten.sigmoid.default(self=%x) : f32[2]
  %b = aten.sigmoid.default(self=%x) : f32[2]
  %y = aten.mul.Tensor(self=%a, other=%x) : f32[2]
  %z = aten.mul.Tensor(self=%b, other=%x) : f32[2]
  return %y
}}
"""


class Passes(unittest.TestCase):
    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.file = pathlib.Path(directory.name) / "m.fx"

    def dump(self, passes: str, stage: str = "decomposed", *, code: int = 0) -> str:
        self.file.write_text(PROGRAM.format(stage))
        done = subprocess.run([FXGE, "dump", self.file, f"--passes={passes}"], capture_output=True, text=True)
        self.assertEqual(done.returncode, code, done.stderr)
        return done.stderr if code else done.stdout

    def test_passes_run_in_the_given_order(self) -> None:
        self.assertEqual(self.dump("cse").count("aten."), 2)
        self.assertEqual(self.dump("dce").count("aten."), 2)
        self.assertIn("%z", self.dump("fuse"))  # without a pass before, both products stay and fuse
        self.assertEqual(self.dump("fuse").count("aten.silu"), 2)
        self.assertEqual(self.dump("fuse,cse").count("aten.silu"), 1)
        self.assertEqual(self.dump("cse,fuse").count("aten.silu"), 1)
        self.assertEqual(self.dump("dce,dce,dce"), self.dump("dce"))

    def test_help_lists_each_pass_once(self) -> None:
        done = subprocess.run([FXGE, "dump", "--passes=help"], capture_output=True, text=True, check=True)
        names = [line.split()[0] for line in done.stdout.splitlines()]
        self.assertEqual(len(names), len(set(names)))
        for name in ("scopes", "cse", "dce", "fuse", "convert", "state"):
            self.assertIn(name, names)
        self.assertTrue(all(len(line.split()) > 2 for line in done.stdout.splitlines()))

    def test_requirements(self) -> None:
        for passes, stage, needed, remedy in (
            ("fuse", "functional", "decomposed", "decompose"),
            ("cse", "import", "functional form", "functionalise"),
            ("functionalise", "import", "without scopes", "scopes"),
            ("ge_clean", "fused", "GE operators", "convert"),
            ("convert,fuse", "decomposed", "not of GE operators", ""),
        ):
            message = self.dump(passes, stage, code=2)
            self.assertIn(needed, message)
            self.assertIn(remedy, message)
        self.dump("decompose,fuse", "functional")
        self.assertIn("did you mean 'cse'?", self.dump("csee", code=2))
        self.assertIn("--passes=help", self.dump("nothing_like_it", code=2))
        self.dump("", code=2)

    def test_the_stage_follows(self) -> None:
        for passes, stage, then in (
            ("cse", "decomposed", "decomposed"),
            ("fuse", "decomposed", "fused"),
            ("scopes,infer", "import", "scopes"),
            ("scopes", "import", "import"),
            ("scopes,infer,functionalise,decompose", "import", "decomposed"),
            ("convert", "decomposed", "ge"),
        ):
            self.assertIn(f'stage "{then}"', self.dump(passes, stage))

    def test_all_passes_are_the_pipeline(self) -> None:
        """The passes of every stage, given by name, print what --stage=ge prints."""
        passes = (
            "scopes,infer,functionalise,constants,regions,dce,replace,decompose,random,canonicalise,fold,cse,dce,"
            "fuse,dce,linear,convert,ge_cse,ge_clean,ge_dce,prune,state"
        )
        data = ROOT / "tests/models/data"
        for model in (self.file, *sorted(data.glob("*.pt2"))[:6]):
            self.file.write_text(PROGRAM.format("import"))
            runs = [
                subprocess.run([FXGE, "dump", model, option], capture_output=True, text=True)
                for option in (f"--passes={passes}", "--stage=ge")
            ]
            self.assertEqual(runs[0].stdout, runs[1].stdout, model)
            self.assertEqual(runs[0].returncode, runs[1].returncode)

    def test_options(self) -> None:
        self.file.write_text(PROGRAM.format("decomposed"))
        done = subprocess.run([FXGE, "dump", self.file, "--passes=cse", "--stage=ge"], capture_output=True, text=True)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--passes excludes --stage", done.stderr)


if __name__ == "__main__":
    unittest.main()
