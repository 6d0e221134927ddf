fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a = aten.rand.default(size=[3])
  %s = fxge.rng_state.default()
  %b, %m = aten.native_dropout.default(input=%x, p=0.5, train=true)
  %k = aten.rand.default(size=[3])
  return %a, %s, %b, %k
}
