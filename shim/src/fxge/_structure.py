"""How a saved function was called and what it returned: the trees of its arguments and results.

The trees are PyTorch's (torch.utils._pytree). Where torch is loaded they are its own objects, with
every class that it knows; without torch the containers of Python are told by the saved text.
"""

from __future__ import annotations

import collections
import json
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

_FACTORIES: dict[str, Any] = {"list": list, "dict": dict, "int": int, "float": float, "set": set}
_MAPPINGS = ("builtins.dict", "collections.OrderedDict", "collections.defaultdict")
_DEEPEST = 100


class Tree(Protocol):
    """One container, or a leaf."""

    leaves: int

    def children(self) -> list[Tree]:
        """What it holds, in order."""

    def flatten(self, value: Any) -> list[Any] | None:
        """The leaves of a value of this form; None where it has another."""

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        """The value of these leaves."""


# ---- by torch ----


class _TorchTree:
    """A torch.utils._pytree.TreeSpec."""

    def __init__(self, spec: Any) -> None:
        self.spec = spec
        self.leaves = int(spec.num_leaves)

    def children(self) -> list[Tree]:
        listed = getattr(self.spec, "children", None)  # torch < 2.10 has an attribute
        return [_TorchTree(s) for s in (listed() if listed else self.spec.children_specs)]

    def flatten(self, value: Any) -> list[Any] | None:
        try:
            return list(self.spec.flatten_up_to(value))
        except (ValueError, TypeError, KeyError):
            return None

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        return self.spec.unflatten(leaves)


def _of_torch(text: str) -> Tree | None:
    """The tree by torch; None where it does not know a class of it."""
    from torch.utils import _pytree as pytree

    if re.search(r'"default_factory_module": "(?!builtins")', text):
        return None  # torch would import what the file names
    try:
        return _TorchTree(pytree.treespec_loads(text))
    except Exception:
        return None


# ---- without torch ----


class _Plain:
    """A node of the saved text. A class that is not Python's own is a dict of its fields."""

    def __init__(self, node: Any, depth: int = 0) -> None:
        if depth > _DEEPEST:
            raise ValueError("nested too deeply")
        self.type: str | None = node["type"]
        self.inner = [_Plain(c, depth + 1) for c in node["children_spec"]]
        self.context = _parsed(node["context"])
        self.leaves: int = sum(c.leaves for c in self.inner) if self.type else 1
        self.keys = _keys(self.context, len(self.inner))

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
        if isinstance(value, Mapping):
            if self.keys is None or set(value) != set(self.keys):
                return None
            return [value[k] for k in self.keys]
        if isinstance(value, (list, tuple, collections.deque)) and self.type not in _MAPPINGS:
            return list(value)
        return None

    def unflatten(self, leaves: Sequence[Any]) -> Any:
        if self.type is None:
            return leaves[0]
        at, parts = 0, []
        for child in self.inner:
            parts.append(child.unflatten(leaves[at : at + child.leaves]))
            at += child.leaves
        return self._made(parts)

    def _made(self, parts: list[Any]) -> Any:
        if self.type == "builtins.list":
            return parts
        if self.type == "collections.deque":
            return collections.deque(parts, self.context)
        if self.keys is None:
            return tuple(parts)
        pairs = zip(self.keys, parts, strict=True)
        if self.type == "collections.OrderedDict":
            return collections.OrderedDict(pairs)
        if self.type == "collections.defaultdict":
            return collections.defaultdict(
                _FACTORIES.get(self.context["default_factory_name"]), pairs
            )
        return dict(pairs)


def _parsed(context: Any) -> Any:
    """The context is the text of a JSON value, but for classes that say theirs in another way."""
    if not isinstance(context, str):
        return context
    try:
        return json.loads(context)
    except ValueError:
        return None


def _keys(context: Any, n: int) -> list[Any] | None:
    """The keys of a dictionary or the names of fields, wherever the context has them."""
    if isinstance(context, dict):
        context = context.get("dict_context")
    if isinstance(context, list) and context and isinstance(context[0], list):
        context = context[0]
    if isinstance(context, list) and len(context) == n and all(_is_key(k) for k in context):
        return context
    return None


def _is_key(k: Any) -> bool:
    return isinstance(k, (str, int, float, bool))


def _of_text(text: str) -> Tree | None:
    try:
        protocol, node = json.loads(text)
        return _Plain(node) if protocol == 1 else None
    except (ValueError, KeyError, TypeError):
        return None


# ---- calls ----


@dataclass(frozen=True)
class Form:
    """The form of a call.

    Attributes:
        arguments: the tree of each argument of the function, by its name, in order.
        result: the tree of what it returns.
    """

    arguments: tuple[tuple[str, Tree], ...] | None
    result: Tree | None

    def pairs(
        self, names: Sequence[str], args: Sequence[Any], kwargs: Mapping[str, Any]
    ) -> list[tuple[str, Any]] | None:
        """The leaves of arguments of this form, with the names of their inputs.

        None where they have another form. Whole arguments may be left out.
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
        """What the function returns; a tuple of the values where that is not known."""
        if self.result is None or self.result.leaves != len(values):
            return tuple(values)
        return self.result.unflatten(values)


def _arguments(tree: Tree | None, names: Sequence[str]) -> tuple[tuple[str, Tree], ...] | None:
    """The root has two children: the arguments by position, and those by name."""
    both = tree.children() if tree else []
    if len(both) != 2:
        return None
    trees = [*both[0].children(), *both[1].children()]
    if len(trees) != len(names) or len(set(names)) != len(names):
        return None
    return tuple(zip(names, trees, strict=True))


def of_specs(in_spec: Any, out_spec: Any, names: Sequence[str]) -> Form:
    """Of the TreeSpecs of an ExportedProgram."""
    return Form(_arguments(_TorchTree(in_spec), names), _TorchTree(out_spec))


def of_texts(in_spec: bytes | None, out_spec: bytes | None, names: Sequence[str]) -> Form:
    """Of what a file says."""

    def tree(data: bytes | None) -> Tree | None:
        if not data:
            return None
        text = data.decode("utf-8", "replace")
        return ("torch" in sys.modules and _of_torch(text)) or _of_text(text)

    return Form(_arguments(tree(in_spec), names), tree(out_spec))
