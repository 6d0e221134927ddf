# SPDX-License-Identifier: Apache-2.0
"""Recipes of pipelines of diffusers: text encoders, denoising model, decoder of images."""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

import diffusers
import torch
import transformers
from torch import Tensor, nn

from ..errors import FxgeError
from .isolation import bounded, check_weights, own_kernels, with_weights
from .recipes import Part, Recipe, Request, with_inputs

# Base classes of the models that a pipeline may name, by library.
_MODELS = {"diffusers": diffusers.ModelMixin, "transformers": transformers.PreTrainedModel}
_DENOISERS, _DECODERS = ("unet", "transformer"), ("vae", "vqvae")


class TextEncoder(nn.Module):
    """Returns the hidden states that a denoising model reads, and the text's embedding."""

    def __init__(self, model: nn.Module, layer: int | None) -> None:
        super().__init__()
        self.model, self.layer = model, layer

    def forward(self, input_ids: Tensor) -> dict[str, Tensor]:
        out = self.model(
            input_ids=input_ids, output_hidden_states=self.layer is not None, return_dict=True
        )
        hidden = out.last_hidden_state if self.layer is None else out.hidden_states[self.layer]
        embedding = out.get("text_embeds")
        return {"hidden": hidden} if embedding is None else {"hidden": hidden, "text": embedding}


class Denoiser(nn.Module):
    """Returns the prediction of one step, by arguments of the model's own forward."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, **inputs: Tensor) -> dict[str, Tensor]:
        added = {n: inputs.pop(n) for n in ("text_embeds", "time_ids") if n in inputs}
        more = {"added_cond_kwargs": added} if added else {}
        return {"prediction": self.model(**inputs, **more, return_dict=False)[0]}


class ImageDecoder(nn.Module):
    """Returns the image of a latent."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(self, latent: Tensor) -> dict[str, Tensor]:
        return {"image": self.model.decode(latent, return_dict=False)[0]}


# ---- components --------------------------------------------------------------------------------


def _component(path: Path, name: str, entry: Any, request: Request) -> Any:
    """Loads the model `name` of a pipeline; returns None for what is no model.

    The file names a class; only models of the two libraries are made.
    """
    library, class_name = entry if isinstance(entry, list) and len(entry) == 2 else (None, None)
    base = _MODELS.get(library) if isinstance(library, str) else None
    if base is None or not isinstance(class_name, str) or not name.isidentifier():
        return None
    made: Any = getattr(sys.modules[str(library)], class_name, None)
    is_model = inspect.isclass(made) and issubclass(made, base)
    if not is_model or name == "safety_checker":
        return None
    directory = path / name
    if not (directory / "config.json").is_file():
        raise FxgeError(f"{directory}: expected config.json of {class_name}", status=4)
    # Without the package accelerate, diffusers prints a warning otherwise.
    more: dict[str, Any] = {"low_cpu_mem_usage": False}
    if library == "transformers":
        config = made.config_class.from_pretrained(directory, local_files_only=True)
        own_kernels(config)
        if request.seed is not None:
            return made(config).eval()
        more = {"config": config}
    elif request.seed is not None:
        return made.from_config(made.load_config(directory, local_files_only=True)).eval()
    check_weights(directory, getattr(more.get("config"), "transformers_weights", None))
    return with_weights(str(directory), made, directory, **more).eval()


def _bounded_component(path: Path, name: str, entry: Any, request: Request) -> Any:
    with bounded(str(path / name)):
        return _component(path, name, entry, request)


def _index(path: Path) -> dict[str, Any]:
    try:
        found = json.loads((path / "model_index.json").read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as e:
        raise FxgeError(f"{path / 'model_index.json'}: not JSON: {e}", status=4) from e
    if not isinstance(found, dict):
        raise FxgeError(f"{path / 'model_index.json'}: expected an object", status=4)
    return found


# ---- programs ----------------------------------------------------------------------------------


def _random(*shape: int) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(0))


def _text_encoders(
    models: dict[str, Any], batch: int
) -> tuple[list[Part], list[dict[str, Tensor]]]:
    """Returns the parts of the text encoders, and their results for the example."""
    names = sorted(n for n in models if n.startswith("text_encoder"))
    layer = -2 if len(names) > 1 else None  # SDXL reads the last layer but one
    parts, results = [], []
    for name in names:
        config = models[name].config
        length = getattr(config, "max_position_embeddings", None) or 77
        generator = torch.Generator().manual_seed(0)
        ids = torch.randint(0, config.vocab_size, (batch, length), generator=generator)
        module = TextEncoder(models[name], layer).eval()
        dims = {"input_ids": {0: "batch"}}
        parts.append(Part(name, module, kwargs={"input_ids": ids}, dims=dims))
        with torch.no_grad():
            results.append(module(ids))
    return parts, results


def _text_inputs(model: Any, results: list[dict[str, Tensor]], batch: int) -> dict[str, Tensor]:
    """Returns the arguments of a denoising model that carry the text."""
    config = model.config
    wanted = inspect.signature(model.forward).parameters
    inputs: dict[str, Tensor] = {}
    if results and "encoder_hidden_states" in wanted:
        hidden = torch.cat([r["hidden"] for r in results], -1)
        width = config.get("cross_attention_dim") or hidden.shape[-1]
        if hidden.shape[-1] != width:
            raise FxgeError(
                f"the text encoders give {hidden.shape[-1]} channels, the denoising model reads "
                f"{width}\n  hint    write a function that returns its models: MODULE:FUNCTION",
                status=3,
            )
        inputs["encoder_hidden_states"] = hidden
    if config.get("addition_embed_type") == "text_time":
        inputs["text_embeds"] = results[-1]["text"]
        inputs["time_ids"] = torch.tensor([[1024.0, 1024, 0, 0, 1024, 1024]] * batch)
    if config.get("num_embeds_ada_norm") and "class_labels" in wanted:
        inputs["class_labels"] = torch.zeros(batch, dtype=torch.int64)
    return inputs


def _denoiser(
    model: Any, text: dict[str, Tensor], request: Request
) -> tuple[Part, tuple[int, int]]:
    """Returns the part of the denoising model, and height and width of its latent."""
    sizes, config = request.sizes, model.config
    batch = sizes.example("batch", 1)
    side = config.sample_size
    height, width = (side, side) if isinstance(side, int) else side
    height, width = sizes.example("height", height), sizes.example("width", width)
    first = next(n for n in inspect.signature(model.forward).parameters if n != "self")
    inputs = {
        first: _random(batch, config.in_channels, height, width),
        "timestep": torch.tensor([10] * batch),
        **text,
    }
    dims = {n: {0: "batch"} for n in inputs}
    dims[first] = {0: "batch", 2: "height", 3: "width"}
    part = Part("denoiser", with_inputs(Denoiser(model), list(inputs)), kwargs=inputs, dims=dims)
    return part, (height, width)


def recipe(path: Path, request: Request) -> Recipe:
    """Returns the recipe of a pipeline's directory.

    Its models are loaded one by one, without tokenizers and schedulers, which stay with the host.

    Raises:
        FxgeError: status 3, a pipeline without a denoising model, or of another form; 4, it cannot
            be loaded.
    """
    index = _index(path)
    models = {
        name: model
        for name, entry in sorted(index.items())
        if (model := _bounded_component(path, name, entry, request)) is not None
    }
    pipeline = str(index.get("_class_name"))
    denoiser = next((models[n] for n in _DENOISERS if n in models), None)
    if denoiser is None:
        raise FxgeError(
            f"{path}: {pipeline} has no denoising model ({' or '.join(_DENOISERS)})\n"
            "  hint    write a function that returns its models: MODULE:FUNCTION",
            status=3,
        )
    batch = request.sizes.example("batch", 1)
    parts, results = _text_encoders(models, batch)
    part, (height, width) = _denoiser(denoiser, _text_inputs(denoiser, results, batch), request)
    _check_call(path, part)
    parts.append(part)
    decoder = next((models[n] for n in _DECODERS if n in models), None)
    if decoder is not None:
        latent = _random(batch, decoder.config.latent_channels, height, width)
        dims = {"latent": {0: "batch", 2: "height", 3: "width"}}
        parts.append(
            Part("image_decoder", ImageDecoder(decoder), kwargs={"latent": latent}, dims=dims)
        )
    details = {"pipeline": pipeline, "host": ["tokenizer", "scheduler"]}
    packages = ("torch", "diffusers", "transformers")
    return Recipe("diffusers", "image-generation", parts, details, packages)


def _check_call(path: Path, part: Part) -> None:
    """Calls the denoising model once: it may need arguments that no pipeline in use here has."""
    try:
        with torch.no_grad():
            part.module(**part.kwargs)
    except Exception as e:
        raise FxgeError(
            f"{path}: the denoising model takes other inputs: {type(e).__name__}: {e}\n"
            "  hint    write a function that returns its models: MODULE:FUNCTION",
            status=3,
        ) from e
