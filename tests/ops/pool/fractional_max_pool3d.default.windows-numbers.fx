fxge 1
model "case" stage "import"
graph "main"(
    %x0 : f32[2, 3, 6, 6, 6],
    %x1 : f32[2, 3, 2]) {
  %r0, %r1 = aten.fractional_max_pool3d.default(self=%x0, kernel_size=[2, 2, 2], output_size=[3, 3, 3], random_samples=%x1) : ?, ?
  return %r0, %r1
}
