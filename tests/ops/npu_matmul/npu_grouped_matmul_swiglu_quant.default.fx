fxge 1
model "npu.npu_grouped_matmul_swiglu_quant.plain.f32" stage "import"
graph "main"(
    %x : i8[6, 16],
    %y : i8[3, 16, 8],
    %z : i64[3],
    %w : f32[3, 8],
    %u : f32[6]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_grouped_matmul_swiglu_quant.default(x=%x, weight=%y, group_list=%z, weight_scale=%w, x_scale=%u) : i8[6, 4], f32[6], f32[] name("npu_grouped_matmul_swiglu_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
