fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.rot90.default(self=%x, k=-1, dims=[1, 2]) : ?
  return %r
}
