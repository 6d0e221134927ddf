fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3, 4],
    %i : i64[2]) {
  %r = aten.index_select.default(self=%x, dim=2, index=%i)
  return %r
}
