fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.fft_rfftfreq.default(n=4, dtype=i64) : ?
  return %r0
}
