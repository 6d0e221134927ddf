fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.celu.default(self=%x, alpha=0.0) : ?
  return %r
}
