# SPDX-License-Identifier: Apache-2.0
"""A method as a function of tensors, which torch.export traces: states and objects as arguments."""

from __future__ import annotations

import dataclasses
import enum
import functools
import re
import types
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

from fxge.errors import FxgeError

from ._reads import Reads
from ._watch import MISSING, State, Watch, same


def as_forward(f: Any) -> Any:
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


_CLASS = "\0class"  # key of the class in the dict of an object
Classes = dict[str, type]


def _is_record(value: Any) -> bool:
    """Tests whether a value is an object of a user's class, whose attributes are inputs."""
    kind = type(value)
    if kind in pytree.SUPPORTED_NODES or isinstance(value, (type, enum.Enum, torch.nn.Module)):
        return False
    if dataclasses.is_dataclass(value):
        return True
    own = kind.__module__.partition(".")[0] != "torch"
    return own and hasattr(value, "__dict__") and not callable(value)


def opened(value: Any, classes: Classes, within: tuple[int, ...] = ()) -> Any:
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
        return kind(opened(v, classes, within) for v in value)
    if kind is dict:
        return {k: opened(v, classes, within) for k, v in value.items()}
    if not _is_record(value):
        return value
    name = f"{kind.__module__}.{kind.__qualname__}"
    if classes.setdefault(name, kind) is not kind:
        raise FxgeError(f"cache_compile: two classes are called '{name}'", status=2)
    fields = dataclasses.fields(value) if dataclasses.is_dataclass(value) else ()
    held = {f.name: getattr(value, f.name) for f in fields if hasattr(value, f.name)}
    held |= getattr(value, "__dict__", {})
    return {_CLASS: name, **{k: opened(v, classes, within) for k, v in held.items()}}


def closed(value: Any, classes: Classes) -> Any:
    """Returns arguments with objects of their classes in place of dicts."""
    kind = type(value)
    if kind in (list, tuple):
        return kind(closed(v, classes) for v in value)
    if kind is not dict:
        return value
    held = {k: closed(v, classes) for k, v in value.items() if k != _CLASS}
    if _CLASS not in value:
        return held
    of: Any = classes[value[_CLASS]]
    made = of.__new__(of)
    for k, v in held.items():
        object.__setattr__(made, k, v)
    return made


class _Traced(TorchFunctionMode):  # type: ignore[misc]
    """Makes `x.data` a view of x, which export takes for a constant; refuses writes to constants.

    Args:
        constants: tensors that are constants of the program, with their paths.
    """

    def __init__(self, constants: list[tuple[torch.Tensor, str]]) -> None:
        super().__init__()
        self._paths = {id(x): path for x, path in constants}

    def __torch_function__(
        self, func: Any, types: Any, args: tuple[Any, ...] = (), kwargs: Any = None
    ) -> Any:
        del types
        kwargs = kwargs or {}
        if func == torch.Tensor.data.__get__:
            return args[0].detach()
        name = getattr(func, "__name__", "")
        in_place = name.endswith("_") and not name.endswith("__")
        if args and (in_place or name == "__setitem__" or re.fullmatch("__i[a-z]+__", name)):
            self._check(args[0])
        self._check(kwargs.get("out"))
        return func(*args, **kwargs)

    def _check(self, x: Any) -> None:
        path = self._paths.get(id(x))
        if path is not None:
            raise _refused(path, "is written", "register it as a buffer of the module")


def _refused(path: str, found: str, hint: str) -> FxgeError:
    return FxgeError(
        f"cache_compile: '{path}' {found} by the method, which the program cannot do\n"
        f"  hint    {hint}",
        status=3,
    )


def mutated_constant(error: RuntimeError, reads: Reads) -> FxgeError | None:
    """Returns the error for a constant that is written through a view; None: another error."""
    if not re.search(r"Constant \S+ is mutated", str(error)):
        return None
    paths = "' or '".join(path for _, path in reads.constants) or "a constant"
    return _refused(paths, "is written", "register it as a buffer of the module")


def check_arrays(exported: Any, reads: Reads) -> None:
    """Raises FxgeError (status 3) if a graph writes into the memory of a NumPy array.

    Export makes constants of the tensors that torch.from_numpy returns, and drops the writes.
    """
    constants = {}
    for spec in exported.graph_signature.input_specs:
        held = exported.constants.get(spec.target)
        if isinstance(held, torch.Tensor):
            constants[spec.arg.name] = held
    for n in exported.graph.nodes:
        if n.target is torch.ops.aten.detach_.default:  # writes no elements
            continue
        arguments = getattr(getattr(n.target, "_schema", None), "arguments", ())
        written = (a.alias_info is not None and a.alias_info.is_write for a in arguments)
        for x in (x for x, write in zip(n.args, written, strict=False) if write):
            held = constants.get(getattr(_origin(x), "name", ""))
            if held is None:
                continue
            for array, path in reads.arrays:
                if _holds(array, held.data_ptr()):
                    raise _refused(path, "is written", "register a tensor as a buffer instead")


def _holds(array: Any, address: int) -> bool:
    """Returns True if an address is in the memory of an array."""
    bounds = getattr(np, "byte_bounds", None) or np.lib.array_utils.byte_bounds
    low, high = bounds(np.asarray(array))
    return bool(low <= address < high)


def _origin(n: Any) -> Any:
    """Returns the node whose memory a node of an exported graph shows."""
    while isinstance(n, torch.fx.Node) and n.op == "call_function":
        schema = getattr(n.target, "_schema", None)
        shows = schema is not None and any(r.alias_info is not None for r in schema.returns)
        if not (shows or n.target is torch.ops.aten.lift_fresh_copy.default) or not n.args:
            break
        n = n.args[0]
    return n


class LiftedMethod(torch.nn.Module):  # type: ignore[misc]
    """Method as a function of the module's tensors and of the arguments.

    Returns the method's result and new tensors of entries of containers, by table and key.
    """

    def __init__(self, method: Callable[..., Any], reads: Reads, classes: Classes) -> None:
        super().__init__()
        # nothing of the method's module may be a parameter of this module
        self.__dict__["method"], self.__dict__["reads"] = method, reads
        self.__dict__["classes"] = classes

    def forward(self, tensors: list[torch.Tensor], args: list[Any], kwargs: dict[str, Any]) -> Any:
        reads: Reads = self.reads
        given = (args, kwargs)
        held = closed(given, self.classes)
        before = reads.watch.state()
        try:
            for lifted, tensor in zip(reads.lifted, tensors, strict=True):
                for holder, key in lifted.places:
                    holder[key] = tensor
            start = reads.watch.state()
            with _Traced(reads.constants):
                result = self.method(*held[0], **held[1])
            _check_arguments(given, opened(held, {}))
            sources = _Sources(pytree.tree_leaves((tensors, given)), pytree.tree_leaves(result))
            return result, _written(reads, start, sources)
        finally:
            reads.watch.restore(before)


def _check_arguments(given: Any, after: Any) -> None:
    """Raises FxgeError (status 3) if the method has put another object into an argument."""
    old, new = (dict(pytree.tree_flatten_with_path(x)[0]) for x in (given, after))
    for path in {**old, **new}:
        if not same(old.get(path, MISSING), new.get(path, MISSING)):
            number = "".join(map(str, path[1:]))
            hint = "write into the tensor (copy_, index_copy_), or return the new value"
            raise _refused(f"args{number}", "is replaced", hint)


class _Sources:
    """Tensors of a call that an entry of a container may hold, too.

    Args:
        inputs: leaves of the module's tensors and of the arguments.
        results: leaves of the result.
    """

    def __init__(self, inputs: list[Any], results: list[Any]) -> None:
        self._names: dict[int, str] = {}
        self._storages: set[int] = set()
        for kind, leaves in (("r", results), ("i", inputs)):
            for n, x in enumerate(leaves):
                if isinstance(x, torch.Tensor):
                    self.add(x, f"{kind}{n}")

    def add(self, x: torch.Tensor, name: str) -> None:
        self._names[id(x)] = name
        self._storages.add(x.untyped_storage()._cdata)

    def name(self, x: torch.Tensor) -> str | None:
        """Returns the name of the same tensor, or None."""
        return self._names.get(id(x))

    def shares(self, x: torch.Tensor) -> bool:
        """Returns True if a tensor shares memory with one of them."""
        return x.untyped_storage()._cdata in self._storages


def _written(reads: Reads, start: State, sources: _Sources) -> dict[str, torch.Tensor | None]:
    """Returns the tensors that the method has put into containers.

    Keys are the table, the kind of its key, the source of the tensor, and the key: see set_entries.
    Raises FxgeError (status 3) for other values, and for views of other tensors.
    """
    made: dict[str, torch.Tensor | None] = {}
    for change in reads.watch.changes(start, reads.watch.state()):
        value, key = change.value, change.key
        if not isinstance(value, torch.Tensor) and reads.watch.is_foreign(change):
            continue  # a cache of code of Python or PyTorch
        if not isinstance(value, torch.Tensor) or isinstance(value, torch.nn.Parameter):
            found = "is removed" if value is MISSING else f"is set ({type(value).__name__})"
            found = "is changed" if key is MISSING else found
            hint = "keep the value in a buffer, or change it outside of the method"
            raise _refused(change.path, found, hint)
        if type(key) not in (str, int):
            raise _refused(change.path, f"is set under the key {key!r}", "use a string as the key")
        source = sources.name(value)
        if source is None and sources.shares(value):
            raise _refused(change.path, "is set to a view", "set it to a copy: x.clone()")
        place = f"{change.table} {'i' if type(key) is int else 's'} {source or '-'} {key}"
        made[place] = value if source is None else None
        if source is None:
            sources.add(value, f"w{len(made) - 1}")
    return made


def set_entries(
    watch: Watch, written: dict[str, Any], inputs: Callable[[], list[Any]], result: Any
) -> None:
    """Sets entries of containers to the tensors that a call has put into them.

    Args:
        watch: the containers.
        written: second result of a LiftedMethod.
        inputs: returns the tensors of the module and the leaves of the arguments.
        result: first result.
    """
    values: list[Any] = []
    lists: dict[str, Callable[[], list[Any]]]
    lists = {"i": inputs, "r": functools.partial(pytree.tree_leaves, result), "w": lambda: values}
    for place, value in written.items():
        table, kind, source, key = place.split(" ", 3)
        values.append(value if source == "-" else lists[source[0]]()[int(source[1:])])
        watch.put(int(table), int(key) if kind == "i" else key, values[-1])
