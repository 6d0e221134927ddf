# SPDX-License-Identifier: Apache-2.0
"""fxge compiles PyTorch FX/ATen graphs to Ascend GE IR.

    model = torch.compile(model, backend="fxge")             # live
    fxge.save(torch.export.export(model, args), "m.fxpb")    # offline, for the command line
    program = fxge.load("m.pt2").compile(); program(x)       # load, compile, run

Importing this package imports neither torch nor the C library; both are loaded on first use.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

from ._core import hooks
from ._core.argument_checks import check_exported, path_of
from ._core.plugin import Call, Plugin
from ._dynamo import backend_names
from .config import Config
from .errors import Diagnostic, FxgeError

if TYPE_CHECKING:
    from torch import Tensor

    from . import backend
    from ._dynamo.compilations import Compilations
    from ._exporting.exporter import Exported
    from ._live.fallback import EagerNode, Fallback
    from ._live.profile import GraphProfile
    from ._programs.ports import Compared, Port
    from ._programs.profile import Profile, ProfiledNode
    from ._programs.program import Program
    from ._verification.chip_accuracy import ChipAccuracy, NodeAccuracy, OutputAccuracy
    from ._verification.expected_values import Verified
    from ._verification.operator_self_test import Tried

__version__: str
__all__ = [
    "Call",
    "ChipAccuracy",
    "Compared",
    "Compilations",
    "Config",
    "Diagnostic",
    "EagerNode",
    "Exported",
    "Fallback",
    "FxgeError",
    "GraphProfile",
    "NodeAccuracy",
    "OutputAccuracy",
    "Plugin",
    "Port",
    "Profile",
    "ProfiledNode",
    "Program",
    "Tried",
    "Verified",
    "backend",
    "compilations",
    "compile",
    "explain",
    "export",
    "fallbacks",
    "import_ops",
    "load",
    "load_ops",
    "load_rules",
    "package",
    "profiles",
    "read_image",
    "record",
    "save",
    "save_expected",
    "try_ops",
    "verify",
]


backend_names.register()


def _verify_program(
    program: Program, exported: Any, args: Any, kwargs: Mapping[str, Any] | None, steps: bool
) -> list[Verified]:
    """Compares calls of a compiled program with its ExportedProgram; implements Program.verify."""
    from ._verification.expected_values import as_calls
    from ._verification.expected_values import verify as compare

    return compare(program, exported, as_calls(args, kwargs), steps=steps)


hooks.register_verify(_verify_program)


def load(
    path: str | os.PathLike[str],
    *,
    model: str | None = None,
    check_crc: bool = False,
    beside: Program | None = None,
    **options: Any,
) -> Program:
    """Reads a saved program: .pt2, .fxpb, .air, a package, text, or the directory of an export.

    The content decides the format of a file.

    The program is not compiled; its compile() or its first call does that.

    Args:
        path: the file. It stays mapped while the program exists; weights are read from it.
        model: name of the model, if an archive, a package or a directory holds several.
        check_crc: compares all bytes of an archive or package with its CRC, large weights included.
        beside: a program with which states of equal name are shared, such as the KV cache of a
            prefill program and its decode program.
        options: fields of Config, by keyword; a program beside another one uses the other's.

    Raises:
        FxgeError: status 2, an unknown option; 4, not a program, or a damaged one; 5, the file
            cannot be read; 7, a limit is exceeded.
    """
    from ._programs.program import Program

    return Program(_config(options, beside), beside).load(path_of(path), model, check_crc)


def compile(exported_program: Any, *, beside: Program | None = None, **options: Any) -> Program:
    """Compiles a torch.export.ExportedProgram to GE; the result can be called and written.

    Args:
        exported_program: in any form (default, decomposed, strict or not), with static or dynamic
            sizes. Its tensors are dense, on the CPU, and of any dtype except quantised ones.
        beside: a program with which states of equal name are shared, as in load().
        options: fields of Config, by keyword.

    Raises:
        FxgeError: status 3, naming every unsupported node with the user's lines; 2, an unknown
            option, or another kind of object.
    """
    from ._saved.exported_programs import compile_exported

    return compile_exported(exported_program, _config(options, beside), beside)


def save(program: Any, path: str | os.PathLike[str]) -> None:
    """Writes an ExportedProgram (with its weights) or an FX GraphModule as .fxpb.

    Args:
        program: `meta["val"]` of its nodes holds dtypes, shapes and strides, as AOTAutograd and
            torch.export store them.
        path: replaced atomically after everything is written; a failure leaves it unchanged.

    Raises:
        FxgeError: status 2, another kind of object, or a graph without that metadata
            (torch.fx.symbolic_trace); 3, a value that the format cannot hold; 5, the file cannot be
            written.
    """
    from ._saved.exported_programs import save as write

    write(program, path)


def package(
    programs: Any,
    path: str | os.PathLike[str],
    *,
    force: bool = False,
    **options: Any,
) -> None:
    """Writes one file with compiled programs, their interfaces and their weights.

    `load`, C's `fxge_load` and the command line (`fxge run m.fxgepkg`) read it without torch;
    weights are mapped. The file is a zip of uncompressed entries: `fxge-package.json`, NAME.air and
    NAME.io.json for each program, and weights, once for equal names and bytes. The same programs
    give the same bytes.

    Args:
        programs: an ExportedProgram, or a compiled Program; or several by name, such as
            {"prefill": ..., "decode": ...}, with Programs made `beside` the first one.
        path: replaced atomically after everything is written.
        force: replaces an existing file.
        options: fields of Config, by keyword, for the compilation of ExportedPrograms.

    Raises:
        FxgeError: status 2, an invalid name or object; 3, as compile(); 5, the file exists or
            cannot be written.
    """
    from ._saved.packages import write

    write(programs, path, force, options)


def record(
    exported_program: Any,
    path: str | os.PathLike[str],
    calls: Sequence[tuple[Any, ...]],
    *,
    steps: bool = False,
    reference: bool = True,
) -> None:
    """Writes eager PyTorch's values of every node, for `fxge verify MODEL --bisect PATH`.

    The file holds the results of the calls, too, for `fxge verify MODEL --expected PATH`.

    Names in the .npz: CASE/in/NAME; CASE/node/NAME by FX node (bfloat16 as uint16). Float nodes
    have CASE/node_ref/NAME, the value in float64 arithmetic from the inputs on, and
    CASE/node_err/NAME, PyTorch's own error of that node alone. The error is infinite if any value
    is correct: random numbers, uninitialised memory.

    Args:
        exported_program: a torch.export.ExportedProgram.
        path: replaced atomically after everything is written.
        calls: tuples of positional arguments. Each is a case c0, c1, ... that starts from the saved
            buffers.
        steps: the calls are steps step0, step1, ... on one state.
        reference: writes node_ref and node_err.

    Raises:
        FxgeError: as save_expected() does.
    """
    from ._verification.expected_values import as_calls, cases, write

    of = as_calls(list(calls))
    write(path, cases(exported_program, of, steps=steps, reference=reference, nodes=True))


def save_expected(
    exported_program: Any,
    args: Any,
    path: str | os.PathLike[str],
    kwargs: Mapping[str, Any] | None = None,
    *,
    steps: bool = False,
    images: Mapping[str, Any] | Sequence[Mapping[str, Any]] = (),
) -> None:
    """Writes eager PyTorch's inputs and results, for `fxge verify MODEL --expected PATH`.

    The .npz holds inputs, results, and new values of buffers and inputs for each call: in the dtype
    that PyTorch computes in, and as reference in float64 with PyTorch's own error. `fxge run MODEL
    --inputs PATH` reads it, too. `fxge verify --quant` compares integer kernels with the results in
    PyTorch's dtypes.

    Args:
        exported_program: a torch.export.ExportedProgram.
        args: arguments of a call as a tuple, or a list of such tuples: cases c0, c1, ..., each of
            which starts from the saved buffers.
        path: replaced atomically after everything is written.
        kwargs: keyword arguments of every call.
        steps: the calls are steps step0, step1, ... on one state.
        images: camera images by input, for `fxge verify --aipp`: u8 arrays that the file has as
            inputs, in place of the preprocessed tensors of `args`, which it has as CASE/aipp/NAME.
            For a list of calls, a list.

    Raises:
        FxgeError: status 2, another kind of object or of calls, or images of unknown inputs; 5, the
            file cannot be written.
    """
    from ._verification.expected_values import as_calls, cases, with_images, write

    calls = as_calls(args, kwargs)
    written = cases(exported_program, calls, steps=steps)
    write(path, with_images(written, images, len(calls)))


@overload
def verify(
    exported_program: Any,
    args: Any,
    kwargs: Mapping[str, Any] | None = None,
    *,
    steps: bool = False,
    dtypes: None = None,
    **options: Any,
) -> list[Verified]: ...


@overload
def verify(
    exported_program: Any,
    args: Any,
    kwargs: Mapping[str, Any] | None = None,
    *,
    steps: bool = False,
    dtypes: Literal["chip"],
    budget: float = 1e-2,
    precision: str | None = None,
    **options: Any,
) -> ChipAccuracy: ...


def verify(
    exported_program: Any,
    args: Any,
    kwargs: Mapping[str, Any] | None = None,
    *,
    steps: bool = False,
    dtypes: str | None = None,
    budget: float = 1e-2,
    precision: str | None = None,
    **options: Any,
) -> list[Verified] | ChipAccuracy:
    """Compiles a program, writes and reads its .air, runs it, and compares with eager PyTorch.

    Each value is compared with one computed in float64. The limit is PyTorch's own error (f32: 3
    times that, at least 2e-6; bf16 and f16: 1.5 times, at least 2^-8 and 2^-11), as in `fxge
    verify`. Integers and bools must be equal. With quant="exact" or "npu" the limits are those of
    `fxge verify --quant` (doc/quantised-graphs.md): integers may be a step off in one element of
    1,000 or 20, and floats have noise of at most 50 or 30 dB under the quantised graph's values.

    With dtypes="chip" and `soc` the program runs in the dtypes that the chip computes in, as by
    `fxge verify --dtypes=chip` (doc/npu-accuracy.md), and each node is compared with float64:

        found = fxge.verify(exported, (x,), dtypes="chip", soc="Ascend310P3")
        print(found)  # the nodes with the largest errors
        assert found.ok

    Args:
        exported_program, args, kwargs, steps: as in save_expected().
        dtypes: "chip", or None: the dtypes of the program.
        budget: largest error of an output in the dtypes of a chip, for ChipAccuracy.ok.
        precision: value of atc's --precision_mode or --precision_mode_v2 on the chip. None: the one
            that fxge passes to atc.
        options: fields of Config, by keyword; with dtypes="chip" only `soc` and `ops`.

    Returns:
        One row for each compared value; with dtypes="chip" a ChipAccuracy.

    Raises:
        FxgeError: status 1, naming each value that differs; or as compile() does. With
            dtypes="chip" 2 for other options.
    """
    from ._verification.expected_values import as_calls, through_bytes
    from ._verification.expected_values import verify as compare

    check_exported(exported_program)
    calls = as_calls(args, kwargs)
    config = _config(options)
    if dtypes is not None:
        from ._verification.chip_accuracy import verify_on_chip

        if dtypes != "chip":
            raise FxgeError(f"found dtypes={dtypes!r}, expected 'chip' or None", status=2)
        limits: Any = {"steps": steps, "budget": budget, "precision": precision}
        return verify_on_chip(exported_program, calls, config, **limits)
    program = through_bytes(exported_program, config)
    return compare(program, exported_program, calls, steps=steps)


def explain(what: Any, *args: Any, **kwargs: Any) -> str:
    """Returns the lowering of a model's operators, or the explanation of a diagnostic.

    Operators have counts; unsupported ones come first. For a result of torch.compile, without
    arguments, the text reports its compilations and the reasons of recompilations.

    Args:
        what: id of a diagnostic ("FXGE-E0401"), a path, a Program, an ExportedProgram, an FX
            GraphModule, or a module or function.
        args, kwargs: arguments of a module or function, for their dtypes and shapes.

    Raises:
        FxgeError: status 2, an unknown diagnostic, or an object without explanation; 4 or 5, the
            file is not a program or cannot be read.
    """
    from ._saved.exported_programs import explain as tell

    return tell(what, args, kwargs)


def read_image(path: str | os.PathLike[str], directory: str | os.PathLike[str]) -> Tensor:
    """Reads an image as an exported model takes it, with Pillow.

    Resize, crop, scale and normalisation are those of the manifest, which has them of a
    preprocessor_config.json of transformers, or of timm.

    Args:
        path: of the image, in any format of Pillow.
        directory: which `export` wrote.

    Returns:
        f32 [1, 3, height, width].

    Raises:
        FxgeError: status 2, no preprocessing in the manifest, or no Pillow; 4, a preprocessing that
            is unknown or does not give the size of the program's input; 5, a file that cannot be
            read.
    """
    from ._exporting.images import read

    return read(path, directory)


def export(
    source: Any,
    directory: str | os.PathLike[str],
    *,
    task: str | None = None,
    soc: str | None = None,
    dtype: Any = None,
    dynamic: str | None = None,
    size: str | None = None,
    gears: str | None = None,
    inputs: Sequence[str] = (),
    trust: Sequence[str] = (),
    random: int | None = None,
    verify: bool = True,
    aipp: str | os.PathLike[str] | None = None,
    om: bool = False,
    force: bool = False,
    max_detections: int = 0,
) -> Exported:
    """Exports a model to a directory, as `python -m fxge export` does (doc/export.md).

    The directory holds the compiled programs, weights once, expected values, manifest.json, and
    README.md with the commands that use them. It is written as a whole or not at all.

    Args:
        source: "MODULE:FUNCTION", "timm:NAME", "torchvision:NAME", a directory or cached name of
            transformers, a directory of diffusers, a TorchScript file or a checkpoint; or what such
            a function returns: (module, args) or (module, args, kwargs), or a dict of these.
        directory: must not exist, unless `force` is set.
        task: of a model of transformers; None finds it.
        soc: chip for which the graphs are lowered.
        dtype: torch.dtype, or "f16", for weights and float inputs.
        dynamic: ranges of dynamic sizes, "batch=1..8,seq=1..2048".
        size: fixed sizes, "batch=2,cache=512".
        gears: several fixed sizes, "batch=1,4;seq=32,64".
        inputs: example inputs of a file, "x:f32[1,3,224,224]".
        trust: modules that are imported to read a pickled checkpoint, which runs its code.
        random: seed of random weights.
        verify: compares the written programs with eager PyTorch.
        aipp: file of a description of AIPP, as `fxge compile --aipp`: the program then takes camera
            images. Eager PyTorch gets what AIPP makes of random images.
        om: also compiles the programs for the chip `soc` with the installed CANN.
        force: replaces a directory that an export has written.
        max_detections: number of rows that torchvision's `nms` gets in the program: results are
            padded, and `count` is a further result (doc/vision.md). 0: as many as the data give.

    Raises:
        FxgeError: status 1, a result differs from eager PyTorch; 2, an invalid argument; 3, an
            operator that fxge does not support, with its line; 4, PyTorch cannot export the model,
            or the source is damaged; 5, the directory exists or cannot be written.
    """
    from ._exporting import exporter, sources
    from ._exporting.recipes import Request, Sizes, dtype_of

    named = isinstance(source, str | os.PathLike)
    request = Request(
        source=os.fspath(source) if named else "model",
        task=task,
        dtype=dtype_of(dtype) if isinstance(dtype, str) else dtype,
        sizes=Sizes.of(dynamic, size, gears),
        inputs=tuple(inputs),
        trust=tuple(trust),
        seed=random,
        soc=soc,
    )
    description = Path(aipp) if aipp is not None else None
    options = exporter.Options(soc, verify, description, om, force, max_detections)
    recipe = None if named else sources.from_value(source, request)
    target = Path(path_of(directory))
    return exporter.run(request, target, options, lambda _work: None, recipe)


def compilations() -> list[Compilations]:
    """Returns the number of compilations of each function by this backend, and their reasons.

    The third compilation of a function also causes a warning.
    """
    from ._dynamo.compilations import compilations as known

    return known()


def fallbacks() -> list[Fallback]:
    """Returns the live graphs that run in parts by options={"fallback": True}, oldest first.

    str() of each names the unsupported operators, their reasons, and PyTorch's share of the time.
    """
    from ._live.fallback import fallbacks as known

    return known()


def profiles() -> list[GraphProfile]:
    """Returns the costs of live graphs with options={"profile": True}, by node, oldest first.

    str() of each shows its slowest nodes with their lines.
    """
    from ._live.profile import profiles as known

    return known()


def load_ops(path: str | os.PathLike[str] | None = None) -> None:
    """Adds the operators that a file describes to all programs loaded or compiled afterwards.

    If torch is installed and lacks the operators, they are defined in it, with gradients:
    `torch.ops.my.gelu(x)`. A file that is added twice counts once. It is read again whenever a
    program is loaded or compiled.

    Args:
        path: YAML, JSON or C++ (doc/own-ops.md); gradients are its formulas `backward`. None:
            defines the operators that every program has, of installed packages (entry points
            `fxge_ops`) and of the variable FXGE_OPS_PATH.

    Raises:
        FxgeError: status 4, with the line, an invalid description, or an operator that torch has
            with another schema; 5, the file cannot be read. Nothing is added then.
    """
    from ._core import library
    from ._programs.program import Program
    from ._programs.sessions import loaded_ops

    names: tuple[str, ...] = ()
    if path is not None:
        known = library.path(path_of(path, "a description of operators"))
        names = (os.path.realpath(os.fsdecode(known)),)
    Program(Config(ops=names))
    if importlib.util.find_spec("torch"):
        from ._operators.torch_definitions import define_files

        define_files(names)
    loaded_ops.extend(name for name in names if name not in loaded_ops)


def load_rules(path: str | os.PathLike[str]) -> None:
    """Adds the fusion rules of a file to all programs compiled afterwards.

    They apply before the built-in rules, in the order of loading; `no_fuse` and `explain` accept
    their names. A file that is added twice counts once. It is read again whenever a program is
    loaded or compiled.

    Args:
        path: a `.rules` file (doc/own-rules.md). Operators that it names must be known: of PyTorch,
            of GE, or loaded by load_ops.

    Raises:
        FxgeError: status 4, with the line and column, an invalid rule; 5, the file cannot be read;
            7, a file beyond a limit. Nothing is added then.
    """
    from ._core import library
    from ._programs.program import Program
    from ._programs.sessions import loaded_rules

    known = library.path(path_of(path, "a file of fusion rules"))
    name = os.path.realpath(os.fsdecode(known))
    Program(Config(rules=(name,)))
    if name not in loaded_rules:
        loaded_rules.append(name)


def import_ops(
    *namespaces: str,
    files: Sequence[str | os.PathLike[str]] = (),
    path: str | os.PathLike[str] | None = None,
) -> str:
    """Describes torch's operators: returns their schemas as rows, as `fxge op import` does.

    A schema does not determine the lowering of an operator. The GE type is found by name among the
    public types and those that `files` describe. Omitted operators are named in a Python warning.

    Args:
        namespaces: "my" for `torch.ops.my`. Import packages that define operators first.
        files: further descriptions of these operators: prototypes, gradients, ... (doc/own-ops.md).
        path: file for the rows, as `load_ops` and `--ops` read it; an existing file is replaced.

    Returns:
        The rows.

    Raises:
        FxgeError: status 2, a namespace without operators; 4, with the line, an invalid file, or
            one that contradicts a schema.
    """
    from ._core import output_files
    from ._operators import schema_import

    text = schema_import.run(namespaces, [path_of(f, "a description") for f in files])
    if path is not None:
        output_files.write(path, text.encode())
    return text


def try_ops(
    *files: str | os.PathLike[str],
    references: Mapping[str, Callable[..., Any]] | None = None,
    cases: int = 20,
    seed: int = 0,
) -> list[Tried]:
    """Tests the operators of files with random calls, as `fxge op test` does, and against PyTorch.

    Random calls of each operator in ten dtypes are inferred, converted and run; gradients are
    compared with differences of results. If an operator has a reference, the results are compared
    (relative to the largest element or 1, f32: 1e-5, f64: 1e-10, f16: 5e-3, bf16: 4e-2, others
    equal) and both are timed.

    Args:
        files: descriptions of operators (doc/own-ops.md).
        references: PyTorch function for an operator ("my::gelu"). It is called with the operator's
            arguments by name, tensors in [-1, 1), integers 0 or 1.
        cases: number of calls of each operator in each dtype.
        seed: selects the random calls.

    Returns:
        One row for each operator and dtype.

    Raises:
        FxgeError: status 1, with the call: a call fails, a gradient differs from the slope, results
            differ from the reference, or no call of an operator compiles; 2, a reference of an
            operator that is not described; 4, an invalid file.
    """
    from ._verification import operator_self_test

    names = [os.path.realpath(path_of(f, "a description of operators")) for f in files]
    return operator_self_test.run(names, references or {}, cases=cases, seed=seed)


def _config(options: Any, beside: Program | None = None) -> Config:
    if beside is not None and options:
        raise FxgeError(f"a program beside another has its options: {sorted(options)}", status=2)
    return Config.of(options)


# Public classes by module, imported on first use.
_CLASSES = {
    "Compared": "._programs.ports",
    "Compilations": "._dynamo.compilations",
    "EagerNode": "._live.fallback",
    "Exported": "._exporting.exporter",
    "Fallback": "._live.fallback",
    "GraphProfile": "._live.profile",
    "Port": "._programs.ports",
    "Profile": "._programs.profile",
    "ProfiledNode": "._programs.profile",
    "Program": "._programs.program",
    "Tried": "._verification.operator_self_test",
    "ChipAccuracy": "._verification.chip_accuracy",
    "NodeAccuracy": "._verification.chip_accuracy",
    "OutputAccuracy": "._verification.chip_accuracy",
    "Verified": "._verification.expected_values",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from ._core.version import version

        return version()
    if name == "backend":
        return importlib.import_module(".backend", __name__)
    if name in _CLASSES:
        return getattr(importlib.import_module(_CLASSES[name], __name__), name)
    raise AttributeError(f"module 'fxge' has no attribute '{name}'")
