fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.hann_window.default(window_length=-1) : ?
  return %r0
}
