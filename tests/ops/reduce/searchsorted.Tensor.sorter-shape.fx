fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[4],
    %y : f32[2, 5],
    %s : i64[3]) {
  %a = aten.searchsorted.Tensor(sorted_sequence=%x, self=%y, sorter=%s) : ?
  return %a
}
