fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.hamming_window.periodic_alpha(window_length=-1, periodic=true, alpha=0.5) : ?
  return %r0
}
