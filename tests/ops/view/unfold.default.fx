fxge 1
model "unfold.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 8]) {
  %unfold = aten.unfold.default(self=%x, dimension=1, size=3, step=2) : f32[3, 3, 3]{8, 2, 1}
  return %unfold as "unfold"
}
