fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 4]) {
  %r0, %r1 = npu.npu_dynamic_block_quant.default(x=%x0, row_block_size=0) : ?, ?
  return %r0, %r1
}
