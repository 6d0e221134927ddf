fxge 1
model "npu.npu_rms_norm_dynamic_mx_quant.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 64],
    %y : f16[64]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_rms_norm_dynamic_mx_quant.default(x=%x, gamma=%y, dst_type=24) : f8e4m3[s77, 64], u8[s77, 1, 2], f32[s77, 1] name("npu_rms_norm_dynamic_mx_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
