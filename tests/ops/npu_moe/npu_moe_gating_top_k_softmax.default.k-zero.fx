fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4]) {
  %r0, %r1, %r2 = npu.npu_moe_gating_top_k_softmax.default(x=%x0, k=0) : ?, ?, ?
  return %r0, %r1, %r2
}
