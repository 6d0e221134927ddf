fxge 1
model "reflection_pad1d_backward.plain.f32" stage "import"
graph "main"(
    %x : f32[2, 3, 7],
    %y : f32[2, 3, 4]) {
  %reflection_pad1d_backward = aten.reflection_pad1d_backward.default(grad_output=%x, self=%y, padding=[1, 2]) : f32[2, 3, 4]
  return %reflection_pad1d_backward as "reflection_pad1d_backward"
}
