fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %m : i64[4]) {
  %r = aten.masked_fill.Scalar(self=%x, mask=%m, value=1)
  return %r
}
