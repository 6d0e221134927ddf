fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.clone.default(self=%x) : f32[2, 3]
  return %r
}
