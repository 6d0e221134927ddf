fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %r = aten.linalg_cond.default(self=%x, p=3) : ?
  return %r
}
