fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[1, 4],
    %x2 : f32[4]) {
  %r0, %r1, %r2 = _C_ascend.npu_add_rms_norm_bias.default(x1=%x0, x2=%x1, gamma=%x2) : ?, ?, ?
  return %r0, %r1, %r2
}
