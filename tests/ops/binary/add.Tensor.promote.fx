fxge 1
model "case" stage "import"
graph "main"(
    %x : i32[3, 4],
    %y : bf16[4]) {
  %r = aten.add.Tensor(self=%x, other=%y) : bf16[3, 4]
  return %r
}
