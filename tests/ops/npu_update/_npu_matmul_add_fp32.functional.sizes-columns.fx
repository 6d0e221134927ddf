fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[5, 4],
    %x1 : f16[5, 3],
    %x2 : f32[4, 4]) {
  %r0 = atb._npu_matmul_add_fp32.functional(x=%x0, weight=%x1, C=%x2) : ?
  return %r0
}
