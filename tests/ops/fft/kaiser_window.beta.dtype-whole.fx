fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.kaiser_window.beta(window_length=4, periodic=true, beta=0.5, dtype=i64) : ?
  return %r0
}
