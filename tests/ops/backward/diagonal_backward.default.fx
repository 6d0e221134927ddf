fxge 1
model "diagonal_backward.offset0.f32" stage "import"
graph "main"(
    %x : f32[2, 4]) {
  %diagonal_backward = aten.diagonal_backward.default(grad_output=%x, input_sizes=[4, 2, 5], offset=0, dim1=0, dim2=2) : f32[4, 2, 5]
  return %diagonal_backward as "diagonal_backward"
}
