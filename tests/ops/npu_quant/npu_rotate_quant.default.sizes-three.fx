fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[2, 8],
    %x1 : f16[3, 3]) {
  %r0, %r1 = npu.npu_rotate_quant.default(x=%x0, rotation=%x1) : ?, ?
  return %r0, %r1
}
