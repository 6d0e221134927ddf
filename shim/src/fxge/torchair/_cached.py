# SPDX-License-Identifier: Apache-2.0
"""cache_compile: compilation of a module's method, cached on disk for all processes.

The cache holds the graph of torch.export with the module's parameters as inputs, without weights
and code. A process that finds an entry neither traces nor calls Dynamo.
"""

from __future__ import annotations

import contextlib
import dataclasses
import enum
import hashlib
import inspect
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import torch
from torch.func import functional_call
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

import fxge
from fxge._core import output_files, temporary_files
from fxge._core.disk_store import Store, default_directory, key_of
from fxge._live import gears
from fxge._operators import converters
from fxge._programs.program import Program
from fxge.errors import FxgeError

from ._compile import _checked
from ._options import CompilerConfig

_log = logging.getLogger("fxge")


def _as_forward(f: Any) -> Any:
    """Returns the function named `forward`, as torch.export keeps lines of such frames only."""
    named = types.FunctionType(
        f.__code__.replace(co_name="forward"),
        f.__globals__,
        f.__name__,
        f.__defaults__,
        f.__closure__,
    )
    named.__kwdefaults__ = f.__kwdefaults__
    return named


class _Method(torch.nn.Module):
    """Method as a module's forward, so that functional_call can replace parameters."""

    def __init__(self, owner: torch.nn.Module, f: Callable[..., Any]) -> None:
        super().__init__()
        self.owner, self.f = owner, _as_forward(f)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self.f(self.owner, *args, **kwargs)


@dataclass
class _Attribute:
    """Tensor in attributes of modules that is neither parameter nor buffer, such as a KV cache.

    Attributes:
        tensor: the tensor when the module was searched.
        places: containers that hold it, with the key in each.
        name: name of the parameter or buffer that the tensor is, if it is one after all.
    """

    tensor: torch.Tensor
    places: list[tuple[Any, Any]]
    name: str | None = None

    def now(self) -> torch.Tensor | None:
        """Returns the present tensor, None if an attribute has another kind of value now."""
        holder, key = self.places[0]
        try:
            found = holder[key]
        except LookupError:
            return None
        return found if isinstance(found, torch.Tensor) and found.dim() else None


def _attributes(owner: torch.nn.Module) -> list[_Attribute]:
    """Returns the tensors in attributes of a module and its submodules, in a constant order.

    Tensors without dims are left out, as code of the module may depend on their values.
    """
    found: dict[int, _Attribute] = {}
    names = {id(t): f"owner.{n}" for n, t in owner.named_parameters()}
    names |= {id(t): f"owner.{n}" for n, t in owner.named_buffers()}

    def search(holder: Any, key: Any, within: tuple[int, ...]) -> None:
        value = holder[key]
        if isinstance(value, torch.Tensor):
            if value.dim():
                made = _Attribute(value, [], names.get(id(value)))
                found.setdefault(id(value), made).places.append((holder, key))
        elif type(value) in (list, dict) and id(value) not in within:
            for k in range(len(value)) if isinstance(value, list) else value:
                search(value, k, (*within, id(value)))

    for m in owner.modules():
        for key in sorted(vars(m).keys() - _INSIDE):
            search(vars(m), key, ())
    return list(found.values())


_CLASS = "\0class"  # key of the class in the dict of an object
_Classes = dict[str, type]


def _is_record(value: Any) -> bool:
    """Tests whether a value is an object of a user's class, whose attributes are inputs."""
    kind = type(value)
    if kind in pytree.SUPPORTED_NODES or isinstance(value, (type, enum.Enum, torch.nn.Module)):
        return False
    if dataclasses.is_dataclass(value):
        return True
    own = kind.__module__.partition(".")[0] != "torch"
    return own and hasattr(value, "__dict__") and not callable(value)


def _opened(value: Any, classes: _Classes, within: tuple[int, ...] = ()) -> Any:
    """Returns arguments with objects replaced by dicts, which torch.export takes.

    Args:
        value: any object.
        classes: receives the classes of the objects by name.
        within: identities of the objects that contain `value`.
    """
    if isinstance(value, torch.Tensor):
        return value
    if id(value) in within:
        raise FxgeError("cache_compile: an argument contains itself", status=2)
    within = (*within, id(value))
    kind = type(value)
    if kind in (list, tuple):
        return kind(_opened(v, classes, within) for v in value)
    if kind is dict:
        return {k: _opened(v, classes, within) for k, v in value.items()}
    if not _is_record(value):
        return value
    name = f"{kind.__module__}.{kind.__qualname__}"
    if classes.setdefault(name, kind) is not kind:
        raise FxgeError(f"cache_compile: two classes are called '{name}'", status=2)
    fields = dataclasses.fields(value) if dataclasses.is_dataclass(value) else ()
    held = {f.name: getattr(value, f.name) for f in fields if hasattr(value, f.name)}
    held |= getattr(value, "__dict__", {})
    return {_CLASS: name, **{k: _opened(v, classes, within) for k, v in held.items()}}


def _closed(value: Any, classes: _Classes) -> Any:
    """Returns arguments with objects of their classes in place of dicts."""
    kind = type(value)
    if kind in (list, tuple):
        return kind(_closed(v, classes) for v in value)
    if kind is not dict:
        return value
    held = {k: _closed(v, classes) for k, v in value.items() if k != _CLASS}
    if _CLASS not in value:
        return held
    of: Any = classes[value[_CLASS]]
    made = of.__new__(of)
    for k, v in held.items():
        object.__setattr__(made, k, v)
    return made


class _TracedData(TorchFunctionMode):
    """Makes `x.data` a view of x: export would take it for a constant of its own."""

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        del types
        if func == torch.Tensor.data.__get__:
            return args[0].detach()
        return func(*args, **(kwargs or {}))


class _Lifted(torch.nn.Module):
    """Method as a function of the module's tensors and of the arguments."""

    def __init__(
        self, method: _Method, names: list[str], attributes: list[_Attribute], classes: _Classes
    ) -> None:
        super().__init__()
        # the tensors must not be parameters of this module
        self.__dict__["method"], self.__dict__["attributes"] = method, attributes
        self.names, self.classes = names, classes

    def forward(self, tensors: list[torch.Tensor], args: list[Any], kwargs: dict[str, Any]) -> Any:
        args, kwargs = _closed(args, self.classes), _closed(kwargs, self.classes)
        given = dict(zip(self.names, tensors, strict=False))
        further = iter(tensors[len(self.names) :])
        attributes: list[_Attribute] = self.attributes
        places = [place for a in attributes for place in a.places]
        held = [holder[key] for holder, key in places]
        try:
            for a in attributes:
                tensor = next(further) if a.name is None else given[a.name]
                for holder, key in a.places:
                    holder[key] = tensor
            with _TracedData():
                return functional_call(self.method, given, tuple(args), kwargs)
        finally:
            for (holder, key), value in zip(places, held, strict=True):
                holder[key] = value


def _sources(owner: torch.nn.Module, f: Callable[..., Any]) -> list[tuple[str, int, int]]:
    """Returns size and time of change of the files of the module's classes, submodules included."""
    files = set()
    made: Any
    for made in (f, *{type(m) for m in owner.modules()}):
        with contextlib.suppress(TypeError, OSError):  # an interactive definition has no file
            files.add(inspect.getsourcefile(made) or "")
    found = []
    for file in sorted(f for f in files if os.path.exists(f)):
        about = os.stat(file)
        found.append((file, about.st_size, about.st_mtime_ns))
    return found


def _text(f: Any) -> str:
    """Returns the source of a function; the bytecode of an interactive definition."""
    try:
        return inspect.getsource(f)
    except OSError:
        return f"{f.__code__.co_code!r} {f.__code__.co_names}"


_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
# Represented by names and layouts of tensors, and by modules.
_INSIDE = ("_parameters", "_buffers", "_modules")
_PLAIN: Any = object.__repr__


def _representation(value: Any, within: tuple[int, ...] = (), inputs: Container[int] = ()) -> Any:
    """Returns a representation of a value, equal in every process, as tracing may have read it.

    Args:
        value: any object.
        within: identities of the containers of `value`.
        inputs: identities of the tensors that are inputs of the program.
    """
    if id(value) in within:
        return "itself"
    if id(value) in inputs:
        return "an input"
    within = (*within, id(value))
    if isinstance(value, torch.Tensor):  # neither parameter nor buffer: part of the program
        data = value.detach().cpu().contiguous()
        return (_layout(value), hashlib.sha256(data.view(-1).view(torch.uint8).numpy()).digest())
    if isinstance(value, Mapping):
        return [
            (_representation(k, within, inputs), _representation(v, within, inputs))
            for k, v in value.items()
        ]
    if isinstance(value, (list, tuple)):
        return [_representation(v, within, inputs) for v in value]
    if inspect.isfunction(value):
        closed = [_representation(c.cell_contents, within, inputs) for c in value.__closure__ or ()]
        return (
            value.__qualname__,
            _text(value),
            _representation(value.__defaults__, within, inputs),
            closed,
        )
    name = f"{type(value).__module__}.{type(value).__qualname__}"
    if isinstance(value, torch.nn.Module) or type(value).__repr__ is _PLAIN:
        return (name, _representation(getattr(value, "__dict__", {}), within, inputs))
    return (name, _ADDRESS.sub("", repr(value)))


def _settings(
    owner: torch.nn.Module, inputs: Container[int]
) -> list[tuple[str, str, list[tuple[str, Any]]]]:
    """Returns class and attributes of each submodule."""
    return [
        (
            name,
            f"{type(m).__module__}.{type(m).__qualname__}",
            [
                (k, _representation(v, (), inputs))
                for k, v in sorted(vars(m).items())
                if k not in _INSIDE
            ],
        )
        for name, m in owner.named_modules()
    ]


def _tracing_settings() -> tuple[Any, ...]:
    """Returns further settings that affect tracing."""
    autocast = torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu")
    made = [(str(op), _representation(converters.of_operator(op))) for op in converters.operators()]
    return (autocast, torch.get_default_dtype(), sorted(made))


def _layout(x: torch.Tensor) -> tuple[Any, ...]:
    return (x.dtype, tuple(x.shape), x.stride(), x.device.type)


def _dynamic_dims(x: Any, dynamic: bool) -> dict[int, Any] | None:
    """Returns the dims of an argument that may differ between calls, as for torch.export."""
    if not isinstance(x, torch.Tensor):
        return None
    dim = torch.export.Dim
    return {k: dim.AUTO if dynamic and d > 1 else dim.STATIC for k, d in enumerate(x.shape)}


class CachedMethod:
    """Compiled form of a method, to be called in its place; see cache_compile."""

    def __init__(self, f: Any, dynamic: bool, store: Store, added: Mapping[Any, Any]) -> None:
        self._owner: torch.nn.Module = f.__self__
        self._method = _Method(self._owner, f.__func__)
        self._dynamic, self._store, self._added = dynamic, store, dict(added)
        self._programs: dict[str, Program] = {}
        self._attributes: list[_Attribute] = []
        self._tensors: list[torch.Tensor] = []
        self._places: list[Any] = []
        self._layouts = ""
        self._about = ""
        self._classes: _Classes = {}
        self._function = f.__func__
        self.__name__, self.__doc__ = f.__name__, f.__doc__

    def _key_of_module(self) -> str:
        """Returns the part of the key that the module determines."""
        f = self._function
        inputs = {id(a.tensor) for a in self._attributes}
        return key_of(
            fxge.__version__,
            torch.__version__,
            f.__qualname__,
            _text(f),
            _sources(self._owner, f),
            _settings(self._owner, inputs),
            sorted((str(op), _representation(f)) for op, f in self._added.items()),
            self._dynamic,
        )

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Returns the method's results, without gradients.

        Raises:
            FxgeError: as fxge.compile and calls of programs do; status 2, an argument of a type
                that torch.export does not take, or of another class of the same name.
        """
        with torch.no_grad():
            if not self._about:
                self._attributes = _attributes(self._owner)
                self._about = self._key_of_module()
            given: tuple[list[Any], dict[str, Any]]
            given = _opened((list(args), kwargs), self._classes)
            program, tensors = self._program(*given, self._dynamic)
            try:
                return program(tensors, *given)
            except FxgeError as e:
                if not self._dynamic or e.status != 4:
                    raise
                # sizes that the first call's program refuses: a program for these sizes only
                program, tensors = self._program(*given, False)
                return program(tensors, *given)

    def _state(self) -> list[torch.Tensor]:
        """Returns the module's present tensors, in the order of their names."""
        now = [*self._method.parameters(), *self._method.buffers(), *self._present()]
        places = [(t.data_ptr(), *_layout(t), t.is_conj(), t.is_neg()) for t in now]
        if places != self._places:
            self._tensors, self._places = [t.detach() for t in now], places
            self._layouts = key_of([_layout(t) for t in now])
        return self._tensors

    def _present(self) -> list[torch.Tensor]:
        """Returns the present tensors of attributes that are inputs."""
        now = [a.now() for a in self._attributes if a.name is None]
        if any(t is None for t in now):
            self._attributes = _attributes(self._owner)
            now = [a.now() for a in self._attributes if a.name is None]
        return [t for t in now if t is not None]

    def _key(self, given: Any, dynamic: bool) -> str:
        leaves, spec = pytree.tree_flatten(given)
        gears.refuse(leaves, "cache_compile")
        forms = [self._form(x, dynamic) if isinstance(x, torch.Tensor) else x for x in leaves]
        return key_of(self._about, _tracing_settings(), self._layouts, str(spec), forms, dynamic)

    @staticmethod
    def _form(x: torch.Tensor, dynamic: bool) -> tuple[Any, ...]:
        """Returns the common part of all calls of one program; sizes 0 and 1 are static."""
        if not dynamic:
            return _layout(x)
        return (x.dtype, tuple(d if d < 2 else -1 for d in x.shape), x.device.type)

    def _program(
        self, args: Any, kwargs: dict[str, Any], dynamic: bool
    ) -> tuple[Program, list[torch.Tensor]]:
        """Returns the program of a call, and the module's tensors, which are its first inputs."""
        tensors = self._state()
        key = self._key((args, kwargs), dynamic)
        if key in self._programs:
            return self._programs[key], tensors
        data = self._store.get(key)
        if data is None:
            data = self._traced(tensors, args, kwargs, dynamic)
            self._store.put(key, data)
        else:
            _log.info("%s: found in %s", self.__name__, self._store.directory)
        program = Program().load_bytes(data, self.__name__)
        self._programs[key] = program.compile(in_place=True)
        return self._programs[key], tensors

    def _traced(
        self, tensors: list[torch.Tensor], args: Any, kwargs: dict[str, Any], dynamic: bool
    ) -> bytes:
        names = [n for n, _ in self._method.named_parameters()]
        names += [n for n, _ in self._method.named_buffers()]
        shapes = pytree.tree_map(lambda x: _dynamic_dims(x, dynamic), (list(args), kwargs))
        lifted = _Lifted(self._method, names, self._attributes, self._classes)
        try:
            exported = torch.export.export(
                lifted,
                (tensors, list(args), kwargs),
                dynamic_shapes=([None] * len(tensors), *shapes),
                strict=False,
            )
        except ValueError as e:
            if "Unsupported input type" in str(e):
                raise FxgeError(f"cache_compile: {e}", status=2) from e
            raise
        exported = exported.run_decompositions(self._added)
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
    of arguments that are not tensors, and sizes (with `dynamic` only 0 and 1). Buffers, arguments
    and tensors in attributes that the method writes are written in place. The cache key includes
    autocast, converters in Python, and the module at the first call: its classes, their files,
    attributes, names and layouts of tensors. It does not include functions of other files that the
    method calls.

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
            3, an option for live graphs; 5, a cache of another user.
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
