fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : f32[2, 5]) {
  %a = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y) : ?
  return %a
}
