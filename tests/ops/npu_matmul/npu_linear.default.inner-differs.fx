fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[3, 5]) {
  %r0 = npu.npu_linear.default(input=%x0, weight=%x1) : ?
  return %r0
}
