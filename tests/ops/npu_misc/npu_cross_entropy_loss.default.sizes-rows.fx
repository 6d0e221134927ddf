fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : i64[3]) {
  %r0, %r1, %r2, %r3 = npu.npu_cross_entropy_loss.default(input=%x0, target=%x1) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
