#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs almost valid programs: each golden with one mutation must compile, or be refused with a diagnostic of the
user's graph.

The types of results in a golden are replaced by `?`, so that fxge has to infer them. Then one number, symbol, dtype,
shape, flag or operand is changed; with --pairs also two of them. The compiled file must pass `fxge check`. An internal
error (exit code 70), a crash, a loop, unbounded memory or a bad file is a finding. With --run, compiled programs are
also executed on random inputs.

The mutants of a file are always the same. The exit code is 1 if there is a finding.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import functools
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator

DTYPES = ("f32", "f64", "f16", "bf16", "i64", "i32", "u8", "bool", "c64", "i8")
NUMBERS = ("0", "1", "-1", "3", "22", "-7", "9223372036854775807")
SYMBOLS = ("0", "1", "5", "s99+1")
OPERANDS = ("None", "1", "2.5", "true")

GOLDEN_BYTES = 1 << 16  # bundles of cases are larger than goldens
FILE_BYTES = 64 << 20  # goldens and their compiled files are small

# Outcomes of exit codes for an invalid program: 3 unsupported, 4 invalid, 7 a limit.
EXPECTED = (0, 3, 4, 7)

TOO_LARGE = "GE refuses the node: the size of its memory is beyond 2^63"

NODE = re.compile(r"^(  %.*\)) : (.*?)( name\(.*| loc\(.*|)$")
NUMBER = re.compile(r"(?<![\w.%@#\"-])-?\d+(?![\w.\"])")
SYMBOL = re.compile(r"\bs\d+\b")
DTYPE = re.compile(r"\b(?:f32|f64|f16|bf16|i64|i32|u8|bool|i8|i16)\b(?=\[)")
SHAPE = re.compile(r"(?<=[a-z0-9])\[([^\]\n]*)\]")
FLAG = re.compile(r"\b(?:true|false)\b")
RESULT = re.compile(r"(?<=^  )%\w+, |, %\w+(?= = )", re.MULTILINE)
RESULTS = re.compile(r"^  %[\w, %]+(?= = )", re.MULTILINE)
OPERAND = re.compile(r"(?<==)%\w+(?=[,)\]])")


@dataclasses.dataclass(frozen=True)
class Edit:
    """The replacement of text[start:end]."""

    start: int
    end: int
    by: str

    def of(self, text: str) -> str:
        """Returns the changed text."""
        return text[: self.start] + self.by + text[self.end :]


@dataclasses.dataclass(frozen=True)
class Settings:
    """Parameters of a worker."""

    fxge: str
    every: int
    pairs: int
    run: bool
    seconds: float
    memory: int
    directory: pathlib.Path


@dataclasses.dataclass(frozen=True)
class Finding:
    """A mutant that fxge mishandled: location, kind, output, program."""

    path: pathlib.Path
    how: str
    said: str
    text: str

    @property
    def group(self) -> tuple[str, str, str]:
        """Returns the group of a finding, whose members probably have one cause: operator, kind, message without
        numbers."""
        message = re.search(r"E\d{4}.*", self.said)
        said = message[0] if message else self.said.strip()[-200:]
        return re.sub(r"\.c\d+.*|\.fx$", "", self.path.name), self.how, re.sub(r"[\d']+", "#", said)[:160]


def split(metas: str) -> list[str]:
    """Splits types such as `f32[2, 3], i64[]` into one element each."""
    found, depth = [""], 0
    for char in metas:
        depth += (char in "[{(") - (char in "]})")
        if char == "," and depth == 0:
            found.append("")
        else:
            found[-1] += char
    return found


def loosened(text: str) -> str:
    """Returns the program with `?` for the types of all results."""
    lines = []
    for line in text.split("\n"):
        node = NODE.match(line)
        if node and not line.rstrip().endswith("{"):
            line = f"{node[1]} : {', '.join('?' for _ in split(node[2]))}{node[3]}"
        lines.append(line)
    return "\n".join(lines)


def shapes(inner: str) -> list[str]:
    """Returns shapes with one dim less, one more, and none."""
    dims = [dim.strip() for dim in inner.split(",") if dim.strip()]
    return [f"[{', '.join(new)}]" for new in ([], dims[:-1], dims[1:], [*dims, "2"], ["2", *dims])]


def edits(text: str) -> list[Edit]:
    """Yields every single change, in the order of the kinds."""
    found = []
    for pattern, values in ((NUMBER, NUMBERS), (SYMBOL, SYMBOLS), (DTYPE, DTYPES), (OPERAND, OPERANDS)):
        found += [Edit(*m.span(), value) for m in pattern.finditer(text) for value in values]
    found += [Edit(*m.span(), value) for m in SHAPE.finditer(text) for value in shapes(m[1])]
    found += [Edit(*m.span(), "false" if m[0] == "true" else "true") for m in FLAG.finditer(text)]
    found += [Edit(*m.span(), "") for m in RESULT.finditer(text)]
    found += [Edit(m.end(), m.end(), ", %another") for m in RESULTS.finditer(text)]
    return [edit for edit in dict.fromkeys(found) if edit.by != text[edit.start : edit.end]]


def mutants(text: str, every: int, pairs: int, seed: int) -> Iterator[str]:
    """Yields each `every`-th single mutant, from an offset that depends on the file, then `pairs` with two changes."""
    text = loosened(text)
    every_edit = edits(text)
    chance = random.Random(seed)
    for edit in every_edit[seed % every :: every]:
        yield edit.of(text)
    for _ in range(pairs if len(every_edit) > 1 else 0):
        last, first = sorted(chance.sample(every_edit, 2), key=lambda edit: -edit.start)
        if first.end <= last.start:
            yield first.of(last.of(text))


def limit(memory: int) -> None:
    """Limits the command: memory (0: unlimited, as the address sanitizer requires) and the size of files."""
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))


def call(settings: Settings, said: pathlib.Path, *arguments: str) -> int | None:
    """Runs fxge and writes its output to the file. Returns the exit code, or None after the time limit."""
    with said.open("wb") as out:
        try:
            done = subprocess.run([settings.fxge, *arguments], stdout=out, stderr=out, timeout=settings.seconds, check=False,
                                  preexec_fn=functools.partial(limit, settings.memory))
        except subprocess.TimeoutExpired:
            return None
    return done.returncode


def head(path: pathlib.Path) -> str:
    """Returns the start of a text file."""
    with path.open(encoding="utf-8", errors="replace") as text:
        return text.read(4000)


def judge(settings: Settings, text: str, directory: pathlib.Path) -> tuple[str, str] | None:
    """Returns the kind of failure with fxge's output, or None if the program was treated correctly."""
    program, air, said = directory / "m.fx", directory / "m.air", directory / "said"
    program.write_text(text)
    # exit code 6: a valid program may need more memory than available
    steps = [("compile", ("compile", str(program), "-o", str(air), "--force"), EXPECTED), ("check", ("check", str(air)), (0,))]
    if settings.run:
        steps.append(("run", ("run", str(program), "--random", "1"), (*EXPECTED, 6)))
    for name, arguments, expected in steps:
        code = call(settings, said, *arguments)
        if name == "check" and code == 1 and TOO_LARGE in head(said):
            break  # a mutated size: GE refuses tensors of 2^63 bytes, which the executor need not allocate
        if code not in expected:
            return f"{name}: {'too long' if code is None else f'exit {code}'}", head(said)
        if code:
            break
    return None


def campaign(settings: Settings, path: pathlib.Path) -> tuple[int, list[Finding]]:
    """Runs all mutants of one golden. Returns their number and the findings."""
    count, findings = 0, []
    with tempfile.TemporaryDirectory(dir=settings.directory) as name:
        directory = pathlib.Path(name)
        seed = zlib.crc32(path.name.encode())
        for text in mutants(path.read_text(), settings.every, settings.pairs, seed):
            count += 1
            wrong = judge(settings, text, directory)
            if wrong:
                findings.append(Finding(path, *wrong, text))
    return count, findings


def keep(groups: dict[tuple[str, str, str], list[Finding]], directory: pathlib.Path) -> None:
    """Writes the first mutant of each group, with its output."""
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir(parents=True)
    for i, key in enumerate(sorted(groups)):
        (directory / f"{i}.fx").write_text(groups[key][0].text)
        (directory / f"{i}.err").write_text(groups[key][0].said)


def options() -> argparse.Namespace:
    """Parses the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fxge", help="the command")
    parser.add_argument("goldens", nargs="+", type=pathlib.Path, help=".fx files, or directories of them")
    parser.add_argument("--every", type=int, default=1, metavar="K", help="only each K-th single mutant")
    parser.add_argument("--pairs", type=int, default=0, metavar="N", help="N mutants with two changes a file")
    parser.add_argument("--run", action="store_true", help="execute what compiles")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20, help="a command may take (default 20)")
    parser.add_argument("--memory", type=int, default=2 << 30, help="bytes a command may ask for, 0 = no limit (default 2 GiB)")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER", help="write a sample of each group of findings there")
    return parser.parse_args()


def main() -> int:
    """Runs the campaign; prints findings by group, and counts."""
    args = options()
    files = sorted({f for g in args.goldens for f in (g.rglob("*.fx") if g.is_dir() else [g])
                    if f.stat().st_size < GOLDEN_BYTES})
    groups: dict[tuple[str, str, str], list[Finding]] = collections.defaultdict(list)
    total = 0
    with tempfile.TemporaryDirectory(prefix="fxge_mutants_") as directory:
        settings = Settings(args.fxge, max(args.every, 1), args.pairs, args.run, args.seconds, args.memory,
                            pathlib.Path(directory))
        with concurrent.futures.ProcessPoolExecutor(args.jobs) as pool:
            for i, (count, findings) in enumerate(pool.map(functools.partial(campaign, settings), files)):
                total += count
                for finding in findings:
                    groups[finding.group].append(finding)
                if sys.stderr.isatty():
                    print(f"\r{i + 1}/{len(files)} files, {total} mutants, {len(groups)} groups ", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for i, key in enumerate(sorted(groups)):
        print(f"{i}: {key[0]}: {key[1]}: {key[2]} ({len(groups[key])})")
    if args.keep:
        keep(groups, args.keep)
    print(f"{len(files)} programs, {total} mutants, {sum(map(len, groups.values()))} findings in {len(groups)} groups")
    return 1 if groups or not total else 0


if __name__ == "__main__":
    sys.exit(main())
