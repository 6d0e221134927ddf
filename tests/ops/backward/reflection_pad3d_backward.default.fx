fxge 1
model "reflection_pad3d_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 7, 8, 6],
    %y : f32[2, 3, 4, 5, 3]) {
  %reflection_pad3d_backward = aten.reflection_pad3d_backward.default(grad_output=%x, self=%y, padding=[1, 2, 0, 3, 2, 1]) : f32[2, 3, 4, 5, 3]
  return %reflection_pad3d_backward as "reflection_pad3d_backward"
}
