fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 4, 0, 4]) {
  %a, %b = aten.max_pool3d_with_indices.default(self=%x, kernel_size=[2])
  return %a, %b
}
