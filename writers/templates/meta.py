"""What the results of operators are (shapes and dtypes), for torch.export and torch.compile; made by
`fxge op export --to meta`. Import it behind what defines the operators."""

@#helper_prod@
import math

@/helper_prod@
import torch
@#promotes@
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes
@/promotes@
@#helper_len@

fx_len = len
@/helper_len@
@#helper_min@

fx_min = min
@/helper_min@
@#helper_max@

fx_max = max
@/helper_max@
@#helper_int@

fx_int = int
@/helper_int@
@#helper_float@

fx_float = float
@/helper_float@
@#helper_range@


def fx_range(*bounds):
    return list(range(*bounds))
@/helper_range@
@#helper_reversed@


def fx_reversed(values):
    return list(values)[::-1]
@/helper_reversed@
@#helper_ceildiv@


def fx_ceildiv(a, b):
    return -(-a // b)
@/helper_ceildiv@
@#helper_prod@


def fx_prod(values):
    return math.prod(values)
@/helper_prod@
@#helper_total@


def fx_total(values):
    return sum(values)
@/helper_total@
@#helper_known@


def fx_known(value):
    return isinstance(value, (bool, int, float))
@/helper_known@
@#helper_proved@


def fx_proved(condition):
    from torch.fx.experimental.symbolic_shapes import statically_known_true

    return statically_known_true(condition)
@/helper_proved@
@#helper_dims@


def fx_dims(dims, rank, empty="all"):
    """Dims counted from 0; of None and [] all of them, or none."""
    if not dims:
        return list(range(rank)) if empty == "all" else []
    return [d + rank if d < 0 else d for d in dims] if rank else []
@/helper_dims@
@#helper_dim@


def fx_dim(dim, rank):
    return dim + max(rank, 1) if dim < 0 else dim
@/helper_dim@
@#helper_rest@


def fx_rest(dims, rank):
    return [d for d in range(rank) if d not in dims]
@/helper_rest@
@#helper_each@


def fx_each(values, n):
    return list(values) * n if len(values) == 1 else list(values)
@/helper_each@
@#helper_promote@


def fx_promote(*values):
    return elementwise_dtypes(
        *(v for v in values if v is not None), type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT
    )[1]
@/helper_promote@
@#helper_promote_float@


def fx_promote_float(*values):
    return elementwise_dtypes(
        *(v for v in values if v is not None), type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.INT_TO_FLOAT
    )[1]
@/helper_promote_float@
@#helper_wide_dtype@


def fx_wide_dtype(dtype):
    return torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype
@/helper_wide_dtype@
@#helper_eps@


def fx_eps(dtype):
    return torch.finfo(dtype).eps
@/helper_eps@
@#helper_largest@


def fx_largest(dtype):
    return torch.finfo(dtype).max if dtype.is_floating_point else torch.iinfo(dtype).max
@/helper_largest@
@#helper_smallest@


def fx_smallest(dtype):
    return torch.finfo(dtype).min if dtype.is_floating_point else torch.iinfo(dtype).min
@/helper_smallest@
@#helper_broadcast@


def fx_broadcast(*shapes):
    return list(torch.broadcast_shapes(*shapes))
@/helper_broadcast@
@#helper_cast@


def fx_cast(x, dtype):
    return x.to(dtype)
@/helper_cast@
@#helper_wide@


def fx_wide(x):
    return x.to(torch.float32) if x.dtype in (torch.float16, torch.bfloat16) else x
@/helper_wide@
@#helper_number@


def fx_number(value, dtype, device):
    return torch.full([], value, dtype=dtype, device=device)
@/helper_number@
@#helper_like@


def fx_like(x, dtype=None):
    return x.new_empty(x.shape, dtype=dtype or x.dtype)
@/helper_like@
@#helper_tensor@


def fx_tensor(shape, dtype, device):
    return torch.empty(shape, dtype=dtype, device=device)
@/helper_tensor@
@#helper_pointwise@


def fx_pointwise(*operands):
    """The common shape of tensors and numbers, in the dtype that they promote to."""
    tensors = [x for x in operands if isinstance(x, torch.Tensor)]
    dtype = elementwise_dtypes(*operands, type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT)[1]
    return tensors[0].new_empty(torch.broadcast_shapes(*(x.shape for x in tensors)), dtype=dtype)
@/helper_pointwise@
@#helper_require@


def fx_require(condition, reason):
    torch._check(condition, lambda: reason)
@/helper_require@
@#helper_refuse@


def fx_refuse(reason):
    raise NotImplementedError(reason)
@/helper_refuse@
@#functions@
@functions@
@/functions@
@#operators@


@torch.library.register_fake("@qualified@")
def @identifier@(@parameters@):
@body@
@/operators@
