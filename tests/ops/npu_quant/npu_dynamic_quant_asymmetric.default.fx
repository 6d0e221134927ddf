fxge 1
model "npu.npu_dynamic_quant_asymmetric.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, s27, 16]) {
  %getitem, %getitem_1, %getitem_2 = npu.npu_dynamic_quant_asymmetric.default(input=%x) : i8[s77, s27, 16], f32[s77, s27], f32[s77, s27] name("npu_dynamic_quant_asymmetric")
  return %getitem as "getitem", %getitem_1 as "getitem_1", %getitem_2 as "getitem_2"
}
