fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 64],
    %x1 : f16[64],
    %x2 : f16[64]) {
  %r0, %r1, %r2 = npu.npu_rms_norm_dynamic_mx_quant.default(x=%x0, gamma=%x1, beta=%x2) : ?, ?, ?
  return %r0, %r1, %r2
}
