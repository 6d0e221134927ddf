fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[8, 16],
    %x1 : f16[32, 6]) {
  %r0, %r1 = npu.npu_all_to_all_matmul.default(x1=%x0, x2=%x1, hcom="hcom", world_size=2) : ?, ?
  return %r0, %r1
}
