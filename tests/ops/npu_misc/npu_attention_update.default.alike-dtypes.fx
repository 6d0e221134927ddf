fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2],
    %x1 : f32[2],
    %x2 : f32[2, 8],
    %x3 : f16[2, 8]) {
  %r0, %r1 = npu.npu_attention_update.default(lse=[%x0, %x1], local_out=[%x2, %x3], update_type=1) : ?, ?
  return %r0, %r1
}
