fxge 1
model "reflection_pad3d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 3, 4, 3]) {
  %reflection_pad3d = aten.reflection_pad3d.default(self=%x, padding=[1, 1, 1, 2, 1, 0]) : f32[1, 2, 4, 7, 5]
  return %reflection_pad3d as "reflection_pad3d"
}
