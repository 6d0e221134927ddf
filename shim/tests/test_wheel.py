"""The package as pip makes, installs and removes it, with the library of this build in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import venv
import zipfile
from importlib.util import find_spec
from pathlib import Path

SHIM = Path(__file__).resolve().parent.parent
ROOT = SHIM.parent
MODEL = ROOT / "tests" / "models" / "data" / "mlp.default.pt2"
USE = f"""
import sys, fxge
assert "torch" not in sys.modules
program = fxge.load({str(MODEL)!r}).compile()
print(fxge.__file__, program.stage, len(program.inputs))
"""


def run(*args: str | Path, **env: str) -> str:
    """What a command prints; its failure is ours. The library is found by nobody's environment."""
    clean = {k: v for k, v in os.environ.items() if k not in ("FXGE_LIBRARY", "PYTHONPATH")}
    r = subprocess.run(
        [str(a) for a in args], env={**clean, **env}, capture_output=True, text=True, timeout=600
    )
    if r.returncode:
        raise AssertionError(f"{args}: exit code {r.returncode}\n{r.stdout}{r.stderr}")
    return r.stdout


def pip(*args: str | Path, **env: str) -> str:
    """Without a network."""
    return run(sys.executable, "-m", "pip", "--disable-pip-version-check", *args, **env)


def leftovers(folder: Path) -> list[str]:
    return sorted(str(p) for p in folder.rglob("*fxge*"))


@unittest.skipUnless(find_spec("pip") and find_spec("setuptools"), "no pip or setuptools here")
class Wheel(unittest.TestCase):
    def setUp(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="fxge-wheel-"))
        self.addCleanup(shutil.rmtree, self.home)
        source = self.home / "shim"
        shutil.copytree(SHIM, source, ignore=shutil.ignore_patterns("__pycache__", ".*cache"))
        before = leftovers(source)
        pip(
            *("wheel", "--no-index", "--no-deps", "--no-build-isolation", "-w", self.home, source),
            FXGE_LIBRARY=os.environ["FXGE_LIBRARY"],
        )
        self.assertEqual(leftovers(source), before)
        (self.wheel,) = self.home.glob("*.whl")

    def test_holds_what_it_should(self) -> None:
        with zipfile.ZipFile(self.wheel) as z:
            names = set(z.namelist())
            library = Path(os.environ["FXGE_LIBRARY"]).resolve()
            self.assertEqual(z.read("fxge/lib/libfxge.so"), library.read_bytes())
            module = library.with_name("libfxge_onednn.so")
            self.assertEqual(f"fxge/lib/{module.name}" in names, module.exists())
            (points,) = (n for n in names if n.endswith("entry_points.txt"))
            self.assertIn(b"[torch_dynamo_backends]\nfxge = fxge.backend:backend\n", z.read(points))
        sources = {f"fxge/{p.name}" for p in (SHIM / "src" / "fxge").glob("*.py")}
        self.assertLessEqual(sources | {"fxge/py.typed"}, names)
        self.assertTrue(any(n.endswith("/LICENSE") for n in names), names)
        self.assertIn("linux_", self.wheel.name)  # it fits this kind of machine only

    def test_live_example(self) -> None:
        """The README's live use: the backend by its name, from what was installed."""
        place = self.home / "site"
        pip("install", "--no-index", "--no-deps", "--target", place, self.wheel)
        out = run(sys.executable, ROOT / "examples" / "live.py", PYTHONPATH=str(place))
        self.assertRegex(out, r"inference at three sizes: difference \d.*\n.*eager's \d")

    def test_install_use_uninstall(self) -> None:
        place = self.home / "venv"
        venv.create(place, with_pip=False)
        before = leftovers(place)
        python = place / "bin" / "python"
        pip("--python", python, "install", "--no-index", "--no-deps", self.wheel)
        words = run(python, "-c", USE).split()
        self.assertTrue(words[0].startswith(str(place)), words)
        self.assertEqual(words[1:], ["ge", "1"])
        pip("--python", python, "uninstall", "-y", "fxge")
        self.assertEqual(leftovers(place), before)


if __name__ == "__main__":
    unittest.main()
