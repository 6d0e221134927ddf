fxge 1
model "blackman_window.periodic.n0False.f32" stage "import"
graph "main"() {
  %blackman_window = aten.blackman_window.periodic(window_length=0, periodic=false, dtype=f64) : f64[0]
  return %blackman_window as "blackman_window"
}
