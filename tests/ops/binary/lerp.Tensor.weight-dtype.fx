fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3], %y : f32[3], %z : f64[3]) {
  %r = aten.lerp.Tensor(self=%x, end=%y, weight=%z) : ?
  return %r
}
