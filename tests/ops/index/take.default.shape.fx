fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %i : i64[2, 2]) {
  %r = aten.take.default(self=%x, index=%i)
  return %r
}
