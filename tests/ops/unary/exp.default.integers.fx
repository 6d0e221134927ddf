fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 4]) {
  %r = aten.exp.default(self=%x) : f32[3, 4]
  return %r
}
