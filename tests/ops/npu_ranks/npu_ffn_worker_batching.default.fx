fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1024]) {
  %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 = npu.npu_ffn_worker_batching.default(schedule_context=%x0, expert_num=4, max_out_shape=[2, 3, 2, 16]) : ?, ?, ?, ?, ?, ?, ?, ?
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7
}
