fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.nansum.default(self=%x, dtype=c64) : ?
  return %r
}
