fxge 1
model "hann_window.n0.f32" stage "import"
graph "main"() {
  %hann_window = aten.hann_window.default(window_length=0) : f32[0]
  return %hann_window as "hann_window"
}
