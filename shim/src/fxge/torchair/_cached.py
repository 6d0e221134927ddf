"""cache_compile: a method of a module, compiled once and for all processes.

The program is kept as the graph that torch.export gave, with the module's parameters as inputs: no
weights and no code. A process that finds it neither traces nor calls Dynamo.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import logging
import os
import re
import sys
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TextIO

import torch
from torch.func import functional_call
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
    """The function with the name `forward`: torch.export keeps the lines of such frames only."""
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
    """A method as a module's forward, so that functional_call can replace parameters."""

    def __init__(self, owner: torch.nn.Module, f: Callable[..., Any]) -> None:
        super().__init__()
        self.owner, self.f = owner, _as_forward(f)

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        return self.f(self.owner, *args, **kwargs)


class _Lifted(torch.nn.Module):
    """The method as a function of the module's tensors and of the arguments."""

    def __init__(self, method: _Method, names: list[str]) -> None:
        super().__init__()
        self.__dict__["method"], self.names = method, names  # its tensors are no parameters here

    def forward(self, tensors: list[torch.Tensor], args: list[Any], kwargs: dict[str, Any]) -> Any:
        given = dict(zip(self.names, tensors, strict=True))
        return functional_call(self.method, given, tuple(args), kwargs)


def _sources(owner: torch.nn.Module, f: Callable[..., Any]) -> list[tuple[str, int, int]]:
    """Files of the classes of the module and of those in it, with size and time of change."""
    files = set()
    made: Any
    for made in (f, *{type(m) for m in owner.modules()}):
        with contextlib.suppress(TypeError, OSError):  # typed in: no file tells when it changes
            files.add(inspect.getsourcefile(made) or "")
    found = []
    for file in sorted(f for f in files if os.path.exists(f)):
        about = os.stat(file)
        found.append((file, about.st_size, about.st_mtime_ns))
    return found


def _text(f: Any) -> str:
    """The source of a function; of one that was typed in, its bytecode."""
    try:
        return inspect.getsource(f)
    except OSError:
        return f"{f.__code__.co_code!r} {f.__code__.co_names}"


_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
# Told by names and layouts of tensors, by modules.
_INSIDE = ("_parameters", "_buffers", "_modules")
_PLAIN: Any = object.__repr__


def _said(value: Any, within: tuple[int, ...] = ()) -> Any:
    """What a value is, the same in every process: tracing may have read it."""
    if id(value) in within:
        return "itself"
    within = (*within, id(value))
    if isinstance(value, torch.Tensor):  # no parameter and no buffer: the program holds it
        data = value.detach().cpu().contiguous()
        return (_layout(value), hashlib.sha256(data.view(-1).view(torch.uint8).numpy()).digest())
    if isinstance(value, Mapping):
        return [(_said(k, within), _said(v, within)) for k, v in value.items()]
    if isinstance(value, (list, tuple)):
        return [_said(v, within) for v in value]
    if inspect.isfunction(value):
        closed = [_said(c.cell_contents, within) for c in value.__closure__ or ()]
        return (value.__qualname__, _text(value), _said(value.__defaults__, within), closed)
    name = f"{type(value).__module__}.{type(value).__qualname__}"
    if isinstance(value, torch.nn.Module) or type(value).__repr__ is _PLAIN:
        return (name, _said(getattr(value, "__dict__", {}), within))
    return (name, _ADDRESS.sub("", repr(value)))


def _settings(owner: torch.nn.Module) -> list[tuple[str, str, list[tuple[str, Any]]]]:
    """Class and attributes of each module in it."""
    return [
        (
            name,
            f"{type(m).__module__}.{type(m).__qualname__}",
            [(k, _said(v)) for k, v in sorted(vars(m).items()) if k not in _INSIDE],
        )
        for name, m in owner.named_modules()
    ]


def _around() -> tuple[Any, ...]:
    """What else decides how a call is traced."""
    autocast = torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu")
    made = [(str(op), _said(converters.of_operator(op))) for op in converters.operators()]
    return (autocast, torch.get_default_dtype(), sorted(made))


def _layout(x: torch.Tensor) -> tuple[Any, ...]:
    return (x.dtype, tuple(x.shape), x.stride(), x.device.type)


def _free(x: Any, dynamic: bool) -> dict[int, Any] | None:
    """The dims of an argument that may have other sizes in other calls."""
    if not isinstance(x, torch.Tensor):
        return None
    dim = torch.export.Dim
    return {k: dim.AUTO if dynamic and d > 1 else dim.STATIC for k, d in enumerate(x.shape)}


class CachedMethod:
    """What stands for the method: calls it as it is compiled; see cache_compile."""

    def __init__(self, f: Any, dynamic: bool, store: Store, added: Mapping[Any, Any]) -> None:
        self._owner: torch.nn.Module = f.__self__
        self._method = _Method(self._owner, f.__func__)
        self._dynamic, self._store, self._added = dynamic, store, dict(added)
        self._programs: dict[str, Program] = {}
        self._tensors: list[torch.Tensor] = []
        self._places: list[Any] = []
        self._layouts = ""
        self._about = key_of(
            fxge.__version__,
            torch.__version__,
            f.__func__.__qualname__,
            _text(f.__func__),
            _sources(self._owner, f.__func__),
            _settings(self._owner),
            sorted((str(op), _said(f)) for op, f in self._added.items()),
            dynamic,
        )
        self.__name__, self.__doc__ = f.__name__, f.__doc__

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """The method's results, without gradients.

        Raises:
            FxgeError: as fxge.compile and calls of programs do.
        """
        with torch.no_grad():
            tensors = self._state()
            program = self._program(tensors, args, kwargs, self._dynamic)
            try:
                return program(tensors, list(args), kwargs)
            except FxgeError as e:
                if not self._dynamic or e.status != 4:
                    raise
                # sizes that the first call's program does not take: one for them alone
                program = self._program(tensors, args, kwargs, False)
                return program(tensors, list(args), kwargs)

    def _state(self) -> list[torch.Tensor]:
        """The module's tensors as they are now, in the order of their names."""
        now = [*self._method.parameters(), *self._method.buffers()]
        places = [(t.data_ptr(), t.shape) for t in now]
        if places != self._places:
            self._tensors, self._places = [t.detach() for t in now], places
            self._layouts = key_of([_layout(t) for t in now])
        return self._tensors

    def _key(self, given: Any, dynamic: bool) -> str:
        leaves, spec = pytree.tree_flatten(given)
        gears.refuse(leaves, "cache_compile")
        forms = [self._form(x, dynamic) if isinstance(x, torch.Tensor) else x for x in leaves]
        return key_of(self._about, _around(), self._layouts, str(spec), forms, dynamic)

    @staticmethod
    def _form(x: torch.Tensor, dynamic: bool) -> tuple[Any, ...]:
        """What is the same in all calls of one program; sizes of 0 and 1 stay what they are."""
        if not dynamic:
            return _layout(x)
        return (x.dtype, tuple(d if d < 2 else -1 for d in x.shape), x.device.type)

    def _program(
        self, tensors: list[torch.Tensor], args: Any, kwargs: dict[str, Any], dynamic: bool
    ) -> Program:
        key = self._key((args, kwargs), dynamic)
        if key not in self._programs:
            data = self._store.get(key)
            if data is None:
                data = self._traced(tensors, args, kwargs, dynamic)
                self._store.put(key, data)
            else:
                _log.info("%s: found in %s", self.__name__, self._store.directory)
            program = Program().load_bytes(data, self.__name__)
            self._programs[key] = program.compile(in_place=True)
        return self._programs[key]

    def _traced(
        self, tensors: list[torch.Tensor], args: Any, kwargs: dict[str, Any], dynamic: bool
    ) -> bytes:
        names = [n for n, _ in self._method.named_parameters()]
        names += [n for n, _ in self._method.named_buffers()]
        shapes = pytree.tree_map(lambda x: _free(x, dynamic), (list(args), kwargs))
        exported = torch.export.export(
            _Lifted(self._method, names),
            (tensors, list(args), kwargs),
            dynamic_shapes=([None] * len(tensors), *shapes),
            strict=False,
        ).run_decompositions(self._added)
        with temporary_files.directory() as directory:
            path = directory / "method.fxpb"
            fxge.save(exported, path)
            return path.read_bytes()


def cache_compile(
    func: Callable[..., Any],
    *,
    config: CompilerConfig | None = None,
    dynamic: bool = True,
    cache_dir: str | None = None,
    global_rank: int | None = None,
    tp_rank: int | None = None,
    pp_rank: int | None = None,
    custom_decompositions: Mapping[Any, Callable[..., Any]] | None = None,
    ge_cache: bool = False,
) -> CachedMethod:
    """A method of a module, compiled when it is first called with arguments of a kind, and found on
    disk by later processes, which trace nothing.

    A kind of arguments is their structure, their dtypes, the values of what is no tensor, and sizes
    (`dynamic`: only those that are 0 or 1). Buffers and arguments that the method writes are
    written in place. What is kept is found by all of that, by autocast, converters in Python, and
    by the module as it is now: its classes, the files that these are in, attributes, names and
    layouts of its tensors; not by functions of other files that the method calls.

    Args:
        func: a method of a torch.nn.Module, with no decorator.
        config: TorchAir's options, but for those that act on live graphs.
        dynamic: sizes of arguments may differ from call to call.
        cache_dir: else TORCHAIR_CACHE_HOME, or `fxge` in XDG_CACHE_HOME.
        global_rank, tp_rank, pp_rank: each has a directory of its own.
        custom_decompositions: by overload.
        ge_cache: GE's own cache of what it compiled; there is none without an NPU.

    Raises:
        FxgeError: status 2, no method of a module, or another kind of configuration; 3, an option
            that acts on live graphs; 5, a cache that belongs to somebody else.
    """
    del ge_cache
    _checked(config).check_saved()
    owner = getattr(func, "__self__", None)
    if not isinstance(owner, torch.nn.Module) or not inspect.isfunction(
        getattr(func, "__func__", None)
    ):
        raise FxgeError(
            f"cache_compile takes a method of a torch.nn.Module, found {func!r}", status=2
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
    """The program that a file of cache_compile holds, as text.

    Args:
        cache_bin: path of the file.
        print_output: writes it to standard output.
        file: a path or an open file that it is written to.

    Raises:
        FxgeError: status 5, there is no such file; 4, it is none of cache_compile's.
    """
    path = Path(cache_bin)
    if not path.is_file():
        raise FxgeError(f"{cache_bin}: there is no such file", status=5)
    data = Store(path.parent).get(path.stem)
    if data is None:
        raise FxgeError(f"{cache_bin} is no file of cache_compile, or a damaged one", status=4)
    text = Program().load_bytes(data, path.parent.name).text("locs")
    if print_output:
        sys.stdout.write(text)
    if isinstance(file, str):
        output_files.write(file, text.encode())
    elif file is not None:
        file.write(text)
    return text
