fxge 1
model "case" stage "import"
graph "main"(%c : bool[3], %x : i32[3]) {
  %r0 = aten.where.ScalarOther(condition=%c, self=%x, other=9007199254740993) : ?
  return %r0
}
