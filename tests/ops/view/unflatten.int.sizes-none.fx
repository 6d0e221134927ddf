fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1]) {
  %r = aten.unflatten.int(self=%x, dim=0, sizes=[]) : ?
  return %r
}
