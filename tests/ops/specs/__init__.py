# SPDX-License-Identifier: Apache-2.0
"""Specs of operator calls, one module for each family of the operator table; importing the package fills SPECS."""

from specs import (  # noqa: F401
    attention,
    backward,
    binary,
    cast,
    compare,
    complex,
    conv,
    create,
    fft,
    foreach,
    grid,
    index,
    linalg,
    loss,
    matmul,
    names,
    norm,
    npu,
    polynomial,
    pool,
    quant,
    quant_affine,
    random,
    recurrent,
    reduce,
    resize,
    sort,
    special,
    unary,
    view,
    vision,
)
from specs.base import SPECS, Maker, Spec, call, short, static

__all__ = ["SPECS", "Maker", "Spec", "call", "short", "static"]
