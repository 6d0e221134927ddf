fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 40, 128]) {
  %r0, %r1, %r2 = npu.npu_dynamic_block_mx_quant.default(input=%x0, dst_type=24) : ?, ?, ?
  return %r0, %r1, %r2
}
