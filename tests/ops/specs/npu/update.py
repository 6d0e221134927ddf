# SPDX-License-Identifier: Apache-2.0
"""Calls of torch_npu operators that update operands."""

from __future__ import annotations

from typing import Any

import torch

from specs.base import FLOATS, HALF, INF, NAN, SPECS, Maker, Spec, bf16, f16, f32, group, i8, i32, i64, u8
from specs.npu.base import call, ints, refused, replaced, static, zeros, zeros_f16, zeros_i32, zeros_i64


@group
def updates() -> None:
    """Adds optimiser steps and other updates of operands."""
    static("npu_format_cast_.functional", "plain", lambda m: [m(2, 3), m(2, 3)])
    static("npu_view_copy.functional", "plain", lambda m: [m(2, 3), m(2, 3), False], FLOATS)
    static("npu_view_copy.functional", "row", lambda m: [m(2, 3), m(3), True], (f16,))
    for kind, groups in ((0, [2, 2, 5]), (1, [2, 0, 3])):
        static("npu_grouped_matmul_add", f"kind_{kind}", lambda m, g=groups: [m(12, 3, dtype=f32), m(5, 4), m(5, 3), torch.tensor(g)], HALF, group_list_type=kind)
    call("atb._npu_matmul_add_fp32.functional", "plain", lambda m: [m(m.a, 4), m(m.a, 3), m(4, 3, dtype=f32)], HALF)

    def adam(m: Maker, *numbers: Any) -> tuple[list[Any], dict[str, Any]]:
        return [*numbers[0], m(3, 4), *numbers[1]], {"var": m(3, 4), "m": m(3, 4), "v": m.positive(3, 4)}

    for tag, options in (("plain", [None, None, None]), ("most", [torch.full((3, 4), 0.5), True, False]), ("up", [None, False, True])):
        SPECS.append(Spec("npu.npu_apply_adam_w.functional", tag, lambda m, o=options: adam(m, [0.81, 0.998, 0.1, 0.01, 0.9, 0.999, 1e-6], [o[0] if o[0] is None else o[0].to(m.dtype), *o[1:]]), FLOATS if tag == "plain" else (f32,), False))
    for tag, nesterov in (("plain", None), ("nesterov", True)):
        SPECS.append(Spec("npu.npu_apply_adam.functional", tag, lambda m, n=nesterov: adam(m, [0.81, 0.998, 0.1, 0.9, 0.999, 1e-6], [None, n]), FLOATS if nesterov is None else (f32,), False))
    static("npu_scatter_list", "rows", lambda m: [[m(2, 5, 3), m(2, 5, 3)], torch.tensor([3, 0], dtype=i32), m(2, 2, 2, 3), torch.tensor([1, 0], dtype=u8)], (f16, i8))
    static("npu_scatter_list", "columns", lambda m: [[m(2, 3, 5), m(2, 3, 5)], torch.tensor([1, 4]), m(2, 2, 3, 1)], axis=-1)
    static("_C_ascend.npu_scatter_nd_update_v2.functional", "rows", lambda m: [m(6, 4), m.order(5)[:3, None], m(3, 4)], (f16, i32))
    name, lens, place = "npu_recurrent_gated_delta_rule_functional", torch.tensor([2, 1, 3], dtype=i32), torch.tensor([5, 0, 3, 1, 4, 2], dtype=i32)
    rule: Any = lambda m: [m(6, 2, 4), m(6, 2, 4), m(6, 4, 3), m(6, 4, 3, 4)]  # noqa: E731
    static(name, "plain", rule, (bf16,), actual_seq_lengths=lens, ssm_state_indices=place)
    static(name, "gated", rule, (bf16,), actual_seq_lengths=lens, ssm_state_indices=place, num_accepted_tokens=torch.tensor([2, 1, 1], dtype=i32), scale=0.5,
          beta=torch.arange(24).reshape(6, 4).to(bf16) / 24, g=-torch.arange(24.0).reshape(6, 4) / 24, gk=-torch.arange(96.0).reshape(6, 4, 4) / 96)


@group
def refusals() -> None:
    """Adds calls that violate a condition of a row."""

    def x(*shape: int, dtype: torch.dtype = f32) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    refused("npu_view_copy.functional", "other", "wider", x(2, 3), x(2, 3, dtype=torch.float64), False)
    refused("npu_view_copy.functional", "shapes", "longer", x(2, 3), x(4, 3), False)
    a, b = x(5, 4, dtype=f16), x(5, 3, dtype=f16)
    refused("npu_grouped_matmul_add", "rank", "three", x(12, 3), a[None], b, x(3, dtype=i64))
    refused("npu_grouped_matmul_add", "rows", "differ", x(12, 3), a, b[:4], x(3, dtype=i64))
    refused("npu_grouped_matmul_add", "kind", "two", x(12, 3), a, b, x(3, dtype=i64), group_list_type=2)
    refused("atb._npu_matmul_add_fp32.functional", "rank", "three", a[None], b, x(4, 3))
    one = [x(3), None]
    refused("npu_apply_adam_w.functional", "shapes", "m", 0.9, 0.9, 0.1, 0.0, 0.9, 0.9, 1e-6, *one, None, None, var=x(3), m=x(4), v=x(3))
    refused("npu_apply_adam.functional", "shapes", "m", 0.9, 0.9, 0.1, 0.9, 0.9, 1e-6, *one, None, var=x(3), m=x(4), v=x(3))
    lists = [[x(2, 5, 3)], x(1, dtype=i64), x(1, 2, 2, 3)]
    refused("npu_scatter_list", "rank", "three", lists[0], lists[1], lists[2][0])
    refused("npu_scatter_list", "indices", "two", lists[0], lists[1][None], lists[2])
    refused("npu_scatter_list", "reduce", "add", *lists, reduce="add")
    refused("npu_scatter_list", "axis", "zero", *lists, axis=0)
    d = [x(3, 2, 4, dtype=bf16), x(3, 2, 4, dtype=bf16), x(3, 4, 3, dtype=bf16), x(3, 4, 3, 4, dtype=bf16)]
    name = "npu_recurrent_gated_delta_rule_functional"
    refused(name, "rank", "states", *d[:3], d[0], actual_seq_lengths=x(1, dtype=i32), ssm_state_indices=x(3, dtype=i32))
    refused(name, "lengths", "none", *d)


@group
def unused_rows() -> None:
    """Adds NaN in rows that belong to no group."""
    ends = torch.tensor([2, 2, 5])
    static("npu_grouped_matmul_add", "nan", lambda m: [m(12, 3, dtype=f32), replaced(m(5, 4), (0, 1), NAN), replaced(m(5, 3), (4,), INF), ends], (f16,))


@group
def refused_products() -> None:
    """Adds products with sizes or dtypes that do not match."""
    refused("atb._npu_matmul_add_fp32.functional", "sizes", "columns", zeros_f16(5, 4), zeros_f16(5, 3), zeros(4, 4))


@group
def refused_sizes() -> None:
    """Adds calls with sizes or dtypes that do not match."""
    refused("npu_scatter_list", "sizes", "two", [zeros(2, 5, 3)], zeros_i64(2), zeros(1, 2, 2, 3))
    refused("npu_scatter_list", "parts", "columns", [zeros(2, 5, 3)], zeros_i64(1), zeros(1, 2, 2, 4))


@group
def refused_states() -> None:
    """Adds states with sizes or dtypes that do not match."""

    def d(*shape: int) -> torch.Tensor:
        return zeros(*shape, dtype=bf16)

    name, three = "npu_recurrent_gated_delta_rule_functional", [d(3, 2, 4), d(3, 2, 4), d(3, 4, 3)]
    refused(name, "sizes", "gates", *three, d(3, 4, 3, 4), actual_seq_lengths=zeros_i32(1), ssm_state_indices=zeros_i32(3), g=zeros(3, 2))
    refused(name, "tokens", "two", *three, d(3, 4, 3, 4), actual_seq_lengths=zeros_i32(1), ssm_state_indices=zeros_i32(2))
    refused("npu_chunk_gated_delta_rule", "sizes", "states", *three, beta=d(3, 4), initial_state=d(2, 4, 3, 4), actual_seq_lengths=zeros_i32(1))


@group
def gated_delta_rules() -> None:
    """Adds gated delta rules over packed sequences."""
    name, lens = "npu_chunk_gated_delta_rule", ints(3, 1, 2)
    rule: Any = lambda m: [m(6, 2, 4), m(6, 2, 4), m(6, 4, 3)]  # noqa: E731
    beta = torch.arange(24).reshape(6, 4).to(bf16) / 24
    for tag, dtype in (("plain", bf16), ("wide", f32)):
        first = (torch.arange(144).reshape(3, 4, 3, 4) % 7 / 7).to(dtype)
        more = {} if tag == "plain" else {"scale": 0.5, "g": -torch.arange(24.0).reshape(6, 4) / 24}
        static(name, tag, rule, (bf16,), beta=beta, initial_state=first, actual_seq_lengths=lens, **more)


@group
def refused_gated_delta_rules() -> None:
    """Adds gated delta rules that violate a condition of their row."""

    def x(*shape: int, dtype: torch.dtype = f16) -> torch.Tensor:
        return torch.zeros(shape, dtype=dtype)

    name, b = "npu_chunk_gated_delta_rule", {"dtype": bf16}
    three = [x(6, 2, 4, **b), x(6, 2, 4, **b), x(6, 4, 3, **b)]
    refused(name, "given", "none", *three)
    refused(name, "rank", "two", *three[:2], x(6, 4, **b))
