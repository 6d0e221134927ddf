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
from typing import TYPE_CHECKING, Any

from ._core import hooks
from ._core.argument_checks import check_exported, path_of
from ._core.plugin import Plugin
from ._dynamo import backend_names
from .config import Config
from .errors import Diagnostic, FxgeError

if TYPE_CHECKING:
    from . import backend
    from ._dynamo.compilations import Compilations
    from ._live.fallback import Fallback
    from ._live.profile import GraphProfile
    from ._programs.ports import Port
    from ._programs.program import Program
    from ._verification.expected_values import Verified
    from ._verification.operator_self_test import Tried

__version__: str
__all__ = [
    "Config",
    "Diagnostic",
    "FxgeError",
    "Plugin",
    "Port",
    "Program",
    "backend",
    "compilations",
    "compile",
    "explain",
    "fallbacks",
    "import_ops",
    "load",
    "load_ops",
    "package",
    "profiles",
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
    """Compares calls of a compiled program with its ExportedProgram: `Program.verify`."""
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
    """Reads a saved program: .pt2, .fxpb, .air, a package or text, told apart by content.

    The result is not compiled yet: its compile() does that, and its first call.

    Args:
        path: the file; it stays mapped while the program lives, weights are read from it.
        model: which of an archive or package with several.
        check_crc: compare all bytes of an archive or package with its CRC, those of large weights,
            too; this reads all of it.
        beside: a program with which it shares the states of equal name (a decode program beside
            its prefill program: the KV cache).
        options: fields of Config, by keyword; a program beside another has that one's.

    Raises:
        FxgeError: status 2, an unknown option; 4, not a program, or a damaged one;
            5, the file cannot be read; 7, beyond a limit.
    """
    from ._programs.program import Program

    return Program(_config(options, beside), beside).load(path_of(path), model, check_crc)


def compile(exported_program: Any, *, beside: Program | None = None, **options: Any) -> Program:
    """Compiles a torch.export.ExportedProgram to GE; the result can be called and written.

    Args:
        exported_program: of any form (default, decomposed, strict or not), sizes static or
            dynamic; its tensors in any dtype but quantised ones, dense, on the CPU.
        beside: a program with which it shares the states of equal name, as in load().
        options: fields of Config, by keyword.

    Raises:
        FxgeError: status 3, naming every node that cannot be compiled, with the user's lines;
            2, an unknown option, or another kind of object.
    """
    from ._saved.exported_programs import compile_exported

    return compile_exported(exported_program, _config(options, beside), beside)


def save(program: Any, path: str | os.PathLike[str]) -> None:
    """Writes an ExportedProgram (with its weights) or an FX GraphModule as .fxpb.

    Args:
        program: dtypes, shapes and strides come from `meta["val"]` of its nodes, where
            AOTAutograd and torch.export leave them.
        path: is replaced in one step once all is written; a failure leaves it as it was.

    Raises:
        FxgeError: status 2, another kind of object, or a graph whose nodes have no such metadata
            (torch.fx.symbolic_trace); 3, a value that the format cannot say; 5, the file cannot
            be written.
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
    """Writes one file that holds compiled programs, their interfaces and their weights.

    It is read without torch by `load`, by C's `fxge_load` and by the command line (`fxge run
    m.fxgepkg`); weights are mapped. A zip of stored entries: `fxge-package.json` first, then for
    each program NAME.air and NAME.io.json, and weights, those of equal name and bytes once. The
    same programs give the same bytes.

    Args:
        programs: an ExportedProgram, or a Program that is compiled; or several by name, as
            {"prefill": ..., "decode": ...}, Programs `beside` the first one.
        path: is replaced in one step once all is written.
        force: replace a file that is there.
        options: fields of Config, by keyword, with which ExportedPrograms are compiled.

    Raises:
        FxgeError: status 2, a name or an object that cannot be packed; 3, as compile(); 5, a file
            is there already, or cannot be written.
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
    """Writes what eager PyTorch computes at every node, for `fxge verify MODEL --bisect PATH`.

    The results of the calls, too, so that `fxge verify MODEL --expected PATH` reads it as well.

    `calls` are tuples of positional arguments: each a case c0, c1, ... that starts from the
    program's saved buffers, or with `steps` a step0, step1, ... on one state. The .npz holds
    CASE/in/NAME and by FX node CASE/node/NAME (bfloat16 as uint16); with `reference`, where the
    node is a float, CASE/node_ref/NAME: in float64 from the inputs on, and CASE/node_err/NAME:
    PyTorch's own error in that node alone. The latter is infinite where any value is right: random
    numbers, uninitialised memory.
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
) -> None:
    """Writes what `fxge verify MODEL --expected PATH` compares with, by eager PyTorch.

    The .npz holds for each call the inputs and what they gave, also new values of buffers and
    inputs, in the dtype that PyTorch computes in, and as reference in float64 with PyTorch's own
    error. `fxge run MODEL --inputs PATH` takes it, too.

    Args:
        exported_program: a torch.export.ExportedProgram.
        args: the arguments of a call as a tuple, or a list of such tuples: cases c0, c1, ... that
            start from the program's saved buffers each.
        path: is replaced in one step once all is written.
        kwargs: of every call.
        steps: the calls are steps step0, step1, ... on one state.

    Raises:
        FxgeError: status 2, another kind of object or of calls; 5, the file cannot be written.
    """
    from ._verification.expected_values import as_calls, cases, write

    write(path, cases(exported_program, as_calls(args, kwargs), steps=steps))


def verify(
    exported_program: Any,
    args: Any,
    kwargs: Mapping[str, Any] | None = None,
    *,
    steps: bool = False,
    **options: Any,
) -> list[Verified]:
    """Compiles, writes the .air, checks it, reads it back, runs it, and compares with eager.

    As `fxge verify` does: each value is compared with one computed in float64, by PyTorch's own
    error (f32: 3 times that, at least 2e-6; bf16 and f16: 1.5 times, at least 2^-8 and 2^-11);
    integers and bools are equal.

    Args:
        exported_program, args, kwargs, steps: as of save_expected().
        options: fields of Config, by keyword.

    Returns:
        One row a value that was compared.

    Raises:
        FxgeError: status 1, naming each value that differs; or as compile() does.
    """
    from ._verification.expected_values import as_calls, through_bytes
    from ._verification.expected_values import verify as compare

    check_exported(exported_program)
    calls = as_calls(args, kwargs)
    program = through_bytes(exported_program, _config(options))
    return compare(program, exported_program, calls, steps=steps)


def explain(what: Any, *args: Any, **kwargs: Any) -> str:
    """What becomes of the operators of a model, or what a diagnostic is about.

    `what` is the id of a diagnostic ("FXGE-E0401"), a path, a Program, an ExportedProgram, an FX
    GraphModule, or a module or function to be called with `args` and `kwargs` (which fix its
    dtypes and shapes). Operators come with their counts, those that are not supported first.
    Of a result of torch.compile alone it is how often it was compiled, and why again.

    Raises:
        FxgeError: status 2, no such diagnostic, or an object that there is no way to explain;
            4 or 5, the file is no program or cannot be read.
    """
    from ._saved.exported_programs import explain as tell

    return tell(what, args, kwargs)


def compilations() -> list[Compilations]:
    """How often torch.compile called this backend for each function, and why again.

    The third compilation of one function is also a warning.
    """
    from ._dynamo.compilations import compilations as known

    return known()


def fallbacks() -> list[Fallback]:
    """Graphs in use that run in parts, for options={"fallback": True}: what is not compiled, why.

    Oldest first; str() of each is its summary, with the share of time that PyTorch takes.
    """
    from ._live.fallback import fallbacks as known

    return known()


def profiles() -> list[GraphProfile]:
    """What live graphs in use have cost, by node, for options={"profile": True}; oldest first.

    str() of each shows its slowest nodes with their lines.
    """
    from ._live.profile import profiles as known

    return known()


def load_ops(path: str | os.PathLike[str] | None = None) -> None:
    """Adds operators described in a file to every program that is loaded or compiled from now on.

    Where torch is installed and has them not, they are defined in it, to be called and trained:
    `torch.ops.my.gelu(x)`. A file that was added before counts once, as it stands when a program
    is loaded or compiled.

    Args:
        path: YAML, JSON or C++ (doc/own-ops.md); gradients are its formulas `backward`. Without
            it those that every program has are defined: of installed packages (entry points
            `fxge_ops`) and of the variable FXGE_OPS_PATH.

    Raises:
        FxgeError: the file says something wrong, or torch has an operator with another schema
            (status 4, with the line), or it cannot be read (5); nothing of it is added then.
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


def import_ops(
    *namespaces: str,
    files: Sequence[str | os.PathLike[str]] = (),
    path: str | os.PathLike[str] | None = None,
) -> str:
    """Describes operators that torch has: their schemas as rows, as `fxge op import` makes them.

    A schema does not tell what the operator becomes: its GE type is found by its name, among the
    public ones and those that `files` describe. What is left out is a Python warning, with why.

    Args:
        namespaces: "my" for `torch.ops.my`. Packages that define operators are imported before.
        files: what else describes these operators: prototypes, gradients, ... (doc/own-ops.md).
        path: a file to write the rows to, for `load_ops` and `--ops`; it is replaced.

    Returns:
        The rows.

    Raises:
        FxgeError: a namespace without operators (status 2), or a file says something wrong, or
            contradicts a schema (4, with the line).
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
    """Tries the operators of files, as `fxge op test` does, and compares them with PyTorch.

    Random calls of each in ten dtypes are inferred, converted and run; gradients are compared with
    differences of results. Where an operator has a reference, each call's results are compared with
    its own (1e-5 of the largest element or of 1 in f32, f64 1e-10, f16 5e-3, bf16 4e-2, others
    equal), and both are timed.

    Args:
        files: descriptions of operators (doc/own-ops.md).
        references: by an operator's name ("my::gelu") what PyTorch computes: called with the
            operator's arguments by name, tensors in [-1, 1), integers 0 or 1.
        cases: calls of each operator in each dtype.
        seed: other calls.

    Returns:
        What became of each operator in each dtype.

    Raises:
        FxgeError: status 1, a call that fails, a gradient that is no slope, results that differ
            from the reference's, or an operator of which no call is taken: with the call; 2, a
            reference of an operator that is not described; 4, a file says something wrong.
    """
    from ._verification import operator_self_test

    names = [os.path.realpath(path_of(f, "a description of operators")) for f in files]
    return operator_self_test.run(names, references or {}, cases=cases, seed=seed)


def _config(options: Any, beside: Program | None = None) -> Config:
    if beside is not None and options:
        raise FxgeError(f"a program beside another has its options: {sorted(options)}", status=2)
    return Config.of(options)


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from ._core.version import version

        return version()
    if name == "backend":
        return importlib.import_module(".backend", __name__)
    if name in ("Program", "Port"):
        from ._programs import ports
        from ._programs import program as _program

        return {"Program": _program.Program, "Port": ports.Port}[name]
    raise AttributeError(f"module 'fxge' has no attribute '{name}'")
