fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %r0, %r1 = aten.split_with_sizes.default(self=%x, split_sizes=[2, 3]) : f32[2, 3], f32[3, 3]
  return %r0, %r1
}
