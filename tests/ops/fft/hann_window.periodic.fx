fxge 1
model "hann_window.periodic.n0False.f32" stage "import"
graph "main"() {
  %hann_window = aten.hann_window.periodic(window_length=0, periodic=false, dtype=f64) : f64[0]
  return %hann_window as "hann_window"
}
