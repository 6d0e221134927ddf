fxge 1
model "npu.npu_group_quant.plain.f32" stage "import"
graph "main"(
    %x : f32[6, 8],
    %y : f32[3, 8],
    %z : i32[3]) {
  %npu_group_quant = npu.npu_group_quant.default(x=%x, scale=%y, group_index=%z) : i8[6, 8]
  return %npu_group_quant as "npu_group_quant"
}
