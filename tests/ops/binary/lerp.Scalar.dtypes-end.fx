fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : f64[3]) {
  %r = aten.lerp.Scalar(self=%x, end=%y, weight=0.5) : ?
  return %r
}
