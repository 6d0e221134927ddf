"""Compiled for a chip: a program's .om by atc, kept in the cache on disk, and the program of it."""

from __future__ import annotations

import hashlib
import json
import logging
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from .._core import disk_store, temporary_files
from .._core.version import version
from .._distributed import collectives, hccl
from ..errors import FxgeError

if TYPE_CHECKING:
    from .program import Program

_log = logging.getLogger("fxge")
_LAYOUT = 1  # of what is kept


# ---- several files as one byte string ----


def packed(folder: Path) -> bytes:
    """The files below a folder: how long the list of their names and sizes is, the list, they."""
    files = sorted(p for p in folder.rglob("*") if p.is_file())
    names = [[str(p.relative_to(folder)), p.stat().st_size] for p in files]
    head = json.dumps(names).encode()
    return b"".join([len(head).to_bytes(8, "little"), head, *(p.read_bytes() for p in files)])


def unpack(data: bytes, folder: Path) -> bool:
    """Writes them again. False where the bytes are none of `packed`, or a name leads elsewhere."""
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
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data[at : at + size])
        at += size
    return True


# ---- the .om ----


def _key(program: Program, chip: tuple[str, str | None], folder: Path) -> str:
    """Of all that the .om depends on: the .air with its weights, atc's options, the chip, CANN.

    The interface tells what the .air does not, such as names.
    """
    program.write(folder / "model.air")
    files = sorted(p for p in folder.rglob("*") if p.is_file())
    said = [(str(p.relative_to(folder)), hashlib.sha256(p.read_bytes()).hexdigest()) for p in files]
    return disk_store.key_of("om", _LAYOUT, said, program.config.atc_options, chip, version())


def _om(program: Program, device: str, folder: Path) -> Path:
    """The program's .om in `folder`, with its interface: from the cache, or made and put there."""
    chip = program.chip(device)
    store, path = disk_store.Store(disk_store.default_folder()), folder / "model.om"
    with temporary_files.directory() as scratch:
        key = _key(program, chip, scratch)
    kept = store.get(key)
    if kept is not None and unpack(kept, folder):
        _log.info("%s is taken from %s", key, store.folder)
        return path
    program.write_om(path, soc=chip[0], atc_options=program.config.atc_options, force=True)
    store.put(key, packed(folder))
    return path


def load(program: Program, twin: Program, device: str) -> None:
    """Loads into `twin` what runs `program` on the chip, and opens it there, as a rank of the
    groups with which its collectives exchange tensors."""
    if program.order and collectives.connected():
        timeout = program.config.rank_timeout
        collectives.agree(program.order, timeout)
        hccl.join(collectives.groups(program.order), device, timeout)
    with tempfile.TemporaryDirectory() as folder:  # signals need not wait for atc
        twin.load(_om(program, device, Path(folder)))
        twin.executable()  # which reads the files: they are gone afterwards


def place(program: Program, device: str) -> None:
    """Has a live program run on a device of Config.device."""
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
        _log.info("there is no chip to run on: %s", e)
        return
    program.run_on("npu:0")
