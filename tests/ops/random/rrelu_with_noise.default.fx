fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %n : f32[3]) {
  %c = aten.clone.default(self=%n) : ?
  %r = aten.rrelu_with_noise.default(self=%x, noise=%c, training=true) : ?
  return %r, %c
}
