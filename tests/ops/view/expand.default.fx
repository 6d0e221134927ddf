fxge 1
model "expand.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 1]) {
  %expand = aten.expand.default(self=%x, size=[3, 4]) : f32[3, 4]{1, 0}
  return %expand as "expand"
}
