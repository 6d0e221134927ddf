fxge 1
model "case" stage "import"
graph "main"(
    %x0 : i8[8, 16],
    %x1 : i8[16, 6]) {
  %r0 = npu.npu_mm_all_reduce_base.default(x1=%x0, x2=%x1, hcom="hcom") : ?
  return %r0
}
