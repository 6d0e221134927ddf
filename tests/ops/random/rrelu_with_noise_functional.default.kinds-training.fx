fxge 1
model "case" stage "import"
graph "main"(%x : f32[3], %n : f64[3]) {
  %r0, %r1 = aten.rrelu_with_noise_functional.default(self=%x, noise=%n, training=true) : ?, ?
  return %r0 as "r0", %r1 as "r1"
}
