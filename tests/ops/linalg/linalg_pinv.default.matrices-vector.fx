fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.linalg_pinv.default(self=%x, rcond=0.5) : ?
  return %r
}
