fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[4, 8],
    %x1 : f16[2, 8],
    %x2 : i32[3]) {
  %r0, %r1, %r2 = npu.npu_dynamic_quant_asymmetric.default(input=%x0, smooth_scales=%x1, group_index=%x2) : ?, ?, ?
  return %r0, %r1, %r2
}
