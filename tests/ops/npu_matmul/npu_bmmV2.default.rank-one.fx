fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4],
    %x1 : f32[4, 3]) {
  %r0 = npu.npu_bmmV2.default(self=%x0, mat2=%x1, output_sizes=[]) : ?
  return %r0
}
