fxge 1
model "case" stage "import"
graph "main"(
    %g : bf16[3, 4],
    %x : bf16[3, 4]) {
  %r0 = aten.tanh_backward.default(grad_output=%g, output=%x) : bf16[3, 4]
  return %r0
}
