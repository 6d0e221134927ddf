fxge 1
model "npu.npu_quant_conv2d.groups.f32" stage "import"
graph "main"(
    %x : i8[2, 4, 5, 6],
    %y : i8[6, 2, 3, 2],
    %z : f32[6],
    %w : i32[6]) {
  %npu_quant_conv2d = npu.npu_quant_conv2d.default(input=%x, weight=%y, scale=%z, strides=[2, 1], pads=[1, 0], groups=2, output_dtype=6, bias=%w) : f32[2, 6, 3, 5]
  return %npu_quant_conv2d as "npu_quant_conv2d"
}
