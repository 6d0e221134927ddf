fxge 1
model "fft_rfftfreq.n1.f32" stage "import"
graph "main"() {
  %fft_rfftfreq = aten.fft_rfftfreq.default(n=1, d=0.25, dtype=f64) : f64[1]
  return %fft_rfftfreq as "fft_rfftfreq"
}
