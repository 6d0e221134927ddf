fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3]) {
  %r0, %r1 = aten.split.Tensor(self=%x, split_size=0) : ?, ?
  return %r0, %r1
}
