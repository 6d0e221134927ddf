fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 4]) {
  %r = aten.pixel_shuffle.default(self=%x, upscale_factor=2)
  return %r
}
