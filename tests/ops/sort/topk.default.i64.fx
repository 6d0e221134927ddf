fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.topk.default(self=%x, k=2)
  return %a, %b
}
