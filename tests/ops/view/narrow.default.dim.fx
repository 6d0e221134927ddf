fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.narrow.default(self=%x, dim=2, start=0, length=1)
  return %r
}
