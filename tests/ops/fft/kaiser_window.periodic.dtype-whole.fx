fxge 1
model "case" stage "import"
graph "main"() {
  %r0 = aten.kaiser_window.periodic(window_length=4, periodic=true, dtype=i64) : ?
  return %r0
}
