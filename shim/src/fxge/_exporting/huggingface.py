# SPDX-License-Identifier: Apache-2.0
"""Recipes of models of transformers: tasks, example inputs, programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import transformers
from torch import Tensor, nn

from ..errors import FxgeError
from ..quant import chips, loading, reading
from .generation import decoder_parts, encoder_decoder_parts
from .isolation import bounded, check_quantiser, check_weights, own_kernels, with_weights
from .recipes import Part, Recipe, Request, Sizes, with_inputs

Inputs = tuple[dict[str, Any], dict[str, dict[int, str]]]  # example inputs, names of their dims


@dataclass(frozen=True)
class Task:
    """A task of transformers.

    Attributes:
        auto: name of the class that makes the model.
        inputs: makes the example inputs.
        results: fields of the result that become outputs; empty: all tensors.
    """

    auto: str
    inputs: Callable[[Any, Path | None, Sizes], Inputs]
    results: tuple[str, ...] = ()


# ---- example inputs --------------------------------------------------------------------------


def _random(*shape: int) -> Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(0))


def _tokens(config: Any, *shape: int) -> Tensor:
    text = config.get_text_config()
    return torch.randint(0, text.vocab_size, shape, generator=torch.Generator().manual_seed(0))


def _text(config: Any, _: Path | None, sizes: Sizes) -> Inputs:
    text = config.get_text_config()
    positions = getattr(text, "max_position_embeddings", None) or None
    batch = sizes.example("batch", 1)
    length = sizes.example("seq", min(128, (positions or 512) // 2 or 1))
    sizes.at_most("seq", positions)
    dims = {0: "batch", 1: "seq"}
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[0, length - length // 4 :] = 0  # padding
    inputs = {"input_ids": _tokens(config, batch, length), "attention_mask": mask}
    return inputs, dict.fromkeys(inputs, dims)


def _side(value: Any) -> tuple[int, int] | None:
    """Returns height and width of a size in any form of a configuration."""
    if isinstance(value, int):
        return value, value
    if isinstance(value, list | tuple) and len(value) == 2:
        return int(value[0]), int(value[1])
    if isinstance(value, dict):
        if "height" in value:
            return int(value["height"]), int(value["width"])
        edge = value.get("shortest_edge")
        return (int(edge), int(edge)) if edge else None
    return None


def _vision(config: Any) -> Any:
    """Returns the part of a configuration that describes images."""
    parts = (
        getattr(config, name, None) for name in ("vision_config", "backbone_config", "encoder")
    )
    return next((p for p in parts if hasattr(p, "image_size")), config)


def _image_size(config: Any, directory: Path | None) -> tuple[int, int]:
    processing = _processing(directory)
    for key in ("crop_size", "size"):
        if processing.get("do_center_crop") is False and key == "crop_size":
            continue
        if (side := _side(processing.get(key))) is not None:
            return side
    vision = _vision(config)
    return _side(getattr(vision, "image_size", None)) or (224, 224)


def _image(config: Any, directory: Path | None, sizes: Sizes) -> Inputs:
    vision = _vision(config)
    height, width = _image_size(config, directory)
    shape = (
        sizes.example("batch", 1),
        getattr(vision, "num_channels", 3),
        sizes.example("height", height),
        sizes.example("width", width),
    )
    return {"pixel_values": _random(*shape)}, {
        "pixel_values": {0: "batch", 2: "height", 3: "width"}
    }


def _image_and_text(config: Any, directory: Path | None, sizes: Sizes) -> Inputs:
    (text, text_dims), (image, image_dims) = (
        _text(config, directory, sizes),
        _image(config, directory, sizes),
    )
    return text | image, text_dims | image_dims


def _sound(config: Any, directory: Path | None, sizes: Sizes) -> Inputs:
    """Makes what the model's feature extractor returns: samples, or frames of a spectrogram."""
    batch = sizes.example("batch", 1)
    of_encoder = getattr(config, "encoder_config", config)
    mels = getattr(config, "num_mel_bins", None) or getattr(of_encoder, "num_mel_bins", None)
    if mels is None or hasattr(config, "conv_stride"):  # samples
        length = sizes.example("samples", int(_processing(directory).get("sampling_rate", 16000)))
        return {"input_values": _random(batch, length)}, {
            "input_values": {0: "batch", 1: "samples"}
        }
    if hasattr(config, "max_source_positions"):  # a spectrogram of fixed length: Whisper
        frames = 2 * config.max_source_positions
        return {"input_features": _random(batch, mels, frames)}, {"input_features": {0: "batch"}}
    frames = sizes.example("frames", getattr(config, "max_length", 200))
    name = (
        "input_values" if config.model_type == "audio-spectrogram-transformer" else "input_features"
    )
    return {name: _random(batch, frames, mels)}, {name: {0: "batch", 1: "frames"}}


# ---- tasks -----------------------------------------------------------------------------------

# In the order in which the class of a configuration is looked up.
TASKS = {
    "text-generation": Task("AutoModelForCausalLM", _text, ("logits",)),
    "text2text-generation": Task("AutoModelForSeq2SeqLM", _text, ("logits",)),
    "speech-seq2seq": Task("AutoModelForSpeechSeq2Seq", _sound, ("logits",)),
    "automatic-speech-recognition": Task("AutoModelForCTC", _sound, ("logits",)),
    "audio-classification": Task("AutoModelForAudioClassification", _sound, ("logits",)),
    "text-classification": Task("AutoModelForSequenceClassification", _text, ("logits",)),
    "token-classification": Task("AutoModelForTokenClassification", _text, ("logits",)),
    "question-answering": Task(
        "AutoModelForQuestionAnswering", _text, ("start_logits", "end_logits")
    ),
    "fill-mask": Task("AutoModelForMaskedLM", _text, ("logits",)),
    "image-classification": Task("AutoModelForImageClassification", _image, ("logits",)),
    "object-detection": Task("AutoModelForObjectDetection", _image, ("logits", "pred_boxes")),
    "image-segmentation": Task("AutoModelForSemanticSegmentation", _image, ("logits",)),
    "text-recognition": Task("AutoModelForTextRecognition", _image, ()),
    "text-to-spectrogram": Task("AutoModelForTextToSpectrogram", _text, ("spectrogram",)),
    "text-to-waveform": Task("AutoModelForTextToWaveform", _text, ("waveform",)),
    "universal-segmentation": Task(
        "AutoModelForUniversalSegmentation",
        _image,
        ("class_queries_logits", "masks_queries_logits"),
    ),
    "depth-estimation": Task("AutoModelForDepthEstimation", _image, ("predicted_depth",)),
    "pose-estimation": Task("AutoModelForPoseEstimation", _image, ("heatmaps",)),
    "keypoint-detection": Task("AutoModelForKeypointDetection", _image, ()),
    "super-resolution": Task("AutoModelForImageToImage", _image, ("reconstruction",)),
    "zero-shot-image-classification": Task(
        "AutoModelForZeroShotImageClassification",
        _image_and_text,
        ("logits_per_image", "text_embeds", "image_embeds"),
    ),
    "feature-extraction": Task("AutoModel", _text, ("last_hidden_state", "pooler_output")),
    "image-feature-extraction": Task("AutoModel", _image, ("last_hidden_state", "pooler_output")),
    "audio-feature-extraction": Task("AutoModel", _sound, ("last_hidden_state",)),
}


def _classes(auto: str, model_type: str) -> tuple[str, ...]:
    """Returns the names of the classes that a task has for a type of model."""
    mapping = getattr(getattr(transformers, auto, None), "_model_mapping", None)
    found = getattr(mapping, "_model_mapping", {}).get(model_type, ())
    return (found,) if isinstance(found, str) else tuple(found)


def _task_of(config: Any) -> str:
    """Returns the task of a configuration, by the class that it names.

    Raises:
        FxgeError: status 2, no task has that class.
    """
    names = set(config.architectures or ())
    for task, t in TASKS.items():
        if names & set(_classes(t.auto, config.model_type)):
            if t.auto != "AutoModel":
                return task
            main = _main_input(config)
            return {"pixel_values": "image-feature-extraction"}.get(
                main, "feature-extraction" if main == "input_ids" else "audio-feature-extraction"
            )
    raise FxgeError(
        f"no task is known for {', '.join(sorted(names)) or config.model_type}\n"
        f"  hint    --task, one of {', '.join(TASKS)}",
        status=2,
    )


def _main_input(config: Any) -> str:
    found = _classes("AutoModel", config.model_type)
    return (
        str(getattr(getattr(transformers, found[0], None), "main_input_name", "input_ids"))
        if found
        else "input_ids"
    )


# ---- modules ---------------------------------------------------------------------------------


class Results(nn.Module):
    """Returns tensors of a model's result by name: saved programs hold no objects of a library."""

    def __init__(self, model: nn.Module, fields: tuple[str, ...]) -> None:
        super().__init__()
        self.model, self.fields = model, fields

    def forward(self, **inputs: Tensor) -> dict[str, Tensor]:
        out = self.model(**inputs, return_dict=True)
        names = [n for n in self.fields if isinstance(out.get(n), Tensor)]
        return {n: out[n] for n in names or [n for n, x in out.items() if isinstance(x, Tensor)]}


# ---- recipes ---------------------------------------------------------------------------------


def _processing(directory: Path | None) -> dict[str, Any]:
    """Returns the preprocessing that a model's directory describes, or {}."""
    file = directory / "preprocessor_config.json" if directory else None
    if file is None or not file.is_file():
        return {}
    found = json.loads(file.read_text(encoding="utf-8"))
    return found if isinstance(found, dict) else {}


_KEPT = (
    *(
        "do_resize",
        "size",
        "resample",
        "do_center_crop",
        "crop_size",
        "do_rescale",
        "rescale_factor",
    ),
    *(
        "do_normalize",
        "image_mean",
        "image_std",
        "sampling_rate",
        "feature_size",
        "hop_length",
        "n_fft",
    ),
)


def _details(config: Any, directory: Path | None) -> dict[str, Any]:
    found: dict[str, Any] = {}
    labels = getattr(config, "id2label", None)
    if (labels and len(labels) > 2) or (labels and "LABEL_0" not in labels.values()):
        found["classes"] = [labels[k] for k in sorted(labels)]
    if processing := _processing(directory):
        found["preprocessing"] = {k: processing[k] for k in _KEPT if k in processing}
    return found


def _quantised(auto: Any, request: Request, config: Any) -> Any:
    """Returns a model over the kernels for a quantised checkpoint, in f16 or bf16.

    Raises:
        FxgeError: status 2, no chip is named; else as fxge.quant.load.
    """
    if request.soc is None:
        raise FxgeError(
            f"{request.source} is a quantised checkpoint, whose kernels depend on the chip\n"
            "  hint    --soc names it, as ascend910b",
            status=2,
        )
    kernels = chips.kernels(chips.family(request.soc))
    known = kernels.dtypes if kernels else (torch.float16,)
    own = getattr(config, "dtype", None)
    dtype = request.dtype or (own if own in known else known[0])
    model = auto.from_config(config).to(dtype)
    loading.load(model, Path(request.source), request.soc)
    return model


def _model(auto: Any, request: Request, config: Any) -> Any:
    if request.seed is not None:
        return auto.from_config(config)
    if Path(request.source).is_dir() and reading.is_quantised(Path(request.source)):
        return _quantised(auto, request, config)
    source = request.source
    return with_weights(source, auto, source, config=config, trust_remote_code=False)


def recipe(request: Request) -> Recipe:
    """Returns the recipe of a directory, or of a cached name, of transformers.

    Raises:
        FxgeError: status 2, a task that is unknown or does not fit the model.
    """
    path = Path(request.source)
    directory = path if path.is_dir() else None
    config = transformers.AutoConfig.from_pretrained(
        request.source, local_files_only=True, trust_remote_code=False
    )
    own_kernels(config)
    if request.seed is None:
        check_quantiser(request.source, config)
    if directory is not None and request.seed is None:
        check_weights(directory, getattr(config, "transformers_weights", None))
    name = request.task or _task_of(config)
    if name not in TASKS:
        raise FxgeError(f"there is no task {name!r}, expected one of {', '.join(TASKS)}", status=2)
    task = TASKS[name]
    if not _classes(task.auto, config.model_type):
        fitting = [t for t, k in TASKS.items() if _classes(k.auto, config.model_type)]
        raise FxgeError(
            f"a model of type {config.model_type} has no task {name!r}, only {', '.join(fitting)}",
            status=2,
        )
    with bounded(str(request.source)):
        model = _model(getattr(transformers, task.auto), request, config).eval()
    if request.dtype is not None:
        model = model.to(request.dtype)
    details = _details(config, directory)
    versions = ("torch", "transformers")
    if name == "text-generation":
        return decoder_parts(model, request.sizes, details, versions)
    if name in ("text2text-generation", "speech-seq2seq"):
        inputs, dims = task.inputs(config, directory, request.sizes)
        return encoder_decoder_parts(name, model, inputs, dims, request.sizes, details, versions)
    inputs, dims = task.inputs(config, directory, request.sizes)
    module = with_inputs(Results(model, task.results), list(inputs))
    part = Part("model", module, kwargs=inputs, dims=dims)
    return Recipe("transformers", name, [part], details, versions)
