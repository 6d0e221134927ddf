fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 3, 4, 5],
    %x1 : f32[2, 5, 4],
    %x2 : f32[3, 4, 5]) {
  %r0 = npu.npu_masked_softmax_with_rel_pos_bias.default(x=%x0, atten_mask=%x1, relative_pos_bias=%x2) : ?
  return %r0
}
