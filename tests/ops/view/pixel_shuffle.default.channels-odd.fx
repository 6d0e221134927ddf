fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[1, 6, 2, 2]) {
  %r = aten.pixel_shuffle.default(self=%x, upscale_factor=2)
  return %r
}
