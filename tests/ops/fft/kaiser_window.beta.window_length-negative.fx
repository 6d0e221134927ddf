fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.kaiser_window.beta(window_length=-1, periodic=true, beta=0.5) : ?
  return %r0
}
