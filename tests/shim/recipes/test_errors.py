# SPDX-License-Identifier: Apache-2.0
"""Errors of programs that use TorchAir's functions wrongly: their texts in compiled functions."""

# ruff: noqa: ARG005 (each case is a function of a tensor)
# mypy: disable-error-code="arg-type"
from __future__ import annotations

import pickle
import unittest
from collections.abc import Callable
from typing import Any

import support  # noqa: F401 (path of the package)
import torch
from torch import Tensor

import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
from fxge.errors import Diagnostic, FxgeError
from fxge.torchair import inference, ops, scope


def in_scope(made: Callable[[], Any]) -> Callable[[Tensor], Tensor]:
    def function(x: Tensor) -> Tensor:
        with made():
            return x + 1

    return function


def after(call: Callable[[Tensor], Any]) -> Callable[[Tensor], Tensor]:
    def function(x: Tensor) -> Tensor:
        call(x)
        return x + 1

    return function


# Compiled function, class of its exception, text.
WRONG: list[tuple[Callable[[Tensor], Tensor], type[Exception], str]] = [
    (after(lambda x: scope.npu_wait_tensor(x, 3)), FxgeError, "expects two tensors"),
    (after(lambda x: ops.wait([])), ValueError, "ops.wait expects a list of one or more tensors"),
    (after(lambda x: ops.wait([3])), ValueError, "ops.wait expects a list of one or more tensors"),
    (after(lambda x: ops.npu_print("x")), ValueError, "npu_print: found no tensor"),
    (after(lambda x: ops.npu_print(x, [1])), TypeError, "npu_print: argument 1 is list"),
    (after(lambda x: ops.npu_print(x, summarize_size=0)), ValueError, "summarize_size=0, expected"),
    (after(lambda x: ops.npu_print(x, tensor_detail=1)), TypeError, "`tensor_detail` a bool"),
    (after(lambda x: inference.set_dim_gears(x, {0: [1]})), FxgeError, "found [1], expected 2 to"),
    (after(lambda x: inference.set_dim_gears(x, [2])), FxgeError, "gears are {dim: [size"),
    (in_scope(lambda: scope.op_never_timeout(3)), TypeError, "`enable` is int, expected a bool"),
    (in_scope(lambda: scope.limit_core_num(0, 4)), FxgeError, "`op_aicore_num` is 0"),
    (in_scope(lambda: scope.limit_core_num(4, "x")), FxgeError, "`op_vectorcore_num` is 'x'"),
    (in_scope(lambda: scope.npu_stream_switch("1", "a")), FxgeError, "`stream_priority` is 'a'"),
    (in_scope(lambda: scope.npu_stream_switch("1", 0, 3)), FxgeError, "`enable_inner_parallel`"),
    (in_scope(lambda: scope.super_kernel(3)), FxgeError, "`scope` is 3, expected a text"),
    (in_scope(lambda: scope.super_kernel("a", 3)), FxgeError, "`options` is 3, expected a text"),
    (after(lambda x: torchair.llm_datadist.create_npu_tensors([2], x.dtype, [0])), FxgeError,
     "addresses of an NPU's memory"),
]  # fmt: skip


def raised(text: str) -> Callable[[Tensor], Tensor]:
    def function(x: Tensor) -> Tensor:
        if x.shape[0] == 4:
            raise FxgeError(text, status=2)
        return x + 1

    return function


class Compiled(unittest.TestCase):
    def error(self, f: Callable[..., Any], fullgraph: bool) -> Exception:
        torch._dynamo.reset()
        backend = torchair.get_npu_backend()
        with self.assertRaises(Exception) as caught:
            torch.compile(f, backend=backend, fullgraph=fullgraph)(torch.ones(4))
        return caught.exception

    def test_wrong_calls(self) -> None:
        """The text is that of eager, also where Dynamo raises an error of its own."""
        for f, kind, text in WRONG:
            with self.subTest(text):
                with self.assertRaises(kind) as eager:
                    f(torch.ones(4))
                self.assertIn(text, str(eager.exception))
                self.assertIn(text, str(self.error(f, True)))
                found = self.error(f, False)
                self.assertIsInstance(found, kind)
                self.assertEqual(str(found), str(eager.exception))

    def test_users_raise(self) -> None:
        self.assertIn("a text of the user", str(self.error(raised("a text of the user"), True)))

    def test_right_scopes(self) -> None:
        """Core numbers may be texts, as recipes pass them; an option of None is the default."""
        for f in (
            in_scope(lambda: scope.limit_core_num("4", "8")),
            in_scope(lambda: scope.super_kernel("s", None)),
            in_scope(lambda: scope.super_kernel(None)),
            in_scope(lambda: scope.npu_stream_switch(7, "2")),
        ):
            torch._dynamo.reset()
            compiled = torch.compile(f, backend=torchair.get_npu_backend(), fullgraph=True)
            self.assertEqual(compiled(torch.ones(4)).tolist(), [2.0] * 4)


class Error(unittest.TestCase):
    def test_fields(self) -> None:
        diagnostic = Diagnostic("FXGE-E0401", "error", "m", "t")
        for e in (
            FxgeError("bad\x1b[2J", (diagnostic,), 4),
            FxgeError(text="bad\x1b[2J", diagnostics=(diagnostic,), status=4),
        ):
            for same in (e, pickle.loads(pickle.dumps(e))):
                self.assertEqual(str(same), "bad\\x1b[2J")
                self.assertEqual((same.status, same.errors), (4, (diagnostic,)))
        self.assertEqual(FxgeError("x").status, 70)


if __name__ == "__main__":
    unittest.main()
