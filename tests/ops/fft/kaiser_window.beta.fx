fxge 1
model "kaiser_window.beta.n0.f32" stage "import"
graph "main"() {
  %kaiser_window = aten.kaiser_window.beta(window_length=0, periodic=false, beta=3.5) : f32[0]
  return %kaiser_window as "kaiser_window"
}
