fxge 1
model "case" stage "import"
graph "main"(%x : bool[4, 5], %t : f32[5]) {
  %r0 = aten.gradient.tensorarrayint(self=%x, spacing=[%t], dim=1) : ?
  return %r0
}
