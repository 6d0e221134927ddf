fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 8],
    %x1 : f8e4m3[4, 16],
    %x2 : f8e4m3[16, 8],
    %x3 : f32[1],
    %x4 : f32[1]) {
  %r0 = npu.npu_add_quant_matmul.default(self=%x0, x1=%x1, x2=%x2, x2_scale=%x3, x1_scale=%x4) : ?
  return %r0
}
