fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 6]) {
  %r = aten.unflatten.int(self=%x, dim=2, sizes=[2, 3])
  return %r
}
