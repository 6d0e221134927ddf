fxge 1
model "npu.npu_anti_mx_quant.e2m1.f32" stage "import"
graph "main"(
    %x : u8[3, 40],
    %y : u8[3, 2, 2]) {
  %npu_anti_mx_quant = npu.npu_anti_mx_quant.default(x=%x, mxscale=%y, src_type=296) : bf16[3, 80]
  return %npu_anti_mx_quant as "npu_anti_mx_quant"
}
