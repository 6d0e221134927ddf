fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %w : f32[4]) {
  %a, %b = aten.histogram.bin_ct(self=%x, weight=%w)
  return %a, %b
}
