"""Tests @qualified@ against PyTorch, called eagerly, from a module and compiled, and measures its latency. Requires torch
and the built extension (`pip install --no-build-isolation .`); with torch_npu, tests run on the NPU too."""

import time

import torch

import @stem@_extension  # noqa: F401  defines the operator

OPERATOR = torch.ops.@overload@
DEVICES = ["cpu"]
try:
    import torch_npu  # noqa: F401

    DEVICES.append("npu")
except ImportError:
    print("torch_npu is not installed: testing on the CPU only")
TOLERANCE = {torch.float32: 1e-5, torch.float16: 5e-3, torch.bfloat16: 4e-2}  # f16 and bf16 may be rounded after each step
@#helper_cast@


def fx_cast(x, dtype):
    return x.to(dtype)
@/helper_cast@
@#helper_wide@


def fx_wide(x):
    return x.to(torch.float32) if x.dtype in (torch.float16, torch.bfloat16) else x
@/helper_wide@
@#helper_wide_dtype@


def fx_wide_dtype(dtype):
    return torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype
@/helper_wide_dtype@
@#reference_functions@
@reference_functions@
@/reference_functions@
@#reference@


def reference(@reference_parameters@):
    """Computes the operator by PyTorch."""
@reference@
@/reference@
@^reference@


def reference(@reference_parameters@):
    """TODO: compute the operator by PyTorch. fxge could not express @reference_missing@."""
    raise NotImplementedError
@/reference@


class Module(torch.nn.Module):
    def forward(self, *args):
        return OPERATOR(*args)


def arguments(shape, dtype, device):
    torch.manual_seed(0)
    return [@sample@]


CALLS = {
    "called": lambda args: OPERATOR(*args),
    "module": lambda args: Module()(*args),
    "compiled": lambda args: torch.compile(Module(), backend="aot_eager", fullgraph=True)(*args),
}


def error(got, expected):
    got, expected = ([x] if isinstance(x, torch.Tensor) else list(x) for x in (got, expected))
    return max(
        ((g.double().cpu() - e.double().cpu()).abs().max() / e.double().abs().max().clamp(min=1e-30).cpu()).item()
        for g, e in zip(got, expected)
    )


def latency(run, repeats=50):
    run()
    begin = time.perf_counter()
    for _ in range(repeats):
        run()
    return (time.perf_counter() - begin) / repeats


def test():
    for device in DEVICES:
        for dtype in [@test_dtypes@]:
            torch._dynamo.reset()  # the recompilation limit counts all dtypes
            for shape in [(5,), (3, 7), (2, 1025)]:
                args = arguments(shape, dtype, device)
                expected = reference(*(a.float() if isinstance(a, torch.Tensor) and a.is_floating_point() else a for a in args))
                for mode, call in CALLS.items():
                    got = call(args)
                    worst = error(got, expected)
                    print(f"{device} {dtype} {list(shape)} {mode}: error {worst:.2e}")
                    assert worst <= TOLERANCE.get(dtype, 0), (device, dtype, shape, mode, worst)
        args = arguments((1024, 1024), [@test_dtypes@][0], device)
        mine, theirs = latency(lambda: OPERATOR(*args)), latency(lambda: reference(*args))
        print(f"{device}: {mine * 1e6:.0f} us, PyTorch's composition {theirs * 1e6:.0f} us")


if __name__ == "__main__":
    test()
