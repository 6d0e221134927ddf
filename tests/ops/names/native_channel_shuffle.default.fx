fxge 1
model "native_channel_shuffle.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 6, 4, 2]) {
  %native_channel_shuffle = aten.native_channel_shuffle.default(self=%x, groups=3) : f32[3, 6, 4, 2]
  return %native_channel_shuffle as "native_channel_shuffle"
}
