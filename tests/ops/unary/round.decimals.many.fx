fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.round.decimals(self=%x, decimals=301) : ?
  return %r
}
