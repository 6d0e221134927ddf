fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[3, 4]) {
  %a, %b = aten._foreach_pow.ScalarList(self=[%x, %y], exponent=[0.5]) : ?, ?
  return %a, %b
}
