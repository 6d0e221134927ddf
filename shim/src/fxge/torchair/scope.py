"""Scopes of TorchAir: each raises FxgeError, since programs do not carry such marks yet."""

from ._later import later

_WHY = "a program does not carry what it says of the nodes within"

npu_stream_switch = later("scope.npu_stream_switch", _WHY)
npu_wait_tensor = later("scope.npu_wait_tensor", _WHY)
super_kernel = later("scope.super_kernel", _WHY)
limit_core_num = later("scope.limit_core_num", _WHY)
op_never_timeout = later("scope.op_never_timeout", _WHY)
data_dump = later("scope.data_dump", _WHY)
