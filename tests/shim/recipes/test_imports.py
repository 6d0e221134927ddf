# SPDX-License-Identifier: Apache-2.0
"""Names of TorchAir that recipes import: lines as they stand there, and unknown names.

Lines run in processes of their own, so that no other import helps them.
"""

from __future__ import annotations

import multiprocessing
import re
import unittest

import support  # not fxge.torchair, which forks import

DECLARED = "torchair._ge_concrete_graph.supported_declaration"
REGISTRATION = "torchair._ge_concrete_graph.fx2ge_converter"
GRAPH = "torchair.ge._ge_graph"

# Number of lines in public recipes, and the line; each group is a process.
LINES: list[list[tuple[int, str]]] = [
    [
        (51 + 2, "import torchair"),
        (36, "import torchair as tng"),
        (35 + 1, "from torchair.configs.compiler_config import CompilerConfig"),
        (28 + 1, "from torchair.ge import attr"),
        (1, "from torchair.ge import attr, Tensor, DataType"),
    ],
    [
        (28 + 1, "from torchair._ge_concrete_graph import ge_apis as ge"),
        (26 + 1, f"from {REGISTRATION} import declare_supported, register_fx_node_ge_converter"),
        (3, f"from {REGISTRATION} import register_fx_node_ge_converter"),
        (19 + 1, "from torchair._ge_concrete_graph.utils import dtype_promote"),
        (17 + 5 + 1, f"from {DECLARED} import *"),
        (
            3,
            f"from {DECLARED} import _TypedTensor, F32, F16, F64, I32, I16, I64, I8, U8, BOOL, "
            "Support",
        ),
    ],
    [
        (22 + 1, f"from {GRAPH} import Tensor, TensorSpec, DataType"),
        (3, f"from {GRAPH} import Tensor, auto_convert_to_tensor"),
        (1, f"from {GRAPH} import *"),
        (
            1,
            f"from {GRAPH} import Tensor, TensorSpec, DataType, auto_convert_to_tensor, TensorType",
        ),
        (1, f"from {GRAPH} import Tensor, TensorSpec"),
        (1, f"from {GRAPH} import Tensor, DataType"),
    ],
    [
        (
            4,
            "import torchair.ge_concrete_graph.ge_converter.experimental.patch_for_hcom_allreduce",
        ),
        (1, "import torchair._contrib.custom_torch_ops"),
    ],
    [  # the lines of other public programs
        (0, "from torchair import CompilerConfig, get_npu_backend, patch_for_hcom"),
        (0, "from torchair.core.utils import logger"),
        (0, "from torchair.ge_concrete_graph import ge_apis as ge"),
        (0, "from torchair.ge_concrete_graph.fx2ge_converter import declare_supported"),
        (0, "from torchair.ge_concrete_graph.utils import dtype_promote"),
        (0, "from torchair.ge_concrete_graph.supported_declaration import F32, Support"),
        (0, "from torchair.ge_concrete_graph.ge_graph import Tensor, get_default_ge_graph"),
        (0, "from torchair._ge_concrete_graph.ge_converter.converter_utils import *"),
        (0, "import torchair.ge_concrete_graph.ge_converter.experimental.hcom_allgather"),
        (0, "from torchair._ge_concrete_graph.compat_ir import ge_op"),
        (0, "from torchair.patterns.pattern_pass_manager import register_replacement"),
        (0, "from torchair.llm_datadist import create_npu_tensors"),
    ],
]

# Line with an unknown name -> texts of the error.
UNKNOWN = {
    "from torchair import get_npu_backends": ("get_npu_backends", "did you mean 'get_npu_backend'"),
    "import torchair.scopes": ("torchair.scopes", "did you mean 'scope'"),
    "from torchair.ge_concrete_graph import ge_api": ("ge_api", "ge_apis, "),
    "from torchair.ge import Tensors": ("Tensors", "did you mean 'Tensor'"),
    "from torchair._ge_concrete_graph.ge_apis import Addd": ("Addd", "not a type of GE"),
    f"from {GRAPH} import Tensor, DataTypes": ("DataTypes", "did you mean 'DataType'"),
    f"from {DECLARED} import F33": ("F33", "BF16, BOOL"),
    f"from {REGISTRATION} import register": ("register", "register_fx_node_ge_converter"),
    "from torchair._ge_concrete_graph.utils import dump_graph": ("dump_graph", "dtype_promote"),
    "from torchair.ge.attr import Long": ("Long", "ListListInt"),
    "from torchair.inference import cache_compiles": ("cache_compiles", "readable_cache"),
    "from torchair.scope import stream": ("stream", "npu_stream_switch"),
    "from torchair.ops import npu_prints": ("npu_prints", "did you mean 'npu_print'"),
    "from torchair.configs.compiler_config import Config": ("Config", "CompilerConfig"),
    "from torchair.core.utils import log": ("log", "logger"),
    "from torchair.llm_datadist import create": ("create", "create_npu_tensors"),
    "from torchair.experimental.inference import cast": ("cast", "use_internal_format_weight"),
    "import torchair._contrib.other": ("torchair._contrib.other", "custom_torch_ops"),
}


def ours(line: str) -> str:
    """Returns an import line with fxge's name of the module."""
    line = re.sub(r"^(from|import) torchair", r"\1 fxge.torchair", line)
    return line + " as torchair" if line == "import fxge.torchair" else line


def attempt(program: str) -> str:
    """Runs a program in this process; returns kind and text of its exception."""
    try:
        exec(program, {})
    except Exception as e:
        return f"{type(e).__name__}: {e}"
    return ""


def run(lines: list[str]) -> list[str]:
    """Returns what `attempt` returns of each program, in one process of its own."""
    with multiprocessing.get_context("fork").Pool(1) as pool:
        return pool.map(attempt, lines)


class Imports(unittest.TestCase):
    def test_lines(self) -> None:
        self.assertEqual(sum(n for group in LINES for n, _ in group), 295)
        for group in LINES:
            lines = [ours(line) for _, line in group]
            self.assertEqual(run(lines), [""] * len(lines), lines)

    def test_each_line_alone(self) -> None:
        for _, line in support.thin([one for group in LINES for one in group], 3):
            self.assertEqual(run([ours(line)]), [""], line)

    def test_unknown_names(self) -> None:
        """An unknown name raises ImportError where it is imported, with those that exist."""
        found = run([ours(line) for line in UNKNOWN])
        for (line, words), text in zip(UNKNOWN.items(), found, strict=True):
            self.assertRegex(text, "ImportError|ModuleNotFoundError", line)
            for word in words:
                self.assertIn(word, text)

    def test_probes(self) -> None:
        """hasattr and getattr with a default see an unknown name as Python's other modules do."""
        absent = """
import fxge.torchair
from fxge.torchair._ge_concrete_graph import ge_apis
assert not hasattr(fxge.torchair, "nothing") and getattr(ge_apis, "Nothing", None) is None
fxge.torchair.ge.Nothing
"""
        (text,) = run([absent])
        self.assertRegex(text, "AttributeError: .*no attribute 'Nothing': it is not a type of GE")

    def test_protobuf_functions(self) -> None:
        """Functions on TorchAir's protobuf messages can be imported; a call names the other way."""
        for name in ("get_default_ge_graph", "next_unique_name", "get_invalid_desc"):
            program = ours(f"from {GRAPH} import {name}") + f"\n{name}('x', 'Add')"
            (text,) = run([program])
            self.assertRegex(text, r"FxgeError: .*ge\.custom_op")


if __name__ == "__main__":
    unittest.main()
