fxge 1
model "hamming_window.periodic_alpha.n0.f32" stage "import"
graph "main"() {
  %hamming_window = aten.hamming_window.periodic_alpha(window_length=0, periodic=false, alpha=0.3) : f32[0]
  return %hamming_window as "hamming_window"
}
