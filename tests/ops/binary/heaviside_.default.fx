fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f32[3]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.heaviside_.default(self=%c, values=%y) : ?
  return %r
}
