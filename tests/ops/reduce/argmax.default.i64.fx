fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.argmax.default(self=%x, dim=1) : i64[3]
  return %r
}
