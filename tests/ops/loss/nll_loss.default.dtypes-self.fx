fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3, 5],
    %y : i64[3]) {
  %r = aten.nll_loss.default(self=%x, target=%y) : ?
  return %r
}
