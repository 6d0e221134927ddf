fxge 1
model "npu.npu_dequant_swiglu_clamp_quant.left_False_0.f32" stage "import"
graph "main"(
    %x : i32[5, 16],
    %y : f32[1, 16],
    %z : f32[5, 1]) {
  %getitem, %getitem_1 = npu.npu_dequant_swiglu_clamp_quant.default(x=%x, weight_scale=%y, activation_scale=%z, quant_mode=1) : i8[5, 8], f32[5] name("npu_dequant_swiglu_clamp_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
