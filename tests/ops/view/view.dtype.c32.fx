fxge 1
model "case" stage "import"
graph "main"(
    %x : c32[3, 4],
    %y : i32[3, 4]) {
  %r = aten.view.dtype(self=%x, dtype=i32)
  %s = aten.view.dtype(self=%y, dtype=c32)
  return %r, %s
}
