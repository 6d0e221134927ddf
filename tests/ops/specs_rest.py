"""More specs: what AOT and autograd write for common layers, names that mean another operator, losses."""

from __future__ import annotations

import torch
from specs import FLOATS, NUMBERS, Maker, call, f32, f64, i32, i64, still

aten = torch.ops.aten


def of_activations() -> None:
    """Gradients of what stands between layers."""
    for name in ("gelu_backward", "mse_loss_backward"):
        args = [1] if name.startswith("mse") else []
        call(name, "plain", lambda m, a=args: [m(m.a, m.b), m(m.a, m.b), *([m(m.a, m.b)] if a else []), *a], FLOATS)
    call("gelu_backward", "tanh", lambda m: [m(m.a, m.b), m(m.a, m.b)], FLOATS, approximate="tanh")
    for r in (0, 2):
        call("mse_loss_backward", f"r{r}", lambda m, r=r: [m(m.a, m.b) if r == 0 else m(), m(m.a, m.b), m(m.a, m.b), r])
    for name, of in (("_softmax_backward_data", torch.softmax), ("_log_softmax_backward_data", torch.log_softmax)):
        for dim in (-1, 0):
            call(name, f"dim{dim}", lambda m, f=of, d=dim: [m(m.a, m.b), f(m(m.a, m.b).float(), d).to(m.dtype), d, m.dtype], FLOATS)
    call("_prelu_kernel", "plain", lambda m: [m(2, m.a, m.b), m(1, m.a, 1)], FLOATS)
    call("log_sigmoid_forward", "plain", lambda m: [m(m.a, m.b)], FLOATS)
    call("rrelu_with_noise_backward", "plain", lambda m: [m(m.a, m.b), m(m.a, m.b), m.positive(m.a, m.b), 0.125, 0.25, True, False])
    still("rrelu_with_noise_backward", "eval", lambda m: [m(3, 4), m(3, 4), m.positive(3, 4), 0.125, 0.25, False, False])


def of_norms() -> None:
    """Gradients of norms, with the statistics that the forward gave."""
    masks = ([True, True, True], [True, False, False], [False, True, True])
    for k, mask in enumerate(masks):
        def layer(m: Maker, mask: list[bool] = mask) -> list[object]:
            x, w, b = m(m.a, 5), m(5), m(5)
            _, mean, rstd = aten.native_layer_norm(x.float(), [5], w.float(), b.float(), 1e-5)
            return [m(m.a, 5), x, [5], mean.to(m.dtype), rstd.to(m.dtype), w, b, mask]

        def batch(m: Maker, mask: list[bool] = mask) -> list[object]:
            x, w = m(m.a, 3, 4), m(3)
            mean, rstd = x.mean((0, 2)), (x.var((0, 2), correction=0) + 1e-5).rsqrt()
            return [m(m.a, 3, 4), x, w, m(3), m.positive(3), mean, rstd, True, 1e-5, mask]

        call("native_layer_norm_backward", f"mask{k}", layer)
        if mask[0]:  # else PyTorch's meta function says that there is a first result, and its kernel gives none
            call("native_batch_norm_backward", f"mask{k}", batch)
    still("native_batch_norm_backward", "eval", lambda m: [
        m(4, 3, 5), m(4, 3, 5), m(3), m(3), m.positive(3), None, None, False, 1e-5, [True, True, True]])
    still("native_batch_norm_backward", "empty", lambda m: [
        m(4, 3, 5), m(4, 3, 5), m(3), m(3), m.positive(3), m(0), m(0), False, 1e-5, [True, True, True]])
    still("_batch_norm_with_update_functional", "plain", lambda m: [
        m(4, 3, 5), m(3), m(3), m(3), m.positive(3), 0.25, 1e-5])


def of_losses() -> None:
    """Each reduction."""
    for r in (0, 1, 2):
        call("cosine_embedding_loss", f"r{r}", lambda m, r=r: [m(m.a, 4), m(m.a, 4), m.mask(m.a).to(m.dtype) * 2 - 1, 0.25, r])
        call("hinge_embedding_loss", f"r{r}", lambda m, r=r: [m(m.a, m.b), m.mask(m.a, m.b).to(m.dtype) * 2 - 1, 1.5, r])
        if r != 1:
            still("hinge_embedding_loss", f"whole{r}", lambda m, r=r: [m(3, 4), m.mask(3, 4).to(m.dtype) * 2 - 1, 1.5, r], (torch.int64, torch.int8))
        call("margin_ranking_loss", f"r{r}", lambda m, r=r: [m(m.a), m(m.a), m.mask(m.a).to(m.dtype) * 2 - 1, 0.5, r])
        call("poisson_nll_loss", f"r{r}", lambda m, r=r: [m(m.a, m.b), m.positive(m.a, m.b), True, False, 1e-8, r])
        call("poisson_nll_loss", f"full_r{r}", lambda m, r=r: [m.positive(m.a, m.b), m.positive(m.a, m.b), False, True, 1e-8, r])
        call("triplet_margin_loss", f"r{r}", lambda m, r=r: [m(m.a, 4), m(m.a, 4), m(m.a, 4), 1.0, 2.0, 1e-6, False, r])
        ignored = torch.tensor([[[0.5, torch.nan]], [[1.5, torch.inf]], [[-0.5, torch.nan]]])[None]
        still("nll_loss2d_forward", f"ignored_nan_r{r}", lambda m, r=r, x=ignored: [x, torch.tensor([[[1, 2]]]), m.positive(3), r, 2])
        call("nll_loss2d_forward", f"r{r}", lambda m, r=r: [m(2, 5, m.a, m.b), m.index(5, 2, m.a, m.b), m.positive(5), r, 2])
        call("nll_loss_backward", f"r{r}", lambda m, r=r: [
            m(m.a) if r == 0 else m(), m(m.a, 5), m.index(5, m.a), m.positive(5), r, 2, m.positive()])
    still("triplet_margin_loss", "swap", lambda m: [m(3, 4), m(3, 4), m(3, 4), 1.0, 1.0, 1e-6, True, 1])


def of_places() -> None:
    """Gradients of views, of embeddings and of pools."""
    still("select_backward", "plain", lambda m: [m(3, 4), [3, 5, 4], 1, -2], FLOATS + (i64,))
    still("slice_backward", "plain", lambda m: [m(3, 2), [3, 7], 1, 1, 6, 3], FLOATS)
    still("slice_backward", "ends", lambda m: [m(3, 4), [5, 4], 0, -3, 9223372036854775807, 1])
    call("embedding_dense_backward", "plain", lambda m: [m(m.a, 2, 4), m.index(6, m.a, 2), 6, -1, False])
    still("embedding_dense_backward", "padding", lambda m: [m(3, 2, 4), m.index(6, 3, 2), 6, 2, False])

    def pooled(m: Maker) -> list[object]:
        x = m.distinct(2, 3, 6, 7)
        _, places = aten.max_pool2d_with_indices(x, [3, 2], [2, 2], [1, 0], [1, 1], False)
        return [m(*places.shape), x, [3, 2], [2, 2], [1, 0], [1, 1], False, places]

    still("max_pool2d_with_indices_backward", "plain", pooled, (f32, f64))
    call("adaptive_avg_pool1d", "plain", lambda m: [m(2, m.a, 7), [3]], FLOATS)
    call("upsample_nearest2d.vec", "size", lambda m: [m(1, m.a, 4, 5), [7, 3], None])
    call("upsample_nearest2d.vec", "factors", lambda m: [m(1, m.a, 4, 5), None, [2.0, 1.5]])
    call("upsample_bilinear2d.vec", "size", lambda m: [m(1, m.a, 4, 5), [7, 3], False, None])
    call("upsample_bilinear2d.vec", "factors", lambda m: [m(1, m.a, 4, 5), None, True, [2.0, 1.5]])
    for pad in ("same", "valid"):
        call("conv1d.padding", pad, lambda m, p=pad: [m(2, 3, m.b), m(4, 3, 3), m(4), [1], p])


def of_names() -> None:
    """Other names of operators, and numbers on either side."""
    for name in "greater.Scalar greater_equal.Scalar less.Scalar less_equal.Scalar not_equal.Scalar".split():
        call(name, "plain", lambda m: [m(m.a, m.b), 1], NUMBERS)
    for name in "greater_equal.Tensor less_equal.Tensor".split():
        call(name, "plain", lambda m: [m(m.a, m.b), m(m.b)], NUMBERS)
    call("positive", "plain", lambda m: [m(m.a, m.b)], NUMBERS)
    call("conj", "plain", lambda m: [m(m.a, m.b)], (f32, torch.complex64))
    call("xlogy.Scalar_Other", "plain", lambda m: [m(m.a, m.b), 2.5])
    call("xlogy.Scalar_Self", "plain", lambda m: [2.5, m.positive(m.a, m.b)], (f32, i32))
    call("remainder.Scalar_Tensor", "plain", lambda m: [7, m.positive(m.a, m.b)], NUMBERS)
    call("to.device", "plain", lambda m: [m(m.a, m.b), "cpu", torch.float16])
    call("lift_fresh", "plain", lambda m: [m(m.a, m.b)])
    for shift in ("left", "right"):
        call(f"bitwise_{shift}_shift.Tensor", "plain", lambda m: [m.index(50, m.a, m.b, dtype=m.dtype), m.index(5, m.b, dtype=m.dtype)], (i32, i64))


def of_weight_norms() -> None:
    """Weights by length and direction, also as autograd asks for them."""
    def lengths(m: Maker, d: int) -> torch.Tensor:
        return m.positive(*(n if i == d else 1 for i, n in enumerate((3, 4, 2))))

    for dim in (0, 1, 2, -1):
        still("norm_except_dim", f"dim{dim}", lambda m, d=dim: [m(3, 4, 2), 2, d], FLOATS)
        still("_weight_norm", f"dim{dim}", lambda m, d=dim: [
            m(3, 4, 2), m.positive(*(n if i == d else 1 for i, n in enumerate((3, 4, 2)))), d], FLOATS)

    for dim in (0, -1):  # of one dim: the length of each element
        still("norm_except_dim", f"vector{dim}", lambda m, d=dim: [m(5), 2, d], FLOATS)
        still("_weight_norm", f"vector{dim}", lambda m, d=dim: [m(5), m.positive(5 if d == 0 else 1), d], FLOATS)
    still("norm_except_dim", "vector-pow3", lambda m: [m(5), 3, 0])
    still("_weight_norm_interface_backward", "vector", lambda m: [
        m(5), m(5), m.positive(5), m.positive(5), 0], (f32, f64))

    for dim in (0, 2):
        still("_weight_norm_interface", f"dim{dim}", lambda m, d=dim: [m(3, 4, 2), lengths(m, d), d], (f32, f64))
        still("_weight_norm_interface_backward", f"dim{dim}", lambda m, d=dim: [
            m(3, 4, 2), v := m(3, 4, 2), lengths(m, d), torch.norm_except_dim(v, 2, d), d], (f32, f64))


def of_attention() -> None:
    """The forms that PyTorch chooses by the device; of the last two results nothing is made."""
    def heads(m: Maker) -> list[object]:
        return [m(1, 2, m.a, 8), m(1, 2, m.b, 8), m(1, 2, m.b, 8)]

    call("_scaled_dot_product_flash_attention_for_cpu", "plain", heads, FLOATS)
    still("_scaled_dot_product_flash_attention_for_cpu", "causal", lambda m: [*heads(m), 0.0, True])

    def gradient(m: Maker, causal: bool = False) -> list[object]:
        q, k, v = (m(1, 2, 4, 8) for _ in range(3))
        out, log = aten._scaled_dot_product_flash_attention_for_cpu(q, k, v, 0.0, causal)
        return [m(1, 2, 4, 8), q, k, v, out, log, 0.0, causal]

    still("_scaled_dot_product_flash_attention_for_cpu_backward", "plain", gradient)
    still("_scaled_dot_product_flash_attention_for_cpu_backward", "causal", lambda m: gradient(m, True))


def of_older_names() -> None:
    """Ranges whose end belongs to them, sequences with time first, the bytes of other dtypes."""
    for tag, args in (("up", [0, 5, 2]), ("down", [3.5, -1, -0.75]), ("fractions", [0.1, 0.9, 0.1]), ("one", [2, 2, 3])):
        for dtype in (None, f64, torch.bfloat16, *([i64, i32] if tag in ("up", "one") else [])):
            still("range.step", f"{tag}_{dtype}", lambda m, a=args: list(a), dtype=dtype)
    still("range", "plain", lambda m: [-1.5, 3])
    for pad in (0, 2):
        still("conv_tbc", f"pad{pad}", lambda m, p=pad: [m(6, 3, 5), m(3, 5, 4), m(4), p], FLOATS + (f64,))
    bits = ((f32, i32), (f32, torch.int16), (f64, torch.uint8), (i64, f32), (torch.int16, torch.float16), (torch.uint8, i64), (torch.int8, torch.int16))
    bits += ((torch.bfloat16, torch.int16), (torch.int16, torch.bfloat16), (torch.bfloat16, f32), (torch.uint8, torch.bfloat16))
    for a, b in bits:
        still("view.dtype", f"{a}_{b}", lambda m, a=a, b=b: [m(3, 8, dtype=a), b])
        still("view.dtype", f"{a}_{b}_nothing", lambda m, a=a, b=b: [m(0, 8, dtype=a), b])
    call("view.dtype", "sizes", lambda m: [m(m.a, m.b), torch.int16])
    still("view.dtype", "0d", lambda m: [m(), i32])
    still("take_along_dim", "from_end", lambda m: [m(3, 4), torch.tensor([[-1, 0], [-4, 3], [2, -2]]), 1], NUMBERS)
    still("take_along_dim", "from_end_of_all", lambda m: [m(3, 4), torch.tensor([-1, -12, 0])])


for add in (of_activations, of_norms, of_losses, of_places, of_names, of_weight_norms, of_attention, of_older_names):
    add()
