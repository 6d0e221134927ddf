fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r0 = aten.bucketize.Tensor(self=%x, boundaries=%x) : ?
  return %r0
}
