fxge 1
model "bartlett_window.periodic.n0False.f32" stage "import"
graph "main"() {
  %bartlett_window = aten.bartlett_window.periodic(window_length=0, periodic=false, dtype=f64) : f64[0]
  return %bartlett_window as "bartlett_window"
}
