fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.zeros_like.default(self=%x, dtype=i32) : i32[3]
  return %r
}
