"""Operators of TorchAir: each raises FxgeError, since they order streams, or need an NPU."""

from ._later import later

_STREAMS = "a program has no streams"

record = later("ops.record", _STREAMS)
wait = later("ops.wait", _STREAMS)
npu_create_tagged_event = later("ops.npu_create_tagged_event", _STREAMS)
npu_tagged_event_record = later("ops.npu_tagged_event_record", _STREAMS)
npu_tagged_event_wait = later("ops.npu_tagged_event_wait", _STREAMS)
npu_record_tagged_stream = later("ops.npu_record_tagged_stream", _STREAMS)
npu_print = later("ops.npu_print", "it prints on an NPU")
