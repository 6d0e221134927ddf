fxge 1
model "case" stage "import"
symbol s0 : int [2, 100]
graph "main"(
    %x : c64[s0]) {
  %r0 = aten.logcumsumexp.default(self=%x, dim=0) : ?
  return %r0
}
