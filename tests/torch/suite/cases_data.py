# SPDX-License-Identifier: Apache-2.0
"""Cases of Dynamo: inputs and outputs: containers, classes, named tuples, outputs of transformers, subclasses of
Tensor."""

from __future__ import annotations

import collections
import dataclasses
import enum
from typing import Any, NamedTuple

import torch
from harness import Compile, case, kept, traced
from torch import Tensor
from torch.utils import _pytree as pytree

data = case("data")
X = torch.linspace(-1, 1, 6)


class Pair(NamedTuple):
    left: Tensor
    right: Tensor


@dataclasses.dataclass
class Box:
    value: Tensor
    scale: float = 2.0
    names: list[str] = dataclasses.field(default_factory=list)

    def scaled(self) -> Tensor:
        return self.value * self.scale


@dataclasses.dataclass(frozen=True)
class Frozen:
    value: Tensor
    by: int


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


class Plain:
    kind = "plain"

    def __init__(self, t: Tensor) -> None:
        self.t = t
        self.count = 0

    @property
    def double(self) -> Tensor:
        return self.t * 2

    @classmethod
    def of(cls, t: Tensor) -> Plain:
        return cls(t + 1)

    @staticmethod
    def half(t: Tensor) -> Tensor:
        return t / 2

    def __call__(self, t: Tensor) -> Tensor:
        return self.t * t

    def __len__(self) -> int:
        return 3

    def __getitem__(self, i: int) -> Tensor:
        return self.t[i]

    def __add__(self, other: Plain) -> Plain:
        return Plain(self.t + other.t)


class Slotted:
    __slots__ = ("t",)

    def __init__(self, t: Tensor) -> None:
        self.t = t


@data
def named_tuples(compile: Compile) -> Any:
    out = compile(lambda p: Pair(p.right * 2, p.left + p[1]))(Pair(X, X + 1))
    return type(out).__name__, tuple(out)


@data
def dataclasses_in_and_out(compile: Compile) -> Any:
    out = compile(lambda b: Box(b.scaled() + 1, b.scale + 1, b.names + ["n"]))(Box(X))
    return out.value, out.scale, out.names


@data
def dataclass_is_written(compile: Compile) -> Any:
    def f(b: Box) -> None:
        b.value = b.value * 3
        b.scale += 1
        b.names.append("x")

    b = Box(X.clone())
    g = compile(f)
    g(b)
    g(b)
    return b.value, b.scale, b.names


@data
def frozen_dataclass(compile: Compile) -> Any:
    out = compile(lambda b: dataclasses.replace(b, value=b.value * b.by))(Frozen(X, 3))
    return out.value, out.by


@data
def nested_containers(compile: Compile) -> Any:
    def f(t: Any) -> Any:
        return {"a": [t["x"][0] * 2, (t["x"][1],)], "b": {"c": t["y"] + 1, "d": None, "e": 3}}

    return compile(f)({"x": [X, X + 1], "y": X})


@data
def ordered_and_default_dicts(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        d: Any = collections.defaultdict(list)
        d["k"].append(a * 2)
        o = collections.OrderedDict([("z", a), ("a", a + 1)])
        o.move_to_end("z")
        return dict(d), list(o.items()), collections.Counter("aab")["a"]

    return compile(f)(X)


@data
def dictionary_methods(compile: Compile) -> Any:
    def f(d: dict[str, Tensor]) -> Any:
        e = d.copy()
        e.update(c=e.pop("a") * 2)
        e.setdefault("q", e["b"] + 1)
        return {k: v for k, v in e.items() if k in e.keys() | {"z"}}, "a" in e, len(e), e.get("no")

    return compile(f)({"a": X, "b": X + 1})


@data
def dictionary_is_written(compile: Compile) -> Any:
    d: dict[str, Any] = {"a": X}

    def f(d: dict[str, Any]) -> None:
        d["b"] = d["a"] * 2
        d["n"] = d.get("n", 0) + 1

    g = compile(f)
    g(d)
    g(d)
    return d


@data
def keys_that_are_tensors_or_classes(compile: Compile) -> Any:
    k = torch.ones(1)
    return compile(lambda a: ({k: a * 2}[k], {int: a + 1}[int], {Colour.RED: a}[Colour.RED]))(X)


@data
def list_methods(compile: Compile) -> Any:
    def f(xs: list[Tensor]) -> Any:
        xs = list(xs)
        xs.append(xs[0] * 2)
        xs.insert(0, xs[1] + 1)
        xs.reverse()
        xs[1:2] = [xs[0], xs[0]]
        del xs[0]
        last = xs.pop()
        xs += [last]
        return xs, len(xs), xs[-1], xs[::2]

    return compile(f)([X, X + 1])


@data
def list_argument_is_written(compile: Compile) -> Any:
    xs = [X]

    def f(xs: list[Tensor]) -> None:
        xs.append(xs[-1] * 2)

    g = compile(f)
    for _ in range(3):
        g(xs)
    return xs


@data
def deques_and_sets(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        d = collections.deque([a], maxlen=2)
        d.append(a + 1)
        d.append(a + 2)
        s = {1, 2} | {3}
        return list(d), d.popleft(), a * len(s), 2 in s, frozenset(s) == s

    return compile(f)(X)


@data
def plain_objects(compile: Compile) -> Any:
    def f(p: Plain, a: Tensor) -> Any:
        p.count += 1
        q = Plain.of(a) + p
        p.t = p.t + 1
        return p.double, q(a), Plain.half(a), len(p), p[0], p.kind, q.t

    p = Plain(X.clone())
    g = compile(f)
    return g(p, X), g(p, X), p.count, p.t


@data
def objects_with_slots(compile: Compile) -> Any:
    def f(s: Slotted) -> Slotted:
        s.t = s.t * 2
        return Slotted(s.t + 1)

    s = Slotted(X.clone())
    return compile(f)(s).t, s.t


@data
def attributes_by_name(compile: Compile) -> Any:
    def f(p: Plain) -> Tensor:
        setattr(p, "u", getattr(p, "t") * 2)  # noqa: B009, B010
        return p.u + getattr(p, "no", 3)  # type: ignore[attr-defined, no-any-return]

    p = Plain(X)
    return compile(f)(p), p.u  # type: ignore[attr-defined]


@data
def inheritance_and_super(compile: Compile) -> Any:
    class Base:
        def go(self, a: Tensor) -> Tensor:
            return a * 2

    class Derived(Base):
        def go(self, a: Tensor) -> Tensor:
            return super().go(a) + 1

    return compile(lambda a: Derived().go(a))(X)


@data
def enumerations(compile: Compile) -> Any:
    g = compile(lambda a, c: a * c.value if c is Colour.RED else a + c.value)
    return g(X, Colour.RED), g(X, Colour.BLUE)


@data
def none_and_numbers_and_strings(compile: Compile) -> Any:
    def f(a: Tensor, n: int, s: str, x: float, nothing: None, b: bool) -> Any:
        return a * n if nothing is None else a, n + 1, s.upper(), x / 2, None, not b

    return compile(f)(X, 2, "s", 0.5, None, True)


@data
def complex_numbers_and_big_ones(compile: Compile) -> Any:
    return compile(lambda a: (a * 2**40, (1 + 2j) * 2, a.to(torch.complex64) * 1j, float("inf")))(X)


@data
def dtypes_devices_layouts(compile: Compile) -> Any:
    def f(a: Tensor, d: torch.dtype) -> Any:
        info = torch.finfo(d)
        return a.to(d), d, a.device, torch.zeros(2, dtype=d, device=a.device), info.bits, a.layout

    return compile(f)(X, torch.float64)


@data
def torch_size(compile: Compile) -> Any:
    def f(a: Tensor) -> Any:
        return a.shape, a.size(), a.shape[1:], a.stride(), torch.Size([2, 3]).numel(), a.new_zeros(a.shape)

    return compile(f)(torch.randn(2, 3))


@data
def model_output_of_transformers(compile: Compile) -> Any:
    from transformers.modeling_outputs import BaseModelOutputWithPooling

    def f(a: Tensor) -> Any:
        out = BaseModelOutputWithPooling(last_hidden_state=a * 2, pooler_output=a.sum())
        return out, out[0] + 1, out.to_tuple()[1]

    out, first, second = compile(f)(X)
    return type(out).__name__, dict(out), first, second, out.hidden_states


@data
def small_bert_of_transformers(compile: Compile) -> Any:
    from transformers import BertConfig, BertModel

    torch.manual_seed(2)
    model = BertModel(
        BertConfig(
            vocab_size=20, hidden_size=16, num_hidden_layers=1, num_attention_heads=2,
            intermediate_size=32, max_position_embeddings=16,
        )
    ).eval()  # fmt: skip
    out = compile(model)(torch.arange(6)[None], output_hidden_states=True)
    return type(out).__name__, [out.last_hidden_state, out.pooler_output, *out.hidden_states]


@data
def registered_tree_node(compile: Compile) -> Any:
    class Bag:
        def __init__(self, *ts: Tensor) -> None:
            self.ts = ts

    pytree.register_pytree_node(Bag, lambda b: (list(b.ts), None), lambda ts, _: Bag(*ts))
    try:
        out = compile(lambda b: pytree.tree_map(lambda t: t * 2, b))(Bag(X, X + 1))
        return list(out.ts)
    finally:
        pytree._deregister_pytree_node(Bag)


@data
def tree_functions_within(compile: Compile) -> Any:
    def f(t: Any) -> Any:
        leaves, spec = pytree.tree_flatten(t)
        return pytree.tree_unflatten([x + 1 for x in leaves], spec)

    return compile(f)({"a": [X, (X,)], "b": X})


@data
def two_tensor_subclass(compile: Compile) -> Any:
    from torch.testing._internal.two_tensor import TwoTensor

    def f(t: Tensor, u: Tensor) -> Tensor:
        return t.sin() * 2 + u

    out = compile(f)(TwoTensor(X.clone(), X + 1), X)
    return type(out).__name__, out.a, out.b


@data
def two_tensor_with_gradients(compile: Compile) -> Any:
    from torch.testing._internal.two_tensor import TwoTensor

    t = TwoTensor(X.clone(), X + 1).requires_grad_()
    out = compile(lambda t: (t * t).sin())(t)
    out.sum().backward()
    return out.a.detach(), out.b.detach(), t.grad.a, t.grad.b


@data
def two_tensor_is_written(compile: Compile) -> Any:
    from torch.testing._internal.two_tensor import TwoTensor

    t = TwoTensor(X.clone(), X + 1)
    out = compile(lambda t: t.mul_(2) + 1)(t)
    return out.a, out.b, t.a, t.b


@data
def subclass_with_torch_function(compile: Compile) -> Any:
    class Named(Tensor):
        @classmethod
        def __torch_function__(cls, f: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            with torch._C.DisableTorchFunctionSubclass():
                out = f(*args, **(kwargs or {}))
            return out * 2 if f is torch.sin else out

    out = compile(lambda t: torch.sin(t) + 1)(X.clone().as_subclass(Named))
    return out.as_subclass(Tensor)


@data
def parameter_and_buffer_as_arguments(compile: Compile) -> Any:
    p, b = torch.nn.Parameter(X.clone()), torch.nn.Buffer(X + 1)
    out = compile(lambda p, b: p * b)(p, b)
    return kept(out), torch.autograd.grad(out.sum(), p)


@data
def packed_sequence(compile: Compile) -> Any:
    from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

    def f(x: Tensor) -> Any:
        packed = pack_padded_sequence(x, torch.tensor([3, 2]), batch_first=True)
        return pad_packed_sequence(packed, batch_first=True)[0] * 2

    return compile(f)(torch.randn(2, 3, 4))


@data
def scalar_tensors_and_numbers_mix(compile: Compile) -> Any:
    def f(a: Tensor, s: Tensor, n: int, x: float) -> Any:
        return a + s, s * n, a.int() / n, s**x, n // 2 * a, s.double() + a, torch.tensor(x) + n

    return compile(f)(X, torch.tensor(2.0), 3, 0.5)


@data
def numpy_arrays_as_arguments(compile: Compile) -> Any:
    import numpy as np

    out = compile(lambda x, y: x @ y + 1)(np.ones((2, 3), np.float32), np.ones((3, 1), np.float32))
    return type(out).__name__, torch.from_numpy(out)


@data
def unused_and_missing_results(compile: Compile) -> Any:
    return compile(lambda a, b: (None, a * 2))(X, X), compile(lambda a: None)(X), compile(lambda a: a * 2)(X)


@data
def no_tensor_arguments(compile: Compile) -> Any:
    return compile(lambda n: torch.arange(n) * 2)(5), compile(lambda: torch.eye(3) + 1)()


@data
def many_arguments_and_results(compile: Compile) -> Any:
    xs = [torch.full((2,), float(n)) for n in range(150)]
    return compile(lambda *xs: tuple(x * 2 for x in xs))(*xs)


@data
def zero_sized_results(compile: Compile) -> Any:
    return traced(
        compile, lambda a: (a[:0], a.new_empty(0, 3), a[a > 9], a.sum(0, keepdim=True)),
        lambda: [torch.randn(4)],
    )  # fmt: skip


@data
def weak_references(compile: Compile) -> Any:
    import weakref

    p = Plain(X)
    ref = weakref.ref(p)
    return compile(lambda a: a * ref().double)(X)  # type: ignore[union-attr]


@data
def user_defined_iterators(compile: Compile) -> Any:
    class Count:
        def __init__(self, n: int) -> None:
            self.n, self.i = n, 0

        def __iter__(self) -> Count:
            return self

        def __next__(self) -> int:
            if self.i == self.n:
                raise StopIteration
            self.i += 1
            return self.i

    return compile(lambda a: sum(a * i for i in Count(3)))(X)
