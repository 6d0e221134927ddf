fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[3]) {
  %r = aten.mean.default(self=%x, dtype=f32) : f32[]
  return %r
}
