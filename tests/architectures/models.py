# SPDX-License-Identifier: Apache-2.0
"""More than sixty architectures, small and with random weights: common ones from other libraries, and self-written
ones.

Each is a `Model`: its builder, the inputs of one call, and the dims of inputs that may be dynamic. Those of
`transformers` are built from a configuration, so that nothing is downloaded.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
import transformers
from torch import Tensor, nn

Inputs = dict[str, Any]

TINY = {"vocab_size": 99, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 40,
        "max_position_embeddings": 64, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
GROUPED = TINY | {"num_key_value_heads": 2}
IMAGE = {"image_size": 32, "patch_size": 8, "num_channels": 3, "hidden_size": 32, "num_hidden_layers": 2,
         "num_attention_heads": 4, "intermediate_size": 40}


@dataclass(frozen=True)
class Model:
    """One architecture.

    Attributes:
        kind: the task, for the table.
        inputs: makes the named arguments of a call, from two sizes.
        free: for each input, the dims that `inputs` derives from its two sizes.
    """

    name: str
    kind: str
    build: Callable[[], nn.Module]
    inputs: Callable[[int, int], Inputs]
    free: dict[str, tuple[int, ...]] = field(default_factory=dict)


MODELS: list[Model] = []


class Results(nn.Module):
    """Returns the tensors of a model's result: exported programs cannot return a library's objects."""

    def __init__(self, model: nn.Module, options: dict[str, Any]) -> None:
        super().__init__()
        self.model, self.options = model, options

    def call(self, **inputs: Any) -> Any:
        """Returns dicts and objects as tuples, without caches."""
        out = self.model(**inputs, **self.options)
        values = out.to_tuple() if hasattr(out, "to_tuple") else out
        return tuple(x for x in values if isinstance(x, Tensor)) if isinstance(values, tuple) else values


def results(model: nn.Module, options: dict[str, Any], names: list[str]) -> nn.Module:
    """Returns the model with a forward of these arguments, by which torch.export names dims."""
    space: dict[str, Any] = {}
    exec(f"def forward(self, {', '.join(names)}): return self.call({', '.join(f'{n}={n}' for n in names)})", space)
    return type("Results", (Results,), {"forward": space["forward"]})(model, options)


# ---- inputs ----


def words(batch: int, length: int) -> Inputs:
    """Makes token ids and a mask with padding."""
    mask = torch.ones(batch, length, dtype=torch.int64)
    mask[0, length // 2 :] = 0
    return {"input_ids": torch.randint(3, 99, (batch, length)), "attention_mask": mask}


def text(batch: int, length: int) -> Inputs:
    """Makes token ids alone."""
    return {"input_ids": torch.randint(3, 99, (batch, length))}


def two_texts(batch: int, length: int) -> Inputs:
    """Makes inputs for an encoder and for a decoder."""
    return text(batch, length) | {"decoder_input_ids": torch.randint(3, 99, (batch, 5))}


def image(batch: int, _: int) -> Inputs:
    """Makes RGB, 32 x 32."""
    return {"pixel_values": torch.randn(batch, 3, 32, 32)}


def image_64(batch: int, _: int) -> Inputs:
    """Makes RGB, 64 x 64."""
    return {"pixel_values": torch.randn(batch, 3, 64, 64)}


def sound(batch: int, length: int) -> Inputs:
    """Makes audio samples."""
    return {"input_values": torch.randn(batch, 400 + 80 * length)}


TEXT_DIMS = {"input_ids": (0, 1), "attention_mask": (0, 1)}
DIMS: dict[Callable[[int, int], Inputs], dict[str, tuple[int, ...]]] = {
    words: TEXT_DIMS,
    text: TEXT_DIMS,
    two_texts: {"input_ids": (0, 1), "decoder_input_ids": (0,)},
    image: {"pixel_values": (0,)},
    image_64: {"pixel_values": (0,)},
    sound: {"input_values": (0,)},
}


def hf(kind: str, type_: str, inputs: Callable[[int, int], Inputs], settings: dict[str, Any], *, model: str = "AutoModel",
       **options: Any) -> None:
    """Adds a model of transformers, by the type of its configuration."""

    def build() -> nn.Module:
        config = transformers.AutoConfig.for_model(type_, **settings)
        return results(getattr(transformers, model).from_config(config), options, list(inputs(2, 9)))

    MODELS.append(Model(type_.replace("-", "_"), kind, build, inputs, DIMS.get(inputs, {})))


def own(kind: str, inputs: Callable[[int, int], Inputs], free: dict[str, tuple[int, ...]]) -> Callable[[type[nn.Module]], type[nn.Module]]:
    """Adds a class of this file."""

    def add(cls: type[nn.Module]) -> type[nn.Module]:
        MODELS.append(Model(cls.__name__.lower(), kind, cls, inputs, free))
        return cls

    return add


# ---- encoders of text ----

EXTRA = {"lilt": {"hidden_size": 48, "channel_shrink_ratio": 4}}
for name in ("bert", "roberta", "electra", "camembert", "xlm-roberta", "ernie", "data2vec-text", "roberta-prelayernorm", "xlm-roberta-xl", "mra", "yoso", "megatron-bert", "lilt", "layoutlm", "splinter", "rembert", "convbert", "ibert"):
    hf("text encoder", name, words, TINY | (EXTRA.get(name, {})))
hf("text encoder", "distilbert", words, {"vocab_size": 99, "dim": 32, "n_layers": 2, "n_heads": 4, "hidden_dim": 37, "max_position_embeddings": 64})
hf("text encoder", "albert", words, TINY | {"embedding_size": 16})
hf("text encoder", "mobilebert", words, TINY | {"embedding_size": 32, "intra_bottleneck_size": 16})
hf("text encoder", "squeezebert", words, TINY | {"embedding_size": 32, "q_groups": 2, "k_groups": 2, "v_groups": 2, "post_attention_groups": 1, "intermediate_groups": 2, "output_groups": 2})
hf("text encoder", "mpnet", words, TINY)
hf("text encoder", "deberta", words, TINY | {"relative_attention": True, "pos_att_type": ["c2p", "p2c"]})
hf("text encoder", "deberta-v2", words, TINY | {"relative_attention": True, "pos_att_type": ["c2p", "p2c"]})
hf("text encoder", "fnet", text, TINY)
hf("text encoder", "modernbert", words, TINY | {"global_attn_every_n_layers": 2, "local_attention": 8, "reference_compile": False})
hf("text encoder", "xlnet", words, {"vocab_size": 99, "d_model": 32, "n_layer": 2, "n_head": 4, "d_inner": 37})
hf("text encoder", "canine", words, TINY | {"num_hash_buckets": 64, "local_transformer_stride": 4, "downsampling_rate": 4})
hf("text encoder", "longformer", words, TINY | {"attention_window": 4})
hf("text encoder", "bert-generation", words, TINY)

# ---- decoders of text ----

for name in ("llama", "mistral", "qwen2", "qwen3", "gemma", "gemma2", "olmo", "olmo2", "granite", "stablelm", "starcoder2", "cohere", "smollm3", "glm", "helium", "phi", "phi3", "nemotron", "persimmon", "exaone4", "ministral"):
    hf("text decoder", name, words, GROUPED | ({"head_dim": 8} if name != "phi3" else {}), model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "gpt2", words, {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "gpt_neo", words, {"vocab_size": 99, "hidden_size": 32, "num_layers": 2, "num_heads": 4, "max_position_embeddings": 64, "attention_types": [[["global", "local"], 1]], "window_size": 4}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "gpt_neox", words, TINY, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "gptj", words, {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64, "rotary_dim": 4}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "codegen", words, {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64, "rotary_dim": 4}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "opt", words, TINY | {"ffn_dim": 37, "word_embed_proj_dim": 32}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "bloom", words, {"vocab_size": 99, "hidden_size": 32, "n_layer": 2, "n_head": 4}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "mpt", words, {"vocab_size": 99, "d_model": 32, "n_layers": 2, "n_heads": 4, "max_seq_len": 64}, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "falcon", words, TINY, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "biogpt", words, TINY, model="AutoModelForCausalLM", use_cache=False)
hf("text decoder", "ctrl", words, {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "dff": 37, "n_positions": 64}, use_cache=False)
hf("text decoder", "openai-gpt", words, {"vocab_size": 99, "n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 64})
hf("mixture of experts", "mixtral", words, GROUPED | {"num_local_experts": 4, "num_experts_per_tok": 2}, model="AutoModelForCausalLM", use_cache=False)
hf("mixture of experts", "qwen2_moe", words, GROUPED | {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16, "shared_expert_intermediate_size": 16}, model="AutoModelForCausalLM", use_cache=False)
hf("mixture of experts", "qwen3_moe", words, GROUPED | {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16, "head_dim": 8}, model="AutoModelForCausalLM", use_cache=False)
hf("mixture of experts", "olmoe", words, GROUPED | {"num_experts": 4, "num_experts_per_tok": 2}, model="AutoModelForCausalLM", use_cache=False)
hf("mixture of experts", "deepseek_v3", words, GROUPED | {"num_key_value_heads": 4, "n_routed_experts": 4, "num_experts_per_tok": 2, "n_group": 2, "topk_group": 1, "moe_intermediate_size": 16, "first_k_dense_replace": 1, "kv_lora_rank": 8, "q_lora_rank": 16, "qk_rope_head_dim": 4, "qk_nope_head_dim": 8, "v_head_dim": 8, "n_shared_experts": 1}, model="AutoModelForCausalLM", use_cache=False)
hf("mixture of experts", "gpt_oss", words, GROUPED | {"num_local_experts": 4, "num_experts_per_tok": 2, "head_dim": 8, "sliding_window": 4}, model="AutoModelForCausalLM", use_cache=False)
hf("state space", "mamba", text, {"vocab_size": 99, "hidden_size": 32, "num_hidden_layers": 2, "state_size": 8, "pad_token_id": 0}, model="AutoModelForCausalLM", use_cache=False)
hf("state space", "mamba2", text, {"vocab_size": 99, "hidden_size": 32, "num_hidden_layers": 2, "state_size": 8, "num_heads": 8, "head_dim": 8, "n_groups": 2, "chunk_size": 8, "pad_token_id": 0}, model="AutoModelForCausalLM", use_cache=False)
hf("state space", "falcon_mamba", text, {"vocab_size": 99, "hidden_size": 32, "num_hidden_layers": 2, "state_size": 8, "pad_token_id": 0}, model="AutoModelForCausalLM", use_cache=False)
hf("state space", "rwkv", text, {"vocab_size": 99, "hidden_size": 32, "attention_hidden_size": 32, "num_hidden_layers": 2, "context_length": 64}, model="AutoModelForCausalLM", use_cache=False)
hf("state space", "recurrent_gemma", words, GROUPED | {"lru_width": 32, "attention_window_size": 8, "num_key_value_heads": 1, "head_dim": 8, "block_types": ["recurrent", "attention"]}, model="AutoModelForCausalLM", use_cache=False)

# ---- from text to text ----

SEQ = {"vocab_size": 99, "d_model": 32, "encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 4, "decoder_attention_heads": 4,
       "encoder_ffn_dim": 37, "decoder_ffn_dim": 37, "max_position_embeddings": 64, "pad_token_id": 0, "bos_token_id": 1, "eos_token_id": 2}
hf("text to text", "t5", two_texts, {"vocab_size": 99, "d_model": 32, "d_kv": 8, "d_ff": 37, "num_layers": 2, "num_heads": 4}, use_cache=False)
hf("text to text", "mt5", two_texts, {"vocab_size": 99, "d_model": 32, "d_kv": 8, "d_ff": 37, "num_layers": 2, "num_heads": 4}, use_cache=False)
hf("text to text", "longt5", two_texts, {"vocab_size": 99, "d_model": 32, "d_kv": 8, "d_ff": 37, "num_layers": 2, "num_heads": 4, "local_radius": 4}, use_cache=False)
hf("text to text", "switch_transformers", two_texts, {"vocab_size": 99, "d_model": 32, "d_kv": 8, "d_ff": 37, "num_layers": 2, "num_heads": 4, "num_experts": 4, "num_sparse_encoder_layers": 1, "num_sparse_decoder_layers": 1}, use_cache=False)
for name in ("bart", "mbart", "pegasus", "marian", "blenderbot", "blenderbot-small", "m2m_100", "plbart", "nllb-moe"):
    hf("text to text", name, two_texts, SEQ | ({"decoder_start_token_id": 1} if name == "marian" else {}) | ({"num_experts": 4, "expert_capacity": 8} if name == "nllb-moe" else {}), use_cache=False)

# ---- images ----

for name in ("vit", "deit", "beit", "dinov2", "ijepa", "vit_msn", "data2vec-vision", "dinov2_with_registers", "yolos"):
    hf("detection" if name == "yolos" else "image", name, image, IMAGE | ({"image_size": [32, 32], "num_detection_tokens": 5} if name == "yolos" else {}))
hf("image", "swin", image, {"image_size": 32, "patch_size": 2, "embed_dim": 8, "depths": [1, 1], "num_heads": [2, 4], "window_size": 4})
hf("image", "swinv2", image, {"image_size": 32, "patch_size": 2, "embed_dim": 8, "depths": [1, 1], "num_heads": [2, 4], "window_size": 4})
hf("image", "resnet", image, {"embedding_size": 8, "hidden_sizes": [8, 16], "depths": [1, 1], "layer_type": "basic"})
hf("image", "regnet", image, {"embedding_size": 8, "hidden_sizes": [8, 16], "depths": [1, 1], "groups_width": 4})
hf("image", "convnext", image, {"hidden_sizes": [8, 16], "depths": [1, 1], "num_stages": 2})
hf("image", "convnextv2", image, {"hidden_sizes": [8, 16], "depths": [1, 1], "num_stages": 2})
hf("image", "mobilenet_v1", image, {"depth_multiplier": 0.25})
hf("image", "mobilenet_v2", image, {"depth_multiplier": 0.25})
hf("image", "mobilevit", image, {"hidden_sizes": [16, 24, 32], "neck_hidden_sizes": [4, 8, 16, 24, 32, 40, 48], "num_attention_heads": 2})
hf("image", "efficientnet", image, {"width_coefficient": 0.1, "depth_coefficient": 0.1, "hidden_dim": 128})
hf("image", "poolformer", image, {"hidden_sizes": [8, 16], "depths": [1, 1], "num_encoder_blocks": 2, "patch_sizes": [7, 3], "strides": [4, 2], "padding": [2, 1]})
hf("image", "focalnet", image, {"image_size": 32, "patch_size": 4, "embed_dim": 8, "depths": [1, 1], "hidden_sizes": [8, 16], "focal_levels": [2, 2], "focal_windows": [3, 3]})
hf("image", "levit", image_64, {"image_size": 64, "hidden_sizes": [16, 24, 32], "num_attention_heads": [2, 3, 4], "depths": [1, 1, 1], "key_dim": [8, 8, 8]})
hf("image", "pvt", image, {"image_size": 32, "hidden_sizes": [8, 16, 16, 32], "num_attention_heads": [1, 1, 2, 2], "depths": [1, 1, 1, 1]})
hf("image", "hiera", image, {"image_size": [32, 32], "embed_dim": 8, "depths": [1, 1], "num_heads": [1, 2], "masked_unit_size": [4, 4], "patch_stride": [4, 4], "num_query_pool": 1, "query_stride": [2, 2]})
hf("image", "vitdet", image, {"image_size": 32, "pretrain_image_size": 32, "patch_size": 8, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "window_block_indices": [0], "residual_block_indices": [1], "window_size": 2})
hf("segmentation", "segformer", image_64, {"depths": [1, 1, 1, 1], "hidden_sizes": [8, 8, 16, 16], "num_attention_heads": [1, 1, 2, 2], "decoder_hidden_size": 16}, model="AutoModelForSemanticSegmentation")
hf("segmentation", "dpt", image, IMAGE | {"num_hidden_layers": 4, "backbone_out_indices": [0, 1, 2, 3], "neck_hidden_sizes": [8, 8, 16, 16], "fusion_hidden_size": 16, "is_hybrid": False}, model="AutoModelForDepthEstimation")
hf("segmentation", "glpn", image_64, {"depths": [1, 1, 1, 1], "hidden_sizes": [8, 8, 16, 16], "num_attention_heads": [1, 1, 2, 2], "decoder_hidden_size": 16}, model="AutoModelForDepthEstimation")
hf("video", "videomae", lambda b, _: {"pixel_values": torch.randn(b, 4, 3, 32, 32)}, IMAGE | {"num_frames": 4, "tubelet_size": 2})
hf("video", "vivit", lambda b, _: {"pixel_values": torch.randn(b, 4, 3, 32, 32)}, IMAGE | {"num_frames": 4, "tubelet_size": [2, 8, 8]})
hf("video", "timesformer", lambda b, _: {"pixel_values": torch.randn(b, 4, 3, 32, 32)}, IMAGE | {"num_frames": 4})

# ---- sound ----

CONVS = {"vocab_size": 32, "hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 40, "conv_dim": [8, 8], "conv_stride": [4, 4],
         "conv_kernel": [8, 4], "num_conv_pos_embeddings": 4, "num_conv_pos_embedding_groups": 2}
for name in ("wav2vec2", "hubert", "wavlm", "unispeech", "data2vec-audio", "sew"):
    hf("speech", name, sound, CONVS | ({"conv_pos_kernel_size": 3} if name == "data2vec-audio" else {}) | ({"squeeze_factor": 2} if name == "sew" else {}))
hf("speech", "wav2vec2-conformer", sound, CONVS)
hf("speech", "whisper", lambda b, _: {"input_features": torch.randn(b, 8, 30), "decoder_input_ids": torch.randint(3, 99, (b, 5))}, SEQ | {"num_mel_bins": 8, "max_source_positions": 15, "max_target_positions": 20, "decoder_start_token_id": 1}, use_cache=False)
hf("speech", "speech_to_text", lambda b, t: {"input_features": torch.randn(b, 4 * t, 8), "decoder_input_ids": torch.randint(3, 99, (b, 5))}, SEQ | {"input_feat_per_channel": 8, "num_conv_layers": 2, "conv_kernel_sizes": [3, 3], "conv_channels": 8}, use_cache=False)
hf("speech", "audio-spectrogram-transformer", lambda b, _: {"input_values": torch.randn(b, 24, 16)}, {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 40, "patch_size": 4, "max_length": 24, "num_mel_bins": 16, "frequency_stride": 4, "time_stride": 4})
hf("speech", "encodec", lambda b, t: {"input_values": torch.randn(b, 1, 320)}, {"num_filters": 4, "hidden_size": 8, "codebook_size": 16, "codebook_dim": 8, "num_lstm_layers": 1, "upsampling_ratios": [4, 2], "target_bandwidths": [24.0]})

# ---- several modalities, series, other ----

TOWER = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 40}
hf("image and text", "clip", lambda b, t: words(b, t) | image(b, t), {"text_config": TINY, "vision_config": IMAGE, "projection_dim": 16})
hf("image and text", "siglip", lambda b, t: text(b, 16) | image(b, t), {"text_config": TINY | {"max_position_embeddings": 16}, "vision_config": IMAGE})
hf("image and text", "vilt", lambda b, t: words(b, t) | image(b, t) | {"token_type_ids": torch.zeros(b, t, dtype=torch.int64)}, TINY | IMAGE | {"max_image_length": -1})
hf("image and text", "blip", lambda b, t: words(b, t) | image(b, t), {"text_config": TINY | {"encoder_hidden_size": 32, "projection_dim": 16}, "vision_config": IMAGE, "projection_dim": 16})
hf("time series", "patchtst", lambda b, _: {"past_values": torch.randn(b, 32, 3)}, {"num_input_channels": 3, "context_length": 32, "patch_length": 8, "patch_stride": 8, "d_model": 16, "num_attention_heads": 2, "num_hidden_layers": 2, "ffn_dim": 24})
hf("time series", "patchtsmixer", lambda b, _: {"past_values": torch.randn(b, 32, 3)}, {"num_input_channels": 3, "context_length": 32, "patch_length": 8, "patch_stride": 8, "d_model": 16, "num_layers": 2})
hf("other", "perceiver", lambda b, t: {"inputs": torch.randn(b, t, 16)}, {"d_model": 16, "num_latents": 8, "d_latents": 32, "num_blocks": 1, "num_self_attends_per_block": 2, "num_self_attention_heads": 2, "num_cross_attention_heads": 2})
hf("other", "decision_transformer", lambda b, t: {"states": torch.randn(b, t, 5), "actions": torch.randn(b, t, 3), "rewards": torch.randn(b, t, 1), "returns_to_go": torch.randn(b, t, 1), "timesteps": torch.arange(t).expand(b, t).contiguous(), "attention_mask": torch.ones(b, t, dtype=torch.int64)}, {"state_dim": 5, "act_dim": 3, "hidden_size": 32, "n_layer": 2, "n_head": 4, "max_ep_len": 64})
