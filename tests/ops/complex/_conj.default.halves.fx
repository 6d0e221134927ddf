fxge 1
model "case" stage "import"
graph "main"(%x : c32[3]) {
  %r = aten._conj.default(self=%x) : ?
  return %r
}
