fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4, 4],
    %x1 : f32[2, 4, 4]) {
  %r0 = npu.npu_masked_softmax_with_rel_pos_bias.default(x=%x0, relative_pos_bias=%x1) : ?
  return %r0
}
