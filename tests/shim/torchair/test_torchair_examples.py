# SPDX-License-Identifier: Apache-2.0
"""Examples of TorchAir's API reference that need no chip, rewritten.

Each test is named after the title of its page and changes only the import line.
"""

# ruff: noqa: ARG001, ARG004, ARG005, PLW0108 (converters and kernels have given signatures)
from __future__ import annotations

import logging
import os
import tempfile
import unittest
from pathlib import Path
from typing import Any

import support  # noqa: F401 (sets the path of the package)
import torch
import torch.nn.functional as F
from torch._dynamo.backends.common import aot_autograd
from torch._subclasses.fake_tensor import FakeTensorMode

import fxge
import fxge.torchair as torchair  # noqa: PLR0402 (as users write it)
from fxge._operators import converters
from fxge.torchair import CompilerConfig, ge, register_fx_node_ge_converter

LIBRARY = torch.library.Library("shown", "DEF")


def define(schema: str, kernel: Any, meta: Any) -> Any:
    name = schema.partition("(")[0]
    LIBRARY.define(schema)
    LIBRARY.impl(name, kernel, "CPU")
    torch.library.register_fake(f"shown::{name}", meta, lib=LIBRARY)
    return getattr(torch.ops.shown, name).default


SUM = define(
    "sum_of(Tensor x, Tensor y) -> Tensor", lambda x, y: x + y, lambda x, y: torch.empty_like(x)
)
ROUNDED = define(
    "rounded(Tensor x) -> Tensor",
    lambda x: x.half(),
    lambda x: x.new_empty(x.shape, dtype=torch.float16),
)
PAIR = define(
    "pair(Tensor x) -> (Tensor, Tensor)",
    lambda x: (x + 1, x * 2),
    lambda x: (torch.empty_like(x), torch.empty_like(x)),
)
KEEP = define("keep(Tensor(a!) state, Tensor x) -> ()", lambda s, x: _copy(s, x), lambda s, x: None)
SCALED = define(
    "scaled(Tensor x, float by=2.0, int[]? dims=None) -> Tensor",
    lambda x, by=2.0, dims=None: x * by,
    lambda x, by=2.0, dims=None: torch.empty_like(x),
)


def _copy(state: torch.Tensor, x: torch.Tensor) -> None:
    state.copy_(x)


class Add(torch.nn.Module):
    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return torch.relu(x + y)


class Examples(unittest.TestCase):
    def setUp(self) -> None:
        directory, before = tempfile.TemporaryDirectory(), os.getcwd()
        self.addCleanup(directory.cleanup)
        self.addCleanup(os.chdir, before)
        os.chdir(directory.name)
        known = dict(converters._known)
        self.addCleanup(lambda: (converters._known.clear(), converters._known.update(known)))
        torch._dynamo.reset()
        torch.manual_seed(0)

    def compare(
        self, model: Any, *args: torch.Tensor, config: CompilerConfig | None = None, **keywords: Any
    ) -> None:
        backend = torchair.get_npu_backend(compiler_config=config)
        run = torch.compile(model, backend=backend, **keywords)
        copies = [a.clone() for a in args]
        with torch.no_grad():
            torch.testing.assert_close(run(*args), model(*copies))
        torch.testing.assert_close(args, tuple(copies))

    def inputs(self, *shape: int) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.randn(*(shape or (4, 5))), torch.randn(*(shape or (4, 5)))

    # ---- compilation ----

    def test_get_npu_backend(self) -> None:
        self.compare(Add(), *self.inputs(), config=CompilerConfig(), dynamic=False)

    def test_get_npu_backend_dynamic(self) -> None:
        self.compare(Add(), *self.inputs(), config=CompilerConfig(), dynamic=True)
        self.compare(Add(), *self.inputs(7, 3), dynamic=True)

    def test_custom_decompositions(self) -> None:
        seen = []

        def relu(x: torch.Tensor) -> torch.Tensor:
            seen.append(1)
            return torch.maximum(x, torch.zeros_like(x))

        backend = torchair.get_npu_backend(
            compiler_config=CompilerConfig(),
            custom_decompositions={torch.ops.aten.relu.default: relu},
        )
        x, y = self.inputs()
        torch.testing.assert_close(torch.compile(Add(), backend=backend)(x, y), Add()(x, y))
        self.assertTrue(seen)

    def test_get_compiler(self) -> None:
        backend = aot_autograd(fw_compiler=torchair.get_compiler(CompilerConfig()))
        x, y = self.inputs()
        torch.testing.assert_close(torch.compile(Add(), backend=backend)(x, y), Add()(x, y))

    def test_backend_npu(self) -> None:
        x, y = self.inputs()
        torch.testing.assert_close(torch.compile(Add(), backend="npu")(x, y), Add()(x, y))

    def test_logger(self) -> None:
        from fxge.torchair.core.utils import logger

        self.assertIs(logger, torchair.logger)
        with self.assertLogs(logger, logging.INFO) as said:
            self.compare(Add(), *self.inputs())
        self.assertIn("compiled inference", "".join(said.output))

    def test_patch_for_hcom(self) -> None:
        torchair.patch_for_hcom()
        self.compare(Add(), *self.inputs())

    def test_use_internal_format_weight(self) -> None:
        model = torch.nn.Sequential(torch.nn.Linear(5, 3), torch.nn.ReLU()).eval()
        torchair.experimental.inference.use_internal_format_weight(model)
        torchair.use_internal_format_weight(model)
        self.compare(model, torch.randn(2, 5))

    # ---- options ----

    def test_graph_dump(self) -> None:
        config = CompilerConfig()
        config.debug.graph_dump.type = "pbtxt"
        config.debug.graph_dump.path = "."
        self.compare(Add(), *self.inputs(), config=config)
        self.assertTrue(list(Path().glob("dynamo_*.pbtxt")))

    def test_fx_summary(self) -> None:
        config = CompilerConfig()
        config.debug.fx_summary.type = "csv"
        self.compare(Add(), *self.inputs(), config=config)
        self.assertTrue(list(Path().glob("summary_*.csv")))

    def test_run_eagerly(self) -> None:
        config = CompilerConfig()
        config.debug.run_eagerly = True
        self.compare(Add(), *self.inputs(), config=config)

    def test_frozen_parameter(self) -> None:
        config = CompilerConfig()
        config.experimental_config.frozen_parameter = True
        self.compare(torch.nn.Linear(5, 3), torch.randn(2, 5), config=config)

    def test_topology_sorting(self) -> None:
        for strategy in ("BFS", "DFS", "RDFS", "StableRDFS"):
            config = CompilerConfig()
            config.experimental_config.topology_sorting_strategy = strategy
            self.compare(Add(), *self.inputs(), config=config)

    def test_options_of_the_chip(self) -> None:
        """Tiling, view folding, memory, engines, optimisation levels, one stream."""
        config = CompilerConfig()
        config.experimental_config.tiling_schedule_optimize = True
        config.experimental_config.enable_view_optimize = False
        config.experimental_config.memory_efficiency = True
        config.experimental_config.cc_parallel_enable = True
        config.experimental_config.static_model_ops_lower_limit = 5
        config.ge_config.oo_level = "O1"
        config.ge_config.enable_single_stream = True
        config.ge_config.oo_constant_folding = True
        self.compare(Add(), *self.inputs(), config=config)
        self.assertEqual(config.ge_options()["ge.oo.level"], "O1")

    def test_modes(self) -> None:
        for mode in ("max-autotune", "reduce-overhead", "npugraph_ex"):
            config = CompilerConfig()
            config.mode = mode
            self.compare(Add(), *self.inputs(), config=config)

    def test_dump_config(self) -> None:
        config = CompilerConfig()
        config.dump_config.enable_dump = True
        config.dump_config.dump_path = "."
        config.dump_config.dump_mode = "output"
        self.compare(Add(), *self.inputs(), config=config)

    def test_fusion_switch_file(self) -> None:
        Path("fusion.cfg").write_text("{}")
        config = CompilerConfig()
        config.fusion_config.fusion_switch_file = "fusion.cfg"
        self.compare(Add(), *self.inputs(), config=config)

    def test_aoe(self) -> None:
        config = CompilerConfig()
        config.aoe_config.aoe_mode = "2"
        config.aoe_config.work_path = "."
        self.compare(Add(), *self.inputs(), config=config)

    def test_custom_passes(self) -> None:
        seen = []
        config = CompilerConfig()
        config.post_grad_custom_pre_pass = lambda gm, inputs, config: seen.append("pre")
        config.post_grad_custom_post_pass = lambda gm, inputs, config: seen.append("post")
        self.compare(Add(), *self.inputs(), config=config)
        self.assertEqual(seen, ["pre", "post"])

    def test_keep_inference_input_mutations(self) -> None:
        config = CompilerConfig()
        config.experimental_config.keep_inference_input_mutations = True
        self.compare(lambda x, y: x.mul_(y) + 1, *self.inputs(), config=config)

    # ---- replacement ----

    def test_register_replacement(self) -> None:
        def search(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            return torch.relu(torch.sub(x, y))

        def replacement(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
            return torch.ops.shown.sum_of(x, torch.neg(y)).relu()

        def check(match: Any) -> bool:
            return bool(match.kwargs["x"].meta["val"].shape[-1] == 5)

        register_fx_node_ge_converter(SUM)(lambda x, y: ge.Add(x, y))
        with FakeTensorMode():
            torchair.register_replacement(
                search_fn=search,
                replace_fn=replacement,
                example_inputs=(torch.empty(2, 2), torch.empty(2, 2)),
                extra_check=check,
                skip_duplicates=True,
            )
        config, seen = CompilerConfig(), []
        config.post_grad_custom_post_pass = lambda gm, *_: seen.append(str(gm.graph))
        self.compare(search, *self.inputs(), config=config)
        self.compare(search, *self.inputs(4, 6), config=config)
        self.assertEqual(["sum_of" in s for s in seen], [True, False])

    # ---- export ----

    def test_dynamo_export(self) -> None:
        model = torch.nn.Bilinear(3, 4, 2)
        torchair.dynamo_export(torch.randn(2, 3), torch.randn(2, 4), model=model, dynamic=False)
        self.assertTrue(Path("export_file/export.air").stat().st_size)
        self.assertIn('"Data"', Path("export_file/dynamo.pbtxt").read_text())

    def test_dynamo_export_named(self) -> None:
        x, y = self.inputs()
        torchair.dynamo_export(
            model=Add(), export_path="there", export_name="add", dynamic=True,
            config=CompilerConfig(), x=x, y=y,
        )  # fmt: skip
        x, y = self.inputs(6, 2)
        found = fxge.load("there/add.air")(x, y)
        torch.testing.assert_close(found, Add()(x, y))

    # ---- converters ----

    def test_custom_op(self) -> None:
        @register_fx_node_ge_converter(SUM)
        def convert(x: ge.Tensor, y: ge.Tensor, meta_outputs: ge.TensorSpec = None) -> ge.Tensor:
            return ge.custom_op("SumOf", inputs={"x": x, "y": y}, outputs=["z"])

        self.compare(lambda x, y: torch.ops.shown.sum_of(x, y) * 2, *self.inputs())

    def test_cast(self) -> None:
        @register_fx_node_ge_converter(ROUNDED)
        def convert(x: ge.Tensor, meta_outputs: ge.TensorSpec = None) -> ge.Tensor:
            assert meta_outputs[0].dtype == ge.DataType.DT_FLOAT16
            return ge.Cast(x, dst_type=meta_outputs.dtype)

        self.compare(lambda x: torch.ops.shown.rounded(x) * 2, torch.randn(3, 4))

    def test_const(self) -> None:
        @register_fx_node_ge_converter(SCALED)
        def convert(x: Any, by: float = 2.0, dims: Any = None, meta_outputs: Any = None) -> Any:
            assert ge.Const(0, dtype=ge.DataType.DT_INT64, node_name="zero").rank == 0
            return ge.Mul(x, ge.Const(by, dtype=ge.DataType.DT_FLOAT))

        self.compare(lambda x: torch.ops.shown.scaled(x, 0.5), torch.randn(3, 4))

    def test_clone(self) -> None:
        register_fx_node_ge_converter(SUM)(lambda x, y: ge.Add(ge.Clone(x), y))
        self.compare(torch.ops.shown.sum_of, *self.inputs())

    def test_data_types_and_formats(self) -> None:
        self.assertEqual(ge.DataType.DT_BF16, 27)
        self.assertEqual((ge.Format.FORMAT_NCHW, ge.Format.FORMAT_ND), (0, 2))
        self.assertEqual(ge.DataType.DT_FLOAT.name, "DT_FLOAT")

    def test_attributes(self) -> None:
        @register_fx_node_ge_converter(SCALED)
        def convert(x: Any, by: float = 2.0, dims: Any = None, meta_outputs: Any = None) -> Any:
            return ge.custom_op(
                "Scaled", inputs={"x": x}, outputs=["y"],
                attrs={"by": ge.attr.Float(by), "dims": ge.attr.ListInt(dims or [])},
            )  # fmt: skip

        self.compare(lambda x: torch.ops.shown.scaled(x, 3.0, [0, 1]), torch.randn(3, 4))

    def test_several_outputs(self) -> None:
        @register_fx_node_ge_converter(PAIR)
        def convert(x: ge.Tensor, meta_outputs: Any = None) -> Any:
            assert [m.rank for m in meta_outputs] == [2, 2]
            outputs = ge.custom_op("Pair", inputs={"x": x}, outputs=["a", "b"])
            return outputs[0], outputs[1]

        self.compare(lambda x: torch.ops.shown.pair(x)[1] + 1, torch.randn(3, 4))

    def test_in_place(self) -> None:
        @register_fx_node_ge_converter(KEEP)
        def convert(state: ge.Tensor, x: ge.Tensor, meta_outputs: Any = None) -> None:
            ge.custom_op("Keep", inputs={"state": state, "x": x}, outputs=["state"])

        def f(state: torch.Tensor, x: torch.Tensor) -> torch.Tensor:
            torch.ops.shown.keep(state, x)
            return state + 1

        self.compare(f, *self.inputs())

    def test_declare_supported(self) -> None:
        @torchair.declare_supported([((2, 3), (2, 3))])
        @register_fx_node_ge_converter(SUM)
        def convert(x: ge.Tensor, y: ge.Tensor) -> ge.Tensor:
            return ge.Add(x, y)

        self.compare(torch.ops.shown.sum_of, *self.inputs())

    def test_of_pytorch(self) -> None:
        """A converter of an operator that fxge supports: gelu in its tanh form."""

        def convert(x: ge.Tensor, approximate: str = "none") -> ge.Tensor:
            return ge.GeluV2(x, approximate="tanh")

        register_fx_node_ge_converter(torch.ops.aten.gelu.default)(convert)
        x = torch.randn(3, 4)
        found = torch.compile(F.gelu, backend=torchair.get_npu_backend())(x)
        torch.testing.assert_close(found, F.gelu(x, approximate="tanh"))

    def test_training(self) -> None:
        register_fx_node_ge_converter(SUM)(
            lambda x, y: ge.custom_op("SumOf", inputs={"x": x, "y": y}, outputs=["z"])
        )

        class Sum(torch.autograd.Function):
            @staticmethod
            def forward(ctx: Any, x: Any, y: Any) -> Any:
                return torch.ops.shown.sum_of(x, y)

            @staticmethod
            def backward(ctx: Any, grad: Any) -> Any:
                return grad, grad

        x, y = self.inputs()
        x.requires_grad_()
        run = torch.compile(lambda x, y: Sum.apply(x, y * 2), backend=torchair.get_npu_backend())
        run(x, y).pow(2).sum().backward()
        torch.testing.assert_close(x.grad, 2 * (x.detach() + 2 * y))


if __name__ == "__main__":
    unittest.main()
