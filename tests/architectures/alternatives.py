# SPDX-License-Identifier: Apache-2.0
"""Forms of GE operators that do not run on the cores of a chip, and the nodes of a compiled program that still have one.

Each row is a fact about a chip with its reason (operator pages, tiling code and the prototypes' definitions of August 2026;
for 310P and 310B partly assumed). `treatment` says how fxge handles the form: "replaced", so that no node may be left;
"unchanged", where GE takes it as it is; "AI CPU", where no form of the cores computes the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Node:
    """A GE operator of a program's text: dtypes and shapes of its tensors by port, and its other arguments as text."""

    type: str
    inputs: dict[str, tuple[str, list[str]]] = field(default_factory=dict)
    outputs: list[tuple[str, list[str]]] = field(default_factory=list)
    attributes: dict[str, str] = field(default_factory=dict)

    def dtype(self, port: str) -> str:
        return self.inputs.get(port, ("", []))[0]

    def size(self, port: str, dim: int) -> int | None:
        """Returns a size of an input; None: unknown or absent."""
        shape = self.inputs.get(port, ("", []))[1]
        return int(shape[dim]) if shape and shape[dim].isdigit() else None

    def dtypes(self) -> set[str]:
        return {d for d, _ in (*self.inputs.values(), *self.outputs)}


TENSOR = re.compile(r"(\w+)\[([^\]]*)\]")
NODE = re.compile(r"^\s*(?:(%.*?) = )?ge\.(\w+)\((.*)\)[^()]*? : (.*)$")
PARAMETER = re.compile(r"(%[\w.]+) : (\w+)\[([^\]]*)\]")
NOT_COMPUTED = {"Const", "Constant", "Data", "RefData", "FileConstant", "NetOutput"}


def sizes(text: str) -> list[str]:
    return [s.strip() for s in text.split(",")] if text.strip() else []


def arguments(text: str) -> dict[str, str]:
    """Splits `x=%a, ys=[%b, %c], s="a, b"` at the commas outside of brackets and strings."""
    found, depth, quoted, start = {}, 0, False, 0
    for i, c in enumerate(text + ","):
        quoted ^= c == '"' and text[i - 1 : i] != "\\"
        depth += (c in "[({") - (c in "])}") if not quoted else 0
        if c == "," and not depth and not quoted:
            name, _, value = text[start:i].strip().partition("=")
            found[name] = value
            start = i + 1
    return found


def nodes_of(text: str) -> list[Node]:
    """Returns the GE operators of a program in the text form; those of nested graphs too."""
    values: dict[str, tuple[str, list[str]]] = {}
    nodes = []
    for line in text.splitlines():
        m = NODE.match(line)
        if not m:
            values.update((name, (dtype, sizes(dims))) for name, dtype, dims in PARAMETER.findall(line))
            continue
        results = [(dtype, sizes(dims)) for dtype, dims in TENSOR.findall(m[4])]
        values.update(zip((m[1] or "").split(", "), results, strict=False))
        if m[2] in NOT_COMPUTED:
            continue
        node = Node(m[2], outputs=results)
        for name, value in arguments(m[3]).items():
            if value.startswith("%") and value in values:
                node.inputs[name] = values[value]
            elif value.startswith("[%"):
                node.inputs.update((f"{name}{i}", values[v]) for i, v in enumerate(re.findall(r"%[\w.]+", value)) if v in values)
            else:
                node.attributes[name] = value
        nodes.append(node)
    return nodes


# ---- rows ----

PALL, BALL = ("ascend310p",), ("ascend310b",)
BOTH = (*PALL, *BALL)
A2 = ("ascend910b", "ascend910_93")
NEW = ("ascend950",)
EVERY = (*BOTH, *A2, *NEW)
FLOAT = {"f16", "f32", "bf16"}
IN_GE = {"Reshape", "Shape", "ShapeN", "Bitcast", "Identity", "ExpandDims", "Squeeze", "SqueezeV3", "Unsqueeze", "UnsqueezeV3", "FlattenV2", "If", "Case", "While"}
IN_GE |= {"PartitionedCall", "Size", "Rank", "AsStrided"}
COMPLEX = {"c64", "c128"}
PRODUCTS = {"MatMul", "MatMulV2", "BatchMatMul", "BatchMatMulV2"}
LINALG = {"MatrixDeterminant", "Cholesky", "MatrixInverse", "MatrixTriangularSolve", "MatrixSolve", "Qr", "Svd", "SelfAdjointEig", "Igamma", "Igammac", "NextAfter"}

Test = Callable[[Node], bool]


@dataclass(frozen=True)
class Row:
    form: str
    chips: tuple[str, ...]
    types: str
    treatment: str
    why: str
    test: Test = lambda _: True

    def has(self, node: Node, chip: str) -> bool:
        return chip in self.chips and (not self.types or node.type in self.types.split()) and self.test(node)


def bytes_of(dtype: str) -> int:
    return {"f16": 2, "bf16": 2, "f32": 4}.get(dtype, 4)


def short_rows(n: Node) -> bool:
    """Rows below 32 bytes; the number of normalised dims is the rank of gamma."""
    x = "x1" if "x1" in n.inputs else "x"
    last = n.size(x, -1)
    return last is not None and len(n.inputs.get("gamma", ("", []))[1]) == 1 and last * bytes_of(n.dtype(x)) < 32


def odd_rotary(n: Node) -> bool:
    d = n.size("x", -1)
    return n.attributes.get("mode", "0") != "0" or (d is not None and (d > 128 or d % 32 != 0))


def odd_gate(n: Node) -> bool:
    dtype, shape = n.outputs[0]
    return bool(shape) and shape[-1].isdigit() and (int(shape[-1]) * bytes_of(dtype)) % 64 != 0


def has(*dtypes: str) -> Test:
    return lambda n: bool(n.dtypes() & set(dtypes))


def at(port: str, *dtypes: str) -> Test:
    return lambda n: n.dtype(port) in dtypes


def first(*dtypes: str) -> Test:
    return lambda n: next(iter(n.inputs.values()), ("", []))[0] in dtypes


def not_quantised_of_310p(n: Node) -> bool:
    scale, out = n.dtype("scale"), n.outputs[0][0]
    return out not in ("f16", "i8") or (scale == "f32" and ("bias" in n.inputs or "pertoken_scale" in n.inputs))


ROWS = (
    Row("bf16 tensors", PALL, "", "replaced", "no kernel", lambda n: n.type not in IN_GE | {"Cast", "Assign"} and "bf16" in n.dtypes()),
    Row("bf16 tensors but in products", BALL, "", "replaced", "sources dispute other kernels", lambda n: n.type not in IN_GE | PRODUCTS | {"Cast", "Assign"} and "bf16" in n.dtypes()),
    Row("Cast of bf16", BOTH, "Cast", "AI CPU", "at inputs, results, states and weights of bf16", has("bf16")),
    Row("Assign of bf16", BOTH, "Assign", "unchanged", "a state keeps its dtype", has("bf16")),
    Row("FlashAttentionScore", BOTH, "FlashAttentionScore", "replaced", "no kernel"),
    Row("FusedInferAttentionScore", BOTH, "FusedInferAttentionScore", "replaced", "no kernel"),
    Row("PromptFlashAttention, IncreFlashAttention", (*BALL, *NEW), "PromptFlashAttention IncreFlashAttention", "replaced", "no kernel"),
    Row("LayerNormV4 of f32", PALL, "LayerNormV4", "replaced", "the kernel takes f16", at("x", "f32")),
    Row("LayerNormV4", BALL, "LayerNormV4", "replaced", "no kernel"),
    Row("RmsNorm and its sums", BALL, "RmsNorm AddRmsNorm GemmaRmsNorm AddRmsNormCast", "replaced", "no kernel"),
    Row("RmsNorm of rows below 32 bytes", PALL, "RmsNorm AddRmsNorm AddLayerNorm", "replaced", "a limit of the kernel", short_rows),
    Row("rotary embedding", BALL, "RotaryPositionEmbedding ApplyRotaryPosEmb", "replaced", "no kernel"),
    Row("rotary embedding, interleaved or of odd heads", PALL, "RotaryPositionEmbedding", "replaced", "a limit of the kernel", odd_rotary),
    Row("gated units", BALL, "SwiGlu SwiGluGrad GeGluV2 GeGluGradV2", "replaced", "no kernel"),
    Row("SwiGlu of odd halves", PALL, "SwiGlu", "replaced", "halves of multiples of 64 bytes", odd_gate),
    Row("ScatterElementsV2", BALL, "ScatterElementsV2", "replaced", "no kernel"),
    Row("ScatterElements", PALL, "ScatterElements", "replaced", "AI CPU", at("data", "f32", "f16", "i32", "u8", "i8")),
    Row("ScatterElements of i64 or bool", PALL, "ScatterElements", "AI CPU", "no kernel of the cores takes the dtype", lambda n: n.dtype("data") not in ("f32", "f16", "i32", "u8", "i8", "bf16")),
    Row("StridedSliceV2", (*BOTH, *A2), "StridedSliceV2", "replaced", "AI CPU, but for constant bounds", lambda n: n.dtype("x") not in COMPLEX),
    Row("StridedSliceV2 of complex numbers", (*BOTH, *A2), "StridedSliceV2", "AI CPU", "StridedSliceV3 does not take them", at("x", "c64", "c128")),
    Row("ConcatV2", (*BOTH, *A2), "ConcatV2 Concat", "unchanged", "GE rewrites it before it looks for a kernel"),
    Row("SplitV with split_dim of i64", BALL, "SplitV Split", "replaced", "the kernel takes i32", at("split_dim", "i64")),
    Row("Range of i64", BALL, "Range", "replaced", "AI CPU; constants are folded", first("i64")),
    Row("Trunc", BALL, "Trunc", "replaced", "no kernel"),
    Row("IsNan", PALL, "IsNan", "replaced", "AI CPU"),
    Row("IsInf, IsFinite", BALL, "IsInf IsFinite", "replaced", "AI CPU"),
    Row("NonZero to i64", PALL, "NonZero", "replaced", "AI CPU; the kernel gives i32", lambda n: n.outputs[0][0] == "i64"),
    Row("NonZero", BALL, "NonZero Where", "AI CPU", "no kernel of the cores"),
    Row("Sort, TopK of i64", (*BOTH, *A2), "Sort TopKV2 TopK", "AI CPU", "no kernel takes i64; f32 holds 24 bits", first("i64")),
    Row("Cumsum of i64", (*BOTH, *A2), "Cumsum", "AI CPU", "no kernel takes i64", first("i64")),
    Row("Abs, Neg of i64", BOTH, "Abs Neg", "AI CPU", "no kernel takes i64", first("i64")),
    Row("ArgMaxV2 of integers", BOTH, "ArgMaxV2", "AI CPU", "no kernel takes i32, i64", first("i64", "i32")),
    Row("GridSampler2D", BALL, "GridSampler2D", "replaced", "AI CPU"),
    Row("MaxPool3DWithArgmaxV2", BOTH, "MaxPool3DWithArgmaxV2", "replaced", "no kernel"),
    Row("GroupedMatmul but of f16", PALL, "GroupedMatmul", "replaced", "the kernel takes f16", lambda n: not n.dtypes() & {"f16"}),
    Row("mixtures of experts", BALL, "GroupedMatmul MoeInitRoutingV3 MoeFinalizeRoutingV2 MoeGatingTopKSoftmax", "replaced", "no kernel"),
    Row("routing of experts", PALL, "MoeInitRouting MoeInitRoutingV3 MoeFinalizeRouting MoeGatingTopK", "replaced", "no kernel"),
    Row("QuantBatchMatmulV3", PALL, "QuantBatchMatmulV3", "replaced", "results of f16 and i8; f32 scales without bias", not_quantised_of_310p),
    Row("WeightQuantBatchMatmulV2 but of f16", PALL, "WeightQuantBatchMatmulV2", "replaced", "the kernel takes f16", lambda n: n.dtype("x") != "f16"),
    Row("DynamicQuant, AscendQuantV2", PALL, "DynamicQuant", "replaced", "x of f16", lambda n: n.dtype("x") != "f16"),
    Row("quantised products", BALL, "QuantBatchMatmulV3 WeightQuantBatchMatmulV2 DynamicQuant AscendQuantV2 TransQuantParamV2", "replaced", "no kernel"),
    Row("BNInfer", NEW, "BNInfer", "replaced", "no definition"),
    Row("RotaryMul and its kind", NEW, "RotaryMul RotaryMulGrad InterleaveRope", "replaced", "no kernel"),
    Row("types with attributes for operands", NEW, "SplitD TileD TransposeD SliceD BroadcastToD", "replaced", "no definition"),
    Row("types that public passes rewrite", NEW, "Conv2D Conv3D DepthwiseConv2D Conv2DTranspose MatMul MatMulV2 BatchMatMul BatchMatMulV2 MaxPool Gather RandomUniform TensorScatterAdd", "unchanged", "GE rewrites them"),
    Row("AdaptiveAvgPool2d, ReduceStdV2, Signbit", (*BOTH, *A2), "AdaptiveAvgPool2d ReduceStdV2 Signbit", "replaced", "no kernel"),
    Row("arithmetic in f64", EVERY, "", "AI CPU", "few kernels take f64", lambda n: n.type not in IN_GE and "f64" in n.dtypes()),
    Row("FFT, linear algebra", EVERY, "", "AI CPU", "on every chip", lambda n: n.type in LINALG or n.type in {"FFT", "IFFT", "RFFT", "IRFFT"} or (n.type.startswith("StatelessRandom") and n.type.endswith("V2"))),
)


def left(text: str, chip: str) -> dict[str, Counter[str]]:
    """Returns by treatment the number of nodes of each row that a program for the chip still has."""
    found: dict[str, Counter[str]] = {"replaced": Counter(), "unchanged": Counter(), "AI CPU": Counter()}
    for node in nodes_of(text):
        for row in ROWS:
            if row.has(node, chip):
                found[row.treatment][row.form] += 1
    return found
