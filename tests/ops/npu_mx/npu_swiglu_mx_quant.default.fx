fxge 1
model "npu.npu_swiglu_mx_quant.left_False.dynamic" stage "import"
symbol s77 : int [0, 9223372036854775807]
graph "main"(
    %x : f16[s77, 128]) {
  %getitem, %getitem_1 = npu.npu_swiglu_mx_quant.default(x=%x, dst_type=24) : f8e4m3[s77, 64], u8[s77, 1, 2] name("npu_swiglu_mx_quant")
  return %getitem as "getitem", %getitem_1 as "getitem_1"
}
