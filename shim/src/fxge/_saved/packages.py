# SPDX-License-Identifier: Apache-2.0
"""Packages: programs and their weights in one zip, uncompressed and aligned for mapping.

The first entry is the manifest, by which readers recognise a package. Entries have no times and no
owners: the same programs give the same bytes.
"""

from __future__ import annotations

import ctypes as c
import json
import os
import re
import struct
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, BinaryIO

from .._core import library, output_files, temporary_files
from .._programs.program import Program
from ..config import Config
from ..errors import FxgeError
from .exported_programs import compile_exported

_MANIFEST = "fxge-package.json"
_VERSION = 1
_ALIGNMENT = 64
_HEADER = 30  # bytes of a local file header without name and extra fields
_PADDING = 0x4246  # id of the extra field by which torch aligns its archives
_ZIP64 = 20  # bytes of the extra field for sizes of 4 GiB and more
_FILES = 2  # fxge_weight_mode
NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")  # name of a program and of its files
NO_NAME = "not a valid name: use letters, digits, '_', '-' and '.'"


def write(what: Any, path: str | os.PathLike[str], force: bool, options: Any) -> None:
    """Writes a package: see fxge.package."""
    target = Path(os.fsdecode(library.path(path)))
    if target.is_file() and not force:
        raise FxgeError(f"{target} exists already; force=True replaces it", status=5)
    given = dict(what) if isinstance(what, Mapping) else {"model": what}
    if not given:
        raise FxgeError("expected at least one program", status=2)
    for name in given:
        if not (isinstance(name, str) and NAME.fullmatch(name)):
            raise FxgeError(f"{name!r} is {NO_NAME}", status=2)
    programs = _compile_all(given, options)
    with output_files.opened(target) as out, temporary_files.directory() as directory:
        _write_set(programs, directory / "in")
        _zip(list(programs), directory / "in", out)


def _compile_all(given: dict[str, Any], options: Any) -> dict[str, Program]:
    """Returns compiled programs of one session, which shares weights and states."""
    programs: dict[str, Program] = {}
    for name, one in given.items():
        first = next(iter(programs.values()), None)
        if not isinstance(one, Program):
            programs[name] = compile_exported(one, Config.of({} if first else options), first)
            continue
        if options:
            raise FxgeError(f"a Program has its options: {sorted(options)}", status=2)
        if first and one._owner is not first._owner:
            raise FxgeError(f"'{name}' was not made beside the first program", status=2)
        programs[name] = one
    return programs


def _write_set(programs: dict[str, Program], directory: Path) -> None:
    directory.mkdir()
    some = list(programs.values())
    handles = (c.c_void_p * len(some))(*(p._loaded() for p in some))
    paths = [library.path(directory / f"{name}.air") for name in programs]
    options = library.options(library.WriteOptions, weights=_FILES)
    with some[0].lock:
        some[0]._check(
            some[0]._lib.fxge_write_set(
                handles, (c.c_char_p * len(paths))(*paths), len(paths), c.byref(options)
            )
        )


def _zip(names: list[str], directory: Path, out: BinaryIO) -> None:
    manifest = {
        "format": "fxge-package",
        "version": _VERSION,
        "programs": {n: {"air": f"{n}.air", "io": f"{n}.io.json"} for n in names},
    }
    files = sorted(f for f in directory.rglob("*") if f.is_file())
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(zipfile.ZipInfo(_MANIFEST), json.dumps(manifest, indent=1))
        for file in files:
            size = file.stat().st_size
            info = _entry(file.relative_to(directory).as_posix(), size, out.tell())
            with file.open("rb") as data, archive.open(info, "w", force_zip64=_large(size)) as to:
                while block := data.read(1 << 20):
                    to.write(block)


def _large(size: int) -> bool:
    return size >= 1 << 31


def _entry(name: str, size: int, at: int) -> zipfile.ZipInfo:
    """Returns the entry with its header at offset `at` and data aligned to _ALIGNMENT."""
    info = zipfile.ZipInfo(name)
    info.file_size = size
    start = at + _HEADER + len(name.encode()) + (_ZIP64 if _large(size) else 0) + 4
    pad = -start % _ALIGNMENT
    info.extra = struct.pack("<HH", _PADDING, pad) + bytes(pad)
    return info
