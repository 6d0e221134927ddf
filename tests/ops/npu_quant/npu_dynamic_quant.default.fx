fxge 1
model "npu.npu_dynamic_quant.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, s27, 16]) {
  %getitem, %getitem_1 = npu.npu_dynamic_quant.default(input=%x) : i8[s77, s27, 16], f32[s77, s27] name("npu_dynamic_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
