fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 3]) {
  %r = aten.reflection_pad1d.default(self=%x, padding=[1, 1, 1, 1]) : ?
  return %r
}
