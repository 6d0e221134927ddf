fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2]) {
  %r0 = aten.vander.default(x=%x0, N=-1) : ?
  return %r0
}
