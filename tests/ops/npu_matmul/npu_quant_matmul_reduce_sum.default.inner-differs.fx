fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[1, 2, 4],
    %x1 : i8[1, 5, 3]) {
  %r0 = npu.npu_quant_matmul_reduce_sum.default(x1=%x0, x2=%x1) : ?
  return %r0
}
