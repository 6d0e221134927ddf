# SPDX-License-Identifier: Apache-2.0
"""Everything that tracing a method may read: its exact representation, and its tensors.

A walk starts at the method and its module, and follows attributes, containers, closures, globals
and code. A value that has no exact representation is an obstacle: its reader is not cached. The
same holds for code that reaches state which no walk finds (globals(), eval, frames). Attributes and
variables of the environment count if their names stand in the code; a computed name makes the walk
take all. Code and objects of installed packages are represented by names and installed versions.
"""

from __future__ import annotations

import abc
import builtins
import collections
import contextlib
import copyreg
import enum
import functools
import gc
import hashlib
import importlib
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.distributed as dist

from fxge._core.disk_store import key_of

from . import _code_reads, _reflection
from ._installed import (
    HEAP,
    in_packages,
    is_installed,
    is_patch,
    is_users,
    is_versioned,
    is_whole,
    resolves,
    stamp,
)
from ._representations import (
    ATOMS,
    code_tokens,
    content,
    is_plain,
    is_reduced,
    layout,
    name_of,
    shallow,
)
from ._watch import Cell, ClassFields, Fields, Items, Watch

_TORCH_ATOMS: tuple[Any, ...] = (
    torch.dtype,
    torch.layout,
    torch.memory_format,
    torch.device,
    torch.Size,
)
_TORCH_ATOMS = (*_TORCH_ATOMS, torch.finfo, torch.iinfo, torch.qscheme)
_DESCRIPTORS = (
    types.WrapperDescriptorType,
    types.MethodDescriptorType,
    types.GetSetDescriptorType,
    types.MemberDescriptorType,
    types.ClassMethodDescriptorType,
)
# Attributes of modules that are walked by themselves, and those that no forward reads.
_TABLES = ("_parameters", "_buffers", "_modules")
_HOOKS = (
    "_forward_hooks",
    "_forward_hooks_with_kwargs",
    "_forward_hooks_always_called",
    "_forward_pre_hooks",
    "_forward_pre_hooks_with_kwargs",
)
_UNREAD = frozenset(
    (
        "_backward_pre_hooks",
        "_backward_hooks",
        "_is_full_backward_hook",
        "_state_dict_hooks",
        "_state_dict_pre_hooks",
        "_load_state_dict_pre_hooks",
        "_load_state_dict_post_hooks",
        "_non_persistent_buffers_set",
    )
)
# Entries of a class that do not change the results of its methods.
_OF_CLASSES = re.compile(
    "__(abstractmethods|annotat[a-z_]*|dataclass_(fields|params)|dict|doc|firstlineno|module"
    "|orig_bases|parameters|qualname|slotnames|slots|static_attributes|weakref)__|_abc_impl"
)
_OF_MODULES = frozenset(("__init__", "__repr__", "__setstate__", "__getstate__"))
_IMPLIED = frozenset(("forward", "training"))  # names that nn.Module reads
# Namespaces of operators that change only with the versions of torch and fxge.
_NAMESPACES = re.compile(
    "aten|prims?|profiler|higher_order|_?c10d(_functional)?|quantized(_decomposed)?|npu(_inference)?"
    "|fxge"
)
# Modules with immutable classes in C, and such classes.
_IMMUTABLE = frozenset(("re", "datetime", "decimal", "fractions", "pathlib", "zoneinfo"))
_CONSTANTS = (range, slice)
_DUNDER = re.compile(r"__\w+__")
_CACHED: Any = type(functools.lru_cache(len))
_abc_dump: Any = vars(abc)["_get_dump"]
_NOT_WALKED = (os.environ, sys.modules, vars(builtins))
Place = tuple[Any, Any]  # container and key
_MISSING = object()


@dataclass
class Lifted:
    """Tensor that is an input of the program.

    Attributes:
        path: its name in messages.
        number: its number among the inputs.
        registered: True for a parameter or buffer. Others are inputs if they have a dim.
        places: containers that hold it, with the key in each.
    """

    path: str
    number: int
    registered: bool = False
    places: list[Place] = field(default_factory=list)


@dataclass
class Reads:
    """Result of a walk.

    Attributes:
        key: representation, equal in every process.
        obstacle: path and class of a value without a representation, or the code that reaches
            state that no walk finds; None: there is none.
        lifted: tensors that are inputs, in a constant order.
        constants: tensors that are constants of the program, with their paths.
        arrays: NumPy arrays with their paths.
        watch: detects changes of anything that was read.
    """

    key: str
    obstacle: str | None
    lifted: list[Lifted]
    constants: list[tuple[torch.Tensor, str]]
    arrays: list[tuple[Any, str]]
    watch: Watch


def walk(roots: Mapping[str, Any]) -> Reads:
    """Returns everything that tracing may read from the roots."""
    names = _IMPLIED
    everything = False
    codes: dict[int, tuple[types.CodeType, _code_reads.CodeReads, str]] = {}
    while True:
        walker = _Walker(names, everything, codes)
        for path, root in roots.items():
            walker.walk(root, path)
        if walker.names <= names and walker.everything == everything:
            return walker.result()
        names, everything = names | walker.names, walker.everything


def _any(name: str) -> bool:
    del name
    return True


# ---- the walk ----


class _Walker:
    def __init__(self, names: frozenset[str], everything: bool, codes: dict[int, Any]) -> None:
        self._known_names, self._known_everything = names, everything
        self.names, self.everything = set(names), everything
        self._codes = codes
        self._tokens: list[Any] = []
        self._seen: dict[int, int] = {}
        self._wholes: dict[type, bool] = {}
        self._kept: list[Any] = []  # keeps identities valid
        self._lifted: dict[int, Lifted] = {}
        self._constants: list[tuple[torch.Tensor, str]] = []
        self._arrays: list[tuple[Any, str]] = []
        self._obstacle: str | None = None
        self._trusted = 0  # depth of values of installed packages
        self._foreign = 0  # depth of values of Python and PyTorch
        self._line = ""  # file and line of the code that is walked
        self._variables: set[str] = set()
        self._environment = False
        self._registries: set[str] = set()
        self._watch = Watch()

    def result(self) -> Reads:
        lifted = list(self._lifted.values())
        for name in sorted(self._variables):
            self._emit("variable", name, os.environ.get(name))
            self._watch.content(functools.partial(os.environ.get, name), f"os.environ['{name}']")
        if self._environment:
            self._emit("environment", sorted(os.environ.items()))
            self._watch.content(lambda: dict(os.environ), "os.environ")
        self._watch.finish(place for x in lifted for place in x.places)
        key = key_of(self._tokens)
        return Reads(key, self._obstacle, lifted, self._constants, self._arrays, self._watch)

    def _emit(self, *tokens: Any) -> None:
        self._tokens.extend(tokens)

    def _stop(self, value: Any, path: str) -> None:
        """Records a value without a representation."""
        self._emit("opaque", name_of(type(value)))
        if not self._trusted and self._obstacle is None:
            self._obstacle = f"{path} ({name_of(type(value))})"

    def _effect(self, value: Any, path: str) -> None:
        """Takes into account that code reads state under computed names by a value."""
        found = _reflection.effect(value, self._known_everything)
        self.everything |= found is _reflection.ATTRIBUTES
        self._environment |= found is _reflection.ENVIRONMENT
        if found is _reflection.HIDDEN:
            self._hidden(path)

    def _hidden(self, construct: str) -> None:
        """Records code that reaches state that no walk finds."""
        self.everything = self._environment = True
        self._emit("hidden")
        if self._obstacle is None:
            self._obstacle = f"{self._line}{construct}"

    def _whole(self, kind: type) -> bool:
        """Returns the same as is_whole, which is slow for the many modules of one class."""
        found = self._wholes.get(kind)
        if found is None:
            found = self._wholes[kind] = is_whole(kind)
        return found

    def _is_read(self, name: str) -> bool:
        return self._known_everything or name in self._known_names

    @contextlib.contextmanager
    def _trust(self, module: str | None) -> Any:
        """Ignores obstacles in values of an installed module, which its version represents."""
        trusted = module is not None and is_installed(module)
        foreign = trusted and is_versioned(str(module))
        self._trusted += trusted
        self._foreign += foreign
        self._watch.foreign = self._foreign > 0
        yield
        self._trusted -= trusted
        self._foreign -= foreign
        self._watch.foreign = self._foreign > 0

    @contextlib.contextmanager
    def _users(self, line: str) -> Any:
        """Walks code or an object of a user, whose obstacles count wherever it is held."""
        before = self._trusted, self._foreign, self._line
        self._trusted = self._foreign = 0
        self._watch.foreign, self._line = False, line
        yield
        self._trusted, self._foreign, self._line = before
        self._watch.foreign = self._foreign > 0

    def walk(self, value: Any, path: str, place: Place | None = None) -> None:
        """Emits the representation of a value.

        Args:
            value: any object.
            path: its name in messages.
            place: container that can hold another value in its place, with the key.
        """
        kind = type(value)
        if kind in ATOMS or kind in _TORCH_ATOMS:
            self._emit(kind.__name__, repr(value))
            return
        if not self._trusted and isinstance(value, _reflection.KINDS):
            self._effect(value, path)
        if any(value is x for x in _NOT_WALKED):
            self._emit(path)
        elif isinstance(value, torch.Tensor):
            if place is not None and (value.dim() or id(value) in self._lifted):
                self._input(value, path, place)
            else:
                self._constant(value, path)
        elif isinstance(value, tuple):  # rebuilt in each place that holds it
            self._emit(name_of(kind), len(value))
            within = None if place is None else Items(*place)
            for n, v in enumerate(value):
                self.walk(v, f"{path}[{n}]", None if within is None else (within, n))
            self._subclass(value, path)
        elif id(value) in self._seen:
            self._emit("again", self._seen[id(value)])
        else:
            self._seen[id(value)] = len(self._seen)
            self._kept.append(value)
            self._emit(name_of(kind))
            self._object(value, kind, path)

    def _object(self, value: Any, kind: type, path: str) -> None:
        for kinds, visit in _VISITS:
            if isinstance(value, kinds):
                visit(self, value, path)
                return
        if isinstance(value, enum.Enum):
            self._emit(str(value.name))
            self.walk(value.value, path)
            self.walk(kind, path)
        else:
            self._instance(value, kind, path)

    # ---- tensors and arrays ----

    def _input(self, x: torch.Tensor, path: str, place: Place) -> Lifted:
        self._kept.append(x)
        lifted = self._lifted.setdefault(id(x), Lifted(path, len(self._lifted)))
        lifted.places.append(place)
        self._emit("input", lifted.number)
        return lifted

    def _constant(self, x: torch.Tensor, path: str) -> None:
        plain = x.layout is torch.strided and type(x) in (torch.Tensor, torch.nn.Parameter)
        self._constants.append((x, path))
        self._kept.append(x)
        if not plain or x.device.type == "meta":
            self._stop(x, path)
            return
        self._emit("constant", layout(x), hashlib.sha256(self._watch.memory(x, path)).hexdigest())

    def _array(self, x: Any, path: str) -> None:
        if x.dtype.hasobject:
            self._stop(x, path)
            return
        self._arrays.append((x, path))
        self._emit(repr(x.dtype.descr), x.shape, getattr(x, "strides", ()))
        self._emit(hashlib.sha256(x.tobytes()).hexdigest())
        self._watch.content(lambda: (x.tobytes(), x.shape, x.strides, x.dtype), path)
        if type(x).__module__ != "numpy":
            self._instance_parts(x, path)

    # ---- containers ----

    def _list(self, value: list[Any], path: str) -> None:
        self._emit(len(value))
        self._watch.table(value, path, fields=False)
        for n, v in enumerate(value):
            self.walk(v, f"{path}[{n}]", (value, n))
        self._subclass(value, path)

    def _dict(self, value: dict[Any, Any], path: str) -> None:
        self._emit(len(value))
        self._watch.table(value, path, fields=False, ordered=True)
        for k, v in value.items():
            self.walk(k, path)
            self.walk(v, f"{path}[{k!r}]" if type(k) in ATOMS else path, (value, k))
        self._subclass(value, path)

    def _mapping(self, value: Mapping[Any, Any], path: str) -> None:
        for held in gc.get_referents(value):  # the mapping that the proxy shows
            self.walk(held, path)

    def _set(self, value: Any, path: str) -> None:
        if not all(type(v) in ATOMS or type(v) in _TORCH_ATOMS for v in value):
            self._stop(value, path)
        self._emit(sorted(map(repr, value)))
        if isinstance(value, set):
            self._watch.content(lambda: sorted(map(repr, value)), path)
        self._subclass(value, path)

    def _subclass(self, value: Any, path: str) -> None:
        """Walks class and attributes of an object of a subclass of a container."""
        if type(value).__module__ not in ("builtins", "collections"):
            self.walk(type(value), path)
            self._instance_parts(value, path)
        elif isinstance(value, collections.defaultdict):
            self.walk(value.default_factory, path)

    # ---- code ----

    def _function(self, f: types.FunctionType, path: str) -> None:
        code = f.__code__
        if in_packages(code.co_filename):
            self._emit(f.__module__, f.__qualname__, code.co_firstlineno)
            self._package(f.__module__)
            with self._trust(f.__module__):
                self._cells(f)
            return
        with self._users(self._line):
            self._users_function(f, code, path)

    def _users_function(self, f: types.FunctionType, code: types.CodeType, path: str) -> None:
        reads, digest = self._code(code)
        self._emit(digest, f.__name__, f.__qualname__)
        fields = Fields(f)
        for name in ("__code__", "__name__", "__qualname__"):
            self._watch.entry(fields, name, f"{path}.{name}")
        names = ["__defaults__", "__kwdefaults__"]
        names += [n for n in ("__annotations__", "__doc__") if n in self._known_names]
        for name in names:
            self._watch.entry(fields, name, f"{path}.{name}")
            self.walk(getattr(f, name), f"{path}.{name}", (fields, name))
        self._cells(f)
        if vars(f):
            self._dict(vars(f), path)
        for chain in sorted(reads.chains):
            self._line = f"{code.co_filename}:{reads.lines[chain]}: "
            self._chain(f.__globals__, chain, reads.chains[chain])
        for level, module, imported, line in sorted(reads.imports):
            self._line = f"{code.co_filename}:{line}: "
            self._import(f.__globals__, level, module, imported)
        for name, line in sorted(reads.hidden.items()):
            self._line = f"{code.co_filename}:{line}: "
            self._hidden(name)

    def _cells(self, f: types.FunctionType) -> None:
        for name, cell in zip(f.__code__.co_freevars, f.__closure__ or (), strict=True):
            place, path = Cell(cell), f"'{name}' of {f.__qualname__}"
            self._watch.entry(place, name, path)
            self._emit(name)
            value = place.get(name, _MISSING)
            if value is not _MISSING:
                self.walk(value, path, (place, name))

    def _code(self, code: types.CodeType) -> tuple[_code_reads.CodeReads, str]:
        known = self._codes.get(id(code))
        if known is None:
            known = (code, _code_reads.reads_of(code), key_of(code_tokens(code)))
            self._codes[id(code)] = known
        reads: _code_reads.CodeReads = known[1]
        self.names |= reads.names
        self.everything |= reads.reflects
        return reads, known[2]

    def _chain(self, within: dict[str, Any], chain: tuple[str, ...], uses: set[str | None]) -> None:
        """Walks a global, or an attribute of a module that is one."""
        self._emit(chain)
        name, home = chain[0], str(within.get("__name__"))
        self._watch.entry(within, name, f"{home}.{name}")
        holder = within if name in within else vars(builtins)
        value, rest = holder.get(name, _MISSING), chain[1:]
        while rest and isinstance(value, types.ModuleType):
            module, name, rest = value, rest[0], rest[1:]
            home, holder = module.__name__, vars(module)
            value = getattr(module, name, _MISSING)
            if name in holder:  # operators are not, until they are used
                self._watch.entry(holder, name, f"{home}.{name}")
            else:
                self._computed(module, name)
        if value is _MISSING or self._is_named(value, rest, uses):
            return
        self._global(value, holder if name in holder else None, home, name)

    def _is_named(self, value: Any, rest: tuple[str, ...], uses: set[str | None]) -> bool:
        """Returns True if all names that code reads by a value are constants; takes them."""
        if None in uses:
            return False
        if _reflection.is_environment(value) and rest in ((), ("get",)):
            self._variables.update(name for name in uses if name is not None)
            return True
        return not rest and any(value is f for f in _reflection.NAMED)

    def _computed(self, module: types.ModuleType, name: str) -> None:
        """Walks the code that computes an attribute of a module, and watches the value."""
        with self._trust(module.__name__):
            self.walk(vars(module).get("__getattr__"), f"{module.__name__}.__getattr__")
            if type(module) is not types.ModuleType:
                self.walk(type(module), f"the class of {module.__name__}")

        def now() -> Any:
            value = getattr(module, name, _MISSING)
            return (type(value), repr(value)) if type(value) in ATOMS else id(value)

        if now() == now():
            self._watch.content(now, f"{module.__name__}.{name}")

    def _import(
        self, within: dict[str, Any], level: int, module: str, names: tuple[str, ...]
    ) -> None:
        """Walks the names of an import statement in a function."""
        package = str(within.get("__package__") or "").split(".")
        above = package[: len(package) - level + 1] if level else []
        full = ".".join(p for p in (*above, module) if p)
        self._emit("import", full, names)
        if is_installed(full) and full not in sys.modules:
            return
        try:
            found = importlib.import_module(full)
        except Exception as e:
            self._emit(name_of(type(e)))
            return
        if not names:
            self._global(found, None, full, full)
        for name in names:
            if hasattr(found, name):
                self._global(getattr(found, name), vars(found), full, name)

    def _global(self, value: Any, holder: dict[str, Any] | None, home: str, name: str) -> None:
        place = None if is_installed(home) or holder is None else (holder, name)
        if isinstance(value, _reflection.KINDS):
            self._effect(value, f"{home}.{name}".removeprefix("builtins."))
        with self._trust(home):
            self.walk(value, f"{home}.{name}", place)

    def _space(self, value: types.ModuleType, path: str) -> None:
        """Walks the attributes of a module that may be read through another name than its own."""
        self._emit(value.__name__)
        if not is_installed(value.__name__):
            self._fields(vars(value), path, self._is_read)
            self.walk(vars(value).get("__getattr__"), f"{path}.__getattr__")
            return
        held, home = vars(value), value.__name__
        for name in sorted(self._known_names.intersection(held)):
            self._emit(name)
            self._watch.entry(held, name, f"{home}.{name}")
            self._global(held[name], None, home, name)

    def _bound(self, f: types.MethodType, path: str) -> None:
        self.walk(f.__func__, path)
        self.walk(f.__self__, path)

    def _partial(self, f: functools.partial[Any], path: str) -> None:
        for part in (f.func, f.args, f.keywords):
            self.walk(part, path)

    def _cached(self, f: Any, path: str) -> None:
        """Walks a function with functools.lru_cache, whose results no walk finds."""
        inner = f.__wrapped__
        code = getattr(inner, "__code__", None)
        if not is_installed(str(inner.__module__)):
            name = f"{inner.__module__}.{inner.__qualname__}"
            with self._users("" if code is None else f"{code.co_filename}:{code.co_firstlineno}: "):
                self._hidden(f"results of {name} that functools.lru_cache holds")
            self._watch.counter(f.cache_info)
        self._wrapper(f, path)

    def _wrapper(self, f: Any, path: str) -> None:
        for name in ("__func__", "__wrapped__", "fget", "fset", "func"):
            if getattr(f, name, None) is not None:
                self.walk(getattr(f, name), path)

    def _descriptor(self, f: Any, path: str) -> None:
        del path
        self._emit(name_of(f.__objclass__), f.__name__)

    def _builtin(self, f: Any, path: str) -> None:
        self._emit(str(f.__module__), f.__qualname__)
        if not isinstance(f.__self__, (types.ModuleType, type(None))):
            self.walk(f.__self__, path)
        elif f.__module__ and not is_installed(f.__module__):
            self._file(f.__module__, f, path)

    def _file(self, module: str, value: Any, path: str) -> None:
        """Represents compiled code of a module by the bytes of its file."""
        file = getattr(sys.modules.get(module), "__file__", None)
        if file is None:
            self._stop(value, path)
        else:
            self._emit(hashlib.sha256(Path(file).read_bytes()).hexdigest())

    def _operator(self, op: Any, path: str) -> None:
        overloads = [op] if hasattr(op, "_schema") else [getattr(op, n) for n in op.overloads()]
        for overload in overloads:
            self._emit(str(overload._schema))
            space = overload.namespace
            for key, kernel in sorted(overload.py_kernels.items(), key=str):
                self._emit(str(key))
                with self._trust("torch" if _NAMESPACES.fullmatch(space) else None):
                    self.walk(kernel, f"{path} ({key})")
            if not _NAMESPACES.fullmatch(space):
                entry = torch._library.simple_registry.singleton.find(overload._name)
                kernel = getattr(entry.fake_impl, "kernel", None)
                if kernel is None:
                    self._stop(overload, path)
                else:
                    self.walk(kernel.func, path)

    def _higher(self, op: Any, path: str) -> None:
        del path
        self._emit(op.name())

    def _logger(self, logger: logging.Logger, path: str) -> None:
        del path
        self._emit(logger.name)

    def _group(self, group: dist.ProcessGroup, path: str) -> None:
        del path
        self._emit(group.group_name, group.rank(), group.size())

    def _package(self, module: str | None) -> None:
        """Represents code of an installed package, which may call code under any name."""
        top = (module or "").partition(".")[0]
        if not is_versioned(top):
            self._emit(stamp(top))
            self.everything = True
            self._registered(top)

    def _registered(self, package: str) -> None:
        """Walks functions and classes of users in containers of an installed package."""
        if package in self._registries:
            return
        self._registries.add(package)
        found = _reflection.Registries(package, is_users)
        self._watch.content(found.state, f"a registry of {package}")
        for path, value in found.entries():
            self._emit(path)
            with self._users(self._line):
                self.walk(value, path)

    # ---- classes and objects ----

    def _class(self, kind: type, path: str) -> None:
        self._emit(kind.__module__, kind.__qualname__)
        own = not (is_installed(kind.__module__) and resolves(kind))
        if own:
            for part in (*kind.__bases__, type(kind)):
                self.walk(part, path)
            if kind.__flags__ & HEAP == 0:  # compiled code
                self._file(kind.__module__, kind, path)
            self._watch.size(kind)
            self._watch.entry(Fields(kind), "__bases__", f"{path}.__bases__")
            self._subclasses(kind, path)
        else:
            self._package(kind.__module__)
        module, whole = issubclass(kind, torch.nn.Module), self._whole(kind)
        for name, v in list(vars(kind).items()):
            if _OF_CLASSES.fullmatch(name) and name not in self._known_names:
                continue
            if module and name in _OF_MODULES:
                continue
            read = own and (whole or _DUNDER.fullmatch(name) or self._is_read(name))
            if read or (not own and is_patch(v)):
                fields = ClassFields(kind)
                self._emit(name)
                self._watch.entry(fields, name, f"{path}.{name}")
                self.walk(v, f"{kind.__qualname__}.{name}", (fields, name))

    def _subclasses(self, kind: type, path: str) -> None:
        """Represents the classes that are registered with an abstract class."""
        if "_abc_impl" not in vars(kind):
            return

        def registered() -> list[str]:
            return sorted(name_of(c) for ref in _abc_dump(kind)[0] if (c := ref()) is not None)

        self._emit(registered())
        self._watch.content(registered, f"the classes that are registered with {path}")

    def _module(self, m: torch.nn.Module, path: str) -> None:
        self.walk(type(m), path)
        self._watch.kind(m)
        for table in _TABLES:
            entries = vars(m)[table]
            self._watch.table(entries, path, ordered=True)
            self._emit(table, len(entries))
            for name, v in entries.items():
                self._emit(name)
                if isinstance(v, torch.Tensor):
                    self._input(v, f"{path}.{name}", (entries, name)).registered = True
                else:
                    self.walk(v, f"{path}.{name}", (entries, name))
        whole = self._whole(type(m))
        skipped = _UNREAD.union(_TABLES, _HOOKS)
        self._fields(vars(m), path, lambda k: k not in skipped and (whole or self._is_read(k)))
        for hooks in _HOOKS:
            held = vars(m).get(hooks, {})
            self._watch.table(held, f"{path}.{hooks}", ordered=True)
            if held:
                self._emit(hooks, len(held))
            for f in held.values():
                self.walk(f, f"{path}.{hooks}")

    def _instance(self, value: Any, kind: type, path: str) -> None:
        self.walk(kind, path)
        self._watch.kind(value)
        own = any(not is_installed(c.__module__) for c in kind.__mro__)
        if is_plain(kind) and own:
            with self._users(self._line):
                self._instance_parts(value, path)
            return
        if is_plain(kind) and not is_reduced(kind):
            self._instance_parts(value, path)
            return
        try:
            parts = content(value)
        except Exception:
            parts = None
        if own or parts is None:
            self._stop(value, path)
            return
        for part in parts:
            self.walk(part, path)
        if kind.__module__ not in _IMMUTABLE and kind not in _CONSTANTS:
            self._watch.content(lambda: shallow(content(value)), path)

    def _instance_parts(self, value: Any, path: str) -> None:
        """Walks attributes of an object in its dict and slots."""
        kind = type(value)
        whole = self._whole(kind)
        reads = _any if whole else self._is_read
        if isinstance(getattr(value, "__dict__", None), dict):
            self._fields(vars(value), path, reads)
        fields = Fields(value)
        for name in copyreg._slotnames(kind) or ():  # type: ignore[attr-defined]
            if reads(name):
                self._emit(name)
                self._watch.entry(fields, name, f"{path}.{name}")
                if hasattr(value, name):
                    self.walk(getattr(value, name), f"{path}.{name}", (fields, name))

    def _fields(self, held: dict[str, Any], path: str, reads: Callable[[str], bool]) -> None:
        """Walks the attributes of an object that are read."""
        self._watch.table(held, path, reads)
        for name in sorted(k for k in held if reads(k)):
            self._emit(name)
            self.walk(held[name], f"{path}.{name}", (held, name))


_VISITS: tuple[tuple[Any, Callable[..., None]], ...] = (
    (torch.nn.Module, _Walker._module),
    (type, _Walker._class),
    (types.FunctionType, _Walker._function),
    (types.MethodType, _Walker._bound),
    (list, _Walker._list),
    (dict, _Walker._dict),
    (types.MappingProxyType, _Walker._mapping),
    ((set, frozenset), _Walker._set),
    ((np.ndarray, np.generic), _Walker._array),
    ((torch._ops.OpOverload, torch._ops.OpOverloadPacket), _Walker._operator),
    (torch._ops.HigherOrderOperator, _Walker._higher),
    (types.ModuleType, _Walker._space),
    (functools.partial, _Walker._partial),
    (_CACHED, _Walker._cached),
    ((property, staticmethod, classmethod, functools.cached_property), _Walker._wrapper),
    (_DESCRIPTORS, _Walker._descriptor),
    (types.BuiltinFunctionType, _Walker._builtin),
    (logging.Logger, _Walker._logger),
    (dist.ProcessGroup, _Walker._group),
)
