# SPDX-License-Identifier: Apache-2.0
"""Values by which code reads state under computed names, and registries of installed packages.

Functions and classes of Python's own modules are sorted by an allow-list: one that is not known to
read nothing under computed names counts as a reader of all attributes.
"""

from __future__ import annotations

import builtins
import functools
import os
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

ATTRIBUTES, ENVIRONMENT, HIDDEN = "attributes", "environment", "hidden"

# Functions with a constant name in a recognised call: see _code_reads.
NAMED: tuple[Any, ...] = (getattr, hasattr, setattr, delattr)
_SAFE_BUILTINS = frozenset(
    [
        "abs",
        "aiter",
        "all",
        "anext",
        "any",
        "ascii",
        "bin",
        "bool",
        "callable",
        "chr",
        "dict",
        "divmod",
        "enumerate",
        "filter",
        "float",
        "format",
        "hash",
        "hex",
        "id",
        "input",
        "isinstance",
        "issubclass",
        "iter",
        "len",
        "map",
        "max",
        "min",
        "next",
        "oct",
        "open",
        "ord",
        "pow",
        "print",
        "range",
        "repr",
        "reversed",
        "round",
        "sorted",
        "sum",
        "zip",
        "__build_class__",
    ]
)
_ATTRIBUTE_BUILTINS = frozenset(
    ("getattr", "hasattr", "setattr", "delattr", "vars", "dir", "locals")
)
# Python's modules whose functions and classes read no attributes under names that are data.
_SAFE_MODULES = frozenset(
    [
        "abc",
        "array",
        "bisect",
        "cmath",
        "collections",
        "contextlib",
        "contextvars",
        "copyreg",
        "datetime",
        "decimal",
        "enum",
        "fractions",
        "functools",
        "hashlib",
        "heapq",
        "io",
        "itertools",
        "json",
        "logging",
        "math",
        "nt",
        "ntpath",
        "numbers",
        "operator",
        "os",
        "pathlib",
        "posix",
        "posixpath",
        "random",
        "re",
        "statistics",
        "struct",
        "sys",
        "threading",
        "time",
        "types",
        "typing",
        "typing_extensions",
        "uuid",
        "warnings",
        "weakref",
        "zoneinfo",
        "dataclasses",
        "string",
        "numpy",
    ]
)
_READERS = frozenset(
    [
        "operator.attrgetter",
        "operator.methodcaller",
        "dataclasses.asdict",
        "dataclasses.astuple",
        "dataclasses.replace",
        "dataclasses.fields",
        "string.Formatter",
        "string.Template",
        "typing.get_type_hints",
    ]
)
# Modules and functions that reach namespaces, frames, modules or all objects.
_HIDDEN_MODULES = frozenset(["code", "ctypes", "gc", "imp", "importlib", "pdb", "pkgutil", "runpy"])
_HIDDEN_FUNCTIONS = frozenset(
    [
        "sys._getframe",
        "sys._getframemodulename",
        "sys._current_frames",
        "sys.exc_info",
        "inspect.currentframe",
        "inspect.stack",
        "inspect.trace",
        "inspect.getouterframes",
        "inspect.getinnerframes",
    ]
)
_NAMESPACES = frozenset(("builtins", "sys", *_HIDDEN_MODULES))
_ENVIRONMENT_READERS = tuple(
    getattr(os, name)
    for name in ("environ", "environb", "getenv", "getenvb", "get_exec_path")
    if hasattr(os, name)
)
_OS = frozenset(("os", "posix", "nt"))
CODE = (types.FunctionType, types.BuiltinFunctionType, type)
# Kinds of values that `effect` may tell from others.
KINDS = (*CODE, types.ModuleType, type(os.environ), dict)


def is_environment(value: Any) -> bool:
    """Returns True for os.environ and os.getenv, which may be read under constant names."""
    return value is os.environ or value is os.getenv


def effect(value: Any, everything: bool) -> str | None:
    """Returns the kind of state that code may read by a value under computed names.

    Args:
        value: any object that code holds or reads.
        everything: attributes are read under computed names somewhere.
    """
    expands = value is os.path.expandvars or value is os.path.expanduser
    if expands or any(value is x for x in _ENVIRONMENT_READERS):
        return ENVIRONMENT
    if isinstance(value, types.ModuleType):
        if value.__name__ in _OS:
            return ENVIRONMENT
        return HIDDEN if everything and value.__name__ in _NAMESPACES else None
    if value is sys.modules:
        return HIDDEN
    return _code_effect(value) if isinstance(value, CODE) else None


def _code_effect(value: Any) -> str | None:
    module, name = str(value.__module__), value.__qualname__
    if module == "builtins":
        known = isinstance(value, type) or name in _SAFE_BUILTINS
        if known or getattr(builtins, name, None) is not value:  # a method of a builtin
            return None
        return ATTRIBUTES if name in _ATTRIBUTE_BUILTINS else HIDDEN
    top = module.partition(".")[0].lstrip("_")
    if module.partition(".")[0] not in sys.stdlib_module_names:
        return None
    about = f"{top}.{name}"
    if top in _HIDDEN_MODULES or about in _HIDDEN_FUNCTIONS:
        return HIDDEN
    return None if top in _SAFE_MODULES and about not in _READERS else ATTRIBUTES


# ---- registries ----


def _code_of(value: Any) -> Any:
    """Returns the function or class that a value calls."""
    for name in ("__func__", "func", "__wrapped__", "flatten_fn"):
        value = getattr(value, name, value) if not isinstance(value, type) else value
    return value


class Registries:
    """Containers of an installed package's modules and classes, which may hold code of others.

    Args:
        package: top name of the package.
        is_users: tests a function or class.
    """

    def __init__(self, package: str, is_users: Callable[[Any], bool]) -> None:
        self._is_users = is_users
        self._found = _containers(package, len(sys.modules))
        self._with_code = [held for _, held in self._found if any(map(callable, _values(held)))]

    def entries(self) -> Iterator[tuple[str, Any]]:
        """Yields path and value of each entry that is a user's function or class."""
        for path, held in self._found:
            for key, value in list(dict.items(held)):
                if self._is_users(_code_of(value)):
                    yield f"{path}[{key!r}]", value

    def state(self) -> Any:
        """Returns a value that differs after a registration."""
        lengths = [dict.__len__(held) for _, held in self._found]
        return lengths, [list(map(id, _values(held))) for held in self._with_code]


def _values(held: dict[Any, Any]) -> list[Any]:
    return list(dict.values(held))  # a subclass may import modules


@functools.lru_cache(maxsize=64)
def _containers(package: str, modules: int) -> list[tuple[str, dict[Any, Any]]]:
    """Returns all dicts in modules, classes and objects of a package.

    Args:
        package: its top name.
        modules: number of all modules, so that later ones are found.
    """
    del modules
    found: dict[int, tuple[str, dict[Any, Any]]] = {}
    prefix = f"{package}."
    for name, module in list(sys.modules.items()):
        if name != package and not name.startswith(prefix):
            continue
        for key, value in list(getattr(module, "__dict__", {}).items()):
            for path, held in _dicts(f"{name}.{key}", value, package):
                found.setdefault(id(held), (path, held))
    return list(found.values())


def _dicts(path: str, value: Any, package: str) -> Iterator[tuple[str, dict[Any, Any]]]:
    """Yields a dict, and the dicts in attributes of a class or object of the package."""
    if isinstance(value, dict):
        if not path.endswith(".__builtins__"):
            yield path, value
        return
    kind = value if isinstance(value, type) else type(value)
    if kind.__module__.partition(".")[0] != package:
        return
    for base in kind.__mro__[:-1]:
        for key, held in list(vars(base).items()):
            if isinstance(held, dict) and not key.startswith("__"):
                yield f"{base.__qualname__}.{key}", held
    if not isinstance(value, type):
        for key, held in list(getattr(value, "__dict__", {}).items()):
            if isinstance(held, dict):
                yield f"{path}.{key}", held
