fxge 1
model "npu.npu_add_rms_norm_dynamic_mx_quant.plain.dynamic" stage "import"
symbol s17 : int [0, 9223372036854775807]
guard "L['y'].size()[0] == L['x'].size()[0]" sym(1)
graph "main"(
    %x : f16[s17, 64],
    %y : f16[s17, 64],
    %z : f16[64]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_add_rms_norm_dynamic_mx_quant.default(x1=%x, x2=%y, gamma=%z, dst_type=24) : f8e4m3[s17, 64], f16[s17, 64], u8[s17, 1, 2], f32[s17, 1] name("npu_add_rms_norm_dynamic_mx_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
