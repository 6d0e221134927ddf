fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %r0, %r1 = aten.chunk.default(self=%x, chunks=0) : f32[2, 3], f32[2, 3]
  return %r0, %r1
}
