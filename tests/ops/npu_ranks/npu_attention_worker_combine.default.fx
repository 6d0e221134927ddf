fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1024],
    %x1 : f32[4, 2],
    %x2 : i32[1]) {
  %r0, %r1 = npu.npu_attention_worker_combine.default(schedule_context=%x0, expert_scales=%x1, layer_id=%x2, hidden_size=16, token_dtype=1) : ?, ?
  return %r0, %r1
}
