fxge 1
model "bartlett_window.n0.f32" stage "import"
graph "main"() {
  %bartlett_window = aten.bartlett_window.default(window_length=0) : f32[0]
  return %bartlett_window as "bartlett_window"
}
