fxge 1
model "case" stage "import"
graph "main"(%x : i32[3], %y : u8[3]) {
  %r0 = aten.dist.default(self=%x, other=%y) : ?
  return %r0 as "r0"
}
