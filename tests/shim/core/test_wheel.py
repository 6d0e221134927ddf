# SPDX-License-Identifier: Apache-2.0
"""The package as pip and scripts/wheel.sh build it: installed, removed, alone with Python."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import unittest
import venv
import zipfile
from collections.abc import Mapping
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SHIM = ROOT / "shim"
MODELS = ROOT / "tests" / "models" / "data"
MODEL = MODELS / "mlp.default.pt2"
USE = """
import sys, fxge
assert "torch" not in sys.modules
program = fxge.load(sys.argv[1]).compile()
print(fxge.__file__, program.stage, len(program.inputs))
"""
# Libraries of every Linux on which a manylinux wheel may be installed; the wheel has all others.
ANY = r"(ld-linux.*|lib(c|m|z|stdc\+\+|gcc_s|dl|pthread|rt))\.so\.\d+"
TOOLS = ["pip", *re.findall(r"^[\w-]+", (ROOT / "scripts" / "wheel.txt").read_text(), re.M)]
NO_ENV: Mapping[str, str] = {}


def start(
    *args: str | Path, cwd: Path | None = None, env: Mapping[str, str] = NO_ENV
) -> subprocess.CompletedProcess[str]:
    """Starts a command without variables that name the library."""
    clean = {k: v for k, v in os.environ.items() if k not in ("FXGE_LIBRARY", "PYTHONPATH")}
    words, env = [str(a) for a in args], {**clean, **env}
    return subprocess.run(words, env=env, cwd=cwd, capture_output=True, text=True, timeout=600)


def run(*args: str | Path, cwd: Path | None = None, env: Mapping[str, str] = NO_ENV) -> str:
    """Returns a command's output; fails with the command."""
    r = start(*args, cwd=cwd, env=env)
    if r.returncode:
        raise AssertionError(f"{args}: exit code {r.returncode}\n{r.stdout}{r.stderr}")
    return r.stdout


PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
OFFLINE = ("--no-index", "--no-deps")
BUILD = (*OFFLINE, "--no-build-isolation")
HERE = {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p.endswith("-packages"))}


def tree(directory: Path) -> set[str]:
    return {
        str(p.relative_to(directory)) for p in directory.rglob("*") if "__pycache__" not in p.parts
    }


def needed(path: Path) -> set[str]:
    return set(re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "-d", path)))


def make_root(root: Path) -> Path:
    """Creates a file system with this Python, pip, and the libraries of any Linux."""
    python = Path(sys.executable).resolve()
    stdlib = Path(sysconfig.get_path("stdlib"))
    skipped = shutil.ignore_patterns("__pycache__", "test", "idlelib", "*-packages", "config-*")
    shutil.copytree(stdlib, root / stdlib.relative_to("/"), ignore=skipped)
    pip = find_spec("pip")
    assert pip is not None
    assert pip.origin is not None
    shutil.copytree(Path(pip.origin).parent, root / "pip" / "pip", ignore=skipped)
    any_linux = [p for d in ("lib/*", "lib64") for p in Path("/").glob(f"{d}/libstdc++.so.6")]
    files = [python, *stdlib.glob("lib-dynload/*.so"), *any_linux]
    libraries = {Path(p) for p in re.findall(r"(/\S+) \(0x", run("ldd", *files))}
    for path in {python, *any_linux, *libraries}:
        (root / path.relative_to("/")).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, root / path.relative_to("/"))
    (root / "tmp").mkdir()
    return python


class Case(unittest.TestCase):
    """Tests share one unchanged copy of the sources and one build directory."""

    home: Path
    source: Path
    build: Path
    before: set[str]

    @classmethod
    def setUpClass(cls) -> None:
        missing = [t for t in TOOLS if not list(distributions(name=t))]
        if missing:
            raise unittest.SkipTest(f"no {', '.join(missing)} here: see scripts/wheel.txt")
        cls.home = Path(tempfile.mkdtemp(prefix="fxge-wheel-"))
        cls.addClassCleanup(shutil.rmtree, cls.home)
        cls.source, cls.build = cls.home / "source", cls.home / "build"
        others = shutil.ignore_patterns(".git", "build", "tests", "__pycache__", ".*cache")
        shutil.copytree(ROOT, cls.source, ignore=others, symlinks=True)
        cls.before = tree(cls.source)

    def tearDown(self) -> None:
        self.assertEqual(tree(self.source), self.before)


class Install(Case):
    """Failures of `pip install ./shim`, and installations without a wheel."""

    def test_cmake_of_a_hidden_package(self) -> None:
        """pip's cmake is a script whose package build isolation hides; another one is required."""
        directory = self.home / "bin"
        directory.mkdir()
        for name in ("cmake", "ninja"):
            script = directory / name
            script.write_text(f"#!{sys.executable}\nimport a_package_that_is_hidden\n")
            script.chmod(0o755)
        hook = (
            "import sys; sys.modules.update(cmake=None, ninja=None)\n"
            "from scikit_build_core.build import get_requires_for_build_wheel as f\n"
            "print(*(r.split('>')[0] for r in f()))"
        )
        out = run(
            sys.executable,
            "-c",
            hook,
            cwd=self.source / "shim",
            env={"PATH": f"{directory}:/nowhere"},
        )
        self.assertEqual(sorted(out.split()), ["cmake", "ninja"])

    def test_missing_libraries_are_named(self) -> None:
        empty = {"PKG_CONFIG_LIBDIR": str(self.home), "PKG_CONFIG_PATH": ""}
        r = start(*PIP, "wheel", *BUILD, "-w", self.home, self.source / "shim", env=empty)
        self.assertNotEqual(r.returncode, 0)
        said = r.stdout + r.stderr
        self.assertIn("missing: libprotobuf-c, yaml-0.1, zlib.", said)
        self.assertIn(f"{self.source}/scripts/setup.sh", said)

    def test_no_sdist(self) -> None:
        """An sdist lacks the library's sources; building one fails with that message."""
        hook = "import sys; from scikit_build_core.build import build_sdist as f; f(sys.argv[1])"
        run(sys.executable, "-c", hook, self.home, cwd=self.source / "shim")
        (sdist,) = self.home.glob("*.tar.gz")
        r = start(*PIP, "wheel", *BUILD, "-w", self.home, sdist)
        self.assertNotEqual(r.returncode, 0)
        self.assertIn("an sdist of the package lacks the library's sources", r.stdout + r.stderr)

    def test_library_of_others(self) -> None:
        """With FXGE_LIBRARY nothing is compiled, and no library is packaged."""
        library = {"FXGE_LIBRARY": os.environ["FXGE_LIBRARY"]}
        for words in (("install", *BUILD), ("install", *BUILD, "-e")):
            place = self.home / f"venv{len(words)}"
            venv.create(place, with_pip=False)
            python = place / "bin" / "python"
            run(*PIP, "--python", python, *words, self.source / "shim", env={**library, **HERE})
            self.assertFalse([p for p in tree(place) if re.search(r"fxge.*\.so|bin/fxge.+", p)])
            self.assertEqual(run(python, "-c", USE, MODEL, env=library).split()[1:], ["ge", "1"])
            self.assertRegex(run(place / "bin" / "fxge", "--version", env=library), r"^fxge \d")
            r = start(place / "bin" / "fxge", "--version")
            self.assertNotEqual(r.returncode, 0)
            self.assertIn("set FXGE_LIBRARY", r.stderr)


class Wheel(Case):
    wheel: Path
    place: Path

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        tools = {"FXGE_PYTHON": sys.executable, "SKBUILD_BUILD_DIR": str(cls.build)}
        run(cls.source / "scripts" / "wheel.sh", cls.home / "wheels", env=tools)
        (cls.wheel,) = (cls.home / "wheels").iterdir()
        cls.place = cls.home / "site"
        run(*PIP, "install", *OFFLINE, "--target", cls.place, cls.wheel)

    def carried(self) -> list[Path]:
        """Returns the library, the command, the module, and the libraries that auditwheel added."""
        own = [*self.place.glob("fxge/lib/**/*.so*"), self.place / "fxge" / "bin" / "fxge"]
        return sorted([*own, *self.place.glob("fxge.libs/*")])

    def test_holds_what_it_should(self) -> None:
        with zipfile.ZipFile(self.wheel) as z:
            names = set(z.namelist())
            (points,) = (z.read(n).decode() for n in names if n.endswith("entry_points.txt"))
        points = points.replace(" ", "")
        self.assertIn("[torch_dynamo_backends]\nfxge=fxge.backend:backend\n", points)
        self.assertIn("[console_scripts]\nfxge=fxge.__main__:main\n", points)
        sources = {str(p.relative_to(SHIM / "src")) for p in (SHIM / "src" / "fxge").rglob("*.py")}
        others = {"fxge/py.typed", "fxge/bin/fxge", "fxge/lib/libfxge.so.0"}
        pages = {"fxge/share/doc/fxge/doc/text-ir.md", "fxge/share/doc/fxge/ops/README.md"}
        self.assertLessEqual(sources | others | pages, names)
        none = r"include/|cmake/|\.pyc$|^fxge/lib/libfxge\.so$"
        self.assertFalse({n for n in names if re.search(none, n)})
        for name in ("libfxge_onednn.so", "libfxge_lapack.so"):
            there = Path(os.environ["FXGE_LIBRARY"]).with_name(name).exists()
            self.assertEqual(f"fxge/lib/fxge/{name}" in names, there)

    def test_tag_is_the_oldest_glibc(self) -> None:
        """The tag and doc/install.md name the glibc of the newest symbol."""
        found = set()
        for path in self.carried():
            versions = re.findall(r"Name: GLIBC_2\.(\d+)\b", run("readelf", "-V", path))
            found |= {int(v) for v in versions}
        (said,) = re.findall(r"-py3-none-manylinux_2_(\d+)_\w+\.whl$", self.wheel.name)
        self.assertEqual(int(said), max(found))
        self.assertIn(f"glibc 2.{said}", (ROOT / "doc" / "install.md").read_text())

    def test_needs_what_it_carries(self) -> None:
        carried = {p.name for p in self.carried()}
        for path in self.carried():
            outside = {n for n in needed(path) - carried if not re.fullmatch(ANY, n)}
            self.assertFalse(outside, path)
        self.assertTrue(any(n.startswith("libprotobuf-c") for n in carried), carried)

    def test_licences(self) -> None:
        """Each packaged third-party file has its licence."""
        (info,) = self.place.glob("fxge-*.dist-info")
        texts = {p: (info / "licenses" / p) for p in tree(info / "licenses")}
        found = {p: path.read_text() for p, path in texts.items() if path.is_file()}
        named = re.findall(r"^License-File: (.+)$", (info / "METADATA").read_text(), re.M)
        self.assertEqual(sorted(named), sorted(found))
        (sbom,) = (info / "sboms").iterdir()
        components = json.loads(sbom.read_text())["components"]
        packages = {c["name"] for c in components if c["purl"].startswith("pkg:deb/")}
        libraries = list(self.place.glob("fxge.libs/*"))
        self.assertTrue(packages)
        # one library may provide BLAS and LAPACK
        self.assertLessEqual(len(packages), len(libraries))
        vendored = {f"{p.parent.name}/LICENSE" for p in (ROOT / "third_party").glob("*/LICENSE")}
        self.assertTrue(vendored)
        expected = {"LICENSE", *vendored, *(f"{p}/copyright" for p in packages)}
        for p in packages:
            named = re.findall(r"/usr/share/(common-licenses/[\w.-]*\w)", found[f"{p}/copyright"])
            expected |= set(named)
        self.assertEqual(set(found), expected)
        self.assertIn("Dave Benson", found["libprotobuf-c1/copyright"])

    def test_live_example(self) -> None:
        """The README's live example on the installed wheel, with two copies of OpenMP."""
        out = run(
            sys.executable, ROOT / "examples" / "live.py", env={"PYTHONPATH": str(self.place)}
        )
        self.assertRegex(out, r"inference at three sizes: difference \d.*\n.*eager's \d")

    def test_install_use_uninstall(self) -> None:
        place = self.home / "venv"
        venv.create(place, with_pip=False)
        before = tree(place)
        python = place / "bin" / "python"
        run(*PIP, "--python", python, "install", *OFFLINE, self.wheel)
        words = run(python, "-c", USE, MODEL).split()
        self.assertTrue(words[0].startswith(str(place)), words)
        self.assertEqual(words[1:], ["ge", "1"])
        for command in ((place / "bin" / "fxge",), (python, "-m", "fxge")):
            self.assertEqual(run(*command, "--version"), f"fxge {self.wheel.name.split('-')[1]}\n")
            self.assertEqual(start(*command, "ops", "/nowhere.pt2").returncode, 5)
        run(*PIP, "--python", python, "uninstall", "-y", "fxge")
        self.assertEqual(tree(place), before)

    def test_nothing_but_python(self) -> None:
        """pip, the command and the package work with only the libraries of any Linux."""
        prefix = [shutil.which("chroot", path="/usr/sbin:/sbin:/usr/bin:/bin") or "chroot"]
        if os.geteuid() != 0:
            prefix = [shutil.which("unshare") or "unshare", "--map-root-user", *prefix]
        if start(*prefix, "/", "true").returncode:
            self.skipTest("no right to change the root")
        root = self.home / "root"
        python = make_root(root)
        hidden = r"lib(yaml|protobuf|minizip|dnnl|gomp|lapack|blas|gfortran)"
        self.assertFalse([p for p in tree(root) if re.search(hidden, p)])
        for path in (self.wheel, MODEL, MODELS / "mlp.npz"):
            shutil.copy(path, root / "tmp")

        def inside(*args: str | Path) -> str:
            env = {"HOME": "/tmp", "PYTHONPATH": "/pip", "PATH": "/nowhere"}
            env["LD_ORIGIN_PATH"] = "/pip/fxge/bin"  # the loader cannot read /proc
            return run(*prefix, root, python, *args, env=env)

        into = ("--no-cache-dir", "--target", "/pip")
        inside("-m", "pip", "install", *OFFLINE, *into, f"/tmp/{self.wheel.name}")
        self.assertRegex(inside("-m", "fxge", "--version"), r"^fxge \d")
        inside("-m", "fxge", "compile", f"/tmp/{MODEL.name}", "-o", "/tmp/mlp.air")
        self.assertGreater((root / "tmp" / "mlp.air").stat().st_size, 1000)
        out = inside("-m", "fxge", "verify", f"/tmp/{MODEL.name}", "--expected", "/tmp/mlp.npz")
        self.assertRegex(out, r"\bok\b")
        self.assertEqual(inside("-c", USE, f"/tmp/{MODEL.name}").split()[1:], ["ge", "1"])
        load = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"
        for module in self.place.glob("fxge/lib/fxge/*.so"):
            inside("-c", load, f"/pip/fxge/lib/fxge/{module.name}")

    def test_editable(self) -> None:
        """An editable installation uses the sources' Python files and an installed library."""
        place = self.home / "editable"
        venv.create(place, with_pip=False)
        python = place / "bin" / "python"
        at = {"SKBUILD_BUILD_DIR": str(self.build), **HERE}
        run(*PIP, "--python", python, "install", *BUILD, "-e", self.source / "shim", env=at)
        words = run(python, "-c", USE, MODEL).split()
        self.assertEqual(words, [str(self.source / "shim/src/fxge/__init__.py"), "ge", "1"])
        self.assertRegex(run(place / "bin" / "fxge", "--version"), r"^fxge \d")


if __name__ == "__main__":
    unittest.main()
