fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[]) {
  %r = aten.unflatten.int(self=%x, dim=0, sizes=[1]) : ?
  return %r
}
