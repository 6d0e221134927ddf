fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4]) {
  %r0, %r1 = npu.npu_geglu.default(self=%x0, dim=-1, approximate=2) : ?, ?
  return %r0, %r1
}
