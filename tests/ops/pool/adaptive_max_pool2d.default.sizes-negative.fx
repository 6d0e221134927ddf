fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4, 4]) {
  %a, %b = aten.adaptive_max_pool2d.default(self=%x, output_size=[-1, -1])
  return %a, %b
}
