fxge 1
model "npu.npu_quant_scatter.plain.f32" stage "import"
graph "main"(
    %x : i8[2, 3, 5, 4],
    %y : i32[2],
    %z : f32[2, 3, 2, 4],
    %w : f32[4]) {
  %npu_quant_scatter = npu.npu_quant_scatter.default(self=%x, indices=%y, updates=%z, quant_scales=%w) : i8[2, 3, 5, 4]
  return %npu_quant_scatter as "npu_quant_scatter"
}
