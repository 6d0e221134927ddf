# The sum of index and size would overflow; a non-negative index needs none.
fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[9223372036854775807]) {
  %r = aten.select.int(self=%x, dim=0, index=3)
  return %r
}
