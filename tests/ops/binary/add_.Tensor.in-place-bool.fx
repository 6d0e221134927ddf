fxge 1
model "case" stage "import"
graph "main"(
    %x : bool[4],
    %y : i64[4]) {
  %c = aten.clone.default(self=%x) : ?
  %r = aten.add_.Tensor(self=%c, other=%y) : ?
  return %r
}
