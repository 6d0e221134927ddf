fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4]) {
  %r = aten._to_copy.default(self=%x, dtype=c32) : ?
  return %r
}
