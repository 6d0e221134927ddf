fxge 1
model "index_add.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[2, 4]) {
  %index_add = aten.index_add.default(self=%x, dim=0, index=%y, source=%z) : f32[3, 4]
  return %index_add as "index_add"
}
