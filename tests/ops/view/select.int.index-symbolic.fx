fxge 1
model "case" stage "import"
symbol s0 : int [2, 64]
graph "main"(
    %x : f32[s0, 3]) {
  %r = aten.select.int(self=%x, dim=0, index=s0)
  return %r
}
