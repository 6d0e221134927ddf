# SPDX-License-Identifier: Apache-2.0
"""Tiny language models, trained for seconds so that logits are apart."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from transformers import LlamaConfig, LlamaForCausalLM, Qwen3MoeConfig, Qwen3MoeForCausalLM

VOCABULARY = 32


def llama() -> LlamaForCausalLM:
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=VOCABULARY,
        hidden_size=64,
        intermediate_size=128,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=32,
        max_position_embeddings=64,
        tie_word_embeddings=False,
    )
    return LlamaForCausalLM(config)


def qwen3_moe() -> Qwen3MoeForCausalLM:
    torch.manual_seed(0)
    config = Qwen3MoeConfig(
        vocab_size=VOCABULARY,
        hidden_size=64,
        intermediate_size=128,
        moe_intermediate_size=64,
        num_hidden_layers=1,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=32,
        num_experts=4,
        num_experts_per_tok=2,
        decoder_sparse_step=1,
        norm_topk_prob=True,
        max_position_embeddings=64,
        tie_word_embeddings=False,
    )
    return Qwen3MoeForCausalLM(config)


def sequences(count: int, length: int, seed: int) -> Tensor:
    """Returns sequences of which the first token decides how each token follows from the last."""
    g = torch.Generator().manual_seed(seed)
    first = torch.randint(0, VOCABULARY, (count,), generator=g)
    rows = [first, torch.randint(0, VOCABULARY, (count,), generator=g)]
    for _ in range(length - 2):
        rows.append(
            torch.where(first < VOCABULARY // 2, 5 * rows[-1] + 3, 3 * rows[-1] + 7) % VOCABULARY
        )
    return torch.stack(rows, 1)


def train(model: nn.Module, steps: int = 60) -> float:
    """Trains a model on such sequences; returns the last loss."""
    torch.set_num_threads(1)  # threads that wait for each other cost more than they gain
    model.train()
    optimizer = torch.optim.AdamW(model.parameters(), 4e-3, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=steps)
    loss = torch.zeros(())
    for step in range(steps):
        ids = sequences(16, 16, step)
        logits = model(input_ids=ids).logits[:, 1:-1]
        loss = nn.functional.cross_entropy(logits.flatten(0, 1), ids[:, 2:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    model.eval()
    return float(loss.detach())
