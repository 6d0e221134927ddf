fxge 1
model "case" stage "import"
graph "main"(
    %x : f16[4],
    %y : f32[4]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.add_.Tensor(self=%c, other=%y) : ?
  return %r
}
