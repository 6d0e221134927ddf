fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[200, 64],
    %x1 : i32[3]) {
  %r0, %r1 = npu.npu_grouped_dynamic_mx_quant.default(x=%x0, group_index=%x1) : ?, ?
  return %r0, %r1
}
