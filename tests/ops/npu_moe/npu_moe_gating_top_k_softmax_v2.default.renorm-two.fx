fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4]) {
  %r0, %r1, %r2 = npu.npu_moe_gating_top_k_softmax_v2.default(x=%x0, renorm=2) : ?, ?, ?
  return %r0, %r1, %r2
}
