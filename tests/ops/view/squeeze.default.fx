fxge 1
model "squeeze.plain.f32" stage "import"
graph "main"(
    %x : f32[1, 3, 1]) {
  %squeeze = aten.squeeze.default(self=%x) : f32[3]
  return %squeeze as "squeeze"
}
