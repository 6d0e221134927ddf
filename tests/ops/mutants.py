#!/usr/bin/env python3
"""Programs that are nearly right: each golden with one thing changed must compile or be refused for what the user wrote.

The results' metas of a golden are loosened to `?`, so that fxge has to infer them; then one number, symbol, dtype, shape, flag
or operand is changed (with --pairs also two of them). Whatever comes out, fxge must compile it to a file that `fxge check`
accepts, or refuse it with a diagnostic on the user's graph: a bug (exit 70), a crash, a loop, memory without bound or a bad
file is a finding. With --run what compiled is executed on random inputs, too.

The mutants of a file are always the same ones. The exit code is 1 when there is a finding.
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

GOLDEN_BYTES = 1 << 16  # bundles of numbers are larger, and no goldens
FILE_BYTES = 64 << 20  # the goldens are small, and so is what they become

# What the exit codes of DESIGN's table mean for a program that is wrong: 3 unsupported, 4 invalid, 7 a limit.
EXPECTED = (0, 3, 4, 7)

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
    """Replaces text[start:end]."""

    start: int
    end: int
    by: str

    def of(self, text: str) -> str:
        """The text with the change."""
        return text[: self.start] + self.by + text[self.end :]


@dataclasses.dataclass(frozen=True)
class Settings:
    """What a worker is told."""

    fxge: str
    every: int
    pairs: int
    run: bool
    seconds: float
    memory: int
    folder: pathlib.Path


@dataclasses.dataclass(frozen=True)
class Finding:
    """A mutant that fxge did not treat as it should: where, how, what it said, the program."""

    path: pathlib.Path
    how: str
    said: str
    text: str

    @property
    def group(self) -> tuple[str, str, str]:
        """Findings of one group have one cause, most likely: operator, how, message without numbers."""
        message = re.search(r"E\d{4}.*", self.said)
        said = message[0] if message else self.said.strip()[-200:]
        return re.sub(r"\.c\d+.*|\.fx$", "", self.path.name), self.how, re.sub(r"[\d']+", "#", said)[:160]


def split(metas: str) -> list[str]:
    """The metas of `f32[2, 3], i64[]`, one an element."""
    found, depth = [""], 0
    for char in metas:
        depth += (char in "[{(") - (char in "]})")
        if char == "," and depth == 0:
            found.append("")
        else:
            found[-1] += char
    return found


def loosened(text: str) -> str:
    """The program with `?` for the metas of all results."""
    lines = []
    for line in text.split("\n"):
        node = NODE.match(line)
        if node and not line.rstrip().endswith("{"):
            line = f"{node[1]} : {', '.join('?' for _ in split(node[2]))}{node[3]}"
        lines.append(line)
    return "\n".join(lines)


def shapes(inner: str) -> list[str]:
    """A shape with a dim less or more, and none."""
    dims = [dim.strip() for dim in inner.split(",") if dim.strip()]
    return [f"[{', '.join(new)}]" for new in ([], dims[:-1], dims[1:], [*dims, "2"], ["2", *dims])]


def edits(text: str) -> list[Edit]:
    """Every single change, in the order of the kinds."""
    found = []
    for pattern, values in ((NUMBER, NUMBERS), (SYMBOL, SYMBOLS), (DTYPE, DTYPES), (OPERAND, OPERANDS)):
        found += [Edit(*m.span(), value) for m in pattern.finditer(text) for value in values]
    found += [Edit(*m.span(), value) for m in SHAPE.finditer(text) for value in shapes(m[1])]
    found += [Edit(*m.span(), "false" if m[0] == "true" else "true") for m in FLAG.finditer(text)]
    found += [Edit(*m.span(), "") for m in RESULT.finditer(text)]
    found += [Edit(m.end(), m.end(), ", %another") for m in RESULTS.finditer(text)]
    return [edit for edit in dict.fromkeys(found) if edit.by != text[edit.start : edit.end]]


def mutants(text: str, every: int, pairs: int, seed: int) -> Iterator[str]:
    """Each `every`-th single mutant (which one comes first differs by file), then `pairs` with two changes."""
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
    """What a command may ask for: memory (0 = no limit: address sanitizer needs more than there is), and bytes of a file."""
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))


def call(settings: Settings, said: pathlib.Path, *arguments: str) -> int | None:
    """Exit code (None: it took too long); what fxge said goes into the file."""
    with said.open("wb") as out:
        try:
            done = subprocess.run([settings.fxge, *arguments], stdout=out, stderr=out, timeout=settings.seconds, check=False,
                                  preexec_fn=functools.partial(limit, settings.memory))
        except subprocess.TimeoutExpired:
            return None
    return done.returncode


def head(path: pathlib.Path) -> str:
    """The beginning of a text file."""
    with path.open(encoding="utf-8", errors="replace") as text:
        return text.read(4000)


def judge(settings: Settings, text: str, folder: pathlib.Path) -> tuple[str, str] | None:
    """How the program was treated wrongly, and what was said; None: as it should be."""
    program, air, said = folder / "m.fx", folder / "m.air", folder / "said"
    program.write_text(text)
    # exit 6: a right program may need more memory than there is
    steps = [("compile", ("compile", str(program), "-o", str(air), "--force"), EXPECTED), ("check", ("check", str(air)), (0,))]
    if settings.run:
        steps.append(("run", ("run", str(program), "--random", "1"), (*EXPECTED, 6)))
    for name, arguments, expected in steps:
        code = call(settings, said, *arguments)
        if code not in expected:
            return f"{name}: {'too long' if code is None else f'exit {code}'}", head(said)
        if code:
            break
    return None


def campaign(settings: Settings, path: pathlib.Path) -> tuple[int, list[Finding]]:
    """All mutants of one golden: their number, and the findings."""
    count, findings = 0, []
    with tempfile.TemporaryDirectory(dir=settings.folder) as name:
        folder = pathlib.Path(name)
        seed = zlib.crc32(path.name.encode())
        for text in mutants(path.read_text(), settings.every, settings.pairs, seed):
            count += 1
            wrong = judge(settings, text, folder)
            if wrong:
                findings.append(Finding(path, *wrong, text))
    return count, findings


def keep(groups: dict[tuple[str, str, str], list[Finding]], folder: pathlib.Path) -> None:
    """Writes the first mutant of each group and what was said of it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for i, key in enumerate(sorted(groups)):
        (folder / f"{i}.fx").write_text(groups[key][0].text)
        (folder / f"{i}.err").write_text(groups[key][0].said)


def options() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fxge", help="the command")
    parser.add_argument("goldens", nargs="+", type=pathlib.Path, help=".fx files, or folders of them")
    parser.add_argument("--every", type=int, default=1, metavar="K", help="only each K-th single mutant")
    parser.add_argument("--pairs", type=int, default=0, metavar="N", help="N mutants with two changes a file")
    parser.add_argument("--run", action="store_true", help="execute what compiles")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20, help="a command may take (default 20)")
    parser.add_argument("--memory", type=int, default=2 << 30, help="bytes a command may ask for, 0 = no limit (default 2 GiB)")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER", help="write a sample of each group of findings there")
    return parser.parse_args()


def main() -> int:
    """Runs the campaign; findings in groups, then the counts."""
    args = options()
    files = sorted({f for g in args.goldens for f in (g.rglob("*.fx") if g.is_dir() else [g])
                    if f.stat().st_size < GOLDEN_BYTES})
    groups: dict[tuple[str, str, str], list[Finding]] = collections.defaultdict(list)
    total = 0
    with tempfile.TemporaryDirectory(prefix="fxge_mutants_") as folder:
        settings = Settings(args.fxge, max(args.every, 1), args.pairs, args.run, args.seconds, args.memory,
                            pathlib.Path(folder))
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
