fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r0 = aten.vander.default(x=%x) : ?
  return %r0
}
