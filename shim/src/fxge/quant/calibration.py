# SPDX-License-Identifier: Apache-2.0
"""Static quantisation of a float model: observe, convert, export; its accuracy beside eager's."""

from __future__ import annotations

import contextlib
import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.export import ExportedProgram
from torch.utils import _pytree as pytree

from .._saved.exported_programs import compile_exported
from ..config import Config
from ..errors import FxgeError
from .quantizer import NpuQuantizer


def _arguments(item: Any) -> tuple[Any, ...]:
    return tuple(item) if isinstance(item, list | tuple) else (item,)


def calibrate(
    model: nn.Module,
    data: Iterable[Any],
    *,
    soc: str,
    skip: Sequence[str] = (),
    quantizer: Any = None,
    dynamic_shapes: Any = None,
) -> ExportedProgram:
    """Returns a model's exported program with quantised linear layers and convolutions.

    The model runs on all of `data` while observers record the range of each activation. It is not
    changed.

    Args:
        model: in floats, in evaluation mode, on the CPU.
        data: inputs of calls: a tensor, or a tuple or list of positional arguments. A hundred
            typical ones suffice for most models.
        soc: name of a chip or a family; only layers with an integer kernel there are quantised.
        skip: patterns of module paths that stay floats, as for NpuQuantizer.
        quantizer: quantizer of torchao in place of NpuQuantizer(soc, skip=skip).
        dynamic_shapes: as for torch.export.export.

    Returns:
        Program with pairs of quantized_decomposed operators, for `fxge.compile(program,
        quant="npu", soc=soc)` or torch.export.save.

    Raises:
        FxgeError: status 2, no data, an unknown chip, a model in training mode, torchao is missing,
            PyTorch fails on an input, or numbers are not finite; 3, the chip has no product of i8.
    """
    quantizer = quantizer or NpuQuantizer(soc, skip=skip)
    if model.training:
        raise FxgeError(
            "calibrate: the model is in training mode\n  hint    model.eval()", status=2
        )
    calls = iter(data)
    first = next(calls, None)
    if first is None:
        raise FxgeError("calibrate: the data has no inputs\n  hint    give at least one", status=2)
    from torchao.quantization.pt2e.quantize_pt2e import convert_pt2e, prepare_pt2e

    for name, parameter in model.named_parameters():
        if parameter.is_floating_point() and not bool(parameter.isfinite().all()):
            raise FxgeError(
                f"calibrate: parameter '{name}' has {_NOT_FINITE}\n"
                "  hint    load the weights of a trained model",
                status=2,
            )
    example = _arguments(first)
    with torch.no_grad():
        with _reported("input 0", example):
            exported = torch.export.export(model, example, dynamic_shapes=dynamic_shapes)
        observed = prepare_pt2e(exported.module(), quantizer)
        for number, item in enumerate(itertools.chain([first], calls)):
            with _reported(f"input {number}", item):
                observed(*_arguments(item))
        with _reported("the ranges of activations", ()):
            converted = convert_pt2e(observed)
        return torch.export.export(converted, example, dynamic_shapes=dynamic_shapes)


_NOT_FINITE = "numbers that are not finite"


@contextlib.contextmanager
def _reported(what: str, item: Any) -> Iterator[None]:
    """Converts exceptions of PyTorch on an input of the data.

    Args:
        what: names the input or the step.
        item: the input.

    Raises:
        FxgeError: status 2, an exception in the block, or the input has no elements.
    """
    tensors = [x for x in pytree.tree_leaves(item) if isinstance(x, Tensor)]
    try:
        if tensors and not any(x.numel() for x in tensors):
            raise ValueError("no elements")
        yield
    except FxgeError:
        raise
    except Exception as e:
        finite = all(bool(x.isfinite().all()) for x in tensors if x.is_floating_point())
        said = f": {type(e).__name__}: {e}" if finite else f" has {_NOT_FINITE}"
        raise FxgeError(
            f"calibrate: {what}{said}\n"
            "  hint    inputs have the sizes and dtypes of the first one, which the model takes; "
            "their numbers are typical ones",
            status=2,
        ) from e


@dataclass(frozen=True)
class Accuracy:
    """One form of a model over a data set.

    Attributes:
        form: "float", "q/dq" (the quantised program in PyTorch) or "npu" (the integer kernels, on
            the CPU executor).
        accuracy: mean of `score`, by default the share of inputs whose largest output is at the
            target; NaN without targets.
        sqnr: signal to noise of the first output against the float model's, in dB; infinite for the
            float model.
        inputs: number of inputs.
    """

    form: str
    accuracy: float
    sqnr: float
    inputs: int

    def __str__(self) -> str:
        figures = f"accuracy {self.accuracy:.4f}  SQNR {self.sqnr:.2f} dB"
        return f"{self.form:5}  {figures}  {self.inputs} inputs"


@dataclass
class _Sums:
    score: float = 0.0
    signal: float = 0.0
    noise: float = 0.0
    inputs: int = 0

    def add(self, result: Tensor, reference: Tensor, score: float, inputs: int) -> None:
        wanted, got = reference.double(), result.double()
        self.score += score * inputs
        self.signal += float((wanted * wanted).sum())
        self.noise += float(((wanted - got) ** 2).sum())
        self.inputs += inputs

    def accuracy(self, form: str) -> Accuracy:
        ratio = self.signal / self.noise if self.noise else math.inf
        sqnr = 10 * math.log10(ratio) if ratio > 0 else -math.inf
        return Accuracy(form, self.score / self.inputs, sqnr, self.inputs)


def _top(result: Tensor, target: Tensor) -> float:
    """Returns the share of rows whose largest element is at the target."""
    return float((result.argmax(-1) == target).double().mean())


def _first(result: Any) -> Tensor:
    while isinstance(result, list | tuple):
        result = result[0]
    if isinstance(result, dict):
        result = next(iter(result.values()))
    if not isinstance(result, Tensor):
        raise FxgeError("compare: the first output is no tensor", status=2)
    return result


def compare(
    model: nn.Module,
    quantised: ExportedProgram,
    data: Iterable[tuple[Any, Any]],
    *,
    soc: str,
    score: Callable[[Tensor, Any], float] | None = None,
) -> list[Accuracy]:
    """Returns the accuracy of a model in floats, quantised in PyTorch, and on integer kernels.

    Args:
        model: the float model.
        quantised: its program by `calibrate`, or by torchao.
        data: pairs of a call's inputs (a tensor, or a tuple of arguments) and its target, or None.
        soc: name of a chip or a family, for which `quant="npu"` compiles.
        score: of the first output and the target, a number that is averaged over the rows; by
            default 1 where the largest element of a row is at the target.

    Returns:
        Rows of the forms "float", "q/dq" and "npu".

    Raises:
        FxgeError: status 2, no data, or the first output is no tensor; 3, a layer has no integer
            kernel on the chip.
    """
    program = compile_exported(quantised, Config(quant="npu", soc=soc))
    pairs = quantised.module()
    forms: dict[str, Callable[..., Any]] = {"float": model, "q/dq": pairs, "npu": program}
    sums = {form: _Sums() for form in forms}
    with torch.no_grad():
        for item, target in data:
            args = _arguments(item)
            reference = _first(model(*args))
            rows = reference.shape[0] if reference.dim() > 1 else 1
            for form, call in forms.items():
                result = reference if form == "float" else _first(call(*args))
                value = math.nan if target is None else (score or _top)(result, target)
                sums[form].add(result, reference, value, rows)
    if not sums["float"].inputs:
        raise FxgeError("compare: the data has no inputs\n  hint    give at least one", status=2)
    return [sums[form].accuracy(form) for form in forms]
