fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten.sort.default(self=%x) : ?
  return %r
}
