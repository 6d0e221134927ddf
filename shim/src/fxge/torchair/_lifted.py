# SPDX-License-Identifier: Apache-2.0
"""A method as a function of tensors, which torch.export traces: states and objects as arguments."""

from __future__ import annotations

import dataclasses
import enum
import re
import types
from collections.abc import Callable
from typing import Any

import torch
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

from fxge.errors import FxgeError

from ._reads import Reads
from ._watch import MISSING, State, same


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
            leaves = pytree.tree_leaves((tensors, given))
            return result, _written(reads, start, {id(x) for x in leaves})
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


def _written(reads: Reads, start: State, inputs: set[int]) -> dict[str, torch.Tensor]:
    """Returns the tensors that the method has put into containers, by table and key.

    Raises FxgeError (status 3) for other values, and for tensors that an input is, too.
    """
    made: dict[str, torch.Tensor] = {}
    seen: set[int] = set()
    for change in reads.watch.changes(start, reads.watch.state()):
        value, key = change.value, change.key
        if not isinstance(value, torch.Tensor) or isinstance(value, torch.nn.Parameter):
            found = "is removed" if value is MISSING else f"is set ({type(value).__name__})"
            found = "is changed" if key is MISSING else found
            hint = "keep the value in a buffer, or change it outside of the method"
            raise _refused(change.path, found, hint)
        if type(key) not in (str, int):
            raise _refused(change.path, f"is set under the key {key!r}", "use a string as the key")
        if id(value) in inputs or id(value) in seen:
            raise _refused(
                change.path,
                "is set to a tensor that has another name, too",
                "set it to a copy: x.clone()",
            )
        seen.add(id(value))
        made[f"{change.table} {'i' if type(key) is int else 's'} {key}"] = value
    return made
