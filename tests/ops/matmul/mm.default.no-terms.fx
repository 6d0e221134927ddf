fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 1, 0, 0],
    %y : bf16[0, 1]) {
  %v = aten.view.default(self=%x, size=[3, 0])
  %m = aten.mm.default(self=%v, mat2=%y)
  %r = aten.view.default(self=%m, size=[3])
  return %r
}
