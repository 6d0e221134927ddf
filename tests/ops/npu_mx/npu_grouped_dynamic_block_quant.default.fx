fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[6, 256],
    %x1 : i32[2]) {
  %r0, %r1 = npu.npu_grouped_dynamic_block_quant.default(x=%x0, group_list=%x1) : ?, ?
  return %r0, %r1
}
