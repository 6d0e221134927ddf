fxge 1
model "case" stage "import"
graph "main"(%x : bool[4], %i : i64[2], %v : f32[]) {
  %r0 = aten.index_put.default(self=%x, indices=[%i], values=%v) : ?
  return %r0 as "r0"
}
