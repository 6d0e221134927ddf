fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 1]) {
  %r = aten.squeeze.dim(self=%x, dim=2)
  return %r
}
