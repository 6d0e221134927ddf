# SPDX-License-Identifier: Apache-2.0
"""Files of a checkpoint: JSON, and tensors of safetensors, memory-mapped, in one file or shards."""

from __future__ import annotations

import contextlib
import json
import math
import os
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath
from typing import Any, NoReturn

import torch
from torch import Tensor

from ..errors import FxgeError
from .schemes import Stored

_MOST_JSON = 1 << 28  # bytes of a configuration or an index
_MOST_NAME = 255  # bytes of a file's name
_MOST_SHOWN = 80  # characters of a value in a message
BITS = {
    **{"BOOL": 8, "U8": 8, "I8": 8, "F8_E4M3": 8, "F8_E5M2": 8, "F8_E8M0": 8, "I16": 16, "U16": 16},
    **{"F16": 16, "BF16": 16, "I32": 32, "U32": 32, "F32": 32, "I64": 64, "U64": 64, "F64": 64},
    **{"F4": 4, "F6_E2M3": 6, "F6_E3M2": 6, "C64": 64},
}
FLOATS = ("F16", "BF16", "F32", "F64")
INTEGERS = ("I8", "U8", "I16", "U16", "I32", "U32", "I64", "U64")


def fail(file: Path, text: str, hint: str = "") -> NoReturn:
    """Raises the error of a damaged or contradictory checkpoint: status 4."""
    raise FxgeError(f"{file}: {text}" + (f"\n  hint    {hint}" if hint else ""), status=4)


def shown(value: Any) -> str:
    """Returns a value of a configuration for a message, shortened to one line."""
    text = repr(value)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}... ({len(text)} characters)"


def wrong(tensor: Stored, expected: str, found: str = "", hint: str = "") -> NoReturn:
    """Raises the error of a tensor that is not as expected: status 4."""
    found = found or f"{tensor.dtype} {list(tensor.shape)}"
    fail(tensor.file, f"tensor '{tensor.name}': found {found}, expected {expected}", hint)


def check_regular(file: Path) -> None:
    """Checks that a path is no device or pipe, whose reading might never end.

    Raises:
        FxgeError: status 5, it is something else.
    """
    if file.exists() and not file.is_file():
        raise FxgeError(f"{file}: cannot read: not a regular file", status=5)


def read_json(file: Path) -> dict[str, Any]:
    """Returns the object of a JSON file.

    Raises:
        FxgeError: status 5, the file cannot be read; 4, it is not an object in JSON; 7, too large.
    """
    check_regular(file)
    try:
        if file.stat().st_size > _MOST_JSON:
            raise FxgeError(f"{file}: more than {_MOST_JSON >> 20} MiB of JSON", status=7)
        found = json.loads(file.read_bytes())
    except OSError as e:
        raise FxgeError(f"{file}: cannot read: {e.strerror or e}", status=5) from e
    except (ValueError, RecursionError) as e:
        fail(file, f"not JSON: {e}")
    if not isinstance(found, dict):
        fail(file, f"found {type(found).__name__}, expected an object")
    return found


def _library() -> Any:
    """Returns the module safetensors."""
    try:
        import safetensors
    except ImportError as e:
        raise FxgeError(
            f"reading a checkpoint needs the Python package safetensors: {e}\n"
            "  hint    python -m pip install safetensors",
            status=2,
        ) from e
    return safetensors


def _explain(file: Path, error: Exception) -> NoReturn:
    """Raises the error of a file that the library refuses; names the first tensor beyond its end.

    Raises:
        FxgeError: status 4, or 5 if the file cannot be read.
    """
    try:
        with file.open("rb") as stream:
            size = file.stat().st_size
            length = int.from_bytes(stream.read(8), "little")
            text = stream.read(length) if size >= 8 and length <= min(size, _MOST_JSON) else b""
    except OSError as e:
        raise FxgeError(f"{file}: cannot read: {e.strerror or e}", status=5) from e
    if not text:
        fail(file, f"truncated: found {size} bytes, expected a header and tensors of safetensors")
    with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError, IndexError):
        ends = {
            name: int(entry["data_offsets"][1])
            for name, entry in json.loads(text).items()
            if name != "__metadata__"
        }
        missing = [n for n, end in ends.items() if end + 8 + length > size]
        if missing:
            first = min(missing, key=lambda n: ends[n])
            fail(
                file,
                f"truncated in tensor '{first}': found {size} bytes, "
                f"expected {max(ends.values()) + 8 + length}",
                "copy or download the file again",
            )
    fail(file, f"not a file of safetensors: {error}")


class Files:
    """Tensors of a checkpoint by name, read from one or several files of safetensors.

    Attributes:
        directory: directory of the files.
        tensors: descriptions by name.
    """

    def __init__(self, directory: Path) -> None:
        """Reads the headers of all files.

        Raises:
            FxgeError: status 4, a file is damaged, or the index contradicts the files; 5, a file
                is missing or cannot be read; 2, the package safetensors is missing.
        """
        self.directory = directory
        self.tensors: dict[str, Stored] = {}
        self._opened: dict[Path, Any] = {}
        indices = sorted(directory.glob("*.safetensors.index.json"))
        if len(indices) > 1:
            fail(directory, f"found {len(indices)} indices of shards, expected one")
        if indices:
            self._read_index(indices[0])
            return
        files = sorted(directory.glob("*.safetensors"))
        if not files:
            pickles = [*directory.glob("*.bin"), *directory.glob("*.pt"), *directory.glob("*.pth")]
            hint = "convert the pickled weights to safetensors" if pickles else ""
            raise FxgeError(
                f"{directory}: no *.safetensors" + (f"\n  hint    {hint}" if hint else ""), status=5
            )
        for file in files:
            self._read_header(file)

    def _read_header(self, file: Path) -> None:
        opened = self._open(file)
        for name in opened.keys():  # noqa: SIM118 (not a dict)
            part = opened.get_slice(name)
            if name in self.tensors:
                fail(file, f"tensor '{name}' is also in {self.tensors[name].file.name}")
            shape = tuple(int(n) for n in part.get_shape())
            self.tensors[name] = Stored(name, file, str(part.get_dtype()), shape)

    def _read_index(self, index: Path) -> None:
        names = read_json(index).get("weight_map")
        if not isinstance(names, dict) or not all(isinstance(f, str) for f in names.values()):
            fail(index, "expected an object with a weight_map from tensors to files")
        for shard in sorted(set(names.values())):
            plain = PurePath(shard).name == shard and shard.isprintable()
            if not plain or not shard.endswith(".safetensors"):
                fail(index, f"names the file {shard!r}, expected a .safetensors of its directory")
            if len(os.fsencode(shard)) > _MOST_NAME:
                fail(index, f"names a file by {len(shard)} characters")
            if not (self.directory / shard).is_file():
                missing = min(n for n, f in names.items() if f == shard)
                raise FxgeError(
                    f"{self.directory / shard}: missing, expected by {index.name} "
                    f"for tensor '{missing}'",
                    status=5,
                )
            self._read_header(self.directory / shard)
        for name, shard in names.items():
            if name not in self.tensors or self.tensors[name].file.name != shard:
                fail(self.directory / shard, f"has no tensor '{name}', which {index.name} expects")

    def _open(self, file: Path) -> Any:
        if file not in self._opened:
            library = _library()
            check_regular(file)
            try:
                self._opened[file] = library.safe_open(str(file), framework="pt")
            except FileNotFoundError as e:
                raise FxgeError(f"{file}: cannot read: no such file", status=5) from e
            except Exception as e:  # safetensors has no base class of errors
                _explain(file, e)
        return self._opened[file]

    def read(self, tensor: Stored) -> Tensor:
        """Returns the data of a tensor.

        Raises:
            FxgeError: status 3, torch has no such dtype.
        """
        try:
            found: Tensor = self._open(tensor.file).get_tensor(tensor.name)
        except Exception as e:
            raise FxgeError(
                f"{tensor.file}: tensor '{tensor.name}' of dtype {tensor.dtype} "
                f"cannot be read: {e}",
                status=3,
            ) from e
        return found

    def floats(self, tensor: Stored | None) -> Tensor | None:
        """Returns finite numbers as f32; None for None.

        Raises:
            FxgeError: status 4, a number is not finite.
        """
        if tensor is None:
            return None
        data = self.read(tensor).float()
        values(tensor, data, -math.inf, math.inf, "finite numbers")
        return data

    def groups(self, suffixes: Iterable[str]) -> dict[str, dict[str, Stored]]:
        """Returns the tensors of each module that has a tensor with one of the suffixes.

        Args:
            suffixes: last parts of names, such as "qweight".
        """
        wanted = set(suffixes)
        by_module: dict[str, dict[str, Stored]] = {}
        for name, tensor in self.tensors.items():
            module, _, last = name.rpartition(".")
            by_module.setdefault(module, {})[last] = tensor
        return {m: t for m, t in by_module.items() if m and wanted & set(t)}


def take(tensors: dict[str, Stored], module: str, last: str, near: Path) -> Stored:
    """Returns the tensor of a module by the last part of its name.

    Raises:
        FxgeError: status 4, it is missing.
    """
    if last not in tensors:
        some = next(iter(tensors.values())).file if tensors else near
        fail(some, f"tensor '{module}.{last}' is missing, expected beside {sorted(tensors)}")
    return tensors[last]


class Form:
    """Expected dtype and shape of a stored tensor.

    Attributes:
        dtypes: permitted names of dtypes.
        shapes: permitted shapes.
        needed: whether the tensor has to be there.
    """

    def __init__(
        self, dtypes: Iterable[str], *shapes: tuple[int, ...], needed: bool = True
    ) -> None:
        self.dtypes, self.shapes, self.needed = tuple(dtypes), shapes, needed


def check(
    tensors: dict[str, Stored], module: str, near: Path, forms: Mapping[str, Form | None]
) -> None:
    """Checks dtypes and shapes of all tensors of a layer.

    Args:
        tensors: by the last parts of their names.
        module: name of the layer.
        near: file for the message if there is no tensor.
        forms: of each tensor that the layer may have; None: the tensor is not read.

    Raises:
        FxgeError: status 4, a tensor has another dtype or shape, or is missing.
    """
    assert tensors.keys() <= forms.keys(), "each tensor of a layer has a form"
    for last, form in forms.items():
        if form is not None and (form.needed or last in tensors):
            expect(take(tensors, module, last, near), form)


def expect(tensor: Stored, form: Form) -> None:
    """Checks dtype and shape of a tensor.

    Raises:
        FxgeError: status 4, another dtype or shape.
    """
    if tensor.dtype not in form.dtypes or tensor.shape not in form.shapes:
        sizes = " or ".join(str(list(s)) for s in dict.fromkeys(form.shapes))
        wrong(tensor, f"{' or '.join(form.dtypes)} {sizes}")


def matrix(tensor: Stored, dtypes: Iterable[str], what: str) -> tuple[int, int]:
    """Returns the sizes of a tensor of two dimensions that are not 0.

    Args:
        tensor: description.
        dtypes: permitted names of dtypes.
        what: expected form, for the message.

    Raises:
        FxgeError: status 4, another dtype or shape.
    """
    if tensor.dtype not in tuple(dtypes) or len(tensor.shape) != 2 or 0 in tensor.shape:
        wrong(tensor, what)
    return tensor.shape[0], tensor.shape[1]


def values(tensor: Stored, data: Tensor, least: float, most: float, what: str) -> None:
    """Checks that all elements are finite and in [least, most].

    Raises:
        FxgeError: status 4, an element is not.
    """
    narrow = data.to(torch.float32) if data.is_floating_point() else data  # the format that is used
    wide = narrow.to(torch.float64)
    bad = ~(wide.isfinite() & (wide >= least) & (wide <= most))
    if bool(bad.any()):
        at = tuple(int(i) for i in bad.nonzero()[0])
        limits = f"{what} in [{least:g}, {most:g}]" if math.isfinite(most) else what
        wrong(tensor, limits, f"{float(wide[at]):g} at {list(at)}")
