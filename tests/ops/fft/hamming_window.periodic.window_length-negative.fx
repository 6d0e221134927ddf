fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.hamming_window.periodic(window_length=-1, periodic=true) : ?
  return %r0
}
