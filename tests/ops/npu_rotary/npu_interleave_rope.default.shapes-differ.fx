fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 1, 2, 6],
    %x1 : f16[1, 1, 2, 6],
    %x2 : f16[1, 1, 1, 6]) {
  %r0 = npu.npu_interleave_rope.default(x=%x0, cos=%x1, sin=%x2) : ?
  return %r0
}
