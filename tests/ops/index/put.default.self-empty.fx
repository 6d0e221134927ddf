fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[0],
    %i : i64[2],
    %y : f32[2]) {
  %a = aten.put.default(self=%x, index=%i, source=%y) : ?
  return %a
}
