fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %i : i64[2]) {
  %r = aten.take_along_dim.default(self=%x, indices=%i)
  return %r
}
