# SPDX-License-Identifier: Apache-2.0
"""Writes converters.fxpb, a program with GE types that no table describes, as Python converters produce them.

    FXGE_LIBRARY=build/dev/libfxge.so PYTHONPATH=shim/src python3 tests/frontend/converters.py
"""

import pathlib

import fxge
import torch
from fxge import torchair
from fxge.torchair import ge

torch.library.define("my::scale_", "(Tensor(a!) cache, Tensor x, float by) -> Tensor")
torch.library.register_fake("my::scale_", lambda cache, x, by: torch.empty_like(x))


@torchair.register_fx_node_ge_converter(torch.ops.my.scale_.default)
def convert(cache, x, by):
    both = ge.ConcatV2([x, ge.Const([[by, 1.0]])], 0, N=2)
    y, _ = ge.custom_op("MyScale", inputs={"cache": cache, "xs": [both, x], "more": None},
                        outputs=["y", "cache"], attrs={"by": by, "how": "sum", "dims": [0, 1], "to": torch.float16})
    return y


class Model(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("cache", torch.zeros(3, 2))

    def forward(self, x):
        return torch.ops.my.scale_(self.cache, x, 0.5) + self.cache


exported = torch.export.export(Model(), (torch.ones(3, 2),)).run_decompositions({})
for node in exported.graph.nodes:
    node.meta.pop("stack_trace", None)  # the locations of its files are arbitrary
fxge.save(exported, pathlib.Path(__file__).with_suffix(".fxpb"))
