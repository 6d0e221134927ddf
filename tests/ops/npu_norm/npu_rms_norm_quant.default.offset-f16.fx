fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 4],
    %x1 : f16[4],
    %x2 : f16[4],
    %x3 : f16[1],
    %x4 : f16[1]) {
  %r0 = npu.npu_rms_norm_quant.default(x=%x0, gamma=%x1, beta=%x2, scale=%x3, offset=%x4) : ?
  return %r0
}
