fxge 1
model "matmul.ranks_1_1.f32" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[4]) {
  %matmul = aten.matmul.default(self=%x, other=%y) : f32[]
  return %matmul as "matmul"
}
