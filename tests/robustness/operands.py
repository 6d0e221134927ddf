#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs the GE programs of tests/ops with other operands: a result or a diagnostic, no crash, no hang.

    operands.py FXGE OPS TABLES [--seed N] [--cases N] [--jobs N]

OPS is the directory tests/ops, TABLES the directory ops/ge. A case is a program with one to three changes: an optional
operand is added, removed or replaced by an input of another dtype or shape; a size has another value, everywhere or in
one place; a number of an attribute is replaced. Programs are chosen by the number of their optional operands. Prints
the number of cases by exit code, and each program that failed. Standard library only.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import math
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SECONDS = 60
CODES = (0, 2, 3, 4, 5, 6, 7)
SIZES = [0, 1, 2, 3, 5, 7, 16, 17, 64, 65, 129, 257, 1 << 40, 1 << 50, 1 << 62]
NUMBERS = [-1, 0, 1, 2, 3, -2, 7, 63, 64, 1 << 31, -(1 << 31), (1 << 63) - 1, -(1 << 63), 1 << 40]
NODE = re.compile(r"= ge\.(\w+)\(([^\n]*?)\) : ")
TYPE = re.compile(r"(: [a-z0-9]+)\[([0-9, ]+)\]")
NUMBER = re.compile(r"(?<==)-?\d+(?=[,)])")
OPTIONAL = re.compile(r'"(\w+)([?*])":\s*(\{host: )?(\[[^\]]*\]|\w+)')

Operand = tuple[str, str, list[str]]  # name, "?" or "*", dtypes


def tables(directory: Path) -> dict[str, list[Operand]]:
    """Returns the optional operands and lists of each GE operator."""
    found: dict[str, list[Operand]] = {}
    for path in sorted(directory.glob("*.yaml")):
        for block in re.split(r"(?m)^- ge: ", path.read_text(encoding="utf-8"))[1:]:
            name = block.split(None, 1)[0]
            for m in OPTIONAL.finditer(block.split("\n  out:", 1)[0]):
                dtypes = m[4].strip("[]").replace(",", " ").split() if m[4][0] == "[" else ["f32", "f16", "i64"]
                found.setdefault(name, []).append((m[1], m[2], dtypes))
    return found


def change_operand(text: str, rng: random.Random, known: dict[str, list[Operand]]) -> str:
    """Adds, removes or replaces an optional operand."""
    nodes = [m for m in NODE.finditer(text) if m[1] in known]
    if not nodes:
        return text
    node = rng.choices(nodes, [len(known[m[1]]) for m in nodes])[0]
    (name, kind, dtypes), words = rng.choice(known[node[1]]), node[2]
    given = re.search(rf"(?:^|, ){name}=(\[[^\]]*\]|%\w+)", words)
    if given:
        words = (words[: given.start()] + words[given.end() :]).lstrip(", ")
    if not given or rng.random() < 0.5:
        shapes = [m[2] for m in TYPE.finditer(text)] + ["", "1", "2", "0"]
        shape = rng.choice(shapes).split(", ")[-rng.choice([1, 1, 4]) :]
        if rng.random() < 0.3 and shape != [""]:
            shape[rng.randrange(len(shape))] = rng.choice("0123")
        value = f"%operand_{text.count('%operand_')}"
        words += (", " if words else "") + f"{name}={f'[{value}]' if kind == '*' else value}"
        text = text[: node.start(2)] + words + text[node.end(2) :]
        parameter = f"{value} : {rng.choice(dtypes)}[{', '.join(shape)}], "
        return re.sub(r'graph "main"\(\s*', lambda m: m[0] + parameter, text, count=1)
    return text[: node.start(2)] + words + text[node.end(2) :]


def change_sizes(text: str, rng: random.Random) -> str:
    """Replaces one or two sizes, in all types or in one."""
    types = list(TYPE.finditer(text))
    sizes = sorted({s for m in types for s in m[2].split(", ")})
    if not sizes:
        return text
    other = {s: str(rng.choice(SIZES)) for s in rng.sample(sizes, min(len(sizes), rng.choice([1, 1, 2])))}

    def changed(m: re.Match[str]) -> str:
        return f"{m[1]}[{', '.join(other.get(s, s) for s in m[2].split(', '))}]"

    if rng.random() < 0.7:
        return TYPE.sub(changed, text)
    m = rng.choice(types)
    return text[: m.start()] + changed(m) + text[m.end() :]


def change_number(text: str, rng: random.Random) -> str:
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    m = rng.choice(numbers)
    return text[: m.start()] + str(rng.choice(NUMBERS)) + text[m.end() :]


def mutated(text: str, rng: random.Random, known: dict[str, list[Operand]]) -> str:
    for _ in range(rng.choice([1, 1, 2, 3])):
        kind = rng.random()
        if kind < 0.6:
            text = change_operand(text, rng, known)
        elif kind < 0.8:
            text = change_sizes(text, rng)
        else:
            text = change_number(text, rng)
    return text


def is_small(text: str) -> bool:
    """Returns False for a program of tensors beyond 64 MB, whose arguments alone take seconds."""
    return all(math.prod(map(int, m[2].split(", "))) <= 1 << 24 for m in TYPE.finditer(text))


def run(fxge: str, text: str, seed: int, directory: str) -> int | str:
    """Returns the exit code of a run, or "hangs"."""
    path = Path(directory, f"{seed}.fx")
    path.write_text(text, encoding="utf-8")
    words = [fxge, "run", str(path), "--random", str(seed % 100), "--threads", str(1 + seed % 3)]
    try:
        done = subprocess.run(words, capture_output=True, timeout=SECONDS, check=False)
        return done.returncode
    except subprocess.TimeoutExpired:
        return "hangs"
    finally:
        path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("fxge")
    parser.add_argument("ops", type=Path)
    parser.add_argument("tables", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    known = tables(options.tables)
    programs = {f.name: f.read_text(encoding="utf-8") for f in sorted(options.ops.glob("*/*.ge"))}
    files = [name for name, text in programs.items() if is_small(text)]
    texts = [programs[name] for name in files]
    weights = [1 + sum(len(known.get(m[1], ())) for m in NODE.finditer(t)) for t in texts]
    rng = random.Random(options.seed)
    if not files or sum(map(len, known.values())) < 100:
        sys.exit("found no programs, or no tables of operators")
    # an arena of a sanitizer has no limit of its own
    os.environ.setdefault("ASAN_OPTIONS", "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=1000")
    cases = []
    for i in rng.choices(range(len(files)), weights, k=options.cases):
        seed = rng.randrange(1 << 30)
        cases.append((files[i], mutated(texts[i], random.Random(seed), known), seed))
    counts: collections.Counter[int | str] = collections.Counter()
    bad = 0
    with tempfile.TemporaryDirectory() as directory, concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        codes = pool.map(lambda c: run(options.fxge, c[1], c[2], directory), cases)
        for (name, text, seed), code in zip(cases, codes, strict=True):
            counts[code] += 1
            if code not in CODES:
                bad += 1
                print(f"{name}, seed {seed}: {code}\n{text}")
    print(f"{len(cases)} cases, by exit code: {dict(sorted(counts.items(), key=str))}; {bad} failed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
