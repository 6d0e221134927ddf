fxge 1
model "channel_shuffle.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 6, 2, 2]) {
  %channel_shuffle = aten.channel_shuffle.default(self=%x, groups=3) : f32[1, 6, 2, 2]
  return %channel_shuffle as "channel_shuffle"
}
