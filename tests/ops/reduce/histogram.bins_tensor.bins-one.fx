fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %b : f32[1]) {
  %a, %b = aten.histogram.bins_tensor(self=%x, bins=%b)
  return %a, %b
}
