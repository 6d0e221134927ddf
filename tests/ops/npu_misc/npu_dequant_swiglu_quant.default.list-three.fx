fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 8],
    %x1 : f32[2, 4],
    %x2 : i32[2, 3]) {
  %r0, %r1 = npu.npu_dequant_swiglu_quant.default(x=%x0, quant_scale=%x1, group_index=%x2, quant_mode=1) : ?, ?
  return %r0, %r1
}
