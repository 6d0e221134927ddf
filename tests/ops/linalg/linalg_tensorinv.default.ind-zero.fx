fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_tensorinv.default(self=%x, ind=0) : ?
  return %r
}
