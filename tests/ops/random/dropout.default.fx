fxge 1
model "dropout.eval.f32" stage "import"
graph "main"(
    %x : f32[3, 4]) {
  %dropout = aten.dropout.default(input=%x, p=0.5, train=false) : f32[3, 4]
  return %dropout as "dropout"
}
