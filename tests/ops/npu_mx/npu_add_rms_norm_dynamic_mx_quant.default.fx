fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 64],
    %x1 : f16[3, 64],
    %x2 : f16[64]) {
  %r0, %r1, %r2, %r3 = npu.npu_add_rms_norm_dynamic_mx_quant.default(x1=%x0, x2=%x1, gamma=%x2, dst_type=292) : ?, ?, ?, ?
  return %r0, %r1, %r2, %r3
}
