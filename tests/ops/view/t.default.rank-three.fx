fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.t.default(self=%x)
  return %r
}
