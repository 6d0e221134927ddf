fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[1, 2, 4],
    %x1 : f16[1, 2, 4],
    %x2 : f16[1, 2, 4]) {
  %r0 = npu.npu_interleave_rope.default(x=%x0, cos=%x1, sin=%x2) : ?
  return %r0
}
