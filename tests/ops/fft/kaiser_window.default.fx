fxge 1
model "kaiser_window.n0.f32" stage "import"
graph "main"() {
  %kaiser_window = aten.kaiser_window.default(window_length=0) : f32[0]
  return %kaiser_window as "kaiser_window"
}
