fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1024]) {
  %r0 = npu.ffn_worker_scheduler.default(self=%x0, sync_group_size=2) : ?
  return %r0
}
