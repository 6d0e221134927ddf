fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 1]) {
  %r = aten.squeeze_.dim(self=%x, dim=77) : f32[3, 1]
  return %r
}
