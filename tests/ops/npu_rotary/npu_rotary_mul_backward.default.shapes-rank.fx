fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 2, 4],
    %x1 : f32[2, 2, 4],
    %x2 : f32[2, 4],
    %x3 : f32[2, 4]) {
  %r0, %r1, %r2 = npu.npu_rotary_mul_backward.default(grad=%x0, self=%x1, r1=%x2, r2=%x3) : ?, ?, ?
  return %r0, %r1, %r2
}
