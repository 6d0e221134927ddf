fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 8]) {
  %r0, %r1 = npu.npu_dequant_swiglu_clamp_quant.default(x=%x0, quant_mode=1, round_mode=2) : ?, ?
  return %r0, %r1
}
