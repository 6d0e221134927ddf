"""More specs: other names of operators, and compositions that default exports leave whole."""

from __future__ import annotations

import torch
from specs import ALL, FLOATS, NUMBERS, bf16, call, f32, f64, i32, i64, still

TWO = (f32, f64)


def of_names() -> None:
    """Each is another operator."""
    for name in "absolute negative fix".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    for name in "arcsin arccos arctanh".split():
        call(name, "plain", lambda m: [m.unit(m.a, m.b)], FLOATS)
    for name in "arctan arcsinh special_erf special_erfc special_exp2 special_expm1".split():
        call(name, "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("arccosh", "plain", lambda m: [m.positive(m.a, m.b) + 1], FLOATS)
    call("special_log1p", "plain", lambda m: [m.positive(m.a, m.b)], FLOATS)
    call("special_logit", "plain", lambda m: [m.unit(m.a, m.b), 0.125])
    call("special_round", "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("special_round", "decimals", lambda m: [m(m.a, m.b)], decimals=1)
    for name in ("special_softmax", "special_log_softmax"):
        call(name, "plain", lambda m: [m(m.a, m.b), -1], FLOATS)
    call("special_logsumexp", "plain", lambda m: [m(m.a, m.b), [1]])
    call("special_xlogy", "plain", lambda m: [m(m.a, m.b), m.positive(m.a, m.b)])
    call("special_xlogy.other_scalar", "plain", lambda m: [m(m.a, m.b), 2.5])
    call("special_xlogy.self_scalar", "plain", lambda m: [2.5, m.positive(m.a, m.b)])
    call("arctan2", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS)
    call("clip", "both", lambda m: [m(m.a, m.b), -1, 2], NUMBERS)
    call("clip", "above", lambda m: [m(m.a, m.b), None, 1])
    call("clip.Tensor", "plain", lambda m: [m(m.a, m.b), m(m.b) - 1, m(m.a, 1) + 1], FLOATS)
    call("concatenate", "plain", lambda m: [[m(m.a, 2), m(m.a, 3)], 1], ALL)
    call("row_stack", "plain", lambda m: [[m(m.b), m(m.a, m.b)]])
    for name in ("divide.Scalar", "multiply.Scalar", "subtract.Scalar", "true_divide.Scalar"):
        call(name, "plain", lambda m: [m(m.a, m.b), 3], NUMBERS)
    call("subtract.Scalar", "alpha", lambda m: [m(m.a, m.b), 3, 2], NUMBERS)
    for mode in ("floor", "trunc", None):
        call("divide.Scalar_mode", str(mode), lambda m: [m(m.a, m.b), 3], (f32, i64), rounding_mode=mode)
        call("divide.Tensor_mode", str(mode), lambda m: [m(m.a, m.b), m.positive(m.b)], (f32, i64), rounding_mode=mode)
    call("trapz.dx", "plain", lambda m: [m(m.a, m.b)], dx=0.5)
    call("trapz.x", "plain", lambda m: [m(m.a, m.b), m(m.b)], dim=-1)
    still("matrix_power", "plain", lambda m: [m(2, 3, 3), 3])
    still("native_channel_shuffle", "plain", lambda m: [m(3, 6, 4, 2), 3])
    call("_pad_circular", "plain", lambda m: [m(2, m.a, m.b), [1, 2]])
    still("_dim_arange", "plain", lambda m: [m(3, 4), 1])
    call("flatten_dense_tensors", "plain", lambda m: [[m(m.a, m.b), m(m.b)]])


def of_powers() -> None:
    """In f64 whatever goes in."""
    call("float_power.Tensor_Tensor", "plain", lambda m: [m.positive(m.a, m.b), m(m.a, m.b)], (*FLOATS, i64))
    call("float_power.Tensor_Scalar", "plain", lambda m: [m.positive(m.a, m.b), 2.5], (*FLOATS, i64))
    call("float_power.Scalar", "plain", lambda m: [2.5, m(m.a, m.b)], (*FLOATS, i64))


def of_parts() -> None:
    """Along the first, the second and the third dim."""
    call("hsplit.int", "plain", lambda m: [m(m.a, 6), 3])
    still("hsplit.int", "one_dim", lambda m: [m(6), 2])
    call("vsplit.int", "plain", lambda m: [m(6, m.b), 2])
    call("dsplit.int", "plain", lambda m: [m(m.a, m.b, 4), 2])
    call("hsplit.array", "plain", lambda m: [m(m.a, 6), [1, 4]])
    still("hsplit.array", "falling", lambda m: [m(3, 6), [4, 1, -2, 9]])
    call("vsplit.array", "plain", lambda m: [m(6, m.b), [2, 3]])
    call("dsplit.array", "plain", lambda m: [m(m.a, m.b, 4), [1]])
    call("pad_sequence", "right", lambda m: [[m(m.a, 2), m(m.b, 2), m(1, 2)], True, 0.5])
    call("pad_sequence", "left", lambda m: [[m(m.a), m(m.b)], False, 0.0, "left"])


def of_layouts() -> None:
    """Dims in another order, a convolution with its padding by name."""
    call("moveaxis.int", "plain", lambda m: [m(m.a, m.b, 2), 0, -1])
    call("moveaxis.intlist", "plain", lambda m: [m(m.a, m.b, 2), [0, 2], [1, 0]])
    for padding in ("same", "valid"):
        call("_convolution_mode", padding, lambda m, p=padding: [m(2, 3, 6, m.b), m(4, 3, 3, 2), m(4), [1, 1], p, [1, 2], 1], FLOATS)


def of_convolutions() -> None:
    """With the switches of cuDNN, which change no number."""
    for tag, transposed in (("plain", False), ("transposed", True)):
        shape = (4, 3, 3, 2) if transposed else (3, 4, 3, 2)
        window = [[1, 2], [1, 0], [1, 1], transposed, [0, 0], 1, False, False, True]
        call("_convolution", tag, lambda m, s=shape, w=window: [m(2, 4, 6, m.b + 2), m(*s), m(3), *w, True], FLOATS)
        still("_convolution.deprecated", tag, lambda m, s=shape, w=window: [m(2, 4, 6, 5), m(*s), None, *w])


def of_statistics() -> None:
    """Quantiles, differences."""

    nans = torch.tensor([[1.0, float("nan"), 3.0, -2.0], [float("nan")] * 4, [4.0, 1.0, 2.5, 7.0]])
    for name in ("quantile", "nanquantile"):
        for how in ("linear", "lower", "higher", "midpoint", "nearest"):
            call(name, how, lambda m: [m(m.a, m.b), torch.tensor([0.0, 0.3, 1.0]).to(m.dtype), 1], TWO, interpolation=how)
            still(f"{name}.scalar", f"nan_{how}", lambda m: [nans, 0.4, -1, True], interpolation=how)
        still(name, "all", lambda m: [m(3, 4), torch.tensor(0.7)])
        still(name, "kept", lambda m: [m(3, 4), torch.tensor([0.7, 0.1]), None, True])
        still(f"{name}.scalar", "zero_d", lambda m: [m(), 0.5])
    for order in (1, 2):
        still("gradient.array", f"order{order}", lambda m: [m(4, 5)], (*TWO, i64), dim=[0, 1], edge_order=order)
        still("gradient.scalararray", f"order{order}", lambda m: [m(4, 5)], (f32, i64), spacing=0.5, dim=[1], edge_order=order)
        still("gradient.scalarint", f"order{order}", lambda m: [m(4, 5)], (f32, i64), edge_order=order)
        still("gradient.scalarrayarray", f"order{order}", lambda m: [m(4, 5)], (f32, i32), spacing=[0.5, 2.0], dim=[1, 0], edge_order=order)
        still("gradient.scalarrayint", f"order{order}", lambda m: [m(4, 5)], (f32, i64), spacing=[0.5], dim=1, edge_order=order)
    for order in (1, 2):
        still("gradient.tensorarray", f"order{order}", lambda m: [m(4, 5)], (f32, i64, bf16), spacing=[torch.tensor([0.0, 1.0, 1.5, 3.0]), torch.tensor([0.0, 2.0, 3.0, 3.5, 7.0])], dim=[0, 1], edge_order=order)
        still("gradient.tensorarrayint", f"order{order}", lambda m: [m(4, 5)], (f32, i64, bf16), spacing=[torch.tensor([0.0, 2.0, 3.0, 3.5, 7.0])], dim=1, edge_order=order)


def of_masks() -> None:
    """Places outside are masked."""
    at = torch.tensor([[0, 2, 5], [-1, 1, 2]])
    still("_unsafe_masked_index", "plain", lambda m: [m(3, 4), ((at >= 0) & (at < 3))[..., None], [at, None], 7], (*FLOATS, i32, i64))
    still("_unsafe_masked_index_put_accumulate", "plain", lambda m: [m(3, 4), ((at >= 0) & (at < 3))[..., None], [at, None], m(2, 3, 4)], (*FLOATS, i32, i64))


for add in (of_names, of_powers, of_parts, of_layouts, of_convolutions, of_statistics, of_masks):
    add()
