# SPDX-License-Identifier: Apache-2.0
"""Tests of the pages: links resolve, and examples work as printed.

    test_pages.py links [CTEST BUILD]    every relative link and anchor of every page, rows that are shown, and, with the program ctest
                                         and a build directory, the tests that SECURITY.md names; standard library only
    test_pages.py run FXGE LIBRARY [PAGE ...]
                                         the blocks of those pages, or of all that have some, in order (needs torch)
    test_pages.py site                   the site builds without a warning and has every page (fetches the generator)

A block is a fence of ```sh or ```python. `file=NAME` after the language writes the block to a file instead, `exit=N` is
the expected exit code. A block that a test cannot run follows a comment `<!-- not run: WHY -->`.
"""

from __future__ import annotations

import ast
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUN = ("formulas", "own-ops-python", "own-rules", "variants", "plugins", "random", "torchair", "torchair-graphs", "npu", "npu-accuracy", "quantised-graphs", "distributed", "camera", "view", "tutorial", "export", "quantisation", "guide", "reduce", "why", "taps", "diff", "match")
FENCE = re.compile(r"(<!-- not run: [^>]+-->\n)?^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PRELUDE = "import warnings\nwarnings.simplefilter('ignore')\n"


def pages() -> list[pathlib.Path]:
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md"], cwd=ROOT, capture_output=True, text=True)
    found = [ROOT / line for line in listed.stdout.splitlines()]
    return found or [p for p in ROOT.rglob("*.md") if "build" not in p.parts]


def anchors(text: str) -> set[str]:
    """Returns the anchor that GitHub derives from a heading."""
    heads = re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in heads}


def bad_links(page: pathlib.Path) -> list[str]:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    bad = []
    for target in re.findall(r"(?<!`)\[[^\]\n]*\]\(([^)\s]+)\)", text):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            bad.append(f"{page.relative_to(ROOT)}: no file {target}")
        elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8")):
            bad.append(f"{page.relative_to(ROOT)}: no heading {target}")
    return bad


def other_rows() -> list[str]:
    """Reports rows that CONTRIBUTING.md shows and the table has in another form."""
    table = "".join(p.read_text(encoding="utf-8") for p in sorted((ROOT / "ops" / "aten").glob("*.yaml")))
    blocks = FENCE.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    return [f"CONTRIBUTING.md: not so in ops/aten: {body.splitlines()[0]}" for _, kind, _, body in blocks if kind == "yaml" and body not in table]


def registered(ctest: str, build: str) -> dict[str, list[str]]:
    """Returns the command of each test by its name; an empty list where its executable is not built."""
    listed = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1"], capture_output=True, text=True, check=True)
    return {t["name"]: t.get("command", []) for t in json.loads(listed.stdout)["tests"]}


def is_skipped(node: ast.ClassDef | ast.FunctionDef) -> bool:
    return any(ast.unparse(d).startswith("unittest.skip(") for d in node.decorator_list)


def classes_of(text: str) -> dict[str, ast.ClassDef]:
    return {n.name: n for n in ast.parse(text).body if isinstance(n, ast.ClassDef)}


def python_cases(path: pathlib.Path) -> set[str]:
    """Returns the methods that unittest collects from a file: those of classes that derive from TestCase, or from such a class of a
    file beside it, and are not skipped."""
    text = path.read_text(encoding="utf-8")
    own = classes_of(text)
    beside = [path.parent / f"{n.module}.py" for n in ast.parse(text).body if isinstance(n, ast.ImportFrom)]
    classes = {k: c for p in beside if p.is_file() for k, c in classes_of(p.read_text(encoding="utf-8")).items()} | own

    def is_collected(name: str) -> bool:
        bases = [ast.unparse(b) for b in classes[name].bases]
        return any(b.endswith("TestCase") or (b in classes and is_collected(b)) for b in bases)

    found = [n for c in own.values() if is_collected(c.name) and not is_skipped(c) for n in c.body]
    named = [n.name for n in found if isinstance(n, ast.FunctionDef) and not is_skipped(n)]
    return {n for n in named if n.startswith("test")}


def c_cases(text: str) -> set[str]:
    """Returns the functions that a table of tests lists."""
    return set(re.findall(r"^\t+(?:\w*TEST|cmocka_unit_test\w*)\((\w+)[,)]", text, re.MULTILINE))


def cases(test: str, command: list[str]) -> set[str]:
    """Returns the cases that a test of ctest runs, from its Python file or its C source."""
    scripts = [pathlib.Path(word) for word in command if word.endswith(".py")]
    if scripts:
        return python_cases(scripts[0])
    sources = list((ROOT / "tests").rglob(f"{test}.c"))
    return c_cases(sources[0].read_text(encoding="utf-8")) if len(sources) == 1 else set()


def promises(text: str) -> list[tuple[str, str]]:
    """Returns the promises of SECURITY.md with the cell that names their tests: the rows of "Guarantees", and those of
    "Trusted and untrusted" that are not trusted. "Guarantees" has no sentences beside its table but what is not covered."""
    found = []
    trusted, guarantees = text.partition("\n## Trusted and untrusted\n")[2].split("\n## Guarantees\n")
    for part, lines in (("trusted", trusted), ("guarantees", guarantees)):
        for line in lines.split("\n\nNot covered:")[0].splitlines():
            cells = [c.strip() for c in line.strip("|").split("|")]
            if not line.startswith("| "):
                if line and not line.startswith("|---"):
                    found.append((line, ""))
            elif cells[-1] != "test" and not (part == "trusted" and cells[1] == "yes"):
                found.append((cells[0], cells[-1]))
    return found


def bad_guarantees(tests: dict[str, list[str]]) -> list[str]:
    """Returns the promises of SECURITY.md that name no test, or a test or a case that does not run."""
    bad = []
    for promise, cell in promises((ROOT / "SECURITY.md").read_text(encoding="utf-8")):
        named = [re.findall(r"`(\w+)`", group) for group in cell.split(";")]
        if not all(named):
            bad.append(f"SECURITY.md: no test: {promise}")
        for test, *wanted in filter(None, named):
            if test not in tests:
                bad.append(f"SECURITY.md: no test {test}")
                continue
            bad += [f"SECURITY.md: {test} does not run {case}" for case in sorted(set(wanted) - cases(test, tests[test]))]
    return bad


def links(*ctest: str) -> int:
    found = pages()
    bad = [line for page in found for line in bad_links(page)] + other_rows()
    if ctest:
        bad += bad_guarantees(registered(*ctest))
    print("\n".join([*bad, f"{len(found)} pages, {len(bad)} bad links, rows and guarantees"]))
    return 1 if bad or len(found) < 10 else 0


class Runner:
    """Runs the blocks of one page in a directory; the Python blocks of a page share one process."""

    def __init__(self, directory: pathlib.Path, fxge: str, library: str) -> None:
        self.directory, self.session = directory, ""
        tools = directory / "tools"
        tools.mkdir()
        (tools / "fxge").symlink_to(fxge)
        (tools / "python").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')  # a link would leave its environment
        (tools / "python").chmod(0o755)
        installed = directory / "site" / "fxge-0.dist-info"  # entry point, as an installed package declares it
        installed.mkdir(parents=True)
        (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: fxge\nVersion: 0\n")
        (installed / "entry_points.txt").write_text("[torch_dynamo_backends]\nfxge = fxge.backend:backend\n")
        self.env = {**os.environ, "FXGE_LIBRARY": library, "PYTHONWARNINGS": "ignore", "TESTS": str(ROOT / "tests"),
                    "PYTHONPATH": f"{ROOT / 'shim' / 'src'}{os.pathsep}{directory / 'site'}",
                    "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}

    def call(self, *args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(args, cwd=self.directory, env=self.env, capture_output=True, text=True, timeout=300)

    def block(self, language: str, more: str, text: str) -> str | None:
        """Returns the failure, or None."""
        said = dict(part.split("=") for part in more.split())
        if "file" in said:
            (self.directory / said["file"]).write_text(text, encoding="utf-8")
            return None
        if language == "sh":
            for line in text.splitlines():
                done = self.call("sh", "-c", line)
                if done.returncode != int(said.get("exit", 0)):
                    return f"$ {line}\nexit code {done.returncode}\n{done.stdout[-1500:]}{done.stderr[-1500:]}"
            return None
        if language == "python":  # blocks depend on each other, so earlier ones run again
            self.session += text
            (self.directory / "page.py").write_text(PRELUDE + self.session, encoding="utf-8")
            done = self.call(sys.executable, "page.py")
            return f"{text}\n{done.stderr[-2500:]}" if done.returncode else None
        return None


def last_of_runs(blocks: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Joins Python blocks that follow each other without a command in between."""
    out: list[tuple[str, str, str]] = []
    for language, more, text in blocks:
        if out and language == out[-1][0] == "python" and "file" not in more + out[-1][1]:
            out[-1] = (language, more, out[-1][2] + text)
        else:
            out.append((language, more, text))
    return out


def run(fxge: str, library: str, *named: str) -> int:
    failed = count = 0
    for page in named or RUN:
        text = (ROOT / "doc" / f"{page}.md").read_text(encoding="utf-8")
        blocks = [(m[2], m[3], m[4]) for m in FENCE.finditer(text) if not m[1]]
        count += len(blocks)
        with tempfile.TemporaryDirectory() as name:
            runner = Runner(pathlib.Path(name), str(pathlib.Path(fxge).resolve()), str(pathlib.Path(library).resolve()))
            for language, more, block in last_of_runs(blocks):
                wrong = runner.block(language, more, block)
                if wrong:
                    failed += 1
                    print(f"doc/{page}.md: {wrong}\n")
    print(f"{count} blocks, {failed} failed")
    return 1 if failed or count < (1 if named else 15) else 0


def site() -> int:
    done = subprocess.run([ROOT / "scripts" / "site.sh"], capture_output=True, text=True)
    made = ROOT / "build" / "site"
    missing = [p.stem for p in (ROOT / "doc").glob("*.md") if not (made / f"{p.stem}.html").exists()]
    api = (made / "api.html").read_text(encoding="utf-8") if (made / "api.html").exists() else ""
    missing += [name for name in ("fxge.compile", "fxge.Config", "fxge.Program", "fxge.FxgeError") if f'id="{name}"' not in api]
    print(f"{done.stdout}{done.stderr}{len(missing)} missing{': ' if missing else ''}{', '.join(missing)}")
    return 1 if done.returncode or missing else 0


if __name__ == "__main__":
    what = sys.argv[1]
    sys.exit(links(*sys.argv[2:]) if what == "links" else site() if what == "site" else run(*sys.argv[2:]))
