fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3],
    %y : f64[3]) {
  %r = aten.heaviside.default(self=%x, values=%y) : ?
  return %r
}
