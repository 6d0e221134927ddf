fxge 1
model "unfold_backward.d0_2_1.f32" stage "import"
graph "main"(
    %x : f32[4, 6, 2]) {
  %unfold_backward = aten.unfold_backward.default(grad_in=%x, input_sizes=[5, 6], dim=0, size=2, step=1) : f32[5, 6]
  return %unfold_backward as "unfold_backward"
}
