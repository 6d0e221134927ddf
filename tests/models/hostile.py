# SPDX-License-Identifier: Apache-2.0
"""Writes hostile, corrupt and merely unusual .pt2 files from a valid one, with the expected exit codes.

Usage: hostile.py BASE.pt2 OUTDIR. OUTDIR/expect.tsv has a line for each file: name, exit code of `fxge compile`
(several if more than one is right: 4|7), reason. Needs the standard library only.
"""

from __future__ import annotations

import os
import shutil
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import hostile_pickle
import hostile_program
import hostile_zip
from hostile_zip import Item, Items

IoRow = tuple[str, str, str, Callable[[Path, bytes], object]]


def items_of(path: Path) -> Items:
    with zipfile.ZipFile(path) as archive:
        return [Item(info.filename.encode(), archive.read(info)) for info in archive.infolist()]


def sparse(path: Path) -> None:
    """As large as the file system allows, up to a tebibyte; no block is written."""
    path.touch()
    for bits in (40, 33):
        try:
            os.truncate(path, 1 << bits)
        except OSError:
            continue
        return


def link_loop(path: Path) -> None:
    path.symlink_to(path.name)


IO_ROWS: list[IoRow] = [
    ("directory", "5", "a directory", lambda p, _: p.mkdir()),
    ("fifo", "5", "a FIFO that nobody writes", lambda p, _: os.mkfifo(p)),
    ("dangling", "5", "a link to nothing", lambda p, _: p.symlink_to("no-such-file")),
    ("loop", "5", "a link to itself", lambda p, _: link_loop(p)),
    ("missing", "5", "no such file", lambda p, _: None),
    ("sparse", "4", "a huge file of zeros", lambda p, _: sparse(p)),
    ("spaces and 'quotes'", "0", "a name with spaces and quotes", Path.write_bytes),
    ("escape-\x1b[31m", "0", "a name with an escape", Path.write_bytes),
    ("utf8-\udcff", "0", "a name that is no UTF-8", Path.write_bytes),
]


def remove_old(directory: Path) -> None:
    """Removes files of an earlier run: only those on that run's list."""
    listed = directory / "expect.tsv"
    if not listed.exists():
        return
    for line in os.fsdecode(listed.read_bytes()).splitlines():
        path = directory / line.split("\t")[0]
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)


def write_all(base: Path, directory: Path) -> list[str]:
    items = items_of(base)
    older = items_of(base.parent.parent / "data_old" / "mlp.default.a.pt2")
    program = hostile_program.Base(items)
    lines: list[str] = []

    def say(family: str, name: str, code: str, reason: str) -> Path:
        path = directory / f"{family}-{name}.pt2"
        lines.append(f"{path.name}\t{code}\t{reason}\n")
        return path

    for name, code, reason, place in IO_ROWS:
        place(say("io", name, code, reason), base.read_bytes())
    for name, code, reason, pack in hostile_zip.ROWS:
        say("zip", name, code, reason).write_bytes(pack(items))
    for name, code, reason, pack in hostile_pickle.ROWS:
        say("pickle", name, code, reason).write_bytes(pack(older))
    for family, rows in hostile_program.FAMILIES:
        for name, code, reason, make in rows:
            say(family, name, code, reason).write_bytes(make(program))
    return lines


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    directory = Path(arguments[1])
    directory.mkdir(parents=True, exist_ok=True)
    remove_old(directory)
    lines = write_all(Path(arguments[0]), directory)
    if len({line.split("\t")[0] for line in lines}) != len(lines):
        raise SystemExit("two rows have one name")
    (directory / "expect.tsv").write_bytes(os.fsencode("".join(lines)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
