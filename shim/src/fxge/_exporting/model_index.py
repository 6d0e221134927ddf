# SPDX-License-Identifier: Apache-2.0
"""Check of the index of a pipeline's directory, by which diffusers imports modules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NoReturn

from ..errors import FxgeError

_FILE = "model_index.json"


def _refuse(path: Path, text: str) -> NoReturn:
    raise FxgeError(
        f"{path / _FILE}: {text}\n"
        "  hint    write a function that loads the pipeline and returns its models: "
        "MODULE:FUNCTION",
        status=4,
    )


def check(path: Path, package: Path) -> None:
    """Checks that an index names classes of diffusers and transformers alone.

    Versions of diffusers differ in the code of a directory that they run.

    Args:
        path: the directory of the pipeline.
        package: the directory of the package diffusers.

    Raises:
        FxgeError: status 4, another index; 5, it cannot be read.
    """
    try:
        index = json.loads((path / _FILE).read_text(encoding="utf-8"))
    except OSError as e:
        raise FxgeError(f"{path / _FILE}: {e.strerror or e}", status=5) from e
    except (ValueError, RecursionError) as e:
        _refuse(path, f"not JSON: {e}")
    if not isinstance(index, dict):
        _refuse(path, "expected an object")
    name = index.get("_class_name")
    if not (isinstance(name, str) and name.isidentifier()):
        _refuse(path, f"_class_name is {name!r}, expected the name of a class of diffusers")
    if (path / "None.py").exists():  # the file of the custom pipeline "None"
        _refuse(path, "the directory has a file None.py, which diffusers would run")
    for key, value in index.items():
        if isinstance(value, dict):
            _refuse(path, f"{key!r} is an object, expected [library, class] or a value")
        if not key.startswith("_") and isinstance(value, list):
            _check_component(path, package, key, value)


def _check_component(path: Path, package: Path, key: str, value: list[Any]) -> None:
    if not key.isidentifier() or len(value) != 2:
        _refuse(path, f"{key!r}: expected a component as [library, class]")
    library, name = value
    if library is None and name is None:
        return
    if not (isinstance(library, str) and isinstance(name, str) and name.isidentifier()):
        _refuse(path, f"{key!r}: expected a component as [library, class]")
    own = library.isidentifier() and (package / "pipelines" / library).is_dir()
    if not (own or library in ("diffusers", "transformers")):
        _refuse(
            path,
            f"{key!r} is a class of the Python module {library!r}, expected diffusers or "
            "transformers",
        )
    if (path / key / f"{library}.py").exists():
        _refuse(path, f"the directory has a file {key}/{library}.py, which diffusers would run")
