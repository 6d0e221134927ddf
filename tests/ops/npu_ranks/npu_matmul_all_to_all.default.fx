fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[8, 16],
    %x1 : f16[16, 6],
    %x2 : f16[6]) {
  %r0 = npu.npu_matmul_all_to_all.default(x1=%x0, x2=%x1, hcom="hcom", world_size=2, bias=%x2) : ?
  return %r0
}
