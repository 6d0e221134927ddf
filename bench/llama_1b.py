#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Measures private memory while compiling a Llama with 1.2 * 10^9 parameters, saved as a sparse file.

usage: bench/llama_1b.py BUILD_DIR [MODEL.pt2]   (a release build; torch and transformers make the model)
The weights are zeros that are never written to disk. MODEL.pt2 is kept, and reused if it exists.
"""

import io
import os
import pathlib
import subprocess
import sys
import tempfile
import time

LIMIT = 64  # MB, beyond the graph


class SparseFile(io.BytesIO):
    """A file in which long runs of zeros are holes; torch accepts only a path or a BytesIO."""

    def __init__(self, path: pathlib.Path) -> None:
        super().__init__()
        self.file = open(path, "wb")

    def write(self, data) -> int:
        data = bytes(data)
        if len(data) > 4096 and data.count(0) == len(data):
            self.file.seek(len(data), os.SEEK_CUR)
        else:
            self.file.write(data)
        return len(data)

    def finish(self) -> None:
        """The last bytes of an archive are not zeros, so its size is right."""
        self.file.close()


def make(path: pathlib.Path) -> None:
    """Makes the layout of Llama 3.2 1B, 16 layers, float32."""
    import torch
    from transformers import LlamaConfig, LlamaForCausalLM

    config = LlamaConfig(
        vocab_size=128256, hidden_size=2048, intermediate_size=8192, num_hidden_layers=16,
        num_attention_heads=32, num_key_value_heads=8, max_position_embeddings=131072, tie_word_embeddings=True,
    )
    with torch.device("meta"):
        model = LlamaForCausalLM(config)
    for module in model.modules():
        for name, value in module._parameters.items():
            if value is not None:  # calloc: pages exist only after a write
                module._parameters[name] = torch.nn.Parameter(torch.zeros(value.shape), requires_grad=False)
        for name, value in module._buffers.items():
            module._buffers[name] = torch.zeros(value.shape)
    model.tie_weights()
    length = torch.export.Dim("length", min=2, max=4096)
    program = torch.export.export(
        model.eval(), (), {"input_ids": torch.zeros((1, 8), dtype=torch.int64), "use_cache": False},
        dynamic_shapes={"input_ids": {1: length}, "use_cache": None}, strict=False,
    )
    program.example_inputs = None
    file = SparseFile(path)
    torch.export.save(program, file)
    file.finish()


def anonymous(pid: int) -> tuple[float, float]:
    """Returns private and file-mapped memory of a process now, in MB."""
    found = {"RssAnon": 0.0, "RssFile": 0.0}
    try:
        for line in open(f"/proc/{pid}/status", encoding="ascii"):
            key = line.split(":")[0]
            if key in found:
                found[key] = int(line.split()[1]) / 1024
    except OSError:
        pass
    return found["RssAnon"], found["RssFile"]


def watch(command: list[str]) -> tuple[float, float, float]:
    """Runs it; returns peaks of private and mapped memory (MB), and seconds."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    private = mapped = 0.0
    while process.poll() is None:
        now = anonymous(process.pid)
        private, mapped = max(private, now[0]), max(mapped, now[1])
    if process.returncode:
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    return private, mapped, time.perf_counter() - start


def main() -> None:
    """Prints the figures; exit code 1 if the limit is exceeded."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    fxge = f"{sys.argv[1]}/cli/fxge"
    with tempfile.TemporaryDirectory() as directory:
        model = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else f"{directory}/llama_1b.pt2")
        if not model.exists():
            make(model)
        size = model.stat()
        print(f"model: {size.st_size / 1e9:.2f} GB, on disk {size.st_blocks * 512 / 1e6:.1f} MB")
        out = f"{directory}/out.air"
        private, mapped, seconds = watch([fxge, "compile", str(model), "-o", out, "--weights=ref", "--force", "-q"])
        print(f"compiled in {seconds:.2f} s to {os.path.getsize(out) / 1e6:.1f} MB; mapped {mapped:.1f} MB")
    print(f"private {private:.1f} MB, the graph with it; {LIMIT} MB are allowed beyond the graph")
    sys.exit(private > LIMIT)


if __name__ == "__main__":
    main()
