fxge 1
model "kaiser_window.periodic.n0False.f32" stage "import"
graph "main"() {
  %kaiser_window = aten.kaiser_window.periodic(window_length=0, periodic=false, dtype=f64) : f64[0]
  return %kaiser_window as "kaiser_window"
}
