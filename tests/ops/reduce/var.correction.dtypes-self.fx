fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4]) {
  %r = aten.var.correction(self=%x, dim=[1])
  return %r
}
