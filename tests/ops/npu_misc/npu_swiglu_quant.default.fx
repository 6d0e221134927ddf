fxge 1
model "npu.npu_swiglu_quant.dynamic.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
symbol s27 : int [0, 9223372036854775807]
graph "main"(
    %x : f32[s77, s27, 16]) {
  %getitem, %getitem_1 = npu.npu_swiglu_quant.default(x=%x, quant_mode=1) : i8[s77, s27, 8], f32[s77, s27] name("npu_swiglu_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
