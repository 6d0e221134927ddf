fxge 1
model "case" stage "import"
graph "main"(%g : i8[3, 4], %x : f16[4]) {
  %r0 = aten.gelu_backward.default(grad_output=%g, self=%x) : ?
  return %r0
}
