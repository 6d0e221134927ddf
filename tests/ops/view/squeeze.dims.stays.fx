fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 1]) {
  %r = aten.squeeze.dims(self=%x, dim=[0, 1]) : f32[2]
  return %r
}
