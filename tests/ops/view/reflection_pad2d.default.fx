fxge 1
model "reflection_pad2d.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 2, 5, 4]) {
  %reflection_pad2d = aten.reflection_pad2d.default(self=%x, padding=[2, 1, 1, 2]) : f32[1, 2, 8, 7]
  return %reflection_pad2d as "reflection_pad2d"
}
