fxge 1
model "softshrink_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %softshrink_backward = aten.softshrink_backward.default(grad_output=%x, self=%y, lambd=0.5) : f32[3, 4]
  return %softshrink_backward as "softshrink_backward"
}
