#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes the case files of the executor: inputs, and the results of GE's operator by its documentation, computed with
PyTorch (float operators in float64) and rounded once to the dtype of the result.

gen_cases.py [OP ...]   writes cases/<Op>.txt in this directory; without names: all of them
"""

import os
import sys

import gen_attention  # noqa: F401  (each registers its operators)
import gen_composed  # noqa: F401
import gen_elementwise  # noqa: F401
import gen_grid  # noqa: F401
import gen_matrix  # noqa: F401
import gen_moves  # noqa: F401
import gen_random  # noqa: F401
import gen_recurrent  # noqa: F401
import gen_reduce  # noqa: F401
import gen_vision  # noqa: F401
from caselib import makers

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "cases")


def write(name):
    cases = list(makers[name]())
    with open(os.path.join(HERE, name + ".txt"), "w") as f:
        f.write("# Made by gen_cases.py.\nop %s\n" % name)
        for c in cases:
            f.write("\n" + "\n".join(c.lines) + "\n")


def main():
    os.makedirs(HERE, exist_ok=True)
    for name in sys.argv[1:] or sorted(makers):
        write(name)


if __name__ == "__main__":
    main()
