# SPDX-License-Identifier: Apache-2.0
"""Writes dtype_data.h: PyTorch's promotion table, and conversions by PyTorch and NumPy. Needs torch."""
import sys

import numpy as np
import torch

NAMES = ("float32 float16 bfloat16 float64 int8 int16 int32 int64 uint8 uint16 uint32 uint64 bool "
         "complex32 complex64 complex128 float8_e4m3fn float8_e5m2").split()
IDS = "F32 F16 BF16 F64 I8 I16 I32 I64 U8 U16 U32 U64 BOOL C32 C64 C128 F8E4M3 F8E5M2".split()
BY_TORCH = {getattr(torch, name): i for name, i in zip(NAMES, IDS)}

VALUES = [0.0, -0.0, 1.0, -2.5, 1 / 3, 0.1, 1e-5, 65504.0, 65519.99, 65520.0, -65536.0, 1e30, 6e-8,
          2.0**-24, 2.0**-25, 2.0**-25 * (1 + 2.0**-52), 2.0**-26, 2.0**-14, 2.0**-14 - 2.0**-26,
          1 + 2.0**-11, 1 + 2.0**-11 + 2.0**-40, 1 + 3 * 2.0**-11, 1 + 2.0**-8, 1 + 2.0**-8 + 2.0**-50,
          1 + 3 * 2.0**-8, 3.3895313892515355e38, 3.3961775292304957e38, 2.0**-133, 2.0**-134,
          2.0**-134 * 1.5, 5e-324, 1e300, float("inf"), float("-inf")]


def promoted(a, b):
    try:
        return BY_TORCH[torch.promote_types(getattr(torch, a), getattr(torch, b))]
    except RuntimeError:  # dtypes that torch refuses
        return "NONE"


def bits(tensor):
    return tensor.view(torch.int16).item() & 0xFFFF


def once_to_f16(x):
    with np.errstate(over="ignore"):
        return int(np.float64(x).astype(np.float16).view(np.uint16))


def c_double(x):
    return {float("inf"): "INFINITY", float("-inf"): "-INFINITY"}.get(x) or x.hex()


def main(out):
    out.write("/* SPDX-License-Identifier: Apache-2.0 */\n")
    out.write("/* Made by dtype_data.py with torch %s: do not edit. */\n" % torch.__version__.split("+")[0])
    out.write("static const uint8_t promotions[%d][%d] = {\n" % (len(IDS), len(IDS)))
    for a in NAMES:
        row = ["FXGE_DT_" + promoted(a, b) for b in NAMES]
        out.write("\t{" + ",\n\t\t".join(", ".join(row[i:i + 6]) for i in range(0, len(row), 6)) + "},\n")
    out.write("};\n\n/* value; f16 by NumPy, rounded once; of the value as float: f16 and bf16 by PyTorch */\n")
    out.write("static const struct {\n\tdouble value;\n\tuint16_t once, f16, bf16;\n} conversions[] = {\n")
    for x in VALUES:
        f = torch.tensor(x, dtype=torch.float64).to(torch.float32)
        out.write("\t{%s, 0x%04x, 0x%04x, 0x%04x},\n" % (c_double(x), once_to_f16(x),
                                                     bits(f.to(torch.float16)), bits(f.to(torch.bfloat16))))
    out.write("};\n")


main(sys.stdout)
