fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 1024],
    %x1 : f16[1024]) {
  %r0, %r1, %r2 = npu.npu_dynamic_dual_level_mx_quant.default(input=%x0, smooth_scale=%x1) : ?, ?, ?
  return %r0, %r1, %r2
}
