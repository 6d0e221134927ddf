# SPDX-License-Identifier: Apache-2.0
"""Registration of `fxge`, `npu` and `aoe` as backend names of torch.compile.

A name that another package has registered is left alone. PyTorch imports its table of names when
torch.compile is first used; the registration waits for that, as `import fxge` imports no torch.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from typing import Any

NAMES = ("fxge", "npu", "aoe")  # an installed package also has an entry point for fxge
_TABLE, _GROUP = "torch._dynamo.backends.registry", "torch_dynamo_backends"


def _enter(registry: Any) -> None:
    """Adds entries that are loaded when a name is used.

    A package that registers a name later replaces the entry.
    """
    taken = {e.name for e in entry_points(group=_GROUP)} | registry._BACKENDS.keys()
    for name in NAMES:
        if name not in taken:
            registry._BACKENDS[name] = EntryPoint(name, "fxge.backend:backend", _GROUP)


class _After(Loader):
    """Loader that runs the module's own loader, then adds the entries."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> Any:
        return self._loader.create_module(spec)

    def exec_module(self, module: Any) -> None:
        self._loader.exec_module(module)
        _enter(module)


class _Waiting(MetaPathFinder):
    """Finder that wraps the loader of the table's module, once."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        del path, target
        if name != _TABLE:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        if spec is not None and spec.loader is not None:
            spec.loader = _After(spec.loader)
        return spec


def register() -> None:
    """Registers the names now, or when PyTorch imports its table."""
    if _TABLE in sys.modules:
        _enter(sys.modules[_TABLE])
    elif not any(isinstance(f, _Waiting) for f in sys.meta_path):
        sys.meta_path.insert(0, _Waiting())
