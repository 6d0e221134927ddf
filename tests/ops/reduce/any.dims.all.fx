fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.any.dims(self=%x, keepdim=true) : ?
  return %r0
}
