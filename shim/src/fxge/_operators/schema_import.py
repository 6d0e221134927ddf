"""Schemas of a running PyTorch as descriptions of operators: fxge.import_ops."""

from __future__ import annotations

import ctypes as c
import os
import warnings
from collections.abc import Sequence

import torch

from .._core import library, temporary_files
from ..errors import FxgeError


def _schemas(namespace: str) -> list[str]:
    """In the order of names, so that the same packages give the same text."""
    found = (str(s) for s in torch._C._jit_get_all_schemas() if s.name.startswith(f"{namespace}::"))
    return sorted(set(found))


def _listed(namespace: str) -> str:
    schemas = _schemas(namespace)
    if not schemas:
        raise FxgeError(
            f"torch.ops.{namespace} has no operators: import what defines them", status=2
        )
    return "".join(f"- func: '{s.replace(chr(39), chr(39) * 2)}'\n" for s in schemas)


def _imported(paths: Sequence[str]) -> str:
    """The rows, and a warning for each thing that they do not know."""
    lib = library.library()  # a session of its own: what is loaded in others is no description here
    session = lib.fxge_open(c.byref(library.options(library.SessionOptions)))
    if not session:
        raise FxgeError("no memory for a session", status=6)
    try:
        text = lib.fxge_ops_import(session, library.names(tuple(paths)), len(paths))
        if text is None:
            raise library.failure(session, lib.fxge_last_status(session) or library.BUG)
        for told in library.diagnostics(session):
            warnings.warn(told.message, stacklevel=4)
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
