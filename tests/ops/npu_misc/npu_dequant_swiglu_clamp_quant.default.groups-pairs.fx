fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[4, 8],
    %x1 : f32[2, 8],
    %x2 : i64[2, 2]) {
  %r0, %r1 = npu.npu_dequant_swiglu_clamp_quant.default(x=%x0, weight_scale=%x1, group_index=%x2, quant_mode=1) : ?, ?
  return %r0, %r1
}
