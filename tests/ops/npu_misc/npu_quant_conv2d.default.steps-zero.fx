fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1, 4, 5, 5],
    %x1 : i8[6, 4, 3, 3],
    %x2 : f32[6]) {
  %r0 = npu.npu_quant_conv2d.default(input=%x0, weight=%x1, scale=%x2, strides=[0, 1]) : ?
  return %r0
}
