fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %b : f32[3],
    %w : f32[4]) {
  %a, %b = aten.histogram.bins_tensor(self=%x, bins=%b, weight=%w)
  return %a, %b
}
