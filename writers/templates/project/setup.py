"""PyTorch extension of @type@: `pip install --no-build-isolation .`. It includes the NPU kernel if torch_npu is installed."""

import importlib.util
import pathlib

from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CppExtension

spec = importlib.util.find_spec("torch_npu")
npu = pathlib.Path(spec.origin).parent if spec and spec.origin else None

setup(
    name="@stem@",
    version="0.1",
    ext_modules=[
        CppExtension(
            "@stem@_extension",
            ["csrc/torch_ext/@stem@_extension.cpp"],
            include_dirs=[str(npu / "include")] if npu else [],
            library_dirs=[str(npu / "lib")] if npu else [],
            libraries=["torch_npu"] if npu else [],
            define_macros=[("WITH_NPU", "1")] if npu else [],
        )
    ],
    cmdclass={"build_ext": BuildExtension},
)
