fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.linalg_tensorinv.default(self=%x, ind=1) : ?
  return %r
}
