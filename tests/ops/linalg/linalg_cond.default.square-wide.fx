fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %r = aten.linalg_cond.default(self=%x, p=1) : ?
  return %r
}
