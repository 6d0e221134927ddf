fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[3, 4],
    %x1 : f32[2, 2]) {
  %r0 = aten.quantile.default(self=%x0, q=%x1) : ?
  return %r0
}
