fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4]) {
  %r0 = npu.npu_top_k_top_p.default(logits=%x0) : ?
  return %r0
}
