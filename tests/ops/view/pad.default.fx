fxge 1
model "pad.constant.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %pad = aten.pad.default(self=%x, pad=[1, 1], value=2.0) : f32[3, 6]
  return %pad as "pad"
}
