# SPDX-License-Identifier: Apache-2.0
"""Live graphs on a chip with bitwise the results of the CPU, in inference and training.

A fake CANN computes with the CPU executor, and ends a process that breaks its rules (tests/npu/).
"""

from __future__ import annotations

import collections
import copy
import os
import pickle
import subprocess
import sys
import tempfile
import threading
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

LAYOUTS = os.environ.get("FXGE_FAKE_CANN", "")
if not LAYOUTS:
    print("skipped: FXGE_FAKE_CANN names no fake CANN (ctest does)")
    sys.exit(77)
DIRECTORY = Path(tempfile.mkdtemp())
LOG, ATC_LOG = DIRECTORY / "calls", DIRECTORY / "atc"
os.environ.update(
    ASCEND_HOME_PATH=os.path.join(LAYOUTS, "new"),
    FAKE_CANN_LOG=str(LOG),
    FAKE_ATC_LOG=str(ATC_LOG),
    XDG_CACHE_HOME=str(DIRECTORY / "cache"),
)

import support  # noqa: E402
import torch  # noqa: E402
import torch.nn.functional as F  # noqa: E402
from torch import Tensor, nn  # noqa: E402

import fxge  # noqa: E402

NPU = {"device": "npu:0"}
CODE = 507899


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


class Case(unittest.TestCase):
    """Counts the calls of AscendCL and the runs of atc in one test."""

    def setUp(self) -> None:
        torch.manual_seed(0)
        self.begin()

    def begin(self) -> None:
        self.start = len(lines(LOG)), len(lines(ATC_LOG))

    def counts(self) -> collections.Counter[str]:
        return collections.Counter(line.split()[1] for line in lines(LOG)[self.start[0] :])

    def compiled_by_atc(self) -> int:
        return len(lines(ATC_LOG)) - self.start[1]

    def same(self, found: Any, expected: Any) -> None:
        support.assert_same(found, expected, 0)

    def both(
        self,
        f: Callable[..., Any],
        *calls: tuple[Any, ...],
        forms: tuple[bool, ...] = (False, True),
        **options: Any,
    ) -> None:
        """Compares results and arguments of `f` on the chip and on the CPU.

        Args:
            forms: False for static sizes, True for dynamic ones.
        """
        for dynamic in forms:
            there, _ = support.compiled(f, {**NPU, **options}, dynamic=dynamic)
            taken = [copy.deepcopy(args) for args in calls]
            found = [there(*args) for args in taken]
            here, _ = support.compiled(f, options, dynamic=dynamic)
            given = [copy.deepcopy(args) for args in calls]
            self.same(found, [here(*args) for args in given])
            self.same(taken, given)


class Inference(Case):
    """Results without training."""

    def test_sizes(self) -> None:
        model = nn.Sequential(nn.Linear(8, 16), nn.GELU(), nn.Linear(16, 4)).eval()
        with torch.no_grad():
            self.both(model, *((torch.randn(n, 8),) for n in (5, 7, 2)))
        self.assertGreater(self.counts()["aclmdlExecute"], 0)

    def test_dtypes(self) -> None:
        dtypes = (torch.float16, torch.bfloat16, torch.int64, torch.uint8, torch.bool)
        given = [torch.randint(0, 2, (3, 4)).to(dtype) for dtype in dtypes]

        def f(*xs: Tensor) -> list[Any]:
            return [(x.T.contiguous(), torch.cat([x, x]), x == x.T.T) for x in xs]

        self.both(f, tuple(given))

    def test_strides(self) -> None:
        """Gaps and permutations of inputs; results that are views, inputs, numbers."""

        def f(x: Tensor, y: Tensor) -> tuple[Any, ...]:
            z = x + y
            return z.T, z[1:, ::2], x, x[0], z.shape[0] * 2, None, z.transpose(0, 1).contiguous()

        self.both(f, (torch.randn(6, 8)[::2], torch.randn(8, 3).T))

    def test_empty(self) -> None:
        self.both(lambda x: (x.sum(), x * 2), (torch.randn(0, 3),))

    def test_number(self) -> None:
        def f(x: Tensor, n: int) -> Tensor:
            return x * n + torch.arange(n).sum()

        self.both(f, (torch.randn(3), 4), (torch.randn(3), 6), (torch.randn(3), 9))

    def test_size_by_number(self) -> None:
        """No dim has the size: the .om's interface must name the number that has it."""

        def f(x: Tensor, n: int) -> Tensor:
            return torch.ones(n) * x.sum()

        self.both(f, (torch.randn(3), 4), (torch.randn(3), 6), (torch.randn(3), 9))

    def test_writes(self) -> None:
        """Arguments and buffers that a call changes."""

        def f(x: Tensor, y: Tensor) -> Tensor:
            x.mul_(2)
            y[1:].add_(x[1:])
            return x + y

        self.both(
            f, (torch.randn(3, 4), torch.randn(3, 4)), (torch.randn(4, 3).T, torch.randn(3, 4))
        )

    def test_data_dependent_sizes(self) -> None:
        """AscendCL allocates the result, which is released before the next call."""
        f = torch.compile(lambda x: x.nonzero() * 2, backend=support.Counter(**NPU))
        with torch._dynamo.config.patch(capture_dynamic_output_shape_ops=True):
            for n in (0, 3, 5):
                x = torch.arange(6) < n
                self.assertTrue(torch.equal(f(x), x.nonzero() * 2))
        self.assertEqual(self.counts()["aclrtMalloc"], 1)
        self.assertEqual(self.counts()["aclrtFree"], 2)

    def test_random(self) -> None:
        """Equal seeds draw equal numbers on the chip."""
        drawn = []
        for options in (NPU, {}):
            f, _ = support.compiled(lambda x: F.dropout(x, 0.5), options)
            torch.manual_seed(3)
            drawn.append([f(torch.ones(40)) for _ in range(3)])
        self.same(drawn[0], drawn[1])
        self.assertFalse(torch.equal(drawn[0][0], drawn[0][1]))

    def test_gears(self) -> None:
        model = nn.Linear(8, 4).eval()
        f, counter = support.compiled(model, {**NPU, "gears": "args[0]:0=2,4"})
        with torch.no_grad():
            for n in (2, 4, 3):  # the last one is padded
                x = torch.randn(n, 8)
                torch._dynamo.mark_dynamic(x, 0)
                self.assertLess(support.error_of(f(x), model(x)), 1e-6)
        self.assertEqual(counter.count, 1)
        self.assertEqual(self.counts()["aclmdlSetInputDynamicDims"], 3)

    def test_gears_with_states(self) -> None:
        """A state stays on the chip while the gear changes."""

        class Last(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("n", torch.zeros(2))

            def forward(self, x: Tensor) -> Tensor:
                self.n.add_(x.sum(0))
                return x * self.n

        rows = torch.export.Dim("rows", min=1, max=8)
        exported = torch.export.export(Last(), (torch.ones(3, 2),), dynamic_shapes=({0: rows},))
        program = fxge.compile(exported).set_gears("x:0=1,4").run_on("npu:0")
        total = torch.zeros(2)
        for n in (4, 1, 1, 4):
            x = torch.randn(n, 2)
            total += x.sum(0)
            self.assertLess(support.error_of(program(x), x * total), 1e-6)
        self.assertEqual(self.counts()["aclrtMemcpy"], 1 + 4 * 2)
        with self.assertRaisesRegex(fxge.FxgeError, "no gear fits the inputs"):
            program(torch.ones(2, 2))
        self.assertLess(support.error_of(program.states()["n"], total), 1e-6)

    def test_offline(self) -> None:
        """A saved program, with states that stay on the chip between calls."""

        class Count(nn.Module):
            def __init__(self) -> None:
                super().__init__()
                self.register_buffer("n", torch.zeros(2))

            def forward(self, x: Tensor) -> Tensor:
                self.n.add_(x)
                return self.n * 2

        program = fxge.compile(torch.export.export(Count(), (torch.ones(2),))).run_on("npu:0")
        self.assertEqual(program.device, "npu:0")
        for i in range(1, 4):
            self.same(program(torch.ones(2)), torch.full((2,), 2.0 * i))
        self.assertEqual(self.counts()["aclrtMemcpy"], 1 + 3 * 2)
        self.same(program.states()["n"], torch.full((2,), 3.0))
        copied = pickle.loads(pickle.dumps(program))
        self.assertEqual(copied.device, "npu:0")
        self.same(copied(torch.ones(2)), torch.full((2,), 8.0))
        self.same(program(torch.ones(2)), torch.full((2,), 8.0))


class Training(Case):
    """Forward and backward graphs, and optimisers, from equal states: bitwise equal to the CPU."""

    def check(
        self,
        build: Callable[[], nn.Module],
        loss: Callable[..., Tensor],
        *args: Any,
        steps: int = 3,
        step: bool = False,
    ) -> None:
        """`step`: the optimiser's step is compiled, too."""
        torch.manual_seed(0)
        first = build().train()
        losses, models = [], []
        for options in (NPU, {}):
            model = copy.deepcopy(first)
            f, counter = support.compiled(lambda *a, m=model: loss(m, *a), options)
            optimiser = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
            advance = optimiser.step
            if step:
                advance = torch.compile(optimiser.step, backend=support.Counter(**options))
            found = []
            for _ in range(steps):
                optimiser.zero_grad()
                torch.manual_seed(5)
                value = f(*args)
                value.backward()
                advance()
                found.append(float(value.detach()))
            losses.append(found)
            models.append(model)
            self.assertEqual(counter.count, 1)
        self.assertEqual(losses[0], losses[1])
        self.assertLess(losses[0][-1], losses[0][0], "nothing was learnt")
        self.same(models[0].state_dict(), models[1].state_dict())
        self.assertGreaterEqual(self.counts()["aclmdlExecute"], 2 * steps)

    def test_step(self) -> None:
        """A compiled optimiser changes weights on the chip."""
        x, y = torch.randn(6, 8), torch.randn(6, 4)
        self.check(
            lambda: nn.Sequential(
                nn.Linear(8, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 4)
            ),
            lambda m, x, y: F.mse_loss(m(x), y),
            x,
            y,
            step=True,
        )

    def test_bert(self) -> None:
        try:
            import hf
            import transformers
        except ImportError:
            self.skipTest("this needs the transformers package")
        config = transformers.BertConfig(
            vocab_size=hf.VOCAB,
            hidden_size=32,
            num_hidden_layers=1,
            num_attention_heads=2,
            intermediate_size=64,
            max_position_embeddings=32,
        )  # with dropout
        ids, mask = hf.tokens(3, 8)(torch.Generator().manual_seed(1))

        def loss(model: nn.Module, ids: Tensor, mask: Tensor) -> Tensor:
            value: Tensor = model(input_ids=ids, attention_mask=mask, labels=ids).loss
            return value

        self.check(lambda: transformers.BertForMaskedLM(config), loss, ids, mask)
        if not support.LONG:  # test_resnet has inference in every change
            return
        model = transformers.BertModel(config).eval()
        with torch.no_grad():
            call = (ids, mask)  # with static sizes it is a part of the training data
            self.both(
                lambda i, m: model(i, attention_mask=m).last_hidden_state, call, forms=(True,)
            )

    def test_resnet(self) -> None:
        try:
            import hf
        except ImportError:
            self.skipTest("this needs the transformers package")
        x, y = torch.randn(4, 3, 16, 16), torch.randint(10, (4,))

        def loss(model: nn.Module, x: Tensor, y: Tensor) -> Tensor:
            return F.cross_entropy(model(x), y)

        if support.LONG:  # test_bert and test_step have training in every change
            self.check(lambda: hf.ResNet((1, 1), 8), loss, x, y)
        model = hf.ResNet((1, 1), 8).eval()
        with torch.no_grad():
            self.both(model, (x,), forms=(support.LONG,))  # with dynamic sizes it takes 10 s


class KeepWeights(Case):
    """Weights that stay on the chip between calls."""

    OPTIONS: ClassVar = {**NPU, "keep_weights": True}

    def copies(self, f: Callable[..., Any], *args: Any) -> int:
        """Counts the tensors that a call copies to or from the chip."""
        self.begin()
        f(*args)
        return self.counts()["aclrtMemcpy"]

    def test_changed_tensors_are_copied(self) -> None:
        """Every change that PyTorch counts causes copies, and results are right."""
        model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4)).eval()
        x, (first, last) = torch.randn(5, 8), (model[0], model[2])
        f, _ = support.compiled(model, self.OPTIONS)
        here, _ = support.compiled(model, {})

        def check(copied: int, given: Tensor = x) -> None:
            self.assertEqual(self.copies(f, given), copied + 1)  # plus the result
            self.same(f(given), here(given))

        with torch.no_grad():
            check(5)
            check(0)
            check(1, torch.randn(5, 8))
            first.bias.add_(1)
            check(2)  # plus x
            last.weight.detach().mul_(2)
            check(1)
            last.bias.data = torch.randn(4)
            check(1)
            first.weight.set_(torch.randn(16, 8).untyped_storage(), 0, (16, 8), (8, 1))
            check(1)
            model.load_state_dict({k: v * 2 for k, v in model.state_dict().items()})
            check(4)
            x.copy_(torch.randn(5, 8))
            check(1)
        fresh, _ = support.compiled(model, NPU)  # without the option
        with torch.no_grad():
            fresh(x)
            self.assertEqual(self.copies(fresh, x), 6)

    def test_reused_memory(self) -> None:
        """Freed memory with another tensor: its previous elements are not reused."""
        f, _ = support.compiled(lambda x: x + 1, self.OPTIONS)
        for i in range(4):
            self.same(f(torch.full((1000,), float(i))), torch.full((1000,), i + 1.0))
        with torch.inference_mode():
            for i in range(3):
                x = torch.full((1000,), float(i))
                self.same(f(x), x + 1)
                x.add_(1)
                self.same(f(x), x + 1)

    def test_a_call_that_fails(self) -> None:
        """Copies of a failed call are not reused."""
        w, x = nn.Parameter(torch.ones(3)), torch.ones(3)
        f, _ = support.compiled(lambda x: x * w, self.OPTIONS)
        with torch.no_grad():
            f(x)
            self.begin()
            w.mul_(2)
            f(x)
            names = [line.split()[1] for line in lines(LOG)[self.start[0] :]]
            for name in ("aclmdlExecute", "aclrtMemcpy"):
                w.mul_(2)
                last = int(lines(LOG)[-1].split()[0])
                os.environ["FAKE_CANN_FAIL"] = f"{last + names.index(name) + 1}:{CODE}"
                try:
                    with self.assertRaisesRegex(fxge.FxgeError, name):
                        f(x)
                finally:
                    del os.environ["FAKE_CANN_FAIL"]
                self.same(f(x), w.detach().clone())

    def test_training(self) -> None:
        """Steps of each optimiser, the compiled one included, are noticed."""
        for build in (
            lambda p: torch.optim.SGD(p, lr=0.05, momentum=0.9),
            lambda p: torch.optim.AdamW(p, lr=0.01, foreach=True),
            lambda p: torch.optim.AdamW(p, lr=0.01, fused=True),
        ):
            torch.manual_seed(0)
            start = nn.Sequential(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.Tanh(), nn.Linear(16, 4))
            x, y = torch.randn(6, 8), torch.randn(6, 4)
            states = []
            for options in (self.OPTIONS, {}):
                model = copy.deepcopy(start)
                f, _ = support.compiled(lambda x, y, m=model: F.mse_loss(m(x), y), options)
                optimiser = build(model.parameters())
                for _ in range(4):
                    optimiser.zero_grad()
                    f(x, y).backward()
                    optimiser.step()
                states.append(model.state_dict())
            self.same(states[0], states[1])


class Offline(Case):
    """Calls of programs."""

    def test_write(self) -> None:
        program = fxge.compile(torch.export.export(nn.ReLU(), (torch.ones(2),)))
        self.assertEqual(program.chip("npu:1"), ("Ascend910B1", "9.1.0"))
        path = DIRECTORY / "relu.om"
        program.write_om(path, atc_options=["--log=info"])
        self.assertIn("--log=info", lines(ATC_LOG)[-1])
        self.assertTrue(path.with_suffix(".io.json").exists())
        with self.assertRaises(fxge.FxgeError) as caught:
            program.write_om(path)
        self.assertEqual(caught.exception.status, 5)
        program.write_om(path, soc="Ascend310P3", force=True)
        self.assertIn("--soc_version=Ascend310P3", lines(ATC_LOG)[-1])

    def test_profile(self) -> None:
        """Whole calls, and times of operators by the chip's profiler, with lines of this file."""
        f, _ = support.compiled(lambda x: (x + 1).exp(), {**NPU, "profile": True})
        for _ in range(3):
            f(torch.ones(4))
        found = fxge.profiles()[-1].profile
        self.assertEqual((found.runs, found.lack), (3, None))
        rows = {n.op: n for n in found.nodes}
        self.assertEqual(rows["Exp"].calls, 3)
        self.assertEqual(rows["Exp"].file, __file__)
        self.assertGreaterEqual(rows["Exp"].total, rows["Exp"].best)
        self.assertGreater(found.total, found.in_nodes)
        self.assertIn("Exp", str(fxge.profiles()[-1]))
        program = fxge.compile(torch.export.export(nn.GELU(), (torch.ones(2),))).run_on("npu:0")
        found = program.profile((torch.ones(2),), runs=2)
        self.assertEqual([(n.op, n.origin, n.calls) for n in found.nodes], [("GeluV2", "gelu", 2)])
        self.begin()
        program(torch.ones(2))
        self.assertEqual(self.counts()["aclprofInit"], 0)


class Options(Case):
    """Options of TorchAir's CompilerConfig as arguments of atc."""

    def test_options_of_torchair(self) -> None:
        from fxge import torchair

        config = torchair.CompilerConfig()
        config.experimental_config.topology_sorting_strategy = "StableRDFS"
        config.experimental_config.tiling_schedule_optimize = True
        config.experimental_config.frozen_parameter = True
        config.ge_config.enable_single_stream = True
        config.ge_config.oo_constant_folding = False
        own = fxge.Config(device="npu:0", atc_options=("--tiling_schedule_optimize=0",))
        with self.assertWarnsRegex(UserWarning, "frozen_parameter: set without effect"):
            backend = torchair.get_npu_backend(compiler_config=config, config=own)
        x = torch.randn(3, 13)
        torch._dynamo.reset()
        found = torch.compile(lambda x: x.exp() + 13, backend=backend)(x)
        torch.testing.assert_close(found, x.exp() + 13)
        line = lines(ATC_LOG)[-1]
        for option in (
            "--topo_sorting_mode=3",
            "--enable_single_stream=true",
            "--oo_constant_folding=false",
            "--tiling_schedule_optimize=0",
        ):
            self.assertIn(option, line)
        self.assertEqual(line.count("--tiling_schedule_optimize"), 1)


class Cache(Case):
    """Results of atc in the disk cache."""

    def test_again(self) -> None:
        x = torch.randn(3, 11)
        for n in (1, 1, 1):
            f, _ = support.compiled(lambda x: x.exp() + 11, NPU)
            f(x)
            self.assertEqual(self.compiled_by_atc(), n)
        f, _ = support.compiled(
            lambda x: x.exp() + 11, {**NPU, "atc_options": ["--deterministic=1"]}
        )
        f(x)
        self.assertEqual(self.compiled_by_atc(), 2)
        os.environ["FAKE_CANN_SOC"] = "Ascend910B3"
        try:
            f, _ = support.compiled(lambda x: x.exp() + 11, NPU)
            f(x)
        finally:
            del os.environ["FAKE_CANN_SOC"]
        self.assertEqual(self.compiled_by_atc(), 3)
        self.assertIn("--soc_version=Ascend910B3", lines(ATC_LOG)[-1])

    def test_damaged(self) -> None:
        """Invalid files, and lists with paths outside of the directory."""
        from fxge._programs import chip

        with tempfile.TemporaryDirectory() as directory:
            at = Path(directory)
            (at / "a" / "b").mkdir(parents=True)
            (at / "a" / "b" / "c").write_bytes(b"data")
            (at / "model.om").write_bytes(b"")
            data = chip.packed(at)
            self.assertTrue(chip.unpack(data, at / "new"))
            self.assertEqual((at / "new/a/b/c").read_bytes(), b"data")
            moved = [data.replace(b"a/b/c", other) for other in (b"../cc", b"/tmp/")]
            bad = (b"", data[:-1], data + b"x", *moved, data.replace(b" 4", b"-4"), b"\xff" * 40)
            for i, each in enumerate(bad):
                self.assertFalse(chip.unpack(each, at / f"bad{i}"), each)
            self.assertFalse((at / "cc").exists())


class Devices(Case):
    """Several chips, threads, and no chip."""

    def test_two(self) -> None:
        f, _ = support.compiled(lambda x: x + 1, NPU)
        g = torch.compile(lambda x: x * 3, backend=support.Counter(device="npu:1"))
        x = torch.randn(4)
        self.same([f(x), g(x), f(x)], [x + 1, x * 3, x + 1])

    def test_threads(self) -> None:
        """Two graphs, each called by three threads; the fake requires a device on every thread."""
        f, _ = support.compiled(lambda x: x + 1, NPU)
        g = torch.compile(lambda x: x * 3, backend=support.Counter(device="npu:1"))
        f(torch.zeros(4)), g(torch.zeros(4))
        wrong: list[Any] = []

        def work(i: int) -> None:
            try:
                for k in range(10):
                    x = torch.full((4,), float(i + k))
                    self.same([f(x), g(x)], [x + 1, x * 3])
            except BaseException as e:
                wrong.append(e)

        threads = [threading.Thread(target=work, args=(i,)) for i in range(3)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        self.assertEqual(wrong, [])

    def refused(self, status: int, text: str, **options: Any) -> None:
        f, _ = support.compiled(lambda x: x + 1, options)
        with self.assertRaises(torch._dynamo.exc.BackendCompilerFailed) as caught:
            f(torch.zeros(4))
        error = caught.exception.inner_exception
        self.assertEqual(getattr(error, "status", None), status, str(error))
        self.assertIn(text, str(error))

    def test_refused(self) -> None:
        self.refused(2, "unknown device 'gpu'", device="gpu")
        self.refused(8, "aclrtSetDevice failed with 107001", device="npu:7")
        misspelt = ["--precison_mode_v2=fp16"]
        self.refused(2, "did you mean --precision_mode_v2?", device="npu:0", atc_options=misspelt)
        with self.assertRaisesRegex(fxge.FxgeError, "'accuracy' compares runs on the CPU"):
            support.compiled(lambda x: x, {**NPU, "accuracy": True})

    def test_atc_fails(self) -> None:
        os.environ["FAKE_ATC_FAIL"] = "code 3"
        try:
            self.refused(8, "atc failed", device="npu:0", atc_options=["--log=info"])
        finally:
            del os.environ["FAKE_ATC_FAIL"]

    def test_no_chip(self) -> None:
        """Without a chip, "auto" runs on the CPU, and "npu:0" reports the missing chip."""
        f, _ = support.compiled(lambda x: x + 1, {"device": "auto"})
        self.same(f(torch.arange(3.0)), torch.arange(3.0) + 1)
        self.assertEqual(self.counts()["aclmdlExecute"], 1)
        program = (
            "import sys; sys.path[:0] = [sys.argv[1]]\n"
            "import torch, fxge\n"
            "x, o = torch.arange(3.0), {'device': 'npu:0'}\n"
            "f = torch.compile(lambda x: x + 1, backend=fxge.backend, options={'device': 'auto'})\n"
            "print(f(x).tolist())\n"
            "f = torch.compile(lambda x: x * 2, backend=fxge.backend, options=o)\n"
            "try: f(x)\n"
            "except Exception as e: print(e.inner_exception.status, e)\n"
        )
        source = str(Path(fxge.__file__).parent.parent)
        env = {**os.environ, "ASCEND_HOME_PATH": "/nowhere"}
        words = support.python("-c", program, source)
        done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("[1.0, 2.0, 3.0]", done.stdout)
        self.assertIn("8 ", done.stdout)
        self.assertIn("AscendCL cannot be opened", done.stdout)

    def test_calls_that_fail(self) -> None:
        """Every call of AscendCL in opening and in a call, failed once.

        The exception names it, nothing leaks, and the next call is right.
        """
        x = torch.randn(3, 4)
        program = fxge.compile(torch.export.export(nn.Softmax(1), (x,)))
        expected = program(x)
        names = self._failed(lambda: self._opened_and_run(program, x), expected)
        self.assertIn("aclmdlExecute", names)
        self.assertIn("aclrtResetDevice", names)

    def _opened_and_run(self, program: Any, x: Tensor) -> Any:
        p = copy.deepcopy(program)
        try:
            return p.run_on("npu:0")(x)
        finally:
            if p.runs:
                p.runs.leave_chip()
            del p

    def _failed(self, run: Callable[[], Any], expected: Any) -> set[str]:
        run()  # atc has compiled it
        self.begin()
        self.same(run(), expected)
        called = [line.split()[1] for line in lines(LOG)[self.start[0] :]]
        quiet = {"aclmdlGetInputSizeByIndex", "aclmdlGetOutputSizeByIndex", "aclDestroyTensorDesc"}
        for k, name in enumerate(called, 1):
            at = len(lines(LOG)) + k
            os.environ["FAKE_CANN_FAIL"] = f"{at}:{CODE}"
            try:
                with self.subTest(call=k, name=name):
                    if name in quiet:  # not required
                        self.same(run(), expected)
                    else:
                        with self.assertRaises(fxge.FxgeError) as caught:
                            run()
                        self.assertEqual(caught.exception.status, 8)
                        self.assertIn(name, str(caught.exception))
            finally:
                del os.environ["FAKE_CANN_FAIL"]
        self.same(run(), expected)
        return set(called)


if __name__ == "__main__":
    unittest.main()
