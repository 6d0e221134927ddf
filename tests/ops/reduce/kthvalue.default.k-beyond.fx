fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.kthvalue.default(self=%x, k=5)
  return %a, %b
}
