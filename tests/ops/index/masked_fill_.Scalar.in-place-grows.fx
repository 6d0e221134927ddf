fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %m : bool[3, 4]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.masked_fill_.Scalar(self=%c, mask=%m, value=0) : ?
  return %r
}
