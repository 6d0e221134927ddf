fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 5]) {
  %r0, %r1 = npu.npu_swiglu_quant.default(x=%x0, quant_mode=1) : ?, ?
  return %r0, %r1
}
