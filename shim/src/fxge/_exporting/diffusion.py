# SPDX-License-Identifier: Apache-2.0
"""Recipes of pipelines of diffusers: text encoder, denoising model, decoder of images."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from ..errors import FxgeError
from .recipes import Part, Recipe, Request


class TextEncoder(nn.Module):
    """Returns the hidden states of a text encoder."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor) -> dict[str, Tensor]:
        return {"hidden": self.model(input_ids=input_ids, return_dict=True).last_hidden_state}


class Denoiser(nn.Module):
    """Returns the predicted noise of one step."""

    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(
        self, sample: Tensor, timestep: Tensor, hidden: Tensor | None = None
    ) -> dict[str, Tensor]:
        more = {} if hidden is None else {"encoder_hidden_states": hidden}
        return {"noise": self.model(sample, timestep, **more, return_dict=False)[0]}


class ImageDecoder(nn.Module):
    """Returns the image of a latent."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(self, latent: Tensor) -> dict[str, Tensor]:
        return {"image": self.model.decode(latent, return_dict=False)[0]}


def recipe(path: Path, request: Request) -> Recipe:
    """Returns the recipe of a pipeline's directory.

    Raises:
        FxgeError: status 3, a pipeline without a UNet; 4, it cannot be loaded.
    """
    import diffusers

    try:
        pipe = diffusers.DiffusionPipeline.from_pretrained(
            str(path), local_files_only=True, use_safetensors=True
        )
    except Exception as e:
        raise FxgeError(f"{path}: {type(e).__name__}: {e}", status=4) from e
    unet = getattr(pipe, "unet", None)
    if unet is None:
        raise FxgeError(
            f"{path}: {type(pipe).__name__} has no UNet\n"
            "  hint    write a function that returns its models: MODULE:FUNCTION",
            status=3,
        )
    sizes, parts, hidden = request.sizes, [], None
    batch = sizes.example("batch", 1)
    generator = torch.Generator().manual_seed(0)
    encoder = getattr(pipe, "text_encoder", None)
    if encoder is not None:
        length = encoder.config.max_position_embeddings
        ids = torch.randint(0, encoder.config.vocab_size, (batch, length), generator=generator)
        module = TextEncoder(encoder).eval()
        parts.append(
            Part(
                "text_encoder", module, kwargs={"input_ids": ids}, dims={"input_ids": {0: "batch"}}
            )
        )
        with torch.no_grad():
            hidden = module(ids)["hidden"]
    side = unet.config.sample_size
    height, width = (side, side) if isinstance(side, int) else side
    height, width = sizes.example("height", height), sizes.example("width", width)
    sample = torch.randn(batch, unet.config.in_channels, height, width, generator=generator)
    kwargs = {"sample": sample, "timestep": torch.tensor([10] * batch)}
    dims = {"sample": {0: "batch", 2: "height", 3: "width"}, "timestep": {0: "batch"}}
    if hidden is not None:
        kwargs["hidden"] = hidden
        dims["hidden"] = {0: "batch"}
    parts.append(Part("denoiser", Denoiser(unet), kwargs=kwargs, dims=dims))
    vae = getattr(pipe, "vae", None)
    if vae is not None:
        latent = torch.randn(batch, vae.config.latent_channels, height, width, generator=generator)
        parts.append(
            Part(
                "image_decoder",
                ImageDecoder(vae),
                kwargs={"latent": latent},
                dims={"latent": {0: "batch", 2: "height", 3: "width"}},
            )
        )
    details = {"pipeline": type(pipe).__name__, "scheduler": type(pipe.scheduler).__name__}
    return Recipe(
        "diffusers", "image-generation", parts, details, ("torch", "diffusers", "transformers")
    )
