# SPDX-License-Identifier: Apache-2.0
"""Live graphs of tensors on a chip: by address, on torch's stream, without copies and waits.

A device in Python on the fake's memory replaces torch_npu (npu_device.py).
"""

from __future__ import annotations

import collections
import copy
import os
import sys
import tempfile
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

LAYOUTS = os.environ.get("FXGE_FAKE_CANN", "")
if not LAYOUTS:
    print("skipped: FXGE_FAKE_CANN names no fake CANN (ctest does)")
    sys.exit(77)
DIRECTORY = Path(tempfile.mkdtemp())
LOG = DIRECTORY / "calls"
os.environ.update(
    ASCEND_HOME_PATH=os.path.join(LAYOUTS, "new"),
    FAKE_CANN_LOG=str(LOG),
    XDG_CACHE_HOME=str(DIRECTORY / "cache"),
)

try:
    import npu_device
except ImportError:
    print("skipped: this PyTorch has no devices in Python")
    sys.exit(77)

import support  # noqa: E402
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from torch import Tensor, nn  # noqa: E402

import fxge  # noqa: E402

CODE = 507899
WAITS = ("aclrtMemcpy", "aclrtSynchronizeStream", "aclrtSynchronizeEvent", "aclmdlExecute")


def lines() -> list[str]:
    return LOG.read_text().splitlines() if LOG.exists() else []


def moved(x: Any, device: str) -> Any:
    """Returns copies of all tensors with the same strides."""
    from torch.utils import _pytree

    def move(t: Any) -> Any:
        if not isinstance(t, Tensor):
            return t
        out = torch.empty_strided(t.shape, t.stride(), dtype=t.dtype, device=device)
        return out.copy_(t)

    return _pytree.tree_map(move, x)


class Case(unittest.TestCase):
    """Counts the calls of AscendCL."""

    def setUp(self) -> None:
        torch.manual_seed(0)

    def called(self, f: Callable[[], Any]) -> tuple[Any, collections.Counter[str]]:
        """Returns the result of `f`, and its calls of AscendCL."""
        start = len(lines())
        found = f()
        return found, collections.Counter(line.split()[1] for line in lines()[start:])

    def both(self, f: Callable[..., Any], *calls: tuple[Any, ...], device: str = "npu:0") -> None:
        """Compares results and arguments of `f` on tensors of the chip and of the CPU."""
        for dynamic in (False, True):
            there, _ = support.compiled(f, dynamic=dynamic)
            taken = [moved(args, device) for args in calls]
            found = [there(*args) for args in taken]
            for x in support.flat(found):
                if isinstance(x, Tensor):
                    self.assertEqual(str(x.device), device)
            here, _ = support.compiled(f, dynamic=dynamic)
            given = copy.deepcopy(list(calls))
            support.assert_same(moved(found, "cpu"), [here(*args) for args in given], 0)
            support.assert_same(moved(taken, "cpu"), given, 0)


class Inference(Case):
    """Results, and the copies that they need."""

    def test_sizes(self) -> None:
        self.both(lambda x: (x.exp() @ x.T, x.sum()), *((torch.randn(n, 8),) for n in (5, 7, 2)))

    def test_dtypes(self) -> None:
        dtypes = (torch.float16, torch.bfloat16, torch.int64, torch.uint8, torch.bool)
        given = [torch.randint(0, 2, (3, 4)).to(dtype) for dtype in dtypes]
        self.both(lambda *xs: [(x.T.contiguous(), torch.cat([x, x])) for x in xs], tuple(given))

    def test_strides(self) -> None:
        """Gaps, permutations, unaligned addresses; results: views, inputs, numbers."""

        def f(x: Tensor, y: Tensor) -> tuple[Any, ...]:
            z = x + y
            return z.T, x, z.shape[0] * 2, None, z.transpose(0, 1).contiguous()

        self.both(f, (torch.randn(6, 8)[::2], torch.randn(8, 3).T))
        x = torch.randn(5).to("npu:0")
        g, _ = support.compiled(lambda x: x * 2)
        support.assert_same(g(x[1:]).cpu(), x.cpu()[1:] * 2, 0)

    def test_empty(self) -> None:
        self.both(lambda x: (x.sum(), x * 2), (torch.randn(0, 3),))

    def test_writes(self) -> None:
        def f(x: Tensor, y: Tensor) -> Tensor:
            x.mul_(2)
            y[1:].add_(x[1:])
            return x + y

        self.both(
            f, (torch.randn(3, 4), torch.randn(3, 4)), (torch.randn(4, 3).T, torch.randn(3, 4))
        )

    def test_constants(self) -> None:
        """Constants of the graph, created on the device."""

        def f(x: Tensor) -> Tensor:
            return x + torch.arange(3, device=x.device) + torch.tensor([1.0, 2, 3], device=x.device)

        self.both(f, (torch.randn(2, 3),))

    def test_random(self) -> None:
        drawn = []
        for device in ("npu:0", "cpu"):
            f, _ = support.compiled(lambda x: F.dropout(x, 0.5))
            torch.manual_seed(3)
            drawn.append([f(torch.ones(40, device=device)).cpu() for _ in range(3)])
        support.assert_same(drawn[0], drawn[1], 0)

    def test_other_chip(self) -> None:
        self.both(lambda x: x * 3, (torch.randn(4),), device="npu:1")

    def test_nothing_waits(self) -> None:
        """Calls are queued, also those that read results of others."""
        f, _ = support.compiled(lambda x: x * 2 + 1)
        x = torch.ones(4, device="npu:0")
        f(x)
        npu_device.memory.wait(0)

        def four() -> Tensor:
            y = x
            for _ in range(4):
                y = f(y)
            return y

        y, counts = self.called(four)
        self.assertEqual(counts["aclmdlExecuteAsync"], 4)
        for name in WAITS:
            self.assertEqual(counts[name], 1 if name == "aclrtSynchronizeEvent" else 0, name)
        support.assert_same(y.cpu(), torch.full((4,), 31.0), 0)

    def test_other_stream(self) -> None:
        """A program has one workspace: on another stream it waits for its last run."""
        f, _ = support.compiled(lambda x: x * 2)
        x = torch.ones(4, device="npu:0")
        f(x)
        first, second = npu_device.memory.streams[0], npu_device.new_stream(0)
        npu_device.memory.streams[0] = second
        y, counts = self.called(lambda: f(x))
        npu_device.memory.wait(0)
        npu_device.memory.streams[0] = first
        self.assertEqual(counts["aclrtSynchronizeEvent"], 1)
        support.assert_same(y.cpu(), torch.full((4,), 2.0), 0)
        f(x)
        npu_device.memory.wait(0)
        npu_device.end_stream(second)

    def test_format(self) -> None:
        """Memory in another format is cast first."""
        f, _ = support.compiled(lambda x: x + 1)
        x = torch.ones(4, device="npu:0")
        npu_device.formats[x.data_ptr()] = 29
        support.assert_same(f(x).cpu(), torch.full((4,), 2.0), 0)
        self.assertEqual(npu_device.formats, {})


class Training(Case):
    """Weights are on the chip, and are changed there."""

    def test_steps(self) -> None:
        first = nn.Sequential(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 4))
        x, y = torch.randn(6, 8), torch.randn(6, 4)
        for compiled_step in (False, True):
            losses, states = [], []
            for device in ("npu:0", "cpu"):
                model = copy.deepcopy(first).to(device)
                a, b = x.to(device), y.to(device)
                f, counter = support.compiled(lambda x, y, m=model: F.mse_loss(m(x), y))
                optimiser = torch.optim.SGD(model.parameters(), lr=0.1, foreach=False)
                step: Callable[[], Any] = optimiser.step
                if compiled_step:
                    step = torch.compile(step, backend=support.Counter())
                found = []
                for _ in range(3):
                    optimiser.zero_grad()
                    loss = f(a, b)
                    loss.backward()
                    step()
                    found.append(float(loss.detach().cpu()))
                losses.append(found)
                states.append({k: v.cpu() for k, v in model.state_dict().items()})
                self.assertEqual(counter.count, 1)
            self.assertEqual(losses[0], losses[1])
            self.assertLess(losses[0][-1], losses[0][0])
            support.assert_same(states[0], states[1], 0)


class Refused(Case):
    """Errors before a run."""

    def refused(
        self, status: int, text: str, f: Callable[..., Any], *args: Any, **options: Any
    ) -> None:
        g, _ = support.compiled(f, options)
        with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
            g(*args)
        error = caught.exception.inner_exception
        self.assertEqual(getattr(error, "status", None), status, str(error))
        self.assertIn(text, str(error))

    def test_devices(self) -> None:
        here, there = torch.ones(4), torch.ones(4, device="npu:0")
        other = torch.ones(4, device="npu:1")
        f = lambda x, y: (x + 1, y + 1)  # noqa: E731
        self.refused(4, "input 'y' is on cpu, input 'x' on npu:0", f, there, here)
        self.refused(4, "input 'y' is on npu:1, input 'x' on npu:0", f, there, other)
        self.refused(4, "is on cpu, the inputs are on npu:0", lambda x: (x + 1).cpu(), there)
        self.refused(2, "option 'device' is 'npu:1'", lambda x: x + 1, there, device="npu:1")
        self.refused(2, "option 'accuracy' is for", lambda x: x + 1, there, accuracy=True)
        self.refused(2, "option 'keep_weights' is for", lambda x: x + 1, there, keep_weights=True)

    def test_data_dependent_sizes(self) -> None:
        """AscendCL allocates data-dependent results, which are copied within the chip."""

        def f(x: Tensor, y: Tensor) -> tuple[Tensor, ...]:
            found = x.nonzero()
            y.add_(1)
            return found * 2, x + 1, y[found[:, 0]], y.sum(1)

        with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
            there, _ = support.compiled(f)
            for n in (3, 0, 5):
                x = (torch.arange(6, device="cpu") < n).float()
                y = torch.randn(6, 2, device="cpu")
                a, b = x.to("npu:0"), y.to("npu:0")
                b.mul_(2)  # queued on the stream
                found = there(a, b)
                y.mul_(2)
                expected = f(x, y)
                start = len(lines())
                support.assert_same(
                    [t.cpu().flatten() for t in (*found, b)],
                    [t.flatten() for t in (*expected, y)],
                    1e-6,
                )
                names = [line.split()[1] for line in lines()[:start]]
            self.assertIn("aclmdlExecute", names)
            names = self.fail_each(lambda x: x.nonzero(), a, dynamic=False)
        self.assertEqual(names.count("aclrtMemcpy"), 1)
        self.assertIn("aclrtSynchronizeStream", names)

    def test_calls_that_fail(self) -> None:
        """Every call of AscendCL of one run, failed once: an exception, and the next call is right.

        The programs have static sizes, dynamic sizes, and a state (the seed).
        """
        x = torch.randn(3, 4, device="cpu").to("npu:0")
        names = self.fail_each(lambda x: x.exp(), x, dynamic=False)
        self.assertNotIn("aclmdlSetDatasetTensorDesc", names)
        names = self.fail_each(lambda x: x.softmax(0), x, dynamic=True)
        self.assertIn("aclmdlSetDatasetTensorDesc", names)
        names = self.fail_each(lambda x: F.dropout(x, 0.5), x, dynamic=False)
        self.assertIn("aclrtMemcpy", names)

    def fail_each(self, function: Callable[..., Any], x: Tensor, *, dynamic: bool) -> list[str]:
        f, _ = support.compiled(function, dynamic=dynamic)

        def run() -> Tensor:
            torch.manual_seed(1)
            found: Tensor = f(x)
            return found

        for _ in range(5):  # creates each of the alternating objects
            expected = run().cpu()
        start = len(lines())
        run()
        names = [line.split()[1] for line in lines()[start:]]
        self.assertTrue({"aclmdlExecuteAsync", "aclmdlExecute"} & set(names))
        npu_device.memory.wait(0)
        for k, name in enumerate(names, 1):
            with self.subTest(call=k, name=name):
                os.environ["FAKE_CANN_FAIL"] = f"{len(lines()) + k}:{CODE}"
                try:
                    if name == "aclDestroyTensorDesc":
                        run()
                    else:
                        with self.assertRaises(fxge.FxgeError) as caught:
                            run()
                        self.assertEqual(caught.exception.status, 8)
                        self.assertIn(name, str(caught.exception))
                finally:
                    del os.environ["FAKE_CANN_FAIL"]
                support.assert_same(run().cpu(), expected, 0)
        return names


if __name__ == "__main__":
    unittest.main()
