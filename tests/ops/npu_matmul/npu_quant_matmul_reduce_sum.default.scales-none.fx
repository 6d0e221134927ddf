fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[2, 3, 4],
    %x1 : i8[2, 4, 5],
    %x2 : f32[2, 3]) {
  %r0 = npu.npu_quant_matmul_reduce_sum.default(x1=%x0, x2=%x1, x1_scale=%x2) : ?
  return %r0
}
