fxge 1
model "hardshrink_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %hardshrink_backward = aten.hardshrink_backward.default(grad_out=%x, self=%y, lambd=0.5) : f32[3, 4]
  return %hardshrink_backward as "hardshrink_backward"
}
