fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[5]) {
  %r0, %r1 = aten.split.sizes(self=%x, split_size=[6, -1]) : ?, ?
  return %r0, %r1
}
