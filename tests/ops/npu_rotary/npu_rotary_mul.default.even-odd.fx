fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 2, 5],
    %x1 : f32[2, 2, 5],
    %x2 : f32[2, 2, 5]) {
  %r0 = npu.npu_rotary_mul.default(self=%x0, r1=%x1, r2=%x2) : ?
  return %r0
}
