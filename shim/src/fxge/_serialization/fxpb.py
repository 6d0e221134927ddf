# SPDX-License-Identifier: Apache-2.0
"""Programs as the bytes of an .fxpb file, in pieces: graphs, signatures, weights."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import torch
from torch.fx import GraphModule, Node

from .._core.enumerations import SCALAR_TYPES
from ..errors import FxgeError
from . import fields as f
from . import wire as w
from .fx_writer import Writer, Written
from .subclasses import without_subclasses
from .tables import Tables
from .weights import Placed, check_written, placed, written_places

ALIGNMENT = 64
MAGIC = b"\xa1\x1fFXPB\r\n\x1a\n"
_FILL = 15  # a field of Weight that readers skip


def _file(
    name: str, tables: Tables, graph: bytes, signature: bytes, more: Sequence[bytes] = ()
) -> list[bytes]:
    """Returns the pieces of ExportedProgram, without weights."""
    module = w.data(f.GraphModule.graph, graph) + w.data(f.GraphModule.signature, signature)
    return [
        MAGIC,
        w.text(f.ExportedProgram.name, name),
        w.text(f.ExportedProgram.torch_version, torch.__version__),
        w.data(
            f.ExportedProgram.schema_version,
            w.number(f.SchemaVersion.major, 8) + w.number(f.SchemaVersion.minor, 20),
        ),
        *tables.write(),
        *more,
        w.data(f.ExportedProgram.graph_module, module),
    ]


def _head(name: str, t: torch.Tensor, lifted: bool) -> bytes:
    """Returns the fields of Weight except the place of its bytes."""
    head = w.text(f.Weight.name, name) + w.number(f.Weight.dtype, SCALAR_TYPES.get(t.dtype, 0))
    head += w.data(f.Weight.sizes, b"".join(map(w.varint, t.shape)))
    if not t.is_contiguous():
        head += w.data(f.Weight.strides, b"".join(map(w.varint, t.stride())))
    return head + w.number(f.Weight.lifted, lifted)


def weight_pieces(weight: Placed, at: int) -> Iterator[bytes | memoryview]:
    """Yields the field ExportedProgram.weights of one tensor, without copying its bytes.

    The field begins at byte `at` of the file. A field that readers skip pads it, so that the data
    are aligned.
    """
    run = weight.run
    head = _head(weight.name, weight.tensor, weight.lifted)
    if weight.start > run.start:
        head += w.number(f.Weight.offset, weight.start - run.start)
    if run.holder != weight.name:
        head += w.text(f.Weight.shares, run.holder)
        yield w.tag(f.ExportedProgram.weights, 2) + w.varint(len(head)) + head
        return
    size = run.end - run.start
    for fill in range(2 * ALIGNMENT):
        full = head + w.data(_FILL, bytes(fill)) + w.tag(f.Weight.data, 2) + w.varint(size)
        full = w.tag(f.ExportedProgram.weights, 2) + w.varint(len(full) + size) + full
        if (at + len(full)) % ALIGNMENT == 0:
            break
    yield full
    if size:
        buffer = (ctypes.c_char * size).from_address(run.start)
        buffer.keep = weight.tensor  # type: ignore[attr-defined]
        yield memoryview(buffer)


def _followed(
    first: Sequence[bytes], weights: Iterable[tuple[str, torch.Tensor, bool]]
) -> Iterator[bytes | memoryview]:
    """Yields pieces, then weights."""
    at = sum(map(len, first))
    yield from first
    for weight in placed(weights):
        for piece in weight_pieces(weight, at):
            at += len(piece)
            yield piece


def _user_input(argument: bytes) -> bytes:
    return w.data(
        f.GraphSignature.input_specs,
        w.data(f.InputSpec.user_input, w.data(f.UserInputSpec.arg, argument)),
    )


def live_pieces(writer: Writer, gm: GraphModule, results: Sequence[Node], name: str) -> list[bytes]:
    """Returns the pieces of an AOT graph with outputs `results`; all placeholders are inputs."""
    g = writer.graph(gm.graph, gm, results)
    return list(_module(writer, g, name))  # type: ignore[arg-type]


def _check_traced(gm: GraphModule) -> None:
    """Raises FxgeError for a graph without metadata, such as one of torch.fx.symbolic_trace."""
    for node in gm.graph.nodes:
        if node.op in ("call_module", "call_method"):
            why = f"calls a {node.op.removeprefix('call_')}, not an operator"
        elif (
            node.op in ("get_attr", "output")
            or not (node.users or node.op == "placeholder")
            or "val" in node.meta
            or "example_value" in node.meta
        ):
            continue
        else:
            why = 'has no meta["val"], which holds its dtype and shape'
        raise FxgeError(
            f"node '{node.name}' of the GraphModule {why}: save torch.export.export(module, args), "
            "which has what torch.fx.symbolic_trace lacks",
            status=2,
        )


def module_pieces(
    gm: GraphModule, name: str = "graph", writer: Writer | None = None
) -> Iterator[bytes | memoryview]:
    """Yields the .fxpb pieces of a GraphModule, whose placeholders are all inputs."""
    _check_traced(gm)
    writer = writer or Writer()
    yield from _module(writer, writer.graph(gm.graph, gm), name)


def _module(writer: Writer, g: Written, name: str) -> Iterator[bytes | memoryview]:
    constants = [writer.constant_input(c) for c in g.constants]
    signature = [_user_input(b) for _, b in g.inputs]
    for c in g.constants:
        argument = w.data(f.InputToTensorConstantSpec.arg, w.text(f.TensorArgument.name, c.name))
        signature.append(
            w.data(
                f.GraphSignature.input_specs,
                w.data(
                    f.InputSpec.tensor_constant,
                    argument + w.text(f.InputToTensorConstantSpec.tensor_constant_name, c.name),
                ),
            )
        )
    signature += [
        w.data(f.GraphSignature.output_specs, w.data(f.OutputSpec.user_output, b""))
    ] * len(g.outputs)
    first = _file(name, writer.tables, g.message(constants), b"".join(signature))
    yield from _followed(first, [(c.name, c.tensor, True) for c in g.constants + writer.held])


_INPUT_FIELDS = {
    "PARAMETER": f.InputSpec.parameter,
    "BUFFER": f.InputSpec.buffer,
    "CONSTANT_TENSOR": f.InputSpec.tensor_constant,
}
_OUTPUT_FIELDS = {
    "LOSS_OUTPUT": f.OutputSpec.loss_output,
    "BUFFER_MUTATION": f.OutputSpec.buffer_mutation,
    "GRADIENT_TO_PARAMETER": f.OutputSpec.gradient_to_parameter,
    "GRADIENT_TO_USER_INPUT": f.OutputSpec.gradient_to_user_input,
    "USER_INPUT_MUTATION": f.OutputSpec.user_input_mutation,
    "PARAMETER_MUTATION": f.OutputSpec.parameter_mutation,
}


def _constant_value(v: Any) -> bytes:
    if v is None:
        return w.number(f.ConstantValue.as_none, 1)
    if isinstance(v, bool):
        return w.number(f.ConstantValue.as_bool, v)
    if isinstance(v, int):
        return w.number(f.ConstantValue.as_int, v)
    if isinstance(v, float):
        return w.double(f.ConstantValue.as_float, v)
    return w.text(f.ConstantValue.as_string, str(v))


def _input_spec(spec: Any, argument: bytes) -> bytes:
    field_number = _INPUT_FIELDS.get(spec.kind.name)
    if field_number is not None:
        named = w.data(
            f.InputToBufferSpec.arg, w.text(f.TensorArgument.name, spec.arg.name)
        ) + w.text(f.InputToBufferSpec.buffer_name, spec.target)
        if field_number == f.InputSpec.buffer:
            named += w.number(f.InputToBufferSpec.persistent, bool(spec.persistent))
        return w.data(f.GraphSignature.input_specs, w.data(field_number, named))
    if type(spec.arg).__name__ == "ConstantArgument":
        value = w.data(f.InputToConstantInputSpec.value, _constant_value(spec.arg.value))
        return w.data(
            f.GraphSignature.input_specs,
            w.data(
                f.InputSpec.constant_input,
                w.text(f.InputToConstantInputSpec.name, spec.arg.name or "constant") + value,
            ),
        )
    if spec.kind.name == "TOKEN":
        return w.data(
            f.GraphSignature.input_specs,
            w.data(
                f.InputSpec.token,
                w.data(f.InputTokenSpec.arg, w.text(f.TokenArgument.name, spec.arg.name)),
            ),
        )
    if spec.kind.name == "CUSTOM_OBJ":
        return w.data(
            f.GraphSignature.input_specs,
            w.data(
                f.InputSpec.custom_obj,
                w.text(f.InputToCustomObjSpec.custom_obj_name, str(spec.target)),
            ),
        )
    return _user_input(argument)


def _output_spec(spec: Any) -> bytes:
    field_number = _OUTPUT_FIELDS.get(spec.kind.name)
    if field_number is None:
        return w.data(
            f.GraphSignature.output_specs,
            w.data(
                f.OutputSpec.token if spec.kind.name == "TOKEN" else f.OutputSpec.user_output, b""
            ),
        )
    named = w.data(f.BufferMutationSpec.arg, w.text(f.TensorArgument.name, spec.arg.name))
    if spec.target is not None:
        named += w.text(f.BufferMutationSpec.buffer_name, spec.target)
    return w.data(f.GraphSignature.output_specs, w.data(field_number, named))


def _range_pieces(ep: Any, tables: Tables) -> list[bytes]:
    out = []
    for key, bounds in ep.range_constraints.items():
        message = b""
        for field_number, limit in (
            (f.RangeConstraint.min_val, bounds.lower),
            (f.RangeConstraint.max_val, bounds.upper),
        ):
            if limit.is_Integer and math.isfinite(limit) and -(2**63) <= int(limit) < 2**63:
                message += w.number(field_number, int(limit))
        out.append(
            w.data(
                f.ExportedProgram.range_constraints,
                w.text(f.RangeEntry.key, tables.named(str(key)))
                + w.data(f.RangeEntry.value, message),
            )
        )
    return out


def _call(ep: Any) -> bytes:
    """Returns GraphModule.module_call_graph of the main module: the user's names of values."""
    from torch.utils._pytree import treespec_dumps

    def spec(tree: Any) -> str:
        try:
            return str(treespec_dumps(tree))
        except Exception:  # the container has no name: values keep the graph's names
            return ""

    entries = [e for e in ep.module_call_graph if e.fqn == ""]
    names = (entries[0].signature.forward_arg_names or []) if entries else []
    texts = w.text(f.ModuleCallSignature.in_spec, spec(ep.call_spec.in_spec)) + w.text(
        f.ModuleCallSignature.out_spec, spec(ep.call_spec.out_spec)
    )
    return w.data(
        f.GraphModule.module_call_graph,
        w.text(f.ModuleCallEntry.fqn, "")
        + w.data(
            f.ModuleCallEntry.signature,
            texts + b"".join(w.text(f.ModuleCallSignature.forward_arg_names, n) for n in names),
        ),
    )


def exported_pieces(
    ep: Any, name: str = "model", writer: Writer | None = None
) -> Iterator[bytes | memoryview]:
    """Yields the .fxpb pieces of an ExportedProgram with its weights."""
    writer = writer or Writer(ranges=False)
    ep = without_subclasses(ep)
    g = writer.graph(ep.graph, ep.graph_module)
    specs = ep.graph_signature.input_specs
    inputs = zip(specs, g.inputs, strict=True)
    signature = [_input_spec(s, b) for s, (_, b) in inputs]
    signature += [_output_spec(s) for s in ep.graph_signature.output_specs]
    constants = [writer.constant_input(c) for c in g.constants]
    for c in g.constants:
        argument = w.data(f.InputToTensorConstantSpec.arg, w.text(f.TensorArgument.name, c.name))
        signature.insert(
            len(specs),
            w.data(
                f.GraphSignature.input_specs,
                w.data(
                    f.InputSpec.tensor_constant,
                    argument + w.text(f.InputToTensorConstantSpec.tensor_constant_name, c.name),
                ),
            ),
        )
    guards = [
        w.text(f.ExportedProgram.guards_code, s) for s in getattr(ep, "_guards_code", None) or []
    ]
    more = _range_pieces(ep, writer.tables) + guards
    module = (
        w.data(f.GraphModule.graph, g.message(constants))
        + w.data(f.GraphModule.signature, b"".join(signature))
        + _call(ep)
    )
    first = [
        *_file(name, writer.tables, b"", b"", more)[:-1],
        w.data(f.ExportedProgram.graph_module, module),
    ]
    constant = [(c.name, c.tensor, True) for c in g.constants + writer.held]
    weights = [*_weights(ep, specs), *constant]
    places = written_places(ep.graph)
    written = {spec.target for spec in specs if getattr(spec.arg, "name", None) in places}
    check_written(weights, written | set(ep.graph_signature.buffers_to_mutate.values()))
    yield from _followed(first, weights)


def _weights(ep: Any, specs: Any) -> Iterator[tuple[str, torch.Tensor, bool]]:
    seen = set()
    for spec in specs:
        if spec.kind.name not in _INPUT_FIELDS or spec.target in seen:
            continue
        seen.add(spec.target)
        stored = ep.state_dict.get(spec.target)
        lifted = stored is None
        t = ep.constants[spec.target] if lifted else stored
        yield spec.target, t, lifted
