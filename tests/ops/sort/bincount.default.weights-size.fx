fxge 1
model "case" stage "import"
graph "main"(
    %x : i64[3], %y : f32[4]) {
  %a = aten.bincount.default(self=%x, weights=%y) : ?
  return %a
}
