# SPDX-License-Identifier: Apache-2.0
"""The directory that an export writes: manifest and page, and its publication as a whole."""

from __future__ import annotations

import contextlib
import ctypes
import errno
import hashlib
import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .._core import temporary_files
from ..errors import FxgeError

FORMAT, VERSION = "fxge-export", 1
_AT_FDCWD, _RENAME_EXCHANGE = -100, 2  # fcntl.h, linux/fs.h


@contextlib.contextmanager
def staged(target: Path, force: bool) -> Iterator[Path]:
    """Yields an empty directory that becomes `target` when the block ends.

    If the block fails, or a signal ends the process, the directory is removed and a former `target`
    is as it was.

    Raises:
        FxgeError: status 5, `target` exists and `force` is not set, or cannot be written; `force`
            only replaces a directory that an export has written.
    """
    parent = target.absolute().parent
    _check(target, force)
    stage = parent / f".{target.name}.{secrets.token_hex(4)}"
    try:
        with temporary_files.removed(str(stage)):
            stage.mkdir()
            yield stage
            _publish(stage, target, force)
    except OSError as e:
        raise FxgeError(f"{target}: cannot write: {e.strerror or e}", status=5) from e


def _check(target: Path, force: bool) -> None:
    if not target.name or target.name in (".", ".."):
        raise FxgeError(f"{target}: expected the name of a directory", status=2)
    if not target.absolute().parent.is_dir():
        raise FxgeError(f"{target.absolute().parent}: there is no such directory", status=5)
    if not os.path.lexists(target):
        return
    if not force:
        raise FxgeError(f"{target} exists already; --force (force=True) replaces it", status=5)
    if target.is_symlink() or not target.is_dir() or not _is_exported(target):
        raise FxgeError(
            f"{target} is not a directory that an export has written: not replaced", status=5
        )


def _is_exported(path: Path) -> bool:
    """Returns whether a directory has the manifest of an export: other tools write one, too."""
    file = path / "manifest.json"
    try:
        found = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and found.get("format") == FORMAT


def _exchange(a: Path, b: Path) -> bool:
    """Exchanges two names in one step; returns False where the system cannot."""
    libc = ctypes.CDLL(None, use_errno=True)
    if not hasattr(libc, "renameat2"):
        return False
    names = [ctypes.c_char_p(os.fsencode(p)) for p in (a, b)]
    if libc.renameat2(_AT_FDCWD, names[0], _AT_FDCWD, names[1], _RENAME_EXCHANGE) == 0:
        return True
    error = ctypes.get_errno()
    if error in (errno.ENOSYS, errno.EINVAL, errno.EOPNOTSUPP):
        return False
    raise OSError(error, os.strerror(error))


def _publish(stage: Path, target: Path, force: bool) -> None:
    """Renames `stage` to `target`; a former `target` has the name of the stage then."""
    _check(target, force)
    if not os.path.lexists(target):
        os.rename(stage, target)
    elif not _exchange(stage, target):
        old = stage.with_name(f".{target.name}.{secrets.token_hex(4)}")
        with temporary_files.signals_held():
            os.rename(target, old)
            try:
                os.rename(stage, target)
            except OSError:
                os.rename(old, target)
                raise
            os.rename(old, stage)


def _hash(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def write_manifest(directory: Path, entries: dict[str, Any]) -> None:
    """Writes manifest.json: the entries, and size and SHA-256 of each file."""
    files = {
        str(f.relative_to(directory)): {"bytes": f.stat().st_size, "sha256": _hash(f)}
        for f in sorted(directory.rglob("*"))
        if f.is_file()
    }
    text = json.dumps({"format": FORMAT, "version": VERSION} | entries | {"files": files}, indent=1)
    (directory / "manifest.json").write_text(text + "\n", encoding="utf-8")


def _shape(port: dict[str, Any]) -> str:
    dims = ", ".join(str(d) for d in port.get("dims", []))
    return f"{port.get('dtype', '')}[{dims}]"


def _error(v: dict[str, Any] | None) -> str:
    """Returns the last two columns of a program's row."""
    if v is None:
        return "not verified |"
    if v["random"] == v["results"]:
        return "random: dtype and shape only |"
    some = f" ({v['random']} of {v['results']} results random: dtype and shape only)"
    return f"{v['error']:.3g}{some if v['random'] else ''} | {v['limit']:.3g}"


def _detections(p: dict[str, Any]) -> list[str]:
    names = " and ".join(f"`{n}`" for n in p["detections"]["counts"])
    return [
        f"Results have rows for {p['detections']['most']} detections. {names} says how many of "
        "them are valid; the rows behind are copies of the first."
    ]


def write_page(directory: Path, manifest: dict[str, Any], name: str) -> None:
    """Writes README.md with the commands that use the directory."""
    lines = [f"# {manifest['source']}", ""]
    lines += [
        f"Task: {manifest['task']}. Written by `python -m fxge export`, "
        f"fxge {manifest['versions']['fxge']}.",
        "",
    ]
    if manifest["random_weights"]:
        lines += ["The weights are random.", ""]
    lines += ["| program | inputs | results | error | limit |", "|---|---|---|---|---|"]
    for p in manifest["programs"]:
        ports = [
            ", ".join(f"`{x['name']}` {_shape(x)}" for x in p[k]) for k in ("inputs", "outputs")
        ]
        lines.append(f"| `{p['name']}` | {ports[0]} | {ports[1]} | {_error(p.get('verified'))} |")
    for p in manifest["programs"]:
        if "detections" in p:
            lines += ["", *_detections(p)]
    lines += [
        "",
        "Run, and compare with eager PyTorch, without PyTorch and without an NPU:",
        "",
        "```sh",
    ]
    for p in manifest["programs"]:
        lines.append(f"fxge run    {name}/{p['air']} --inputs {name}/{p['expected']}")
        lines.append(f"fxge verify {name}/{p['air']} --expected {name}/{p['expected']}")
    lines += ["```", ""]
    example = "" if manifest["soc"] else " (an example: export with --soc for yours)"
    lines += [
        f"Compile for the chip{example}, where CANN is installed, within this directory:",
        "",
        "```sh",
    ]
    lines += [p["atc"] for p in manifest["programs"]]
    lines += ["```", ""]
    if any("om" in p for p in manifest["programs"]):
        lines += [f"The .om files are made, for {manifest['soc']}. On the board:", "", "```sh"]
        for p in manifest["programs"]:
            place = f"{name}/{p['om']} --device=npu:0"
            lines.append(f"fxge verify {place} --expected {name}/{p['expected']}")
            lines.append(f"fxge run {place} --random 1 --repeat 100")
        lines += ["```", ""]
    lines += ["In Python:", "", "```python", "import fxge"]
    first = manifest["programs"][0]["name"]
    for p in manifest["programs"]:
        beside = "" if p["name"] == first else f", beside={first}"
        lines.append(f'{p["name"]} = fxge.load("{name}/{p["air"]}"{beside})')
    lines += ["```", ""]
    (directory / "README.md").write_text("\n".join(lines), encoding="utf-8")
