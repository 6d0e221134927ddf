# SPDX-License-Identifier: Apache-2.0
"""Conversion of PyTorch's operator schemas to operator descriptions: fxge.import_ops."""

from __future__ import annotations

import ctypes as c
import os
import warnings
from collections.abc import Sequence

import torch

from .._core import library, temporary_files
from ..errors import FxgeError


def _schemas(namespace: str) -> list[str]:
    """Returns the schemas sorted by name, so that the same packages give the same text."""
    found = (str(s) for s in torch._C._jit_get_all_schemas() if s.name.startswith(f"{namespace}::"))
    return sorted(set(found))


def _listed(namespace: str) -> str:
    schemas = _schemas(namespace)
    if not schemas:
        raise FxgeError(
            f"torch.ops.{namespace} has no operators: import the package that defines them",
            status=2,
        )
    return "".join(f"- func: '{s.replace(chr(39), chr(39) * 2)}'\n" for s in schemas)


def _imported(paths: Sequence[str]) -> str:
    """Returns the rows; warns about each omitted part."""
    # a new session, as operators that other sessions loaded are not part of the descriptions
    lib = library.library()
    session = lib.fxge_open(c.byref(library.options(library.SessionOptions)))
    if not session:
        raise FxgeError("out of memory", status=6)
    try:
        text = lib.fxge_ops_import(session, library.names(tuple(paths)), len(paths))
        if text is None:
            raise library.failure(session, lib.fxge_last_status(session) or library.BUG)
        for diagnostic in library.diagnostics(session):
            warnings.warn(diagnostic.message, stacklevel=4)
        return str(text.decode())
    finally:
        lib.fxge_close(session)


def run(namespaces: Sequence[str], files: Sequence[str]) -> str:
    with temporary_files.directory() as directory:
        paths = []
        for namespace in namespaces:
            path = directory / f"torch.ops.{namespace}"
            path.write_text(_listed(namespace), encoding="utf-8")
            paths.append(str(path))
        return _imported([*paths, *files]).replace(f"{directory}{os.sep}", "")
