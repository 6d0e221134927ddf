# SPDX-License-Identifier: Apache-2.0
"""Graphs that TorchAir makes of its own declared cases, with PyTorch's inputs and results beside each.

    record.py DIRECTORY [--dynamic] [--more | --models] [--only WORD..]

needs torch_npu 2.13.0 and protobuf. CANN's libraries are replaced by stubs (stubs.py) and TorchAir's C++ module
by a recorder, which keeps the graph that would be loaded. For each case NAME.air and NAME.npz are written, and
a line of cases.jsonl: name, arguments and, if there is no graph, the reason. A second run goes on where the first was.
"""

import argparse
import collections
import copy
import functools
import json
import math
import pathlib
import signal
import sys
import types
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import stubs

# Cases that take minutes of eager PyTorch.
TOO_LARGE = {"aten.convolution.default.6": "a product of 5e11 terms in float16"}

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("directory", type=pathlib.Path)
parser.add_argument("--dynamic", action="store_true", help="sizes are symbols (torch.compile(dynamic=True))")
parser.add_argument("--more", action="store_true", help="the calls of more_cases.py instead of the declared cases")
parser.add_argument("--models", action="store_true", help="the models of more_cases.py instead of the declared cases (needs transformers)")
parser.add_argument("--only", nargs="*", default=[], help="words of the names of operators")
options = parser.parse_args()
options.directory.mkdir(parents=True, exist_ok=True)
stubs.restart_with(options.directory.resolve() / "stubs")

import numpy as np  # noqa: E402
import torch  # noqa: E402


class Recorded(Exception):  # noqa: N818
    """Ends a call before GE would run; the graph and the tensors of its inputs are in LAST."""


LAST: dict[str, Any] = {}


class TooLong(BaseException):
    """A case exceeded the limit of seconds of processor time."""


def too_long(*_: Any) -> None:
    raise TooLong


class Graph:
    """Stands in for TorchAir's connection to GE: keeps the graph, and raises it when it would run."""

    def __init__(self, name: str) -> None:
        self.name, self.bytes = name, b""

    def load(self, graph: bytes, *_: Any) -> None:
        self.bytes = graph

    def set_hint_shape(self, *_: Any) -> None:
        pass

    def compile(self) -> None:
        pass

    def run(self, arguments: Any) -> Any:
        LAST.update(graph=self.bytes, inputs=[each.clone() for each in arguments[0]])
        raise Recorded


def recorder() -> types.ModuleType:
    """Returns the module that replaces torchair.core._torchair."""
    module = types.ModuleType("torchair.core._torchair")
    enumeration = "BF16 BOOL COMPLEX128 COMPLEX32 COMPLEX64 FLOAT16 FLOAT32 FLOAT64 INT16 INT32 INT64 INT8 UINT16 UINT32 UINT64 UINT8"
    nothing = "FinalizeGraphEngine InitializeGraphEngine InitDeviceStdoutChannel SetDebugLogPath AclmdlSetDump"
    module.__dict__.update({name: lambda *_: None for name in nothing.split()})
    module.__dict__.update(
        TorchDataType=types.SimpleNamespace(**{name: name for name in enumeration.split()}),
        TorchNpuGraphBase=Graph,
        GetSocName=lambda: "Ascend910B1",
        check_cann_compat=lambda *_: "",
        get_registered_ir_def=lambda *_: ("SUCCESS", [], [], []),
    )
    return module


sys.modules["torchair.core._torchair"] = recorder()
sys.modules["torchair.core._npu_graph_executor"] = types.ModuleType("torchair.core._npu_graph_executor")
import torch_npu  # noqa: E402, F401
import torchair  # noqa: E402
from torchair._ge_concrete_graph import fx2ge_converter  # noqa: E402
from torchair._ge_concrete_graph.ge_ir_pb2 import ModelDef  # noqa: E402
from torchair.core import _backend  # noqa: E402

_backend._cached_device_id = 0
_backend._get_global_op_compile_config = dict
torch_npu.npu.get_device_name = lambda *_: "Ascend910B1"
torch_npu.npu.current_device = lambda: 0
GeConcreteGraph = fx2ge_converter.GeConcreteGraph


class Generator:
    """Stands in for the generator of a device: counts the random numbers that graphs consume."""

    def __init__(self) -> None:
        self.offset = 0

    @staticmethod
    def initial_seed() -> int:
        return 10

    def get_offset(self) -> int:
        return self.offset

    def set_offset(self, offset: int) -> None:
        self.offset = offset


torch_npu.npu.default_generators = (Generator(),)


def sizes_of(spec: Any) -> Any:
    """Returns the sizes of a declared tensor, which are given apart or as one list."""
    return spec.dims[0] if len(spec.dims) == 1 and isinstance(spec.dims[0], list) else spec.dims


def tensor_of(spec: Any, generator: torch.Generator, low: int, high: int) -> torch.Tensor:
    """Returns a tensor of a declared argument: its value, or random numbers of its range."""
    if spec.value is not None:
        return torch.tensor(spec.value, dtype=spec.dtype) if not isinstance(spec.value, torch.Tensor) else spec.value.to(spec.dtype)
    dims, dtype = sizes_of(spec), spec.dtype
    if dtype == torch.bool:
        return torch.rand(dims, generator=generator) < 0.5
    if dtype.is_complex:
        return torch.randn(dims, dtype=dtype, generator=generator)
    if dtype.is_floating_point:
        if spec.value_range:
            bottom, top = spec.value_range
            return (torch.rand(dims, generator=generator) * (top - bottom) + bottom).to(dtype)
        return torch.randn(dims, generator=generator).to(dtype)
    bottom, top = spec.value_range or (low, high)
    return torch.randint(int(bottom), max(int(top), int(bottom) + 1), dims, generator=generator).to(dtype)


def tensors_of(case: Any) -> list[Any]:
    """Returns the specifications of the tensors of a declared case."""
    flat = torch.utils._pytree.tree_flatten((list(case.args), case.kwargs))[0]
    return [each for each in flat if hasattr(each, "value_range") and each.value is None]


def arguments_of(case: Any, seed: int, low: int, high: int, small: bool) -> tuple[list[Any], dict[str, Any]]:
    """Returns the arguments of a declared case, with tensors for their specifications; `small` divides large sizes by 16."""
    generator = torch.Generator().manual_seed(seed)
    shrink = small and any(math.prod(sizes_of(each)) > 1 << 20 for each in tensors_of(case))

    def value(argument: Any) -> Any:
        if isinstance(argument, list | tuple):
            return type(argument)(value(each) for each in argument)
        if not hasattr(argument, "value_range"):
            return argument
        if shrink and argument.value is None:
            argument = copy.copy(argument)
            argument.dims = tuple(dim // 16 if dim >= 256 and dim % 16 == 0 else dim for dim in sizes_of(argument))
        return tensor_of(argument, generator, low, high)

    named = {name: "cpu" if name == "device" else value(each) for name, each in case.kwargs.items()}
    return [value(each) for each in case.args], named


def array_of(tensor: Any) -> np.ndarray:
    """Returns the array that stands for a tensor in an .npz; bfloat16 as uint16."""
    tensor = torch.as_tensor(tensor).detach().resolve_conj().resolve_neg().contiguous()
    return tensor.view(torch.uint16).numpy() if tensor.dtype == torch.bfloat16 else tensor.numpy()


def widened(tensor: torch.Tensor) -> torch.Tensor:
    """Returns a copy, in float64 or complex128 if it is not of integers."""
    return tensor.to(torch.complex128) if tensor.is_complex() else tensor.double() if tensor.is_floating_point() else tensor.clone()


class Reference:
    """Runs the FX graph by eager PyTorch on copies of the arguments of the graph that TorchAir compiled."""

    def __init__(self) -> None:
        self.results: dict[int, Any] = {}  # -1: a reason why there are none
        self.wide: dict[int, Any] = {}  # the same, computed in float64
        self.call, self.optimize = GeConcreteGraph.__call__, GeConcreteGraph.optimize_graph_without_runtime
        reference = self

        def call(graph: Any, *args: Any, **kwargs: Any) -> Any:
            reference.results = reference.of_outputs(graph, args, lambda each: each.clone())
            numel = sum(each.numel() for each in args if isinstance(each, torch.Tensor))
            reference.wide = reference.of_outputs(graph, args, widened) if numel < 1 << 26 else {}
            return reference.call(graph, *args, **kwargs)

        def optimize(graph: Any, *args: Any, **kwargs: Any) -> Any:
            graph.aot_module = kwargs["aot_gm"]
            return reference.optimize(graph, *args, **kwargs)

        GeConcreteGraph.__call__, GeConcreteGraph.optimize_graph_without_runtime = call, optimize

    @staticmethod
    def of_outputs(graph: Any, args: Any, copied: Callable[[torch.Tensor], torch.Tensor]) -> dict[int, Any]:
        """Returns PyTorch's tensor of each output of the GE graph."""
        copies = [copied(each) if isinstance(each, torch.Tensor) else each for each in args]
        try:
            fx = graph.aot_module(*copies)
        except Exception as fault:  # noqa: BLE001
            return {-1: str(fault).splitlines()[0]}
        fx = fx if isinstance(fx, list | tuple) else [fx]
        found = {at: fx[of] for of, at in graph._fx_outputs_mapping.items()}
        for at, of in graph._graph_output_ref_input.items():
            source = getattr(graph._input_info_list[of].func, "fx_input_idx", None)
            if source is not None:
                found.setdefault(at, copies[source])
        return found


REFERENCE = Reference()
signal.signal(signal.SIGPROF, too_long)
for number in (signal.SIGTERM, signal.SIGINT):  # TorchAir's handlers do not return
    signal.signal(number, signal.SIG_DFL)


def compiled_graph(operator: Any, args: list[Any], kwargs: dict[str, Any], copied: bool) -> Any:
    """Returns the graph that TorchAir makes of a call. Raises what TorchAir raises.

    If `copied`, results are copies, and views are nodes of the graph. Otherwise PyTorch and TorchAir compute views of inputs on the host.
    """
    torch._dynamo.reset()
    REFERENCE.results, REFERENCE.wide = {}, {}
    flat, spec = torch.utils._pytree.tree_flatten((args, kwargs))
    places = [at for at, each in enumerate(flat) if isinstance(each, torch.Tensor)]

    def call(*tensors: torch.Tensor) -> Any:
        values = list(flat)
        for at, tensor in zip(places, tensors, strict=True):
            values[at] = tensor
        inner, named = torch.utils._pytree.tree_unflatten(values, spec)
        result = operator(*inner, **named)
        return torch.utils._pytree.tree_map_only(torch.Tensor, torch.clone, result) if copied else result

    config = torchair.CompilerConfig()
    config.experimental_config.enable_view_optimize = not copied
    compiled = torch.compile(call, backend=torchair.get_npu_backend(compiler_config=config), fullgraph=True, dynamic=options.dynamic)
    try:
        with torch.no_grad():
            compiled(*[flat[at] for at in places])
    except Recorded:
        return ModelDef.FromString(LAST["graph"])
    raise RuntimeError("PyTorch computes it before TorchAir: no graph")


def record(name: str, operator: Any, args: list[Any], kwargs: dict[str, Any]) -> None:
    """Writes the graph and the numbers of a call; raises what TorchAir raises."""
    model = compiled_graph(operator, args, kwargs, False)
    if not REFERENCE.results:
        model = compiled_graph(operator, args, kwargs, True)
    model.name = model.graph[0].name = name
    (options.directory / f"{name}.air").write_bytes(model.SerializeToString(deterministic=True))
    numbers = {}
    for op in model.graph[0].op:
        if op.type in ("Data", "RefData"):
            given = array_of(LAST["inputs"][op.attr["index"].i])
            # a symbol is a scalar, for which TorchAir passes one element
            numbers[f"c0/in/{op.name}"] = given if op.output_desc[0].shape.dim else given.reshape(())
    if -1 in REFERENCE.results:
        raise RuntimeError(f"no reference: {REFERENCE.results[-1]}")
    for at, each in REFERENCE.results.items():
        numbers[f"c0/out/{at}"] = array_of(each)
        exact = REFERENCE.wide.get(at)
        if isinstance(exact, torch.Tensor) and exact.dtype == torch.float64 and each.is_floating_point():
            numbers[f"c0/ref/{at}"] = array_of(exact)
            worst = (each.double() - exact).abs().max() / exact.abs().max() if exact.numel() else torch.tensor(0.0)
            numbers[f"c0/err/{at}"] = array_of(worst.double().nan_to_num(0.0, 0.0))
    if not REFERENCE.results:
        raise RuntimeError("TorchAir computes it on the host: the graph has no outputs")
    np.savez(options.directory / f"{name}.npz", **numbers)


def reason_of(fault: BaseException) -> str:
    """Returns the message of an exception in one line, without Dynamo's frame around TorchAir's."""
    text = " ".join(str(fault).split())
    _, found, inner = text.partition(" raised: ")
    return (inner if found else f"{type(fault).__name__}: {text}")[:300]


def name_of(operator: Any) -> str:
    """Returns the name of an overload, or of a Python function such as operator.add."""
    return str(operator) if isinstance(operator, torch._ops.OpOverload) else f"{operator.__module__}.{operator.__name__}"


def declared() -> Iterator[tuple[str, str, Any, list[Callable[[], Any]]]]:
    """Yields name, text, operator and ways to make the arguments of each declared case, the likeliest first."""
    converters = fx2ge_converter._declare_supported_converters()
    for operator, converter in sorted(converters.items(), key=lambda item: name_of(item[0])):
        for number, case in enumerate(converter.supported_cases):
            name = f"{name_of(operator)}.{number}"
            seed = zlib.crc32(name.encode())
            kinds = ((1, 8, True), (0, 2, True), (1, 8, False))
            yield name, str(case).strip(), operator, [functools.partial(arguments_of, case, seed, *kind) for kind in kinds]


def more() -> Iterator[tuple[str, str, Any, list[Callable[[], Any]]]]:
    """Yields the calls of more_cases.py likewise."""
    import more_cases

    torch.manual_seed(1)
    counts: collections.Counter[str] = collections.Counter()
    for operator, args, kwargs in more_cases.calls():
        name = f"{operator}.more.{counts[str(operator)]}"
        counts[str(operator)] += 1
        yield name, "", operator, [functools.partial(lambda *given: given, args, kwargs)]


def models() -> Iterator[tuple[str, str, Any, list[Callable[[], Any]]]]:
    """Yields the models of more_cases.py likewise."""
    import more_cases

    torch.manual_seed(1)
    for name, model, args in more_cases.models():
        yield f"model.{name}", "", functools.partial(of_first, model), [functools.partial(lambda *given: given, args, {})]


def of_first(model: Any, *args: Any) -> Any:
    """Returns the first result of a model."""
    result = model(*args)
    return result if isinstance(result, torch.Tensor) else result[0]


def reason_why_not(name: str, operator: Any, ways: list[Callable[[], Any]]) -> str | None:
    """Records a case; returns None, or the reason why there is no graph."""
    reason = None
    for way in ways:
        signal.setitimer(signal.ITIMER_PROF, 60)
        try:
            args, kwargs = way()
            record(name, operator, args, kwargs)
            return None
        except KeyboardInterrupt:
            raise
        except BaseException as fault:  # noqa: BLE001
            reason = reason_of(fault)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return reason


def main() -> None:
    """Records every case that is not recorded yet."""
    counts: collections.Counter[str] = collections.Counter()
    listed = options.directory / "cases.jsonl"
    done = {json.loads(line)["name"] for line in listed.read_text().splitlines()} if listed.exists() else set()
    with listed.open("a") as log:
        for name, text, operator, ways in models() if options.models else more() if options.more else declared():
            if name in done or name in TOO_LARGE or (options.only and not any(word in name for word in options.only)):
                continue
            reason = reason_why_not(name, operator, ways)
            line = {"name": name, "sizes": "dynamic" if options.dynamic else "static", "arguments": text} | (
                {"reason": reason} if reason else {}
            )
            counts["failed" if reason else "recorded"] += 1
            print(json.dumps(line), file=log, flush=True)
    print(dict(counts))


main()
