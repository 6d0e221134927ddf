fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f16[3, 4],
    %x1 : f16[3, 4]) {
  %r0 = aten.softshrink_backward.default(grad_output=%x0, self=%x1, lambd=1000000.0) : ?
  return %r0
}
