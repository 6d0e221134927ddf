fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %a, %b = aten.log_sigmoid_forward.default(self=%x)
  return %a, %b
}
