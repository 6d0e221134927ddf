fxge 1
model "histc.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %histc = aten.histc.default(self=%x, bins=4, min=-2, max=2) : f32[4]
  return %histc as "histc"
}
