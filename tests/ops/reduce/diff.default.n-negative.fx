fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.diff.default(self=%x, n=-1)
  return %r
}
