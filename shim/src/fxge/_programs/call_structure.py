# SPDX-License-Identifier: Apache-2.0
"""Structure of a saved function's arguments and results, as trees.

If torch is imported and has registered all classes of a text, its tree is a TreeSpec of
torch.utils._pytree. Otherwise the tree consists of Python containers. The text comes from an
untrusted file: its names are only looked up among registered classes, because PyTorch's own reader
imports modules by name, which can run their code. `treespec` parses the text.
"""

from __future__ import annotations

import collections
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Protocol

from ..errors import FxgeError
from . import treespec
from .treespec import DEFAULTDICT, DEQUE, MAPPINGS, NAMEDTUPLE, SEQUENCES, Node


class Tree(Protocol):
    """Structure of a container or a leaf; `leaves` is the number of leaves."""

    leaves: int

    def children(self) -> list[Tree]:
        """Returns the subtrees, in order."""

    def flatten(self, value: Any) -> list[Any] | None:
        """Returns the leaves of a value of this structure; None if the value has another one."""

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        """Returns the value with these leaves, of which there are `self.leaves`.

        Raises FxgeError (status 4) if the code of a user's class fails.
        """


# ---- with torch ----


class _TorchTree:
    """Wrapper of torch.utils._pytree.TreeSpec."""

    def __init__(self, spec: Any) -> None:
        self.spec = spec
        self.leaves = int(spec.num_leaves)

    def children(self) -> list[Tree]:
        listed = getattr(self.spec, "children", None)  # torch < 2.10: children_specs
        return [_TorchTree(s) for s in (listed() if listed else self.spec.children_specs)]

    def flatten(self, value: Any) -> list[Any] | None:
        try:
            return list(self.spec.flatten_up_to(value))
        except (ValueError, TypeError, KeyError):
            return None

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        try:
            return self.spec.unflatten(leaves)
        except Exception as e:  # code of a user's class
            why = f"{type(e).__name__}: {e}"
            raise FxgeError(f"the result cannot be built: {why}\n", status=4) from e


class _UnknownClass(Exception):
    """Class that PyTorch's registry does not have under the name in the file."""


def _torch_spec(node: Node) -> Any:
    """Returns the TreeSpec of a node.

    Raises _UnknownClass, or FxgeError (status 4) if a saved context does not fit its class.
    """
    from torch.utils import _pytree as pytree

    if node.type is None:
        return pytree.tree_structure(0)  # a leaf, in every version of torch
    cls, context = _class_of(node, pytree)
    return pytree.TreeSpec(cls, context, [_torch_spec(child) for child in node.children])


def _class_of(node: Node, pytree: Any) -> tuple[Any, Any]:
    """Returns the class of a node, and the context for its flatten and unflatten functions."""
    cls = {**SEQUENCES, **MAPPINGS}.get(node.type or "")
    if cls is not None:
        return cls, node.context
    if node.type == DEFAULTDICT:
        return collections.defaultdict, node.context
    if node.type == DEQUE:
        return collections.deque, node.context
    if node.type == NAMEDTUPLE:
        return collections.namedtuple, _namedtuple(node, pytree)
    return _registered(node, pytree)


def _definition(name: str, pytree: Any) -> Any:
    """Returns PyTorch's entry of the class with that serialized name. Raises _UnknownClass.

    Rejects the key that all classes without a serialized name share in PyTorch's table.
    """
    cls = pytree.SERIALIZED_TYPE_TO_PYTHON_TYPE.get(name)
    found = pytree.SUPPORTED_SERIALIZED_TYPES.get(cls) if cls is not None else None
    unnamed = getattr(pytree, "NO_SERIALIZED_TYPE_NAME_FOUND", None)
    if found is None or found.serialized_type_name != name or name == unnamed:
        raise _UnknownClass(name)
    return found


def _is_namedtuple(cls: Any) -> bool:
    return isinstance(cls, type) and issubclass(cls, tuple) and hasattr(cls, "_fields")


def _namedtuple(node: Node, pytree: Any) -> Any:
    """Returns the class of a namedtuple; the context of such a node is its serialized name."""
    cls = _definition(node.context, pytree).typ
    if not _is_namedtuple(cls) or len(cls._fields) != len(node.children):
        raise _refused(cls, "other fields are saved")
    return cls


def _registered(node: Node, pytree: Any) -> tuple[Any, Any]:
    """Returns a class of the user's, and its context.

    A class with a function for its contexts reads the saved form (`node.raw`) by itself. For others
    the parsed form (`node.context`) is the context, after a check of its names.
    """
    definition = _definition(node.type or "", pytree)
    cls, read_context = definition.typ, definition.from_dumpable_context
    if _is_namedtuple(cls):  # PyTorch saves them as NAMEDTUPLE, so that no file of its has this
        raise _UnknownClass(node.type)
    if read_context is not None:
        try:
            return cls, read_context(node.raw)
        except Exception as e:
            raise _refused(cls, f"{type(e).__name__}: {e}") from e
    _check_fields(cls, node)
    return cls, node.context


def _check_fields(cls: Any, node: Node) -> None:
    """Checks the saved names of a mapping's keys or a dataclass's fields against the class.

    The class's own code gets these names in `unflatten`, after the program has run and has written
    its states: a wrong file is refused before. A context of another form has no names to check.
    Raises FxgeError (status 4).
    """
    known = {f.name for f in fields(cls)} if is_dataclass(cls) else None
    if issubclass(cls, Mapping):
        keys = node.keys
        if keys is None or (known is not None and not known.issuperset(keys)):
            raise _refused(cls, "other keys are saved")
    elif known is not None and _is_pair_of_lists(node.context):
        names = node.context[0] + node.context[1]  # names of children, and of fields that are None
        distinct = {name for name in names if isinstance(name, str)}
        if not (len(names) == len(distinct) and distinct <= known):
            raise _refused(cls, "other fields are saved")
        if len(node.context[0]) != len(node.children):
            raise _refused(cls, "its fields are not those of its children")


def _is_pair_of_lists(context: Any) -> bool:
    """Returns True for the two lists of names that torch.export.register_dataclass creates."""
    return isinstance(context, list) and list(map(type, context)) == [list, list]


def _refused(cls: Any, why: str) -> FxgeError:
    """Returns the error that the saved structure does not fit the class."""
    name = getattr(cls, "__qualname__", cls)
    return FxgeError(f"the saved form of a call does not fit the class {name}: {why}\n", status=4)


# ---- without torch, or with a class that is not registered ----


class _Plain:
    """Structure of Python containers.

    A namedtuple becomes a tuple. Another class becomes a dict of its fields, or a tuple if the text
    does not name them.
    """

    def __init__(self, node: Node) -> None:
        self.type, self.context, self.keys = node.type, node.context, node.keys
        self.inner = [_Plain(child) for child in node.children]
        self.leaves = node.leaves

    def children(self) -> list[Tree]:
        return list(self.inner)

    def flatten(self, value: Any) -> list[Any] | None:
        if self.type is None:
            return [value]
        parts = self._parts(value)
        if parts is None or len(parts) != len(self.inner):
            return None
        out: list[Any] = []
        for child, part in zip(self.inner, parts, strict=True):
            found = child.flatten(part)
            if found is None:
                return None
            out += found
        return out

    def _parts(self, value: Any) -> list[Any] | None:
        """Returns the children of a container, those of a mapping in the order of the saved keys.

        Returns None for another kind of container, or other keys. Lists, tuples and deques are
        taken for each other.
        """
        if isinstance(value, Mapping):
            if self.keys is None or set(value) != set(self.keys):
                return None
            return [value[k] for k in self.keys]
        is_mapping = self.type in MAPPINGS or self.type == DEFAULTDICT
        if isinstance(value, (list, tuple, collections.deque)) and not is_mapping:
            return list(value)
        return None

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        if self.type is None:
            return leaves[0]
        at, parts = 0, []
        for child in self.inner:
            parts.append(child.unflatten(leaves[at : at + child.leaves]))
            at += child.leaves
        return self._container_of(parts)

    def _container_of(self, parts: list[Any]) -> Any:
        if self.type == "builtins.list":
            return parts
        if self.type == DEQUE:
            return collections.deque(parts, self.context)
        if self.keys is None:
            return tuple(parts)
        pairs = zip(self.keys, parts, strict=True)
        if self.type == DEFAULTDICT:
            return collections.defaultdict(self.context[0], pairs)
        return MAPPINGS.get(self.type or "", dict)(pairs)


# ---- calls ----


@dataclass(frozen=True)
class Form:
    """Structure of a call.

    Attributes:
        arguments: name and tree of each argument of the function, in order. None if the file has no
            text, or if its text and the names of the arguments do not fit (`_arguments`).
        result: tree of the returned value; None if unknown.
    """

    arguments: tuple[tuple[str, Tree], ...] | None
    result: Tree | None

    def pairs(
        self, names: Sequence[str], args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[tuple[str, Any]] | None:
        """Returns (input name, leaf) of the arguments of a call.

        `names` has the name of a program's input per leaf of all arguments, in order. An argument
        that is left out has no pairs. Returns None if `arguments` is None, or if names or
        arguments have another structure.
        """
        if self.arguments is None or sum(t.leaves for _, t in self.arguments) != len(names):
            return None
        known = [name for name, _ in self.arguments]
        given = dict(zip(known, args, strict=False))
        if len(args) > len(known) or any(k not in known or k in given for k in kwargs):
            return None
        given.update(kwargs)
        out: list[tuple[str, Any]] = []
        at = 0
        for name, tree in self.arguments:
            inputs = names[at : at + tree.leaves]
            at += tree.leaves
            if name not in given:
                continue
            found = tree.flatten(given[name])
            if found is None:
                return None
            out += zip(inputs, found, strict=True)
        return out

    def returned(self, values: Sequence[Any]) -> Any:
        """Returns the function's result from its leaves.

        Returns their tuple if `result` is None or has another number of leaves. Raises FxgeError
        (status 4) if the code of a user's class fails.
        """
        if self.result is None or self.result.leaves != len(values):
            return tuple(values)
        return self.result.unflatten(values)


def _arguments(tree: Tree | None, names: Sequence[str]) -> tuple[tuple[str, Tree], ...] | None:
    """Returns name and tree of each argument, in order.

    Returns None if the root does not have two children (positional arguments and keyword
    arguments), if the number of arguments is not that of the names, or if a name occurs twice.
    """
    groups = tree.children() if tree else []
    if len(groups) != 2:
        return None
    trees = [*groups[0].children(), *groups[1].children()]
    if len(trees) != len(names) or len(set(names)) != len(names):
        return None
    return tuple(zip(names, trees, strict=True))


def of_specs(in_spec: Any, out_spec: Any, names: Sequence[str]) -> Form:
    """Returns the structure from the TreeSpecs of an ExportedProgram."""
    return Form(_arguments(_TorchTree(in_spec), names), _TorchTree(out_spec))


def of_texts(in_spec: bytes | None, out_spec: bytes | None, names: Sequence[str]) -> Form:
    """Returns the structure from a file's text.

    Raises FxgeError (status 4) if the text is damaged or does not fit a registered class.
    """
    return Form(_arguments(_of_text(in_spec), names), _of_text(out_spec))


def _of_text(data: bytes | None) -> Tree | None:
    """Returns the tree of a text; one unknown class makes the whole tree a _Plain."""
    node = treespec.read(data.decode("utf-8", "replace")) if data else None
    if node is None:
        return None
    if "torch" in sys.modules:
        try:
            return _TorchTree(_torch_spec(node))
        except _UnknownClass:
            pass
    return _Plain(node)


def is_saved(spec: Any, text: str) -> bool:
    """Returns True if `text`, as stored in a file, is read as a TreeSpec equal to `spec`.

    Needs torch.
    """
    try:
        node = treespec.read(text)
        return node is not None and bool(_torch_spec(node) == spec)
    except (FxgeError, _UnknownClass):
        return False
