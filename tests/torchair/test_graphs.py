# SPDX-License-Identifier: Apache-2.0
"""Graphs that TorchAir made, as it writes them: verified against PyTorch's numbers, run, printed and checked.

    test_graphs.py FXGE

graphs.zip holds NAME.air and NAME.npz, which record.py made; graphs.tsv their verdicts, differences.tsv the reasons of
those that differ. types.tsv lists the GE types of TorchAir's converters.
"""

import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile

import campaign

NUMPY = importlib.util.find_spec("numpy") is not None
HERE = pathlib.Path(__file__).resolve().parent
ROWS = [HERE.parents[1] / "ops" / name for name in ("ge", "npu")]


def listed(name: str) -> dict[str, str]:
    """Returns the first column of a list and the rest of its lines."""
    lines = (HERE / name).read_text().splitlines()
    return {key: rest for key, _, rest in (line.partition("\t") for line in lines if not line.startswith("#"))}


def run(*arguments: str) -> tuple[int, str]:
    """Returns exit code and output of the command."""
    done = subprocess.run([FXGE, *arguments], capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, done.stdout + done.stderr


class Graphs(unittest.TestCase):
    """Runs the command on each graph."""

    def setUp(self) -> None:
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = pathlib.Path(directory.name)
        with zipfile.ZipFile(HERE / "graphs.zip") as graphs:
            graphs.extractall(self.directory)

    def test_list_has_each_graph(self) -> None:
        found = {path.name.removesuffix(".air") for path in self.directory.glob("*.air")}
        self.assertEqual(found, set(listed("graphs.tsv")))

    def test_verified(self) -> None:
        for name, expected in listed("graphs.tsv").items():
            if expected == "equal in distribution" and not NUMPY:
                continue
            with self.subTest(name):
                verdict = campaign.verdict(FXGE, self.directory / f"{name}.air")
                self.assertEqual(verdict if verdict.startswith("equal") else "differs", expected, verdict)

    def test_each_difference_has_a_reason(self) -> None:
        differ = {name.removeprefix("dynamic.") for name, verdict in listed("graphs.tsv").items() if verdict == "differs"}
        self.assertGreater(len(differ), 3)
        self.assertLessEqual(differ, set(campaign.differences("static")) | set(campaign.differences("dynamic")))

    def test_run_and_printed(self) -> None:
        for name, verdict in listed("graphs.tsv").items():
            if verdict == "differs":
                continue
            with self.subTest(name):
                air = str(self.directory / f"{name}.air")
                code, text = run("run", air, "--inputs", str(self.directory / f"{name}.npz"))
                self.assertEqual(code, 0, text)
                code, text = run("dump", air)
                self.assertEqual(code, 0, text)
                self.assertIn("graph", text)

    def test_checked(self) -> None:
        for name, verdict in listed("graphs.tsv").items():
            if verdict == "differs":
                continue
            with self.subTest(name):
                code, text = run("check", str(self.directory / f"{name}.air"), "-v")
                self.assertEqual(code, 0, text)
                self.assertNotIn("error[", text)

    def test_note_of_inferred_results(self) -> None:
        code, text = run("dump", str(self.directory / "aten._foreach_abs.default.0.air"), "-v")
        self.assertEqual(code, 0, text)
        self.assertEqual(text.count("FXGE-N0739"), 1, text)
        self.assertIn("f32[2, 2, 2], f16[2, 3], bf16[2, 3]", text)


class Campaign(unittest.TestCase):
    """Judges verdicts and random numbers as the campaign does."""

    def test_faults(self) -> None:
        self.assertEqual(campaign.kind_of("equal", None), "equal")
        self.assertEqual(campaign.kind_of("error[", "a reason"), "TorchAir's reason")
        self.assertEqual(campaign.kind_of("error[", None), "unexplained")
        self.assertEqual(campaign.kind_of("equal", "a reason"), "listed, but equal")

    @unittest.skipUnless(NUMPY, "needs numpy")
    def test_distributions(self) -> None:
        import numpy as np

        generator = np.random.default_rng(1)
        normal, other = generator.normal(size=(40, 50)), generator.normal(size=(40, 50))
        self.assertTrue(campaign.like(normal, other))
        for wrong in (other + 0.3, other * 1.5, other.astype("f4"), other.reshape(50, 40), generator.uniform(-2, 2, (40, 50))):
            self.assertFalse(campaign.like(normal, wrong))
        self.assertTrue(campaign.like(np.zeros((0, 2)), np.zeros((0, 2))))


POOL = """fxge 1 model "m" stage "ge"
%sgraph main(%%x : f32[%s, 3, %s, 6]) {
  %%y, %%i = ge.MaxPoolWithArgmaxV1(x=%%x, ksize=[1, 3, 2, 1], strides=[1, 2, 3, 1], pads=[1, 1, 1, 1]) : ?, ?
  %%r = ge.Relu(x=%%y) : ?
  return %%r, %%i
}
"""


class Dynamic(unittest.TestCase):
    """Runs graphs whose sizes have no bounds, as TorchAir writes them."""

    def test_max_pool(self) -> None:
        unbounded = "".join(f"symbol s{k} : int [0, 9223372036854775807]\n" for k in (0, 1))
        with tempfile.TemporaryDirectory() as name:
            directory, found = pathlib.Path(name), {}
            for kind, text in (("static", POOL % ("", 2, 7)), ("dynamic", POOL % (unbounded, "s0", "s1"))):
                (directory / f"{kind}.fx").write_text(text)
                air = str(directory / f"{kind}.air")
                self.assertEqual(run("compile", str(directory / f"{kind}.fx"), "-o", air)[0], 0)
                sizes = ("--size", "s0=2", "--size", "s1=7") if kind == "dynamic" else ()
                code, found[kind] = run("run", air, "--random", "1", *sizes, "-q")
                self.assertEqual(code, 0, found[kind])
            self.assertEqual(found["static"], found["dynamic"])


class Types(unittest.TestCase):
    """Compares the list of GE types with the operator table."""

    def test_each_type_is_executed_or_has_a_reason(self) -> None:
        texts = [path.read_text() for directory in ROWS for path in sorted(directory.glob("*.yaml"))]
        rows = [row for text in texts for row in re.split(r"(?m)^- (?=ge: )", text)[1:]]
        executed = {row.split()[1] for row in rows if re.search(r"(?m)^  (kernel|compute):", row)}
        types = listed("types.tsv")
        self.assertGreater(len(types), 390)
        for name, reason in types.items():
            with self.subTest(name):
                self.assertEqual(name in executed, not reason, reason or "no kernel and no reason")


if __name__ == "__main__":
    FXGE = sys.argv.pop(1)
    unittest.main()
