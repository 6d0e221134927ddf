fxge 1
model "blackman_window.n0.f32" stage "import"
graph "main"() {
  %blackman_window = aten.blackman_window.default(window_length=0) : f32[0]
  return %blackman_window as "blackman_window"
}
