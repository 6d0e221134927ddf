fxge 1
model "case" stage "import"
graph "main"(%x : f32[3, 4], %m : bool[3, 1], %i : bool[3]) {
  %r0 = aten._unsafe_masked_index.default(self=%x, mask=%m, indices=[%i, None], fill=7) : ?
  return %r0 as "r0"
}
