fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 5]) {
  %r0 = npu.npu_swiglu.default(self=%x0) : ?
  return %r0
}
