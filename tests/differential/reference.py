# SPDX-License-Identifier: Apache-2.0
"""PyTorch as the reference of random programs: kernels that do not crash, and a trace where a process crashes."""

from __future__ import annotations

import faulthandler

import torch


def prepare() -> None:
    """Prepares eager PyTorch of this process.

    On a CPU with AVX512-FP16 or AMX-FP16 oneDNN computes f16 convolutions, and some depthwise ones with dilation end in
    a segmentation fault in PyTorch 2.13. There eager uses its other kernels. The trace of a crash shows if PyTorch or
    the library was called.
    """
    faulthandler.enable()
    torch.set_num_threads(1)
    if torch.ops.mkldnn._is_mkldnn_fp16_supported():
        torch.backends.mkldnn.enabled = False
