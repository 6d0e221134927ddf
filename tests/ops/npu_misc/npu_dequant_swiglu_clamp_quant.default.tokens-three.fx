fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[4, 8],
    %x1 : f32[8],
    %x2 : f32[3]) {
  %r0, %r1 = npu.npu_dequant_swiglu_clamp_quant.default(x=%x0, weight_scale=%x1, activation_scale=%x2, quant_mode=1) : ?, ?
  return %r0, %r1
}
