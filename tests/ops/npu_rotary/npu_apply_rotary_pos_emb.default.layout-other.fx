fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[1, 2, 2, 4],
    %x1 : f32[1, 2, 2, 4],
    %x2 : f32[1, 2, 1, 4],
    %x3 : f32[1, 2, 1, 4]) {
  %r0, %r1 = npu.npu_apply_rotary_pos_emb.default(query=%x0, key=%x1, cos=%x2, sin=%x3, layout="NBSD") : ?, ?
  return %r0, %r1
}
