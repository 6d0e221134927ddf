fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[2, 3]) {
  %r = aten.nansum.default(self=%x, dtype=f32) : ?
  return %r
}
