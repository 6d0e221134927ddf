fxge 1
model "case" stage "import"
graph "main"(
    %x : f32[3],
    %y : i32[3]) {
  %r0, %r1, %r2 = aten.lu_unpack.default(LU_data=%x, LU_pivots=%y) : ?, ?, ?
  return %r0
}
