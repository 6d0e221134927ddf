fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.logical_not.default(self=%x) : bool[3, 4]
  return %r
}
