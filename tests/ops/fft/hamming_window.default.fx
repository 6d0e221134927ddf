fxge 1
model "hamming_window.n0.f32" stage "import"
graph "main"() {
  %hamming_window = aten.hamming_window.default(window_length=0) : f32[0]
  return %hamming_window as "hamming_window"
}
