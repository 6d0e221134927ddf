fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.select.int(self=%x, dim=0, index=2)
  return %r
}
