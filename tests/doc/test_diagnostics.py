#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the examples of doc/diagnostics.md and compares them with the page. Standard library only.

    test_diagnostics.py FXGE TOOLS [--bless] [--only E0101 ...]

tests/doc/diagnostics/ID.txt is the recipe of one example, line by line:

    ==> NAME     the lines that follow are the contents of a file
    $ COMMAND    runs the command and shows it, with its diagnostics of this ID
    % COMMAND    runs a command of the set-up without showing it

Commands run in a new directory, by sh. FXGE is `fxge` there; TOOLS is the directory of `air_defect`, which
writes an .air with one defect; $MODELS, $EXAMPLES and $TESTS are directories of the tree, npz.py and edit_pt2.py write
input files. --bless writes the page.
`without_example.txt` lists the diagnostics whose example is not run, with the reason.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PAGE = ROOT / "doc" / "diagnostics.md"
RECIPES = HERE / "diagnostics"


def sections(page):
    """The text before the first section, and (ID, text) of each section."""
    head, *rest = re.split(r"^(?=### [EWN]\d{4} )", page, flags=re.M)
    return head, [(text[4:9], text) for text in rest]


def example_of(section):
    """Lines of the indented block, without the indentation."""
    lines = section.split("\n")
    block = [i for i, line in enumerate(lines) if line.startswith("    ")]
    return [line[4:] for line in lines[block[0] : block[-1] + 1]]


def with_example(section, example):
    lines = section.split("\n")
    block = [i for i, line in enumerate(lines) if line.startswith("    ")]
    lines[block[0] : block[-1] + 1] = [("    " + line).rstrip() for line in example]
    return "\n".join(lines)


def parse(recipe):
    """Files by name, and (shown, command) in order."""
    files, commands, name = {}, [], None
    for line in recipe.splitlines():
        if line.startswith("==> "):
            name = line[4:]
            files[name] = ""
        elif line.startswith(("$ ", "% ")):
            commands.append((line[0] == "$", line[2:]))
            name = None
        elif name:
            files[name] += line + "\n"
        elif line.strip() and not line.startswith("#"):
            raise ValueError(f"not a file, a command or a comment: {line}")
    return files, commands


def diagnostics(output, number):
    """Lines of the diagnostics with this number: the message and its indented lines.

    Byte offsets and lines of built-in formulas are left out, since they change with each row; so is the memory in use.
    """
    kept, inside = [], False
    for line in output.splitlines():
        if not line.startswith("  "):
            inside = f"[FXGE-{number}]" in line or line.startswith("fxge: ")  # errors of the command line
        if inside and not line.startswith("  byte "):
            line = re.sub(r"\(\d+ bytes were in use, \d+ at most", "(N bytes were in use, N at most", line)
            kept.append(re.sub(r"(\.yaml):\d+", r"\1", line) if "in the formula of" in line else line)
    return kept


def run(number, fxge, tools):
    """The example that the recipe gives."""
    files, commands = parse((RECIPES / f"{number}.txt").read_text(encoding="utf-8"))
    example = []
    with tempfile.TemporaryDirectory() as directory:
        there = Path(directory)
        path = there / "path"
        path.mkdir()
        (path / "fxge").symlink_to(Path(fxge).resolve())
        work = there / "work"
        work.mkdir()
        for name, text in files.items():
            (work / name).parent.mkdir(parents=True, exist_ok=True)
            (work / name).write_text(text, encoding="utf-8")
        known = {k: v for k, v in os.environ.items() if not k.startswith(("ASCEND", "FXGE"))}
        known |= {
            "PATH": f"{path}:{Path(tools).resolve()}:{os.environ['PATH']}",
            "MODELS": str(ROOT / "tests" / "models" / "data"),
            "EXAMPLES": str(ROOT / "examples"),
            "TESTS": str(ROOT / "tests"),
            "LC_ALL": "C",
        }
        for shown, command in commands:
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=work,
                env=known,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=120,
            )
            if shown:
                lines = diagnostics(done.stdout, number)
                example += [command, *(line.replace(f"{ROOT}/", "").replace(f"{work}/", "") for line in lines)]
            elif done.returncode:
                raise ValueError(f"{command}: exit code {done.returncode}\n{done.stdout}")
    if not any(f"[FXGE-{number}]" in line or line.startswith("fxge: ") for line in example):
        raise ValueError(f"no diagnostic {number}: {done.stdout}")
    return example


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("fxge")
    parser.add_argument("tools")
    parser.add_argument("--bless", action="store_true")
    parser.add_argument("--only", nargs="+", default=[])
    args = parser.parse_args()
    head, page = sections(PAGE.read_text(encoding="utf-8"))
    excused = dict(
        line.split(" ", 1)
        for line in (RECIPES / "without_example.txt").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    )
    recipes = {p.stem for p in RECIPES.glob("?[0-9][0-9][0-9][0-9].txt")}
    failed, ran, out = 0, 0, [head]
    for number, section in page:
        out.append(section)
        if args.only and number not in args.only:
            continue
        if (number in recipes) == (number in excused):
            print(f"{number}: expected either a recipe or a line in without_example.txt")
            failed += 1
        if number not in recipes:
            continue
        try:
            example = run(number, args.fxge, args.tools)
        except (ValueError, subprocess.TimeoutExpired) as e:
            print(f"{number}: {e}")
            failed += 1
            continue
        ran += 1
        if args.bless:
            out[-1] = with_example(section, example)
        elif example != [line.rstrip() for line in example_of(section)]:
            print(f"{number}: the page differs from\n" + "\n".join("    " + line for line in example))
            failed += 1
    if args.bless:
        PAGE.write_text("".join(out), encoding="utf-8")
    print(f"{ran} examples run, {len(excused)} not run, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
