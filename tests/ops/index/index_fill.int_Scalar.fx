fxge 1
model "index_fill.int_Scalar.plain.f32" stage "import"
graph "main"(
    %x : f32[3, 4],
    %y : i64[2]) {
  %index_fill = aten.index_fill.int_Scalar(self=%x, dim=1, index=%y, value=1.5) : f32[3, 4]
  return %index_fill as "index_fill"
}
