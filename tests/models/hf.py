# SPDX-License-Identifier: Apache-2.0
"""Exports small random-weight models of transformers, and a ResNet; README.md says more. The files
hold numbers of lines: what is inserted above the models makes all of them stale."""
from __future__ import annotations

import argparse
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import torch
import transformers
from torch import Tensor, nn
from torch.export import Dim
from transformers import (
    BertConfig,
    BertModel,
    GPT2Config,
    GPT2LMHeadModel,
    LlamaConfig,
    LlamaForCausalLM,
    MixtralConfig,
    MixtralForCausalLM,
    PretrainedConfig,
    PreTrainedModel,
    T5Config,
    T5ForConditionalGeneration,
    ViTConfig,
    ViTModel,
)

import export
from zoo import Args, Entry

DATA = Path(__file__).resolve().parent / "data_hf"
VOCAB = 48
BATCH = Dim("batch", min=1, max=16)
LENGTH = Dim("length", min=2, max=24)

Case = Callable[[torch.Generator], Args]


class Masked(nn.Module):
    """Token ids and their mask in, the first tensor of the model's output out."""

    def __init__(self, make: type[PreTrainedModel], config: PretrainedConfig) -> None:
        super().__init__()
        self.model = make(config)

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        out: Tensor = self.model(input_ids=ids, attention_mask=mask, use_cache=False)[0]
        return out


class Grouped(Masked):
    """With experts computed by grouped products, which PyTorch lacks in float64."""

    def double(self) -> Grouped:
        self.model.config._experts_implementation = "batched_mm"
        return super().double()


class Encoder(Masked):
    """The same for models without the option of a cache."""

    def forward(self, ids: Tensor, mask: Tensor) -> Tensor:
        out: Tensor = self.model(input_ids=ids, attention_mask=mask)[0]
        return out


class Image(nn.Module):
    """Pixels in, the hidden states of all patches out."""

    def __init__(self, config: ViTConfig) -> None:
        super().__init__()
        self.model = ViTModel(config, add_pooling_layer=False)

    def forward(self, pixels: Tensor) -> Tensor:
        out: Tensor = self.model(pixel_values=pixels)[0]
        return out


class Seq2Seq(nn.Module):
    """Encoder's and decoder's token ids in, logits out."""

    def __init__(self, config: T5Config) -> None:
        super().__init__()
        self.model = T5ForConditionalGeneration(config)

    def forward(self, ids: Tensor, mask: Tensor, target: Tensor) -> Tensor:
        out: Tensor = self.model(
            input_ids=ids, attention_mask=mask, decoder_input_ids=target, use_cache=False
        ).logits
        return out


class Bottleneck(nn.Module):
    """1x1, 3x3, 1x1 convolutions with a shortcut, as in ResNet-50."""

    def __init__(self, inner: int, width: int, outer: int, stride: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(inner, width, 1, bias=False),
            nn.BatchNorm2d(width),
            nn.ReLU(inplace=True),
            nn.Conv2d(width, width, 3, stride, 1, bias=False),
            nn.BatchNorm2d(width),
            nn.ReLU(inplace=True),
            nn.Conv2d(width, outer, 1, bias=False),
            nn.BatchNorm2d(outer),
        )
        self.short: nn.Module = nn.Identity()
        if stride != 1 or inner != outer:
            self.short = nn.Sequential(
                nn.Conv2d(inner, outer, 1, stride, bias=False), nn.BatchNorm2d(outer)
            )
        self.relu = nn.ReLU(inplace=True)

    def forward(self, x: Tensor) -> Tensor:
        y = self.body(x)
        y += self.short(x)
        out: Tensor = self.relu(y)
        return out


class ResNet(nn.Module):
    """The layout of ResNet-50 with narrow layers."""

    def __init__(self, depth: tuple[int, ...] = (1, 2, 1, 1), width: int = 2) -> None:
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, width, 7, 2, 3, bias=False),
            nn.BatchNorm2d(width),
            nn.ReLU(inplace=True),
            nn.MaxPool2d(3, 2, 1),
        )
        blocks: list[nn.Module] = []
        inner = width
        for stage, count in enumerate(depth):
            for k in range(count):
                stride = 2 if stage and k == 0 else 1
                blocks.append(Bottleneck(inner, width << stage, 4 * width << stage, stride))
                inner = 4 * width << stage
        self.blocks = nn.Sequential(*blocks)
        self.pool = nn.AdaptiveAvgPool2d((1, 1))
        self.fc = nn.Linear(inner, 10)

    def forward(self, x: Tensor) -> Tensor:
        x = self.pool(self.blocks(self.stem(x)))
        out: Tensor = self.fc(torch.flatten(x, 1))
        return out


def resnet(depth: tuple[int, ...] = (1, 2, 1, 1), width: int = 2) -> nn.Module:
    """Sets statistics that differ from those of a fresh model."""
    model = ResNet(depth, width)
    for module in model.modules():
        if isinstance(module, nn.BatchNorm2d):
            module.running_mean.normal_(0, 0.1)
            module.running_var.uniform_(0.5, 1.5)
            nn.init.uniform_(module.weight, 0.5, 1.5)
            nn.init.normal_(module.bias, 0, 0.1)
    return model


# --- the configurations -----------------------------------------------------------------------


def bert(layers: int) -> nn.Module:
    return Encoder(
        partial(BertModel, add_pooling_layer=False),
        BertConfig(
            vocab_size=VOCAB,
            hidden_size=32,
            num_hidden_layers=layers,
            num_attention_heads=2,
            intermediate_size=64,
            max_position_embeddings=32,
        ),
    )


def bert_base() -> nn.Module:
    return Encoder(partial(BertModel, add_pooling_layer=False), BertConfig())


def gpt2(layers: int = 1) -> nn.Module:
    return Masked(
        GPT2LMHeadModel,
        GPT2Config(vocab_size=VOCAB, n_positions=32, n_embd=32, n_layer=layers, n_head=2),
    )


def llama(layers: int, dtype: torch.dtype = torch.float32) -> nn.Module:
    config = LlamaConfig(
        vocab_size=VOCAB,
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=64,
    )
    return Masked(LlamaForCausalLM, config).to(dtype)


def vit(layers: int = 1) -> nn.Module:
    return Image(
        ViTConfig(
            hidden_size=32,
            num_hidden_layers=layers,
            num_attention_heads=2,
            intermediate_size=64,
            image_size=16,
            patch_size=8,
        )
    )


def t5(layers: int = 1) -> nn.Module:
    return Seq2Seq(
        T5Config(
            vocab_size=VOCAB,
            d_model=32,
            d_kv=16,
            d_ff=64,
            num_layers=layers,
            num_heads=2,
            decoder_start_token_id=0,
        )
    )


def mixtral(experts: str, layers: int = 1) -> nn.Module:
    config = MixtralConfig(
        vocab_size=VOCAB,
        hidden_size=32,
        intermediate_size=32,
        num_hidden_layers=layers,
        num_attention_heads=4,
        num_key_value_heads=2,
        num_local_experts=4,
        num_experts_per_tok=2,
        max_position_embeddings=64,
    )
    config._experts_implementation = experts
    kind = Grouped if experts == "grouped_mm" else Masked
    return kind(MixtralForCausalLM, config)


def in_bf16(make: Callable[[], nn.Module]) -> Callable[[], nn.Module]:
    return lambda: make().to(torch.bfloat16)


# --- the inputs -------------------------------------------------------------------------------


def tokens(batch: int, length: int) -> Case:
    """Token ids, and a mask that ends one row early."""

    def make(g: torch.Generator) -> Args:
        mask = torch.ones(batch, length, dtype=torch.int64)
        mask[-1, length - 1 :] = 0
        return (torch.randint(VOCAB, (batch, length), generator=g), mask)

    return make


def pairs(batch: int, length: int, target: int) -> Case:
    return lambda g: (
        *tokens(batch, length)(g),
        torch.randint(VOCAB, (batch, target), generator=g),
    )


def pixels(*shape: int) -> Case:
    return lambda g: (torch.randn(shape, generator=g),)


ROWS = {"ids": {0: BATCH}, "mask": {0: BATCH}}
GRID = {"ids": {0: BATCH, 1: LENGTH}, "mask": {0: BATCH, 1: LENGTH}}
SIZES = [tokens(2, 7), tokens(3, 12), tokens(5, 4)]


def entries() -> list[Entry]:
    return [
        Entry("hf_bert", partial(bert, 2), [tokens(2, 8), tokens(4, 8), tokens(7, 8)], ROWS),
        Entry("hf_gpt2", gpt2, [tokens(2, 8)], decomposed=False),
        Entry("hf_llama", partial(llama, 2), SIZES, GRID),
        Entry(
            "hf_llama_bf16", partial(llama, 1, torch.bfloat16), SIZES[:1], GRID, decomposed=False
        ),
        Entry("hf_bert_bf16", in_bf16(partial(bert, 1)), [tokens(2, 8)], decomposed=False),
        Entry("hf_gpt2_bf16", in_bf16(gpt2), [tokens(2, 8)], decomposed=False),
        Entry("hf_t5_bf16", in_bf16(t5), [pairs(2, 7, 5)], decomposed=False),
        Entry("hf_vit", vit, [pixels(2, 3, 16, 16), pixels(3, 3, 16, 16)], {"pixels": {0: BATCH}}),
        Entry("hf_t5", t5, [pairs(2, 7, 5)]),
        Entry("hf_mixtral_batched", partial(mixtral, "batched_mm"), [tokens(2, 5)]),
        Entry(
            "hf_mixtral_grouped", partial(mixtral, "grouped_mm"), [tokens(2, 5)], decomposed=False
        ),
        Entry("resnet", resnet, [pixels(2, 3, 32, 32), pixels(1, 3, 32, 32)], {"x": {0: BATCH}}),
    ]


def unkept() -> list[Entry]:
    """Exported in tests only: the files of all models together stay below 8 MB."""
    return [
        Entry(f"hf_mixtral_{short}_bf16", in_bf16(partial(mixtral, experts)), [tokens(2, 5)])
        for short, experts in (("batched", "batched_mm"), ("grouped", "grouped_mm"))
    ]


def large() -> list[Entry]:
    """BERT-base and ResNet-50 with all their weights, for short texts and small images; never checked in."""
    return [
        Entry("bert_base", bert_base, [tokens(2, 24), tokens(1, 24), tokens(3, 24)], ROWS),
        Entry(
            "resnet50",
            partial(resnet, (3, 4, 6, 3), 64),
            [pixels(2, 3, 96, 96), pixels(1, 3, 96, 96), pixels(3, 3, 96, 96)],
            {"x": {0: BATCH}},
        ),
    ]


def measured() -> list[Entry]:
    """Two and four layers of one size, for counts a layer; never checked in."""
    return [
        Entry(f"{name}{layers}", partial(make, layers), [tokens(2, 7)], GRID if name == "llama" else None)
        for name, make in (("llama", llama), ("bert", bert))
        for layers in (2, 4)
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="models to export (default: all)")
    parser.add_argument("--check", action="store_true", help="export elsewhere and compare")
    parser.add_argument("--layers", metavar="DIR", help="only programs, of 2 and 4 layers, into DIR")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    transformers.logging.set_verbosity_error()
    torch.set_num_threads(1)
    if options.layers:
        return write_programs(measured(), Path(options.layers))
    known = {entry.name: entry for entry in entries()}
    if unknown := set(options.names) - set(known):
        parser.error(f"no such model: {', '.join(sorted(unknown))}")
    if not options.check:
        DATA.mkdir(exist_ok=True)
        export.produce_all((known[n] for n in options.names or known), DATA)
        return 0
    with tempfile.TemporaryDirectory() as name:
        export.produce_all(known.values(), Path(name))
        changed = export.differing(Path(name), DATA)
    print("\n".join(changed) or "all files are as checked in")
    return 1 if changed else 0


def write_programs(chosen: Iterable[Entry], directory: Path) -> int:
    directory.mkdir(parents=True, exist_ok=True)
    for entry in chosen:
        for form, program in export.export(entry).items():
            export.save(program, directory / f"{entry.name}.{form}.pt2")
    return 0


if __name__ == "__main__":
    sys.exit(main())
