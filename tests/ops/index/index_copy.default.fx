fxge 1
model "index_copy.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %index_copy = aten.index_copy.default(self=%x, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_copy as "index_copy"
}
