fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4, 2]) {
  %a, %b, %c = aten.tensor_split.indices(self=%x, indices=[3, 1]) : f32[3, 2], f32[0, 2], f32[3, 2]
  return %a, %b, %c
}
