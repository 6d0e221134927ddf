# SPDX-License-Identifier: Apache-2.0
"""cache_compile: whatever tracing reads is compared, and whatever a method sets is set."""

from __future__ import annotations

import collections
import dataclasses
import enum
import functools
import operator
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import types
import unittest
from collections.abc import Callable
from typing import Any
from unittest import mock

import numpy as np
import support
import torch
from torch import Tensor, nn

import fxge
from fxge import torchair

NUMBER: Any = 2.0
TABLE: Any = torch.ones(4)
SETTINGS = types.ModuleType("settings_of_a_user")
X = torch.arange(8.0).reshape(2, 4)


class Mode(enum.Enum):
    """Attribute of a module that is an enumeration."""

    DOUBLE = 2
    TRIPLE = 3


@dataclasses.dataclass
class Record:
    """Attribute of a module with attributes of its own."""

    scale: Any


class Slots:
    """Object without a dict."""

    __slots__ = ("scale",)

    def __init__(self, scale: float) -> None:
        self.scale = scale

    def __repr__(self) -> str:
        return "Slots()"


class Callable_:
    """Function object whose representation as text hides its state."""

    def __init__(self, k: Any) -> None:
        self.k = k

    def __repr__(self) -> str:
        return "Callable_()"

    def __call__(self, x: Tensor) -> Tensor:
        return x * self.k  # type: ignore[no-any-return]


class Held(nn.Module):
    """Module whose method calls a function of its attribute."""

    def __init__(self, held: Any, f: Callable[[Any, Tensor], Tensor]) -> None:
        super().__init__()
        self.held, self.f = held, f

    def decode(self, x: Tensor) -> Tensor:
        return self.f(self.held, x)


def times(number: Any) -> Callable[[Tensor], Tensor]:
    return lambda x: x * number


def patched(value: float) -> nn.Module:
    def forward(self: Any, x: Tensor) -> Tensor:
        return x * self.by

    module = nn.ReLU()
    module.by, module.forward = value, types.MethodType(forward, module)  # type: ignore[assignment]
    return module


def hooked(value: float) -> nn.Module:
    module = nn.ReLU()
    module.register_forward_hook(lambda m, args, y: y * value)  # noqa: ARG005
    return module


def numbers(value: float) -> np.ndarray[Any, Any]:
    found = np.ones(4000, np.float32)
    found[1000] = value
    return found


class Cached(unittest.TestCase):
    def setUp(self) -> None:
        self.directory = tempfile.mkdtemp(prefix="fxge-cache-")

    def cached(self, f: Any, **options: Any) -> Any:
        return torchair.inference.cache_compile(f, cache_dir=self.directory, **options)

    def files(self) -> int:
        return len(list(pathlib.Path(self.directory).rglob("*.fxge")))

    def check(self, f: Any, model: Any, *args: Any) -> None:
        torch.testing.assert_close(f(*args), model.decode(*args))


class Values(Cached):
    """Each value is part of the key, and is seen in the next call."""

    def differ(self, first: Any, second: Any, f: Callable[[Any, Tensor], Tensor]) -> None:
        with self.subTest(kind=type(first).__name__):
            before = self.files()
            for held in (first, second):
                model = Held(held, f)
                self.check(self.cached(model.decode), model, X)
            self.assertEqual(self.files(), before + 2)
            again = self.cached(model.decode)
            self.check(again, model, X)
            self.assertEqual(self.files(), before + 2)
            model.held = first
            self.check(again, model, X)
            self.assertEqual(self.files(), before + 2)

    def test_attributes(self) -> None:
        def scale(held: Any, x: Tensor) -> Tensor:
            return x * held.scale  # type: ignore[no-any-return]

        def called(held: Any, x: Tensor) -> Tensor:
            return held(x - 3)  # type: ignore[no-any-return]

        def by_number(held: Any, x: Tensor) -> Tensor:
            return x * held

        self.differ(numbers(2), numbers(3), lambda held, x: x * torch.tensor(held)[1000])
        self.differ(Record(1.0), Record(1), scale)
        self.differ(Record(torch.tensor(1.0)), Record(torch.tensor(1.00004)), scale)
        self.differ(Slots(2.0), Slots(3.0), scale)
        self.differ(Callable_(2), Callable_(3), called)
        self.differ(functools.partial(times(2)), functools.partial(times(3)), called)
        self.differ(Callable_(2).__call__, Callable_(3).__call__, called)
        self.differ(patched(2), patched(3), called)
        self.differ(hooked(2), hooked(3), called)
        self.differ(nn.ReLU(), nn.Dropout(1.0), called)
        self.differ(1, True, lambda held, x: x.bool() * held)
        self.differ(2.0, 2, lambda held, x: x.int() * held)
        self.differ(0.0, -0.0, lambda held, x: 1 / (x * 0 + 1) * held)
        self.differ(
            {1: 2.0, 2: 3.0}, {2: 3.0, 1: 2.0}, lambda held, x: x * next(iter(held.values()))
        )
        self.differ({2}, {3}, lambda held, x: x * min(held))
        self.differ(Mode.DOUBLE, Mode.TRIPLE, lambda held, x: x * held.value)
        self.differ(collections.deque([2]), collections.deque([3]), lambda held, x: x * held[0])
        self.differ(pathlib.Path("ab"), pathlib.Path("abc"), lambda held, x: x * len(str(held)))
        self.differ(re.compile("a"), re.compile("a", re.I), lambda held, x: x * held.flags)
        self.differ(np.float32(2), np.float32(3), by_number)
        self.differ([[2]], [[3]], lambda held, x: x * held[0][0])

    def test_changes_inside_of_values(self) -> None:
        changes: list[tuple[Any, Callable[[Any], Any], Any]] = [
            (Record(2.0), lambda h: setattr(h, "scale", 3.0), lambda h, x: x * h.scale),
            (Slots(2.0), lambda h: setattr(h, "scale", 3.0), lambda h, x: x * h.scale),
            (Callable_(2.0), lambda h: setattr(h, "k", 3.0), lambda h, x: h(x)),
            (numbers(2), lambda h: h.__setitem__(1000, 3), lambda h, x: x * torch.tensor(h)[1000]),
            ([2.0], lambda h: h.__setitem__(0, 3.0), lambda h, x: x * h[0]),
            ([2.0], lambda h: h.append(3.0), lambda h, x: x * len(h)),
            ({"a": 2.0}, lambda h: h.update(a=3.0), lambda h, x: x * h["a"]),
            ({2.0}, lambda h: h.add(5.0), lambda h, x: x * max(h)),
            (collections.deque([2]), lambda h: h.append(5), lambda h, x: x * h[-1]),
            (torch.tensor(2.0), lambda h: h.add_(1), lambda h, x: x * h),
            (nn.Dropout(1.0), lambda h: h.eval(), lambda h, x: h(x)),
            (nn.ReLU(), lambda h: h.register_forward_hook(lambda *a: a[2] + 1), lambda h, x: h(x)),
            (
                Callable_(1),
                lambda h: setattr(type(h), "k2", 3),
                lambda h, x: x * vars(type(h)).get("k2", 1),
            ),
        ]
        for held, change, f in changes:
            with self.subTest(kind=type(held).__name__):
                model = Held(held, f)
                compiled = self.cached(model.decode)
                self.check(compiled, model, X)
                change(held)
                self.check(compiled, model, X)
                self.check(self.cached(model.decode), model, X)

    def test_code(self) -> None:
        def closure(value: float) -> Any:
            class Model(nn.Module):
                def decode(self, x: Tensor) -> Tensor:
                    return x * value

            return Model()

        def part(value: float) -> Any:
            class Part(nn.Module):
                def forward(self, x: Tensor) -> Tensor:
                    return x * value

            class Model(nn.Module):
                def __init__(self) -> None:
                    super().__init__()
                    self.part = Part()

                def decode(self, x: Tensor) -> Tensor:
                    return self.part(x)  # type: ignore[no-any-return]

            return Model()

        def default(value: float) -> Any:
            class Model(nn.Module):
                def decode(self, x: Tensor, k: float = value) -> Tensor:
                    return x * k

            return Model()

        def of_class(value: float) -> Any:
            class Base(nn.Module):
                k = value

            class Model(Base):
                def decode(self, x: Tensor) -> Tensor:
                    return x * getattr(self, "".join(("k", "")))  # type: ignore[no-any-return]

            return Model()

        def made_inside(value: float) -> Any:
            class Local:
                def __init__(self) -> None:
                    self.k = value

            class Model(nn.Module):
                def decode(self, x: Tensor) -> Tensor:
                    return x * Local().k

            return Model()

        def own_property(value: float) -> Any:
            class Model(nn.Module):
                @property
                def k(self) -> float:
                    return value

                def decode(self, x: Tensor) -> Tensor:
                    return x * self.k

            return Model()

        for make in (closure, part, default, of_class, made_inside, own_property):
            with self.subTest(make.__name__):
                for value in (2.0, 3.0):
                    model = make(value)
                    self.check(self.cached(model.decode), model, X)

    def test_code_that_changes(self) -> None:
        class Base(nn.Module):
            k = 2.0

        class Model(Base):
            def decode(self, x: Tensor) -> Tensor:
                return self.scaled(x) * self.k

            def scaled(self, x: Tensor) -> Tensor:
                return x + 1

        model = Model()
        f = self.cached(model.decode)
        self.check(f, model, X)
        Base.k = 3.0
        self.check(f, model, X)
        Model.k = 4.0
        self.check(f, model, X)
        Model.scaled = lambda self, x: x - 1  # type: ignore[method-assign, assignment]  # noqa: ARG005
        self.check(f, model, X)
        with mock.patch.object(nn.ReLU, "forward", lambda self, x: x * 7):  # noqa: ARG005
            model = Held(nn.ReLU(), lambda held, x: held(x))  # type: ignore[assignment]
            f = self.cached(model.decode)
            self.check(f, model, X)
        self.check(self.cached(model.decode), model, X)
        self.check(f, model, X)

    def test_classes_and_names_that_are_data(self) -> None:
        class Twice:
            def by(self) -> float:
                return 2.0

        class Thrice:
            def by(self) -> float:
                return 3.0

        class Held_(Twice):
            pass

        get, call = operator.attrgetter("k"), operator.methodcaller("by")

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.k, self.held, self.act = 2.0, Held_(), nn.ReLU()

            def decode(self, x: Tensor) -> Tensor:
                return self.act(x * get(self) * call(self.held) - 3)  # type: ignore[no-any-return]

        model = Model()
        f = self.cached(model.decode)
        changes: tuple[Callable[[], Any], ...] = (
            lambda: None,
            lambda: setattr(model, "k", 5.0),
            lambda: setattr(Held_, "__bases__", (Thrice,)),
            lambda: setattr(model.held, "__class__", Twice),
            lambda: setattr(model.act, "__class__", nn.Tanh),
        )
        for change in changes:
            change()
            self.check(f, model, X)
            self.check(self.cached(model.decode), model, X)

    def test_globals(self) -> None:
        global NUMBER, TABLE

        class Model(nn.Module):
            def decode(self, x: Tensor) -> Tensor:
                return x * NUMBER * TABLE * SETTINGS.k * float(os.environ.get("FXGE_TEST_K", "1"))

        model = Model()
        SETTINGS.k = 2.0  # type: ignore[attr-defined]
        f = self.cached(model.decode)
        self.check(f, model, X)
        NUMBER = 3.0
        self.check(f, model, X)
        TABLE.fill_(2)
        self.check(f, model, X)
        TABLE = torch.full((4,), 5.0)
        self.check(f, model, X)
        SETTINGS.k = 7.0  # type: ignore[attr-defined]
        self.check(f, model, X)
        with mock.patch.dict(os.environ, {"FXGE_TEST_K": "3"}):
            self.check(f, model, X)
            self.check(self.cached(model.decode), model, X)
        self.check(self.cached(model.decode), model, X)

    def test_names_and_ties_of_tensors(self) -> None:
        class Buffers(nn.Module):
            def __init__(self, names: str) -> None:
                super().__init__()
                for name in names:
                    self.register_buffer(name, torch.full((4,), float(ord(name))))

            def decode(self, x: Tensor) -> Tensor:
                return x * (self.a if "a" in self._buffers else self.b * 10)

        class Tied(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.a, self.b, self.c = (nn.Linear(4, 4, bias=False) for _ in range(3))

            def decode(self, x: Tensor) -> Tensor:
                return self.c(x)  # type: ignore[no-any-return]

        for names in ("ab", "ba", "ac", "bc"):
            buffers = Buffers(names)
            self.check(self.cached(buffers.decode), buffers, X)
        for name in "ab":
            tied = Tied()
            tied.c.weight = getattr(tied, name).weight
            f = self.cached(tied.decode)
            self.check(f, tied, X)
        tied.c.weight = tied.a.weight
        self.check(f, tied, X)
        tied.c = nn.Linear(4, 4, bias=False)
        self.check(f, tied, X)

    def test_layouts_of_arguments(self) -> None:
        class Model(nn.Module):
            def decode(self, x: Tensor) -> Tensor:
                return x + 1 if x.is_contiguous() else x - 1

        class Strides(nn.Module):
            def decode(self, x: Tensor) -> Tensor:
                return x * x.stride(0) + x.as_strided((2, 2), (1, 1)).sum()

        wide = torch.arange(64.0).reshape(8, 8)
        dense = (X, X.t(), torch.ones(3, 5), torch.ones(5, 3).t(), X[:1])
        for model, given in ((Model(), (*dense, wide[:2, :4], wide[:, :4])), (Strides(), dense)):
            f = self.cached(model.decode)
            for x in given:
                self.check(f, model, x)
            self.check(f, model, nn.Parameter(X))

    def test_values_that_cannot_be_compared(self) -> None:
        class Locked(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.lock, self.k = threading.Lock(), 2.0

            def decode(self, x: Tensor) -> Tensor:
                with self.lock:
                    return x * self.k

            def unread(self, x: Tensor) -> Tensor:
                return x * self.k

        model = Locked()
        f = self.cached(model.decode)
        with self.assertLogs("fxge", "WARNING") as logs:
            self.check(f, model, X)
        self.assertIn("self.lock (_thread.lock)", logs.output[0])
        with self.assertNoLogs("fxge", "WARNING"):
            model.k = 3.0
            self.check(f, model, X)
        self.assertEqual(self.files(), 0)
        with self.assertNoLogs("fxge", "WARNING"):
            torch.testing.assert_close(self.cached(model.unread)(X), model.unread(X))
        self.assertEqual(self.files(), 1)

    def test_all_processes_have_one_key(self) -> None:
        program = (
            "import sys\n"
            "sys.path.insert(0, sys.argv[1])\n"
            "import test_cached_reads as t\n"
            "import torch\n"
            "def f(held, x):\n"
            "    return x * held[0].k * min(held[1]) * (2 if 'a' in {'a', 'b', 'c'} else 1)\n"
            "m = t.Held([t.Callable_(2), {1, 2, 3}, t.Mode.DOUBLE, t.numbers(2), t.Slots(1)], f)\n"
            "t.torchair.inference.cache_compile(m.decode, cache_dir=sys.argv[2])(t.X)\n"
        )
        for seed in ("1", "2", "3"):
            subprocess.run(
                [
                    sys.executable,
                    "-W",
                    "ignore",
                    "-c",
                    program,
                    pathlib.Path(__file__).parent,
                    self.directory,
                ],
                env={
                    **os.environ,
                    "PYTHONHASHSEED": seed,
                    "PYTHONPATH": os.pathsep.join(map(str, (support.SOURCES, support.HELPERS))),
                },
                capture_output=True,
                check=True,
            )
        self.assertEqual(self.files(), 1)


class States(Cached):
    """Values that a method sets."""

    def same(self, make: Callable[[], Any], state: Callable[[Any], Any]) -> None:
        """Compares results and states of calls, by two instances of a module."""
        ours, theirs = make(), make()
        f = self.cached(ours.decode)
        for step in range(4):
            x = X[:1] + step
            torch.testing.assert_close(f(x), theirs.decode(x))
            torch.testing.assert_close(state(ours), state(theirs))
        again = self.cached(ours.decode)
        torch.testing.assert_close(again(X[:1]), theirs.decode(X[:1]))
        torch.testing.assert_close(state(ours), state(theirs))

    def test_tensors(self) -> None:
        class Attribute(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.h = torch.zeros(4)
                self.table = {"h": torch.zeros(4)}
                self.listed = [torch.zeros(4)]
                self.record = Record(torch.zeros(4))
                self.register_buffer("b", torch.zeros(4))

            def decode(self, x: Tensor) -> Tensor:
                self.h = self.h + x[0]
                self.table["h"] = self.table["h"] + self.h
                self.listed[0] = self.listed[0] - x[0]
                self.record.scale = self.record.scale + self.listed[0]
                self.b = self.b + 2 * x[0]
                return self.h * 2 + self.b + self.record.scale

        def all_of(m: Any) -> Any:
            return [m.h, m.table["h"], m.listed[0], m.record.scale, m.b, m._buffers]

        self.same(Attribute, all_of)

    def test_tensors_that_did_not_exist(self) -> None:
        class Lazy(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.h: Tensor | None = None

            def decode(self, x: Tensor) -> Tensor:
                if self.h is None:
                    self.h = torch.zeros(4)
                self.h = self.h + x[0]
                self.last = self.h * 2
                return self.last

        self.same(Lazy, lambda m: [m.h, m.last])

    def test_tensors_in_tuples_objects_and_globals(self) -> None:
        class Caches(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("k", torch.zeros(4))
                self.both = (self.k, torch.zeros(4))
                self.record = Record((torch.zeros(4),))

            def decode(self, x: Tensor) -> Tensor:
                self.k.add_(x[0])
                self.both[1].add_(self.both[0])
                self.record.scale[0].add_(self.both[1])
                return self.record.scale[0] + self.both[0]

        self.same(Caches, lambda m: [m.k, m.both, m.record.scale])

        class Global(nn.Module):
            def decode(self, x: Tensor) -> Tensor:
                global TABLE
                TABLE.add_(x[0])
                TABLE = TABLE * 2
                return TABLE + 1

        global TABLE
        TABLE, model = torch.ones(4), Global()
        f = self.cached(model.decode)
        found = [f(X), TABLE, f(X), TABLE]
        TABLE = torch.ones(4)
        expected = [model.decode(X), TABLE, model.decode(X), TABLE]
        torch.testing.assert_close(found[1::2][-1], expected[-1])
        torch.testing.assert_close(found[2], expected[2])

    def test_tensors_with_other_names(self) -> None:
        """Entries hold the same tensors as in eager, not copies of them."""

        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.a, self.b = torch.ones(4), torch.zeros(4)
                self.given = self.result = self.first = self.second = self.a

            def decode(self, x: Tensor) -> Tensor:
                self.a, self.b = self.b, self.a
                self.given, y = x, x[0] + self.a
                self.first = self.second = y * 3
                self.b.add_(x[0])
                self.result = y
                return y

        ours, theirs = Model(), Model()
        f = self.cached(ours.decode)
        for step in range(3):
            found = []
            for model, call in ((ours, f), (theirs, theirs.decode)):
                x = X + step
                y = call(x)
                y.add_(1)
                model.first.add_(1)
                x.add_(1)
                found.append([model.a, model.b, model.given, model.result, model.second])
            torch.testing.assert_close(found[0], found[1])

    def test_values_that_a_program_cannot_set(self) -> None:
        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.k, self.h, self.zero = 0, [], torch.tensor(1.0)
                self.last: Any = None
                self.pair = torch.zeros(4), torch.ones(4)
                self.record, self.iterator = Record(1.0), iter([1, 2])

            def decode(self, x: Tensor, form: str) -> Tensor:
                if form == "k":
                    self.k += 1
                elif form == "h":
                    self.h.append(x * 2)
                elif form == "zero":
                    self.zero.add_(1)
                elif form == "last":
                    self.last = self.pair[0][:2]
                elif form == "iterator":
                    next(self.iterator)
                elif form == "record.scale":
                    self.record.scale = 2.0
                elif form == "NUMBER":
                    global NUMBER
                    NUMBER = 9.0
                elif form == "gone":
                    del self.gone
                return x + 1

        for form in ("k", "h", "zero", "last", "record.scale", "NUMBER", "gone", "iterator"):
            model, number = Model(), NUMBER
            model.gone = 1
            with self.subTest(form):
                state = {**vars(model)}
                with self.assertRaisesRegex(fxge.FxgeError, rf"'\S*{re.escape(form)}' is") as e:
                    self.cached(model.decode)(X, form)
                self.assertEqual(e.exception.status, 3)
                self.assertEqual(vars(model), state)
                self.assertEqual((model.k, model.h, NUMBER), (0, [], number))

    def test_arguments_that_are_set(self) -> None:
        class Model(nn.Module):
            def decode(self, x: Tensor, held: Any) -> Tensor:
                if isinstance(held, list):
                    held.append(x)
                elif isinstance(held, dict):
                    held["k"] = x * 2
                else:
                    held.scale = x * 2
                return x + 1

        for held in ([], {"k": X}, Record(X)):
            with self.assertRaisesRegex(fxge.FxgeError, r"'args\S*' is replaced by the method"):
                self.cached(Model().decode)(X, held)

    def test_shared_memory(self) -> None:
        class Model(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("c", X.clone())

            def decode(self, x: Tensor) -> Tensor:
                self.c.mul_(3)
                return x + 1

        for dynamic in (True, False):
            model = Model()
            f = self.cached(model.decode, dynamic=dynamic)
            with self.assertRaisesRegex(fxge.FxgeError, "shares memory"):
                f(model.c)
            torch.testing.assert_close(model.c, X)
            self.check(f, model, X)


if __name__ == "__main__":
    unittest.main()
