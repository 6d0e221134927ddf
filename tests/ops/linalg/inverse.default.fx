fxge 1
model "inverse.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 3]) {
  %inverse = aten.inverse.default(self=%x) : f32[3, 3]{1, 3}
  return %inverse as "inverse"
}
