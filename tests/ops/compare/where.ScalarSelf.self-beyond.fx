fxge 1
model "case" stage "import"
graph "main"(%c : bool[3], %x : i32[3]) {
  %r0 = aten.where.ScalarSelf(condition=%c, self=9007199254740993, other=%x) : ?
  return %r0
}
