fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %a, %b = aten.max_pool1d_with_indices.default(self=%x, kernel_size=[2, 2])
  return %a, %b
}
