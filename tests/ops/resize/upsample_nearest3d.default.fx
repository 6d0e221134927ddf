fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 5, 6]) {
  %r = aten.upsample_nearest3d.default(self=%x, output_size=[7, 3, 9]) : ?
  return %r
}
