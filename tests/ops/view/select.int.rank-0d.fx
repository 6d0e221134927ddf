fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.select.int(self=%x, dim=0, index=0)
  return %r
}
