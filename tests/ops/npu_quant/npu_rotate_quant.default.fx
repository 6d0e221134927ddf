fxge 1
model "npu.npu_rotate_quant.plain.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 32],
    %y : f16[16, 16]) {
  %getitem, %getitem_1 = npu.npu_rotate_quant.default(x=%x, rotation=%y) : i8[s77, 32], f32[s77] name("npu_rotate_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
