fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 4]) {
  %r0, %r1 = npu.npu_gelu_quant.default(self=%x0, dst_type=0) : ?, ?
  return %r0, %r1
}
