fxge 1
model "pixel_shuffle.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 8, 2, 3]) {
  %pixel_shuffle = aten.pixel_shuffle.default(self=%x, upscale_factor=2) : f32[1, 2, 4, 6]
  return %pixel_shuffle as "pixel_shuffle"
}
