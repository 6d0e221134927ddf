# SPDX-License-Identifier: Apache-2.0
"""Finds the recipe of a source: a function, a model of a library, a directory, a file."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .._saved import packages
from ..errors import FxgeError
from .isolation import offline
from .recipes import Part, Recipe, Request, example_inputs


def find(request: Request) -> Recipe:
    """Returns the recipe of the request's source.

    Raises:
        FxgeError: status 2, nothing has that name, a package is missing, or a task does not fit;
            4, the source is damaged or not a model; 5, it cannot be read.
    """
    name = request.source
    path = Path(name)
    library, _, model = name.partition(":")
    if library in ("timm", "torchvision") and model:
        return _from_library(library, model, request)
    if not name:
        raise FxgeError("the source is empty", status=2)
    try:
        is_dir, is_file = path.is_dir(), path.is_file()
    except OSError as e:
        raise FxgeError(f"{name}: {e.strerror or e}", status=5) from e
    if is_dir:
        return _from_directory(path, request)
    if is_file:
        return _from_file(path, request)
    if model and all(word.isidentifier() for word in library.split(".")):
        return _from_function(library, model, request)
    if _is_path(name):
        raise FxgeError(f"{name}: there is no such file or directory", status=5)
    return _from_hub(request)


def _is_path(name: str) -> bool:
    return (
        name.startswith((".", "/", "~"))
        or name.count("/") > 1
        or name.endswith((".pt", ".pth", ".pt2", ".onnx", ".safetensors"))
    )


def _package(name: str, wanted_for: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as e:
        raise FxgeError(
            f"{wanted_for} needs the Python package {name}, which cannot be imported: {e}\n"
            f"  hint    python -m pip install {name}",
            status=2,
        ) from e


# --- functions and modules --------------------------------------------------------------------


def _from_function(module: str, name: str, request: Request) -> Recipe:
    sys.path[:0] = [p for p in [os.getcwd()] if p not in sys.path]
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as e:
        if e.name is None or not module.startswith(e.name):
            raise
        raise FxgeError(f"there is no Python module '{module}': {e}", status=2) from e
    made = getattr(found, name, None)
    if not callable(made):
        raise FxgeError(f"module '{module}' has no function '{name}'", status=2)
    try:
        value = made()
    except (FxgeError, KeyboardInterrupt):
        raise
    except Exception as e:
        from .programs import line_of

        text = f"{request.source} failed: {type(e).__name__}: {e}{line_of(e)}"
        raise FxgeError(text, status=4) from e
    return from_value(value, request)


def from_value(value: Any, request: Request) -> Recipe:
    """Returns the recipe of a function's result.

    Args:
        value: (module, args), (module, args, kwargs), or a dict of these by program name; args is
            a tuple, or a dict of keyword arguments.
        request: of the user.

    Raises:
        FxgeError: status 2, another value.
    """
    if request.inputs:
        raise FxgeError("--input is for files: a function returns its inputs", status=2)
    given = value if isinstance(value, dict) else {"model": value}
    for name in given:
        if not (isinstance(name, str) and packages.NAME.fullmatch(name)):
            raise FxgeError(f"{name!r} is {packages.NO_NAME}", status=2)
    parts = [_part(name, one) for name, one in given.items()]
    return Recipe("function", request.task or "custom", parts, packages=("torch",))


def _part(name: str, value: Any) -> Part:
    import torch

    good = isinstance(value, tuple) and 2 <= len(value) <= 3
    module, args, kwargs = (*value, {})[:3] if good else (None, None, None)
    if isinstance(args, dict) and not kwargs:
        args, kwargs = (), args
    if not (
        isinstance(module, torch.nn.Module) and isinstance(args, tuple) and isinstance(kwargs, dict)
    ):
        raise FxgeError(
            "expected a function that returns (module, args) or (module, args, kwargs), or a dict "
            f"of such tuples by program name, found {type(value).__name__} for '{name}'",
            status=2,
        )
    return Part(name, module, args, kwargs)


# --- libraries of vision models ---------------------------------------------------------------


def _from_library(library: str, name: str, request: Request) -> Recipe:
    import torch

    package = _package(library, f"{library}:{name}")
    details: dict[str, Any] = {}
    with _seeded(request):
        if library == "timm":
            model = _call(
                request, lambda: package.create_model(name, pretrained=request.seed is None)
            )
            data = package.data.resolve_model_data_config(model)
            channels, height, width = data["input_size"]
            details["preprocessing"] = {
                k: data[k] for k in ("mean", "std", "crop_pct", "interpolation")
            }
        else:
            weights = None if request.seed is not None else "DEFAULT"
            model = _call(request, lambda: package.models.get_model(name, weights=weights))
            chosen = _call(request, lambda: package.models.get_model_weights(name).DEFAULT)
            details |= _torchvision_details(chosen, classes=weights is not None)
            crop = details.get("preprocessing", {}).get("crop_size", [224])
            channels, height, width = 3, crop[0], crop[-1]
    sizes = request.sizes
    shape = (
        sizes.example("batch", 1),
        channels,
        sizes.example("height", height),
        sizes.example("width", width),
    )
    image = torch.randn(shape, generator=torch.Generator().manual_seed(0))
    part = Part("model", model, (image,), dims={"x": {0: "batch", 2: "height", 3: "width"}})
    return Recipe(
        library, request.task or "image-classification", [part], details, ("torch", library)
    )


def _torchvision_details(weights: Any, classes: bool) -> dict[str, Any]:
    """Returns the manifest's entries of a model's weights: preprocessing, and classes if wanted.

    Only classifiers have the preprocessing of an image; of others the manifest says nothing.
    """
    details: dict[str, Any] = {"classes": weights.meta.get("categories")} if classes else {}
    preset = weights.transforms()
    if all(hasattr(preset, k) for k in ("crop_size", "resize_size", "mean", "std")):
        details["preprocessing"] = {
            "resize_size": list(preset.resize_size),
            "crop_size": list(preset.crop_size),
            "interpolation": preset.interpolation.value,
            "mean": list(preset.mean),
            "std": list(preset.std),
        }
    return details


class _seeded:
    """Makes random weights the same in each run; the generator's state is restored."""

    def __init__(self, request: Request) -> None:
        self.seed = request.seed

    def __enter__(self) -> None:
        import torch

        self.state = torch.get_rng_state()
        torch.manual_seed(self.seed or 0)

    def __exit__(self, *_: object) -> None:
        import torch

        torch.set_rng_state(self.state)


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Silences warnings and progress bars of Hugging Face's libraries."""
    found = [
        importlib.import_module(f"{name}.utils.logging")
        for name in ("transformers", "diffusers")
        if name in sys.modules
    ]
    levels = [x.get_verbosity() for x in found]
    for x in found:
        x.set_verbosity_error()
        x.disable_progress_bar()
    try:
        yield
    finally:
        for x, level in zip(found, levels, strict=True):
            x.set_verbosity(level)
            x.enable_progress_bar()


def _call(request: Request, make: Any) -> Any:
    """Calls a library's function without a network; its errors name the source."""
    try:
        with _quiet(), offline():
            return make()
    except FxgeError:
        raise
    except Exception as e:
        hint = (
            ""
            if request.seed is not None
            else ("\n  hint    only cached weights can be read; --random 0 makes random ones")
        )
        raise FxgeError(f"{request.source}: {type(e).__name__}: {e}{hint}", status=4) from e


# --- directories and cached names -------------------------------------------------------------


def _from_directory(path: Path, request: Request) -> Recipe:
    if (path / "model_index.json").is_file():
        _package("diffusers", f"{path}")
        from . import diffusion

        with _seeded(request):
            return _call(request, lambda: diffusion.recipe(path, request))
    if not (path / "config.json").is_file():
        raise FxgeError(
            f"{path}: expected config.json (transformers) or model_index.json (diffusers)", status=4
        )
    return _from_transformers(request)


def _is_cached(name: str) -> bool:
    """Returns True if the configuration of a model of the hub is in its cache."""
    package = _package("transformers", name)
    try:
        return package.utils.cached_file(name, "config.json", local_files_only=True) is not None
    except (OSError, ValueError):  # not cached, or no name of the hub
        return False


def _from_hub(request: Request) -> Recipe:
    if importlib.util.find_spec("transformers") is None:
        raise FxgeError(
            f"nothing is called {request.source!r}; sources are MODULE:FUNCTION, timm:NAME, "
            "torchvision:NAME, a directory, a file, or a cached name of transformers",
            status=2,
        )
    if not _is_cached(request.source):
        raise FxgeError(
            f"{request.source}: there is no such directory, and no cached model of that name",
            status=5,
        )
    return _from_transformers(request)


def _from_transformers(request: Request) -> Recipe:
    _package("transformers", request.source)
    from . import huggingface

    with _seeded(request):
        return _call(request, lambda: huggingface.recipe(request))


# --- files ------------------------------------------------------------------------------------


def _from_file(path: Path, request: Request) -> Recipe:
    names = _entries(path)
    if names is None:
        hint = (
            "atc reads .onnx files itself"
            if path.suffix == ".onnx"
            else "expected TorchScript, or a checkpoint that torch.save wrote"
        )
        raise FxgeError(f"{path}: not a PyTorch file: {hint}", status=4)
    inner = {n.split("/", 1)[-1] for n in names}
    if any(n.startswith("models/") or n == "archive_format" for n in inner):
        raise FxgeError(
            f"{path} is a saved program already\n  hint    fxge compile {path} -o model.air",
            status=2,
        )
    if "constants.pkl" in inner and any(n.startswith("code/") for n in inner):
        return _from_script(path, request)
    return _from_checkpoint(path, request)


def _entries(path: Path) -> list[str] | None:
    try:
        with zipfile.ZipFile(path) as archive:
            return archive.namelist()
    except (zipfile.BadZipFile, OSError, NotImplementedError, ValueError):  # UnicodeDecodeError
        return None


def _examples(path: Path, request: Request) -> dict[str, Any]:
    inputs = example_inputs(request.inputs)
    if not inputs:
        raise FxgeError(
            f"{path} has no example inputs\n  hint    --input x:f32[1,3,224,224], once for each "
            "input in order",
            status=2,
        )
    return inputs


def _from_script(path: Path, request: Request) -> Recipe:
    import torch

    inputs = _examples(path, request)
    script = _call(request, lambda: torch.jit.load(str(path), map_location="cpu"))
    part = Part("model", script.eval(), tuple(inputs.values()))
    part.dims = {name: {} for name in inputs}
    return Recipe("torchscript", request.task or "custom", [part], packages=("torch",))


def _from_checkpoint(path: Path, request: Request) -> Recipe:
    import torch

    if not request.trust:
        raise FxgeError(
            f"{path} is a pickled checkpoint: reading it runs code of the file\n"
            "  hint    --trust PACKAGE, as --trust ultralytics, imports the package that wrote it "
            "and reads the file; only for files whose origin you trust",
            status=2,
        )
    for name in request.trust:
        _package(name, f"--trust {name}")
    inputs = _examples(path, request)
    value = _call(request, lambda: torch.load(path, map_location="cpu", weights_only=False))
    model = value
    if isinstance(value, dict):
        model = next(
            (value[k] for k in ("ema", "model", "module") if value.get(k) is not None), value
        )
    if not isinstance(model, torch.nn.Module):
        raise FxgeError(
            f"{path} holds no module but {type(model).__name__}: weights without their model\n"
            "  hint    write a function that builds the model, loads the weights and returns "
            "(module, args), and give MODULE:FUNCTION as the source",
            status=4,
        )
    details = {}
    names = getattr(model, "names", None)
    if isinstance(names, dict | list):
        details["classes"] = list(names.values()) if isinstance(names, dict) else list(names)
    for module in model.modules():  # heads of detectors have a form for exporters
        if isinstance(getattr(module, "export", None), bool):
            module.export = True
    part = Part("model", model.float(), tuple(inputs.values()))
    part.dims = {name: {} for name in inputs}
    return Recipe(
        "checkpoint", request.task or "custom", [part], details, ("torch", *request.trust)
    )
