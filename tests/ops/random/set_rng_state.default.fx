fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %s : i64[2]) {
  %a = aten.rand.default(size=[3])
  fxge.set_rng_state.default(seed=%s)
  %b, %m = aten.native_dropout.default(input=%x, p=0.5, train=true)
  %t = fxge.rng_state.default()
  fxge.set_rng_state.default()
  %c = aten.rand.default(size=[3])
  return %a, %b, %t, %c
}
