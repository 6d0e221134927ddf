# SPDX-License-Identifier: Apache-2.0
"""Calls of operators whose converters declare no cases, or only large ones: (operator, arguments, keyword arguments)."""

from typing import Any

import torch

aten = torch.ops.aten


def f(*dims: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Returns random numbers of a normal distribution."""
    return torch.randn(dims).to(dtype)


def p(*dims: int) -> torch.Tensor:
    """Returns random numbers above 0.5."""
    return torch.rand(dims) + 0.5


def i(top: int, *dims: int, dtype: torch.dtype = torch.int64) -> torch.Tensor:
    """Returns random integers below `top`."""
    return torch.randint(top, dims, dtype=dtype)


def calls() -> list[tuple[Any, list[Any], dict[str, Any]]]:
    """Returns the calls, in the order of their names."""
    half = torch.float16
    lists = {"acos": p, "asin": p, "atan": f, "log": p, "log10": p, "neg": f, "reciprocal": p, "sign": f, "sqrt": p}
    all_lists = [
        (getattr(aten, f"_foreach_{name}").default, [[make(2, 3) - 0.5 if name[0] == "a" else make(2, 3), make(2)]], {})
        for name, make in lists.items()
    ]
    one, two, three = [f(2, 3), f(4)], [f(2, 3), f(4)], [p(2, 3), p(4)]
    conv = [1, 1], [1, 1], [1, 1], False, [0, 0], 1, [True, True, False]
    conv3 = [1, 1, 1], [1, 1, 1], [1, 1, 1], False, [0, 0, 0], 1, [True, True, False]
    pool = [2, 2], [2, 2], [0, 0]
    labels, bags, starts = i(5, 4), i(6, 8, dtype=torch.int32), torch.tensor([0, 3, 5], dtype=torch.int32)
    x, g, weight = f(4, 5), f(4, 5), p(3)
    image, mean, rstd = f(2, 3, 2, 2), f(3), p(3)
    pooled = f(1, 2, 4, 4)
    places = aten.max_pool2d_with_indices(pooled, *pool)[1]
    wide, windows = f(2, 3, 7, 6), ([3, 2], [2, 3], [1, 1], [1, 1])
    wider = [aten.max_pool2d_with_indices(wide, *windows, ceil) for ceil in (False, True)]
    return [
        *all_lists,
        (aten._foreach_add.List, [one, two], {"alpha": 2}),
        (aten._foreach_sub.List, [one, two], {"alpha": 2}),
        (aten._foreach_addcdiv.Tensor, [one, two, three, f(2)], {}),
        (aten._foreach_addcmul.Tensor, [one, two, three, f(2)], {}),
        (aten.convolution_backward.default, [f(1, 4, 5, 5), f(1, 3, 5, 5), f(4, 3, 3, 3), None, *conv], {}),
        (aten.convolution_backward.default, [f(1, 2, 3, 3, 3), f(1, 2, 3, 3, 3), f(2, 2, 3, 3, 3), None, *conv3], {}),
        (aten.convolution.default, [f(1, 4, 3, 3), f(4, 2, 3, 3), f(2), [2, 2], [1, 1], [1, 1], True, [1, 1], 1], {}),
        (aten.convolution.default, [f(1, 2, 2, 3, 3), f(2, 2, 2, 2, 2), None, [1, 1, 1], [0, 0, 0], [1, 1, 1], True, [0, 0, 0], 1], {}),
        *[(aten._embedding_bag.default, [f(6, 3), bags, starts, False, mode], {}) for mode in (0, 1, 2)],
        (aten.embedding_dense_backward.default, [f(4, 3), i(6, 4), 6, -1, False], {}),
        (aten.avg_pool2d_backward.default, [f(1, 2, 2, 2), f(1, 2, 4, 4), *pool, False, True, None], {}),
        (aten._adaptive_avg_pool2d_backward.default, [f(1, 2, 2, 2), f(1, 2, 4, 4)], {}),
        (aten.max_pool2d_with_indices.default, [f(1, 2, 4, 4), *pool], {}),
        (aten.max_pool2d_with_indices_backward.default, [f(1, 2, 2, 2), pooled, *pool, [1, 1], False, places], {}),
        *[
            (aten.max_pool2d_with_indices_backward.default, [f(*y.shape), wide, *windows, ceil, at], {})
            for (y, at), ceil in zip(wider, (False, True), strict=True)
        ],
        (aten.elu_backward.default, [g, 1.5, 1.0, 1.0, False, x], {}),
        (aten.glu_backward.default, [f(4, 2), f(4, 4), -1], {}),
        (aten.gelu.default, [x], {"approximate": "tanh"}),
        (aten.gelu_backward.default, [g, x], {"approximate": "tanh"}),
        (aten.hardswish_backward.default, [g, x * 3], {}),
        *[(aten.mse_loss.default, [x, g, mode], {}) for mode in (0, 1, 2)],
        (aten.mse_loss_backward.default, [f(), x, g, 1], {}),
        (aten.nll_loss_forward.default, [x, labels, None, 1, -100], {}),
        (aten.nll_loss_backward.default, [f(), x, labels, None, 1, -100, torch.tensor(4.0)], {}),
        (aten.nan_to_num.default, [torch.tensor([1.0, torch.inf, -torch.inf, torch.nan]), 0.5, 9.0, -9.0], {}),
        (aten._prelu_kernel_backward.default, [image, f(2, 3, 2, 2), weight.reshape(1, 3, 1, 1)], {}),
        (aten.upsample_nearest2d.default, [f(1, 2, 2, 3), [4, 5]], {}),
        (aten.upsample_nearest2d_backward.default, [f(1, 2, 4, 6), [4, 6], [1, 2, 2, 3]], {}),
        (aten.sigmoid_backward.default, [g, x.sigmoid()], {}),
        (aten.tanh_backward.default, [g, x.tanh()], {}),
        (aten.threshold.default, [x, 0.5, 2.0], {}),
        (aten.threshold_backward.default, [g, x, 0], {}),
        (aten.threshold_backward.default, [g.to(half), x.to(half), 0.5], {}),
        (aten.log_sigmoid_backward.default, [g, x, f(0)], {}),
        (aten.native_layer_norm_backward.default, [g, x, [5], f(4, 1), p(4, 1), p(5), f(5), [True, True, True]], {}),
        (aten.native_group_norm.default, [f(2, 4, 2, 2), p(4), f(4), 2, 4, 4, 2, 1e-5], {}),
        (
            aten.native_group_norm_backward.default,
            [f(2, 4, 2, 2), f(2, 4, 2, 2), f(2, 2), p(2, 2), p(4), 2, 4, 4, 2, [True, True, True]],
            {},
        ),
        (
            aten.native_batch_norm_backward.default,
            [f(2, 3, 2, 2), image, weight, mean, rstd, mean, rstd, True, 1e-5, [True, True, True]],
            {},
        ),
        (
            aten.native_batch_norm_backward.default,
            [f(2, 3, 2, 2), image, weight, mean, rstd, mean, rstd, False, 1e-5, [True, True, True]],
            {},
        ),
        (aten.std.correction, [x, [1]], {"correction": 1}),
        (aten.rsub.Scalar, [x, 2.0, 3.0], {}),
        (aten.index.Tensor, [x, [i(4, 3), None]], {}),
        (aten._softmax.default, [x, -1, False], {}),
        (aten._fft_c2c.default, [torch.complex(x, g), [0, 1], 0, True], {}),
        (aten.arange.start_step, [0, 10, 3], {"dtype": torch.float32}),
        (aten.constant_pad_nd.default, [x, [1, 2], 0], {}),
        (aten.reflection_pad2d.default, [image, [1, 1, 1, 0]], {}),
        (aten.reflection_pad2d_backward.default, [f(2, 3, 3, 4), image, [1, 1, 1, 0]], {}),
        (aten.grid_sampler_2d_backward.default, [f(1, 2, 3, 3), f(1, 2, 4, 4), f(1, 3, 3, 2) / 2, 0, 0, False, [True, True]], {}),
        (aten.prod.default, [p(2, 3)], {}),
        (aten.bernoulli.p, [f(4, 5), 0.5], {}),
    ]


class Experts(torch.nn.Module):
    """A mixture of two experts, each weighted by a router."""

    def __init__(self) -> None:
        super().__init__()
        self.router = torch.nn.Linear(16, 2)
        self.experts = torch.nn.ModuleList(torch.nn.Linear(16, 16) for _ in range(2))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Returns the weighted sum of the experts."""
        weights = self.router(x).softmax(-1)
        return sum(weights[..., k : k + 1] * expert(x) for k, expert in enumerate(self.experts))


def models() -> list[tuple[str, torch.nn.Module, list[Any]]]:
    """Returns names, models with random weights, and their arguments."""
    import transformers

    sizes = {
        "hidden_size": 16,
        "intermediate_size": 32,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "vocab_size": 50,
        "attn_implementation": "eager",
    }
    nn = torch.nn
    net = [nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(128, 10)]
    found = {
        "mlp": (nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4)), [f(2, 16)]),
        "convolutions": (nn.Sequential(*net), [f(2, 3, 8, 8)]),
        "experts": (Experts(), [f(2, 5, 16)]),
        "bert": (transformers.BertModel(transformers.BertConfig(**sizes)), [i(50, 2, 7)]),
        "llama": (transformers.LlamaForCausalLM(transformers.LlamaConfig(**sizes, use_cache=False)), [i(50, 2, 7)]),
    }
    return [(name, model.eval(), args) for name, (model, args) in found.items()]
