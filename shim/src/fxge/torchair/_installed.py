# SPDX-License-Identifier: Apache-2.0
"""Installed packages: their versions, and the tests that tell their code from that of a user."""

from __future__ import annotations

import functools
import os
import sys
import sysconfig
import types
from pathlib import Path
from typing import Any

import numpy as np
import torch

from fxge._core.disk_store import key_of

# Packages whose versions are part of every key.
_VERSIONED = frozenset(("torch", "numpy", "fxge"))
HEAP = 1 << 9  # Py_TPFLAGSHEAPTYPE: false for most classes in C


@functools.lru_cache(maxsize=1)
def _roots() -> tuple[str, ...]:
    kinds = ("stdlib", "platstdlib", "purelib", "platlib")
    found = {sysconfig.get_path(kind) for kind in kinds} | {str(Path(torch.__file__).parents[1])}
    found |= {str(Path(__file__).parents[2]), str(Path(np.__file__).parents[1])}
    return tuple(os.path.join(path, "") for path in found if path)


@functools.lru_cache(maxsize=4096)
def is_installed(module: str) -> bool:
    """Returns True for modules of Python, of installed packages, and of fxge."""
    top = module.partition(".")[0]
    if top == "__main__":
        return False
    if top in sys.builtin_module_names or top in sys.stdlib_module_names or top == "fxge":
        return True
    found = sys.modules.get(top)
    file = getattr(found, "__file__", None) or next(iter(getattr(found, "__path__", ())), "")
    return file.startswith(_roots())


def in_packages(file: str) -> bool:
    return file.startswith(_roots()) or file.startswith("<frozen")


@functools.lru_cache(maxsize=1)
def installation() -> tuple[Any, ...]:
    """Returns the versions of Python and of all installed packages."""
    found: set[str] = set()
    for path in sys.path:
        if path and os.path.isdir(path):
            found.update(n for n in os.listdir(path) if n.endswith((".dist-info", ".egg-info")))
    return (sys.version, torch.__version__, torch.version.git_version, sorted(found))


@functools.lru_cache(maxsize=256)
def stamp(package: str) -> str:
    """Returns a hash of names, sizes and times of the files of an installed package."""
    if package in ("torch", "numpy", "fxge") or package in sys.stdlib_module_names:
        return ""
    file = getattr(sys.modules.get(package), "__file__", None)
    if file is None:
        return ""
    path = Path(file)
    files = sorted(path.parent.rglob("*.py")) if path.stem == "__init__" else [path]
    abouts = [(str(f), f.stat()) for f in files]
    return key_of([(name, about.st_size, about.st_mtime_ns) for name, about in abouts])


def resolves(kind: type) -> bool:
    """Returns True if the class is the one that its module has under its name."""
    found: Any = sys.modules.get(kind.__module__)
    for name in kind.__qualname__.split("."):
        found = getattr(found, name, None)
    return found is kind or kind.__flags__ & HEAP == 0


def is_whole(kind: type) -> bool:
    """Returns True if code of installed packages may read any attribute of an object."""
    abstract = ("abc", "typing", "typing_extensions", "enum")
    bases = (c for c in kind.__mro__ if c not in (object, torch.nn.Module))
    return any(is_installed(c.__module__) and c.__module__ not in abstract for c in bases)


def is_patch(value: Any) -> bool:
    """Returns True for a function of a user in a class of an installed package."""
    f = getattr(value, "__func__", value)
    if not isinstance(f, types.FunctionType) or in_packages(f.__code__.co_filename):
        return False
    generated = f.__code__.co_filename.startswith("<")
    return not (generated and is_installed(f.__module__))


def is_versioned(module: str) -> bool:
    """Returns True for modules of Python, PyTorch, NumPy and fxge."""
    top = module.partition(".")[0]
    return top in _VERSIONED or top in sys.stdlib_module_names


def is_users(value: Any) -> bool:
    """Returns True for a function or class that no installed package defines."""
    if isinstance(value, types.FunctionType):
        return is_patch(value)
    return isinstance(value, type) and not is_installed(value.__module__)
