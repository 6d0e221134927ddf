fxge 1
model "index_fill.int_Tensor.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2],
    %z : f32[]) {
  %index_fill = aten.index_fill.int_Tensor(self=%x, dim=1, index=%y, value=%z) : f32[3, 4]
  return %index_fill as "index_fill"
}
