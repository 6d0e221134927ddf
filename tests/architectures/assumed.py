#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Makes assumed descriptions of kernels in the form of CANN's own files, from the facts in this tree.

    python3 tests/architectures/assumed.py DIRECTORY

Writes an installation for each chip, DIRECTORY/CHIP/opp/built-in/op_impl: aic-CHIP-ops-info.json and aicpu_kernel.json, for
--kernels and ASCEND_HOME_PATH. Each entry has one source, in its key `source`. In order of precedence:

 1. definitions and descriptions in public repositories: backend/chips/CHIP.tsv, aicpu.tsv;
 2. assumed/kernels.tsv: facts about types and dtypes, and the types that a lowering by chip emits;
 3. for the 910_93: the description of the 910B in hicann/ge. Both have cores of architecture 2201, and of the 371 types that public
    definitions give the 910B, 363 name the 910_93 too, 361 with the same dtypes. Types that a definition gives the 910B alone are
    left out, as are those of its unit of random numbers (dsa);
 4. assumed/pages.tsv: operator pages that name the product, unless 1. says that the cores have no kernel.

A page gives no dtypes, so that the kernel decides. A type without a source has no entry: real files have one for many of
these. The files are input of tests, and no description of a chip.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
CHIPS = HERE.parent.parent / "backend" / "chips"
FAMILIES = ("ascend310p", "ascend310b", "ascend910b", "ascend910_93", "ascend950")
NAMES = {"f16": "float16", "f32": "float", "f64": "double", "bf16": "bfloat16", "c64": "complex64", "c128": "complex128", "bool": "bool"}
NAMES |= {f"{short}{n}": f"{long}{n}" for short, long in (("i", "int"), ("u", "uint")) for n in (8, 16, 32, 64)}
ANY = ("f32", "f16", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "bool", "f64")

SHARED = {"ascend910_93": "ascend910b"}
DESCRIPTION = "CANN_910b_stub"

ABSENT = "no description file has the type, though pages say yes"

Entry = dict[str, Any]


def lines(path: Path) -> Iterator[list[str]]:
    for text in path.read_text(encoding="utf-8").splitlines():
        if not text.startswith("#"):
            yield text.split("\t")


def ports(text: str, lists: list[str], formats: str = "ND") -> Entry:
    """Returns the ports `x bias? > y*` of an entry with their lists of dtypes, both in order."""
    entry: Entry = {}
    before, _, after = text.partition(">")
    stems = [("input", i, w) for i, w in enumerate(before.split())] + [("output", i, w) for i, w in enumerate(after.split())]
    for (stem, i, word), dtypes in zip(stems, lists, strict=True):
        kind = {"?": "optional", "*": "dynamic"}.get(word[-1], "required")
        names = ",".join(NAMES.get(d, d) for d in dtypes.split())
        entry[f"{stem}{i}"] = {"name": word.rstrip("?*"), "paramType": kind, "dtype": names, "format": ",".join([formats] * len(dtypes.split()))}
    return entry


def combinations(text: str) -> list[str]:
    """Returns the list of dtypes of each port, of `f16 i32; - i32`; `-` stands for every dtype."""
    rows: list[tuple[str, ...]] = []
    for combination in text.split(";"):
        words = combination.split()
        free = [i for i, w in enumerate(words) if w == "-"]
        for chosen in product(ANY, repeat=min(len(free), 1)):
            rows.append(tuple(chosen[0] if w == "-" else w for w in words))
    return [" ".join(column) for column in zip(*rows, strict=True)]


def core_entry(shapes: str, port_text: str, dtypes: str, source: str) -> Entry:
    entry = ports(port_text, combinations(dtypes)) if dtypes and dtypes != "by code" else {}
    return {**entry, "dynamicShapeSupport": {"flag": "true" if shapes == "dynamic" else "false"}, "source": source, "assumed": "true"}


def mark(source: str) -> Entry:
    """Returns an entry that GE replaces before it looks for a kernel."""
    return {**ports("x > y", ["f32", "f32"], "NULL"), "source": source, "assumed": "true"}


def cpu_entry(port_text: str, dtypes: str, source: str) -> Entry:
    lists = [p.strip() for side in dtypes.split(">") for p in side.split("|") if p.strip() and dtypes != "by code"]
    return {**(ports(port_text, lists) if lists else {}), "source": source, "assumed": "true"}


def facts(chip: str, cpu: bool) -> Iterator[tuple[str, Entry]]:
    """Yields the entries of assumed/kernels.tsv for a chip."""
    for op, chips, engine, shapes, port_text, dtypes, source in lines(HERE / "assumed" / "kernels.tsv"):
        if chip in chips.split() and (engine == "aicpu") == cpu:
            yield op, cpu_entry(port_text, dtypes, source) if cpu else mark(source) if engine == "mark" else core_entry(shapes, port_text, dtypes, source)


def shared(chip: str) -> Iterator[tuple[str, Entry]]:
    """Yields the entries of another chip with the same cores, from its description file."""
    if chip in SHARED:
        for op, engine, shapes, port_text, dtypes, source in lines(CHIPS / f"{SHARED[chip]}.tsv"):
            if DESCRIPTION in source and engine in ("aicore", "rewritten"):
                origin = f"cores of {SHARED[chip]}: {source}"
                yield op, mark(origin) if engine == "rewritten" and not dtypes else core_entry(shapes, port_text, dtypes, origin)


def cores(chip: str) -> dict[str, list[Entry]]:
    """Returns the entries of each type with a kernel of the cores."""
    found: dict[str, list[Entry]] = {}
    absent = set()
    for op, engine, shapes, port_text, dtypes, source in lines(CHIPS / f"{chip}.tsv"):
        if engine in ("aicore", "dsa"):
            found.setdefault(op, []).append(core_entry(shapes, port_text, dtypes, source))
        elif engine == "rewritten" and not dtypes:
            found[op] = [mark(source)]
        else:
            absent.add(op)
    defined = set(found)
    for op, entry in facts(chip, False):
        if entry["source"] == ABSENT:
            absent.add(op)
        elif op not in defined:
            found.setdefault(op, []).append(entry)
    nearer = set(found) | absent
    for op, entry in shared(chip):
        if op not in nearer:
            found.setdefault(op, []).append(entry)
    for op, chips, source in lines(HERE / "assumed" / "pages.tsv"):
        if chip in chips.split() and op not in found and op not in absent:
            found[op] = [core_entry("dynamic", "", "", source)]
    return found


def ai_cpu(chip: str) -> dict[str, Entry]:
    found = {op: cpu_entry(port_text, dtypes, source) for op, _, _, port_text, dtypes, source, *_ in lines(CHIPS / "aicpu.tsv")}
    for op, entry in facts(chip, True):
        found.setdefault(op, entry)
    return found


def make(directory: Path, chip: str) -> Path:
    """Writes the files of a chip. Returns the directory of the installation."""
    built_in = directory / chip / "opp" / "built-in" / "op_impl"
    config, cpu = built_in / "ai_core" / "tbe" / "config" / chip, built_in / "aicpu"
    config.mkdir(parents=True, exist_ok=True)
    cpu.mkdir(parents=True, exist_ok=True)
    found = cores(chip)
    for i in range(max(map(len, found.values()))):  # an object has a type once
        name = f"aic-{chip}-ops-info{f'-{i + 1}' if i else ''}.json"
        (config / name).write_text(json.dumps({op: entries[i] for op, entries in sorted(found.items()) if len(entries) > i}, indent=1))
    (cpu / "aicpu_kernel.json").write_text(json.dumps(dict(sorted(ai_cpu(chip).items())), indent=1))
    return directory / chip


def sources(chip: str) -> dict[str, int]:
    """Returns the number of types by kind of source."""
    kinds = {"definitions": 0, "facts": 0, "shared": 0, "pages": 0}
    defined = {row[0] for row in lines(CHIPS / f"{chip}.tsv")}
    pages = {row[2] for row in lines(HERE / "assumed" / "pages.tsv")}
    for op, entries in cores(chip).items():
        source = entries[0]["source"]
        kinds["definitions" if op in defined else "pages" if source in pages else "shared" if DESCRIPTION in source else "facts"] += 1
    return kinds


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit((__doc__ or "").splitlines()[2].strip())
    for family in FAMILIES:
        print(make(Path(sys.argv[1]), family), sources(family))
