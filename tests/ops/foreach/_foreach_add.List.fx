fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f16[4],
    %z : f32[4]) {
  %a, %b = aten._foreach_add.List(self=[%x, %y], other=[%z, %y], alpha=2) : ?, ?
  return %a, %b
}
