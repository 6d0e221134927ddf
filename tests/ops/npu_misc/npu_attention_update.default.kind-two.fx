fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : f32[2, 8]) {
  %r0, %r1 = npu.npu_attention_update.default(lse=[%x0], local_out=[%x1], update_type=2) : ?, ?
  return %r0, %r1
}
