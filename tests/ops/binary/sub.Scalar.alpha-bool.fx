fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3]) {
  %r = aten.sub.Scalar(self=%x, other=2, alpha=true) : ?
  return %r
}
