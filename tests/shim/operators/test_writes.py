# SPDX-License-Identifier: Apache-2.0
"""Users' operators that write into their arguments: called, compiled, trained, exported, saved."""

from __future__ import annotations

import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
from torch import Tensor

import fxge
from fxge.errors import FxgeError

ROWS = """
- schema: "wrote::put(Tensor(a!) cache, Tensor row, SymInt at) -> ()"
  formula: index_put(cache, [full([1], at, dtype=i64)], unsqueeze(row, 0))

- schema: "wrote::shift_(Tensor(a!) x, Tensor by) -> Tensor(a!)"
  formula: x + by

# something new, something that may be missing
- schema: "wrote::tracked(Tensor x, Tensor(a!) mean, Tensor(b!)? count=None, *, float keep=0.9) -> Tensor"
  formula: |
    m = keep * mean + (1 - keep) * aten.mean.dim(x, [0])
    return x - m, m, None if count is None else count + 1

- schema: "wrote::decay(Tensor(a!)[] xs, Tensor(b!) steps, float by) -> Tensor"
  formula: "[sum(steps)] + [x * by for x in xs] + [steps + 1]"

- schema: "wrote::negated.out(Tensor x, *, Tensor(a!) out) -> Tensor(a!)"
  formula: -x
  ignore: [out]

# its functional form is a row of its own
- schema: "wrote::twice(Tensor x) -> Tensor"
  formula: 2 * x
- schema: "wrote::twice_(Tensor(a!) x) -> Tensor(a!)"
  functional: wrote.twice.default

# keys and values at their positions: [batch, heads, length, width]
- schema: "wrote::cache_update(Tensor(a!) k_cache, Tensor(b!) v_cache, Tensor k, Tensor v, Tensor at) -> ()"
  check: {rank: "k_cache.rank == 4 and at.rank == 1"}
  formula: return index_copy(k_cache, 2, at, k), index_copy(v_cache, 2, at, v)

# a kernel that writes in place
- schema: "wrote::kernel_put(Tensor(a!) cache, Tensor row, int at) -> Tensor"
  shape: ["[]"]
  dtype: [cache]
  ge: {op: WrotePut, in: {cache: cache, row: row}, attr: {at: at}}
- ge: WrotePut
  types: {T: [f32, f16]}
  in: {cache: T, row: T}
  out: {sum: T, cache: T}
  attr: {at: {int: required}}
  compute: |
    new = index_put(cache, [full([1], at, dtype=i64)], unsqueeze(row, 0))
    return aten.sum(new), new
"""  # noqa: E501 (rows are as long as they are)


class Plain:
    """The same in PyTorch."""

    def put(self, cache: Tensor, row: Tensor, at: int) -> None:
        cache[at].copy_(row)

    def shift_(self, x: Tensor, by: Tensor) -> Tensor:
        return x.add_(by)

    def tracked(
        self, x: Tensor, mean: Tensor, count: Tensor | None = None, *, keep: float = 0.9
    ) -> Tensor:
        mean.mul_(keep).add_((1 - keep) * x.mean(0))
        if count is not None:
            count.add_(1)
        return x - mean

    def decay(self, xs: list[Tensor], steps: Tensor, by: float) -> Tensor:
        before = steps.sum()
        for x in xs:
            x.mul_(by)
        steps.add_(1)
        return before

    def twice_(self, x: Tensor) -> Tensor:
        return x.mul_(2)

    def kernel_put(self, cache: Tensor, row: Tensor, at: int) -> Tensor:
        cache[at].copy_(row)
        return cache.sum()

    def cache_update(
        self, k_cache: Tensor, v_cache: Tensor, k: Tensor, v: Tensor, at: Tensor
    ) -> None:
        k_cache.index_copy_(2, at, k)
        v_cache.index_copy_(2, at, v)


def whole(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
    ops.put(x, row, 2)
    n = torch.zeros(())
    y = ops.tracked(x, mean)
    z = ops.tracked(x, mean, n, keep=0.5)
    s = ops.decay([x, mean], n, 0.5)
    return y, z + n, s, ops.tracked(row.expand(3, 4), mean)


def through_views(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
    """Writes slices, columns, permuted views, parts of a flat view, two parts in a list."""
    ops.put(x[1:], row, 0)
    ops.put(x.t(), x[:, 1].clone(), 3)
    y = ops.tracked(x[:, 1:3], mean[2:])
    ops.put(x[1:, 1:3], y[0], 1)
    n = torch.zeros(2)
    s = ops.decay([x[0], x[1:].reshape(-1)[2:5], mean], n[1], 2.0)
    ops.decay([x[:, 0], x[:, 3]], n[0], 3.0)
    return y, s, n, x[0] + mean


def given_back(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
    """Returns the written argument."""
    y = ops.shift_(x, row)
    z = ops.shift_(mean[1:], row[0])
    return y * 2, z + 1, ops.shift_(row.clone(), mean)


def written_again(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
    """Writes through the result, too, which PyTorch loses in compilation."""
    y = ops.shift_(x, row)
    ops.shift_(y[1], mean)
    return y * 2, x.sum()


Program = Callable[..., Any]


DIRECTORY = tempfile.TemporaryDirectory()


def setUpModule() -> None:
    """PyTorch has the operators from then on."""
    unittest.addModuleCleanup(DIRECTORY.cleanup)
    rows = Path(DIRECTORY.name) / "rows.yaml"
    rows.write_text(ROWS, encoding="utf-8")
    fxge.load_ops(rows)


class Case(unittest.TestCase):
    def setUp(self) -> None:
        self.ops: Any = torch.ops.wrote

    def same(self, program: Program, f: Any, n: int = 3) -> None:
        """Compares results and written arguments with PyTorch."""

        def run(g: Any) -> Any:
            torch.manual_seed(n)
            args = torch.randn(n, 4), torch.randn(4), torch.randn(4)
            return *g(*args), *args

        support.assert_same(run(f), run(lambda *args: program(Plain(), *args)), 1e-5)


class Live(Case):
    def test_called(self) -> None:
        for program in (whole, through_views, given_back, written_again):
            self.same(program, lambda *args, p=program: p(self.ops, *args))
        x = torch.ones(2)
        self.assertIs(self.ops.shift_(x, x), x)
        support.assert_same(x, torch.full((2,), 2.0), 0)
        out = torch.empty(2)
        self.assertIs(self.ops.negated.out(x, out=out), out)
        support.assert_same(self.ops.twice_(out), torch.full((2,), -4.0), 0)
        self.assertIsNone(self.ops.put(torch.zeros(2, 1), torch.ones(1), 1))

    def test_compiled(self) -> None:
        """Both forms of auto_functionalized."""
        from torch._inductor import config

        for second in (True, False):
            for program in (whole, through_views):
                with config.patch(enable_auto_functionalized_v2=second), self.subTest(program):
                    f, counter = support.compiled(lambda *args, p=program: p(self.ops, *args))
                    self.same(program, f)
                    self.same(program, f)
                    self.assertEqual(counter.count, 1)

    @unittest.skipUnless(hasattr(torch.Tag, "inplace"), "PyTorch functionalises it since 2.13")
    def test_given_back(self) -> None:
        f, _ = support.compiled(lambda *args: given_back(self.ops, *args))
        self.same(given_back, f)

    @unittest.skipUnless(hasattr(torch.Tag, "out"), "PyTorch functionalises it since 2.13")
    def test_out(self) -> None:
        """Overload `out`, into an argument, a part of one, and a new tensor."""

        def program(negated: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
            new = torch.empty_like(row)
            same = negated(x, out=x.clone())
            negated(row, out=mean)
            negated(mean * 2, out=x[1])
            return negated(x[1], out=new) + 1, same, new

        f, counter = support.compiled(lambda *a: program(self.ops.negated.out, *a))
        given = torch.randn(3, 4), torch.randn(4), torch.randn(4)
        mine, theirs = ([t.clone() for t in given] for _ in range(2))
        got = f(*mine)
        expected = program(torch.neg, *theirs)
        for a, b in zip((*got, *mine), (*expected, *theirs), strict=True):
            torch.testing.assert_close(a, b)
        self.assertEqual(counter.count, 1)

    def test_dynamic_sizes(self) -> None:
        """A symbolic size, in views as well."""

        def program(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
            ops.put(x, row, x.shape[0] - 1)
            ops.put(x[1:], row * 2, 0)
            y = ops.tracked(x, mean)
            ops.decay([x[2], mean], row[1], 0.5)
            ops.shift_(x[:, 1], x[:, 0].clone())
            return y, x.sum()

        f, counter = support.compiled(lambda *args: program(self.ops, *args), dynamic=True)
        for n in (5, 3, 8):
            self.same(program, f, n)
        self.assertEqual(counter.count, 1)

    def test_transposed(self) -> None:
        """Parts of a tensor with another order of memory."""

        def program(ops: Any, x: Tensor, row: Tensor, mean: Tensor) -> Any:
            y = x.t()
            ops.tracked(row.expand(2, 4)[:, :3], y.select(1, 2)[:3])
            ops.put(y[:, 1:3], row[:2] * 2, 1)
            ops.decay([y[0], y[2, 1:]], mean[3:], 3.0)
            return y * 2

        for dynamic in (False, True):
            f, _ = support.compiled(lambda *args: program(self.ops, *args), dynamic=dynamic)
            self.same(program, lambda x, *args, f=f: f(x, *args), 5)
            x = torch.randn(4, 5).t()
            given, row, mean = x.clone(), torch.randn(4), torch.randn(4)
            self.assertEqual(given.stride(), x.stride())
            expected = program(Plain(), x, row, mean.clone())
            support.assert_same(f(given, row, mean), expected, 1e-5)
            support.assert_same(given, x, 1e-5)

    def test_trained(self) -> None:
        """Training step that updates a running mean."""

        class Model(torch.nn.Module):
            def __init__(self, ops: Any) -> None:
                super().__init__()
                self.linear = torch.nn.Linear(4, 4)
                self.register_buffer("mean", torch.zeros(4))
                self.register_buffer("count", torch.zeros((), dtype=torch.int64))
                self.ops = ops

            def forward(self, x: Tensor) -> Tensor:
                y = self.linear(x)
                with torch.no_grad():
                    self.ops.tracked(y.detach(), self.mean, self.count)
                return (y - self.mean).square().mean()

        states, losses = [], []
        for ops in (self.ops, Plain()):
            torch.manual_seed(0)
            model = Model(ops)
            f = support.compiled(model)[0] if ops is self.ops else model
            optimizer = torch.optim.SGD(model.parameters(), 0.1)
            for _ in range(4):
                optimizer.zero_grad()
                loss = f(torch.randn(8, 4))
                loss.backward()
                optimizer.step()
            states.append({k: v.detach().clone() for k, v in model.state_dict().items()})
            losses.append(loss.detach())
        support.assert_same(states[0], states[1], 1e-5)
        support.assert_same(losses[0], losses[1], 1e-5)
        self.assertEqual(int(states[0]["count"]), 4)


class Cached(torch.nn.Module):
    """Step of attention over a cache of keys and values."""

    def __init__(self, ops: Any) -> None:
        super().__init__()
        self.ops = ops
        self.register_buffer("k", torch.zeros(1, 2, 8, 4))
        self.register_buffer("v", torch.zeros(1, 2, 8, 4))

    def forward(self, q: Tensor, k: Tensor, v: Tensor, at: Tensor) -> Tensor:
        self.ops.cache_update(self.k, self.v, k, v, at)
        keep = (torch.arange(8) <= at[-1]).unsqueeze(0)
        return torch.nn.functional.scaled_dot_product_attention(q, self.k, self.v, attn_mask=keep)


class Kernels(torch.nn.Module):
    """States that GE types write in place, alone and with other readers, and further states."""

    def __init__(self, ops: Any) -> None:
        super().__init__()
        self.ops = ops
        self.register_buffer("a", torch.ones(3, 4))
        self.register_buffer("b", torch.ones(3, 4))

    def forward(self, x: Tensor, row: Tensor) -> Any:
        y = x * 2
        s = self.ops.kernel_put(self.a, row, 0)
        s = s + self.ops.kernel_put(self.a, row * 2, 1)
        before = self.b + 1
        s = s + self.ops.kernel_put(self.b, row, 2) + self.ops.kernel_put(y, row, 1)
        return s, before, y, self.ops.kernel_put(x, row, 0)


class Saved(Case):
    """Programs as torch.export saves them, as they are and functional."""

    def forms(self, module: torch.nn.Module, args: Any, **named: Any) -> list[Any]:
        exported = torch.export.export(module, args, **named)
        return [exported, exported.run_decompositions({})]

    def programs(self, exported: Any) -> list[Any]:
        """Returns programs from a file and from the object."""
        path = Path(DIRECTORY.name) / "model.pt2"
        torch.export.save(exported, path)
        return [self.writing(p) for p in (fxge.load(path).compile(), fxge.compile(exported))]

    def writing(self, program: Any) -> Any:
        """Returns a call that copies written inputs back."""

        def run(*args: Tensor) -> Any:
            names = [p.name for p in program.inputs if p.role == "user"]
            found = program.run_all({n: x.clone() for n, x in zip(names, args, strict=True)})
            for port, v in found:
                if port.role == "mutation":
                    args[names.index(port.name)].copy_(v)
            given = [v for port, v in found if port.role == "user"]
            return given[0] if len(given) == 1 else tuple(given)

        return run

    def test_exported(self) -> None:
        class Model(torch.nn.Module):
            def __init__(self, program: Program, ops: Any) -> None:
                super().__init__()
                self.program, self.ops = program, ops

            def forward(self, x: Tensor, row: Tensor, mean: Tensor) -> Any:
                return self.program(self.ops, x, row, mean)

        for program in (whole, through_views):
            args = torch.randn(3, 4), torch.randn(4), torch.randn(4)
            for exported in self.forms(Model(program, self.ops), args):
                for f in self.programs(exported):
                    self.same(program, f)
        args = torch.randn(3, 4), torch.randn(4), torch.randn(4)
        for program in (given_back, written_again):
            exported = torch.export.export(Model(program, self.ops), args)
            for f in self.programs(exported):
                self.same(program, f)

    def test_states(self) -> None:
        """A cache in a buffer persists between calls."""
        q, k, v = (torch.randn(6, 1, 2, 1, 4) for _ in range(3))
        exported = self.forms(Cached(self.ops), (q[0], k[0], v[0], torch.tensor([0])))
        for f in (f for e in exported for f in self.programs(e)):
            plain = Cached(Plain())
            for i in range(6):
                at = torch.tensor([i])
                expected = plain(q[i], k[i], v[i], at)
                support.assert_same(f(q[i], k[i], v[i], at), expected, 1e-5)

    def test_kernels_that_write(self) -> None:
        """Writes are in place without later readers of the old value; values equal PyTorch's."""
        args = torch.randn(3, 4), torch.randn(4)
        for exported in self.forms(Kernels(self.ops), args):
            text = fxge.compile(exported).text("text")
            self.assertEqual(text.count("ge.TensorMove"), 2, text)  # for x and y
            self.assertEqual(text.count("ge.Assign"), 0, text)
            for f in self.programs(exported):
                plain = Kernels(Plain())
                for _ in range(3):
                    x, row = torch.randn(3, 4), torch.randn(4)
                    y, by = x.clone(), row.clone()
                    support.assert_same(f(x, row), plain(y, by), 1e-4)
                    support.assert_same((x, row), (y, by), 1e-5)

    def test_exported_dynamic_sizes(self) -> None:
        class Model(torch.nn.Module):
            def __init__(self, ops: Any) -> None:
                super().__init__()
                self.ops = ops

            def forward(self, x: Tensor, row: Tensor) -> Tensor:
                self.ops.put(x[1:], row, 0)
                self.ops.decay([x[2], x[3]], row[1:], 0.5)
                return x.sum(0)

        n, plain = torch.export.Dim("n", min=4, max=64), Model(Plain())
        args = torch.randn(6, 4), torch.randn(4)
        for exported in self.forms(Model(self.ops), args, dynamic_shapes=({0: n}, None)):
            for f in self.programs(exported):
                for size in (6, 4, 9):
                    x, row = torch.randn(size, 4), torch.randn(4)
                    y, by = x.clone(), row.clone()
                    support.assert_same(f(x, row), plain(y, by), 1e-5)
                    support.assert_same((x, row), (y, by), 1e-5)


def of_out(f: Callable[..., Any], *args: Tensor) -> fxge.Program:
    """Exports `f` without decompositions: its `out` forms stay in the program."""

    class Module(torch.nn.Module):
        def forward(self, *args: Tensor) -> Any:
            return f(*args)

    program = torch.export.export(Module(), args)
    targets = [str(n.target) for n in program.graph.nodes if n.op == "call_function"]
    several = "aten.max.dim_max", "aten.topk.values"
    assert any("out" in t or t in several for t in targets), targets
    return fxge.compile(program)


class Out(unittest.TestCase):
    """PyTorch's own operators with `out=`."""

    def test_forms(self) -> None:
        def chained(x: Tensor, y: Tensor) -> Tensor:
            c = torch.empty_like(x)
            torch.atan2(x, y, out=c)
            torch.add(c, y, alpha=2, out=c)
            return c * 2

        def into_input(x: Tensor, y: Tensor) -> Tensor:
            torch.mul(x, y, out=x)
            return x + y

        def into_view(x: Tensor, y: Tensor) -> Tensor:
            c = torch.zeros(3, 4, 4)
            torch.mm(x, y, out=c[1])
            torch.sum(x, 0, out=c[2, 0])
            return c

        def several(x: Tensor, y: Tensor) -> Any:
            most, where = torch.empty(4), torch.empty(4, dtype=torch.int64)
            torch.max(x, 1, out=(most, where))
            top, place = torch.empty(4, 2), torch.empty(4, 2, dtype=torch.int64)
            torch.topk(y, 2, out=(top, place))
            return most, where, top, place

        def new(x: Tensor, y: Tensor) -> Tensor:
            c, n = torch.empty(8, 4), torch.empty(4)
            torch.cat([x, y], out=c)
            torch.arange(4.0, out=n)
            return c + n

        def of_bool(x: Tensor, y: Tensor) -> Tensor:
            return torch.gt(x, y, out=torch.empty(4, 4))

        for f in (chained, into_input, into_view, several, new, of_bool):
            with self.subTest(f.__name__):
                x, y = torch.randn(4, 4), torch.randn(4, 4)
                program = of_out(f, x.clone(), y.clone())
                a, b = x.clone(), y.clone()
                support.assert_same(program(a, b), f(x, y), 1e-5)
                support.assert_same((a, b), (x, y), 1e-5)

    def test_not_writable(self) -> None:
        program = of_out(lambda x: torch.abs(x, out=x), torch.randn(3, 4))
        read_only = torch.ones(3, 4).numpy()
        read_only.setflags(write=False)
        overlapping = torch.randn(20).as_strided((3, 4), (3, 1))
        for x in (torch.randn(3, 1).expand(3, 4), overlapping, read_only):
            why = "input 'args_0' is a (read-only|tensor whose).*, expected one to write into"
            with self.assertRaisesRegex(FxgeError, why):
                program(x)
        x = -torch.ones(3, 4)
        found = program(x.numpy())
        self.assertEqual((1, 1), (found.min(), x.min()))
        for x in (-torch.ones(4, 3).t(), -torch.ones(6, 8)[::2, ::2], -torch.ones(3, 5)[:, 1:]):
            program(x)
            self.assertEqual(x.min(), 1)

    def test_states_that_share_memory(self) -> None:
        """A functional program, whose new states are results."""

        class Counts(torch.nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("a", torch.zeros(4))
                self.register_buffer("b", torch.zeros(3))

            def forward(self, x: Tensor) -> Tensor:
                self.a.add_(1)
                return self.b * x

        ep = torch.export.export(Counts(), (torch.ones(3),)).run_decompositions()
        fxge.compile(ep)
        ep.state_dict["b"] = ep.state_dict["a"][1:]
        with self.assertRaisesRegex(FxgeError, "E0505.: a and b share memory"):
            fxge.compile(ep)

    def test_inputs_that_share_memory(self) -> None:
        """The program would miss its own write through the other input."""

        def f(x: Tensor, y: Tensor) -> Tensor:
            return torch.abs(x, out=x) + y

        program = of_out(f, torch.randn(3, 4), torch.randn(3, 4))
        base = torch.randn(6, 4)
        for x, y in ((base[:3], base[:3]), (base[2:5], base[:3]), (base[3:], base[::2])):
            why = "'args_0' is a tensor that shares memory with 'args_1', expected one of its own"
            with self.assertRaisesRegex(FxgeError, why):
                program(x, y)
            with self.assertRaisesRegex(FxgeError, why):
                program(x.numpy(), y.numpy()[::-1])
        x, y = base[:3], base[3:]
        support.assert_same(program(x, y), f(x.clone(), y), 1e-5)

    def test_refused(self) -> None:
        def wide(x: Tensor) -> Tensor:
            return torch.sum(x, 1, out=torch.empty(4, dtype=torch.float64))

        def resized(x: Tensor) -> Tensor:
            return torch.abs(x, out=torch.empty(0))

        refused = (wide, "the result is f32, but 'out' is f64"), (resized, r"'out' is f32\[0\], ")
        for f, why in refused:
            with self.subTest(f.__name__), self.assertRaisesRegex(FxgeError, f"E0320(?s:.*){why}"):
                of_out(f, torch.randn(4, 4))

    def test_live(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            c = torch.empty_like(x)
            torch.atan2(x, y, out=c)
            return c

        x, y = torch.randn(4, 4), torch.randn(4, 4)
        support.assert_same(support.compiled(f)[0](x, y), f(x, y), 1e-6)


class Refused(unittest.TestCase):
    def test_refused_descriptions(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            bad = Path(directory) / "bad.yaml"
            bad.write_text(
                '- schema: "wrote::part(Tensor(a) x, Tensor(b!) y) -> Tensor(a)"\n  formula: x\n'
            )
            with self.assertRaisesRegex(FxgeError, "bad.yaml:1(?s:.*)shares memory"):
                fxge.load_ops(bad)
        self.assertFalse(hasattr(torch.ops.wrote, "part"))


if __name__ == "__main__":
    unittest.main()
