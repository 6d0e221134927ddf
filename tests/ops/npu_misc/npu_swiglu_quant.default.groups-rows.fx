fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[4, 8],
    %x1 : f32[2, 4]) {
  %r0, %r1 = npu.npu_swiglu_quant.default(x=%x0, smooth_scales=%x1, quant_mode=1) : ?, ?
  return %r0, %r1
}
