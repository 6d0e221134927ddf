fxge 1
model "case" stage "import"
graph "main"(%g : f32[3, 4], %x : f32[3, 4], %b : f32[3, 0]) {
  %r0 = aten.log_sigmoid_backward.default(grad_output=%g, self=%x, buffer=%b) : ?
  return %r0
}
