fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.permute.default(self=%x, dims=[0, 0])
  return %r
}
