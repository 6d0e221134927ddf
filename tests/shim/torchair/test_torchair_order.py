# SPDX-License-Identifier: Apache-2.0
"""fxge.torchair: scopes, order between streams, printing, and these in converters."""

# ruff: noqa: ARG005 (converters and kernels have given signatures)
from __future__ import annotations

import contextlib
import io
import re
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import support
import torch
from test_torchair_api import OP, InDirectory
from torch import Tensor, nn

import fxge
import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
from fxge.torchair import CompilerConfig, ge, ops, scope

NODE = re.compile(r"^  op \{\n(.*?)^  \}", re.MULTILINE | re.DOTALL)
LABEL, PRIORITY = "_user_stream_label", "_user_stream_priority"


class Shown:
    """A graph as viewers show it: nodes by name."""

    def __init__(self, text: str) -> None:
        self.nodes = {}
        for body in NODE.findall(text):
            name = re.search(r'name: "(.*?)"', body)
            assert name
            self.nodes[name[1]] = body

    def of_type(self, type: str) -> list[str]:
        return [n for n in self.nodes.values() if f'type: "{type}"' in n]

    def only(self, type: str) -> str:
        (found,) = self.of_type(type)
        return found


def inputs(node: str) -> list[str]:
    """Returns the inputs of a node, control edges included."""
    return re.findall(r'^ +input: "(.*?)"', node, re.MULTILINE)


def attribute(node: str, name: str) -> str | None:
    """Returns an attribute's value as text."""
    found = re.search(rf'key: "{name}"\s+value \{{\s+(?:s|b|i): "?(.*?)"?\s', node)
    return found[1] if found else None


class Module(nn.Module):
    """A function as a model."""

    def __init__(self, f: Callable[..., Any]) -> None:
        super().__init__()
        self.f = f

    def forward(self, *args: Tensor) -> Any:
        return self.f(*args)


class Exporting(InDirectory):
    def exported(self, f: Callable[..., Any], *args: Tensor) -> Shown:
        """Asserts that written and read graph are equal; returns it."""
        torchair.dynamo_export(*args, model=Module(f), export_path="out")
        first = Shown(Path("out/dynamo.pbtxt").read_text())
        again = Shown(fxge.load("out/export.air").text("pbtxt"))
        for type in ("Relu", "Identity"):
            before, after = first.of_type(type), again.of_type(type)
            for name in (LABEL, PRIORITY, "_op_exec_never_timeout", "_super_kernel_scope"):
                self.assertEqual(
                    [attribute(n, name) for n in before], [attribute(n, name) for n in after]
                )
        self.assertEqual(len(first.of_type("Identity")), len(again.of_type("Identity")))
        fxge.Program().check("out/export.air")
        return first


class Scopes(Exporting):
    def test_attributes(self) -> None:
        """Attributes of the nodes within; an inner scope takes precedence."""

        def f(x: Tensor) -> Tensor:
            with scope.npu_stream_switch("a", 3):
                y = torch.relu(x)
                with (
                    scope.npu_stream_switch("b", enable_inner_parallel=False),
                    scope.limit_core_num(4, 8),
                    scope.op_never_timeout(True),
                    scope.data_dump(),
                ):
                    z = torch.exp(y)
            with scope.super_kernel("k", "stream-fusion=1"):
                w = torch.sin(z)
                with scope.super_kernel(""):
                    w = torch.cos(w)
            return w + 1

        shown = self.exported(f, torch.randn(3, 4))
        relu, exp = shown.only("Relu"), shown.only("Exp")
        self.assertEqual((attribute(relu, LABEL), attribute(relu, PRIORITY)), ("a", "3"))
        self.assertEqual(attribute(relu, "_enable_inner_parallel"), "true")
        self.assertEqual((attribute(exp, LABEL), attribute(exp, PRIORITY)), ("b", "0"))
        for name, value in (
            ("_enable_inner_parallel", "false"),
            ("_op_aicore_num", "4"),
            ("_op_vectorcore_num", "8"),
            ("_op_exec_never_timeout", "true"),
            ("torchair_enable_data_dump", "True"),
        ):
            self.assertEqual(attribute(exp, name), value, name)
        sin, cos = shown.only("Sin"), shown.only("Cos")
        self.assertEqual(attribute(sin, "_super_kernel_scope"), "k")
        self.assertEqual(attribute(sin, "_super_kernel_options"), "stream-fusion=1")
        for node in (cos, shown.only("Add")):
            self.assertIsNone(attribute(node, "_super_kernel_scope"))
            self.assertIsNone(attribute(node, LABEL))

    def test_prefetch(self) -> None:
        """A prefetch is a Cmo behind its dependency, and has no effect on the CPU."""

        def f(x: Tensor, w: Tensor) -> Tensor:
            y = torch.relu(x)
            with scope.npu_stream_switch("p"):
                torch.ops.npu.npu_prefetch(w, y, 4096, 64)
                torch.ops.npu.npu_prefetch(w, None, 128)
            return torch.exp(y) @ w

        x, w = torch.randn(3, 4), torch.randn(4, 5)
        shown = self.exported(f, x, w)
        first, second = shown.of_type("Cmo")
        self.assertEqual(inputs(first), ["args_1:0", "relu:-1"])
        self.assertEqual(inputs(second), ["args_1:0"])  # hints have no order among themselves
        for name, value in (("max_size", "4096"), ("offset", "64"), (LABEL, "p")):
            self.assertEqual(attribute(first, name), value)
        self.assertEqual(attribute(second, "max_size"), "128")
        names = ["npu_prefetch:-1", "npu_prefetch_1:-1"]
        self.assertEqual(inputs(shown.only("NetOutput"))[1:], names)
        again = Shown(fxge.load("out/export.air").text("pbtxt"))
        self.assertEqual([inputs(n) for n in again.of_type("Cmo")], [inputs(first), ["args_1:0"]])
        found = torch.compile(f, backend=torchair.get_npu_backend(), fullgraph=True)(x, w)
        support.assert_same(found, f(x, w))
        with self.assertRaisesRegex(fxge.FxgeError, "max_size is 0"):
            torch.ops.npu.npu_prefetch(w, None, 0)

    def test_live(self) -> None:
        """Scopes do not change results and gradients, whose nodes have the scopes, too."""

        def f(x: Tensor, w: Tensor) -> Tensor:
            with scope.npu_stream_switch("s"), scope.limit_core_num(1, 2):
                y = torch.tanh(x @ w)
            return y.sum()

        config = CompilerConfig()
        config.debug.graph_dump.type = "pbtxt"
        backend = torchair.get_npu_backend(compiler_config=config)
        x, w = torch.randn(3, 4), torch.randn(4, 5, requires_grad=True)
        loss = torch.compile(f, backend=backend, fullgraph=True)(x, w)
        (grad,) = torch.autograd.grad(loss, w)
        support.assert_same(loss, f(x, w))
        support.assert_same(grad, torch.autograd.grad(f(x, w), w)[0])
        dumps = [Shown(p.read_text()) for p in sorted(Path().rglob("*.pbtxt"))]
        self.assertEqual(len(dumps), 2)
        for shown in dumps:
            labels = [
                attribute(n, LABEL) for n in shown.of_type("MatMulV2") + shown.of_type("MatMul")
            ]
            self.assertEqual(set(labels), {"s"})

    def test_wrong(self) -> None:
        with self.assertRaisesRegex(TypeError, "expected a bool"):
            scope.op_never_timeout(1)  # type: ignore[arg-type]
        with self.assertRaisesRegex(fxge.FxgeError, "npu_wait_tensor expects two tensors"):
            scope.npu_wait_tensor(torch.ones(1), 3)  # type: ignore[arg-type]


class Order(Exporting):
    def awaits(self, shown: Shown, waiting: str, first: str) -> None:
        """Asserts that the node `waiting` reads an Identity that waits for the node `first`."""
        source = re.search(r'input: "([^"^:]*)', shown.only(waiting))
        assert source
        identity = shown.nodes[source[1]]
        self.assertIn('type: "Identity"', identity)
        name = re.search(r'name: "(.*?)"', shown.only(first))
        assert name
        self.assertIn(f'input: "{name[1]}:-1"', identity)

    def test_wait_tensor(self) -> None:
        def f(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
            a = torch.exp(x)
            return torch.relu(scope.npu_wait_tensor(y, a)), a + 1

        x, y = torch.randn(3), torch.randn(3, requires_grad=True)
        self.awaits(self.exported(f, x, y.detach()), "Relu", "Exp")
        self.assertNotIn("After", fxge.load("out/export.air").text("singleop"))
        run, _ = support.compiled(f)
        found, expected = run(x, y), f(x, y)
        support.assert_same(found, expected)
        support.assert_same(
            torch.autograd.grad(found[0].sum(), y), torch.autograd.grad(expected[0].sum(), y)
        )

    def test_record_and_wait(self) -> None:
        """Order between streams; later nodes do not wait."""

        def f(x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
            with scope.npu_stream_switch("1"):
                a = torch.exp(x)
                done = ops.record()
                b = torch.sin(a)
            with scope.npu_stream_switch("2"):
                ops.wait([done])
                c = torch.relu(y)
                d = torch.cos(y)
            return b, c, d

        x, y = torch.randn(3), torch.randn(3)
        shown = self.exported(f, x, y)
        self.awaits(shown, "Relu", "Exp")
        self.assertEqual(len(shown.of_type("Identity")), 1)
        self.assertEqual(attribute(shown.only("Identity"), LABEL), "2")
        support.assert_same(support.compiled(f)[0](x, y), f(x, y))

    def test_events(self) -> None:
        event = ops.npu_create_tagged_event("e")

        def f(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
            a = torch.exp(x)
            ops.npu_tagged_event_record(event)
            with scope.npu_stream_switch("2"):
                ops.npu_tagged_event_wait(event)
                b = torch.relu(y)
                ops.npu_record_tagged_stream(b, "2")
            return a, b

        def never(x: Tensor) -> Tensor:
            ops.npu_tagged_event_wait(ops.npu_create_tagged_event("never"))
            return x + 1

        x, y = torch.randn(3), torch.randn(3)
        self.awaits(self.exported(f, x, y), "Relu", "Exp")
        support.assert_same(support.compiled(f)[0](x, y), f(x, y))
        with self.assertRaisesRegex(Exception, "the event 'never', but no node records it"):
            support.compiled(never)[0](x)
        with self.assertRaisesRegex(ValueError, "a list of one or more tensors"):
            ops.wait([])

    def test_dependencies(self) -> None:
        """Dependencies of a converter's nodes; an error if no input can wait."""

        def convert(a: Any, b: Any) -> Any:
            first = ge.Exp(a)
            return ge.Add(ge.Relu(b, dependencies=[first]), ge.Sub(a, b))

        torchair.register_fx_node_ge_converter(OP)(convert)
        shown = self.exported(torch.ops.myapi.op, torch.randn(2, 3), torch.randn(2, 3))
        self.awaits(shown, "Relu", "Exp")
        for wrong, why in (
            (lambda a, b: ge.Relu(a, dependencies=[3]), "element of `dependencies` is int"),
            (
                lambda a, b: ge.Pack([a, b], N=2, dependencies=[b]),
                "no tensor input that could",
            ),
        ):
            torchair.register_fx_node_ge_converter(OP)(wrong)
            with self.assertRaisesRegex(fxge.FxgeError, why):
                self.exported(torch.ops.myapi.op, torch.randn(2, 3), torch.randn(2, 3))


class Lists(Exporting):
    def test_attributes(self) -> None:
        """Lists of lists and of dtypes, for types with and without description."""
        given = {
            "i": [[1, 2], [], [3]],
            "f": ge.attr.ListListFloat([[0.5], [1]]),
            "d": [torch.float16, ge.DataType.DT_INT64],
        }

        def convert(a: Any, b: Any) -> Any:
            return ge.custom_op("Mine", inputs={"a": a, "b": b}, outputs=["y"], attrs=given)

        torchair.register_fx_node_ge_converter(OP)(convert)
        exported = torch.export.export(Module(torch.ops.myapi.op), (torch.ones(2), torch.ones(2)))
        program = fxge.compile(exported)
        program.write("m.air")
        again = fxge.load("m.air")
        again.write("n.air")
        self.assertEqual(Path("m.air").read_bytes(), Path("n.air").read_bytes())
        fxge.save(exported, "m.fxpb")
        fxge.load("m.fxpb").write("n.fxpb", "fxpb")
        text = program.text("pbtxt")
        self.assertEqual(fxge.load("n.fxpb").compile().text("pbtxt"), text)
        for part in ("list_list_i", "list_list_f"):
            self.assertIn(part, text)


class Printing(InDirectory):
    def printed(self, f: Callable[..., Any], *args: Tensor) -> str:
        run, _ = support.compiled(f)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            support.assert_same(run(*args), args[0] + 1)
        return out.getvalue()

    def test_live(self) -> None:
        """Prints in the program's order in every run, also for a graph without other effects."""

        def f(x: Tensor, half: Tensor) -> Tensor:
            ops.npu_print("x =", x, "and", 3, True)
            y = x + 1
            ops.npu_print(y > 1, half, tensor_detail=True)
            return y

        x, half = torch.tensor([0.0, 1.5]), torch.tensor([[2.0]], dtype=torch.bfloat16)
        self.assertEqual(
            self.printed(f, x, half),
            "x = [0 1.5] and 3 True\n"
            "tensor([0 1], shape=[2], dtype=torch.bool) "
            "tensor([[2]], shape=[1, 1], dtype=torch.bfloat16)\n",
        )

    def test_summary(self) -> None:
        def f(x: Tensor) -> Tensor:
            ops.npu_print(x, summarize_size=1)
            ops.npu_print(x[0], summarize_size=-1)
            return x + 1

        x = torch.arange(12).reshape(3, 4)
        self.assertEqual(self.printed(f, x), "[[0 ... 3]\n ...\n [8 ... 11]]\n[0 1 2 3]\n")

    def test_training(self) -> None:
        def f(x: Tensor) -> Tensor:
            y = x * x
            ops.npu_print(y)
            return y.sum()

        x = torch.tensor([1.0, 2.0], requires_grad=True)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            support.compiled(f)[0](x).backward()
        self.assertEqual(out.getvalue(), "[1 4]\n")
        support.assert_same(x.grad, torch.tensor([2.0, 4.0]))

    def test_in_a_file(self) -> None:
        """GE's Print, in the program's order."""

        def f(x: Tensor) -> Tensor:
            ops.npu_print("a", x)
            ops.npu_print("b", x.bfloat16() + 1)
            return x + 1

        torchair.dynamo_export(torch.randn(3), model=Module(f), export_path="out")
        shown = Shown(Path("out/dynamo.pbtxt").read_text())
        first, second = shown.of_type("Print")
        name = re.search(r'name: "(.*?)"', first)
        assert name
        self.assertIn(f'input: "{name[1]}:-1"', second)

    def test_wrong(self) -> None:
        x = torch.ones(2)
        for args, keywords, error, why in (
            (("a",), {}, ValueError, "found no tensor"),
            ((x, [1]), {}, TypeError, "argument 1 is list"),
            ((x,), {"summarize_size": 0}, ValueError, "expected 1 or more, or -1"),
            ((x,), {"tensor_detail": 1}, TypeError, "a bool"),
        ):
            with self.assertRaisesRegex(error, why):
                ops.npu_print(*args, **keywords)


class Attention(InDirectory):
    def test_lengths(self) -> None:
        """torch_npu's operator, with lengths as tensors."""
        q = torch.randn(1, 8, 16).half()

        def f(q: Tensor) -> Any:
            return ops.npu_fused_infer_attention_score(q, q, q, num_heads=2, scale=0.3)

        found = support.compiled(f)[0](q)
        h = q.float().view(1, 8, 2, 8).transpose(1, 2)
        expected = nn.functional.scaled_dot_product_attention(h, h, h, scale=0.3)
        expected = expected.transpose(1, 2).reshape(1, 8, 16)
        support.assert_same(found[0].float(), expected, 2e-3)

        def g(q: Tensor, lengths: Tensor) -> Any:
            return ops.npu_fused_infer_attention_score_v2(
                q, q, q, actual_seq_kvlen=lengths, num_query_heads=2, softmax_scale=0.3
            )

        run = support.compiled(g)[0]
        for n in (8, 5):
            found = run(q, torch.tensor([n], dtype=torch.int32))[0]
            expected = nn.functional.scaled_dot_product_attention(
                h, h[:, :, :n], h[:, :, :n], scale=0.3
            )
            expected = expected.transpose(1, 2).reshape(1, 8, 16)
            support.assert_same(found.float(), expected, 2e-3)


if __name__ == "__main__":
    unittest.main()
