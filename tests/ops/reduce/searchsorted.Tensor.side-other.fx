fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %b : f32[5]) {
  %r0 = aten.searchsorted.Tensor(sorted_sequence=%b, self=%x, right=true, side="left") : ?
  return %r0
}
