fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 3]) {
  %r = aten.permute.default(self=%x, dims=[1/1, 2, 0]) : ?
  return %r
}
