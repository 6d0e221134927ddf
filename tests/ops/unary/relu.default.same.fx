fxge 1
model "case" stage "import"
graph "main"(
    %x : bf16[3, 4]) {
  %r = aten.relu.default(self=%x) : bf16[3, 4]
  return %r
}
