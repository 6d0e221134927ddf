fxge 1
model "npu.npu_gelu_quant.dynamic_none.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 8]) {
  %getitem, %getitem_1 = npu.npu_gelu_quant.default(self=%x) : i8[s77, s27, 8], f32[s77, s27] name("npu_gelu_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
