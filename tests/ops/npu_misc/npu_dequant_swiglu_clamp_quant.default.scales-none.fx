fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i32[4, 8]) {
  %r0, %r1 = npu.npu_dequant_swiglu_clamp_quant.default(x=%x0, quant_mode=1) : ?, ?
  return %r0, %r1
}
