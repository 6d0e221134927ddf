# SPDX-License-Identifier: Apache-2.0
"""Programs of models that generate tokens: prefill and decode over one cache, and encoders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from transformers import StaticCache
from transformers.cache_utils import DynamicCache, EncoderDecoderCache, StaticLayer
from transformers.modeling_outputs import BaseModelOutput

from ..errors import FxgeError
from ..quant.attention import cache, has_int8_cache
from .recipes import Part, Recipe, Sizes, with_inputs

_NEW = 8  # tokens that the check generates


def plain_cache(config: Any, length: int) -> StaticCache:
    """Returns a cache of fixed length whose layers keep every token."""
    made = StaticCache(config=config, max_cache_len=length)
    made.layers = [
        layer if type(layer) is StaticLayer else StaticLayer(length) for layer in made.layers
    ]
    return made


class Cached(nn.Module):
    """A decoder over a cache of fixed size in buffers, which programs keep as states."""

    def __init__(self, model: nn.Module, config: Any, batch: int, length: int) -> None:
        super().__init__()
        self.model = model
        quantised = has_int8_cache(model)
        self.cache = cache(model, length, batch) if quantised else plain_cache(config, length)
        heads = getattr(config, "num_key_value_heads", None) or config.num_attention_heads
        width = (
            getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        )
        first = next(model.parameters())
        if not quantised:
            self.cache.early_initialization(batch, heads, width, first.dtype, first.device)
        for i, layer in enumerate(self.cache.layers):
            self.register_buffer(f"key_{i}", layer.keys)
            self.register_buffer(f"value_{i}", layer.values)
            self.register_buffer(f"length_{i}", layer.cumulative_length)

    def start(self, position: Tensor) -> None:
        """Sets the number of cached tokens; position: the positions of this call's tokens."""
        for layer in self.cache.layers:
            layer.cumulative_length.copy_(position[0])

    def reset(self) -> None:
        """Empties the cache."""
        for buffer in self.buffers():
            if any(buffer is x for layer in self.cache.layers for x in (layer.keys, layer.values)):
                buffer.zero_()


class Decoder(Cached):
    """A language model: tokens and their positions to logits of the last token."""

    def forward(self, input_ids: Tensor, position: Tensor) -> dict[str, Tensor]:
        self.start(position)
        out = self.model(
            input_ids=input_ids,
            position_ids=position[None].expand(input_ids.shape[0], -1),
            past_key_values=self.cache,
            use_cache=True,
        )
        return {"logits": out.logits[:, -1]}


class Encoder(nn.Module):
    """The encoder of a model."""

    def __init__(self, encoder: nn.Module) -> None:
        super().__init__()
        self.encoder = encoder

    def forward(self, **inputs: Tensor) -> dict[str, Tensor]:
        return {"hidden": self.encoder(**inputs).last_hidden_state}


class Translator(Cached):
    """A decoder over an encoder's result: tokens and positions to logits of the last token.

    The whole model runs, without its encoder: its head may scale, and add a bias.
    """

    def __init__(self, model: Any, config: Any, batch: int, length: int) -> None:
        super().__init__(model, config, batch, length)
        self.config = config

    def forward(
        self,
        input_ids: Tensor,
        position: Tensor,
        hidden: Tensor,
        attention_mask: Tensor | None = None,
    ) -> dict[str, Tensor]:
        self.start(position)
        out = self.model(
            decoder_input_ids=input_ids,
            encoder_outputs=BaseModelOutput(last_hidden_state=hidden),
            attention_mask=attention_mask,
            past_key_values=EncoderDecoderCache(self.cache, DynamicCache(config=self.config)),
            use_cache=True,
        )
        return {"logits": out.logits[:, -1]}


def _check_form(found: Tensor, wanted: Tensor) -> None:
    """Checks that prefill over the cache gives the logits of the model's own forward.

    Raises:
        FxgeError: status 4, it does not: the model needs more than tokens and positions.
    """
    limit = 1e-3 if wanted.dtype == torch.float32 else 5e-2
    error = (found.float() - wanted.float()).abs().max() / wanted.float().abs().max()
    if not error <= limit:
        raise FxgeError(
            "over a cache the model has other logits than without one "
            f"(relative difference {float(error):.2g}): it is no decoder, or needs further inputs",
            status=4,
        )


def _token(model: Any, name: str) -> Any:
    """Returns a token's number, by the first configuration that has it, or None."""
    config = model.config
    places = (
        getattr(model, "generation_config", None),
        config,
        config.get_text_config(decoder=True),
    )
    return next((n for c in places if (n := getattr(c, name, None)) is not None), None)


def _prompt(vocabulary: int, batch: int, length: int) -> Tensor:
    generator = torch.Generator().manual_seed(0)
    return torch.randint(0, vocabulary, (batch, length), generator=generator)


def _cache_length(config: Any, sizes: Sizes) -> int:
    positions = getattr(config, "max_position_embeddings", None) or None
    length = sizes.example("cache", min(512, positions or 512))
    if "cache" in sizes.ranges:
        raise FxgeError("the length of the cache is fixed: --size cache=N", status=2)
    sizes.at_most("cache", positions)
    return length


def _call(ids: Tensor, start: int) -> dict[str, Tensor]:
    return {"input_ids": ids, "position": torch.arange(start, start + ids.shape[1])}


def decoder_parts(
    model: Any, sizes: Sizes, details: dict[str, Any], packages: tuple[str, ...]
) -> Recipe:
    """Returns the recipe of a language model: prefill and decode, over one cache."""
    config = model.config.get_text_config()
    length = _cache_length(config, sizes)
    batch = sizes.example("batch", 1)
    if "batch" in sizes.ranges:
        raise FxgeError("the batch of a cache is fixed: --size batch=N", status=2)
    prompt = sizes.example("seq", min(64, length // 2))
    if prompt >= length:
        raise FxgeError(f"seq={prompt}: the cache has room for {length} tokens", status=2)
    module = Decoder(model, config, batch, length)
    ids = _prompt(config.vocab_size, batch, prompt)
    dims = {"input_ids": {1: "seq"}, "position": {0: "seq"}}
    parts = [
        Part("prefill", module, kwargs=_call(ids, 0), dims=dims),
        Part("decode", module, kwargs=_call(ids[:, :1], 0)),
    ]
    with torch.no_grad():
        _check_form(module(**_call(ids, 0))["logits"], model(input_ids=ids).logits[:, -1])
    module.reset()
    details = details | {
        "cache": length,
        "batch": batch,
        "eos_token_id": _token(model, "eos_token_id"),
    }
    return Recipe(
        "transformers",
        "text-generation",
        parts,
        details,
        packages,
        _same_tokens(module, ids, length),
    )


def _tokens(step: Callable[..., Any], ids: Tensor, most: int) -> tuple[list[Any], list[Any]]:
    """Generates greedily; returns the logits and the tokens of each step."""
    logits, tokens, at = [], [], ids.shape[1]
    out = step("prefill", **_call(ids, 0))["logits"]
    for _ in range(min(_NEW, most - at)):
        token = out.argmax(-1, keepdim=True)
        logits.append(out)
        tokens.append(token)
        out = step("decode", **_call(token, at))["logits"]
        at += 1
    return logits, tokens


def _same_tokens(
    module: Cached, ids: Tensor, length: int
) -> Callable[[Callable[[str], Any]], dict[str, Any]]:
    """Returns a check that the programs generate the tokens of eager PyTorch, over one cache.

    Tokens count where the best two logits of PyTorch differ by more than twice the difference.
    """

    def check(load: Callable[[str], Any]) -> dict[str, Any]:
        programs = {name: load(name) for name in ("prefill", "decode")}
        with torch.no_grad():
            module.reset()
            wanted, expected = _tokens(lambda _, **k: module(**k), ids, length)
            module.reset()
        found, tokens = _tokens(lambda name, **k: programs[name](**k), ids, length)
        clear = equal = 0
        for a, b, x, y in zip(wanted, found, expected, tokens, strict=True):
            best = a.float().topk(2, -1).values
            margin = (best[..., 0] - best[..., 1]).min()
            difference = (a.float() - b.float()).abs().max()
            if margin > 2 * difference:
                clear += 1
                equal += bool((x == y).all())
            if not (x == y).all():
                break  # later steps have other inputs
        if equal < clear:
            raise FxgeError(
                f"{clear - equal} of {clear} generated tokens differ from eager PyTorch", status=1
            )
        return {"tokens": {"generated": len(expected), "clear": clear, "equal": equal}}

    return check


def encoder_decoder_parts(
    task: str,
    model: Any,
    inputs: dict[str, Tensor],
    dims: dict[str, dict[int, str]],
    sizes: Sizes,
    details: dict[str, Any],
    packages: tuple[str, ...],
) -> Recipe:
    """Returns the recipe of an encoder-decoder model: encoder, prefill and decode."""
    if "batch" in sizes.ranges:
        raise FxgeError("the batch of a cache is fixed: --size batch=N", status=2)
    config = model.config.get_text_config(decoder=True)
    dtype = next(model.parameters()).dtype
    inputs = {n: x.to(dtype) if x.is_floating_point() else x for n, x in inputs.items()}
    encoder = with_inputs(Encoder(model.get_encoder()).eval(), list(inputs))
    with torch.no_grad():
        hidden = encoder(**inputs)["hidden"]
    batch = hidden.shape[0]
    names = ("max_target_positions", "max_position_embeddings")
    longest = next((n for name in names if (n := getattr(config, name, None))), 512)
    length = sizes.example("cache", min(128, longest))
    module = Translator(model, config, batch, length).eval()
    ids = _prompt(config.vocab_size, batch, sizes.example("prompt", 4))
    more: dict[str, Any] = {"hidden": hidden}
    source = next(iter(dims.values()))
    of_hidden: dict[str, dict[int, str]] = {}
    if "attention_mask" in inputs:
        more["attention_mask"] = inputs["attention_mask"]
        of_hidden = {
            "hidden": {1: source.get(1, "seq")},
            "attention_mask": {1: source.get(1, "seq")},
        }
    with torch.no_grad():
        whole = model(**inputs, decoder_input_ids=ids).logits[:, -1]
        _check_form(module(**_call(ids, 0), **more)["logits"], whole)
    module.reset()
    parts = [
        Part(
            "encoder",
            encoder,
            kwargs=inputs,
            dims={n: {1: d[1]} for n, d in dims.items() if 1 in d},
        ),
        Part(
            "prefill",
            module,
            kwargs=_call(ids, 0) | more,
            dims={"input_ids": {1: "prompt"}, "position": {0: "prompt"}} | of_hidden,
        ),
        Part("decode", module, kwargs=_call(ids[:, :1], 0) | more, dims=of_hidden),
    ]
    details = details | {
        "cache": length,
        "batch": batch,
        "decoder_start_token_id": _token(model, "decoder_start_token_id"),
        "eos_token_id": _token(model, "eos_token_id"),
    }
    return Recipe("transformers", task, parts, details, packages)
