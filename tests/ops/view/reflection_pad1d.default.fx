fxge 1
model "reflection_pad1d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5]) {
  %reflection_pad1d = aten.reflection_pad1d.default(self=%x, padding=[2, 1]) : f32[1, 2, 8]
  return %reflection_pad1d as "reflection_pad1d"
}
