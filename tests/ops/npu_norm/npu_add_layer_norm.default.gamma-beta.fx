fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[2, 4],
    %x2 : f32[4],
    %x3 : f32[1]) {
  %r0, %r1, %r2, %r3 = npu.npu_add_layer_norm.default(x1=%x0, x2=%x1, gamma=%x2, beta=%x3) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
