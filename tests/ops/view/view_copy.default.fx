fxge 1
model "view_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %view_copy = aten.view_copy.default(self=%x, size=[4, 3]) : f32[4, 3]
  return %view_copy as "view_copy"
}
