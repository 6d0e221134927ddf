fxge 1
model "pixel_unshuffle.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 4, 6]) {
  %pixel_unshuffle = aten.pixel_unshuffle.default(self=%x, downscale_factor=2) : f32[1, 8, 2, 3]
  return %pixel_unshuffle as "pixel_unshuffle"
}
