fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %n : f32[3]) {
  %r0, %r1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%n) : ?, ?
  return %r0, %r1
}
