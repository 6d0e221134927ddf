fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten.narrow.default(self=%x, dim=0, start=3, length=2) : ?
  return %r
}
