fxge 1
model "npu.npu_dynamic_mx_quant_with_dual_axis.plain.f16" stage "import"
graph "main"(
    %x : f16[40, 48]) {
  %getitem, %getitem_1, %getitem_2, %getitem_3 = npu.npu_dynamic_mx_quant_with_dual_axis.default(input=%x, dst_type=23) : f8e5m2[40, 48], u8[40, 1, 2], f8e5m2[40, 48]{1, 40}, u8[1, 48, 2] name("npu_dynamic_mx_quant_with_dual_axis")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2", %getitem_3 as "getitem_3"
}
