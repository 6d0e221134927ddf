fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 4, 4],
    %x1 : f16[4, 4],
    %x2 : f16[4, 4]) {
  %r0, %r1 = npu.npu_kronecker_quant.default(x=%x0, kronecker_p1=%x1, kronecker_p2=%x2) : ?, ?
  return %r0, %r1
}
