fxge 1
model "npu.npu_dynamic_mx_quant.to_23.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 100]) {
  %getitem, %getitem_1 = npu.npu_dynamic_mx_quant.default(input=%x, dst_type=23) : f8e5m2[s77, 100], u8[s77, 2, 2] name("npu_dynamic_mx_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
