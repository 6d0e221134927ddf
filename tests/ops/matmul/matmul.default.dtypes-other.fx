fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 3],
    %y : bf16[3, 4]) {
  %r = aten.matmul.default(self=%x, other=%y)
  return %r
}
