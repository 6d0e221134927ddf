"""`fxge`, `npu` and `aoe` as names that torch.compile takes, where nothing else has them.

PyTorch's table of names comes with the module below, which it imports when torch.compile is first
used: that is waited for, since `import fxge` imports no torch.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import EntryPoint, entry_points
from typing import Any

NAMES = ("fxge", "npu", "aoe")  # fxge: an installed package has an entry point
_TABLE, _GROUP = "torch._dynamo.backends.registry", "torch_dynamo_backends"


def _enter(registry: Any) -> None:
    """An entry that is opened when the name is used; whoever registers the name later has it."""
    taken = {e.name for e in entry_points(group=_GROUP)} | registry._BACKENDS.keys()
    for name in NAMES:
        if name not in taken:
            registry._BACKENDS[name] = EntryPoint(name, "fxge.backend:backend", _GROUP)


class _After(Loader):
    """The module's own loader, and what follows it."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> Any:
        return self._loader.create_module(spec)

    def exec_module(self, module: Any) -> None:
        self._loader.exec_module(module)
        _enter(module)


class _Waiting(MetaPathFinder):
    """Sees the module being imported, once."""

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
    """Now, or when PyTorch has its table."""
    if _TABLE in sys.modules:
        _enter(sys.modules[_TABLE])
    elif not any(isinstance(f, _Waiting) for f in sys.meta_path):
        sys.meta_path.insert(0, _Waiting())
