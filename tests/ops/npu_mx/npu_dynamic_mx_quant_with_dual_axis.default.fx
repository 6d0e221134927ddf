fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[70, 128]) {
  %r0, %r1, %r2, %r3 = npu.npu_dynamic_mx_quant_with_dual_axis.default(input=%x0, dst_type=23) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
