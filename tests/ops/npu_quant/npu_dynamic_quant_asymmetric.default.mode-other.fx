fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 8]) {
  %r0, %r1, %r2 = npu.npu_dynamic_quant_asymmetric.default(input=%x0, quant_mode="other", dst_type=16) : ?, ?, ?
  return %r0, %r1, %r2
}
