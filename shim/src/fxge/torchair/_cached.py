# SPDX-License-Identifier: Apache-2.0
"""cache_compile: compilation of a module's method, cached on disk for all processes.

The cache holds the graph of torch.export with the module's tensors as inputs, without weights and
code. A process that finds an entry neither traces nor calls Dynamo. Everything that tracing may
read is part of the key, and is compared in each call (_reads.py, _watch.py).
"""

from __future__ import annotations

import inspect
import logging
import os
import sys
import types
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import torch
from torch.utils import _pytree as pytree

import fxge
from fxge._core import output_files, temporary_files
from fxge._core.disk_store import Store, default_directory, key_of
from fxge._core.version import version
from fxge._live import gears
from fxge._operators import converters
from fxge._programs.program import Program
from fxge.errors import FxgeError

from ._call_form import GLOBAL_HOOKS, ModuleTensors, apart, dynamic_dims, form, tracing_settings
from ._compile import _checked
from ._installed import installation
from ._lifted import (
    Classes,
    LiftedMethod,
    as_forward,
    check_arrays,
    mutated_constant,
    opened,
    set_entries,
)
from ._options import CompilerConfig
from ._reads import Reads, walk

_log = logging.getLogger("fxge")


@dataclass
class _Call:
    """One call: arguments, objects as dicts, their classes, and what else tracing reads."""

    args: list[Any]
    kwargs: dict[str, Any]
    classes: Classes
    reads: Reads
    state: ModuleTensors

    def leaves(self) -> list[Any]:
        """Returns the module's tensors and the leaves of the arguments."""
        return [*self.state.now, *pytree.tree_leaves((self.args, self.kwargs))]


class CachedMethod:
    """Compiled form of a method, to be called in its place; see cache_compile."""

    def __init__(self, f: Any, dynamic: bool, store: Store, added: Mapping[Any, Any]) -> None:
        self._owner: torch.nn.Module = f.__self__
        self._function = f.__func__
        self._dynamic, self._store, self._added = dynamic, store, dict(added)
        self._programs: dict[Any, Program] = {}
        self._known: dict[tuple[type, ...], tuple[Reads, ModuleTensors]] = {}
        self._warned: set[str] = set()
        self.__name__, self.__doc__ = f.__name__, f.__doc__

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Returns the method's results, without gradients.

        Raises:
            FxgeError: as fxge.compile and calls of programs do; status 2, an argument of a type
                that torch.export does not take, or of another class of the same name; 3, the method
                sets an attribute to a value that is not a tensor.
        """
        with torch.no_grad():
            call = self._call(args, kwargs)
            try:
                result, written = self._run(call, self._dynamic)
            except FxgeError as e:
                if not self._dynamic or e.status != 4:
                    raise
                # sizes that the first call's program refuses: a program for these sizes only
                result, written = self._run(call, False)
            if written:
                set_entries(call.reads.watch, written, call.leaves, result)
            return result

    def _call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Call:
        classes: Classes = {}
        given, named = opened((list(args), kwargs), classes)
        kinds = tuple(classes.values())
        reads, state = self._known.get(kinds, (None, None))
        if reads is None or state is None or not state.read() or reads.watch.changed():
            reads = self._walked(classes)
            state = ModuleTensors(reads)
            if not state.read():
                raise FxgeError("cache_compile: the module changes while it is read", status=2)
            self._known[kinds] = (reads, state)
            if reads.obstacle is not None:  # the key is not complete
                self._programs.clear()
        return _Call(given, named, classes, reads, state)

    def _walked(self, classes: Classes) -> Reads:
        """Returns everything that tracing may read; warns if that cannot be represented."""
        reads = walk(
            {
                "self": self._owner,
                self._function.__qualname__: self._function,
                "custom_decompositions": self._added,
                "converters": converters.registered(),
                "hooks": GLOBAL_HOOKS,
                **classes,
            }
        )
        if reads.obstacle is not None and reads.obstacle not in self._warned:
            self._warned.add(reads.obstacle)
            _log.warning(
                "%s is compiled in each process, without the cache: %s cannot be compared with the "
                "state of another process, and changes that only it shows are not seen",
                self._function.__qualname__,
                reads.obstacle,
            )
        return reads

    def _run(self, call: _Call, dynamic: bool) -> Any:
        program = self._program(call, dynamic)
        return program(call.state.tensors, call.args, call.kwargs)

    def _program(self, call: _Call, dynamic: bool) -> Program:
        """Returns the program of a call, whose first inputs are the module's tensors."""
        leaves, spec = pytree.tree_flatten((call.args, call.kwargs))
        gears.refuse(leaves, "cache_compile")
        forms = tuple(form(x, dynamic) for x in leaves)
        about = (call.reads.key, tracing_settings(), call.state.layouts, dynamic)
        known = (*about, forms, str(spec))
        program = self._programs.get(known)
        if program is not None:
            return program
        key = self._key(call, about, forms, spec)
        data = None if key is None else self._store.get(key)
        if data is None:
            data = self._traced(call, dynamic)
            call.reads.watch.traced()
            if key is not None:
                self._store.put(key, data)
        else:
            _log.info("%s: found in %s", self.__name__, self._store.directory)
        program = Program().load_bytes(data, self.__name__).compile(in_place=True)
        self._programs[known] = program
        return program

    def _key(self, call: _Call, about: Any, forms: Any, spec: Any) -> str | None:
        """Returns the key of a file; None if something has no exact representation."""
        if call.reads.obstacle is not None:
            return None
        try:
            with warnings.catch_warnings():  # PyTorch warns about its own use of LeafSpec
                warnings.simplefilter("ignore", FutureWarning)
                structure = pytree.treespec_dumps(spec)
        except (NotImplementedError, TypeError, ValueError):  # a container that has no text form
            return None
        return key_of(installation(), version(), about, forms, structure)

    def _traced(self, call: _Call, dynamic: bool) -> bytes:
        tensors, args, kwargs = apart((call.state.tensors, call.args, call.kwargs))
        shapes = pytree.tree_map(lambda x: dynamic_dims(x, dynamic), (args, kwargs))
        method = types.MethodType(as_forward(self._function), self._owner)
        lifted = LiftedMethod(method, call.reads, call.classes)
        try:
            exported = torch.export.export(
                lifted,
                (tensors, args, kwargs),
                dynamic_shapes=([None] * len(tensors), *shapes),
                strict=False,
            )
            check_arrays(exported, call.reads)
            exported = exported.run_decompositions(self._added)
        except ValueError as e:
            if "Unsupported input type" in str(e):
                raise FxgeError(f"cache_compile: {e}", status=2) from e
            raise
        except RuntimeError as e:
            refused = mutated_constant(e, call.reads)
            if refused is None:
                raise
            raise refused from e
        with temporary_files.directory() as directory:
            path = directory / "method.fxpb"
            fxge.save(exported, path)
            return path.read_bytes()


def _check_flags(**flags: Any) -> None:
    """Raises FxgeError (status 2) if a flag is not a bool."""
    for name, value in flags.items():
        if not isinstance(value, bool):
            raise FxgeError(f"cache_compile: '{name}' expects a bool, found {value!r}", status=2)


def _of_backend(backend: Any, config: CompilerConfig | None) -> CompilerConfig | None:
    """Returns the options of a backend. Raises FxgeError (status 2) if `config` differs."""
    if backend is None:
        return config
    own = getattr(backend, "compiler_config", None)
    if not isinstance(own, CompilerConfig):
        raise FxgeError(
            f"cache_compile: 'backend' expects one of get_npu_backend(), found {backend!r}",
            status=2,
        )
    if config is not None and config.changed() != own.changed():
        raise FxgeError("cache_compile: 'config' differs from the options of 'backend'", status=2)
    return own


def cache_compile(
    func: Callable[..., Any],
    *,
    config: CompilerConfig | None = None,
    backend: Callable[..., Any] | None = None,
    dynamic: bool = True,
    fullgraph: bool = True,
    cache_dir: str | None = None,
    global_rank: int | None = None,
    tp_rank: int | None = None,
    pp_rank: int | None = None,
    custom_decompositions: Mapping[Any, Callable[..., Any]] | None = None,
    ge_cache: bool = False,
) -> CachedMethod:
    """Compiles a method of a module on its first call with arguments of a kind; caches it on disk.

    Later processes find it without tracing. A kind of arguments is their structure, dtypes, values
    of arguments that are not tensors, sizes (with `dynamic` only 0 and 1) and strides (with
    `dynamic` only the order of dims, if they are dense). Tensors that the method writes are written
    in place, and new tensors that it assigns to attributes are assigned.

    The key includes everything that tracing may read: code, closures, globals, classes, attributes,
    names and ties of tensors, settings, and versions of installed packages. Each call compares them
    with their values at the tracing. If one has no exact representation, such as a lock, nothing is
    stored, and a warning names it.

    Args:
        func: a method of a torch.nn.Module, without decorators.
        config: TorchAir's options, except those for live graphs.
        backend: a backend of get_npu_backend, whose options count; `config` must equal them.
        dynamic: sizes of arguments may differ from call to call.
        fullgraph: accepted as torch.compile has it; a method is one graph in any case.
        cache_dir: directory; None: TORCHAIR_CACHE_HOME, or `fxge` in XDG_CACHE_HOME.
        global_rank, tp_rank, pp_rank: ranks, each with a directory of its own.
        custom_decompositions: decompositions by overload.
        ge_cache: GE's own compilation cache, which does not exist without an NPU.

    Returns:
        A callable with the method's arguments.

    Raises:
        FxgeError: status 2, not a method of a module, or another kind of configuration or backend;
            3, an option for live graphs; 5, a cache of another user. The first call: 3, the method
            assigns a value that is not a tensor.
    """
    _check_flags(dynamic=dynamic, fullgraph=fullgraph, ge_cache=ge_cache)
    _checked(_of_backend(backend, config)).check_saved()
    owner = getattr(func, "__self__", None)
    if not isinstance(owner, torch.nn.Module) or not inspect.isfunction(
        getattr(func, "__func__", None)
    ):
        raise FxgeError(
            f"cache_compile expects a method of a torch.nn.Module, found {func!r}", status=2
        )
    root = cache_dir or os.environ.get("TORCHAIR_CACHE_HOME")
    directory = Path(root) if root else default_directory()
    ranks = {"global": global_rank, "tp": tp_rank, "pp": pp_rank}
    place = "_".join(f"{name}{rank}" for name, rank in ranks.items() if rank is not None)
    directory = directory / type(owner).__name__ / (place or "alone") / func.__name__
    return CachedMethod(func, dynamic, Store(directory), custom_decompositions or {})


def readable_cache(
    cache_bin: str, print_output: bool = True, file: str | TextIO | None = None
) -> str:
    """Returns a file of cache_compile as text.

    Args:
        cache_bin: path of the file.
        print_output: writes the text to standard output, too.
        file: path or open file for the text, too.

    Raises:
        FxgeError: status 5, the file does not exist; 4, it is not a file of cache_compile.
    """
    path = Path(cache_bin)
    if not path.is_file():
        raise FxgeError(f"{cache_bin}: the file does not exist", status=5)
    try:
        data = Store.read(path)
    except OSError as e:
        raise FxgeError(f"{cache_bin}: cannot read: {e.strerror}", status=5) from e
    if data is None:
        raise FxgeError(f"{cache_bin} is not a file of cache_compile, or is damaged", status=4)
    text = Program().load_bytes(data, path.parent.name).text("locs")
    if print_output:
        sys.stdout.write(text)
    if isinstance(file, str):
        output_files.write(file, text.encode())
    elif file is not None:
        file.write(text)
    return text
