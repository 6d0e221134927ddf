fxge 1
model "case" stage "import"
graph "main"(%x : f16[3], %y : i32[3]) {
  %r0 = aten.special_zeta.default(self=%x, other=%y) : ?
  return %r0 as "r0"
}
