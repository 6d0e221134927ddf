fxge 1
model "reflection_pad2d_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 7, 8],
    %y : f32[2, 3, 4, 5]) {
  %reflection_pad2d_backward = aten.reflection_pad2d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3]) : f32[2, 3, 4, 5]
  return %reflection_pad2d_backward as "reflection_pad2d_backward"
}
