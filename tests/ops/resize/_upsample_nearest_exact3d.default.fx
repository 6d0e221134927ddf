fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 5, 6]) {
  %r = aten._upsample_nearest_exact3d.default(self=%x, output_size=[7, 3, 9]) : ?
  return %r
}
