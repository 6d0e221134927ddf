fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3]) {
  %r0 = aten.quantile.scalar(self=%x0, q=1.5) : ?
  return %r0
}
