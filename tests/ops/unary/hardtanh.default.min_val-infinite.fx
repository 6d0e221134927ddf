fxge 1
model "case" stage "import"
graph "main"(%x : i8[3]) {
  %r = aten.hardtanh.default(self=%x, min_val=-inf, max_val=1)
  return %r
}
