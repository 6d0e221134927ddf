fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3]) {
  %r = aten.rot90.default(self=%x, k=4) : ?
  return %r
}
