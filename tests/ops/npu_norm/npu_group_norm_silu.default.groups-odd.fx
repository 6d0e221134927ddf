fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 5, 3]) {
  %r0, %r1, %r2 = npu.npu_group_norm_silu.default(input=%x0, group=2) : ?, ?, ?
  return %r0, %r1, %r2
}
