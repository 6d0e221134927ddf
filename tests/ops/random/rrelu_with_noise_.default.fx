fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %n : f32[3]) {
  %c = aten.clone.default(self=%n) : ?
  %y = aten.clone.default(self=%x) : ?
  %r = aten.rrelu_with_noise_.default(self=%y, noise=%c, training=true) : ?
  return %r, %y, %c
}
