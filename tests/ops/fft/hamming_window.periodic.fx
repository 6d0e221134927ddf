fxge 1
model "hamming_window.periodic.n0False.f32" stage "import"
graph "main"() {
  %hamming_window = aten.hamming_window.periodic(window_length=0, periodic=false, dtype=f64) : f64[0]
  return %hamming_window as "hamming_window"
}
