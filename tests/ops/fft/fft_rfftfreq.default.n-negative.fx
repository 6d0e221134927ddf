fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.fft_rfftfreq.default(n=-1) : ?
  return %r0
}
