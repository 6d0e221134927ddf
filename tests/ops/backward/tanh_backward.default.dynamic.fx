fxge 1
model "case" stage "import"
symbol s0 : int [2, 9223372036854775807]
graph "main"(
    %g : f16[s0, 4],
    %x : f16[s0, 4]) {
  %r0 = aten.tanh_backward.default(grad_output=%g, output=%x) : f16[s0, 4]
  return %r0
}
