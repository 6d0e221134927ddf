fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.histogram.bin_ct(self=%x, range=[2.0, 1.0])
  return %a, %b
}
