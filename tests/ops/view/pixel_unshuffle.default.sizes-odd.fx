fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 3, 2]) {
  %r = aten.pixel_unshuffle.default(self=%x, downscale_factor=2) : ?
  return %r
}
