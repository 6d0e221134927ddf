# SPDX-License-Identifier: Apache-2.0
"""Compilation of programs for chips by atc, and a disk cache of the resulting .om files."""

from __future__ import annotations

import hashlib
import json
import logging
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .._core import disk_store, temporary_files
from .._core.version import version
from .._distributed import agreement, hccl
from ..errors import FxgeError

if TYPE_CHECKING:
    from .program import Program

_log = logging.getLogger("fxge")
_LAYOUT = 1  # version of the cached data


# ---- several files as one byte string ----


def packed(directory: Path) -> bytes:
    """Returns the files below a directory as bytes: length of a list, names and sizes, data."""
    files = sorted(p for p in directory.rglob("*") if p.is_file())
    names = [[str(p.relative_to(directory)), p.stat().st_size] for p in files]
    head = json.dumps(names).encode()
    return b"".join([len(head).to_bytes(8, "little"), head, *(p.read_bytes() for p in files)])


def unpack(data: bytes, directory: Path) -> bool:
    """Writes the files of `packed` into a directory.

    Returns False if the bytes are damaged or a name leads out of the directory.
    """
    at = 8 + int.from_bytes(data[:8], "little")
    try:
        names = [(Path(name), int(size)) for name, size in json.loads(data[8:at].decode())]
    except (ValueError, TypeError):
        return False
    if at + sum(size for _, size in names) != len(data):
        return False
    for name, size in names:
        if size < 0 or name.is_absolute() or ".." in name.parts:
            return False
        (directory / name).parent.mkdir(parents=True, exist_ok=True)
        (directory / name).write_bytes(data[at : at + size])
        at += size
    return True


# ---- the .om ----


def _key(program: Program, chip: tuple[str, str | None], directory: Path) -> str:
    """Returns the cache key: .air with weights, atc's options, chip, release of CANN.

    The key includes the interface, which has names that the .air lacks, and files that the options
    name.
    """
    program.write(directory / "model.air")
    files = sorted(p for p in directory.rglob("*") if p.is_file())
    hashes = [
        (str(p.relative_to(directory)), hashlib.sha256(p.read_bytes()).hexdigest()) for p in files
    ]
    options = program.config.atc_options
    named = [Path(option.partition("=")[2]) for option in options]
    hashes += [(str(p), hashlib.sha256(p.read_bytes()).hexdigest()) for p in named if p.is_file()]
    return disk_store.key_of("om", _LAYOUT, hashes, options, chip, version())


def _compile_om(program: Program, device: str, directory: Path) -> Path:
    """Returns the path of the program's .om, from the cache or from atc, with its interface."""
    chip = program.chip(device)
    store, path = disk_store.Store(disk_store.default_directory()), directory / "model.om"
    with temporary_files.directory() as scratch:
        key = _key(program, chip, scratch)
    cached = store.get(key)
    if cached is not None and unpack(cached, directory):
        _log.info("%s is read from %s", key, store.directory)
        return path
    program.write_om(path, soc=chip[0], atc_options=program.config.atc_options, force=True)
    store.put(key, packed(directory))
    return path


def load(program: Program, target: Program, device: str) -> None:
    """Loads the .om of `program` into `target` and opens it on the chip.

    This process becomes a rank of the groups of the program's collectives.
    """
    if program.order and agreement.connected():
        timeout = program.config.rank_timeout
        agreement.agree(program.order, timeout)
        hccl.join(agreement.groups(program.order), device, timeout)
    with tempfile.TemporaryDirectory() as directory:  # signals need not wait for atc
        target.load(_compile_om(program, device, Path(directory)))
        target.executable()  # reads the files, which are deleted afterwards


def move_to_device(program: Program, device: str) -> None:
    """Moves the runs of a live program to a device of Config.device."""
    if device == "cpu":
        return
    if device != "auto":
        program.run_on(device)
        return
    try:
        program.chip("npu:0")
    except FxgeError as e:
        if e.status != 8:
            raise
        _log.info("no chip is usable: %s", e)
        return
    program.run_on("npu:0")
