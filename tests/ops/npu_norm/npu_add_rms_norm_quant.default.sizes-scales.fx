fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 4],
    %x1 : f16[2, 4],
    %x2 : f16[4],
    %x3 : f16[3]) {
  %r0, %r1, %r2 = npu.npu_add_rms_norm_quant.default(x1=%x0, x2=%x1, gamma=%x2, scales1=%x3) : ?, ?, ?
  return %r0, %r1, %r2
}
