fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : i64[2, 3]) {
  %r = aten.expand_as.default(self=%x, other=%y) : f32[2, 3]
  return %r
}
