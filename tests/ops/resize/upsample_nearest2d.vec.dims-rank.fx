fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[2, 3, 4]) {
  %r = aten.upsample_nearest2d.vec(input=%x, output_size=[6, 8])
  return %r
}
