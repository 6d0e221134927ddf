fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1024]) {
  %r0 = npu.attention_worker_scheduler.default(self=%x0) : ?
  return %r0
}
