fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4],
    %x1 : f32[3]) {
  %r0, %r1 = npu.npu_gelu_quant.default(self=%x0, input_scale=%x1) : ?, ?
  return %r0, %r1
}
