fxge 1
model "fft_fftfreq.n0.f32" stage "import"
graph "main"() {
  %fft_fftfreq = aten.fft_fftfreq.default(n=0) : f32[0]
  return %fft_fftfreq as "fft_fftfreq"
}
