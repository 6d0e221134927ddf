fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5]) {
  %r0, %r1 = aten.split_with_sizes.default(self=%x, split_sizes=[6, -1]) : ?, ?
  return %r0, %r1
}
