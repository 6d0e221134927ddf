fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[8, 16],
    %x1 : f16[16, 6],
    %x2 : f16[6]) {
  %r0 = npu.npu_mm_all_reduce_base.default(x1=%x0, x2=%x1, hcom="hcom", bias=%x2) : ?
  return %r0
}
